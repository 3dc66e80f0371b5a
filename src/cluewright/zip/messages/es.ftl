# Lo que dice Zip. El camino va del 1 al último número pasando por todas las casillas. Los nombres de casillas llevan artículo.

## The kind

title = Zip
rules = Traza un solo camino del 1 al último número. Pasa por los números en orden, visita cada casilla exactamente una vez y no cruza ningún muro.
move-help = R2D va dos veces a la derecha y abajo (L, R, U, D); FILA,COLUMNA va en línea recta a una casilla o vuelve a ella; +FILA,COLUMNA right (o down) anota que el camino pasa por ahí, - que no, ? borra la nota; varias notas separadas por espacios forman una jugada
answer-form = Responde con una línea por fila: para cada casilla, su turno en el camino, de 1 a { $last }, separados por espacios.
answer-form-blocked = Responde con una línea por fila: para cada casilla, su turno en el camino, de 1 a { $last }, separados por espacios, y # para cada casilla bloqueada.
prompt-steps = El camino va de casilla en casilla por lados comunes, nunca en diagonal.
prompt-walls = Muros:
prompt-wall = entre { $from } y { $to }

## Techniques

technique-forced-corner = esquina forzada
    .summary = Una esquina solo tiene dos salidas, así que el camino usa las dos.
technique-corridor = pasillo
    .summary = Una casilla cerrada por muros o por el borde no deja elección al camino.
technique-full-cell = sin bifurcación
    .summary = El camino ya pasa por una casilla, así que ahí no toma otra dirección.
technique-dead-end = callejón sin salida
    .summary = Al primer o al último número solo le queda una dirección, así que el camino la toma.
technique-two-ways-left = quedan dos direcciones
    .summary = A una casilla solo le quedan dos direcciones, así que el camino usa las dos.
technique-one-way-on = única continuación
    .summary = El camino entra en una casilla desde la que solo se puede seguir en una dirección.
technique-number-order = orden de los números
    .summary = El camino nunca va de un número directamente a otro que no es el siguiente.
technique-no-early-loop = sin bucles
    .summary = Los dos extremos de un tramo de camino nunca se unen.
technique-no-early-end = sin final anticipado
    .summary = El camino no llega al último número antes de visitar todas las casillas.
technique-cut = parte aislada
    .summary = Una casilla es el único enlace con una parte del tablero, y el camino no debe aislarla.
technique-only-way = único paso
    .summary = Solo un paso lleva al número siguiente.
technique-out-of-reach = fuera de alcance
    .summary = El camino no va adonde el número siguiente queda fuera de alcance.
technique-bridge-order = cuello de botella
    .summary = El camino pasa solo una vez por un cuello de botella, así que no va adonde lo necesitaría dos veces.
technique-parity = ajedrezado
    .summary = El camino alterna casillas claras y oscuras; contarlas dice cuántas veces entra en una parte.
technique-both-ways = en ambos casos
    .summary = Dé o no dé el camino cierto paso, se deduce lo mismo.
technique-contradiction = contradicción
    .summary = Supón lo contrario, sigue el camino y se incumple una regla.

technique-supposition = suposición
    .summary = Lo que se deduce se muestra paso a paso.
technique-clash = choque
    .summary = Aquí se incumple una regla, así que la suposición es falsa.

## Directions

way-up = hacia arriba
way-down = hacia abajo
way-left = a la izquierda
way-right = a la derecha
from-up = por arriba
from-down = por abajo
from-left = por la izquierda
from-right = por la derecha
the-number = al { $number }

## Steps

step-forced-corner = La esquina, { $cell }, solo tiene dos salidas, { LIST($ways) }, así que el camino usa las dos.
step-corridor = { $cell } solo tiene dos salidas, { LIST($ways) }, así que el camino la atraviesa.
step-corridor-first = El 1 solo tiene una salida, así que el camino sale { LIST($ways) }.
step-corridor-last = El { $number } solo tiene una entrada, así que el camino llega { LIST($sides) }.

step-full-cell = El camino ya pasa por { $cell }, así que no sale de ahí { LIST($ways, type: "or") }.
step-full-cell-first = El camino ya ha salido del 1, así que no sale también { LIST($ways, type: "or") }.
step-full-cell-last = El camino ya llega al { $number }, así que no entra también { LIST($sides, type: "or") }.

step-dead-end-first = El camino solo puede salir del 1 { LIST($ways) }.
step-dead-end-last = El camino solo puede llegar al { $number } { LIST($sides) }.
step-two-ways-left = A { $cell } solo le quedan dos direcciones, { LIST($ways) }, así que el camino usa las dos.
step-one-way-on = Desde { $cell }, el camino solo puede seguir { LIST($ways) }.
step-one-way-on-next = Así que ahí solo puede seguir { LIST($ways) }.

