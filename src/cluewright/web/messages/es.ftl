# Lo que dicen las páginas del estudio, y los errores de la interfaz.

## The frame

page-skip = Ir al contenido
page-rooms = Menú principal
page-studio = Cluewright
page-titled = { $title } · { page-studio }
page-missing = Página no encontrada
page-missing-words = Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.
page-again = Reintentar
page-back = Volver al inicio
room-play = Jugar
room-learn = Aprender
room-watch = Ver
room-create = Crear
room-collect = Biblioteca
room-stats = Estadísticas

## Words used everywhere

level-any = Cualquiera
word-close = Cerrar
word-cancel = Cancelar
word-save = Guardar
word-size = Tamaño
word-level = Nivel
word-kind = Tipo de puzle
word-yes = sí
word-no = no
word-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}
word-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
word-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
word-puzzles = { $count ->
    [one] { $count } puzle
   *[other] { $count } puzles
}
word-cells = { $width } × { $height }
word-puzzle = { $kind }, { $width } × { $height }
word-daily = { $kind } del día, { $day }

## Home

home-play = Jugar a { $kind }
home-another = Elegir tamaño y nivel
home-daily-lead = Uno de cada tipo, el mismo para todos.
home-continue = Tus partidas
home-continue-lead = Sigue donde lo dejaste.
home-today = { $kind } de hoy
home-streak = { $count ->
    [one] Primer día de tu racha.
   *[other] { $count } días seguidos.
}
home-done-today = { $count } de { $all } resueltos hoy.
home-missed = Puzles de ayer
home-missed-lead = Hoy todavía puedes ponerte al día con estos.
home-done = { $percent } % hecho
home-discard = Descartar
home-discard-named = Descartar { $name }
home-all-games = Todas tus partidas

## The token, where the studio is not open to everybody

token-title = Este estudio es privado
token-words = Escribe la clave de acceso. Está en la dirección que el estudio muestra al arrancar.
token-token = Clave de acceso
token-open = Abrir
token-wrong = Esa clave no es correcta. Compruébala y vuelve a intentarlo.

## Settings

settings-open = Ajustes
settings-title = Ajustes
settings-player = Tu nombre
settings-who = Quién juega
settings-who-unnamed = Aún sin nombre
settings-who-new = Alguien nuevo
settings-language = Idioma
settings-language-system = Como el navegador
settings-theme = Tema
settings-theme-system = Como el sistema
settings-theme-light = Claro
settings-theme-dark = Oscuro
settings-theme-contrast = Alto contraste
settings-theme-colour-blind = Apto para daltonismo
settings-motion = Movimiento
settings-motion-system = Como el sistema
settings-motion-full = Completo
settings-motion-reduced = Reducido
settings-timer = Cronómetro
settings-timer-shown = Mostrar
settings-timer-hidden = En segundo plano
settings-timer-off = Desactivado
settings-mistakes = Mostrar errores
settings-mistakes-off = Cuando lo pida
settings-mistakes-lines = Cuando se incumpla una regla
settings-mistakes-solution = Cuando una casilla esté mal
settings-dim = Atenuar las pistas completadas
settings-crosshair = Resaltar la fila y la columna actuales
settings-signs = Mostrar las marcas de los colores
settings-haptics = Vibrar con cada jugada
settings-sounds = Sonidos suaves
settings-consent = Usar mis tiempos para calibrar las predicciones
settings-consent-lead = Los tiempos y errores de tus partidas terminadas. Se quedan en este estudio y nada cambia por sí solo.
settings-coordinates = Numerar siempre filas y columnas
settings-hand = Mano con la que juegas
settings-hand-right = Derecha
settings-hand-left = Izquierda
settings-address = Dirección pública
settings-address-lead = Adonde llevan los enlaces y los códigos QR que compartes. Déjalo vacío si nadie más puede entrar en tu estudio.
settings-address-wrong = Escribe la dirección así: https://puzzles.example.

## Boards, also for screen readers

board-cell = Fila { $row }, columna { $column }
board-hidden-clue = oculta
board-named = { $kind }, { $width } columnas, { $height } filas
board-said = { $count ->
    [one] { $name }
   *[other] { $count } casillas: { $name }
}
board-cleared = borrada

## A game

