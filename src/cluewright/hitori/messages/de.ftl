# Was Hitori sagt. Felder sind geschwärzt oder frei.

## The kind

title = Hitori
rules = Schwärze Felder, bis unter den freien Feldern keiner Zeile und keiner Spalte eine Zahl doppelt vorkommt. Geschwärzte Felder berühren sich nie mit einer Seite, und alle freien Felder bleiben verbunden.
move-help = #ZEILE,SPALTE schwärzt ein Feld, .ZEILE,SPALTE kreist es ein, ?ZEILE,SPALTE leert es; Bereiche wie .3,4-7 oder ?1-5,2; zwischen den Teilen eines längeren Zugs stehen Leerzeichen
answer-form = Antworte mit einer Textzeile je Zeile: # für ein geschwärztes Feld und . für ein freies, nichts dazwischen.

## What a cell can be

value-unknown = offen
value-unshaded = frei
value-shaded = geschwärzt

## Techniques

technique-shaded-neighbour = geschwärzter Nachbar
    .summary = Die Felder neben einem geschwärzten Feld sind frei.
technique-repeated-number = doppelte Zahl
    .summary = Eine freie Zahl schwärzt jede gleiche Zahl in ihrer Zeile und Spalte.
technique-triple = Drilling
    .summary = Von drei gleichen Zahlen nebeneinander sind die äußeren beiden geschwärzt.
technique-sandwich = Sandwich
    .summary = Ein Feld zwischen zwei gleichen Zahlen ist frei.
technique-pair-isolation = Paar
    .summary = Zwei gleiche Zahlen nebeneinander schwärzen jede weitere solche Zahl ihrer Linie.
technique-flanked-pair = eingefasstes Paar
    .summary = Ein Paar zwischen zwei gleichen Zahlen, wie in 1 2 2 1, schwärzt jede weitere solche Zahl der Linie.
technique-corner-quad = Viererecke
    .summary = Zwei Paare gleicher Zahlen füllen eine Ecke, also sind das Eckfeld und das Feld schräg gegenüber geschwärzt.
technique-corner-triple = Dreierecke
    .summary = Von drei gleichen Zahlen um eine Ecke ist die mittlere geschwärzt.
technique-corner-double = Zweierecke
    .summary = Ein Paar gleicher Zahlen in einer Ecke hält den anderen Nachbarn des Eckfelds frei.
technique-last-exit = letzter Ausgang
    .summary = Der einzige Ausweg eines freien Feldes bleibt frei.
technique-cut-cell = Trennfeld
    .summary = Ein Feld bleibt frei, wenn es geschwärzt andere Felder abschneiden würde.
technique-edge-pairs = Paare am Rand
    .summary = Zwei Paare gleicher Zahlen bilden ein Quadrat am Rand, also sind die Randfelder daneben frei.
technique-offset-pair = versetztes Paar
    .summary = Zwei Nachbarn können nicht beide geschwärzt sein, also ist es eine der gleichen Zahlen, und Felder neben beiden sind frei.
technique-double-near-edge = Paar nahe am Rand
    .summary = Ein geschwärztes Feld würde ein Paar in der Nähe entscheiden und am Rand Felder abschneiden.
technique-double-beside-diagonal = Paar neben der Diagonale
    .summary = Ein geschwärztes Feld würde ein Paar in der Nähe entscheiden und einen Ring geschwärzter Felder schließen.
technique-number-contradiction = Zahlenwiderspruch
    .summary = Nimm das Gegenteil an, und zwei geschwärzte Felder berühren sich oder eine Zahl ist doppelt.
technique-connectivity-contradiction = Verbindungswiderspruch
    .summary = Nimm das Gegenteil an, und Felder werden abgeschnitten.
technique-combined-contradiction = kombinierter Widerspruch
    .summary = Nimm das Gegenteil an und halte die freien Felder verbunden: Zwei geschwärzte Felder berühren sich oder eine Zahl ist doppelt.
technique-common-consequence = gemeinsame Folge
    .summary = Ob ein Feld geschwärzt ist oder nicht, ein anderes Feld ist immer gleich.
technique-nested-contradiction = verschachtelter Widerspruch
    .summary = Nimm das Gegenteil an, und weitere Widersprüche darin schließen es aus.

## Steps without an assumption

