# Ce que dit Zip. Le chemin va du 1 au dernier nombre en passant par toutes les cases. Les noms de cases portent leur article.

## The kind

title = Zip
rules = Tracez un seul chemin du 1 au dernier nombre. Il passe par les nombres dans l’ordre, visite chaque case exactement une fois et ne traverse aucun mur.
move-help = R2D va deux fois à droite puis en bas (L, R, U, D) ; LIGNE,COLONNE va tout droit jusqu’à une case ou y revient ; +LIGNE,COLONNE right (ou down) note que le chemin passe par là, - qu’il n’y passe pas, ? efface la note ; plusieurs notes séparées par des espaces font un seul coup
answer-form = Répondez avec une ligne de texte par ligne : pour chaque case, son rang sur le chemin, de 1 à { $last }, séparés par des espaces.
answer-form-blocked = Répondez avec une ligne de texte par ligne : pour chaque case, son rang sur le chemin, de 1 à { $last }, séparés par des espaces, et # pour chaque case bloquée.
prompt-steps = Le chemin va d’une case à l’autre par un côté commun, jamais en diagonale.
prompt-walls = Murs :
prompt-wall = entre { $from } et { $to }

## Techniques

technique-forced-corner = coin forcé
    .summary = Un coin n’a que deux issues, donc le chemin prend les deux.
technique-corridor = couloir
    .summary = Une case fermée par des murs ou par le bord ne laisse pas le choix au chemin.
technique-full-cell = pas d’embranchement
    .summary = Le chemin passe déjà par une case, donc il n’y prend pas d’autre direction.
technique-dead-end = cul-de-sac
    .summary = Il ne reste qu’une direction au premier ou au dernier nombre, donc le chemin la prend.
technique-two-ways-left = deux directions restantes
    .summary = Il ne reste que deux directions à une case, donc le chemin prend les deux.
technique-one-way-on = une seule suite
    .summary = Le chemin entre dans une case d’où une seule direction permet de continuer.
technique-number-order = ordre des nombres
    .summary = Le chemin ne va jamais d’un nombre directement à un autre qui n’est pas le suivant.
technique-no-early-loop = pas de boucle
    .summary = Les deux bouts d’un morceau de chemin ne se rejoignent jamais.
technique-no-early-end = pas de fin prématurée
    .summary = Le chemin n’atteint pas le dernier nombre avant d’avoir visité toutes les cases.
technique-cut = partie isolée
    .summary = Une case est le seul lien avec une partie de la grille, et le chemin ne doit pas l’isoler.
technique-only-way = seul passage
    .summary = Un seul passage mène au nombre suivant.
technique-out-of-reach = hors de portée
    .summary = Le chemin ne va pas là d’où le nombre suivant est hors de portée.
technique-bridge-order = goulot
    .summary = Le chemin ne passe qu’une fois par un goulot, donc il ne va pas là d’où il lui faudrait deux passages.
technique-parity = damier
    .summary = Le chemin alterne cases claires et cases foncées ; les compter dit combien de fois il entre dans une partie.
technique-both-ways = dans les deux cas
    .summary = Que le chemin fasse ou non un certain pas, la même chose en découle.
technique-contradiction = contradiction
    .summary = Supposez le contraire, suivez le chemin, et une règle est enfreinte.

technique-supposition = hypothèse
    .summary = Ce qui en découle est montré pas à pas.
technique-clash = impasse
    .summary = Une règle est enfreinte ici, donc l’hypothèse est fausse.

## Directions

way-up = vers le haut
way-down = vers le bas
way-left = vers la gauche
way-right = vers la droite
from-up = par le haut
from-down = par le bas
from-left = par la gauche
from-right = par la droite
the-number = au { $number }

## Steps

step-forced-corner = Le coin, { $cell }, n’a que deux issues, { LIST($ways) }, donc le chemin prend les deux.
step-corridor = { $cell } n’a que deux issues, { LIST($ways) }, donc le chemin la traverse.
step-corridor-first = Le 1 n’a qu’une issue, donc le chemin en part { LIST($ways) }.
step-corridor-last = Le { $number } n’a qu’une entrée, donc le chemin y arrive { LIST($sides) }.

step-full-cell = Le chemin passe déjà par { $cell }, donc il n’en part pas { LIST($ways, type: "or") }.
step-full-cell-first = Le chemin a déjà quitté le 1, donc il n’en part pas aussi { LIST($ways, type: "or") }.
step-full-cell-last = Le chemin atteint déjà le { $number }, donc il n’y arrive pas aussi { LIST($sides, type: "or") }.