game-opening = Creando tu puzle…
game-making = Creando: { $kind }, { $width } × { $height }…
game-making-time = { $seconds } s hasta ahora, { $most } s como máximo
game-clock = Tiempo de juego
game-tools = Herramientas
game-extras = Más herramientas
game-undo = Deshacer
game-redo = Rehacer
game-undone = Deshecho
game-redone = Rehecho
game-hint = Pista
game-check = Comprobar
game-checkpoint = Marca
game-zoom-in = Acercar
game-zoom-out = Alejar
game-zoom-fit = Ajustar
game-home = Inicio
game-more = Más
game-clues = Números
game-coordinates = Coordenadas
game-print = Imprimir
game-restart = Empezar de nuevo
game-restart-sure = Se borrarán todas las jugadas y marcas de esta partida.
game-next = Puzle nuevo
game-share = Compartir
game-help = Ayuda
game-pause = Pausa
game-resume = Continuar
game-paused = En pausa
game-resumed = El cronómetro corre
game-away = Sin conexión. Tus jugadas se guardan en este dispositivo.
game-elsewhere = Actualizado desde otra pestaña.
game-no-board = { $kind } no se puede jugar en el navegador. Juégalo en una terminal con: cluewright play
hint-stage = Pista { $number } de 3.
hint-more = Dime más
hint-do = Hazlo por mí
step-chain = { $count ->
    [0] Seguir la cadena
    [one] Seguir la cadena, un paso
   *[other] Seguir la cadena, { $count } pasos
}
hint-before = { $count ->
    [one] El paso anterior
   *[other] Los { $count } pasos anteriores
}
check-none = Por ahora no hay errores.
check-found = { $count ->
    [one] Hay un error marcado.
   *[other] Hay { $count } errores marcados.
}
checkpoint-title = Marcas
checkpoint-lead = Pon una marca, prueba algo y vuelve si no lleva a ninguna parte.
checkpoint-field = Nombre
checkpoint-name = Marca { $number }
checkpoint-set = Poner
checkpoint-is-set = «{ $name }» está puesta.
checkpoint-return = Volver
checkpoint-return-to = Volver a { $name }
checkpoint-drop = Borrar
checkpoint-drop-named = Borrar { $name }
checkpoint-moves = { $count ->
    [one] tras { $count } jugada
   *[other] tras { $count } jugadas
}
checkpoint-studio = Antes de jugar sin conexión
checkpoint-away = Jugado sin conexión
share-title = Compartir este puzle
share-lead = El enlace contiene el puzle entero: funciona para todos y no caduca.
share-here = Este enlace solo funciona en este ordenador. Para compartir el puzle, guárdalo como página y envía el archivo, o indica una dirección pública en los ajustes.
share-link = Enlace
share-copy = Copiar enlace
share-copied = Enlace copiado.
share-code = Código QR del enlace
share-too-long = Este puzle es demasiado grande para un código QR, pero el enlace funciona.
share-page = Guardar como página
share-page-lead = Una página es un solo archivo con el puzle, sus reglas y sus pistas. Se abre en cualquier navegador, también sin conexión.
share-page-making = Creando la página…
share-page-saved = Página guardada. Ya puedes enviar el archivo.
share-page-most = Una página contiene como máximo { $count } puzles.
finish-title = ¡Resuelto!
finish-credit = Imagen: { $credit }
finish-time = Tiempo
finish-hints = Pistas
finish-mistakes = Errores
finish-next = Puzle siguiente
finish-share = Compartir puzle
finish-restart = Jugar otra vez
finish-faster = { $time } menos que tu media para este tamaño y nivel
finish-slower = { $time } más que tu media para este tamaño y nivel
finish-usual = Justo tu media para este tamaño y nivel
finish-result = Compartir resultado
result-title = Tu resultado
result-copy-text = Copiar texto
result-copy-picture = Copiar imagen
result-copied = Copiado.
result-saved = Guardado como imagen.

## Help: every row says how, and what that does

help-title = Cómo se juega
help-lead = Puedes jugar todos los puzles con el ratón, con el dedo o solo con el teclado.
help-hands = Teclado, ratón y dedos
help-keys = Teclado
help-keys-arrows-how = Flechas
help-keys-arrows-what = Mover el cursor; con Ctrl, de cinco en cinco
help-keys-primary-how = Espacio o Intro
help-keys-primary-what = Rellenar o sombrear la casilla, o borrarla
help-keys-secondary-how = X
help-keys-secondary-what = Poner una cruz o un círculo, o borrarlo
help-keys-clear-how = Retroceso o Supr
help-keys-clear-what = Borrar la casilla
help-keys-paint-how = Mayús + flechas
help-keys-paint-what = Trazar con la marca que hay bajo el cursor; solo cambian las casillas libres
help-keys-ends-how = Inicio, Fin
help-keys-ends-what = Ir a la primera o la última casilla de la fila; con Ctrl, del tablero
help-keys-undo-how = Ctrl + Z o U
help-keys-undo-what = Deshacer
help-keys-redo-how = Ctrl + Y o R
help-keys-redo-what = Rehacer
help-keys-hint-how = H
help-keys-hint-what = Pista; otra vez para saber más, y una tercera para que se haga
help-keys-check-how = C
help-keys-check-what = Buscar errores
help-keys-checkpoint-how = T
help-keys-checkpoint-what = Marcas
help-keys-pause-how = P
help-keys-pause-what = Pausar o continuar
help-keys-zoom-how = +, − y 0
help-keys-zoom-what = Acercar, alejar, ajustar
help-keys-help-how = ?
help-keys-help-what = Mostrar estas teclas
help-mouse = Ratón
help-mouse-left-how = Botón izquierdo
help-mouse-left-what = Rellenar o sombrear
help-mouse-right-how = Botón derecho, o con Mayús, Ctrl o Alt
help-mouse-right-what = Poner una cruz o un círculo
help-mouse-drag-how = Arrastrar
help-mouse-drag-what = Trazar a lo largo de una fila o columna. Si empiezas en una casilla libre, solo cambian las libres; si empiezas en una rellena, se borran las rellenas.
help-mouse-wheel-how = Rueda
help-mouse-wheel-what = Desplazar un tablero grande
help-mouse-zoom-how = Ctrl + rueda
help-mouse-zoom-what = Acercar y alejar
help-mouse-pan-how = Botón central, o Espacio y arrastrar
help-mouse-pan-what = Mover el tablero
help-touch = Dedos y lápiz
help-touch-tap-how = Tocar o trazar
help-touch-tap-what = Usar la herramienta elegida
help-touch-hold-how = Mantener pulsado
help-touch-hold-what = Usar la otra herramienta
help-touch-drag-how = Dos dedos
help-touch-drag-what = Mover el tablero; dos dedos nunca trazan
help-touch-edge-how = Un dedo junto a las casillas
help-touch-edge-what = Mover el tablero; un trazo hasta su borde lo arrastra
help-touch-pinch-how = Pellizcar
help-touch-pinch-what = Acercar y alejar
help-touch-clues-how = Arrastrar los números
help-touch-clues-what = Mover el tablero en su dirección; tira de una lista larga para ver el resto
keys-title = Teclas y gestos

## Choosing a game

