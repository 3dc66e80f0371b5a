# Was das Farb-Nonogramm sagt. Die Erklärungen stehen in en.ftl.

## The kind

title = Farb-Nonogramm
rules = Die Zahlen geben der Reihe nach an, wie lang die Blöcke jeder Zeile und Spalte sind, und haben deren Farben. Zwischen zwei Blöcken derselben Farbe bleibt mindestens ein Feld leer; Blöcke verschiedener Farben dürfen sich berühren.
move-help = aZEILE,SPALTE malt in der ersten Farbe, b in der zweiten und so weiter, .ZEILE,SPALTE kreuzt an, ?ZEILE,SPALTE leert; Bereiche wie a3,4-7 oder .1-5,2; mehrere Teile mit Leerzeichen dazwischen sind ein Zug
answer-form = Antworte mit einer Textzeile je Zeile: der Buchstabe der Farbe für ein farbiges Feld und . für ein leeres, nichts dazwischen.
prompt-colours = Farben:

## Values of cells

value-unknown = unbekannt
value-empty = leer

## Pages

mark-colour = Farbe
    .name = farbig
mark-cross = Kreuz
    .name = angekreuzt
mark-open = Offen
    .name = offen
clue-rows = Zeilenhinweis
clue-columns = Spaltenhinweis

reason-lines = einzelne Linien
reason-probe = Farben ausprobiert
reason-picture = ganze Bilder

page-first-length = Zeile 1 hat eine grüne 1. Nimm Grün, male beide markierten Felder aus und sieh, was passiert.
page-first-length-why = Die Zahlen nennen die Längen der Blöcke: Eine grüne 1 ist ein einzelnes grünes Feld, und hier stehen zwei nebeneinander.
page-first-colour = Zeile 2 hat nur eine grüne Zahl. Male das markierte Feld rot aus.
page-first-colour-why = Eine Zeile oder Spalte hat nur die Farben ihrer Zahlen: In Zeile 2 gibt es keinen roten Block.
page-first-gap = Zeile 4 hat eine rote 2 und noch eine rote 2. Male die drei markierten Felder rot aus.
page-first-gap-why = Zwischen zwei Blöcken derselben Farbe bleibt mindestens ein Feld leer. Ein roter Block aus drei Feldern ist keiner der beiden.

## Faults of the JSON form

fault-missing = { $key ->
    [palette] Die Palette fehlt
    [rows] Die Hinweise der Zeilen fehlen
   *[columns] Die Hinweise der Spalten fehlen
}.
fault-size-given = Die { $side ->
    [width] Breite
   *[height] Höhe
} ist mit { $given } angegeben, nach den Hinweisen ist sie { $actual }.

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
}: Ein Kennzeichen muss ein sichtbares Zeichen und keine Ziffer sein, nicht { $value }.
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
fault-answer-blocks = { $line } zeigt { $blocks }, der Hinweis ist aber { $clue }.
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
fault-not-unique = Hinweise lassen sich nur in Rätseln mit genau einer Lösung verdecken.
fault-no-solution = Das Rätsel hat keine Lösung, über die sich berichten ließe.
fault-drawing = Eine Zeichnung muss eine Palette und eine Liste von Zeilen mit höchstens { $most } Feldern haben.
fault-drawing-palette = Eine farbige Zeichnung braucht eine Palette.

## The names of colours, as a palette made from a picture has them

colour-white = Weiß
colour-silver = Silber
colour-light-grey = Hellgrau
colour-grey = Grau
colour-dark-grey = Dunkelgrau
colour-charcoal = Anthrazit
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

## Techniques

technique-complete-line = volle Linie
    .summary = Der Hinweis braucht die ganze Linie oder ist 0, also ist jedes Feld bekannt.
technique-finished-line = fertige Linie
    .summary = Alle Blöcke sind vollständig, also sind die übrigen Felder leer.
technique-satisfied-clue = fertiger Block
    .summary = Ein Block ist vollständig, und kein anderer kann ihn dort berühren, also sind Felder daneben leer.
technique-only-gap = einzige Lücke
    .summary = Ein Block passt nur in eine Lücke und füllt sie aus.
