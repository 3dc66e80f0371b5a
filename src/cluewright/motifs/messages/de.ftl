# Wovon Motive handeln.

subject-animals = Tiere
subject-buildings = Bauwerke
subject-celebrations = Feste
subject-clothes = Kleidung
subject-fantasy = Fantasie
subject-food = Essen
subject-games = Spiele
subject-home = Zuhause
subject-kitchen = Küche und Getränke
subject-music = Musik und Kunst
subject-people = Menschen
subject-plants = Pflanzen
subject-school = Schule und Büro
subject-science = Wissenschaft
subject-sport = Sport
subject-tools = Werkzeug
subject-travel = Reisen
subject-weather = Wetter und Natur