play-title = ¿A qué te apetece jugar?
play-all = Todos los tipos
play-own = A medida
play-sizes = Los puzles de { $kind } van de { LIST($smallest, type: "or") } a { $largest } casillas.
play-width = Columnas
play-height = Filas
play-daily = El puzle de hoy
play-begun = Tus partidas
play-none-begun = No hay partidas empezadas.
play-saved = última partida: { $when }

## Statistics

stats-title = Tus estadísticas
stats-calendar = Calendario
stats-calendar-words = { $count ->
    [one] Un día con un puzle resuelto en las últimas { $weeks } semanas
   *[other] { $count } días con un puzle resuelto en las últimas { $weeks } semanas
}
stats-trend = { $kind }: el tiempo de partida en partida
stats-trend-words = Los últimos { $count } puzles: { $time } de media (línea discontinua), { $best } el mejor
stats-levels = Resueltos por nivel
stats-level-count = { $level }: { $count }
stats-nothing = Todavía no has resuelto ningún puzle.
stats-begin = Empezar una partida
stats-solved = Resueltos
stats-streak = Racha
stats-longest = la más larga: { $days }
stats-time = Tiempo de juego
stats-days = Día a día
stats-days-words = { $count ->
    [one] { $count } puzle resuelto en los últimos { $days } días
   *[other] { $count } puzles resueltos en los últimos { $days } días
}
stats-on-day = { $count ->
    [one] { $day }: { $count } puzle
   *[other] { $day }: { $count } puzles
}
stats-played = Jugados
stats-of-played = { $count ->
    [one] de { $count } empezado
   *[other] de { $count } empezados
}
stats-no-level = Sin nivel
stats-not-played = Aún sin jugar.
stats-best = Mejor tiempo
stats-mean = Tiempo medio
stats-recent = Resueltos hace poco
stats-day = Fecha

## Watch: the solving of a puzzle, played like a film

watch-title = Ver
watch-lead = Mira cómo se resuelve un puzle: casilla a casilla por el programa, o paso a paso como lo haría una persona, con sus razones.
watch-picture = El tablero de { $width } por { $height } casillas mientras se resuelve
watch-how = Resuelto por
watch-how-solver = El programa
watch-how-path = Razonamiento humano
watch-strategy = Estrategia
watch-another = Otro puzle
watch-source = De dónde viene el puzle
watch-sample = Un puzle nuevo
watch-sample-lead = Creado para ti al momento.
watch-large = Una imagen enorme
watch-large-lead = Formas al azar de 200 × 200 a 1000 × 1000 casillas muestran el programa a toda velocidad. Unas se resuelven al instante y otras quizá no acaben nunca: para cuando quieras. El mismo tamaño, textura y semilla dan siempre la misma imagen.
watch-large-named = { $texture }, { $size }, semilla { $seed }
watch-width = Ancho
watch-height = Alto
watch-texture = Textura
watch-seed = Semilla
watch-too-many = Aquí se pueden ver puzles de hasta { $count } casillas.
watch-other-seed = Otra semilla
texture-islands = Islas
texture-hills = Colinas
texture-caves = Cuevas
texture-rings = Anillos
texture-stripes = Franjas
texture-maze = Laberinto
watch-own = Uno tuyo
watch-own-lead = Pega un enlace o un puzle, o abre un archivo en cualquier formato que lea el estudio. No se guarda nada.
watch-paste = Un enlace, o un puzle como texto
watch-paste-example = Un enlace, o un puzle como texto
watch-paste-go = Ver
watch-paste-nothing = Pega primero un enlace o un puzle.
watch-file = Abrir un archivo
watch-from-library = De la biblioteca
watch-controls = Reproductor
watch-play = Reproducir
watch-pause = Pausa
watch-first = Al principio
watch-last = Al final
watch-back = Paso anterior
watch-forward = Paso siguiente
watch-position = Posición
watch-speed = Velocidad
watch-pace = { $number } por segundo
watch-heat = Mapa de calor
watch-heat-off = Ninguno
watch-heat-when = Por tiempo
watch-heat-why = Por técnica
watch-early = pronto
watch-late = tarde
watch-legend = Casillas resueltas con cada técnica; elige una para saltar a su siguiente uso
watch-next = Siguiente uso de { $reason }
watch-no-use = No hay más usos de { $reason }.
watch-heat-said = Mapa de calor: { $heat }.
watch-playing = Reproduciendo.
watch-keys = Atajos de teclado
watch-key-space = Espacio
watch-key-space-does = reproducir o pausar
watch-key-arrows = ← →
watch-key-arrows-does = paso anterior, paso siguiente
watch-key-ends = Inicio Fin
watch-key-ends-does = al principio, al final
watch-key-use = n N
watch-key-use-does = uso siguiente o anterior de la misma técnica
watch-key-heat = h
watch-key-heat-does = cambiar el mapa de calor
watch-key-speed = {"["} ]
watch-key-speed-does = más despacio, más deprisa
watch-live-title = En directo
watch-live-lead = Cuando el programa termine, podrás repetirlo todo paso a paso. Si lo paras, podrás repetir lo hecho hasta entonces.
watch-live-waiting = Esperando al programa…
watch-live-making = Creando el puzle…
watch-live-making-share = Creando el puzle: { $percent } %…
watch-live-at-work = El programa está trabajando.
watch-live-stop = Parar
watch-live-stopping = Parando…
watch-live-progress = Progreso
watch-live-cells = { $settled } de { $places } casillas resueltas
watch-live-borders = { $settled } de { $places } bordes resueltos
watch-live-seconds = { $time } hasta ahora
watch-begin = El tablero vacío.
watch-nothing = El tablero vacío: no se puede aplicar ninguna técnica.
watch-step-said = { $number }. { $text }
watch-taken-back = { $count ->
    [one] Una suposición llevó a una contradicción: se deshace una casilla.
   *[other] Una suposición llevó a una contradicción: se deshacen { $count } casillas.
}
watch-at = { $position } de { $length }
watch-undone = { $count ->
    [one] una casilla deshecha hasta ahora
   *[other] { $count } casillas deshechas hasta ahora
}
watch-stopped = parado antes de acabar
watch-stuck = no se puede aplicar ninguna técnica más
watch-full = el final era demasiado largo para grabarlo
verdict-unique = una única solución
verdict-several = varias soluciones
verdict-none = sin solución
verdict-undecided = sin decidir
verdict-solved = resuelto; no se han buscado más soluciones