step-number-order = Desde { $cell }, el camino no puede ir { LIST($ways) }: iría del { $from } directamente al { $to }.
step-no-early-loop = Desde { $cell }, el camino no puede ir { LIST($ways) }: cerraría un bucle.
step-no-early-end = Desde { $cell }, el camino no puede ir { LIST($ways) }: llegaría al { $number } con casillas aún sin visitar.

step-cut = Desde { $cell }, el camino debe ir { LIST($ways) }: { $count ->
    [one] es el único acceso a la casilla de más allá.
   *[other] es el único acceso a las { $count } casillas de más allá.
}
step-cut-rest = Desde { $cell }, el camino debe ir { LIST($ways) }: es el único acceso al resto del tablero.
step-cut-closed = { $cell } es el único enlace entre dos partes del tablero. El camino ya va desde ahí a una de ellas, así que no va también { LIST($ways, type: "or") }.

step-only-way = Desde { $cell }, el camino debe ir { LIST($ways) }: no hay otro modo de ir del { $from } { LIST($goals, type: "or") }.
step-only-way-number = Desde el { $from }, el camino debe ir { LIST($ways) }: no hay otro modo de llegar { LIST($goals, type: "or") }.
step-out-of-reach = Desde { $cell }, el camino no puede ir { LIST($ways, type: "or") }: así no se llega del { $from } { LIST($goals, type: "or") }.
step-out-of-reach-number = Desde el { $from }, el camino no puede ir { LIST($ways, type: "or") }: así no se llega { LIST($goals, type: "or") }.
step-out-of-reach-between = Desde { $cell }, el camino no puede ir { LIST($ways) }: ningún tramo entre dos números puede visitar ambas casillas.

step-bridge-order = Desde { $cell }, el camino debe ir { LIST($ways) }: cualquier otro modo de ir del { $from } { LIST($goals, type: "or") } pasa dos veces por la misma casilla.
step-bridge-order-number = Desde el { $from }, el camino debe ir { LIST($ways) }: cualquier otro modo de llegar { LIST($goals, type: "or") } pasa dos veces por la misma casilla.
step-bridge-order-closed = Desde { $cell }, el camino no puede ir { LIST($ways, type: "or") }: del { $from } { LIST($goals, type: "or") } tendría que pasar dos veces por la misma casilla.
step-bridge-order-closed-number = Desde el { $from }, el camino no puede ir { LIST($ways, type: "or") }: para llegar { LIST($goals, type: "or") } tendría que pasar dos veces por la misma casilla.
step-bridge-order-between = Desde { $cell }, el camino no puede ir { LIST($ways) }: tendría que pasar dos veces por la misma casilla.
trial-path = Probando se ve que desde { $cell } el camino va { LIST($ways) }.

step-parity = Colorea el tablero como uno de ajedrez: el camino solo puede visitar todas las casillas claras y oscuras de más allá si desde { $cell } va { LIST($ways) }.
step-parity-closed = Colorea el tablero como uno de ajedrez: el camino solo puede visitar todas las casillas claras y oscuras de más allá si desde { $cell } no va { LIST($ways, type: "or") }.

## What follows from an assumption

goes = desde { $cell } va { LIST($ways) }
goes-not = desde { $cell } no va { LIST($ways) }
more-moves = { $count ->
    [one] se deduce un paso más
   *[other] se deducen { $count } pasos más
}

step-both-ways = Vaya o no vaya el camino { LIST($ways) } desde { $cell }, { LIST($follows) } ({ $with ->
    [one] un paso
   *[other] { $with } pasos
} si va, { $without } si no).
step-both-ways-even = Vaya o no vaya el camino { LIST($ways) } desde { $cell }, { LIST($follows) } ({ $with ->
    [one] un paso
   *[other] { $with } pasos
} en ambos casos).

step-contradiction = Si el camino fuera { LIST($ways) } desde { $cell }, { $steps ->
    [0] { $broken }
    [one] tras un paso { $broken }
   *[other] tras { $steps } pasos { $broken }
}. Así que no va { LIST($ways) }.
step-contradiction-opposite = Si el camino no fuera { LIST($ways) } desde { $cell }, { $steps ->
    [0] { $broken }
    [one] tras un paso { $broken }
   *[other] tras { $steps } pasos { $broken }
}. Así que va { LIST($ways) }.

