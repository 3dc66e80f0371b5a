# Ce que dit le nonogramme en couleurs. Les explications sont dans en.ftl.

## The kind

title = Nonogramme en couleurs
rules = Les nombres donnent, dans l’ordre, la longueur des blocs de chaque ligne et de chaque colonne ; leur couleur est celle des blocs. Au moins une case vide sépare deux blocs de la même couleur ; des blocs de couleurs différentes peuvent se toucher.
move-help = aLIGNE,COLONNE donne la première couleur, b la deuxième et ainsi de suite, .LIGNE,COLONNE met une croix, ?LIGNE,COLONNE efface ; plages comme a3,4-7 ou .1-5,2 ; plusieurs parties séparées par des espaces font un seul coup
answer-form = Répondez avec une ligne de texte par ligne : la lettre de sa couleur pour une case colorée et . pour une case vide, rien entre elles.
prompt-colours = Couleurs :

## Values of cells

value-unknown = inconnue
value-empty = vide

## Pages

mark-colour = Couleur
    .name = colorée
mark-cross = Croix
    .name = croix
mark-open = Libre
    .name = libre
clue-rows = indication de ligne
clue-columns = indication de colonne

reason-lines = rangées seules
reason-probe = essai des couleurs
reason-picture = images entières

page-first-length = La ligne 1 porte un 1 vert. Prenez le vert, coloriez les deux cases marquées et voyez ce qui se passe.
page-first-length-why = Les nombres donnent la longueur des blocs : un 1 vert est une seule case verte, et ici il y en a deux côte à côte.
page-first-colour = La ligne 2 ne porte qu’un nombre vert. Coloriez la case marquée en rouge.
page-first-colour-why = Une ligne ou une colonne n’a que les couleurs de ses nombres : il n’y a pas de bloc rouge dans la ligne 2.
page-first-gap = La ligne 4 porte un 2 rouge et encore un 2 rouge. Coloriez les trois cases marquées en rouge.
page-first-gap-why = Au moins une case vide sépare deux blocs de la même couleur. Un bloc rouge de trois n’est ni l’un ni l’autre.

## Faults of the JSON form

fault-missing = { $key ->
    [palette] La palette manque
    [rows] Les indications des lignes manquent
   *[columns] Les indications des colonnes manquent
}.
fault-size-given = La { $side ->
    [width] largeur
   *[height] hauteur
} donnée est { $given }, mais les indications en font { $actual }.

## Faults of puzzles and boards

fault-palette-type = La palette doit être une liste de couleurs, pas { $value }.
fault-palette-size = Une palette doit avoir un fond et de { $fewest } à { $most } couleurs.
fault-palette-one = Avec une seule couleur, c’est un nonogramme ordinaire : laissez de côté les couleurs.
fault-palette-name = { $number ->
    [0] Le fond
   *[other] Couleur { $number }
} : un nom doit avoir de 1 à { $most } caractères ; celui-ci est { $value }.
fault-palette-value = { $number ->
    [0] Le fond
   *[other] Couleur { $number }
} : une couleur s’écrit comme #d03a2b, pas { $value }.
fault-palette-mark = { $number ->
    [0] Le fond
   *[other] Couleur { $number }
} : un repère doit être un caractère visible autre qu’un chiffre, pas { $value }.
fault-palette-same-name = Deux couleurs ont le nom { $value }.
fault-palette-same-mark = Deux couleurs ont le repère { $value }.
fault-type-lines = Les indications des { $axis ->
    [row] lignes
   *[column] colonnes
} doivent être une liste d’indications, pas { $value }.
fault-type-clue = { $line } : une indication doit être une liste de blocs, pas { $value }.
fault-type-block = { $line } : un bloc doit être une longueur et le numéro d’une couleur, pas { $value }.
fault-size-none = Un nonogramme en couleurs a besoin d’au moins une { $axis ->
    [row] ligne
   *[column] colonne
}.
fault-size-most = Un nonogramme en couleurs a au plus { $most } { $axis ->
    [row] lignes
   *[column] colonnes
}.
fault-colour = { $line } : il n’y a pas de couleur { $value } ; la palette a les couleurs 1 à { $most }.
fault-length = { $line } : un bloc ne peut pas avoir la longueur { $value }.
fault-too-long = { $line } : { $clue } demande { $needed } cases, mais il n’y en a que { $length ->
    [1] 1
   *[other] { $length }
}.
fault-too-long-block = { $line } : un bloc de { $value } ne tient pas dans { $length ->
    [1] 1 case
   *[other] { $length } cases
}.
fault-sums-differ = Les indications des lignes font { $rows } { $rows ->
    [one] case
   *[other] cases
} de la couleur { $colour }, celles des colonnes { $columns }.
fault-board-colour = La grille a la couleur { $found }, mais le puzzle seulement { $symbols }.

