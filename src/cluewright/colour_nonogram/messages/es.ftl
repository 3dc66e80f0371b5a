# Lo que dice el nonograma en color. Las explicaciones están en en.ftl.

## The kind

title = Nonograma en color
rules = Los números indican, en orden, la longitud de los bloques de cada fila y columna, y tienen su color. Al menos una casilla vacía separa dos bloques del mismo color; los bloques de colores distintos pueden tocarse.
move-help = aFILA,COLUMNA da el primer color, b el segundo y así sucesivamente, .FILA,COLUMNA pone una cruz, ?FILA,COLUMNA borra; rangos como a3,4-7 o .1-5,2; varias partes separadas por espacios forman una jugada
answer-form = Responde con una línea por fila: la letra de su color para una casilla coloreada y . para una vacía, sin nada entre ellas.
prompt-colours = Colores:

## Values of cells

value-unknown = desconocida
value-empty = vacía

## Pages

mark-colour = Color
    .name = coloreada
mark-cross = Cruz
    .name = cruz
mark-open = Libre
    .name = libre
clue-rows = pista de fila
clue-columns = pista de columna

reason-lines = líneas sueltas
reason-probe = probar los colores
reason-picture = imágenes enteras

page-first-length = La fila 1 tiene un 1 verde. Toma el verde, colorea las dos casillas marcadas y mira qué pasa.
page-first-length-why = Los números dan la longitud de los bloques: un 1 verde es una sola casilla verde, y aquí hay dos seguidas.
page-first-colour = La fila 2 solo tiene un número verde. Colorea de rojo la casilla marcada.
page-first-colour-why = Una fila o columna solo tiene los colores de sus números: en la fila 2 no hay ningún bloque rojo.
page-first-gap = La fila 4 tiene un 2 rojo y otro 2 rojo. Colorea de rojo las tres casillas marcadas.
page-first-gap-why = Al menos una casilla vacía separa dos bloques del mismo color. Un bloque rojo de tres no es ninguno de los dos.

## Faults of the JSON form

fault-missing = { $key ->
    [palette] Falta la paleta
    [rows] Faltan las pistas de las filas
   *[columns] Faltan las pistas de las columnas
}.
fault-size-given = { $side ->
    [width] El ancho
   *[height] El alto
} indicado es { $given }, pero según las pistas es { $actual }.

## Faults of puzzles and boards

fault-palette-type = La paleta debe ser una lista de colores, no { $value }.
fault-palette-size = Una paleta debe tener un fondo y de { $fewest } a { $most } colores.
fault-palette-one = Con un solo color, es un nonograma normal: omite los colores.
fault-palette-name = { $number ->
    [0] El fondo
   *[other] Color { $number }
}: un nombre debe tener de 1 a { $most } caracteres; este es { $value }.
fault-palette-value = { $number ->
    [0] El fondo
   *[other] Color { $number }
}: un color se escribe como #d03a2b, no { $value }.
fault-palette-mark = { $number ->
    [0] El fondo
   *[other] Color { $number }
}: una marca debe ser un carácter visible que no sea una cifra, no { $value }.
fault-palette-same-name = Dos colores tienen el nombre { $value }.
fault-palette-same-mark = Dos colores tienen la marca { $value }.
fault-type-lines = Las pistas de las { $axis ->
    [row] filas
   *[column] columnas
} deben ser una lista de pistas, no { $value }.
fault-type-clue = { $line }: una pista debe ser una lista de bloques, no { $value }.
fault-type-block = { $line }: un bloque debe ser una longitud y el número de un color, no { $value }.
fault-size-none = Un nonograma en color necesita al menos una { $axis ->
    [row] fila
   *[column] columna
}.
fault-size-most = Un nonograma en color tiene como mucho { $most } { $axis ->
    [row] filas
   *[column] columnas
}.
fault-colour = { $line }: no hay ningún color { $value }; la paleta tiene los colores del 1 al { $most }.
fault-length = { $line }: un bloque no puede tener la longitud { $value }.
fault-too-long = { $line }: { $clue } necesita { $needed } casillas, pero solo hay { $length ->
    [1] 1
   *[other] { $length }
}.
fault-too-long-block = { $line }: un bloque de { $value } no cabe en { $length ->
    [1] 1 casilla
   *[other] { $length } casillas
}.
fault-sums-differ = Las pistas de las filas suman { $rows } { $rows ->
    [one] casilla
   *[other] casillas
} del color { $colour }; las de las columnas, { $columns }.
fault-board-colour = El tablero tiene el color { $found }, pero el puzle solo { $symbols }.

## Faults of boards

