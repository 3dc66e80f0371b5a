# Ce que dit Hitori. Les cases sont noircies ou blanches ; leurs noms portent l'article.

## The kind

title = Hitori
rules = Noircissez des cases pour qu’aucun nombre ne figure deux fois parmi les cases blanches d’une ligne ou d’une colonne. Deux cases noircies ne se touchent jamais par un côté, et toutes les cases blanches restent reliées.
move-help = #LIGNE,COLONNE noircit une case, .LIGNE,COLONNE l’entoure, ?LIGNE,COLONNE l’efface ; plages comme .3,4-7 ou ?1-5,2 ; séparez par des espaces les parties d’un coup plus long
answer-form = Répondez avec une ligne de texte par ligne : # pour une case noircie et . pour une case blanche, rien entre elles.

## What a cell can be

value-unknown = libre
value-unshaded = blanche
value-shaded = noircie

## Techniques

technique-shaded-neighbour = voisine noircie
    .summary = Les cases voisines d’une case noircie sont blanches.
technique-repeated-number = nombre répété
    .summary = Un nombre blanc fait noircir tous ses semblables sur sa ligne et sa colonne.
technique-triple = triplet
    .summary = De trois nombres égaux côte à côte, les deux extérieurs sont noircis.
technique-sandwich = sandwich
    .summary = Une case entre deux nombres égaux est blanche.
technique-pair-isolation = paire
    .summary = Deux nombres égaux côte à côte font noircir tous les autres de leur rangée.
technique-flanked-pair = paire encadrée
    .summary = Une paire entre deux nombres égaux, comme 1 2 2 1, fait noircir tous les autres de la rangée.
technique-corner-quad = coin à quatre
    .summary = Deux paires de nombres égaux occupent un coin, donc la case du coin et celle en diagonale sont noircies.
technique-corner-triple = coin à trois
    .summary = De trois nombres égaux autour d’un coin, celui du milieu est noirci.
technique-corner-double = coin à deux
    .summary = Une paire de nombres égaux dans un coin garde blanche l’autre voisine du coin.
technique-last-exit = dernière issue
    .summary = La seule issue d’une case blanche reste blanche.
technique-cut-cell = case de passage
    .summary = Une case reste blanche si la noircir isolait d’autres cases.
technique-edge-pairs = paires au bord
    .summary = Deux paires de nombres égaux forment un carré au bord, donc les cases du bord à côté sont blanches.
technique-offset-pair = paire décalée
    .summary = Deux voisines ne peuvent pas être toutes deux noircies, donc l’un de leurs égaux l’est, et les cases qui touchent les deux sont blanches.
technique-double-near-edge = paire près du bord
    .summary = Noircir une case déciderait une paire voisine et isolerait des cases au bord.
technique-double-beside-diagonal = paire près d’une diagonale
    .summary = Noircir une case déciderait une paire voisine et fermerait un anneau de cases noircies.
technique-number-contradiction = contradiction de nombres
    .summary = Supposez le contraire : deux cases noircies se touchent ou un nombre se répète.
technique-connectivity-contradiction = contradiction de liaison
    .summary = Supposez le contraire : des cases sont isolées.
technique-combined-contradiction = contradiction combinée
    .summary = Supposez le contraire en gardant les cases blanches reliées : deux cases noircies se touchent ou un nombre se répète.
technique-common-consequence = conséquence commune
    .summary = Qu’une case soit noircie ou non, une autre reste la même.
technique-nested-contradiction = contradiction imbriquée
    .summary = Supposez le contraire : d’autres contradictions à l’intérieur l’excluent.

## Steps without an assumption