## Faults of boards

clue-hidden = une indication cachée
fault-answer-blocks = { $line } montre { $blocks }, mais son indication est { $clue }.
fault-impossible-line = { $line } ne peut pas être complétée : aucune disposition de { $clue } ne convient.
fault-impossible-line-remedy = Annulez votre dernier changement dans { $line } ou dans { $axis ->
    [row] une colonne
   *[column] une ligne
} qui la croise.
fault-foreign-colour = { $line } n’a pas de bloc de la couleur { $colour }, mais { $places } { COUNT($places) ->
    [one] l’a
   *[other] l’ont
}.
fault-foreign-colour-remedy = Videz { $places } dans { $line }.
fault-wrong-solution = La solution connue ne résout pas la grille.
fault-not-unique = On ne peut cacher des nombres que dans une grille à solution unique.
fault-no-solution = La grille n’a pas de solution à décrire.
fault-drawing = Un dessin doit avoir une palette et une liste de lignes avec au plus { $most } cases.
fault-drawing-palette = Un dessin en couleur a besoin d’une palette.

## The names of colours, as a palette made from a picture has them

colour-white = blanc
colour-silver = argent
colour-light-grey = gris clair
colour-grey = gris
colour-dark-grey = gris foncé
colour-charcoal = anthracite
colour-black = noir
colour-blue-grey = gris bleu
colour-pale-blue = bleu pâle
colour-light-blue = bleu clair
colour-sky-blue = bleu ciel
colour-blue = bleu
colour-dark-blue = bleu foncé
colour-turquoise = turquoise
colour-teal = bleu canard
colour-mint = menthe
colour-light-green = vert clair
colour-lime = citron vert
colour-green = vert
colour-dark-green = vert foncé
colour-olive = olive
colour-cream = crème
colour-yellow = jaune
colour-gold = or
colour-orange = orange
colour-rust = rouille
colour-peach = pêche
colour-beige = beige
colour-tan = fauve
colour-brown = brun
colour-dark-brown = brun foncé
colour-salmon = saumon
colour-red = rouge
colour-dark-red = rouge foncé
colour-pink = rose
colour-deep-pink = rose vif
colour-magenta = magenta
colour-lavender = lavande
colour-violet = violet
colour-purple = pourpre
colour-dark-purple = violet foncé

## Techniques

technique-complete-line = rangée complète
    .summary = L’indication occupe toute la rangée ou vaut 0 : chaque case est connue.
technique-finished-line = rangée terminée
    .summary = Tous les blocs sont complets, donc les autres cases sont vides.
technique-satisfied-clue = bloc terminé
    .summary = Un bloc est complet et aucun autre ne peut le toucher là, donc des cases voisines sont vides.
technique-only-gap = seul espace possible
    .summary = Un bloc ne tient que dans un espace, et le remplit.
technique-edge-fill = bloc du bord
    .summary = La première case libre depuis un bout a une couleur : le premier bloc de ce côté commence là.
technique-neighbouring-colours = couleurs voisines
    .summary = Deux couleurs se touchent sans espace : un bloc finit là et le suivant y commence.
technique-only-place = seule place
    .summary = Un bloc n’a plus qu’une place possible, donc il y va.
technique-overlap = chevauchement
    .summary = Le bloc couvre certaines cases où qu’il soit.
technique-glue = colle
    .summary = Une case colorée près d’un bout appartient au premier bloc de ce côté, ce qui en fixe d’autres cases.
technique-mercury = mercure
    .summary = Une case colorée près d’un bout appartient au premier bloc de ce côté, qui ne peut pas revenir jusqu’au bout.
technique-small-gap = espace trop petit
    .summary = Un espace est trop petit pour tout bloc qui pourrait l’atteindre, donc il est vide.
technique-missing-colour = couleur absente
    .summary = Les rangées qui croisent ici n’ont pas la couleur du bloc, donc il ne peut pas s’y trouver.
technique-unreachable = hors de portée
    .summary = Les cases qu’aucun bloc n’atteint sont vides.
technique-forced-gap = séparation forcée
    .summary = Un groupe de cases est aussi long que tout bloc possible et aucune autre couleur ne peut le toucher, donc des cases voisines sont vides.
technique-joining = jonction
    .summary = Deux groupes d’une couleur appartiennent au même bloc, donc les cases entre eux aussi.
technique-splitting = coupure
    .summary = Une case réunirait deux groupes en un bloc trop long, et aucun autre bloc n’y tient, donc elle est vide.