step-supposition = Supongamos que el camino va { LIST($ways) } desde { $cell }.
step-supposition-opposite = Supongamos que el camino no va { LIST($ways) } desde { $cell }.
step-clash = Pero entonces { $broken }.

## What a position breaks

broken-full-cell = se bifurcaría en { $cell }
broken-dead-end = no podría atravesar { $cell }
broken-dead-end-first = no podría salir del 1
broken-dead-end-last = no podría llegar al { $number }
broken-number-order = iría del { $from } directamente al { $to }
broken-no-early-loop = cerraría un bucle
broken-no-early-end = llegaría al último número con casillas aún sin visitar
broken-cut = aislaría una parte del tablero en { $cell }
broken-only-way = no podría ir del { $from } al { $to }
broken-out-of-reach = no podría visitar { $cell } entre ningún número y el siguiente
broken-bridge-order = tendría que pasar dos veces por { $cell }
broken-bridge-order-visit = no podría visitar { $cell } sin pasar dos veces por otra casilla
broken-parity = no podría visitar todas las casillas claras y oscuras en torno a { $cell }

## Rules a board breaks

fault-start = El camino empieza en { $cell }, no en el 1.
fault-start-remedy = Empieza el camino en el 1.
fault-jump = El camino salta de { $from } a { $to }.
fault-wall = El camino cruza un muro entre { $from } y { $to }.
fault-wall-note = La nota entre { $from } y { $to } atraviesa un muro o lleva a una casilla bloqueada.
fault-blocked = El camino entra en { $cell }, que está bloqueada.
fault-revisit = El camino pasa dos veces por { $cell }.
fault-order = El camino llega al { $number } en { $cell }, pero toca el { $next }.
fault-early-end = El camino llega al último número, { $number }, antes de visitar todas las casillas.
fault-contradiction = El camino va de { $from } a { $to }, pero una nota dice lo contrario.
fault-branch = El camino se bifurca en { $cell }.
fault-dead-end = El camino ya no puede atravesar { $cell }: quedan muy pocas direcciones.
fault-loop = El camino cierra un bucle en { $cell }.
fault-wrong-note = La nota entre { $from } y { $to } es falsa.
fault-wrong-notes = Las notas no pueden ser todas correctas.
fault-wrong-turn = Después del { $number } el camino se equivoca en { $cell }: desde ahí { $broken }.
fault-wrong-turn-unseen = Después del { $number } el camino se equivoca en { $cell }: así no se llega a la solución.

remedy-go-back = Vuelve a { $cell }.
remedy-clear-note = Borra la nota entre { $from } y { $to }.
remedy-clear-notes = Borra las notas de las que estés menos seguro.
remedy-clear-notes-around = Borra una nota junto a { $cell }.

## What is wrong with a puzzle or a board that is read

fault-missing = Un puzle de Zip necesita { $key ->
    [width] un ancho.
    [height] un alto.
   *[numbers] números.
}
fault-size = { $side ->
    [width] El ancho
   *[height] El alto
} debe ser un número entero de 1 a { $most }, no { $given }.
fault-type-numbers = Los números deben ser una lista de casillas, no { $given }.
fault-type-walls = Los muros deben ser una lista, no { $given }.
fault-type-blocked = Las casillas bloqueadas deben ser una lista de casillas, no { $given }.
fault-type-blocked-cell = Una casilla bloqueada debe ser [row, column], no { $given }.
fault-type-number = Un número debe ser un entero a partir de 1, no { $given }.
fault-type-number-cell = La casilla del número { $number } debe ser [row, column], no { $given }.
fault-type-wall = Un muro debe ser [row, column, "right" o "down"], no { $given }.
fault-ragged = Las filas del tablero no tienen la misma longitud.
fault-repeated = El número { $number } aparece dos veces, en { $cells }.
fault-gap = Falta el número { $number }.
fault-gap-beyond = El número { $given } es mayor que el número de casillas.
fault-off-board-number = El número { $number }, en { $cell }, está fuera del tablero.
fault-off-board-blocked = La casilla bloqueada, { $cell }, está fuera del tablero.
fault-blocked-number = El número { $number } está en una casilla bloqueada, { $cell }.
fault-two-numbers = Los números { $first } y { $second } están en la misma casilla, { $cell }.
fault-too-few = Un puzle de este tamaño necesita al menos los números 1 y 2.
fault-too-few-one-cell = Un puzle de este tamaño necesita el número 1.
fault-wall-off-board = El muro { $side ->
    [right] a la derecha de
   *[down] debajo de
} { $cell } está fuera del tablero.
fault-parity = No hay ningún camino posible. Coloreado como uno de ajedrez, el tablero tiene { $light ->
    [one] una casilla clara
   *[other] { $light } casillas claras
} y { $dark ->
    [one] una casilla oscura
   *[other] { $dark } casillas oscuras
}, pero un camino de { $from } a { $to } visita { $more ->
    [light] una casilla clara más que oscuras.
    [dark] una casilla oscura más que claras.
   *[none] tantas casillas claras como oscuras.
}
fault-board = Una partida debe ser un camino, una lista de [row, column].
fault-board-cell = Una casilla del camino debe ser [row, column] en el tablero de { $width } por { $height } casillas, no { $given }.
fault-board-note = Una nota debe ser [row, column, "right" o "down", true o false], no { $given }.
fault-wrong-solution = La solución conocida no resuelve el puzle.

