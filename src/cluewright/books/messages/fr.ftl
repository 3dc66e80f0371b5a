# Ce qu'impriment les livres. Règles, techniques, étapes et niveaux viennent des types de grilles et de core.

default-title = Grilles logiques

## Titres

cover = Couverture
about = À propos de ce livre
contents = Sommaire
contents-continued = Sommaire (suite)
rules = Règles
solutions = Solutions
techniques = Techniques
notes = Notes
unrated = sans niveau
page = page { $number }

## Grilles

puzzle-count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
puzzle = grille { $number }
puzzles = grilles { $first } à { $last }

## À propos de ce livre

about-puzzles = { $count ->
    [one] Ce livre contient une grille. Elle a une solution unique, et c’est prouvé.
   *[other] Ce livre contient { $count } grilles. Chacune a une solution unique, et c’est prouvé.
}
about-codes = Scannez le code à côté d’une grille pour l’ouvrir dans un navigateur, avec des indices et une vérification de vos coups. Les codes mènent à { $link }.
about-levels = Les points indiquent la difficulté d’une grille :

## L'exemple

example = Un exemple
example-puzzle = La grille
example-step = Une étape
example-solution = La solution
example-step-below = Une étape : { $step }

## What a book tells its maker

origin-section = grille { $place } de la section { $section }
origin-file = grille { $place } de { $file }
origin-library = grille { $number } de la bibliothèque
left-out-several = { $origin } : plusieurs solutions, la grille a été écartée.
left-out-none = { $origin } : aucune solution, la grille a été écartée.
left-out-undecided = { $origin } : l’unicité de la solution n’a pas pu être prouvée dans le temps imparti, la grille a été écartée.
left-out-same = { $origin } : identique à { $before }, la grille a été écartée.
left-out-motif = { $origin } : même sujet qu’une autre grille de ce livre, la grille a été écartée.
note-larger = { $count ->
    [one] La grille { $numbers } est trop grande pour { $most } par page et sera imprimée plus grand.
   *[other] Les grilles { $numbers } sont trop grandes pour { $most } par page et seront imprimées plus grand.
}
note-small = { $count ->
    [one] La grille { $numbers } est imprimée avec des cases de moins de { $millimetres } mm.
   *[other] Les grilles { $numbers } sont imprimées avec des cases de moins de { $millimetres } mm.
}
note-uncoded = { $count ->
    [one] La grille { $numbers } est imprimée sans code QR : son lien est trop long pour être bien lu.
   *[other] Les grilles { $numbers } sont imprimées sans code QR : leurs liens sont trop longs pour être bien lus.
}
note-few-pages = Ce livre a { $count } pages, et { $profile } en demande au moins { $fewest } : ajoutez des grilles.
note-many-pages = Ce livre a { $count } pages, et { $profile } en accepte au plus { $most } : faites-en deux livres.
