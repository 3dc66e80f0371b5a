# What motifs are about.

subject-animals = Animals
subject-buildings = Buildings
subject-celebrations = Celebrations
subject-clothes = Clothes
subject-fantasy = Fantasy
subject-food = Food
subject-games = Games
subject-home = At home
subject-kitchen = Kitchen and drinks
subject-music = Music and arts
subject-people = People
subject-plants = Plants
subject-school = School and office
subject-science = Science
subject-sport = Sport
subject-tools = Tools
subject-travel = Travel
subject-weather = Weather and nature