technique-edge-fill = Randblock
    .summary = Das erste offene Feld von einem Ende her hat eine Farbe, also beginnt dort der erste Block von diesem Ende.
technique-neighbouring-colours = benachbarte Farben
    .summary = Zwei Farben treffen ohne Lücke aufeinander, also endet dort ein Block und der nächste beginnt.
technique-only-place = einziger Platz
    .summary = Ein Block hat nur noch einen Platz, also liegt er dort.
technique-overlap = Überlappung
    .summary = Manche Felder bedeckt der Block, wo immer er liegt.
technique-glue = Klebstoff
    .summary = Ein farbiges Feld nahe einem Ende gehört zum ersten Block von dort, und damit stehen weitere Felder des Blocks fest.
technique-mercury = Quecksilber
    .summary = Ein farbiges Feld nahe einem Ende gehört zum ersten Block von dort, und der reicht nicht bis zum Ende zurück.
technique-small-gap = zu kleine Lücke
    .summary = Eine Lücke ist zu klein für jeden Block, der sie erreichen könnte, also ist sie leer.
technique-missing-colour = fehlende Farbe
    .summary = Die Linien, die hier kreuzen, haben die Farbe des Blocks nicht, also kann er dort nicht liegen.
technique-unreachable = unerreichbar
    .summary = Felder, die kein Block erreicht, sind leer.
technique-forced-gap = erzwungener Abstand
    .summary = Eine Gruppe von Feldern ist so lang wie jeder Block, zu dem sie gehören kann, und keine andere Farbe kann sie berühren, also sind Felder daneben leer.
technique-joining = Verbinden
    .summary = Zwei Gruppen einer Farbe gehören zum selben Block, also auch die Felder dazwischen.
technique-splitting = Trennen
    .summary = Ein Feld würde zwei Gruppen zu einem zu langen Block verbinden, und kein anderer Block passt dorthin, also ist es leer.
technique-group-owners = mögliche Besitzer
    .summary = Zu welchem Block eine Gruppe von Feldern auch gehört, manche Felder sind immer gleich.
technique-out-of-reach = außer Reichweite
    .summary = Keine Farbe erreicht das Feld sowohl in seiner Zeile als auch in seiner Spalte, also ist es leer.
technique-line-analysis = Linienanalyse
    .summary = Manche Felder sind in jeder passenden Anordnung der Linie gleich.
technique-crossing-colours = gekreuzte Farben
    .summary = Was die Zeile und was die Spalte zulässt, hat nur eine Farbe gemeinsam.
technique-colour-chain = Farbkette
    .summary = Zeilen und Spalten schließen nacheinander Farben aus, bis einem Feld nur eine bleibt.
technique-contradiction = Widerspruch
    .summary = Nimm eine andere Farbe an, folge den Linien, und ein Widerspruch entsteht.
technique-search = Suche
    .summary = Von hier an hilft nur noch Ausprobieren.
technique-exclusion = Ausschluss
    .summary = Manche Farben eines Feldes kommen in keiner passenden Anordnung der Linie vor.
technique-supposition = Annahme
    .summary = Für ein Feld wird eine Farbe angenommen, oder dass es leer ist, um zu sehen, was folgt.
technique-clash = Zusammenstoß
    .summary = Eine Linie lässt sich nicht vervollständigen, also ist die Annahme falsch.

## What cells are

empty = leer
as-colour = in { $colour }
as-empty = leer

## Blocks

block = die { $number } in { $colour }
block-first = die erste { $number } in { $colour }
block-last = die letzte { $number } in { $colour }
block-nth = die { $nth }. { $number } in { $colour }
block-listed = { $number } in { $colour }

## What becomes of cells

part-colour = { $cells } { COUNT($cells) ->
    [one] hat
   *[other] haben
} die Farbe { $colour }
part-empty = { $cells } { COUNT($cells) ->
    [one] ist
   *[other] sind
} leer
part-not = für { $cells } { COUNT($colours) ->
    [one] scheidet
   *[other] scheiden
} { LIST($colours) } aus
clauses-two = { $first } und { $last }
clauses-more = { $first }, { $rest }
so = also gilt: { $parts }
then = gilt: { $parts }

## Steps on one line

