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