## Files and paper

file-format = Formato
file-export = Exportar como
file-write = Descargar

## The library

collect-title = Biblioteca
collect-search = Título, autor, palabras clave
collect-filters = Filtros
collect-shelf = Qué mostrar
collect-shelf-kept = Guardados
collect-shelf-history = Historial
collect-shelf-all = Todo
collect-series = Tus colecciones
collect-any = Cualquiera
collect-unrated = Sin nivel
collect-unproven = Sin comprobar
collect-filter-text = Buscar
collect-filter-kind = Tipo de puzle
collect-filter-level = Nivel
collect-filter-size = Tamaño
collect-filter-technique = Técnica
collect-filter-tag = Etiqueta
collect-filter-verdict = Soluciones
collect-filter-collection = Colección
collect-filter-sort = Ordenar por
collect-size-small = Hasta 10 × 10
collect-size-middle = De 11 a 20
collect-size-large = De 21 a 50
collect-size-huge = Más de 50
collect-sort-added = Más recientes primero
collect-sort-title = Título
collect-sort-kind = Tipo de puzle
collect-sort-size = Tamaño
collect-sort-level = Nivel
collect-sort-score = Más largos primero
collect-old-scores = { $count ->
    [one] uno se valoró con una escala anterior y va al final
   *[other] { $count } se valoraron con una escala anterior y van al final
}
collect-more = Mostrar más
collect-none = Sin resultados.
collect-all = Mostrar todos los puzles
collect-empty = Aún no hay nada guardado.
collect-empty-words = Suelta archivos aquí o crea tu propio puzle. Lo que has jugado está en el historial.
collect-create = Crear un puzle
collect-selection = Selección
collect-select = Seleccionar { $title }
collect-selected = { $count ->
    [one] { $count } seleccionado
   *[other] { $count } seleccionados
}
collect-import = Importar archivos
collect-drop-here = Suelta para importar
collect-kept = { $count ->
    [one] { $count } puzle nuevo; { $known } ya en la biblioteca.
   *[other] { $count } puzles nuevos; { $known } ya en la biblioteca.
}
collect-kept-none = No se encontró ningún puzle.
collect-problem = { $file }: { $problem }
collect-more-problems = { $count ->
    [one] y { $count } más
   *[other] y { $count } más
}
collect-play = Jugar
collect-watch = Ver
collect-edit = Editar una copia
collect-print = Imprimir
collect-export = Exportar
collect-book = Hacer un libro
collect-clear = Quitar la selección
collect-verdict = Soluciones
collect-proof-checked = { $verdict }, demostración comprobada
collect-techniques = Técnicas
collect-author = Autor
collect-source = Fuente
collect-picture-of = El puzle, { $width } por { $height } casillas
collect-name = Título
collect-saved = Guardado.
collect-new-tag = Etiqueta nueva
collect-add-tag = Añadir
collect-remove-tag = Quitar la etiqueta { $tag }
collect-delete = Borrar
collect-delete-sure = { $count ->
    [one] ¿Borrar este puzle de la biblioteca? Sus partidas sin terminar también se borrarán; tus resultados se conservan.
   *[other] ¿Borrar estos { $count } puzles de la biblioteca? Sus partidas sin terminar también se borrarán; tus resultados se conservan.
}
collect-deleted = { $count ->
    [one] { $count } puzle borrado.
   *[other] { $count } puzles borrados.
}
collect-new-collection = Colección nueva
collect-make = Crear
collect-put-title = Añadir a una colección
collect-put = Añadir a una colección
collect-put-into = { $count ->
    [one] { $count } puzle añadido a { $name }.
   *[other] { $count } puzles añadidos a { $name }.
}
collect-take-out = Quitar de la colección
collect-earlier = Subir { $title }
collect-later = Bajar { $title }
collect-moved-to = Ahora en la posición { $number }
collect-drop = Borrar la colección
collect-drop-sure = ¿Borrar la colección { $name }? Sus puzles se quedan en la biblioteca.

## Packs

pack-title = Paquetes
pack-lead = Imágenes por descubrir y puzles de todos los niveles, de fácil a difícil.
pack-all = Todos los paquetes
pack-progress = { $solved } de { $count } resueltos
pack-solved = Resuelto
pack-start = Empezar
pack-continue = Continuar
pack-next = Puzle siguiente
pack-next-in = Siguiente de «{ $title }»

## Books

