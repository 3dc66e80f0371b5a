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

## Sobre este libro

about-puzzles = { $count ->
    [one] Este libro tiene un pasatiempo. Tiene una única solución, y está demostrado.
   *[other] Este libro tiene { $count } pasatiempos. Cada uno tiene una única solución, y está demostrado.
}
about-codes = Escanea el código que acompaña a un pasatiempo para abrirlo en el navegador, con pistas y comprobación de errores. Los códigos llevan a { $link }.
about-levels = Los puntos indican la dificultad de un pasatiempo:

## El ejemplo

example = Un ejemplo
example-puzzle = El pasatiempo
example-step = Un paso
example-solution = La solución
example-step-below = Un paso: { $step }

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
note-uncoded = { $count ->
    [one] El puzle { $numbers } se imprime sin código QR: su enlace es demasiado largo para escanearlo bien.
   *[other] Los puzles { $numbers } se imprimen sin código QR: sus enlaces son demasiado largos para escanearlos bien.
}
note-few-pages = Este libro tiene { $count } páginas y { $profile } exige al menos { $fewest }: añade puzles.
note-many-pages = Este libro tiene { $count } páginas y { $profile } admite como máximo { $most }: haz dos libros.