step-dead-end-first = Le chemin ne peut quitter le 1 que { LIST($ways) }.
step-dead-end-last = Le chemin ne peut atteindre le { $number } que { LIST($sides) }.
step-two-ways-left = { $cell } n’a plus que deux directions, { LIST($ways) }, donc le chemin prend les deux.
step-one-way-on = Depuis { $cell }, le chemin ne peut continuer que { LIST($ways) }.
step-one-way-on-next = Il ne peut donc y continuer que { LIST($ways) }.

step-number-order = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways) } : il irait directement du { $from } au { $to }.
step-no-early-loop = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways) } : il fermerait une boucle.
step-no-early-end = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways) } : il atteindrait le { $number } alors qu’il reste des cases à visiter.

step-cut = Depuis { $cell }, le chemin doit aller { LIST($ways) } : c’est le seul accès { $count ->
    [one] à la case qui suit.
   *[other] aux { $count } cases qui suivent.
}
step-cut-rest = Depuis { $cell }, le chemin doit aller { LIST($ways) } : c’est le seul accès au reste de la grille.
step-cut-closed = { $cell } est le seul lien entre deux parties de la grille. Le chemin y mène déjà à l’une d’elles, donc il ne va pas aussi { LIST($ways, type: "or") }.

step-only-way = Depuis { $cell }, le chemin doit aller { LIST($ways) } : rien d’autre ne mène du { $from } { LIST($goals, type: "or") }.
step-only-way-number = Depuis le { $from }, le chemin doit aller { LIST($ways) } : rien d’autre ne mène { LIST($goals, type: "or") }.
step-out-of-reach = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways, type: "or") } : cela ne mène pas du { $from } { LIST($goals, type: "or") }.
step-out-of-reach-number = Depuis le { $from }, le chemin ne peut pas aller { LIST($ways, type: "or") } : cela ne mène pas { LIST($goals, type: "or") }.
step-out-of-reach-between = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways) } : aucun tronçon entre deux nombres ne peut visiter les deux cases.

step-bridge-order = Depuis { $cell }, le chemin doit aller { LIST($ways) } : tout autre trajet du { $from } { LIST($goals, type: "or") } passe deux fois par la même case.
step-bridge-order-number = Depuis le { $from }, le chemin doit aller { LIST($ways) } : tout autre trajet { LIST($goals, type: "or") } passe deux fois par la même case.
step-bridge-order-closed = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways, type: "or") } : du { $from } { LIST($goals, type: "or") }, il devrait passer deux fois par la même case.
step-bridge-order-closed-number = Depuis le { $from }, le chemin ne peut pas aller { LIST($ways, type: "or") } : pour arriver { LIST($goals, type: "or") }, il devrait passer deux fois par la même case.
step-bridge-order-between = Depuis { $cell }, le chemin ne peut pas aller { LIST($ways) } : il devrait passer deux fois par la même case.
trial-path = Les essais montrent que, depuis { $cell }, le chemin va { LIST($ways) }.

step-parity = Coloriez la grille en damier : le chemin ne peut visiter toutes les cases claires et foncées au-delà que si, depuis { $cell }, il va { LIST($ways) }.
step-parity-closed = Coloriez la grille en damier : le chemin ne peut visiter toutes les cases claires et foncées au-delà que si, depuis { $cell }, il ne va pas { LIST($ways, type: "or") }.

## What follows from an assumption

goes = depuis { $cell } il va { LIST($ways) }
goes-not = depuis { $cell } il ne va pas { LIST($ways) }
more-moves = { $count ->
    [one] un autre pas en découle
   *[other] { $count } autres pas en découlent
}

step-both-ways = Que le chemin aille ou non { LIST($ways) } depuis { $cell }, { LIST($follows) } ({ $with ->
    [one] une étape
   *[other] { $with } étapes
} s’il y va, { $without } sinon).
step-both-ways-even = Que le chemin aille ou non { LIST($ways) } depuis { $cell }, { LIST($follows) } ({ $with ->
    [one] une étape
   *[other] { $with } étapes
} dans les deux cas).

step-contradiction = Si le chemin allait { LIST($ways) } depuis { $cell }, { $steps ->
    [0] { $broken }
    [one] après une étape { $broken }
   *[other] après { $steps } étapes { $broken }
}. Donc il n’y va pas { LIST($ways) }.
step-contradiction-opposite = Si le chemin n’allait pas { LIST($ways) } depuis { $cell }, { $steps ->
    [0] { $broken }
    [one] après une étape { $broken }
   *[other] après { $steps } étapes { $broken }
}. Donc il y va { LIST($ways) }.

step-supposition = Supposons que le chemin aille { LIST($ways) } depuis { $cell }.
step-supposition-opposite = Supposons que le chemin n’aille pas { LIST($ways) } depuis { $cell }.
step-clash = Mais alors { $broken }.

