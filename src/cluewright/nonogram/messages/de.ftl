# Was Nonogramm sagt. Zeilen und Spalten sind Linien, ihre Zahlen der Hinweis; jede Zahl steht für einen Block gefüllter
# Felder. Eine Zahl ist weiblich („die 3“) und steht hier nur im Nominativ oder Akkusativ, wo beide gleich lauten.

## The kind

title = Nonogramm
rules = Die Zahlen geben der Reihe nach an, wie lang die gefüllten Blöcke jeder Zeile und Spalte sind. Zwischen zwei Blöcken bleibt mindestens ein Feld leer.
move-help = #ZEILE,SPALTE füllt, .ZEILE,SPALTE kreuzt an, ?ZEILE,SPALTE leert; Bereiche wie #3,4-7 oder .1-5,2; mehrere Teile mit Leerzeichen dazwischen sind ein Zug
answer-form = Antworte mit einer Textzeile je Zeile: # für ein gefülltes Feld und . für ein leeres, nichts dazwischen.

## Values of cells

value-unknown = unbekannt
value-empty = leer
value-filled = gefüllt
value-impossible = unmöglich

## Techniques

technique-complete-line = volle Linie
    .summary = Der Hinweis braucht die ganze Linie oder ist 0, also ist jedes Feld bekannt.
technique-finished-line = fertige Linie
    .summary = Alle Blöcke sind vollständig, also sind die übrigen Felder leer.
technique-satisfied-clue = fertiger Block
    .summary = Ein Block ist vollständig, also sind die Felder daneben leer.
technique-only-gap = einzige Lücke
    .summary = Ein Block passt nur in eine Lücke und füllt sie aus.
technique-edge-fill = Randblock
    .summary = Das erste offene Feld von einem Ende her ist gefüllt, also beginnt dort der erste Block von diesem Ende.
technique-only-place = einziger Platz
    .summary = Ein Block hat nur noch einen Platz, also liegt er dort.
technique-overlap = Überlappung
    .summary = Manche Felder bedeckt der Block, wo immer er liegt.
technique-glue = Klebstoff
    .summary = Ein gefülltes Feld nahe einem Ende gehört zum ersten Block von dort, und damit stehen weitere Felder des Blocks fest.
technique-mercury = Quecksilber
    .summary = Ein gefülltes Feld nahe einem Ende gehört zum ersten Block von dort, und der reicht nicht bis zum Ende zurück.
technique-small-gap = zu kleine Lücke
    .summary = Eine Lücke ist zu klein für jeden Block, der sie erreichen könnte, also ist sie leer.
technique-unreachable = unerreichbar
    .summary = Felder, die kein Block erreicht, sind leer.
technique-forced-gap = erzwungener Abstand
    .summary = Eine Gruppe gefüllter Felder ist so lang wie jeder Block, zu dem sie gehören kann, also sind die Felder daneben leer.
technique-joining = Verbinden
    .summary = Zwei Gruppen gefüllter Felder gehören zum selben Block, also sind die Felder dazwischen gefüllt.
technique-splitting = Trennen
    .summary = Ein gefülltes Feld würde zwei Gruppen zu einem zu langen Block verbinden, also ist es leer.
technique-group-owners = mögliche Besitzer
    .summary = Zu welchem Block eine Gruppe gefüllter Felder auch gehört, manche Felder sind immer gleich.
technique-line-analysis = Linienanalyse
    .summary = Manche Felder sind in jeder passenden Anordnung der Linie gleich.
technique-contradiction = Widerspruch
    .summary = Nimm das Gegenteil an, folge den Linien, und ein Widerspruch entsteht.
technique-common-consequence = gemeinsame Folge
    .summary = Ob ein Feld gefüllt oder leer ist, es folgt dasselbe.
technique-two-cells-deep = zwei Felder tief
    .summary = Nimm das Gegenteil an: Nach weiteren Widersprüchen darin entsteht ein Widerspruch.