## Moves that cannot be made

move-unknown = { $given } no es una jugada: { move-help }
move-too-long = esta jugada recorre el tablero más de { $times } veces
move-visited = el camino ya pasa por { $cell }
move-blocked = { $cell } está bloqueada
move-wall = hay un muro entre { $from } y { $to }
move-not-straight = { $to } no está en línea recta desde { $from }
move-off-board = { $cell } no existe: el tablero tiene { $rows ->
    [one] una fila
   *[other] { $rows } filas
} y { $columns ->
    [one] una columna
   *[other] { $columns } columnas
}

## Pages

about-editor = Coloca números, muros y casillas bloqueadas para un camino.
page-board = Zip, { $width } columnas, { $height } filas, números del 1 al { $last }
page-number = número { $number }
page-blocked = bloqueada
page-head = extremo del camino
page-visited = en el camino, paso { $number }
page-walls = muro { $sides }
page-side-left = a la izquierda
page-side-right = a la derecha
page-side-above = arriba
page-side-below = abajo
page-note-used = anotado: el camino pasa { $side }
page-note-closed = anotado: cerrado { $side }
page-said = { $count ->
    [one] Camino en la fila { $row }, columna { $column }
   *[other] Camino de { $count } casillas, en la fila { $row }, columna { $column }
}
page-no-way = El camino no puede ir ahí
page-pen-number = Número
page-pen-wall = Muro
page-pen-blocked = Casilla bloqueada
page-missing = Coloca al menos dos números: se numeran solos.
page-wall-right = muro a la derecha
page-wall-down = muro abajo
page-help = El camino en Zip
page-help-drag-how = Arrastrar desde el extremo del camino
page-help-drag-what = Alargar el camino
page-help-back-how = Arrastrar hacia atrás por el camino
page-help-back-what = Deshacerlo
page-help-ahead-how = Pulsar una casilla en línea recta
page-help-ahead-what = Alargar el camino hasta ella
page-help-path-how = Pulsar una casilla del camino
page-help-path-what = Volver a ella
page-help-arrows-how = Flechas
page-help-arrows-what = Alargar el camino o retroceder un paso
page-help-look-how = Mayús + flechas
page-help-look-what = Mover el cursor sin trazar; Intro alarga el camino hasta él

reason-no-choice = sin elección
reason-no-other-way = ninguna otra dirección
reason-within-reach = números al alcance
reason-step = paso del camino

## The first board: what to try, and the rule it breaks

page-first-order = Dibuja el camino desde el 1 por las casillas marcadas hasta el 3.
page-first-order-why = El camino pasa por los números en orden, y el 2 va antes que el 3.
page-first-early = Dibuja el camino desde el 1 por las casillas marcadas hasta el 6, el último número.
page-first-early-why = El camino visita todas las casillas y termina en el último número, así que no debe llegar allí mientras queden casillas.
page-first-wall = Ahora intenta ir desde el 1 hacia arriba. La línea gruesa es un muro, y el camino nunca cruza uno. Cuando lo hayas intentado, sigue.
page-first-wall-why = La línea gruesa es un muro, y el camino nunca cruza uno.

## Answers in words, judged

notation-visits = una cuadrícula con el orden en que el camino visita las casillas
notation-ways = direcciones a partir del 1
notation-drawing = un dibujo del camino
fault-answer-visit = El número { $number } aparece más de una vez en la respuesta: { $cells }.
fault-answer-no-visit = En la respuesta falta el número { $number }.
fault-answer-empty = { $cell } no tiene número en la respuesta.
fault-answer-off-board = El camino sale del tablero después de { $cell }.
fault-answer-short = El camino visita { $found ->
    [one] una casilla
   *[other] { $found } casillas
} de { $expected }.