## What a position breaks

broken-full-cell = il se diviserait dans { $cell }
broken-dead-end = il ne pourrait pas traverser { $cell }
broken-dead-end-first = il ne pourrait pas quitter le 1
broken-dead-end-last = il ne pourrait pas atteindre le { $number }
broken-number-order = il irait directement du { $from } au { $to }
broken-no-early-loop = il fermerait une boucle
broken-no-early-end = il atteindrait le dernier nombre alors qu’il reste des cases à visiter
broken-cut = il isolerait une partie de la grille, vers { $cell }
broken-only-way = il ne pourrait pas aller du { $from } au { $to }
broken-out-of-reach = il ne pourrait visiter { $cell } entre aucun nombre et le suivant
broken-bridge-order = il devrait passer deux fois par { $cell }
broken-bridge-order-visit = il ne pourrait visiter { $cell } sans passer deux fois par une autre case
broken-parity = il ne pourrait pas visiter toutes les cases claires et foncées autour, vers { $cell }

## Rules a board breaks

fault-start = Le chemin commence dans { $cell }, pas sur le 1.
fault-start-remedy = Commencez le chemin sur le 1.
fault-jump = Le chemin saute : il quitte { $from } et reprend dans { $to }.
fault-wall = Le chemin traverse un mur entre { $from } et { $to }.
fault-wall-note = La note entre { $from } et { $to } traverse un mur ou mène à une case bloquée.
fault-blocked = Le chemin entre dans une case bloquée, { $cell }.
fault-revisit = Le chemin passe deux fois par { $cell }.
fault-order = Le chemin rencontre le { $number } dans { $cell }, mais c’est le tour du { $next }.
fault-early-end = Le chemin atteint le dernier nombre, { $number }, avant d’avoir visité toutes les cases.
fault-contradiction = Le chemin quitte { $from } pour { $to }, mais une note dit le contraire.
fault-branch = Le chemin se divise dans { $cell }.
fault-dead-end = Le chemin ne peut plus traverser { $cell } : il reste trop peu de directions.
fault-loop = Le chemin ferme une boucle dans { $cell }.
fault-wrong-note = La note entre { $from } et { $to } est fausse.
fault-wrong-notes = Les notes ne peuvent pas toutes être justes.
fault-wrong-turn = Après le { $number }, le chemin se trompe dans { $cell } : à partir de là, { $broken }.
fault-wrong-turn-unseen = Après le { $number }, le chemin se trompe dans { $cell } : cela ne mène pas à la solution.

remedy-go-back = Revenez jusqu’à { $cell }.
remedy-clear-note = Effacez la note entre { $from } et { $to }.
remedy-clear-notes = Effacez les notes dont vous êtes le moins sûr.
remedy-clear-notes-around = Effacez une note qui touche { $cell }.

## What is wrong with a puzzle or a board that is read

fault-missing = Une grille de Zip a besoin { $key ->
    [width] d’une largeur.
    [height] d’une hauteur.
   *[numbers] de nombres.
}
fault-size = { $side ->
    [width] La largeur
   *[height] La hauteur
} doit être un nombre entier de 1 à { $most }, pas { $given }.
fault-type-numbers = Les nombres doivent être une liste de cases, pas { $given }.
fault-type-walls = Les murs doivent être une liste, pas { $given }.
fault-type-blocked = Les cases bloquées doivent être une liste de cases, pas { $given }.
fault-type-blocked-cell = Une case bloquée doit être [row, column], pas { $given }.
fault-type-number = Un nombre doit être un entier à partir de 1, pas { $given }.
fault-type-number-cell = La case du nombre { $number } doit être [row, column], pas { $given }.
fault-type-wall = Un mur doit être [row, column, "right" ou "down"], pas { $given }.
fault-ragged = Les lignes de la grille n’ont pas toutes la même longueur.
fault-repeated = Le nombre { $number } figure deux fois, dans { $cells }.
fault-gap = Il manque le nombre { $number }.
fault-gap-beyond = Le nombre { $given } dépasse le nombre de cases.
fault-off-board-number = Le nombre { $number }, dans { $cell }, est hors de la grille.
fault-off-board-blocked = La case bloquée, { $cell }, est hors de la grille.
fault-blocked-number = Le nombre { $number } se trouve sur une case bloquée, { $cell }.
fault-two-numbers = Les nombres { $first } et { $second } sont dans la même case, { $cell }.
fault-too-few = Une grille de cette taille a besoin au moins des nombres 1 et 2.
fault-too-few-one-cell = Une grille de cette taille a besoin du nombre 1.
fault-wall-off-board = Le mur { $side ->
    [right] à droite, pour
   *[down] en bas, pour
} { $cell }, est hors de la grille.
fault-parity = Aucun chemin n’est possible. Coloriée en damier, la grille a { $light ->
    [one] une case claire
   *[other] { $light } cases claires
} et { $dark ->
    [one] une case foncée
   *[other] { $dark } cases foncées
}, mais un chemin entre { $from } et { $to } visite { $more ->
    [light] une case claire de plus que de foncées.
    [dark] une case foncée de plus que de claires.
   *[none] autant de cases claires que de foncées.
}
fault-board = Une partie doit être un chemin, une liste de [row, column].
fault-board-cell = Une case du chemin doit être [row, column] sur la grille de { $width } sur { $height } cases, pas { $given }.
fault-board-note = Une note doit être [row, column, "right" ou "down", true ou false], pas { $given }.
fault-wrong-solution = La solution connue ne résout pas la grille.