book-title = Crear un libro
book-untitled = Puzles
book-steps = Pasos
book-step-purpose = Uso
book-step-puzzles = Puzles
book-step-words = Título
book-step-pages = Páginas
book-step-cover = Cubierta
book-step-finish = Terminar
book-step-noted = { $count ->
    [one] { $step }, un aviso
   *[other] { $step }, { $count } avisos
}
book-step-stops = { $step }, hay algo que corregir
book-step-back = Atrás
book-step-on = Continuar
book-purpose = ¿Para qué es el libro?
book-for-kdp = Impresión bajo demanda
book-for-kdp-about = Un libro de tapa blanda de un servicio como Kindle Direct Publishing: 24 páginas como mínimo, y la cubierta en un archivo aparte.
book-for-pdfx = Imprenta
book-for-pdfx-about = PDF/X-1a con sangrado por todos los lados, como lo piden las imprentas.
book-for-home = Tu impresora
book-for-home-about = Para la clase, la familia o un cuadernillo grapado.
book-for-magazine = Revista o periódico
book-for-magazine-about = Páginas en CMYK con sangrado, para ponerlas entre otras.
book-for-plain = Leer en pantalla
book-for-plain-about = Un PDF con enlaces y marcadores que también se puede imprimir en cualquier impresora.
book-load = Abrir un plan
book-loaded = { $name } está abierto.
book-loaded-without = Se ha dejado fuera lo que el estudio no puede usar: { $keys }.
book-too-long = Este archivo es demasiado largo para un plan.
book-start-over = Empezar de nuevo
book-start-over-sure = Esto vacía tu plan. Los puzles de tu biblioteca se quedan.
book-not-kept = Este navegador no puede guardar tu plan: guárdalo como archivo.
book-section = Parte { $number }
book-none = Un libro necesita puzles: crea nuevos o toma algunos de tu biblioteca.
book-add-made = Crear puzles nuevos
book-add-collection = Añadir una colección
book-add-library = Elegir en la biblioteca
book-collection-counted = { $title } ({ $count })
book-section-chosen = { $puzzles } de la biblioteca
book-section-collection = Colección: { $title }
book-section-search = Una búsqueda en la biblioteca
book-count = Cuántos
book-own-size = Otro tamaño
book-subject = Tema de los dibujos
book-subject-any = Cualquiera
book-remove = Quitar
book-remove-section = Quitar la parte { $number }
book-up = Subir la parte { $number }
book-down = Bajar la parte { $number }
book-other-puzzles = Crear otros puzles
book-total = { $puzzles } en total
book-name = Título
book-subtitle = Subtítulo
book-author = Autor
book-series = Serie
book-volume = Volumen
book-isbn = ISBN
book-language = Idioma
book-imprint = Créditos
book-imprint-help = Una línea para cada cosa: editorial, dirección, derechos.
book-page-size = Tamaño de página
book-size-inches = { $width } × { $height } pulg.
book-size-mm = { $width } × { $height } mm
book-own-page = Otro tamaño
book-own-page-help = Por ejemplo 7x10 en pulgadas, o 170x240mm.
book-large-print = Letra grande
book-large-print-help = Cada puzle llena una página propia, con casillas de 9 mm o más donde caben.
book-per-page = Puzles por página
book-colour = Tinta
book-ink-black = Solo negro
book-ink-grey = Negro y grises
book-ink-cmyk = Color (CMYK)
book-ink-rgb = Color (RGB)
book-theme = Colores de los puzles
book-theme-print = Solo negro
book-theme-light = Colores
book-theme-high-contrast = Alto contraste
book-theme-colour-blind = Para daltónicos
book-title-page = Una portada interior
book-front = Índice y una página sobre el libro
book-rules = Reglas y técnicas
book-openers = Una portadilla para cada tipo de puzle
book-hints = Pistas al final
book-solutions = Soluciones al final
book-solution-size = Tamaño de las soluciones
book-solution-small = Pequeño
book-solution-medium = Mediano
book-solution-large = Grande
book-qr = Códigos QR que abren cada puzle
book-link = Adónde llevan los códigos
book-link-help = Tu estudio, tal como llegan a él los lectores. Sin dirección no hay códigos.
book-margins-own = Este plan tiene márgenes propios.
book-usual-margins = Usar los márgenes habituales
book-wrap-note = Las imprentas quieren la cubierta en un archivo aparte, con contracubierta, lomo y portada. El lomo depende del número de páginas, así que créala al final.
book-blurb = Texto de la contracubierta
book-blurb-help = Si lo dejas vacío, dice cuántos puzles hay.
book-paper = Papel
book-paper-help = De él depende el ancho del lomo.
book-paper-white = Blanco
book-paper-cream = Crema
book-paper-standard-colour = Para color estándar
book-paper-premium-colour = Para color premium
book-bleed = Sangrado
book-bleed-usual = Como lo quiere la imprenta
book-bleed-none = Ninguno
book-bleed-mm = { $bleed } mm
book-cover = Una cubierta como primera página
book-cover-solutions = Mostrar soluciones en la cubierta
book-facts = { $count ->
    [one] Una página de { $width } × { $height } mm, { $puzzles }.
   *[other] { $count } páginas de { $width } × { $height } mm, { $puzzles }.
}
book-mend = Corrige primero
book-notes = Conviene saber
book-go-to = Ir a «{ $step }»
book-make = Crear el libro
book-making = Componiendo las páginas …
book-progress = Progreso
book-cancelled = Cancelado.
book-done = { $count ->
    [one] Tu libro está listo: una página, { $puzzles }.
   *[other] Tu libro está listo: { $count } páginas, { $puzzles }.
}
book-stale = El plan ha cambiado desde entonces. Crea el libro otra vez.
book-check-good = El archivo se ha comprobado para «{ $printer }»: sin defectos.
book-check-faults = { $count ->
    [one] Un defecto que encontraría la imprenta
   *[other] { $count } defectos que encontraría la imprenta
}
book-check-good-cover = La cubierta se ha comprobado para «{ $printer }»: sin defectos.
book-check-faults-cover = { $count ->
    [one] Un defecto de la cubierta que encontraría la imprenta
   *[other] { $count } defectos de la cubierta que encontraría la imprenta
}
book-check-page = página { $number }
book-check-more = y { $count } más
book-download = Descargar PDF
book-more-files = Más archivos
book-save-cover = Cubierta (PDF)
book-save-parts = Puzles como imágenes (ZIP)
book-save-plan = Plan (TOML)
book-file-cover = { $title } – cubierta
book-file-parts = { $title } – puzles
book-saved = El archivo está en tus descargas.
book-preview = Vista previa
book-empty = Aquí aparecen las páginas en cuanto haya puzles.
book-page-shown = La página { $number } tal como se imprimirá
book-wrap-shown = La cubierta: contracubierta, lomo y portada
book-gathering = Creando y comprobando puzles …
book-drawing = Dibujando la página …
book-page = Página { $number } de { $last }
book-pages = Páginas { $first } y { $number } de { $last }
book-back = Página anterior
book-on = Página siguiente
book-chapter = Capítulo
book-show-wrap = Cubierta
book-begun = Ya estás creando un libro: «{ $title }».
book-add-here = Añadir a él
book-add-new = Empezar otro libro