step-shaded-neighbour = { COUNT($cells) ->
    [one] { $cell } ist geschwärzt, also ist das Nachbarfeld { $cells } frei.
   *[other] { $cell } ist geschwärzt, also sind die Nachbarfelder frei: { $cells }.
}
step-shaded-neighbour-next = { COUNT($cells) ->
    [one] Damit ist das Nachbarfeld { $cells } frei.
   *[other] Damit sind die Nachbarfelder frei: { $cells }.
}
step-repeated-number = { COUNT($cells) ->
    [one] Die { $number } in { $cell } ist frei, also ist die { $number } in { $cells } geschwärzt.
   *[other] Die { $number } in { $cell } ist frei, also ist jede { $number } in { $cells } geschwärzt.
}
step-repeated-number-next = { COUNT($cells) ->
    [one] Die { $number } dort schwärzt die { $number } in { $cells }.
   *[other] Die { $number } dort schwärzt jede { $number } in { $cells }.
}
step-triple = Die { $number } steht dreimal nebeneinander in { $three }: Die äußeren beiden sind geschwärzt, die mittlere ist frei.
step-sandwich = Die { $number } in { $pair } ist mindestens einmal geschwärzt, also ist { $cells } dazwischen frei.
step-pair-isolation = { COUNT($cells) ->
    [one] Die { $number } steht in { $pair } zweimal nebeneinander und ist einmal frei, also ist die { $number } in { $cells } geschwärzt.
   *[other] Die { $number } steht in { $pair } zweimal nebeneinander und ist einmal frei, also ist jede { $number } in { $cells } geschwärzt.
}
step-flanked-pair = { COUNT($cells) ->
    [one] In { $four } steht { $outer } { $inner } { $inner } { $outer }. Je eine { $outer } und { $inner } davon ist frei, also ist { $cells } geschwärzt.
   *[other] In { $four } steht { $outer } { $inner } { $inner } { $outer }. Je eine { $outer } und { $inner } davon ist frei, also sind { $cells } geschwärzt.
}
step-corner-quad = Zwei Paare gleicher Zahlen füllen die Ecke, also ist eine ihrer Diagonalen geschwärzt. Wären es { $sides }, wäre { $corner } abgeschnitten, also sind { $shaded } geschwärzt.
step-corner-triple = Wäre die { $number } in { $cells } frei, wären { $sides } mit derselben Zahl geschwärzt und schnitten die Ecke ab, also ist { $cells } geschwärzt.
step-corner-double = Wäre { $cells } geschwärzt, wäre die { $number } in { $end } frei und die { $number } in { $equal } geschwärzt. Damit wäre die Ecke { $corner } abgeschnitten, also ist { $cells } frei.
step-last-exit = { $cell } hat nur einen Ausgang, also ist { $cells } frei.
step-cut-cell = Geschwärzt schnitte { $cells } andere Felder ab: { $off }. Also ist { $cells } frei.
area = einen Bereich von { $count } Feldern mit { $first }
part-of-board = einen Teil des Rätsels
step-cut-cell-strip = { COUNT($cells) ->
    [one] In einem Rätsel mit nur einer Linie können nur die Enden geschwärzt sein, also ist { $cells } frei.
   *[other] In einem Rätsel mit nur einer Linie können nur die Enden geschwärzt sein, also sind { $cells } frei.
}
step-cut-cell-single = Mindestens ein Feld ist frei, also ist { $cells } frei.
step-edge-pairs = { COUNT($cells) ->
    [one] Zwei Paare gleicher Zahlen füllen { $square }, also ist eine Diagonale dieses Quadrats geschwärzt. Wäre auch { $cells } geschwärzt, berührte es diese Diagonale oder schnitte ein Feld ab, also ist { $cells } frei.
   *[other] Zwei Paare gleicher Zahlen füllen { $square }, also ist eine Diagonale dieses Quadrats geschwärzt. Wäre auch eines der Felder { $cells } geschwärzt, berührte es diese Diagonale oder schnitte ein Feld ab, also sind { $cells } frei.
}
number-at = die { $number } in { $cell }
step-offset-pair = { COUNT($cells) ->
    [one] Die { $one } und die { $other } in { $neighbours } können nicht beide geschwärzt sein, also ist es { LIST($equals, type: "or") }. Das Feld { $cells } berührt diese beiden und ist deshalb frei.
   *[other] Die { $one } und die { $other } in { $neighbours } können nicht beide geschwärzt sein, also ist es { LIST($equals, type: "or") }. Die Felder { $cells } berühren diese beiden und sind deshalb frei.
}
step-offset-pair-same = { COUNT($cells) ->
    [one] Die { $number } in { $neighbours } kann nicht zweimal geschwärzt sein, also ist es { LIST($equals, type: "or") }. Das Feld { $cells } berührt diese beiden und ist deshalb frei.
   *[other] Die { $number } in { $neighbours } kann nicht zweimal geschwärzt sein, also ist es { LIST($equals, type: "or") }. Die Felder { $cells } berühren diese beiden und sind deshalb frei.
}
double = Wäre { $cells } geschwärzt, wäre die { $number } in { $beside } frei und die { $number } in { $pair } geschwärzt. Das schnitte andere Felder ab: { $off }. Also ist { $cells } frei.
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption

ending-touching = wären { $cells } beide geschwärzt und berührten sich
ending-repeated = wäre die { $number } in { $cells } zweimal frei
ending-cut-off = schnitten geschwärzte Felder { $cells } ab

