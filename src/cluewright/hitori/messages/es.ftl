# Lo que dice Hitori. Las casillas están sombreadas o sin sombrear; sus nombres llevan artículo.

## The kind

title = Hitori
rules = Sombrea casillas hasta que ningún número se repita entre las casillas sin sombrear de una fila o columna. Las casillas sombreadas nunca comparten un lado, y todas las casillas sin sombrear siguen conectadas.
move-help = #FILA,COLUMNA sombrea una casilla, .FILA,COLUMNA la rodea, ?FILA,COLUMNA la borra; rangos como .3,4-7 o ?1-5,2; separa con espacios las partes de una jugada más larga
answer-form = Responde con una línea por fila: # para una casilla sombreada y . para una sin sombrear, sin nada entre ellas.

## What a cell can be

value-unknown = libre
value-unshaded = sin sombrear
value-shaded = sombreada

## Techniques

technique-shaded-neighbour = vecina sombreada
    .summary = Las casillas contiguas a una sombreada no se sombrean.
technique-repeated-number = número repetido
    .summary = Un número sin sombrear hace sombrear todos los iguales de su fila y columna.
technique-triple = trío
    .summary = De tres números iguales seguidos, los dos de fuera se sombrean.
technique-sandwich = sándwich
    .summary = Una casilla entre dos números iguales no se sombrea.
technique-pair-isolation = pareja
    .summary = Dos números iguales seguidos hacen sombrear todos los demás iguales de su línea.
technique-flanked-pair = pareja flanqueada
    .summary = Una pareja entre dos números iguales, como 1 2 2 1, hace sombrear los demás iguales de la línea.
technique-corner-quad = esquina de cuatro
    .summary = Dos parejas de números iguales llenan una esquina, así que se sombrean la esquina y su casilla diagonal.
technique-corner-triple = esquina de tres
    .summary = De tres números iguales en torno a una esquina, el del medio se sombrea.
technique-corner-double = esquina de dos
    .summary = Una pareja de números iguales en una esquina deja sin sombrear la otra vecina de la esquina.
technique-last-exit = última salida
    .summary = La única salida de una casilla sin sombrear queda sin sombrear.
technique-cut-cell = casilla de paso
    .summary = Una casilla queda sin sombrear si sombrearla aislaría a otras.
technique-edge-pairs = parejas en el borde
    .summary = Dos parejas de números iguales forman un cuadrado en el borde, así que las casillas del borde contiguas no se sombrean.
technique-offset-pair = pareja desplazada
    .summary = Dos vecinas no pueden estar ambas sombreadas, así que lo está uno de sus iguales, y lo que toca a ambos queda sin sombrear.
technique-double-near-edge = pareja cerca del borde
    .summary = Sombrear una casilla decidiría una pareja cercana y aislaría casillas en el borde.
technique-double-beside-diagonal = pareja junto a una diagonal
    .summary = Sombrear una casilla decidiría una pareja cercana y cerraría un anillo de casillas sombreadas.
technique-number-contradiction = contradicción de números
    .summary = Supón lo contrario: dos casillas sombreadas se tocan o un número se repite.
technique-connectivity-contradiction = contradicción de conexión
    .summary = Supón lo contrario: quedan casillas aisladas.
technique-combined-contradiction = contradicción combinada
    .summary = Supón lo contrario y mantén conectadas las casillas sin sombrear: dos sombreadas se tocan o un número se repite.
technique-common-consequence = consecuencia común
    .summary = Se sombree o no una casilla, otra sale igual.
technique-nested-contradiction = contradicción anidada
    .summary = Supón lo contrario: otras contradicciones dentro de la suposición la descartan.

## Steps without an assumption

