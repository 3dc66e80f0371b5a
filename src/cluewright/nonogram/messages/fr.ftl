# Ce que dit Nonogramme. Les lignes et colonnes sont des rangées ; leurs nombres forment l'indication ; chaque nombre
# désigne un bloc de cases noircies (« le 3 »). Les noms de cases portent leur article : évitez « de » et « à » devant eux.

## The kind

title = Nonogramme
rules = Les nombres donnent, dans l’ordre, la longueur des blocs noircis de chaque ligne et de chaque colonne. Au moins une case vide sépare deux blocs.
move-help = #LIGNE,COLONNE noircit, .LIGNE,COLONNE met une croix, ?LIGNE,COLONNE efface ; plages comme #3,4-7 ou .1-5,2 ; plusieurs parties séparées par des espaces font un seul coup
answer-form = Répondez avec une ligne de texte par ligne : # pour une case noircie et . pour une case vide, rien entre elles.

## Values of cells

value-unknown = inconnue
value-empty = vide
value-filled = noircie
value-impossible = impossible

## Techniques

technique-complete-line = rangée complète
    .summary = L’indication occupe toute la rangée ou vaut 0 : chaque case est connue.
technique-finished-line = rangée terminée
    .summary = Tous les blocs sont complets, donc les autres cases sont vides.
technique-satisfied-clue = bloc terminé
    .summary = Un bloc est complet, donc les cases voisines sont vides.
technique-only-gap = seul espace possible
    .summary = Un bloc ne tient que dans un espace, et le remplit.
technique-edge-fill = bloc du bord
    .summary = La première case libre depuis un bout est noircie : le premier bloc de ce côté commence là.
technique-only-place = seule place
    .summary = Un bloc n’a plus qu’une place possible, donc il y va.
technique-overlap = chevauchement
    .summary = Le bloc couvre certaines cases où qu’il soit.
technique-glue = colle
    .summary = Une case noircie près d’un bout appartient au premier bloc de ce côté, ce qui en fixe d’autres cases.
technique-mercury = mercure
    .summary = Une case noircie près d’un bout appartient au premier bloc de ce côté, qui ne peut pas revenir jusqu’au bout.
technique-small-gap = espace trop petit
    .summary = Un espace est trop petit pour tout bloc qui pourrait l’atteindre, donc il est vide.
technique-unreachable = hors de portée
    .summary = Les cases qu’aucun bloc n’atteint sont vides.
technique-forced-gap = séparation forcée
    .summary = Un groupe de cases noircies est aussi long que tout bloc possible, donc les cases voisines sont vides.
technique-joining = jonction
    .summary = Deux groupes de cases noircies appartiennent au même bloc, donc les cases entre eux sont noircies.
technique-splitting = coupure
    .summary = Noircir une case réunirait deux groupes en un bloc trop long, donc elle est vide.
technique-group-owners = blocs possibles
    .summary = Quel que soit le bloc d’un groupe de cases noircies, certaines cases sont toujours les mêmes.
technique-line-analysis = analyse de rangée
    .summary = Certaines cases sont les mêmes dans toutes les dispositions possibles de la rangée.
technique-contradiction = contradiction
    .summary = Supposez le contraire, suivez les rangées, et une contradiction apparaît.
technique-common-consequence = conséquence commune
    .summary = Qu’une case soit noircie ou vide, la même chose en découle.
technique-two-cells-deep = deux cases de profondeur
    .summary = Supposez le contraire : une contradiction apparaît après d’autres contradictions.
technique-search = recherche
    .summary = À partir d’ici, seuls les essais permettent d’avancer.
technique-supposition = hypothèse
    .summary = On suppose une case noircie ou vide, pour voir ce qui en découle.
technique-clash = impasse
    .summary = Une rangée ne peut pas être complétée, donc l’hypothèse est fausse.

## Blocks

block = le { $number }
block-first = le premier { $number }
block-last = le dernier { $number }
block-nth = le { $nth }ᵉ { $number }
clue-hidden = une indication cachée

## What becomes of cells

so-filled = donc { $cells } { COUNT($cells) ->
    [one] est noircie
   *[other] sont noircies
}
so-empty = donc { $cells } { COUNT($cells) ->
    [one] est vide
   *[other] sont vides
}
so-both = donc { $filled } { COUNT($filled) ->
    [one] est noircie
   *[other] sont noircies
} et { $empty } { COUNT($empty) ->
    [one] est vide
   *[other] sont vides
}
then-filled = { $cells } { COUNT($cells) ->
    [one] est noircie
   *[other] sont noircies
}
then-empty = { $cells } { COUNT($cells) ->
    [one] est vide
   *[other] sont vides
}
then-both = { $filled } { COUNT($filled) ->
    [one] est noircie
   *[other] sont noircies
} et { $empty } { COUNT($empty) ->
    [one] est vide
   *[other] sont vides
}