technique-group-owners = blocs possibles
    .summary = Quel que soit le bloc d’un groupe de cases, certaines cases sont toujours les mêmes.
technique-out-of-reach = couleur hors de portée
    .summary = Aucune couleur n’atteint la case à la fois dans sa ligne et dans sa colonne, donc elle est vide.
technique-line-analysis = analyse de rangée
    .summary = Certaines cases sont les mêmes dans toutes les dispositions possibles de la rangée.
technique-crossing-colours = couleurs croisées
    .summary = Ce que permet la ligne et ce que permet la colonne n’ont qu’une couleur en commun.
technique-colour-chain = chaîne de couleurs
    .summary = Lignes et colonnes excluent des couleurs l’une après l’autre, jusqu’à ce qu’il n’en reste qu’une pour une case.
technique-contradiction = contradiction
    .summary = Supposez une autre couleur, suivez les rangées, et une contradiction apparaît.
technique-search = recherche
    .summary = À partir d’ici, seuls les essais permettent d’avancer.
technique-exclusion = exclusion
    .summary = Certaines couleurs d’une case n’apparaissent dans aucune disposition possible de la rangée.
technique-supposition = hypothèse
    .summary = On suppose une couleur pour une case, ou qu’elle est vide, pour voir ce qui en découle.
technique-clash = impasse
    .summary = Une rangée ne peut pas être complétée, donc l’hypothèse est fausse.

## What cells are

empty = vide
as-colour = en { $colour }
as-empty = vide

## Blocks

block = le { $number } { $colour }
block-first = le premier { $number } { $colour }
block-last = le dernier { $number } { $colour }
block-nth = le { $nth }ᵉ { $number } { $colour }
block-listed = { $number } { $colour }

## What becomes of cells

part-colour = { $cells } { COUNT($cells) ->
    [one] est
   *[other] sont
} en { $colour }
part-empty = { $cells } { COUNT($cells) ->
    [one] est vide
   *[other] sont vides
}
part-not = { LIST($colours) } { COUNT($colours) ->
    [one] est exclu
   *[other] sont exclus
} pour { $cells }
clauses-two = { $first } et { $last }
clauses-more = { $first }, { $rest }
so = donc { $parts }
then = { $parts }

## Steps on one line

step-complete-line = { $line } : { $block } occupe { $length ->
    [1] l’unique case
   *[other] les { $length } cases
}, { $so }.
step-complete-line-blocks = { $line } : les blocs { LIST($blocks) } occupent les { $length } cases, { $so }.
step-complete-line-gaps = { $line } : les blocs { LIST($blocks) }, avec un espace entre couleurs égales, occupent les { $length } cases, { $so }.
step-complete-line-many = { $line } : les { $count } blocs occupent les { $length } cases, { $so }.
step-complete-line-empty = { $line } : l’indication est 0, donc toutes les cases sont vides.