step-shaded-neighbour = { COUNT($cells) ->
    [one] { $cell } est noircie, donc sa voisine, { $cells }, est blanche.
   *[other] { $cell } est noircie, donc ses voisines sont blanches : { $cells }.
}
step-shaded-neighbour-next = { COUNT($cells) ->
    [one] Sa voisine, { $cells }, est donc blanche.
   *[other] Ses voisines sont donc blanches : { $cells }.
}
step-repeated-number = { COUNT($cells) ->
    [one] Le { $number } dans { $cell } est blanc, donc le { $number } dans { $cells } est noirci.
   *[other] Le { $number } dans { $cell } est blanc, donc les { $number } dans { $cells } sont noircis.
}
step-repeated-number-next = { COUNT($cells) ->
    [one] Son { $number } fait noircir celui dans { $cells }.
   *[other] Son { $number } fait noircir ceux dans { $cells }.
}
step-triple = Des trois { $number } côte à côte dans { $three }, les deux extérieurs sont noircis et celui du milieu est blanc.
step-sandwich = Au moins un des { $number } dans { $pair } est noirci, donc { $cells }, entre eux, est blanche.
step-pair-isolation = { COUNT($cells) ->
    [one] L’un des { $number } côte à côte dans { $pair } est blanc, donc le { $number } dans { $cells } est noirci.
   *[other] L’un des { $number } côte à côte dans { $pair } est blanc, donc les { $number } dans { $cells } sont noircis.
}
step-flanked-pair = { COUNT($cells) ->
    [one] { $four } contiennent { $outer } { $inner } { $inner } { $outer }. L’un de ces { $outer } et l’un de ces { $inner } sont blancs, donc { $cells } est noircie.
   *[other] { $four } contiennent { $outer } { $inner } { $inner } { $outer }. L’un de ces { $outer } et l’un de ces { $inner } sont blancs, donc { $cells } sont noircies.
}
step-corner-quad = Deux paires de nombres égaux occupent le coin, donc une de ses diagonales est noircie. Noircir { $sides } isolerait { $corner }, donc ce sont { $shaded } qui sont noircies.
step-corner-triple = Si le { $number } dans { $cells } était blanc, les { $number } dans { $sides } seraient noircis et isoleraient le coin, donc { $cells } est noircie.
step-corner-double = Si { $cells } était noircie, le { $number } dans { $end } serait blanc et le { $number } dans { $equal } noirci. Cela isolerait le coin, { $corner }, donc { $cells } est blanche.
step-last-exit = { $cell } n’a qu’une issue, donc { $cells } est blanche.
step-cut-cell = Noircir { $cells } isolerait { $off }, donc { $cells } est blanche.
area = une zone de { $count } cases comprenant { $first }
part-of-board = une partie de la grille
step-cut-cell-strip = { COUNT($cells) ->
    [one] Dans une grille à une seule rangée, seuls les bouts peuvent être noircis, donc { $cells } est blanche.
   *[other] Dans une grille à une seule rangée, seuls les bouts peuvent être noircis, donc { $cells } sont blanches.
}
step-cut-cell-single = Au moins une case est blanche, donc { $cells } est blanche.
step-edge-pairs = { COUNT($cells) ->
    [one] Deux paires de nombres égaux occupent { $square }, donc une diagonale de ce carré est noircie. Noircir { $cells } toucherait cette diagonale ou isolerait une case, donc { $cells } est blanche.
   *[other] Deux paires de nombres égaux occupent { $square }, donc une diagonale de ce carré est noircie. Noircir { $cells } toucherait cette diagonale ou isolerait une case, donc { $cells } sont blanches.
}
number-at = le { $number } dans { $cell }
step-offset-pair = { COUNT($cells) ->
    [one] Le { $one } et le { $other } dans { $neighbours } ne peuvent pas être tous deux noircis, donc { LIST($equals, type: "or") } l’est. Comme { $cells } touche ces deux-là, elle est blanche.
   *[other] Le { $one } et le { $other } dans { $neighbours } ne peuvent pas être tous deux noircis, donc { LIST($equals, type: "or") } l’est. Comme { $cells } touchent ces deux-là, elles sont blanches.
}
step-offset-pair-same = { COUNT($cells) ->
    [one] Les deux { $number } dans { $neighbours } ne peuvent pas être tous deux noircis, donc { LIST($equals, type: "or") } l’est. Comme { $cells } touche ces deux-là, elle est blanche.
   *[other] Les deux { $number } dans { $neighbours } ne peuvent pas être tous deux noircis, donc { LIST($equals, type: "or") } l’est. Comme { $cells } touchent ces deux-là, elles sont blanches.
}
double = Si { $cells } était noircie, le { $number } dans { $beside } serait blanc et le { $number } dans { $pair } noirci. Cela isolerait { $off }, donc { $cells } est blanche.
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption

ending-touching = { $cells } seraient toutes deux noircies et se toucheraient
ending-repeated = les deux { $number } dans { $cells } seraient blancs
ending-cut-off = des cases seraient isolées ({ $cells })