technique-search = Suche
    .summary = Von hier an hilft nur noch Ausprobieren.
technique-supposition = Annahme
    .summary = Ein Feld wird als gefüllt oder leer angenommen, um zu sehen, was folgt.
technique-clash = Zusammenstoß
    .summary = Eine Linie lässt sich nicht vervollständigen, also ist die Annahme falsch.

## Blocks

block = die { $number }
block-first = die erste { $number }
block-last = die letzte { $number }
block-nth = die { $nth }. { $number }
clue-hidden = ein verdeckter Hinweis

## What becomes of cells

so-filled = also { COUNT($cells) ->
    [one] ist
   *[other] sind
} { $cells } gefüllt
so-empty = also { COUNT($cells) ->
    [one] ist
   *[other] sind
} { $cells } leer
so-both = also { COUNT($filled) ->
    [one] ist
   *[other] sind
} { $filled } gefüllt und { $empty } leer
then-filled = { COUNT($cells) ->
    [one] ist
   *[other] sind
} { $cells } gefüllt
then-empty = { COUNT($cells) ->
    [one] ist
   *[other] sind
} { $cells } leer
then-both = { COUNT($filled) ->
    [one] ist
   *[other] sind
} { $filled } gefüllt und { $empty } leer

## Steps on one line

step-complete-line = { $line }: Hier belegt { $block } { $length ->
    [1] das einzige Feld
   *[other] alle { $length } Felder
}, { $so }.
step-complete-line-blocks = { $line }: Die Blöcke { LIST($blocks) } belegen mit { COUNT($blocks) ->
    [2] der Lücke
   *[other] den Lücken
} dazwischen alle { $length } Felder, { $so }.
step-complete-line-many = { $line }: Die { $count } Blöcke belegen mit den Lücken dazwischen alle { $length } Felder, { $so }.
step-complete-line-empty = { $line }: Der Hinweis ist 0, also sind alle Felder leer.

step-finished-line = { $line }: Hier ist { $block } vollständig, { $so }.
step-finished-line-blocks = { $line }: Die Blöcke { LIST($blocks) } sind vollständig, { $so }.
step-finished-line-many = { $line }: Alle { $count } Blöcke sind vollständig, also sind die übrigen Felder leer.
step-finished-line-next = { $line }: Damit sind alle Blöcke vollständig, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }: Hier ist { $block } in { $cells } vollständig, { $so }.
step-satisfied-clue-alone = { $line }: Hier ist { $block } in { $cells } vollständig, { LIST($reasons) }, { $so }.
step-satisfied-clue-next = { $line }: Damit ist der Block vollständig, { $so }.
step-satisfied-clue-alone-next = { $line }: Damit ist der Block vollständig, { LIST($reasons) }, { $so }.
nothing-before = davor kommt nichts
nothing-after = danach kommt nichts
nothing-between = daneben folgt erst wieder { $block }

step-only-gap = { $line }: Hier passt { $block } nur in die Lücke in { $gap } und füllt sie aus.

from-side = { $side ->
    [left] Von links
    [right] Von rechts
    [top] Von oben
   *[bottom] Von unten
}
step-edge-fill = { $line }: { from-side } gezählt beginnt { $block } in { $cell }, { $so }.
step-glue = { $line }: { from-side } gezählt bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.
step-mercury = { $line }: { from-side } gezählt bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.
step-mercury-both = { $line }: Hier bedeckt { $block } sicher { $cell } und passt nur in { $span }, { $so }.

step-overlap = { $line }: Hier passt { $block } nur in { $span } und bedeckt deshalb in jedem Fall { $cells }.
step-only-place = { $line }: Hier passt { $block } nur in { $span } und liegt deshalb genau dort.

step-small-gap = { $line }: Die Lücke in { $gap } ist zu klein für einen Block der Länge { LIST($lengths, type: "or") }, also ist sie leer.

