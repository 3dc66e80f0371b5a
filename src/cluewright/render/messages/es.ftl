# Lo que acompaña a las películas y los mapas de calor.

## What settled a cell

reason-given = dado
reason-lines = líneas
reason-logic = lógica simple
reason-probe = prueba
reason-guess = conjetura
reason-learned = aprendido
reason-decimate = valor más probable
reason-accepted = mejor conjetura
reason-search = búsqueda
reason-row = fila entera
reason-picture = imagen entera
reason-solution = solución
reason-pairs = parejas
reason-neighbour = vecina
reason-equal = número igual
reason-cut = conexión
reason-step = paso
reason-supposed = supuesto
reason-other = otro
more-reasons = { $count } más

## How far a film is

status-cells = { $settled } de { $all } casillas
status-borders = { $settled } bordes
status-reasons = { $status }: { $reasons }
status-undone = { $status }; { $count } deshechas

## Heat maps

heat-when = Cuándo: al principio
heat-last = al final
heat-what = Con:
heat-title-when = { $title }: cuándo se decidió cada casilla
heat-title-what = { $title }: qué decidió cada casilla
