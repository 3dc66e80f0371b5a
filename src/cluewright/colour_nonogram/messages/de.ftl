# Was das Farb-Nonogramm sagt. Die Erklärungen stehen in en.ftl.

## The kind

title = Farb-Nonogramm

## Faults of puzzles and boards

fault-palette-type = Die Palette muss eine Liste von Farben sein, nicht { $value }.
fault-palette-size = Eine Palette muss einen Hintergrund und { $fewest } bis { $most } Farben haben.
fault-palette-one = Mit nur einer Farbe ist das ein gewöhnliches Nonogramm: Lass die Farben weg.
fault-palette-name = { $number ->
    [0] Der Hintergrund
   *[other] Farbe { $number }
}: Ein Name muss 1 bis { $most } Zeichen haben; dieser ist { $value }.
fault-palette-value = { $number ->
    [0] Der Hintergrund
   *[other] Farbe { $number }
}: Eine Farbe wird wie #d03a2b geschrieben, nicht { $value }.
fault-palette-mark = { $number ->
    [0] Der Hintergrund
   *[other] Farbe { $number }
}: Ein Kennzeichen muss ein sichtbares Zeichen sein, nicht { $value }.
fault-palette-same-name = Zwei Farben heißen { $value }.
fault-palette-same-mark = Zwei Farben haben das Kennzeichen { $value }.
fault-type-lines = Die Hinweise der { $axis ->
    [row] Zeilen
   *[column] Spalten
} müssen eine Liste von Hinweisen sein, nicht { $value }.
fault-type-clue = { $line }: Ein Hinweis muss eine Liste von Blöcken sein, nicht { $value }.
fault-type-block = { $line }: Ein Block muss aus einer Länge und der Nummer einer Farbe bestehen, nicht { $value }.
fault-size-none = Ein Farb-Nonogramm braucht mindestens eine { $axis ->
    [row] Zeile
   *[column] Spalte
}.
fault-size-most = Ein Farb-Nonogramm hat höchstens { $most } { $axis ->
    [row] Zeilen
   *[column] Spalten
}.
fault-colour = { $line }: Es gibt keine Farbe { $value }; die Palette hat die Farben 1 bis { $most }.
fault-length = { $line }: Ein Block kann nicht die Länge { $value } haben.
fault-too-long = { $line }: { $clue } braucht { $needed } Felder, aber es { $length ->
    [1] gibt nur 1
   *[other] gibt nur { $length }
}.
fault-too-long-block = { $line }: Ein Block der Länge { $value } passt nicht in { $length ->
    [1] 1 Feld
   *[other] { $length } Felder
}.
fault-sums-differ = Die Hinweise der Zeilen ergeben { $rows } { $rows ->
    [one] Feld
   *[other] Felder
} in { $colour }, die der Spalten { $columns }.
fault-board-colour = Der Spielstand hat die Farbe { $found }, das Rätsel nur { $symbols }.

## Faults of boards

clue-hidden = ein verdeckter Hinweis
fault-impossible-line = { $line } lässt sich nicht vervollständigen: Keine Anordnung von { $clue } passt.
fault-impossible-line-remedy = Nimm deine letzte Änderung in { $line } oder in { $axis ->
    [row] einer kreuzenden Spalte
   *[column] einer kreuzenden Zeile
} zurück.
fault-foreign-colour = { $line } hat keinen Block der Farbe { $colour }, aber { $places } { COUNT($places) ->
    [one] hat
   *[other] haben
} sie.
fault-foreign-colour-remedy = Leere { $places } in { $line }.
fault-wrong-solution = Die angegebene Lösung löst das Rätsel nicht.

## The names of colours, as a palette made from a picture has them

colour-white = Weiß
colour-silver = Silber
colour-light-grey = Hellgrau
colour-grey = Grau
colour-dark-grey = Dunkelgrau
colour-black = Schwarz
colour-blue-grey = Blaugrau
colour-pale-blue = Blassblau
colour-light-blue = Hellblau
colour-sky-blue = Himmelblau
colour-blue = Blau
colour-dark-blue = Dunkelblau
colour-turquoise = Türkis
colour-teal = Petrol
colour-mint = Minze
colour-light-green = Hellgrün
colour-lime = Limette
colour-green = Grün
colour-dark-green = Dunkelgrün
colour-olive = Oliv
colour-cream = Creme
colour-yellow = Gelb
colour-gold = Gold
colour-orange = Orange
colour-rust = Rost
colour-peach = Pfirsich
colour-beige = Beige
colour-tan = Hellbraun
colour-brown = Braun
colour-dark-brown = Dunkelbraun
colour-salmon = Lachs
colour-red = Rot
colour-dark-red = Dunkelrot
colour-pink = Rosa
colour-deep-pink = Pink
colour-magenta = Magenta
colour-lavender = Lavendel
colour-violet = Violett
colour-purple = Purpur
colour-dark-purple = Dunkelviolett
