# Los temas de los motivos.

subject-animals = Animales
subject-buildings = Edificios
subject-celebrations = Celebraciones
subject-clothes = Ropa
subject-fantasy = Fantasía
subject-food = Comida
subject-games = Juegos
subject-home = En casa
subject-kitchen = Cocina y bebidas
subject-music = Música y arte
subject-people = Personas
subject-plants = Plantas
subject-school = Escuela y oficina
subject-science = Ciencia
subject-sport = Deporte
subject-tools = Herramientas
subject-travel = Viajes
subject-weather = Tiempo y naturaleza