## Steps on one line

step-complete-line = { $line } : { $block } occupe { $length ->
    [1] l’unique case
   *[other] les { $length } cases
}, { $so }.
step-complete-line-blocks = { $line } : les blocs { LIST($blocks) }, avec { COUNT($blocks) ->
    [2] l’espace qui les sépare
   *[other] les espaces qui les séparent
}, occupent les { $length } cases, { $so }.
step-complete-line-many = { $line } : les { $count } blocs, avec les espaces qui les séparent, occupent les { $length } cases, { $so }.
step-complete-line-empty = { $line } : l’indication est 0, donc toutes les cases sont vides.

step-finished-line = { $line } : { $block } est complet, { $so }.
step-finished-line-blocks = { $line } : les blocs { LIST($blocks) } sont complets, { $so }.
step-finished-line-many = { $line } : les { $count } blocs sont complets, donc les autres cases sont vides.
step-finished-line-next = { $line } : tous les blocs sont alors complets, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line } : { $block } est complet dans { $cells }, { $so }.
step-satisfied-clue-alone = { $line } : { $block } est complet dans { $cells }{ COUNT($reasons) ->
    [1] {" "}et { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
step-satisfied-clue-next = { $line } : il est alors complet, { $so }.
step-satisfied-clue-alone-next = { $line } : il est alors complet{ COUNT($reasons) ->
    [1] {" "}et { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
nothing-before = rien ne vient avant
nothing-after = rien ne vient après
nothing-between = le bloc voisin est { $block }

step-only-gap = { $line } : { $block } ne tient que dans l’espace formé par { $gap } et le remplit.

from-side = { $side ->
    [left] depuis la gauche
    [right] depuis la droite
    [top] depuis le haut
   *[bottom] depuis le bas
}
step-edge-fill = { $line } : { from-side }, { $block } commence dans { $cell }, { $so }.
step-glue = { $line } : { from-side }, { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.
step-mercury = { $line } : { from-side }, { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.
step-mercury-both = { $line } : { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.

step-overlap = { $line } : { $block } ne tient que dans { $span }, donc il couvre toujours { $cells }.
step-only-place = { $line } : { $block } ne tient que dans { $span }, donc c’est là qu’il va.

step-small-gap = { $line } : l’espace formé par { $gap } est trop petit pour un bloc de { LIST($lengths, type: "or") }, donc il est vide.

step-unreachable = { $line } : { $before } ne dépasse pas { $end } et { $after } ne commence pas avant { $start }, { $so }.
step-unreachable-before = { $line } : { $after } ne commence pas avant { $start }, { $so }.
step-unreachable-after = { $line } : { $before } ne dépasse pas { $end }, { $so }.

step-forced-gap = { $line } : aucun bloc plus long que { $length } ne peut couvrir { $cells }, { $so }.
step-forced-gap-complete = { $line } : { $block } est complet dans { $cells }, { $so }.

step-joining = { $line } : { $cells } appartiennent au même bloc, { $block }, { $so }.

step-splitting = { $line } : noircir { $cell } ferait un bloc d’au moins { $length } dans { $cells }, et aucun bloc aussi long n’y tient, { $so }.

step-group-owners = { $line } : seul { $block } peut couvrir { $cells }. Où qu’il soit, { $then }.
step-group-owners-several = { $line } : seul un bloc de { LIST($lengths, type: "or") } peut couvrir { $cells }. Où qu’il soit, { $then }.

step-line-analysis = { $line } : { $count ->
    [1] dans la seule disposition possible
    [2] dans les deux dispositions possibles
   *[other] dans les { $count } dispositions possibles
}, { $then }.
step-line-analysis-many = { $line } : dans toutes les dispositions possibles, { $then }.

## Steps that assume something

step-contradiction = Si { $cell } était { $value ->
    [filled] noircie
   *[empty] vide
}, { $steps ->
    [0] { $line }
    [1] après une étape, { $line }
   *[other] après { $steps } étapes, { $line }
} ne pourrait plus être complétée, { $so }.
step-contradiction-inside = Si { $cell } était aussi { $value ->
    [filled] noircie
   *[empty] vide
}, { $steps ->
    [0] { $line }
    [1] après une étape, { $line }
   *[other] après { $steps } étapes, { $line }
} ne pourrait plus être complétée, { $so }.
step-two-cells-deep = Si { $cell } était { $value ->
    [filled] noircie
   *[empty] vide
}, après { $steps } étapes, dont { $inner ->
    [1] une autre contradiction
   *[other] { $inner } autres contradictions
}, { $line } ne pourrait plus être complétée, { $so }.
step-common-consequence = Que { $cell } soit noircie ou vide, { $then }. Il faut { $filled ->
    [1] une étape
   *[other] { $filled } étapes
} dans le premier cas et { $empty ->
    [1] une
   *[other] { $empty }
} dans le second.
step-common-consequence-even = Que { $cell } soit noircie ou vide, { $then }. Il faut { $filled ->
    [1] une étape
   *[other] { $filled } étapes
} dans les deux cas.
step-supposition = Supposons que { $cell } soit { $value ->
    [filled] noircie
   *[empty] vide
}.
step-supposition-inside = Supposons que { $cell } soit aussi { $value ->
    [filled] noircie
   *[empty] vide
}.
step-clash = Mais alors { $line } ne peut pas être complétée : aucune disposition de { $clue } ne convient plus.

## Search

step-search = À partir d’ici, seuls les essais permettent d’avancer. Ils donnent { $count ->
    [1] la dernière case
   *[other] les { $count } dernières cases
}.
step-search-several = À partir d’ici, seuls les essais permettent d’avancer. Ils donnent { $count ->
    [1] une case commune
   *[other] { $count } cases communes
} à toutes les solutions.
step-search-unproven = À partir d’ici, seuls les essais permettent d’avancer. Ils ont donné { $count ->
    [1] une valeur pour la dernière case
   *[other] des valeurs pour les { $count } dernières cases
}, mais ont été arrêtés avant d’exclure d’autres solutions.
step-search-nothing = Aucune technique ne s’applique, et les essais ont été arrêtés avant de trouver une solution.
step-search-cell = Les essais montrent que { $cell } est { $value ->
    [filled] noircie
   *[empty] vide
}.
step-search-cell-unproven = Si la grille n’a qu’une solution, { $cell } est { $value ->
    [filled] noircie
   *[empty] vide
}.

## Faults of boards

fault-answer-blocks = { $line } montre { $blocks }, mais son indication est { $clue }.
fault-impossible-line = { $line } ne peut pas être complétée : aucune disposition de { $clue } ne convient.
fault-impossible-line-remedy = Annulez votre dernier changement dans { $line } ou dans { $axis ->
    [row] une colonne
   *[column] une ligne
} qui la croise.

## Faults of puzzles and pictures

fault-missing = Les indications des { $axis ->
    [row] lignes
   *[column] colonnes
} manquent.
fault-type-lines = Les indications des { $axis ->
    [row] lignes
   *[column] colonnes
} doivent être une liste d’indications, pas { $value }.
fault-type-clues = Les indications doivent être un nonogramme, ou une liste pour les lignes et une liste pour les colonnes.
fault-type-clue = Une indication doit être une liste de nombres entiers, pas { $value }.
fault-type-clue-of-line = { $line } : une indication doit être une liste de nombres entiers, pas { $value }.
fault-type-number = Une indication doit contenir des nombres entiers, pas { $value }.
fault-type-number-of-line = { $line } : { $value } n’est pas un nombre entier.
fault-size-none = Un nonogramme a besoin d’au moins une { $axis ->
    [row] ligne
   *[column] colonne
}.
fault-size-most = Un nonogramme a au plus { $most } { $axis ->
    [row] lignes
   *[column] colonnes
}.
fault-size-given = La { $side ->
    [width] largeur
   *[height] hauteur
} donnée est { $given }, mais les indications en font { $actual }.
fault-negative = Un bloc ne peut pas avoir la longueur { $value }.
fault-negative-of-line = { $line } : un bloc ne peut pas avoir la longueur { $value }.
fault-zero = Une indication avec un 0 ne peut pas avoir d’autres nombres.
fault-zero-of-line = { $line } : une indication avec un 0 ne peut pas avoir d’autres nombres.
fault-too-long = { $line } : { $clue } demande { $needed } cases, mais il n’y en a que { $length ->
    [1] 1
   *[other] { $length }
}.
fault-too-long-block = { $line } : un bloc de { $value } ne tient pas dans { $length ->
    [1] 1 case
   *[other] { $length } cases
}.
fault-too-long-clue = L’indication { $clue } ne tient pas dans { $length ->
    [1] 1 case
   *[other] { $length } cases
}.
fault-sums-differ = Les indications des lignes font { $rows } { $rows ->
    [one] case noircie
   *[other] cases noircies
}, celles des colonnes { $columns }.
fault-clue-differs = { $line } : l’indication est { $found }, mais l’image donne { $expected }.
fault-clue-differs-missing = { $line } : il n’y a pas d’indication, mais l’image donne { $expected }.
fault-clue-differs-beyond = { $line } : il y a une indication, mais l’image n’a pas cette { $axis ->
    [row] ligne
   *[column] colonne
}.
fault-wrong-solution = La solution connue ne résout pas la grille.
fault-not-unique = On ne peut cacher des nombres que dans une grille à solution unique.
fault-no-solution = La grille n’a pas de solution à décrire.
fault-no-solution-yet = Il n’y a pas encore de solution : donnez-en d’abord une.

fault-cell = { $place } : une case doit être 0 ou 1, pas { $value }.
fault-cell-symbol = { $place } : une case doit être # ou ., pas { $value }.
cell-of-line = case { $number }
cell-of-picture = image { $number }, { $cell }
fault-undecided = { $cell } n’est encore ni noircie ni vide.
fault-shape = { $what ->
    [picture] Une image
    [line] Une rangée
   *[stack] Une pile d’images
} doit avoir { $dimensions ->
    [one] 1 dimension
   *[other] { $dimensions } dimensions
}, pas { $given }.
fault-size-sides = Chaque côté doit avoir de 1 à { $most } cases, mais ceci fait { $size }.
fault-size-rows = Une image doit avoir de 1 à { $most } lignes.
fault-size-row = { $line } doit avoir de 1 à { $most } cases.
fault-size-line = Une rangée doit avoir de 1 à { $most } cases.
fault-size-differ = Des images de { $first } et { $second } ne se comparent pas case par case.
fault-type-array = { $what ->
    [picture] Une image
    [line] Une rangée
   *[stack] Une pile d’images
} doit être un tableau de bool ou de 0 et 1, pas de { $value }.
fault-type-picture = Une image doit être une liste de lignes, pas { $value }.
fault-type-pictures = Plusieurs images doivent être un tableau (count, height, width) ou une liste d’images.
fault-type-row = { $line } doit être une liste de cases, pas { $value }.
fault-type-line = Une rangée doit être une liste de cases, pas { $value }.
fault-ragged = { $line } a { $count ->
    [one] 1 case
   *[other] { $count } cases
}, mais { $first } en a { $width }.
fault-of-picture = Image { $number } : { $fault }
fault-changed = L’image a été modifiée par un autre fil d’exécution pendant sa lecture.
fault-place = { $cell } n’existe pas dans une image de { $size }.
fault-place-column = { $column } n’existe pas dans une image de { $size }.
fault-board = Un dessin doit être une liste de lignes de # et de . avec au plus { $most } cases.
fault-line-symbol = Une case doit être #, . ou ?, pas { $value }.
fault-line-number = Une case doit être 0 (inconnue), 1 (vide) ou 2 (noircie), pas { $value }.
fault-line-nested = Une rangée doit être une liste de cases, pas de listes.
fault-line-shape = Une rangée doit avoir une dimension, pas la forme { $shape }.

## Pages

mark-fill = Noircir
    .name = noircie
mark-cross = Croix
    .name = croix
mark-open = Libre
    .name = libre
clue-rows = indication de ligne
clue-columns = indication de colonne
about-editor = Dessinez une image, ou partez d’une photo. Les nombres en découlent tout seuls.
page-erase = Gommer
page-begin = Dessinez une case pour commencer.
page-filled = noircie

reason-lines = rangées seules
reason-probe = essai des deux valeurs
reason-decimate = pari statistique
reason-accepted = pari accepté
reason-logic = logique
reason-row = ligne par ligne
reason-picture = images entières

## Pictures

repair-thickened = { $count ->
    [one] une case épaissit un trait
   *[other] { $count } cases épaississent des traits
}
repair-bridged = { $count ->
    [one] une case comble un vide
   *[other] { $count } cases comblent des vides
}
repair-rounded = { $count ->
    [one] une case arrondit un angle
   *[other] { $count } cases arrondissent des angles
}
repair-trimmed = { $count ->
    [one] une case est vidée au bord d’une forme
   *[other] { $count } cases sont vidées au bord des formes
}
repair-dotted = { $count ->
    [one] un point est ajouté
   *[other] { $count } points sont ajoutés
}

## The first board: what to try, and the rule it breaks

page-first-length = La ligne 4 porte le nombre 1. Noircissez-y les deux cases marquées et voyez ce qui se passe.
page-first-length-why = Les nombres donnent la longueur des blocs : 1 est une seule case noircie, et ici il y en a deux côte à côte.
page-first-gap = La ligne 1 porte les nombres 2 2. Noircissez les trois cases marquées côte à côte.
page-first-gap-why = 2 2 veut dire : deux blocs de deux cases, dans cet ordre, séparés par au moins une case vide. Un bloc de trois n’est ni l’un ni l’autre.