clue-hidden = una pista oculta
fault-answer-blocks = { $line } muestra { $blocks }, pero su pista es { $clue }.
fault-impossible-line = { $line } no se puede completar: no encaja ninguna colocación de { $clue }.
fault-impossible-line-remedy = Deshaz tu último cambio en { $line } o en { $axis ->
    [row] una columna
   *[column] una fila
} que la cruza.
fault-foreign-colour = { $line } no tiene ningún bloque del color { $colour }, pero { $places } { COUNT($places) ->
    [one] lo tiene
   *[other] lo tienen
}.
fault-foreign-colour-remedy = Vacía { $places } en { $line }.
fault-wrong-solution = La solución conocida no resuelve el puzle.
fault-not-unique = Solo se pueden ocultar pistas en un puzle con una única solución.
fault-no-solution = El puzle no tiene ninguna solución que describir.
fault-drawing = Un dibujo debe tener una paleta y una lista de filas con { $most } casillas como mucho.
fault-drawing-palette = Un dibujo en color necesita una paleta.

## The names of colours, as a palette made from a picture has them

colour-white = blanco
colour-silver = plata
colour-light-grey = gris claro
colour-grey = gris
colour-dark-grey = gris oscuro
colour-charcoal = antracita
colour-black = negro
colour-blue-grey = gris azulado
colour-pale-blue = azul pálido
colour-light-blue = azul claro
colour-sky-blue = celeste
colour-blue = azul
colour-dark-blue = azul oscuro
colour-turquoise = turquesa
colour-teal = verde azulado
colour-mint = menta
colour-light-green = verde claro
colour-lime = lima
colour-green = verde
colour-dark-green = verde oscuro
colour-olive = verde oliva
colour-cream = crema
colour-yellow = amarillo
colour-gold = dorado
colour-orange = naranja
colour-rust = óxido
colour-peach = melocotón
colour-beige = beis
colour-tan = canela
colour-brown = marrón
colour-dark-brown = marrón oscuro
colour-salmon = salmón
colour-red = rojo
colour-dark-red = rojo oscuro
colour-pink = rosa
colour-deep-pink = rosa intenso
colour-magenta = magenta
colour-lavender = lavanda
colour-violet = violeta
colour-purple = púrpura
colour-dark-purple = violeta oscuro

## Techniques

technique-complete-line = línea completa
    .summary = La pista ocupa toda la línea o es 0, así que se conocen todas las casillas.
technique-finished-line = línea terminada
    .summary = Todos los bloques están completos, así que las demás casillas están vacías.
technique-satisfied-clue = bloque terminado
    .summary = Un bloque está completo y ningún otro puede tocarlo ahí, así que hay casillas contiguas vacías.
technique-only-gap = único hueco
    .summary = Un bloque solo cabe en un hueco, y lo llena.
technique-edge-fill = bloque del borde
    .summary = La primera casilla libre desde un extremo tiene color, así que el primer bloque de ese lado empieza ahí.
technique-neighbouring-colours = colores vecinos
    .summary = Dos colores se tocan sin hueco, así que ahí termina un bloque y empieza el siguiente.
technique-only-place = único sitio
    .summary = A un bloque solo le queda un sitio, así que va ahí.
technique-overlap = solapamiento
    .summary = El bloque cubre algunas casillas vaya donde vaya.
technique-glue = pegamento
    .summary = Una casilla de color cerca de un extremo pertenece al primer bloque de ese lado, lo que fija más casillas del bloque.
technique-mercury = mercurio
    .summary = Una casilla de color cerca de un extremo pertenece al primer bloque de ese lado, que no puede llegar hasta el extremo.
technique-small-gap = hueco pequeño
    .summary = Un hueco es demasiado pequeño para los bloques que podrían alcanzarlo, así que está vacío.
technique-missing-colour = color ausente
    .summary = Las líneas que cruzan aquí no tienen el color del bloque, así que no puede estar ahí.
technique-unreachable = fuera de alcance
    .summary = Las casillas a las que no llega ningún bloque están vacías.
technique-forced-gap = separación forzada
    .summary = Un grupo de casillas es tan largo como cualquier bloque posible y ningún otro color puede tocarlo, así que hay casillas contiguas vacías.
technique-joining = unión
    .summary = Dos grupos de un color son del mismo bloque, así que las casillas intermedias también.
technique-splitting = separación
    .summary = Una casilla uniría dos grupos en un bloque demasiado largo y ningún otro bloque cabe ahí, así que está vacía.
technique-group-owners = bloques posibles
    .summary = Sea cual sea el bloque de un grupo de casillas, algunas casillas salen siempre igual.