contradiction = { $colour ->
    [shaded] Wäre { $cell } geschwärzt, { $ending }{ after }, also ist { $cell } frei.
   *[unshaded] Wäre { $cell } frei, { $ending }{ after }, also ist { $cell } geschwärzt.
}
after = { $links ->
    [0] {""}
    [one] {" "}(nach einem Schritt)
   *[other] {" "}(nach { $links } Schritten)
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
step-nested-contradiction = { $colour ->
    [shaded] Wäre { $cell } geschwärzt, { $ending } { after-inner }, also ist { $cell } frei.
   *[unshaded] Wäre { $cell } frei, { $ending } { after-inner }, also ist { $cell } geschwärzt.
}
after-inner = { $inner ->
    [one] (nach { $links } Schritten, einer davon selbst ein Widerspruch)
   *[other] (nach { $links } Schritten, { $inner } davon selbst Widersprüche)
}
step-common-consequence = Ob { $cell } geschwärzt ist ({ steps-if-shaded }) oder nicht ({ steps-if-unshaded }), in beiden Fällen gilt: { $result }.
steps-if-shaded = { $shaded ->
    [one] 1 Schritt
   *[other] { $shaded } Schritte
}
steps-if-unshaded = { $unshaded ->
    [one] 1 Schritt
   *[other] { $unshaded } Schritte
}
result-shaded = { COUNT($cells) ->
    [one] { $cells } ist geschwärzt
   *[other] { $cells } sind geschwärzt
}
result-unshaded = { COUNT($cells) ->
    [one] { $cells } ist frei
   *[other] { $cells } sind frei
}
result-both = { $shaded }, und { $unshaded }

step-supposition = { $colour ->
    [shaded] Angenommen, { $cell } ist geschwärzt.
   *[unshaded] Angenommen, { $cell } ist frei.
}
step-clash = Aber dann { $ending }.

## Rules broken on a board

fault-repeated-number = { $line }: Die { $number } ist { $count }-mal frei.
    .remedy = Schwärze oder leere alle bis auf eine.
fault-touching-black = { $cells } sind geschwärzt und berühren sich.
    .remedy = Leere eins davon.
fault-cut-off-white = Geschwärzte Felder schneiden andere ab: { $cells }.
    .remedy = Leere ein geschwärztes Feld daneben.
fault-cut-off-white-all = Alle Felder sind geschwärzt.
fault-answer-number = { $cell } hat { $found }, im Rätsel steht dort aber { $number }.
notation-numbers = die Zahlen des Rätsels, die geschwärzten markiert
    .remedy = Leere einige Felder.

## Puzzles that are malformed

fault-missing = Ein Hitori braucht Zahlen.
fault-empty = Das Rätsel hat keine Felder.
fault-empty-row = { $line } hat keine Felder.
fault-ragged = { $line } hat { $count } Felder, aber { $first } hat { $expected }.
fault-symbol = { $cell } muss eine Zahl oder ein Buchstabe sein, nicht { $found }.
fault-type = Die Zahlen müssen eine Liste von Zeilen sein, nicht { $found }.
fault-type-row = { $line } muss eine Liste von Zahlen sein, nicht { $found }.
fault-type-cell = { $cell } muss eine ganze Zahl sein, nicht { $found }.
fault-out-of-range = { $cell } muss eine Zahl von 1 bis { $highest } sein, nicht { $found }.
fault-size-rows = Ein Hitori hat höchstens { $most } Zeilen.
fault-size-columns = { $line } hat zu viele Felder: Ein Hitori hat höchstens { $most } Spalten.
fault-size = { $side ->
    [width] Die Breite ist mit { $found } angegeben, aber die Zeilen haben { $expected } Felder.
   *[height] Die Höhe ist mit { $found } angegeben, aber es gibt { $expected } Zeilen.
}

## Pages

mark-shade = Schwarz
    .name = geschwärzt
mark-circle = Kreis
    .name = eingekreist
mark-open = Offen
    .name = offen
clue-numbers = Zahl
about-editor = Gib die Zahlen eines Rätsels selbst ein.
page-no-number = noch keine Zahl
page-missing = { $count ->
    [one] Noch einem Feld fehlt eine Zahl.
   *[other] { $count } Felder brauchen noch eine Zahl: Wähle eine und setze sie, oder tippe.
}

reason-pairs = gleiche Zahlen nah beieinander
reason-neighbour = neben einem geschwärzten Feld
reason-equal = doppelte Zahl
reason-cut = hält die freien Felder verbunden

## The first board: what to try, and the rule it breaks

page-first-repeat = In Zeile 1 steht die 2 zweimal. Wähle Kreis und umkreise beide: Ein Kreis markiert ein Feld, das weiß bleibt.
page-first-repeat-why = Unter den weißen Feldern einer Zeile oder Spalte steht keine Zahl zweimal. Eine dieser beiden 2 muss schwarz werden.
page-first-touch = Wähle Schwarz und schwärze die beiden markierten Felder nebeneinander.
page-first-touch-why = Schwarze Felder haben nie eine gemeinsame Seite. An einer Ecke dürfen sie sich berühren.
page-first-cut = Schwärze die beiden markierten Felder an der Ecke.
page-first-cut-why = Alle weißen Felder hängen zusammen, und aus dem Feld in der Ecke führt jetzt kein Weg mehr.