step-shaded-neighbour = { COUNT($cells) ->
    [one] { $cell } está sombreada, así que su vecina, { $cells }, está sin sombrear.
   *[other] { $cell } está sombreada, así que sus vecinas están sin sombrear: { $cells }.
}
step-shaded-neighbour-next = { COUNT($cells) ->
    [one] Su vecina, { $cells }, queda entonces sin sombrear.
   *[other] Sus vecinas quedan entonces sin sombrear: { $cells }.
}
step-repeated-number = { COUNT($cells) ->
    [one] El { $number } en { $cell } está sin sombrear, así que el { $number } en { $cells } está sombreado.
   *[other] El { $number } en { $cell } está sin sombrear, así que los { $number } en { $cells } están sombreados.
}
step-repeated-number-next = { COUNT($cells) ->
    [one] Su { $number } obliga a sombrear el de { $cells }.
   *[other] Su { $number } obliga a sombrear los de { $cells }.
}
step-triple = De los tres { $number } seguidos en { $three }, los dos de fuera están sombreados y el del medio no.
step-sandwich = Al menos uno de los { $number } en { $pair } está sombreado, así que { $cells }, entre ellos, está sin sombrear.
step-pair-isolation = { COUNT($cells) ->
    [one] Uno de los { $number } seguidos en { $pair } está sin sombrear, así que el { $number } en { $cells } está sombreado.
   *[other] Uno de los { $number } seguidos en { $pair } está sin sombrear, así que los { $number } en { $cells } están sombreados.
}
step-flanked-pair = { COUNT($cells) ->
    [one] En { $four } pone { $outer } { $inner } { $inner } { $outer }. Uno de esos { $outer } y uno de esos { $inner } están sin sombrear, así que { $cells } está sombreada.
   *[other] En { $four } pone { $outer } { $inner } { $inner } { $outer }. Uno de esos { $outer } y uno de esos { $inner } están sin sombrear, así que { $cells } están sombreadas.
}
step-corner-quad = Dos parejas de números iguales llenan la esquina, así que una de sus diagonales está sombreada. Sombrear { $sides } aislaría { $corner }, así que son { $shaded } las sombreadas.
step-corner-triple = Si el { $number } en { $cells } no estuviera sombreado, los { $number } en { $sides } lo estarían y aislarían la esquina, así que { $cells } está sombreada.
step-corner-double = Si { $cells } estuviera sombreada, el { $number } en { $end } no lo estaría y el { $number } en { $equal } sí. Eso aislaría la esquina, { $corner }, así que { $cells } está sin sombrear.
step-last-exit = { $cell } solo tiene una salida, así que { $cells } está sin sombrear.
step-cut-cell = Sombrear { $cells } aislaría { $off }, así que { $cells } está sin sombrear.
area = una zona de { $count } casillas que incluye { $first }
part-of-board = una parte del tablero
step-cut-cell-strip = { COUNT($cells) ->
    [one] En un tablero de una sola línea solo se pueden sombrear los extremos, así que { $cells } está sin sombrear.
   *[other] En un tablero de una sola línea solo se pueden sombrear los extremos, así que { $cells } están sin sombrear.
}
step-cut-cell-single = Al menos una casilla está sin sombrear, así que { $cells } está sin sombrear.
step-edge-pairs = { COUNT($cells) ->
    [one] Dos parejas de números iguales llenan { $square }, así que una diagonal de ese cuadrado está sombreada. Sombrear { $cells } tocaría esa diagonal o aislaría una casilla, así que { $cells } está sin sombrear.
   *[other] Dos parejas de números iguales llenan { $square }, así que una diagonal de ese cuadrado está sombreada. Sombrear { $cells } tocaría esa diagonal o aislaría una casilla, así que { $cells } están sin sombrear.
}
number-at = el { $number } en { $cell }
step-offset-pair = { COUNT($cells) ->
    [one] El { $one } y el { $other } en { $neighbours } no pueden estar ambos sombreados, así que lo está { LIST($equals, type: "or") }. Como { $cells } toca a estos dos, está sin sombrear.
   *[other] El { $one } y el { $other } en { $neighbours } no pueden estar ambos sombreados, así que lo está { LIST($equals, type: "or") }. Como { $cells } tocan a estos dos, están sin sombrear.
}
step-offset-pair-same = { COUNT($cells) ->
    [one] Los dos { $number } en { $neighbours } no pueden estar ambos sombreados, así que lo está { LIST($equals, type: "or") }. Como { $cells } toca a estos dos, está sin sombrear.
   *[other] Los dos { $number } en { $neighbours } no pueden estar ambos sombreados, así que lo está { LIST($equals, type: "or") }. Como { $cells } tocan a estos dos, están sin sombrear.
}
double = Si { $cells } estuviera sombreada, el { $number } en { $beside } no lo estaría y el { $number } en { $pair } sí. Eso aislaría { $off }, así que { $cells } está sin sombrear.
step-double-near-edge = { double }
step-double-beside-diagonal = { double }

## Steps with an assumption

ending-touching = { $cells } estarían ambas sombreadas y se tocarían
ending-repeated = los dos { $number } en { $cells } estarían sin sombrear
ending-cut-off = quedarían casillas aisladas ({ $cells })