technique-out-of-reach = color fuera de alcance
    .summary = Ningún color llega a la casilla a la vez por su fila y por su columna, así que está vacía.
technique-line-analysis = análisis de línea
    .summary = Algunas casillas son iguales en todas las colocaciones posibles de la línea.
technique-crossing-colours = colores cruzados
    .summary = Lo que permite la fila y lo que permite la columna solo tienen un color en común.
technique-colour-chain = cadena de colores
    .summary = Filas y columnas descartan colores uno tras otro, hasta que a una casilla solo le queda uno.
technique-contradiction = contradicción
    .summary = Supón otro color, sigue las líneas y aparece una contradicción.
technique-search = búsqueda
    .summary = A partir de aquí solo ayuda probar.
technique-exclusion = descarte
    .summary = Algunos colores de una casilla no aparecen en ninguna colocación posible de la línea.
technique-supposition = suposición
    .summary = Se supone un color para una casilla, o que está vacía, para ver qué se deduce.
technique-clash = choque
    .summary = Una línea no se puede completar, así que lo supuesto es falso.

## What cells are

empty = vacío
as-colour = en { $colour }
as-empty = vacía

## Blocks

block = el { $number } { $colour }
block-first = el primer { $number } { $colour }
block-last = el último { $number } { $colour }
block-nth = el { $nth }.º { $number } { $colour }
block-listed = { $number } { $colour }

## What becomes of cells

part-colour = { $cells } { COUNT($cells) ->
    [one] está
   *[other] están
} en { $colour }
part-empty = { $cells } { COUNT($cells) ->
    [one] está vacía
   *[other] están vacías
}
part-not = { LIST($colours) } { COUNT($colours) ->
    [one] queda descartado
   *[other] quedan descartados
} para { $cells }
clauses-two = { $first } y { $last }
clauses-more = { $first }, { $rest }
so = así que { $parts }
then = { $parts }

## Steps on one line

step-complete-line = { $line }: { $block } ocupa { $length ->
    [1] la única casilla
   *[other] las { $length } casillas
}, { $so }.
step-complete-line-blocks = { $line }: los bloques { LIST($blocks) } ocupan las { $length } casillas, { $so }.
step-complete-line-gaps = { $line }: los bloques { LIST($blocks) }, con un hueco entre colores iguales, ocupan las { $length } casillas, { $so }.
step-complete-line-many = { $line }: los { $count } bloques ocupan las { $length } casillas, { $so }.
step-complete-line-empty = { $line }: la pista es 0, así que todas las casillas están vacías.