step-finished-line = { $line } : { $block } est complet, { $so }.
step-finished-line-blocks = { $line } : les blocs { LIST($blocks) } sont complets, { $so }.
step-finished-line-many = { $line } : les { $count } blocs sont complets, donc les autres cases sont vides.
step-finished-line-next = { $line } : tous les blocs sont alors complets, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line } : { $block } est complet dans { $cells }{ COUNT($reasons) ->
    [1] {" "}et { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
step-satisfied-clue-next = { $line } : il est alors complet{ COUNT($reasons) ->
    [1] {" "}et { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
nothing-before = rien ne vient avant
nothing-after = rien ne vient après
nothing-between = le bloc voisin est { $block }
gap-before = avant lui, { $block } demande un espace
gap-after = après lui, { $block } demande un espace

step-only-gap = { $line } : { $block } ne tient que dans l’espace formé par { $gap } et le remplit.

from-side = { $side ->
    [left] depuis la gauche
    [right] depuis la droite
    [top] depuis le haut
   *[bottom] depuis le bas
}
step-edge-fill = { $line } : { from-side }, { $block } commence dans { $cell }, { $so }.
step-neighbouring-colours = { $line } : { $first } et { $second } se touchent dans { $cells }, où { $ending } finit et { $starting } commence, { $so }.
step-neighbouring-colours-several = { $line } : { $first } et { $second } se touchent dans { $cells }, où finit un bloc { $first } d’au moins { $before } et commence un bloc { $second } d’au moins { $behind }, { $so }.
step-glue = { $line } : { from-side }, { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.
step-mercury = { $line } : { from-side }, { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.
step-mercury-both = { $line } : { $block } couvre forcément { $cell } et ne tient que dans { $span }, { $so }.

step-overlap = { $line } : { $block } ne tient que dans { $span }, donc il couvre toujours { $cells }.
step-only-place = { $line } : { $block } ne tient que dans { $span }, donc c’est là qu’il va.

step-small-gap = { $line } : l’espace formé par { $gap } est trop petit pour un bloc de { LIST($lengths, type: "or") }, donc il est vide.

step-missing-colour = { $line } : il n’y a pas de { LIST($colours, type: "or") } dans { $cells }, et aucun autre bloc n’arrive jusque-là, { $so }.
step-missing-colour-room = { $line } : il n’y a pas de { $colour } dans { $cells }, donc { $block } ne tient que dans { $span }, { $so }.

step-unreachable = { $line } : { $before } ne dépasse pas { $end } et { $after } ne commence pas avant { $start }, { $so }.
step-unreachable-before = { $line } : { $after } ne commence pas avant { $start }, { $so }.
step-unreachable-after = { $line } : { $before } ne dépasse pas { $end }, { $so }.

step-forced-gap = { $line } : aucun bloc { $colour } plus long que { $length } ne peut couvrir { $cells }, et aucune autre couleur ne peut le toucher, { $so }.
step-forced-gap-complete = { $line } : { $block } est complet dans { $cells } et aucune autre couleur ne peut le toucher, { $so }.

step-joining = { $line } : { $cells } appartiennent au même bloc, { $block }, { $so }.

step-splitting = { $line } : { $cell } en { $colour } ferait un bloc d’au moins { $length } dans { $cells } ; aucun bloc aussi long n’y tient, ni aucun autre, { $so }.

step-group-owners = { $line } : seul { $block } peut couvrir { $cells }. Où qu’il soit, { $then }.
step-group-owners-several = { $line } : seul un bloc { $colour } de { LIST($lengths, type: "or") } peut couvrir { $cells }. Où qu’il soit, { $then }.

step-out-of-reach = { $line } : dans { $cells }, seul { LIST($row, type: "or") } peut venir de la ligne et seul { LIST($column, type: "or") } de la colonne, { $so }.

step-line-analysis = { $line } : { $count ->
    [1] dans la seule disposition possible
    [2] dans les deux dispositions possibles
   *[other] dans les { $count } dispositions possibles
}, { $then }.
step-line-analysis-many = { $line } : dans toutes les dispositions possibles, { $then }.

step-crossing-colours = { $line } : dans { $cells }, la ligne ne permet que { LIST($row, type: "or") } et la colonne que { LIST($column, type: "or") }, { $so }.

## Steps over several lines

step-colour-chain = En { $steps ->
    [1] une étape
   *[other] { $steps } étapes
}, lignes et colonnes excluent tout le reste pour { $cell }, { $so }.
step-contradiction = Si { $cell } était { $state }, { $steps ->
    [0] { $line }
    [1] après une étape, { $line }
   *[other] après { $steps } étapes, { $line }
} ne pourrait plus être complétée, { $so }.
step-contradiction-several = { $cases }, { $so }.
contradiction-case = si { $cell } était { $state }, { $steps ->
    [0] { $line }
    [1] après une étape, { $line }
   *[other] après { $steps } étapes, { $line }
} ne pourrait plus être complétée
step-contradiction-of = Lignes et colonnes ne laissent que { LIST($colours, type: "or") } pour { $cell } : { $cases }, { $so }.
step-exclusion = { $line } : dans toutes les dispositions encore possibles, { $then }.
step-supposition = Supposons que { $cell } soit { $state }.
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
step-search-cell = Les essais montrent que { $cell } est { $state }.
step-search-cell-unproven = Si la grille n’a qu’une solution, { $cell } est { $state }.

## What repair did to a picture, and what became of it

one-colour = cette image n’a qu’une couleur : c’est donc un nonogramme ordinaire
repair-moved = { $count ->
    [one] une case déplace une limite entre deux couleurs
   *[other] { $count } cases déplacent des limites entre couleurs
}
repair-dotted = { $count ->
    [one] un point est ajouté
   *[other] { $count } points sont ajoutés
}

## The editor

about-editor = Dessinez une image avec jusqu’à 15 couleurs, ou partez d’une photo. Les nombres en découlent tout seuls.
page-palette = Palette
page-colour-key = { $colour } (touche { $key })
page-add = Ajouter une couleur
page-change-colour = Modifier cette couleur
page-value = Couleur
page-name = Nom
page-mark = Signe
page-remove = Retirer
page-begin = Dessinez une case pour commencer.
page-second = En une seule couleur, c’est un nonogramme ordinaire. Une deuxième en fait un nonogramme en couleurs.
