# Lo que dice Nonograma. Filas y columnas son líneas; sus números forman la pista; cada número es un bloque de casillas
# rellenas («el 3»). Los nombres de casillas llevan artículo femenino; no pongas «de» ni «a» delante de un bloque.

## The kind

title = Nonograma
rules = Los números indican, en orden, la longitud de los bloques rellenos de cada fila y columna. Al menos una casilla vacía separa dos bloques.
move-help = #FILA,COLUMNA rellena, .FILA,COLUMNA pone una cruz, ?FILA,COLUMNA borra; rangos como #3,4-7 o .1-5,2; varias partes separadas por espacios forman una jugada
answer-form = Responde con una línea por fila: # para una casilla rellena y . para una vacía, sin nada entre ellas.

## Values of cells

value-unknown = desconocida
value-empty = vacía
value-filled = rellena
value-impossible = imposible

## Techniques

technique-complete-line = línea completa
    .summary = La pista ocupa toda la línea o es 0, así que se conocen todas las casillas.
technique-finished-line = línea terminada
    .summary = Todos los bloques están completos, así que las demás casillas están vacías.
technique-satisfied-clue = bloque terminado
    .summary = Un bloque está completo, así que las casillas contiguas están vacías.
technique-only-gap = único hueco
    .summary = Un bloque solo cabe en un hueco, y lo llena.
technique-edge-fill = bloque del borde
    .summary = La primera casilla libre desde un extremo está rellena, así que el primer bloque de ese lado empieza ahí.
technique-only-place = único sitio
    .summary = A un bloque solo le queda un sitio, así que va ahí.
technique-overlap = solapamiento
    .summary = El bloque cubre algunas casillas vaya donde vaya.
technique-glue = pegamento
    .summary = Una casilla rellena cerca de un extremo pertenece al primer bloque de ese lado, lo que fija más casillas del bloque.
technique-mercury = mercurio
    .summary = Una casilla rellena cerca de un extremo pertenece al primer bloque de ese lado, que no puede llegar hasta el extremo.
technique-small-gap = hueco pequeño
    .summary = Un hueco es demasiado pequeño para los bloques que podrían alcanzarlo, así que está vacío.
technique-unreachable = fuera de alcance
    .summary = Las casillas a las que no llega ningún bloque están vacías.
technique-forced-gap = separación forzada
    .summary = Un grupo de casillas rellenas es tan largo como cualquier bloque posible, así que las casillas contiguas están vacías.
technique-joining = unión
    .summary = Dos grupos de casillas rellenas son del mismo bloque, así que las casillas intermedias están rellenas.
technique-splitting = separación
    .summary = Rellenar una casilla uniría dos grupos en un bloque demasiado largo, así que está vacía.
technique-group-owners = bloques posibles
    .summary = Sea cual sea el bloque de un grupo de casillas rellenas, algunas casillas salen siempre igual.
technique-line-analysis = análisis de línea
    .summary = Algunas casillas son iguales en todas las colocaciones posibles de la línea.
technique-contradiction = contradicción
    .summary = Supón lo contrario, sigue las líneas y aparece una contradicción.
technique-common-consequence = consecuencia común
    .summary = Esté una casilla rellena o vacía, se deduce lo mismo.
technique-two-cells-deep = dos casillas de profundidad
    .summary = Supón lo contrario: aparece una contradicción tras otras contradicciones dentro de ella.
technique-search = búsqueda
    .summary = A partir de aquí solo ayuda probar.
technique-supposition = suposición
    .summary = Se supone que una casilla está rellena o vacía, para ver qué se deduce.
technique-clash = choque
    .summary = Una línea no se puede completar, así que lo supuesto es falso.

## Blocks

block = el { $number }
block-first = el primer { $number }
block-last = el último { $number }
block-nth = el { $nth }.º { $number }
clue-hidden = una pista oculta

## What becomes of cells

so-filled = así que { $cells } { COUNT($cells) ->
    [one] está rellena
   *[other] están rellenas
}
so-empty = así que { $cells } { COUNT($cells) ->
    [one] está vacía
   *[other] están vacías
}
so-both = así que { $filled } { COUNT($filled) ->
    [one] está rellena
   *[other] están rellenas
} y { $empty } { COUNT($empty) ->
    [one] está vacía
   *[other] están vacías
}
then-filled = { $cells } { COUNT($cells) ->
    [one] está rellena
   *[other] están rellenas
}
then-empty = { $cells } { COUNT($cells) ->
    [one] está vacía
   *[other] están vacías
}
then-both = { $filled } { COUNT($filled) ->
    [one] está rellena
   *[other] están rellenas
} y { $empty } { COUNT($empty) ->
    [one] está vacía
   *[other] están vacías
}

