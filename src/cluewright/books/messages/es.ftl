# Lo que imprimen los libros. Las reglas, técnicas, pasos y niveles vienen de cada tipo de pasatiempo y de core.

default-title = Pasatiempos de lógica

## Títulos

cover = Portada
about = Sobre este libro
contents = Índice
contents-continued = Índice (continuación)
rules = Reglas
solutions = Soluciones
techniques = Técnicas
hints = Pistas
title-page = Portadilla
imprint = Créditos
notes = Notas
unrated = sin nivel
page = página { $number }

## Pasatiempos

puzzle-count = { $count ->
    [one] un pasatiempo
   *[other] { $count } pasatiempos
}
puzzle = pasatiempo { $number }
puzzles = pasatiempos { $first } a { $last }
see-solution = Solución: página { $page }
see-page = pág. { $page }
series-volume = { $series }, volumen { $volume }
volume = Volumen { $volume }

## Sobre este libro

about-puzzles = { $count ->
    [one] Este libro tiene un pasatiempo. Tiene una única solución, y está demostrado.
   *[other] Este libro tiene { $count } pasatiempos. Cada uno tiene una única solución, y está demostrado.
}
about-codes = Escanea el código que acompaña a un pasatiempo para abrirlo en el navegador, con pistas y comprobación de errores. Los códigos llevan a { $link }.
credit = Imágenes: { $credit }
about-levels = Los puntos indican la dificultad de un pasatiempo:

## El ejemplo

example = Un ejemplo
example-puzzle = El puzle
example-step = Un paso
example-solution = La solución

## What a book tells its maker

origin-section = puzle { $place } de la sección { $section }
origin-file = puzle { $place } de { $file }
origin-library = puzle { $number } de la biblioteca
left-out-several = { $origin }: tiene varias soluciones y se ha omitido.
left-out-none = { $origin }: no tiene solución y se ha omitido.
left-out-undecided = { $origin }: no se pudo demostrar a tiempo que tenga una única solución y se ha omitido.
left-out-same = { $origin }: es igual que { $before } y se ha omitido.
left-out-motif = { $origin }: muestra lo mismo que otro puzle de este libro y se ha omitido.
note-larger = { $count ->
    [one] El puzle { $numbers } es demasiado grande para { $most } por página y se imprime más grande.
   *[other] Los puzles { $numbers } son demasiado grandes para { $most } por página y se imprimen más grandes.
}
note-small = { $count ->
    [one] El puzle { $numbers } se imprime con casillas de menos de { $millimetres } mm.
   *[other] Los puzles { $numbers } se imprimen con casillas de menos de { $millimetres } mm.
}
note-credit = El libro no cita la fuente de sus imágenes: imprime «{ $credit }» en tu página de créditos.
note-uncoded = { $count ->
    [one] El puzle { $numbers } se imprime sin código QR: su enlace es demasiado largo para escanearlo bien.
   *[other] Los puzles { $numbers } se imprimen sin código QR: sus enlaces son demasiado largos para escanearlos bien.
}
printer-kdp = la impresión bajo demanda
printer-pdfx = la imprenta
printer-home = tu impresora
printer-magazine = una revista o un periódico
printer-plain = la lectura en pantalla
note-few-pages = Este libro tiene { $count } páginas y { $printer } exige al menos { $fewest }: añade puzles.
note-many-pages = Este libro tiene { $count } páginas y { $printer } admite como máximo { $most }: haz dos libros.