step-unreachable = { $line }: Hier reicht { $before } höchstens bis { $end }, { $after } beginnt frühestens in { $start }, { $so }.
step-unreachable-before = { $line }: Hier beginnt { $after } frühestens in { $start }, { $so }.
step-unreachable-after = { $line }: Hier reicht { $before } höchstens bis { $end }, { $so }.

step-forced-gap = { $line }: Kein Block, der länger als { $length } ist, kann { $cells } bedecken, { $so }.
step-forced-gap-complete = { $line }: Hier ist { $block } in { $cells } vollständig, { $so }.

step-joining = { $line }: { $cells } gehören zum selben Block, das ist { $block }, { $so }.

step-splitting = { $line }: Mit { $cell } entstünde in { $cells } ein Block von mindestens { $length } Feldern, und so lang ist hier keiner, { $so }.

step-group-owners = { $line }: Nur { $block } kann { $cells } bedecken. Wo der Block auch liegt, { $then }.
step-group-owners-several = { $line }: Nur ein Block der Länge { LIST($lengths, type: "or") } kann { $cells } bedecken. Wo er auch liegt, { $then }.

step-line-analysis = { $line }: { $count ->
    [1] In der einzigen passenden Anordnung
    [2] In beiden passenden Anordnungen
   *[other] In allen { $count } passenden Anordnungen
} { $then }.
step-line-analysis-many = { $line }: In jeder passenden Anordnung { $then }.

## Steps that assume something

step-contradiction = Wäre { $cell } { $value ->
    [filled] gefüllt
   *[empty] leer
}, ließe sich { $line } { $steps ->
    [0] nicht vervollständigen
    [1] nach einem Schritt nicht vervollständigen
   *[other] nach { $steps } Schritten nicht vervollständigen
}, { $so }.
step-contradiction-inside = Wäre auch { $cell } { $value ->
    [filled] gefüllt
   *[empty] leer
}, ließe sich { $line } { $steps ->
    [0] nicht vervollständigen
    [1] nach einem Schritt nicht vervollständigen
   *[other] nach { $steps } Schritten nicht vervollständigen
}, { $so }.
step-two-cells-deep = Wäre { $cell } { $value ->
    [filled] gefüllt
   *[empty] leer
}, ließe sich { $line } nach { $steps } Schritten, darunter { $inner ->
    [1] ein weiterer Widerspruch
   *[other] { $inner } weitere Widersprüche
}, nicht vervollständigen, { $so }.
step-common-consequence = Ob { $cell } gefüllt oder leer ist, in beiden Fällen { $then }. Das ergibt sich im ersten Fall in { $filled ->
    [1] einem Schritt
   *[other] { $filled } Schritten
}, im zweiten in { $empty ->
    [1] einem
   *[other] { $empty }
}.
step-common-consequence-even = Ob { $cell } gefüllt oder leer ist, in beiden Fällen { $then }. Das ergibt sich jeweils in { $filled ->
    [1] einem Schritt
   *[other] { $filled } Schritten
}.
step-supposition = Angenommen, { $cell } ist { $value ->
    [filled] gefüllt
   *[empty] leer
}.
step-supposition-inside = Angenommen, auch { $cell } ist { $value ->
    [filled] gefüllt
   *[empty] leer
}.
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
step-search-cell = Ausprobieren zeigt: { $cell } ist { $value ->
    [filled] gefüllt
   *[empty] leer
}.
step-search-cell-unproven = Wenn das Rätsel nur eine Lösung hat, ist { $cell } { $value ->
    [filled] gefüllt
   *[empty] leer
}.

## Faults of boards

fault-answer-blocks = { $line } zeigt { $blocks }, der Hinweis ist aber { $clue }.
fault-impossible-line = { $line } lässt sich nicht vervollständigen: Keine Anordnung von { $clue } passt.
fault-impossible-line-remedy = Nimm deine letzte Änderung in { $line } oder in { $axis ->
    [row] einer kreuzenden Spalte
   *[column] einer kreuzenden Zeile
} zurück.

## Faults of puzzles and pictures

