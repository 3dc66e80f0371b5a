# Ce qui accompagne les films et les cartes de chaleur.

## What settled a cell

reason-given = donné
reason-lines = rangées
reason-logic = logique simple
reason-probe = essai
reason-guess = pari
reason-learned = appris
reason-decimate = valeur la plus probable
reason-accepted = meilleur pari
reason-search = recherche
reason-row = ligne entière
reason-picture = image entière
reason-solution = solution
reason-pairs = paires
reason-neighbour = voisine
reason-equal = nombre égal
reason-cut = liaison
reason-step = pas
reason-supposed = supposé
reason-other = autre
more-reasons = { $count } autres

## How far a film is

status-cells = { $settled } cases sur { $all }
status-borders = { $settled } bords
status-reasons = { $status } : { $reasons }
status-undone = { $status } ; { $count } annulations

## Heat maps

heat-when = Quand : au début
heat-last = à la fin
heat-what = Par :
heat-title-when = { $title } : quand chaque case a été décidée
heat-title-what = { $title } : ce qui a décidé chaque case