## Moves that cannot be made

move-unknown = { $given } n’est pas un coup : { move-help }
move-too-long = ce coup parcourt la grille plus de { $times } fois
move-visited = le chemin passe déjà par { $cell }
move-blocked = { $cell } est bloquée
move-wall = il y a un mur entre { $from } et { $to }
move-not-straight = { $to } n’est pas en ligne droite depuis { $from }
move-off-board = { $cell } n’existe pas : la grille a { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
} et { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
}

## Pages

about-editor = Placez des nombres, des murs et des cases bloquées pour un chemin.
page-board = Zip, { $width } colonnes, { $height } lignes, nombres de 1 à { $last }
page-number = nombre { $number }
page-blocked = bloquée
page-head = bout du chemin
page-visited = sur le chemin, pas { $number }
page-walls = mur { $sides }
page-side-left = à gauche
page-side-right = à droite
page-side-above = en haut
page-side-below = en bas
page-note-used = noté : le chemin passe { $side }
page-note-closed = noté : fermé { $side }
page-said = { $count ->
    [one] Chemin en ligne { $row }, colonne { $column }
   *[other] Chemin de { $count } cases, en ligne { $row }, colonne { $column }
}
page-no-way = Le chemin ne peut pas aller là
page-pen-number = Nombre
page-pen-wall = Mur
page-pen-blocked = Case bloquée
page-missing = Placez au moins deux nombres : ils se suivent tout seuls.
page-wall-right = mur à droite
page-wall-down = mur en bas
page-help = Le chemin de Zip
page-help-drag-how = Glisser depuis le bout du chemin
page-help-drag-what = Prolonger le chemin
page-help-back-how = Glisser en arrière sur le chemin
page-help-back-what = Le reprendre
page-help-ahead-how = Toucher une case droit devant
page-help-ahead-what = Prolonger le chemin jusque-là
page-help-path-how = Toucher une case du chemin
page-help-path-what = Y revenir
page-help-arrows-how = Flèches
page-help-arrows-what = Prolonger le chemin, ou reculer d’un pas
page-help-look-how = Maj + flèches
page-help-look-what = Déplacer le curseur sans tracer ; Entrée prolonge le chemin jusque-là

reason-no-choice = aucun choix
reason-no-other-way = aucune autre direction
reason-within-reach = nombres à portée
reason-step = pas du chemin

## The first board: what to try, and the rule it breaks

page-first-order = Tracez le chemin du 1 au 3 par les cases marquées.
page-first-order-why = Le chemin passe par les nombres dans l’ordre, et le 2 vient avant le 3.
page-first-early = Tracez le chemin du 1 au 6, le dernier nombre, par les cases marquées.
page-first-early-why = Le chemin visite toutes les cases et finit au dernier nombre : il ne doit pas y arriver tant qu’il reste des cases.
page-first-wall = Essayez maintenant d’aller du 1 droit vers le haut. Le trait épais est un mur, et le chemin n’en traverse jamais. Continuez quand vous avez essayé.
page-first-wall-why = Le trait épais est un mur, et le chemin n’en traverse jamais.

## Answers in words, judged

notation-visits = une grille des numéros d’ordre dans lesquels le chemin visite les cases
notation-ways = des directions à partir du 1
notation-drawing = un dessin du chemin
fault-answer-visit = Le numéro { $number } apparaît plusieurs fois dans la réponse : { $cells }.
fault-answer-no-visit = Le numéro { $number } manque dans la réponse.
fault-answer-empty = { $cell } n’a pas de numéro dans la réponse.
fault-answer-off-board = Le chemin sort de la grille après { $cell }.
fault-answer-short = Le chemin visite { $found ->
    [one] { $found } case
   *[other] { $found } cases
} sur { $expected }.
