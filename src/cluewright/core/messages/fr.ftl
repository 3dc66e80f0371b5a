# Ce que dit chaque type de grille. Lignes et colonnes sont numérotées à partir de 1. Les lieux portent leur article.

## Places

line = { $axis ->
    [row] la ligne { $number }
   *[column] la colonne { $number }
}
along = { $axis ->
    [row] { $count ->
        [one] la ligne { $places }
       *[other] les lignes { $places }
    }
   *[column] { $count ->
        [one] la colonne { $places }
       *[other] les colonnes { $places }
    }
}
run = { $first } à { $last }
cell = la case ligne { $row }, colonne { $column }
cells = { $axis ->
    [row] les cases ligne { $number }, colonnes { $places }
   *[column] les cases colonne { $number }, lignes { $places }
}
cells-block = les cases lignes { $rows }, colonnes { $columns }
cells-two = { $first } et { $second }
cells-two-wide = { $first }, ainsi que { $second }
cells-separator = {" ; "}
cells-many = { $first } et { $last }
more-cells = { $count ->
    [one] { $count } autre case
   *[other] { $count } autres cases
}

## Levels

level-easy = facile
level-medium = moyen
level-hard = difficile
level-expert = expert
level-extreme = extrême

## Hints

plain = { $text }
hint-look = Regardez { $place }.
hint-look-around = Regardez toute la grille.
hint-technique = { $name }. { $summary }
hint-before = { $count ->
    [one] { $why } Une étape vient avant : { $step }
   *[other] { $why } { $count } étapes viennent avant, dont la dernière : { $step }
}
technique-trial = essais
    .summary = À partir d’ici, seuls les essais permettent d’avancer.
trial-cell = Les essais montrent que { $cells } est { $value }.
hint-mistake = Il y a une erreur dans la grille.
hint-mistake-in = Il y a une erreur : regardez { $place }.
hint-solved = La grille est terminée.
hint-solved-one-of-several = La grille est terminée. Elle a aussi d’autres solutions.
hint-stuck = Aucune technique ne s’applique ici.
hint-no-solution = La grille n’a pas de solution.
hint-several-solutions = La grille a plusieurs solutions, donc plus rien n’est certain.

## Chains

technique-supposition = hypothèse
    .summary = On suppose quelque chose, pour voir où cela mène.
technique-clash = contradiction
    .summary = L’hypothèse mène à quelque chose d’impossible.

## Mistakes

wrong-cell = { $cells } est fausse.
wrong-value = { $cells } ne peut pas être { $value }.
clear-cell = Effacez { $cells }.
wrong-move = La première erreur est le coup { $number } : { $cells }.
undo-mistake = Annulez vos coups jusqu’à ce que l’erreur disparaisse.
puzzle-without-solution = La grille n’a pas de solution.
puzzle-without-solution-remedy = Vérifiez qu’elle a été bien recopiée.
board-without-solution = Aucune solution ne correspond à cette grille.
board-without-solution-remedy = Annulez ce dont vous êtes le moins sûr.
lost-with-cell = { $cells } ne peut pas être { $value } : la grille n’aurait pas de solution.
lost-with-move = Le coup { $number } a rendu la grille insoluble.
lost-with-move-remedy = Annulez le coup { $number } et tous les suivants.

## Boards and solutions that are malformed

fault-board-rows = Une grille doit être une liste de lignes de caractères.
fault-board-ragged = Toutes les lignes doivent avoir la même longueur.
fault-board-symbol = Une case doit être l’un des caractères { $symbols }, pas { $found }.
fault-board-size = La partie fait { $board }, mais la grille fait { $puzzle }.
fault-board-array = Une partie doit être un tableau uint8 (height, width), pas { $found }.
fault-board-value = Une case doit être un nombre de 0 à { $highest }, pas { $found }.
fault-board-packed = { $bytes } octets ne font pas une partie compacte de { $board }.
fault-wrong-solution = La solution donnée ne résout pas la grille.

## Recordings

reason-supposed = hypothèse
reason-other = autres techniques
reason-search = recherche
reason-solution = solution
reason-given = donné
reason-guess = pari
reason-learned = appris

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = Colonnes : { $columns }. Lignes : { $rows }.
prompt-rows = Lignes, de haut en bas :
prompt-columns = Colonnes, de gauche à droite :
prompt-hidden = Un point d’interrogation remplace un nombre qui n’est pas donné, trois un indice entier qui n’est pas donné.
answer-form-rows = Répondez par la grille résolue : une ligne de texte par ligne, un caractère par case, rien entre eux.
answer-form-json = Répondez par la solution en JSON, dans la forme écrite par Cluewright.

## Answers in words, judged

answer-right = C’est une solution.
answer-wrong = Ce n’est pas une solution.
value-open = non décidée
notation-grid = une grille : { $signs }
notation-sign = { $sign } = { $value }
notation-rows = des lignes de cases
notation-cells = une liste des cases noircies, comptées à partir de { $first }
notation-path = une liste des cases du chemin, comptées à partir de { $first }
notation-data = JSON
fault-answer-none = Ce texte ne contient pas de réponse : écrivez la grille en { $height ->
    [one] { $height } ligne
   *[other] { $height } lignes
} de { $width ->
    [one] { $width } case
   *[other] { $width } cases
}.
fault-answer-rows = La réponse a { $found ->
    [one] { $found } ligne
   *[other] { $found } lignes
}, mais la grille en a { $expected }.
fault-answer-row = { $line } a { $found ->
    [one] { $found } case
   *[other] { $found } cases
}, mais la grille en a { $expected } de large.
fault-answer-outside = { $place } n’est pas dans la grille ({ $size }).
fault-answer-undecided = À décider : { $cells }.
fault-answer-not-solved = La grille ne respecte pas les règles.
