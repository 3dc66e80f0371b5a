# Lo que dice el nonograma en color. Las explicaciones están en en.ftl.

## The kind

title = Nonograma en color

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
}: una marca debe ser un carácter visible, no { $value }.
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

## The names of colours, as a palette made from a picture has them

colour-white = blanco
colour-silver = plata
colour-light-grey = gris claro
colour-grey = gris
colour-dark-grey = gris oscuro
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