fault-missing = Die Hinweise der { $axis ->
    [row] Zeilen
   *[column] Spalten
} fehlen.
fault-type-lines = Die Hinweise der { $axis ->
    [row] Zeilen
   *[column] Spalten
} müssen eine Liste von Hinweisen sein, nicht { $value }.
fault-type-clues = Hinweise müssen ein Nonogramm sein oder eine Liste der Zeilen und eine Liste der Spalten.
fault-type-clue = Ein Hinweis muss eine Liste ganzer Zahlen sein, nicht { $value }.
fault-type-clue-of-line = { $line }: Ein Hinweis muss eine Liste ganzer Zahlen sein, nicht { $value }.
fault-type-number = Ein Hinweis muss aus ganzen Zahlen bestehen, nicht aus { $value }.
fault-type-number-of-line = { $line }: { $value } ist keine ganze Zahl.
fault-size-none = Ein Nonogramm braucht mindestens eine { $axis ->
    [row] Zeile
   *[column] Spalte
}.
fault-size-most = Ein Nonogramm hat höchstens { $most } { $axis ->
    [row] Zeilen
   *[column] Spalten
}.
fault-size-given = Die { $side ->
    [width] Breite
   *[height] Höhe
} ist mit { $given } angegeben, nach den Hinweisen ist sie { $actual }.
fault-negative = Ein Block kann nicht die Länge { $value } haben.
fault-negative-of-line = { $line }: Ein Block kann nicht die Länge { $value } haben.
fault-zero = Ein Hinweis mit einer 0 kann keine weiteren Zahlen haben.
fault-zero-of-line = { $line }: Ein Hinweis mit einer 0 kann keine weiteren Zahlen haben.
fault-too-long = { $line }: { $clue } braucht { $needed } Felder, aber es { $length ->
    [1] gibt nur 1
   *[other] gibt nur { $length }
}.
fault-too-long-block = { $line }: Ein Block der Länge { $value } passt nicht in { $length ->
    [1] 1 Feld
   *[other] { $length } Felder
}.
fault-too-long-clue = Der Hinweis { $clue } passt nicht in { $length ->
    [1] 1 Feld
   *[other] { $length } Felder
}.
fault-sums-differ = Die Hinweise der Zeilen ergeben { $rows } { $rows ->
    [one] gefülltes Feld
   *[other] gefüllte Felder
}, die der Spalten { $columns }.
fault-clue-differs = { $line }: Der Hinweis ist { $found }, das Bild ergibt aber { $expected }.
fault-clue-differs-missing = { $line }: Es gibt keinen Hinweis, das Bild ergibt aber { $expected }.
fault-clue-differs-beyond = { $line }: Es gibt einen Hinweis, aber das Bild hat keine solche { $axis ->
    [row] Zeile
   *[column] Spalte
}.
fault-wrong-solution = Die angegebene Lösung löst das Rätsel nicht.
fault-not-unique = Hinweise lassen sich nur in Rätseln mit genau einer Lösung verdecken.
fault-no-solution = Das Rätsel hat keine Lösung, über die sich berichten ließe.
fault-no-solution-yet = Es gibt noch keine Lösung: Gib zuerst eine an.