step-finished-line = { $line }: { $block } está completo, { $so }.
step-finished-line-blocks = { $line }: los bloques { LIST($blocks) } están completos, { $so }.
step-finished-line-many = { $line }: los { $count } bloques están completos, así que las demás casillas están vacías.
step-finished-line-next = { $line }: con eso todos los bloques están completos, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }: { $block } está completo en { $cells }{ COUNT($reasons) ->
    [1] {" "}y { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
step-satisfied-clue-next = { $line }: con eso está completo{ COUNT($reasons) ->
    [1] {" "}y { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
nothing-before = no hay nada antes
nothing-after = no hay nada después
nothing-between = el bloque contiguo es { $block }
gap-before = antes, { $block } necesita un hueco
gap-after = después, { $block } necesita un hueco

step-only-gap = { $line }: { $block } solo cabe en el hueco que forman { $gap }, y lo llena.

from-side = { $side ->
    [left] desde la izquierda
    [right] desde la derecha
    [top] desde arriba
   *[bottom] desde abajo
}
step-edge-fill = { $line }: contando { from-side }, { $block } empieza en { $cell }, { $so }.
step-neighbouring-colours = { $line }: { $first } y { $second } se tocan en { $cells }, donde termina { $ending } y empieza { $starting }, { $so }.
step-neighbouring-colours-several = { $line }: { $first } y { $second } se tocan en { $cells }, donde termina un bloque { $first } de al menos { $before } y empieza un bloque { $second } de al menos { $behind }, { $so }.
step-glue = { $line }: contando { from-side }, { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.
step-mercury = { $line }: contando { from-side }, { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.
step-mercury-both = { $line }: { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.

step-overlap = { $line }: { $block } solo cabe en { $span }, así que siempre cubre { $cells }.
step-only-place = { $line }: { $block } solo cabe en { $span }, así que va ahí.

step-small-gap = { $line }: el hueco que forman { $gap } es demasiado pequeño para un bloque de { LIST($lengths, type: "or") }, así que está vacío.

step-missing-colour = { $line }: no hay { LIST($colours, type: "or") } en { $cells } y ningún otro bloque llega hasta ahí, { $so }.
step-missing-colour-room = { $line }: no hay { $colour } en { $cells }, por eso { $block } solo cabe en { $span }, { $so }.

step-unreachable = { $line }: { $before } no pasa de { $end } y { $after } no empieza antes de { $start }, { $so }.
step-unreachable-before = { $line }: { $after } no empieza antes de { $start }, { $so }.
step-unreachable-after = { $line }: { $before } no pasa de { $end }, { $so }.

step-forced-gap = { $line }: ningún bloque { $colour } de más de { $length } puede cubrir { $cells } y ningún otro color puede tocarlo, { $so }.
step-forced-gap-complete = { $line }: { $block } está completo en { $cells } y ningún otro color puede tocarlo, { $so }.

step-joining = { $line }: { $cells } son del mismo bloque, { $block }, { $so }.

step-splitting = { $line }: { $cell } en { $colour } haría un bloque de al menos { $length } en { $cells }; ahí no cabe ninguno tan largo, ni ningún otro, { $so }.

step-group-owners = { $line }: solo { $block } puede cubrir { $cells }. Esté donde esté, { $then }.
step-group-owners-several = { $line }: solo un bloque { $colour } de { LIST($lengths, type: "or") } puede cubrir { $cells }. Esté donde esté, { $then }.

step-out-of-reach = { $line }: en { $cells } solo puede haber { LIST($row, type: "or") } por la fila y { LIST($column, type: "or") } por la columna, { $so }.

step-line-analysis = { $line }: { $count ->
    [1] en la única colocación posible
    [2] en las dos colocaciones posibles
   *[other] en las { $count } colocaciones posibles
}, { $then }.
step-line-analysis-many = { $line }: en todas las colocaciones posibles, { $then }.

step-crossing-colours = { $line }: en { $cells } la fila solo permite { LIST($row, type: "or") } y la columna solo { LIST($column, type: "or") }, { $so }.

## Steps over several lines

step-colour-chain = En { $steps ->
    [1] un paso
   *[other] { $steps } pasos
}, filas y columnas descartan todo lo demás para { $cell }, { $so }.
step-contradiction = Si { $cell } estuviera { $state }, { $steps ->
    [0] { $line }
    [1] tras un paso, { $line }
   *[other] tras { $steps } pasos, { $line }
} no se podría completar, { $so }.
step-contradiction-several = { $cases }, { $so }.
contradiction-case = si { $cell } estuviera { $state }, { $steps ->
    [0] { $line }
    [1] tras un paso, { $line }
   *[other] tras { $steps } pasos, { $line }
} no se podría completar
step-contradiction-of = Filas y columnas solo dejan { LIST($colours, type: "or") } para { $cell }: { $cases }, { $so }.
step-exclusion = { $line }: en todas las colocaciones aún posibles, { $then }.
step-supposition = Supongamos que { $cell } está { $state }.
step-clash = Pero entonces { $line } no se puede completar: ya no encaja ninguna colocación de { $clue }.

## Search

step-search = A partir de aquí solo ayuda probar. Así sale { $count ->
    [1] la última casilla
   *[other] las últimas { $count } casillas
}.
step-search-several = A partir de aquí solo ayuda probar. Así { $count ->
    [1] sale una casilla común
   *[other] salen { $count } casillas comunes
} a todas las soluciones.
step-search-unproven = A partir de aquí solo ayuda probar. Así { $count ->
    [1] salió un valor para la última casilla
   *[other] salieron valores para las últimas { $count } casillas
}, pero se paró antes de descartar otras soluciones.
step-search-nothing = No se puede aplicar ninguna técnica, y probando no se encontró una solución a tiempo.
step-search-cell = Probando se ve que { $cell } está { $state }.
step-search-cell-unproven = Si el puzle tiene una única solución, { $cell } está { $state }.

## What repair did to a picture, and what became of it

one-colour = esta imagen tiene un solo color, así que es un nonograma normal
repair-moved = { $count ->
    [one] una casilla desplaza un borde entre colores
   *[other] { $count } casillas desplazan bordes entre colores
}
repair-dotted = { $count ->
    [one] se añade un punto
   *[other] se añaden { $count } puntos
}

## The editor

about-editor = Dibuja una imagen de hasta 15 colores o saca una de una foto. Los números salen solos.
page-palette = Paleta
page-colour-key = { $colour } (tecla { $key })
page-add = Añadir un color
page-change-colour = Cambiar este color
page-value = Color
page-name = Nombre
page-mark = Marca
page-remove = Quitar
page-begin = Dibuja una casilla para empezar.
page-second = Con un solo color, es un nonograma normal. Con un segundo, será un nonograma en color.
