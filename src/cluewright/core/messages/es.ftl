# Lo que dicen todos los tipos de puzle. Filas y columnas se cuentan desde 1. Los lugares llevan artículo.

## Places

line = { $axis ->
    [row] la fila { $number }
   *[column] la columna { $number }
}
along = { $axis ->
    [row] { $count ->
        [one] la fila { $places }
       *[other] las filas { $places }
    }
   *[column] { $count ->
        [one] la columna { $places }
       *[other] las columnas { $places }
    }
}
run = { $first } a { $last }
cell = la casilla de la fila { $row }, columna { $column }
cells = { $axis ->
    [row] las casillas de la fila { $number }, columnas { $places }
   *[column] las casillas de la columna { $number }, filas { $places }
}
cells-block = las casillas de las filas { $rows }, columnas { $columns }
cells-two = { $first } y { $second }
cells-two-wide = { $first }, y { $second }
cells-separator = {"; "}
cells-many = { $first } y { $last }
more-cells = { $count ->
    [one] { $count } casilla más
   *[other] { $count } casillas más
}

## Levels

level-easy = fácil
level-medium = medio
level-hard = difícil
level-expert = experto
level-extreme = extremo

## Hints

plain = { $text }
hint-look = Fíjate en { $place }.
hint-look-around = Mira todo el tablero.
hint-technique = { $name }. { $summary }
hint-before = { $count ->
    [one] { $why } Antes hay un paso: { $step }
   *[other] { $why } Antes hay { $count } pasos, el último: { $step }
}
technique-trial = probar
    .summary = A partir de aquí solo ayuda probar.
trial-cell = Probando se ve que { $cells } está { $value }.
hint-mistake = Hay un error en el tablero.
hint-mistake-in = Hay un error: fíjate en { $place }.
hint-solved = El tablero está completo.
hint-solved-one-of-several = El tablero está completo. El puzle tiene además otras soluciones.
hint-stuck = Aquí no se puede aplicar ninguna técnica.
hint-no-solution = El puzle no tiene solución.
hint-several-solutions = El puzle tiene varias soluciones, así que ya nada es seguro.

## Chains

technique-supposition = suposición
    .summary = Se supone algo, para ver adónde lleva.
technique-clash = contradicción
    .summary = La suposición lleva a algo imposible.

## Mistakes

wrong-cell = { $cells } está mal.
wrong-value = { $cells } no puede estar { $value }.
clear-cell = Borra { $cells }.
wrong-move = El primer error fue la jugada { $number }: { $cells }.
undo-mistake = Deshaz jugadas hasta que desaparezca el error.
puzzle-without-solution = El puzle no tiene solución.
puzzle-without-solution-remedy = Comprueba que esté bien copiado.
board-without-solution = Ninguna solución encaja con este tablero.
board-without-solution-remedy = Deshaz aquello de lo que estés menos seguro.
lost-with-cell = { $cells } no puede estar { $value }: así el puzle no tiene solución.
lost-with-move = La jugada { $number } dejó el puzle sin solución.
lost-with-move-remedy = Deshaz la jugada { $number } y todas las siguientes.

## Boards and solutions that are malformed

fault-board-rows = Un tablero debe ser una lista de filas de caracteres.
fault-board-ragged = Todas las filas deben tener la misma longitud.
fault-board-symbol = Una casilla debe ser uno de los caracteres { $symbols }, no { $found }.
fault-board-size = El tablero es de { $board }, pero el puzle es de { $puzzle }.
fault-board-array = Un tablero debe ser una matriz uint8 (height, width), no { $found }.
fault-board-value = Una casilla debe ser un número de 0 a { $highest }, no { $found }.
fault-board-packed = { $bytes } bytes no forman un tablero compacto de { $board }.
fault-wrong-solution = La solución indicada no resuelve el puzle.

## Recordings

reason-supposed = suposición
reason-other = otras técnicas
reason-search = búsqueda
reason-solution = solución
reason-given = dado
reason-guess = conjetura
reason-learned = aprendido

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = Columnas: { $columns }. Filas: { $rows }.
prompt-rows = Filas, de arriba abajo:
prompt-columns = Columnas, de izquierda a derecha:
prompt-hidden = Un signo de interrogación representa un número que no se da; tres, una pista entera que no se da.
answer-form-rows = Responde con el tablero resuelto: una línea por fila, un carácter por casilla, sin nada entre ellos.
answer-form-json = Responde con la solución en JSON, en la forma en que la escribe Cluewright.

## Answers in words, judged

answer-right = Es una solución.
answer-wrong = No es una solución.
value-open = sin decidir
notation-grid = una cuadrícula: { $signs }
notation-sign = { $sign } = { $value }
notation-rows = filas de casillas
notation-cells = una lista de las casillas rellenas, contadas desde { $first }
notation-path = una lista de las casillas del camino, contadas desde { $first }
notation-data = JSON
fault-answer-none = En este texto no hay respuesta: escribe el tablero en { $height ->
    [one] una línea
   *[other] { $height } líneas
} de { $width ->
    [one] una casilla
   *[other] { $width } casillas
}.
fault-answer-rows = La respuesta tiene { $found ->
    [one] una fila
   *[other] { $found } filas
}, pero el tablero tiene { $expected }.
fault-answer-row = { $line } tiene { $found ->
    [one] una casilla
   *[other] { $found } casillas
}, pero el tablero tiene { $expected } de ancho.
fault-answer-outside = { $place } no está en el tablero ({ $size }).
fault-answer-undecided = Sin decidir: { $cells }.
fault-answer-not-solved = El tablero no cumple las reglas.