fault-cell = { $place }: Ein Feld muss 0 oder 1 sein, nicht { $value }.
fault-cell-symbol = { $place }: Ein Feld muss # oder . sein, nicht { $value }.
cell-of-line = Feld { $number }
cell-of-picture = Bild { $number }, { $cell }
fault-undecided = { $cell } ist noch weder gefüllt noch leer.
fault-shape = { $what ->
    [picture] Ein Bild
    [line] Eine Linie
   *[stack] Ein Stapel von Bildern
} muss { $dimensions ->
    [one] 1 Dimension
   *[other] { $dimensions } Dimensionen
} haben, nicht { $given }.
fault-size-sides = Jede Seite muss 1 bis { $most } Felder haben, hier sind es { $size }.
fault-size-rows = Ein Bild muss 1 bis { $most } Zeilen haben.
fault-size-row = { $line } muss 1 bis { $most } Felder haben.
fault-size-line = Eine Linie muss 1 bis { $most } Felder haben.
fault-size-differ = Bilder von { $first } und { $second } lassen sich nicht Feld für Feld vergleichen.
fault-type-array = { $what ->
    [picture] Ein Bild
    [line] Eine Linie
   *[stack] Ein Stapel von Bildern
} muss ein Array aus bool oder aus 0 und 1 sein, nicht aus { $value }.
fault-type-picture = Ein Bild muss eine Liste von Zeilen sein, nicht { $value }.
fault-type-pictures = Mehrere Bilder müssen ein Array (count, height, width) oder eine Liste von Bildern sein.
fault-type-row = { $line } muss eine Liste von Feldern sein, nicht { $value }.
fault-type-line = Eine Linie muss eine Liste von Feldern sein, nicht { $value }.
fault-ragged = { $line } hat { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}, aber { $first } hat { $width }.
fault-of-picture = Bild { $number }: { $fault }
fault-changed = Das Bild wurde von einem anderen Thread geändert, während es gelesen wurde.
fault-place = { $cell } gibt es in einem Bild von { $size } nicht.
fault-place-column = { $column } gibt es in einem Bild von { $size } nicht.
fault-board = Eine Zeichnung muss eine Liste von Zeilen aus # und . mit höchstens { $most } Feldern sein.
fault-line-symbol = Ein Feld muss #, . oder ? sein, nicht { $value }.
fault-line-number = Ein Feld muss 0 (unbekannt), 1 (leer) oder 2 (gefüllt) sein, nicht { $value }.
fault-line-nested = Eine Linie muss eine Liste von Feldern sein, nicht von Listen.
fault-line-shape = Eine Linie muss eine Dimension haben, nicht die Form { $shape }.

## Pages

mark-fill = Füllen
    .name = gefüllt
mark-cross = Kreuz
    .name = angekreuzt
mark-open = Offen
    .name = offen
clue-rows = Zeilenhinweis
clue-columns = Spaltenhinweis
about-editor = Zeichne ein Bild oder mach eins aus einem Foto. Die Hinweise ergeben sich von selbst.
page-erase = Löschen
page-begin = Fülle ein Feld, um anzufangen.
page-filled = gefüllt

reason-lines = einzelne Linien
reason-probe = beide Werte probiert
reason-decimate = statistische Vermutung
reason-accepted = bestätigte Vermutung
reason-logic = Logik
reason-row = Zeile für Zeile
reason-picture = ganze Bilder

## Pictures

repair-thickened = { $count ->
    [one] ein Feld verdickt eine Linie
   *[other] { $count } Felder verdicken Linien
}
repair-bridged = { $count ->
    [one] ein Feld schließt eine Lücke
   *[other] { $count } Felder schließen Lücken
}
repair-rounded = { $count ->
    [one] ein Feld rundet eine Ecke ab
   *[other] { $count } Felder runden Ecken ab
}
repair-trimmed = { $count ->
    [one] ein Feld am Rand einer Form ist jetzt leer
   *[other] { $count } Felder am Rand von Formen sind jetzt leer
}
repair-dotted = { $count ->
    [one] ein Punkt kommt hinzu
   *[other] { $count } Punkte kommen hinzu
}

## The first board: what to try, and the rule it breaks

page-first-length = Zeile 4 hat die Zahl 1. Fülle beide markierten Felder und sieh, was passiert.
page-first-length-why = Die Zahlen nennen die Längen der Blöcke: 1 ist ein einzelnes gefülltes Feld, und hier stehen zwei nebeneinander.
page-first-gap = Zeile 1 hat die Zahlen 2 2. Fülle die drei markierten Felder nebeneinander.
page-first-gap-why = 2 2 heißt: zwei Blöcke aus je zwei Feldern, in dieser Reihenfolge, mit mindestens einem leeren Feld dazwischen. Ein Block aus drei Feldern ist keiner davon.
