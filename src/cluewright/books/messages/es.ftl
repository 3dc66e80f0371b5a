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