step-complete-line = { $line }: Hier belegt { $block } { $length ->
    [1] das einzige Feld
   *[other] alle { $length } Felder
}, { $so }.
step-complete-line-blocks = { $line }: Die Blöcke { LIST($blocks) } belegen alle { $length } Felder, { $so }.
step-complete-line-gaps = { $line }: Die Blöcke { LIST($blocks) } belegen mit einer Lücke zwischen gleichen Farben alle { $length } Felder, { $so }.
step-complete-line-many = { $line }: Die { $count } Blöcke belegen alle { $length } Felder, { $so }.
step-complete-line-empty = { $line }: Der Hinweis ist 0, also sind alle Felder leer.

step-finished-line = { $line }: Hier ist { $block } vollständig, { $so }.
step-finished-line-blocks = { $line }: Die Blöcke { LIST($blocks) } sind vollständig, { $so }.
step-finished-line-many = { $line }: Alle { $count } Blöcke sind vollständig, also sind die übrigen Felder leer.
step-finished-line-next = { $line }: Damit sind alle Blöcke vollständig, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }: Hier ist { $block } in { $cells } vollständig, { LIST($reasons) }, { $so }.
step-satisfied-clue-next = { $line }: Damit ist der Block vollständig, { LIST($reasons) }, { $so }.
nothing-before = davor kommt nichts
nothing-after = danach kommt nichts
nothing-between = daneben folgt erst wieder { $block }
gap-before = davor braucht { $block } einen Abstand
gap-after = danach braucht { $block } einen Abstand

step-only-gap = { $line }: Hier passt { $block } nur in die Lücke in { $gap } und füllt sie aus.

from-side = { $side ->
    [left] Von links
    [right] Von rechts
    [top] Von oben
   *[bottom] Von unten
}
step-edge-fill = { $line }: { from-side } gezählt beginnt { $block } in { $cell }, { $so }.
step-neighbouring-colours = { $line }: In { $cells } treffen { $first } und { $second } aufeinander; dort endet { $ending } und beginnt { $starting }, { $so }.
step-neighbouring-colours-several = { $line }: In { $cells } treffen { $first } und { $second } aufeinander; dort endet ein Block von mindestens { $before } in { $first } und beginnt einer von mindestens { $behind } in { $second }, { $so }.
step-glue = { $line }: { from-side } gezählt bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.
step-mercury = { $line }: { from-side } gezählt bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.
step-mercury-both = { $line }: Hier bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.

step-overlap = { $line }: Hier passt { $block } nur in { $span } und bedeckt deshalb in jedem Fall { $cells }.
step-only-place = { $line }: Hier passt { $block } nur in { $span } und liegt deshalb genau dort.

step-small-gap = { $line }: Die Lücke in { $gap } ist zu klein für einen Block der Länge { LIST($lengths, type: "or") }, also ist sie leer.

step-missing-colour = { $line }: In { $cells } kommt { LIST($colours, type: "or") } nicht vor, und kein anderer Block reicht bis dort, { $so }.
step-missing-colour-room = { $line }: In { $cells } kommt { $colour } nicht vor, deshalb passt { $block } nur in { $span }, { $so }.

step-unreachable = { $line }: Hier reicht { $before } höchstens bis { $end }, { $after } beginnt frühestens in { $start }, { $so }.
step-unreachable-before = { $line }: Hier beginnt { $after } frühestens in { $start }, { $so }.
step-unreachable-after = { $line }: Hier reicht { $before } höchstens bis { $end }, { $so }.

step-forced-gap = { $line }: Kein Block in { $colour }, der länger als { $length } ist, kann { $cells } bedecken, und keine andere Farbe kann ihn berühren, { $so }.
step-forced-gap-complete = { $line }: Hier ist { $block } in { $cells } vollständig, und keine andere Farbe kann den Block berühren, { $so }.

step-joining = { $line }: { $cells } gehören zum selben Block, das ist { $block }, { $so }.

step-splitting = { $line }: Wäre { $cell } { $colour }, entstünde in { $cells } ein Block von mindestens { $length } Feldern; so lang ist hier keiner, und ein anderer passt nicht dorthin, { $so }.