contradiction = { $colour ->
    [shaded] Si { $cell } était noircie, { after }{ $ending }, donc { $cell } est blanche.
   *[unshaded] Si { $cell } était blanche, { after }{ $ending }, donc { $cell } est noircie.
}
after = { $links ->
    [0] {""}
    [one] après une étape{" "}
   *[other] après { $links } étapes{" "}
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
step-nested-contradiction = { $colour ->
    [shaded] Si { $cell } était noircie, { after-inner } { $ending }, donc { $cell } est blanche.
   *[unshaded] Si { $cell } était blanche, { after-inner } { $ending }, donc { $cell } est noircie.
}
after-inner = { $inner ->
    [one] après { $links } étapes, dont une est elle-même une contradiction,
   *[other] après { $links } étapes, dont { $inner } sont elles-mêmes des contradictions,
}
step-common-consequence = Que { $cell } soit noircie ({ steps-if-shaded }) ou non ({ steps-if-unshaded }), { $result }.
steps-if-shaded = { $shaded ->
    [one] { $shaded } étape
   *[other] { $shaded } étapes
}
steps-if-unshaded = { $unshaded ->
    [one] { $unshaded } étape
   *[other] { $unshaded } étapes
}
result-shaded = { COUNT($cells) ->
    [one] { $cells } est noircie
   *[other] { $cells } sont noircies
}
result-unshaded = { COUNT($cells) ->
    [one] { $cells } est blanche
   *[other] { $cells } sont blanches
}
result-both = { $shaded }, et { $unshaded }

step-supposition = { $colour ->
    [shaded] Supposons que { $cell } soit noircie.
   *[unshaded] Supposons que { $cell } soit blanche.
}
step-clash = Mais alors { $ending }.

## Rules broken on a board

fault-repeated-number = { $line } a { $count } fois le { $number } en blanc.
    .remedy = Noircissez ou effacez-les tous sauf un.
fault-touching-black = { $cells } sont noircies et se touchent.
    .remedy = Effacez l’une d’elles.
fault-cut-off-white = Des cases noircies isolent { $cells }.
    .remedy = Effacez une case noircie voisine.
fault-cut-off-white-all = Toutes les cases sont noircies.
fault-answer-number = { $cell } contient { $found }, mais la grille y a { $number }.
notation-numbers = les nombres de la grille, les noircis étant marqués
    .remedy = Effacez quelques cases.

## Puzzles that are malformed

fault-missing = Une grille de Hitori a besoin de nombres.
fault-empty = La grille n’a pas de cases.
fault-empty-row = { $line } n’a pas de cases.
fault-ragged = { $line } a { $count } cases, mais { $first } en a { $expected }.
fault-symbol = { $cell } doit contenir un nombre ou une lettre, pas { $found }.
fault-type = Les nombres doivent être une liste de lignes, pas { $found }.
fault-type-row = { $line } doit être une liste de nombres, pas { $found }.
fault-type-cell = { $cell } doit contenir un nombre entier, pas { $found }.
fault-out-of-range = { $cell } doit contenir un nombre de 1 à { $highest }, pas { $found }.
fault-size-rows = Une grille de Hitori a au plus { $most } lignes.
fault-size-columns = { $line } a trop de cases : une grille de Hitori a au plus { $most } colonnes.
fault-size = { $side ->
    [width] La largeur donnée est { $found }, mais les lignes ont { $expected } cases.
   *[height] La hauteur donnée est { $found }, mais il y a { $expected } lignes.
}

## Pages

mark-shade = Noircir
    .name = noircie
mark-circle = Entourer
    .name = entourée
mark-open = Libre
    .name = libre
clue-numbers = nombre
about-editor = Saisissez vous-même les nombres d’une grille.
page-no-number = pas encore de nombre
page-missing = { $count ->
    [one] Il reste une case sans nombre.
   *[other] Il reste { $count } cases sans nombre : choisissez-en un et placez-le, ou tapez.
}

reason-pairs = nombres égaux rapprochés
reason-neighbour = à côté d’une case noircie
reason-equal = nombre répété
reason-cut = garde les cases blanches reliées

## The first board: what to try, and the rule it breaks

page-first-repeat = La ligne 1 a deux 2. Choisissez Entourer et entourez-les tous les deux : un cercle marque une case qui reste blanche.
page-first-repeat-why = Aucun nombre ne figure deux fois parmi les cases blanches d’une ligne ou d’une colonne. L’un de ces 2 doit être noirci.
page-first-touch = Choisissez Noircir et noircissez les deux cases marquées côte à côte.
page-first-touch-why = Deux cases noires n’ont jamais de côté commun. Elles peuvent se toucher par un coin.
page-first-cut = Noircissez les deux cases marquées près du coin.
page-first-cut-why = Toutes les cases blanches restent reliées, et la case du coin n’a plus d’issue.
