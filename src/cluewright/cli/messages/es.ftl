# Lo que muestran explain, hint, play, tour y watch.

## explain

explain-stuck = A partir de aquí no se puede aplicar ninguna técnica. Para saber si hay una única solución, usa cluewright check.

## play

play-title = { $kind }, { $size }
play-title-named = { $kind }, { $size }, { $title }
play-moves = Jugadas: { $help }
play-more = Escribe help para ver todos los comandos.
play-solved = Resuelto en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} con { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}.
play-finished = El puzle está resuelto.
play-no-mistakes = Por ahora no hay errores.
play-no-checkpoints = Aún no hay marcas.
play-checkpoint = { $name }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
play-checkpoint-set = La marca { $name } está puesta.
play-saved = Guardado en { $file }.

play-word-show = dibujar el puzle y el tablero
play-word-move = MOVE: hacer una jugada; toda línea que no empiece por una de estas palabras también es una jugada
play-word-undo = [N]: deshacer las últimas N jugadas
play-word-redo = [N]: rehacer N jugadas
play-word-hint = decir dónde mirar; la segunda vez, por qué; la tercera, qué hacer
play-word-check = listar los errores del tablero
play-word-checkpoint = NAME: poner aquí una marca; sin nombre, listar las marcas
play-word-return = NAME: volver a una marca
play-word-save = FILE: guardar la partida
play-word-load = FILE: seguir una partida guardada o empezar el puzle del archivo
play-word-next = ir al puzle siguiente
play-word-time = mostrar cuánto dura la partida
play-word-help = listar estos comandos
play-word-quit = terminar la partida

## tour

tour-generated = { $kind }, { $size }, generado con la semilla { $seed }
tour-sample = { $kind }, { $size }, un ejemplo
tour-puzzle = El puzle
tour-proof = Demostración
tour-unique = Hay una única solución ({ $milliseconds } ms).
tour-several = Hay varias soluciones ({ $milliseconds } ms).
tour-none = No hay solución ({ $milliseconds } ms).
tour-undecided = Se acabó el tiempo: no se sabe si hay una única solución.
tour-explanation = Cómo lo resuelve una persona
tour-more-steps = ... y { $count ->
    [one] { $count } paso más
   *[other] { $count } pasos más
} hasta la solución
tour-more-steps-stuck = ... y { $count ->
    [one] { $count } paso más
   *[other] { $count } pasos más
} hasta que no se puede aplicar ninguna técnica
tour-technique = técnica
tour-level = nivel
tour-steps = pasos
tour-no-steps = Este tipo de puzle no explica sus pasos.
tour-solution = La solución
tour-solution-named = La solución: { $title }
tour-play = Jugar uno: { $command }
tour-help = Ver todos los comandos: { $command }

## watch

watch-nothing = No se decidió nada.
watch-cells = { $count ->
    [one] { $count } casilla decidida
   *[other] { $count } casillas decididas
}: { $counts }.
watch-borders = { $count ->
    [one] { $count } borde decidido
   *[other] { $count } bordes decididos
}: { $counts }.
watch-undone = Retrocedió { $times ->
    [one] { $times } vez
   *[other] { $times } veces
} y deshizo { $count } en total.
watch-cut = La resolución era demasiado larga para grabarla; falta la parte central.
watch-stopped = Se acabó el tiempo; falta el final.