## Learn

learn-title = Aprender
learn-lead = Un camino desde el primer tablero hasta las contradicciones más difíciles. Cada técnica tiene un ejemplo y ejercicios pequeños.
learn-first = Primer tablero
learn-progress = { $done } de { $count } completados
learn-progress-of = Tu progreso: { $kind }
learn-start = Empezar: { $name }
learn-continue = Continuar: { $name }
learn-all = Conoces todas las técnicas.
learn-done = completado
learn-exercise-number = Ejercicio { $number }
learn-practised = { $count ->
    [0] Resuelve un ejercicio para marcar esta técnica.
    [one] Un ejercicio resuelto.
   *[other] { $count } ejercicios resueltos.
}
learn-no-exercise = Aquí no hay ejercicio: se trata de probar, y no hay nada que ver en el tablero que se pueda practicar.
learn-turn = Más técnicas
learn-exercise = Hacer un ejercicio
learn-example = Ver el ejemplo
learn-making = Buscando un tablero…
learn-example-caption = Ejemplo
learn-exercise-caption = Ejercicio { $number }
learn-find = Averigua qué se deduce con «{ $technique }».
learn-where = Fíjate en las casillas marcadas.
learn-hint = ¿Dónde miro?
learn-why = ¿Qué tiene de especial?
learn-what = ¿Qué se deduce?
learn-do = Hazlo por mí
learn-try = Lo intento yo
learn-again = Empezar de nuevo
learn-wrong = Casi: aquí es al revés.
learn-elsewhere = Esta técnica no dice nada de esa casilla.
learn-right = { $count ->
    [one] ¡Bien! Falta { $count }.
   *[other] ¡Bien! Faltan { $count }.
}
learn-solved = ¡Bien, ya está todo!
learn-implied = Es verdad, pero eso viene después. Empieza por esta técnica.
learn-solved-more = { $count ->
    [one] ¡Bien! También sirve en { $count } sitio más.
   *[other] ¡Bien! También sirve en { $count } sitios más.
}
learn-used = El camino pasa
learn-closed = Borde cerrado
learn-right-side = A la derecha del cursor
learn-down = Debajo del cursor

## Create

create-title = Crear
create-lead = Crea tu propio puzle. El estudio comprueba sobre la marcha si tiene una única solución.
create-named = Crear un puzle de { $kind }
create-begin = Crear un puzle de { $kind }
create-none = Aquí no se pueden hacer a mano puzles de { $kind }. Juega uno generado o impórtalo de un archivo.
create-verdict = Resultado
create-details = Sobre el puzle
create-keep = Guardar y compartir
create-board = Tu puzle, { $width } por { $height } casillas
create-cell = Fila { $row }, columna { $column }: { $state }
create-empty = vacía
create-pen-paint = Dibujar
create-pen-line = Línea
create-pen-area = Rellenar
create-pen-move = Mover
create-pen-lock = Bloquear
create-pen-pick = Cuentagotas
create-locked = { $state }, bloqueada
create-number = Número
create-side-right = Muro a la derecha del cursor
create-side-down = Muro debajo del cursor
create-shift = Mover todo
create-shift-up = Hacia arriba
create-shift-left = A la izquierda
create-shift-right = A la derecha
create-shift-down = Hacia abajo
create-mirror-across = Simetría izquierda-derecha
create-mirror-down = Simetría arriba-abajo
create-more = Más herramientas
create-width = Ancho
create-height = Alto
create-blank = Borrar
create-sample = Generar uno
create-too-many = Aquí los tableros pueden tener hasta { $count } casillas.
create-tags = Etiquetas
create-tags-example = animales, pequeño
create-save = Guardar
create-saved = Guardado en tu biblioteca.
create-saved-before = Ya estaba en tu biblioteca.
create-play = Jugar
create-watch = Ver
create-print = Imprimir
verdict-checking = Comprobando…
verdict-incomplete = Aún sin terminar
verdict-long-unique = Exactamente una solución: guárdalo o juégalo.
verdict-long-several = Más de una solución: cambia una de las casillas marcadas.
verdict-long-several-repair = Más de una solución: repáralo o cambia una casilla marcada.
verdict-long-none = Sin solución: deshaz el último cambio o prueba otro.
verdict-long-invalid = Aún no es un puzle válido
verdict-long-undecided = Demasiado difícil de comprobar aquí: simplifícalo o guárdalo así.
verdict-solution = Solución { $number }
verdict-differ = { $count ->
    [one] Dos soluciones difieren en la casilla marcada:
   *[other] Dos soluciones difieren en las { $count } casillas marcadas:
}
verdict-level = { $level } ({ $score })
verdict-time = Tiempo de resolución
verdict-seconds = unos { $expected } segundos (de { $from } a { $to })
verdict-minutes = unos { $expected } min (de { $from } a { $to })
verdict-quality = Detalles
quality-correct = Los números corresponden al dibujo
quality-complete = Una única solución
quality-numbers = Números dados
quality-spare-numbers = Números prescindibles
quality-minimality = Números necesarios
quality-clarity = Casillas que salen mirando una sola línea
quality-trivial-lines = Líneas que se completan de inmediato
quality-shapes = Formas en la imagen
quality-similarity = Parecido con la imagen original
quality-share = { $percent } %
repair-start = Reparar
repair-lead = Cambia las menos casillas posibles hasta que haya una única solución.
repair-working = Buscando el cambio más pequeño…
repair-done = { $count ->
    [one] Reparado: se cambió la casilla recuadrada.
   *[other] Reparado: se cambiaron las { $count } casillas recuadradas.
}
repair-partly = { $count ->
    [one] Se cambió { $count } casilla, pero sigue habiendo más de una solución.
   *[other] Se cambiaron { $count } casillas, pero sigue habiendo más de una solución.
}

