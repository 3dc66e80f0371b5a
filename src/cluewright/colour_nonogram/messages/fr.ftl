# Ce que dit le nonogramme en couleurs. Les explications sont dans en.ftl.

## The kind

title = Nonogramme en couleurs

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
} : un repère doit être un caractère visible, pas { $value }.
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

## The names of colours, as a palette made from a picture has them

colour-white = blanc
colour-silver = argent
colour-light-grey = gris clair
colour-grey = gris
colour-dark-grey = gris foncé
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
