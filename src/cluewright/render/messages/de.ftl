# Was neben Filmen und Wärmekarten steht.

## What settled a cell

reason-given = vorgegeben
reason-lines = Linien
reason-logic = einfache Logik
reason-probe = Probe
reason-guess = Vermutung
reason-learned = gelernt
reason-decimate = wahrscheinlichster Wert
reason-accepted = bessere Vermutung
reason-search = Suche
reason-row = ganze Zeile
reason-picture = ganzes Bild
reason-solution = Lösung
reason-pairs = Paare
reason-neighbour = Nachbar
reason-equal = gleiche Zahl
reason-cut = Verbindung
reason-step = Schritt
reason-supposed = angenommen
reason-other = andere
more-reasons = { $count } weitere

## How far a film is

status-cells = { $settled } von { $all } Feldern
status-borders = { $settled } Kanten
status-reasons = { $status }: { $reasons }
status-undone = { $status }; { $count } zurückgenommen

## Heat maps

heat-when = Wann: zuerst
heat-last = zuletzt
heat-what = Durch:
heat-title-when = { $title }: wann jedes Feld entschieden wurde
heat-title-what = { $title }: wodurch jedes Feld entschieden wurde
