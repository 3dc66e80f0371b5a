# Was Kakurasu sagt.

## Die Art

title = Kakurasu
rules = Färbe Felder so, dass jede Summe stimmt. Ein gefärbtes Feld zählt für die Summe seiner Zeile so viel wie die Nummer seiner Spalte und für die Summe seiner Spalte so viel wie die Nummer seiner Zeile.
move-help = ZEILE SPALTE und # (gefärbt), . (leer) oder ? (unbekannt), zum Beispiel: 2 3 #; mehrere mit Kommas dazwischen
answer-form = Antworte mit einer Textzeile je Zeile: # für ein gefärbtes Feld und . für ein leeres, nichts dazwischen.

## Techniken

technique-line-sum = Liniensumme
    .summary = Manche Felder sind bei jeder Möglichkeit, die Summe zu bilden, gleich.

## Schritte

step-line-sum = { $line }: Für die Summe { $sum } gilt immer: gefärbt { $shaded }, leer { $crossed }.
step-line-sum-shaded = { $line }: Für die Summe { $sum } gilt immer: gefärbt { $shaded }.
step-line-sum-crossed = { $line }: Für die Summe { $sum } gilt immer: leer { $crossed }.

## Fehler

fault-no-way = { $line }: Die Summe { $sum } ist nicht mehr möglich.
remedy-no-way = Mach ein Feld wieder frei: { $line }.
fault-size = Es müssen 1 bis { $most } { $axis ->
    [row] Zeilen
   *[column] Spalten
} sein, nicht { $count }.
fault-sum = { $line }: Die Summe muss von 0 bis { $most } gehen, nicht { $given }.
fault-type = Zeilen und Spalten müssen Listen von Summen sein.
fault-board = Ein Brett muss eine Liste von { $rows ->
    [one] einer Zeile
   *[other] { $rows } Zeilen
} sein.
fault-board-row = Eine Zeile muss { $columns ->
    [one] ein Zeichen haben: #, . oder ?.
   *[other] { $columns } Zeichen haben: #, . und ?.
}
fault-wrong-solution = Die bekannte Lösung löst das Rätsel nicht.

## Züge, die nicht gehen

move-unknown = { $given } ist kein Zug: { move-help }
move-off-board = { $given } liegt außerhalb des Bretts

## Seiten

mark-shade = Färben
    .name = gefärbt
mark-cross = Kreuz
    .name = leer
clue-rows = Summe der Zeile
clue-columns = Summe der Spalte