step-group-owners = { $line }: Nur { $block } kann { $cells } bedecken. Wo der Block auch liegt, { $then }.
step-group-owners-several = { $line }: Nur ein Block in { $colour } der Länge { LIST($lengths, type: "or") } kann { $cells } bedecken. Wo er auch liegt, { $then }.

step-out-of-reach = { $line }: In { $cells } kann in der Zeile nur { LIST($row, type: "or") } liegen und in der Spalte nur { LIST($column, type: "or") }, { $so }.

step-line-analysis = { $line }: { $count ->
    [1] In der einzigen passenden Anordnung
    [2] In beiden passenden Anordnungen
   *[other] In allen { $count } passenden Anordnungen
} { $then }.
step-line-analysis-many = { $line }: In jeder passenden Anordnung { $then }.

step-crossing-colours = { $line }: In { $cells } lässt die Zeile nur { LIST($row, type: "or") } zu und die Spalte nur { LIST($column, type: "or") }, { $so }.

## Steps over several lines

step-colour-chain = In { $steps ->
    [1] einem Schritt
   *[other] { $steps } Schritten
} schließen Zeilen und Spalten für { $cell } alles andere aus, { $so }.
step-contradiction = Wäre { $cell } { $state }, ließe sich { $line } { $steps ->
    [0] nicht vervollständigen
    [1] nach einem Schritt nicht vervollständigen
   *[other] nach { $steps } Schritten nicht vervollständigen
}, { $so }.
step-contradiction-several = { $cases }, { $so }.
contradiction-case = wäre { $cell } { $state }, ließe sich { $line } { $steps ->
    [0] nicht vervollständigen
    [1] nach einem Schritt nicht vervollständigen
   *[other] nach { $steps } Schritten nicht vervollständigen
}
step-contradiction-of = Zeilen und Spalten lassen für { $cell } nur { LIST($colours, type: "or") } zu: { $cases }, { $so }.
step-exclusion = { $line }: In jeder Anordnung, die noch passt, { $then }.
step-supposition = Angenommen, { $cell } ist { $state }.
step-clash = Aber dann lässt sich { $line } nicht vervollständigen: Keine Anordnung von { $clue } passt mehr.

## Search

step-search = Von hier an hilft nur Ausprobieren. Es ergibt { $count ->
    [1] das letzte Feld
   *[other] die letzten { $count } Felder
}.
step-search-several = Von hier an hilft nur Ausprobieren. Es ergibt { $count ->
    [1] ein Feld, das
   *[other] { $count } Felder, die
} in allen Lösungen gleich { $count ->
    [1] ist
   *[other] sind
}.
step-search-unproven = Von hier an hilft nur Ausprobieren. Es ergab { $count ->
    [1] einen Wert für das letzte Feld
   *[other] Werte für die letzten { $count } Felder
}, wurde aber beendet, bevor andere Lösungen ausgeschlossen waren.
step-search-nothing = Keine Technik hilft hier, und das Ausprobieren endete, bevor eine Lösung gefunden war.
step-search-cell = Ausprobieren zeigt: { $cell } ist { $state }.
step-search-cell-unproven = Wenn das Rätsel nur eine Lösung hat, ist { $cell } { $state }.

## What repair did to a picture, and what became of it

one-colour = dieses Bild hat nur eine Farbe und ist deshalb ein gewöhnliches Nonogramm
repair-moved = { $count ->
    [one] ein Feld verschiebt eine Farbgrenze
   *[other] { $count } Felder verschieben Farbgrenzen
}
repair-dotted = { $count ->
    [one] ein Punkt kommt hinzu
   *[other] { $count } Punkte kommen hinzu
}

## The editor

about-editor = Zeichne ein Bild in bis zu 15 Farben oder mach eins aus einem Foto. Die Hinweise ergeben sich von selbst.
page-palette = Palette
page-colour-key = { $colour } (Taste { $key })
page-add = Farbe hinzufügen
page-change-colour = Diese Farbe ändern
page-value = Farbe
page-name = Name
page-mark = Kennzeichen
page-remove = Entfernen
page-begin = Fülle ein Feld, um anzufangen.
page-second = In einer Farbe ist das ein gewöhnliches Nonogramm. Mit einer zweiten wird es ein Farb-Nonogramm.
