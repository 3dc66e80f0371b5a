# Les sujets des motifs.

subject-animals = Animaux
subject-buildings = Bâtiments
subject-celebrations = Fêtes
subject-clothes = Vêtements
subject-fantasy = Fantastique
subject-food = Nourriture
subject-games = Jeux
subject-home = À la maison
subject-kitchen = Cuisine et boissons
subject-music = Musique et arts
subject-people = Personnages
subject-plants = Plantes
subject-school = École et bureau
subject-science = Sciences
subject-sport = Sport
subject-tools = Outils
subject-travel = Voyages
subject-weather = Météo et nature