check-result = { $count ->
    [0] sin defectos para { $profile }
    [one] un defecto para { $profile }
   *[other] { $count } defectos para { $profile }
}
check-pages = { $count ->
    [one] página { $pages }:{" "}
   *[other] páginas { $pages }:{" "}
}
fault-encrypted = El archivo está cifrado o bloqueado: guárdalo sin contraseña.
fault-unreadable = Esta página no se puede leer.
fault-file-size = El archivo ocupa { $size } MB y se admiten { $most } MB como máximo.
fault-few-pages = El archivo tiene { $count } páginas y se necesitan al menos { $fewest }.
fault-many-pages = El archivo tiene { $count } páginas y se admiten { $most } como máximo.
fault-odd-pages = El archivo tiene { $count } páginas y su número debe ser par.
fault-bookmarks = El archivo tiene marcadores.
fault-script = El archivo contiene scripts o acciones.
fault-metadata = Las propiedades del archivo están rellenadas: { $names }.
fault-standard = El archivo no es { $standard }: { $name } falta o es incorrecto.
fault-page-size = La página recortada mide { $width } × { $height } mm, un tamaño que { $printer } no imprime.
fault-trim-size = La página recortada mide { $width } × { $height } mm y no { $wide } × { $high } mm.
fault-other-size = La página mide { $width } × { $height } mm, a diferencia de la primera.
fault-boxes = El área de recorte no está dentro del área de sangrado, o esta no está dentro de la página.
fault-no-trim = La página no indica dónde se recorta (TrimBox).
fault-bleed = El sangrado no es de { $bleed } mm en todos los lados que se cortan.
fault-edge = Hay algo impreso hasta el borde y la página no tiene un sangrado de { $bleed } mm.
fault-link = Hay un enlace, que no sirve de nada impreso.
fault-annotation = Hay una anotación: elimina comentarios y campos de formulario.
fault-local-link = Una dirección lleva al propio equipo del lector (localhost).
fault-font = La fuente { $font } no está incrustada.
fault-thin-line = Una línea tiene { $found } pt de grosor y se necesitan al menos { $least } pt.
fault-resolution = Una imagen tiene { $found } píxeles por pulgada y se necesitan al menos { $least }.
fault-colour = Hay color y solo se imprime en negro.
fault-rgb = Hay colores RGB: usa CMYK o negro.
fault-transparency = Hay un elemento transparente: acóplalo.
fault-margin-inner = Hay texto a { $found } mm del lomo y se necesitan { $least } mm.
fault-margin-outer = Hay texto a { $found } mm del borde exterior y se necesitan { $least } mm.
fault-margin-top = Hay texto a { $found } mm del borde superior y se necesitan { $least } mm.
fault-margin-bottom = Hay texto a { $found } mm del borde inferior y se necesitan { $least } mm.
fault-blank = Hay más de { $most } páginas en blanco seguidas.
fault-cover-pages = El archivo tiene { $count } páginas y una cubierta es una sola.
fault-cover-size = La cubierta recortada mide { $width } × { $height } mm y no { $wide } × { $high } mm: dos veces { $leaf } mm y un lomo de { $spine } mm para { $count } páginas.
fault-cover-sheet = La cubierta mide { $width } × { $height } mm y no { $wide } × { $high } mm: dos veces { $leaf } mm, un lomo de { $spine } mm para { $count } páginas y { $bleed } mm de sangrado en cada lado.
fault-cover-bleed = El sangrado de la cubierta no es de { $bleed } mm en los cuatro lados.
fault-cover-edge = Lo que se imprime hasta el borde de la cubierta debe sobrepasarlo { $bleed } mm.
fault-cover-barcode = Hay algo impreso donde va el código de barras: deja libres 50,8 × 30,5 mm en la contracubierta, al pie del lomo.
fault-cover-spine-text = Hay texto en el lomo y con { $count } páginas es demasiado fino: hacen falta { $fewest }.
fault-cover-spine = Hay texto del lomo a { $found } mm de su lado y se necesitan { $least } mm.
fault-cover-fold-back = Hay texto de la contracubierta a { $found } mm del lomo y se necesitan { $least } mm.
fault-cover-fold-front = Hay texto de la portada a { $found } mm del lomo y se necesitan { $least } mm.
fault-cover-edge-back = Hay texto de la contracubierta a { $found } mm del borde y se necesitan { $least } mm.
fault-cover-edge-spine = Hay texto del lomo a { $found } mm del borde y se necesitan { $least } mm.
fault-cover-edge-front = Hay texto de la portada a { $found } mm del borde y se necesitan { $least } mm.
note-large-print = { $count ->
    [one] El puzle { $numbers } tiene casillas de menos de { $millimetres } mm: elige uno más pequeño o una página más grande.
   *[other] Los puzles { $numbers } tienen casillas de menos de { $millimetres } mm: elige otros más pequeños o una página más grande.
}

## What the studio says about a plan

plan-text = Escribe una línea de { $most } caracteres como máximo.
plan-isbn = Esto no es un ISBN: la última cifra no encaja con las demás. Compáralo con el que te dieron.
plan-page = Este tamaño no se puede imprimir así: elige uno de la lista.
plan-bleed = Este sangrado no encaja: una cubierta en el archivo necesita el de la imprenta, y las páginas sin cubierta no necesitan ninguno.
plan-margins = Estos márgenes son demasiado pequeños para la imprenta, o dejan poco espacio para los puzles.
plan-theme = Las páginas se imprimen solo en negro, así que necesitan el tema en negro.
plan-colour = Las imprentas quieren aquí CMYK, gris o negro.
plan-link = Tus lectores no pueden llegar a esta dirección: usa una que empiece por https:// y que no esté en tu equipo.
plan-per-page = En letra grande cada puzle tiene una página propia.
plan-profile = No existe esta forma de imprimir.
plan-language = No hay libros en este idioma.
plan-section = Añade primero algunos puzles.
plan-recipe = No se pueden crear puzles así: elige otro tamaño u otro nivel.
plan-library = Esta búsqueda en la biblioteca no funciona: elige los puzles otra vez.
plan-files = Esta parte toma sus puzles de archivos, que el estudio no lee. Impórtalos a la biblioteca y añádelos aquí.
plan-empty = No se encontraron puzles para esta parte.
plan-other = Esto no funciona aquí.
advice-bleed = Nada en estas páginas llega al borde, así que no necesitan sangrado.
advice-solutions = El libro no tiene soluciones: los lectores no pueden comprobar sus respuestas.
advice-spine = Con { $count } páginas el lomo es demasiado fino para llevar texto: hacen falta 79.
advice-missing = { $count ->
    [one] Un puzle de esta parte ya no está en la biblioteca.
   *[other] { $count } puzles de esta parte ya no están en la biblioteca.
}