## Steps on one line

step-complete-line = { $line }: { $block } ocupa { $length ->
    [1] la única casilla
   *[other] las { $length } casillas
}, { $so }.
step-complete-line-blocks = { $line }: los bloques { LIST($blocks) }, con { COUNT($blocks) ->
    [2] el hueco entre ellos
   *[other] los huecos entre ellos
}, ocupan las { $length } casillas, { $so }.
step-complete-line-many = { $line }: los { $count } bloques, con los huecos entre ellos, ocupan las { $length } casillas, { $so }.
step-complete-line-empty = { $line }: la pista es 0, así que todas las casillas están vacías.

step-finished-line = { $line }: { $block } está completo, { $so }.
step-finished-line-blocks = { $line }: los bloques { LIST($blocks) } están completos, { $so }.
step-finished-line-many = { $line }: los { $count } bloques están completos, así que las demás casillas están vacías.
step-finished-line-next = { $line }: con eso todos los bloques están completos, { $so }.
step-finished-line-blocks-next = { step-finished-line-next }

step-satisfied-clue = { $line }: { $block } está completo en { $cells }, { $so }.
step-satisfied-clue-alone = { $line }: { $block } está completo en { $cells }{ COUNT($reasons) ->
    [1] {" "}y { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
step-satisfied-clue-next = { $line }: con eso está completo, { $so }.
step-satisfied-clue-alone-next = { $line }: con eso está completo{ COUNT($reasons) ->
    [1] {" "}y { LIST($reasons) }
   *[other] , { LIST($reasons) }
}, { $so }.
nothing-before = no hay nada antes
nothing-after = no hay nada después
nothing-between = el bloque contiguo es { $block }

step-only-gap = { $line }: { $block } solo cabe en el hueco que forman { $gap }, y lo llena.

from-side = { $side ->
    [left] desde la izquierda
    [right] desde la derecha
    [top] desde arriba
   *[bottom] desde abajo
}
step-edge-fill = { $line }: contando { from-side }, { $block } empieza en { $cell }, { $so }.
step-glue = { $line }: contando { from-side }, { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.
step-mercury = { $line }: contando { from-side }, { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.
step-mercury-both = { $line }: { $block } cubre seguro { $cell } y solo cabe en { $span }, { $so }.

step-overlap = { $line }: { $block } solo cabe en { $span }, así que siempre cubre { $cells }.
step-only-place = { $line }: { $block } solo cabe en { $span }, así que va ahí.

step-small-gap = { $line }: el hueco que forman { $gap } es demasiado pequeño para un bloque de { LIST($lengths, type: "or") }, así que está vacío.

step-unreachable = { $line }: { $before } no pasa de { $end } y { $after } no empieza antes de { $start }, { $so }.
step-unreachable-before = { $line }: { $after } no empieza antes de { $start }, { $so }.
step-unreachable-after = { $line }: { $before } no pasa de { $end }, { $so }.

step-forced-gap = { $line }: ningún bloque de más de { $length } puede cubrir { $cells }, { $so }.
step-forced-gap-complete = { $line }: { $block } está completo en { $cells }, { $so }.

step-joining = { $line }: { $cells } son del mismo bloque, { $block }, { $so }.

step-splitting = { $line }: rellenar { $cell } haría un bloque de al menos { $length } en { $cells }, y ahí no cabe ninguno tan largo, { $so }.

step-group-owners = { $line }: solo { $block } puede cubrir { $cells }. Esté donde esté, { $then }.
step-group-owners-several = { $line }: solo un bloque de { LIST($lengths, type: "or") } puede cubrir { $cells }. Esté donde esté, { $then }.

step-line-analysis = { $line }: { $count ->
    [1] en la única colocación posible
    [2] en las dos colocaciones posibles
   *[other] en las { $count } colocaciones posibles
}, { $then }.
step-line-analysis-many = { $line }: en todas las colocaciones posibles, { $then }.

## Steps that assume something

step-contradiction = Si { $cell } estuviera { $value ->
    [filled] rellena
   *[empty] vacía
}, { $steps ->
    [0] { $line }
    [1] tras un paso, { $line }
   *[other] tras { $steps } pasos, { $line }
} no se podría completar, { $so }.
step-contradiction-inside = Si además { $cell } estuviera { $value ->
    [filled] rellena
   *[empty] vacía
}, { $steps ->
    [0] { $line }
    [1] tras un paso, { $line }
   *[other] tras { $steps } pasos, { $line }
} no se podría completar, { $so }.
step-two-cells-deep = Si { $cell } estuviera { $value ->
    [filled] rellena
   *[empty] vacía
}, tras { $steps } pasos, entre ellos { $inner ->
    [1] otra contradicción
   *[other] otras { $inner } contradicciones
}, { $line } no se podría completar, { $so }.
step-common-consequence = Tanto si { $cell } está rellena como si está vacía, { $then }. Se ve en { $filled ->
    [1] un paso
   *[other] { $filled } pasos
} en el primer caso y en { $empty ->
    [1] uno
   *[other] { $empty }
} en el segundo.
step-common-consequence-even = Tanto si { $cell } está rellena como si está vacía, { $then }. Se ve en { $filled ->
    [1] un paso
   *[other] { $filled } pasos
} en ambos casos.
step-supposition = Supongamos que { $cell } está { $value ->
    [filled] rellena
   *[empty] vacía
}.
step-supposition-inside = Supongamos que además { $cell } está { $value ->
    [filled] rellena
   *[empty] vacía
}.
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
step-search-cell = Probando se ve que { $cell } está { $value ->
    [filled] rellena
   *[empty] vacía
}.
step-search-cell-unproven = Si el puzle tiene una única solución, { $cell } está { $value ->
    [filled] rellena
   *[empty] vacía
}.

## Faults of boards

fault-answer-blocks = { $line } muestra { $blocks }, pero su pista es { $clue }.
fault-impossible-line = { $line } no se puede completar: no encaja ninguna colocación de { $clue }.
fault-impossible-line-remedy = Deshaz tu último cambio en { $line } o en { $axis ->
    [row] una columna
   *[column] una fila
} que la cruza.

## Faults of puzzles and pictures

fault-missing = Faltan las pistas de las { $axis ->
    [row] filas
   *[column] columnas
}.
fault-type-lines = Las pistas de las { $axis ->
    [row] filas
   *[column] columnas
} deben ser una lista de pistas, no { $value }.
fault-type-clues = Las pistas deben ser un nonograma, o una lista para las filas y otra para las columnas.
fault-type-clue = Una pista debe ser una lista de números enteros, no { $value }.
fault-type-clue-of-line = { $line }: una pista debe ser una lista de números enteros, no { $value }.
fault-type-number = Una pista debe tener números enteros, no { $value }.
fault-type-number-of-line = { $line }: { $value } no es un número entero.
fault-size-none = Un nonograma necesita al menos una { $axis ->
    [row] fila
   *[column] columna
}.
fault-size-most = Un nonograma tiene como mucho { $most } { $axis ->
    [row] filas
   *[column] columnas
}.
fault-size-given = { $side ->
    [width] El ancho
   *[height] El alto
} indicado es { $given }, pero según las pistas es { $actual }.
fault-negative = Un bloque no puede tener la longitud { $value }.
fault-negative-of-line = { $line }: un bloque no puede tener la longitud { $value }.
fault-zero = Una pista con un 0 no puede tener otros números.
fault-zero-of-line = { $line }: una pista con un 0 no puede tener otros números.
fault-too-long = { $line }: { $clue } necesita { $needed } casillas, pero solo hay { $length ->
    [1] 1
   *[other] { $length }
}.
fault-too-long-block = { $line }: un bloque de { $value } no cabe en { $length ->
    [1] 1 casilla
   *[other] { $length } casillas
}.
fault-too-long-clue = La pista { $clue } no cabe en { $length ->
    [1] 1 casilla
   *[other] { $length } casillas
}.
fault-sums-differ = Las pistas de las filas suman { $rows } { $rows ->
    [one] casilla rellena
   *[other] casillas rellenas
}; las de las columnas, { $columns }.
fault-clue-differs = { $line }: la pista es { $found }, pero la imagen da { $expected }.
fault-clue-differs-missing = { $line }: no hay pista, pero la imagen da { $expected }.
fault-clue-differs-beyond = { $line }: hay una pista, pero la imagen no tiene esa { $axis ->
    [row] fila
   *[column] columna
}.
fault-wrong-solution = La solución conocida no resuelve el puzle.
fault-not-unique = Solo se pueden ocultar pistas en un puzle con una única solución.
fault-no-solution = El puzle no tiene ninguna solución que describir.
fault-no-solution-yet = Todavía no hay solución: indica una primero.

fault-cell = { $place }: una casilla debe ser 0 o 1, no { $value }.
fault-cell-symbol = { $place }: una casilla debe ser # o ., no { $value }.
cell-of-line = casilla { $number }
cell-of-picture = imagen { $number }, { $cell }
fault-undecided = { $cell } no está aún ni rellena ni vacía.
fault-shape = { $what ->
    [picture] Una imagen
    [line] Una línea
   *[stack] Una pila de imágenes
} debe tener { $dimensions ->
    [one] 1 dimensión
   *[other] { $dimensions } dimensiones
}, no { $given }.
fault-size-sides = Cada lado debe tener de 1 a { $most } casillas, pero esto mide { $size }.
fault-size-rows = Una imagen debe tener de 1 a { $most } filas.
fault-size-row = { $line } debe tener de 1 a { $most } casillas.
fault-size-line = Una línea debe tener de 1 a { $most } casillas.
fault-size-differ = Imágenes de { $first } y { $second } no se pueden comparar casilla a casilla.
fault-type-array = { $what ->
    [picture] Una imagen
    [line] Una línea
   *[stack] Una pila de imágenes
} debe ser una matriz de bool o de 0 y 1, no de { $value }.
fault-type-picture = Una imagen debe ser una lista de filas, no { $value }.
fault-type-pictures = Varias imágenes deben ser una matriz (count, height, width) o una lista de imágenes.
fault-type-row = { $line } debe ser una lista de casillas, no { $value }.
fault-type-line = Una línea debe ser una lista de casillas, no { $value }.
fault-ragged = { $line } tiene { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}, pero { $first } tiene { $width }.
fault-of-picture = Imagen { $number }: { $fault }
fault-changed = Otro hilo cambió la imagen mientras se leía.
fault-place = { $cell } no existe en una imagen de { $size }.
fault-place-column = { $column } no existe en una imagen de { $size }.
fault-board = Un dibujo debe ser una lista de filas de # y . con { $most } casillas como mucho.
fault-line-symbol = Una casilla debe ser #, . o ?, no { $value }.
fault-line-number = Una casilla debe ser 0 (desconocida), 1 (vacía) o 2 (rellena), no { $value }.
fault-line-nested = Una línea debe ser una lista de casillas, no de listas.
fault-line-shape = Una línea debe tener una dimensión, no la forma { $shape }.

## Pages

mark-fill = Rellenar
    .name = rellena
mark-cross = Cruz
    .name = cruz
mark-open = Libre
    .name = libre
clue-rows = pista de fila
clue-columns = pista de columna
about-editor = Dibuja una imagen o saca una de una foto. Los números salen solos.
page-erase = Borrar
page-begin = Dibuja una casilla para empezar.
page-filled = rellena

reason-lines = líneas sueltas
reason-probe = probar ambos valores
reason-decimate = conjetura estadística
reason-accepted = conjetura aceptada
reason-logic = lógica
reason-row = fila a fila
reason-picture = imágenes enteras

## Pictures

repair-thickened = { $count ->
    [one] una casilla engrosa una línea
   *[other] { $count } casillas engrosan líneas
}
repair-bridged = { $count ->
    [one] una casilla cierra un hueco
   *[other] { $count } casillas cierran huecos
}
repair-rounded = { $count ->
    [one] una casilla redondea una esquina
   *[other] { $count } casillas redondean esquinas
}
repair-trimmed = { $count ->
    [one] se vacía una casilla en un borde
   *[other] se vacían { $count } casillas en los bordes
}
repair-dotted = { $count ->
    [one] se añade un punto
   *[other] se añaden { $count } puntos
}

## The first board: what to try, and the rule it breaks

page-first-length = La fila 4 tiene el número 1. Rellena en ella las dos casillas marcadas y mira qué pasa.
page-first-length-why = Los números dan la longitud de los bloques: 1 es una sola casilla rellena, y aquí hay dos seguidas.
page-first-gap = La fila 1 tiene los números 2 2. Rellena las tres casillas marcadas, una junto a otra.
page-first-gap-why = 2 2 significa dos bloques de dos casillas, en ese orden, con al menos una casilla vacía entre ellos. Un bloque de tres no es ninguno de los dos.