contradiction = { $colour ->
    [shaded] Si { $cell } estuviera sombreada, { after }{ $ending }, así que { $cell } está sin sombrear.
   *[unshaded] Si { $cell } no estuviera sombreada, { after }{ $ending }, así que { $cell } está sombreada.
}
after = { $links ->
    [0] {""}
    [one] tras un paso{" "}
   *[other] tras { $links } pasos{" "}
}
step-number-contradiction = { contradiction }
step-connectivity-contradiction = { contradiction }
step-combined-contradiction = { contradiction }
step-nested-contradiction = { $colour ->
    [shaded] Si { $cell } estuviera sombreada, { after-inner } { $ending }, así que { $cell } está sin sombrear.
   *[unshaded] Si { $cell } no estuviera sombreada, { after-inner } { $ending }, así que { $cell } está sombreada.
}
after-inner = { $inner ->
    [one] tras { $links } pasos, uno de ellos también una contradicción,
   *[other] tras { $links } pasos, { $inner } de ellos también contradicciones,
}
step-common-consequence = Tanto si { $cell } está sombreada ({ steps-if-shaded }) como si no ({ steps-if-unshaded }), { $result }.
steps-if-shaded = { $shaded ->
    [one] 1 paso
   *[other] { $shaded } pasos
}
steps-if-unshaded = { $unshaded ->
    [one] 1 paso
   *[other] { $unshaded } pasos
}
result-shaded = { COUNT($cells) ->
    [one] { $cells } está sombreada
   *[other] { $cells } están sombreadas
}
result-unshaded = { COUNT($cells) ->
    [one] { $cells } está sin sombrear
   *[other] { $cells } están sin sombrear
}
result-both = { $shaded }, y { $unshaded }

step-supposition = { $colour ->
    [shaded] Supongamos que { $cell } está sombreada.
   *[unshaded] Supongamos que { $cell } está sin sombrear.
}
step-clash = Pero entonces { $ending }.

## Rules broken on a board

fault-repeated-number = { $line } tiene { $count } veces el { $number } sin sombrear.
    .remedy = Sombréalos o bórralos todos menos uno.
fault-touching-black = { $cells } están sombreadas y se tocan.
    .remedy = Borra una de ellas.
fault-cut-off-white = Las casillas sombreadas aíslan { $cells }.
    .remedy = Borra una casilla sombreada contigua.
fault-cut-off-white-all = Todas las casillas están sombreadas.
fault-answer-number = { $cell } tiene { $found }, pero el tablero tiene ahí { $number }.
notation-numbers = los números del tablero, con los sombreados marcados
    .remedy = Borra algunas casillas.

## Puzzles that are malformed

fault-missing = Un Hitori necesita números.
fault-empty = El puzle no tiene casillas.
fault-empty-row = { $line } no tiene casillas.
fault-ragged = { $line } tiene { $count } casillas, pero { $first } tiene { $expected }.
fault-symbol = { $cell } debe tener un número o una letra, no { $found }.
fault-type = Los números deben ser una lista de filas, no { $found }.
fault-type-row = { $line } debe ser una lista de números, no { $found }.
fault-type-cell = { $cell } debe tener un número entero, no { $found }.
fault-out-of-range = { $cell } debe tener un número de 1 a { $highest }, no { $found }.
fault-size-rows = Un Hitori tiene como mucho { $most } filas.
fault-size-columns = { $line } tiene demasiadas casillas: un Hitori tiene como mucho { $most } columnas.
fault-size = { $side ->
    [width] El ancho indicado es { $found }, pero las filas tienen { $expected } casillas.
   *[height] El alto indicado es { $found }, pero hay { $expected } filas.
}

## Pages

mark-shade = Sombrear
    .name = sombreada
mark-circle = Rodear
    .name = rodeada
mark-open = Libre
    .name = libre
clue-numbers = número
about-editor = Escribe tú mismo los números de un tablero.
page-no-number = aún sin número
page-missing = { $count ->
    [one] Falta el número de una casilla.
   *[other] Faltan los números de { $count } casillas: elige uno y colócalo, o escribe.
}

reason-pairs = números iguales cercanos
reason-neighbour = junto a una casilla sombreada
reason-equal = número repetido
reason-cut = mantiene conectadas las casillas sin sombrear

## The first board: what to try, and the rule it breaks

page-first-repeat = La fila 1 tiene dos 2. Elige Rodear y rodea los dos: un círculo marca una casilla que se queda sin sombrear.
page-first-repeat-why = Ningún número aparece dos veces entre las casillas sin sombrear de una fila o columna. Hay que sombrear uno de estos 2.
page-first-touch = Elige Sombrear y sombrea las dos casillas marcadas, una junto a otra.
page-first-touch-why = Dos casillas sombreadas nunca comparten un lado. Sí pueden tocarse en una esquina.
page-first-cut = Sombrea las dos casillas marcadas junto a la esquina.
page-first-cut-why = Todas las casillas sin sombrear siguen conectadas, y la de la esquina se ha quedado sin salida.