## Pictures

picture-title = A partir de una imagen
picture-choose = Abrir una imagen
picture-drop = o suéltala o pégala aquí
picture-yours = Tu imagen
picture-reading = Leyendo la imagen…
picture-threshold = Qué cuenta como oscuro
picture-threshold-otsu = Automático
picture-threshold-adaptive = Más oscuro que su entorno
picture-threshold-tones = Grabado (tonos)
picture-threshold-dither = Puntos (tramado)
picture-threshold-edges = Contornos
picture-threshold-grey = Más oscuro que…
picture-grey = Brillo
picture-fit = Encaje
picture-fit-contain = Mostrar la imagen entera
picture-fit-cover = Llenar el tablero
picture-fit-stretch = Estirar
picture-trim = Recortar los bordes lisos
picture-invert = Intercambiar claro y oscuro
picture-colours = Colores
picture-dither = Mezclar colores con puntos
picture-crop-hint = Arrastra sobre la imagen para recortarla.
picture-whole = Usar la imagen entera
picture-variants = Comparar variantes
picture-variants-making = Creando variantes…
picture-variant-colours = { $count ->
    [one] { $count } color
   *[other] { $count } colores
}
picture-variant-changed = { $count ->
    [one] { $count } casilla cambiada
   *[other] { $count } casillas cambiadas
}
picture-variant-unique = Una solución
picture-variant-several = Varias soluciones
picture-variant-undecided = Sin demostrar

## Problems: what happened, and what to do next

problem-title = Algo ha salido mal
problem-unknown = Algo ha salido mal. Vuelve a intentarlo.
problem-away = Sin conexión con el estudio. ¿Sigue en marcha?
problem-offline = Sin conexión. Tus jugadas se guardan en este dispositivo y se enviarán cuando vuelva el estudio.
problem-invalid-puzzle = Este puzle no es válido. { $faults }
problem-not-unique = Para esto hace falta un puzle con una única solución.
problem-invalid-move = Esa jugada no es posible aquí.
problem-invalid-recipe = No se puede crear un puzle así. Elige otro tamaño o nivel.
problem-format = El estudio no puede leer este puzle. Revisa el archivo o prueba otro formato.
problem-file-at = Línea { $line }: { $why }
problem-file-at-line = Línea { $line }, «{ $text }»: { $why }
problem-file-at-puzzle = Puzle { $number }: { $why }
problem-file-other = Esto no se ajusta al formato del archivo.
problem-file-other-format = Esto no se ajusta al formato «{ $format }», que parece ser el del archivo.
problem-file-empty = El archivo está vacío.
problem-file-text = El archivo no es texto UTF-8. Guárdalo como UTF-8.
problem-file-packed = El archivo comprimido está dañado. Descárgalo o cópialo de nuevo.
problem-file-not-xml = Esto no es XML válido.
problem-file-not-json = Esto no es JSON válido.
problem-file-unknown = El formato de este archivo no se conoce aquí.
problem-file-colours = El puzle tiene { $found } colores. Se pueden leer { $wanted } como máximo.
problem-file-colour-value = Aquí se espera un color, por ejemplo #ff0000.
problem-file-no-colour = Este número no tiene color, y el archivo no indica ninguno para esos números.
problem-file-colour = «{ $found }» no es un color de este archivo.
problem-file-triangles = Es un puzle de triángulos, que aquí no se puede jugar.
problem-file-given = Este puzle necesita casillas dadas al principio, que no se pueden leer.
problem-file-too-much = Es demasiado grande para leerlo. Divide el archivo.
problem-file-sides = «{ $found }» no es un tamaño posible.
problem-file-clue = La pista necesita { $wanted } casillas, pero la línea solo tiene { $found }.
problem-file-zero = Un 0 solo puede estar solo, y los demás números empiezan en 1.
problem-file-twice = «{ $found }» aparece dos veces.
problem-file-equal = Todas las filas deben tener la misma longitud.
problem-file-clues = Después de esta línea se esperan pistas.
problem-file-more = Entradas esperadas: { $wanted }; hay más.
problem-file-cells = Casillas esperadas: { $wanted }; encontradas: { $found }.
problem-file-rows = Líneas esperadas: { $wanted }; encontradas: { $found }.
problem-file-numbers = Entradas esperadas: { $wanted }; encontradas: { $found }.
problem-file-word = Aquí se espera una palabra clave y su valor.
problem-file-missing = Falta «{ $found }».
problem-file-address = Esta dirección está incompleta. Cópiala entera.
problem-file-number = Aquí se espera un número, no «{ $found }».
problem-file-number-here = Aquí se espera un número.
problem-file-unexpected = «{ $found }» no puede estar aquí.
problem-file-no-puzzle = Aquí no hay ningún puzle.
problem-damaged-link = Este enlace está dañado. Cópialo entero o pídelo otra vez.
problem-picture = No se puede abrir esta imagen. Prueba con PNG o JPEG.
problem-empty-picture = De esta imagen no queda nada con este tamaño. Léela de otra forma o elige un tamaño mayor.
problem-empty-drawing = Dibuja algo primero: un tablero vacío no es un puzle.
problem-unknown-kind = El estudio no conoce este tipo de puzle.
problem-not-offered = Esto no está disponible para este tipo de puzle.
problem-generation-failed = No se encontró un puzle así. Vuelve a intentarlo o elige otro tamaño o nivel.
problem-budget-exceeded = Tardaba demasiado y se ha parado. Vuelve a intentarlo o prueba un puzle más pequeño.
problem-not-found = Aquí no hay nada. Puede que se haya borrado.
problem-library = La biblioteca no ha podido hacerlo. Revisa los nombres y vuelve a intentarlo.
problem-library-away = La biblioteca no está disponible en este momento. Inténtalo en breve.
problem-name-taken = Ya hay una colección con ese nombre. Elige otro.
problem-name = Un nombre tiene de 1 a { $most } caracteres.
problem-error = No ha funcionado. Revisa lo que has escrito y vuelve a intentarlo.
problem-too-large = Es demasiado grande para el estudio. Prueba algo más pequeño.
problem-too-deep = Este archivo tiene demasiados niveles para leerlo.
problem-too-many = Demasiado a la vez. Espera un momento y vuelve a intentarlo.
problem-too-many-jobs = Ya hay varios trabajos en marcha. Espera a que acabe uno.
problem-too-many-puzzles = Solo se leyeron los primeros { $count } puzles del archivo.
problem-more = { $count ->
    [one] { $count } más no se pudo leer.
   *[other] { $count } más no se pudieron leer.
}
problem-busy = El estudio está ocupado. Inténtalo dentro de un momento.
problem-closing = El estudio se está cerrando. Arráncalo de nuevo para continuar.
problem-hung-up = Cancelado.
problem-player-key = No se encontraron tus partidas. Recarga la página y vuelve a intentarlo.
problem-missing-font = El ordenador donde se ejecuta el estudio no tiene ninguna fuente para este idioma. Instala una o elige otro idioma.
problem-not-ready = El libro aún no está terminado. Espera un momento.
problem-not-playable = Este puzle no se puede guardar como página. Comparte su enlace.
problem-wrong-host = El estudio no responde en esta dirección. Abre la que mostró al arrancar.
problem-cross-origin = Se ha bloqueado porque venía de otro sitio web. Abre el estudio y vuelve a intentarlo.
problem-token = Escribe la clave de acceso para continuar.
problem-malformed-request = El estudio no lo ha entendido. Revisa lo que has escrito y vuelve a intentarlo.
problem-method-not-allowed = Eso no se puede hacer aquí.
problem-request-timeout = La conexión era demasiado lenta. Vuelve a intentarlo.
problem-outdated = Esta partida ha cambiado en otra pestaña. Recarga la página para continuar.
problem-bug = Algo ha salido mal en el estudio. Vuelve a intentarlo; si se repite, avísanos.

## File formats

format-json = JSON de Cluewright
format-share = Enlace para compartir
format-webpbn = webpbn (XML)
format-taai = Colección de torneo (TAAI, TCGA, ICGA)
format-lp = Texto de nonograma de Bosch
format-janko = Texto Hitori de janko.at
format-non = Texto de nonograma de Simpson
format-g = Texto de nonograma de Olšák
format-mk = Texto sencillo de nonograma de Olšák
format-nin = Texto de nonograma de Wilk
format-cwd = Texto de QNonograms
format-cwc = Texto CWC (webpbn)
format-pynogram = Texto de pynogram
format-gno = Archivo de Gnonograms
format-pbm = Imagen (PBM)
format-tatham = Identificador para Pattern o Singles de Tatham
format-tatham-pattern = Identificador para Pattern de Tatham
format-tatham-singles = Identificador para Singles de Tatham
format-ziplink = Enlace de Zip
format-puzzlink = Dirección de puzz.link
format-pzprv3 = Archivo de puzz.link (pzprv3)
format-hitori-text = Texto sencillo de Hitori

## Strategies of the solver

strategy-auto = Automática
strategy-lines = Línea por línea
strategy-logic = Solo lógica
strategy-probe = Probar los dos valores
strategy-learn = Aprender de las contradicciones
strategy-decimate = Primero las casillas más seguras
strategy-frontier = A partir de lo conocido
strategy-search = Lógica y pruebas
strategy-walk = Paso a paso desde el 1
strategy-dfs = Búsqueda sencilla
strategy-dfs-logic = Búsqueda sencilla con lógica
strategy-brute = Todas las posibilidades
strategy-sat = Como una fórmula lógica
strategy-named = { $name } ({ $strategy })

## Pages of their own, written by export-page

alone-puzzles = Puzles
alone-path = Camino a la solución: { $count ->
    [one] un paso
   *[other] { $count } pasos
}

## A first board: each rule is broken once, to see why it is there

first-title = Primer tablero
first-named = { $kind }: tu primer tablero
first-none = No hay un primer tablero de este tipo.
first-step = Paso { $number } de { $count }
first-solve = Ahora resuelve el tablero. Tómate tu tiempo: puedes deshacerlo todo y pedir el paso siguiente.
first-next = Siguiente
first-hint = Mostrar el paso siguiente
first-undo = Deshacer
first-done = Ya conoces las reglas de { $kind }. Aquí tienes un tablero más grande.
first-game = Jugar un 6 × 6
first-link = ¿Es nuevo para ti? Prueba un primer tablero
