# Ce que disent les pages du studio, et les erreurs de l'interface.

## The frame

page-skip = Aller au contenu
page-rooms = Menu principal
page-studio = Cluewright
page-titled = { $title } · { page-studio }
page-missing = Page introuvable
page-missing-words = L’adresse est peut-être mal écrite, ou la page a changé de place.
page-again = Réessayer
page-back = Retour à l’accueil
room-play = Jouer
room-learn = Apprendre
room-watch = Regarder
room-create = Créer
room-collect = Bibliothèque
room-stats = Statistiques

## Words used everywhere

level-any = Indifférent
word-close = Fermer
word-cancel = Annuler
word-save = Enregistrer
word-size = Taille
word-level = Niveau
word-kind = Type de grille
word-yes = oui
word-no = non
word-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
word-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
word-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
word-puzzles = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
word-cells = { $width } × { $height }
word-puzzle = { $kind }, { $width } × { $height }
word-daily = { $kind } du jour, { $day }

## Home

home-play = Jouer à { $kind }
home-another = Choisir la taille et le niveau
home-daily-lead = Une de chaque type, la même pour tout le monde.
home-continue = Vos parties
home-continue-lead = Reprenez là où vous en étiez.
home-today = { $kind } du jour
home-streak = { $count ->
    [one] Premier jour de votre série.
   *[other] { $count } jours d’affilée.
}
home-done-today = { $count } sur { $all } aujourd’hui.
home-missed = Les grilles d’hier
home-missed-lead = Vous pouvez encore les rattraper aujourd’hui.
home-done = Terminé à { $percent } %
home-discard = Abandonner
home-discard-named = Abandonner { $name }
home-all-games = Toutes vos parties

## The token, where the studio is not open to everybody

token-title = Ce studio est privé
token-words = Saisissez le jeton d’accès. Il figure dans l’adresse que le studio affiche au démarrage.
token-token = Jeton d’accès
token-open = Ouvrir
token-wrong = Ce jeton n’est pas le bon. Vérifiez-le et réessayez.

## Settings

settings-open = Réglages
settings-title = Réglages
settings-player = Votre nom
settings-who = Qui joue
settings-who-unnamed = Pas encore de nom
settings-who-new = Quelqu’un d’autre
settings-language = Langue
settings-language-system = Comme le navigateur
settings-theme = Thème
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé
settings-theme-colour-blind = Adapté au daltonisme
settings-motion = Animations
settings-motion-system = Comme le système
settings-motion-full = Complètes
settings-motion-reduced = Réduites
settings-timer = Chronomètre
settings-timer-shown = Affiché
settings-timer-hidden = En arrière-plan
settings-timer-off = Désactivé
settings-mistakes = Montrer les erreurs
settings-mistakes-off = Quand je le demande
settings-mistakes-lines = Quand une règle est enfreinte
settings-mistakes-solution = Quand une case est fausse
settings-dim = Estomper les nombres terminés
settings-crosshair = Mettre en évidence la ligne et la colonne
settings-signs = Afficher les repères des couleurs
settings-haptics = Vibrer à chaque coup
settings-sounds = Sons discrets
settings-consent = Utiliser mes temps pour calibrer les prédictions
settings-consent-lead = Les temps et les erreurs de vos parties terminées. Ils restent dans ce studio, et rien ne change tout seul.
settings-coordinates = Toujours numéroter les lignes et les colonnes
settings-hand = Main de jeu
settings-hand-right = Droite
settings-hand-left = Gauche
settings-address = Adresse publique
settings-address-lead = Là où mènent les liens partagés et les QR codes. Laissez vide si personne d’autre n’a accès à votre studio.
settings-address-wrong = Écrivez l’adresse ainsi : https://puzzles.example.

## Boards, also for screen readers

board-cell = Ligne { $row }, colonne { $column }
board-hidden-clue = caché
board-named = { $kind }, { $width } colonnes, { $height } lignes
board-said = { $count ->
    [one] { $name }
   *[other] { $count } cases : { $name }
}
board-cleared = effacé

## A game

game-opening = Création de votre grille…
game-making = Création : { $kind }, { $width } × { $height }…
game-making-time = { $seconds } s jusqu’ici, { $most } s au plus
game-clock = Temps de jeu
game-tools = Outils
game-extras = Autres outils
game-undo = Annuler
game-redo = Rétablir
game-undone = Annulé
game-redone = Rétabli
game-hint = Indice
game-check = Vérifier
game-checkpoint = Repère
game-zoom-in = Agrandir
game-zoom-out = Réduire
game-zoom-fit = Ajuster
game-home = Accueil
game-more = Plus
game-clues = Nombres
game-coordinates = Coordonnées
game-print = Imprimer
game-restart = Recommencer
game-restart-sure = Tous les coups et repères de cette partie seront supprimés.
game-next = Nouvelle grille
game-share = Partager
game-help = Aide
game-pause = Pause
game-resume = Reprendre
game-paused = En pause
game-resumed = Le chronomètre tourne
game-away = Pas de connexion. Vos coups sont enregistrés sur cet appareil.
game-elsewhere = Mis à jour depuis un autre onglet.
game-no-board = { $kind } ne se joue pas dans le navigateur. Dans un terminal, utilisez : cluewright play
hint-stage = Indice { $number } sur 3.
hint-more = En dire plus
hint-do = Le faire pour moi
step-chain = { $count ->
    [0] Suivre la chaîne
    [one] Suivre la chaîne, une étape
   *[other] Suivre la chaîne, { $count } étapes
}
hint-before = { $count ->
    [one] L’étape d’avant
   *[other] Les { $count } étapes d’avant
}
check-none = Aucune erreur pour l’instant.
check-found = { $count ->
    [one] Une erreur est marquée.
   *[other] { $count } erreurs sont marquées.
}
checkpoint-title = Repères
checkpoint-lead = Posez un repère, essayez quelque chose, et revenez-y si cela ne mène à rien.
checkpoint-field = Nom
checkpoint-name = Repère { $number }
checkpoint-set = Poser
checkpoint-is-set = « { $name } » est posé.
checkpoint-return = Revenir
checkpoint-return-to = Revenir à { $name }
checkpoint-drop = Supprimer
checkpoint-drop-named = Supprimer { $name }
checkpoint-moves = { $count ->
    [one] après { $count } coup
   *[other] après { $count } coups
}
checkpoint-studio = Avant de jouer hors ligne
checkpoint-away = Joué hors ligne
share-title = Partager cette grille
share-lead = Le lien contient toute la grille : il marche pour tout le monde et n’expire jamais.
share-here = Ce lien ne fonctionne que sur cet ordinateur. Pour partager la grille, enregistrez-la en page et envoyez le fichier, ou indiquez une adresse publique dans les réglages.
share-link = Lien
share-copy = Copier le lien
share-copied = Lien copié.
share-code = Code QR du lien
share-too-long = Cette grille est trop grande pour un code QR, mais le lien fonctionne.
share-page = Enregistrer en page
share-page-lead = Une page est un seul fichier avec la grille, ses règles et ses indices. Elle s’ouvre dans tout navigateur, même hors ligne.
share-page-making = Création de la page…
share-page-saved = Page enregistrée. Vous pouvez envoyer le fichier.
share-page-most = Une page contient au plus { $count } grilles.
finish-title = Résolu !
finish-credit = Image : { $credit }
finish-time = Temps
finish-hints = Indices
finish-mistakes = Erreurs
finish-next = Grille suivante
finish-share = Partager la grille
finish-restart = Rejouer
finish-faster = { $time } de moins que votre moyenne pour cette taille et ce niveau
finish-slower = { $time } de plus que votre moyenne pour cette taille et ce niveau
finish-usual = Exactement votre moyenne pour cette taille et ce niveau
finish-result = Partager le résultat
result-title = Votre résultat
result-copy-text = Copier le texte
result-copy-picture = Copier l’image
result-copied = Copié.
result-saved = Enregistré comme image.

## Help: every row says how, and what that does

help-title = Comment jouer
help-lead = Chaque grille se joue à la souris, au doigt ou au clavier seul.
help-hands = Clavier, souris et doigts
help-keys = Clavier
help-keys-arrows-how = Flèches
help-keys-arrows-what = Déplacer le curseur ; avec Ctrl, de cinq cases
help-keys-primary-how = Espace ou Entrée
help-keys-primary-what = Noircir la case, ou l’effacer
help-keys-secondary-how = X
help-keys-secondary-what = Mettre une croix ou un cercle, ou l’effacer
help-keys-clear-how = Retour arrière ou Suppr
help-keys-clear-what = Effacer la case
help-keys-paint-how = Maj + flèches
help-keys-paint-what = Tracer avec la marque sous le curseur ; seules les cases libres changent
help-keys-ends-how = Début, Fin
help-keys-ends-what = Aller à la première ou à la dernière case de la ligne ; avec Ctrl, de la grille
help-keys-undo-how = Ctrl + Z ou U
help-keys-undo-what = Annuler
help-keys-redo-how = Ctrl + Y ou R
help-keys-redo-what = Rétablir
help-keys-hint-how = H
help-keys-hint-what = Indice ; encore une fois pour en savoir plus, une troisième pour le jouer
help-keys-check-how = C
help-keys-check-what = Chercher les erreurs
help-keys-checkpoint-how = T
help-keys-checkpoint-what = Repères
help-keys-pause-how = P
help-keys-pause-what = Pause ou reprise
help-keys-zoom-how = +, − et 0
help-keys-zoom-what = Agrandir, réduire, ajuster
help-keys-help-how = ?
help-keys-help-what = Afficher ces touches
help-mouse = Souris
help-mouse-left-how = Bouton gauche
help-mouse-left-what = Noircir
help-mouse-right-how = Bouton droit, ou avec Maj, Ctrl ou Alt
help-mouse-right-what = Mettre une croix ou un cercle
help-mouse-drag-how = Glisser
help-mouse-drag-what = Tracer le long d’une ligne ou d’une colonne. En partant d’une case libre, on ne change que les cases libres ; en partant d’une case noircie, on efface les cases noircies.
help-mouse-wheel-how = Molette
help-mouse-wheel-what = Faire défiler une grande grille
help-mouse-zoom-how = Ctrl + molette
help-mouse-zoom-what = Agrandir et réduire
help-mouse-pan-how = Bouton du milieu, ou Espace et glisser
help-mouse-pan-what = Déplacer la grille
help-touch = Doigts et stylet
help-touch-tap-how = Toucher ou tracer
help-touch-tap-what = Utiliser l’outil choisi
help-touch-hold-how = Appui long
help-touch-hold-what = Utiliser l’autre outil
help-touch-drag-how = Deux doigts
help-touch-drag-what = Déplacer la grille ; deux doigts ne tracent jamais
help-touch-edge-how = Un doigt à côté des cases
help-touch-edge-what = Déplacer la grille ; un trait mené jusqu’au bord l’entraîne
help-touch-pinch-how = Pincer
help-touch-pinch-what = Agrandir et réduire
help-touch-clues-how = Glisser sur les nombres
help-touch-clues-what = Déplacer la grille dans leur sens ; tirer une longue liste pour voir la suite
keys-title = Touches et gestes

## Choosing a game

play-title = À quoi voulez-vous jouer ?
play-all = Tous les types
play-own = Personnalisée
play-sizes = Les grilles de { $kind } vont de { LIST($smallest, type: "or") } à { $largest } cases.
play-width = Colonnes
play-height = Lignes
play-daily = La grille du jour
play-begun = Vos parties
play-none-begun = Aucune partie en cours.
play-saved = dernière partie { $when }

## Statistics

stats-title = Vos statistiques
stats-calendar = Calendrier
stats-calendar-words = { $count ->
    [one] Un jour avec une grille résolue ces { $weeks } dernières semaines
   *[other] { $count } jours avec une grille résolue ces { $weeks } dernières semaines
}
stats-trend = { $kind } : le temps de partie en partie
stats-trend-words = Les { $count } dernières grilles : { $time } en moyenne (tirets), { $best } au mieux
stats-levels = Résolues par niveau
stats-level-count = { $level } : { $count }
stats-nothing = Vous n’avez pas encore résolu de grille.
stats-begin = Commencer une partie
stats-solved = Résolues
stats-streak = Série
stats-longest = la plus longue : { $days }
stats-time = Temps de jeu
stats-days = Jour par jour
stats-days-words = { $count ->
    [one] { $count } grille résolue ces { $days } derniers jours
   *[other] { $count } grilles résolues ces { $days } derniers jours
}
stats-on-day = { $count ->
    [one] { $day } : { $count } grille
   *[other] { $day } : { $count } grilles
}
stats-played = Jouées
stats-of-played = { $count ->
    [one] sur { $count } commencée
   *[other] sur { $count } commencées
}
stats-no-level = Sans niveau
stats-not-played = Pas encore joué.
stats-best = Meilleur temps
stats-mean = Temps moyen
stats-recent = Résolues récemment
stats-day = Date

## Watch: the solving of a puzzle, played like a film

watch-title = Regarder
watch-lead = Regardez une grille se résoudre : case par case par le solveur, ou pas à pas comme le ferait une personne, avec les raisons.
watch-picture = La grille de { $width } sur { $height } cases pendant sa résolution
watch-how = Résolue par
watch-how-solver = Le solveur
watch-how-path = Un raisonnement humain
watch-strategy = Stratégie
watch-another = Une autre grille
watch-source = D’où vient la grille
watch-sample = Une nouvelle grille
watch-sample-lead = Créée pour vous sur-le-champ.
watch-large = Une image immense
watch-large-lead = Des formes aléatoires de 200 × 200 à 1 000 × 1 000 cases montrent le solveur à pleine vitesse. Certaines sont résolues aussitôt, d’autres ne finiront peut-être jamais : arrêtez quand vous voulez. Même taille, même texture et même graine donnent toujours la même image.
watch-large-named = { $texture }, { $size }, graine { $seed }
watch-width = Largeur
watch-height = Hauteur
watch-texture = Texture
watch-seed = Graine
watch-too-many = On peut regarder ici des grilles de { $count } cases au plus.
watch-other-seed = Autre graine
texture-islands = Îles
texture-hills = Collines
texture-caves = Grottes
texture-rings = Anneaux
texture-stripes = Rayures
texture-maze = Labyrinthe
watch-own = La vôtre
watch-own-lead = Collez un lien ou une grille, ou ouvrez un fichier dans un format que le studio lit. Rien n’est enregistré.
watch-paste = Un lien de partage, ou une grille en texte
watch-paste-example = Un lien de partage, ou une grille en texte
watch-paste-go = Regarder
watch-paste-nothing = Collez d’abord un lien ou une grille.
watch-file = Ouvrir un fichier
watch-from-library = De la bibliothèque
watch-controls = Lecteur
watch-play = Lecture
watch-pause = Pause
watch-first = Au début
watch-last = À la fin
watch-back = Pas précédent
watch-forward = Pas suivant
watch-position = Position
watch-speed = Vitesse
watch-pace = { $number } par seconde
watch-heat = Carte de chaleur
watch-heat-off = Aucune
watch-heat-when = Par moment
watch-heat-why = Par technique
watch-early = tôt
watch-late = tard
watch-legend = Cases résolues par chaque technique ; choisissez-en une pour aller à son prochain emploi
watch-next = Prochain emploi de { $reason }
watch-no-use = Plus d’emploi de { $reason }.
watch-heat-said = Carte de chaleur : { $heat }.
watch-playing = Lecture en cours.
watch-keys = Raccourcis clavier
watch-key-space = Espace
watch-key-space-does = lecture ou pause
watch-key-arrows = ← →
watch-key-arrows-does = pas précédent, pas suivant
watch-key-ends = Début Fin
watch-key-ends-does = au début, à la fin
watch-key-use = n N
watch-key-use-does = emploi suivant, précédent de la même technique
watch-key-heat = h
watch-key-heat-does = changer de carte de chaleur
watch-key-speed = {"["} ]
watch-key-speed-does = moins vite, plus vite
watch-live-title = En direct
watch-live-lead = Quand le solveur aura fini, vous pourrez tout revoir pas à pas. Si vous l’arrêtez, vous pourrez revoir ce qu’il a fait jusque-là.
watch-live-waiting = En attente du solveur…
watch-live-making = Création de la grille…
watch-live-making-share = Création de la grille : { $percent } %…
watch-live-at-work = Le solveur travaille.
watch-live-stop = Arrêter
watch-live-stopping = Arrêt…
watch-live-progress = Progression
watch-live-cells = { $settled } cases résolues sur { $places }
watch-live-borders = { $settled } bords résolus sur { $places }
watch-live-seconds = { $time } jusqu’ici
watch-begin = La grille vide.
watch-nothing = La grille vide : aucune technique ne s’applique.
watch-step-said = { $number }. { $text }
watch-taken-back = { $count ->
    [one] Une hypothèse a mené à une contradiction : une case est remise à zéro.
   *[other] Une hypothèse a mené à une contradiction : { $count } cases sont remises à zéro.
}
watch-at = { $position } sur { $length }
watch-undone = { $count ->
    [one] une case remise à zéro jusqu’ici
   *[other] { $count } cases remises à zéro jusqu’ici
}
watch-stopped = arrêté avant la fin
watch-stuck = plus aucune technique ne s’applique
watch-full = la fin était trop longue pour être enregistrée
verdict-unique = une seule solution
verdict-several = plusieurs solutions
verdict-none = aucune solution
verdict-undecided = indécis
verdict-solved = résolue ; autres solutions non recherchées

## Files and paper

file-format = Format
file-export = Exporter en
file-write = Télécharger

## The library

collect-title = Bibliothèque
collect-search = Titre, auteur, mots-clés
collect-filters = Filtres
collect-shelf = Ce qui est affiché
collect-shelf-kept = Enregistrées
collect-shelf-history = Historique
collect-shelf-all = Tout
collect-series = Vos collections
collect-any = Indifférent
collect-unrated = Sans niveau
collect-unproven = Non vérifiée
collect-filter-text = Recherche
collect-filter-kind = Type de grille
collect-filter-level = Niveau
collect-filter-size = Taille
collect-filter-technique = Technique
collect-filter-tag = Étiquette
collect-filter-verdict = Solutions
collect-filter-collection = Recueil
collect-filter-sort = Trier par
collect-size-small = Jusqu’à 10 × 10
collect-size-middle = De 11 à 20
collect-size-large = De 21 à 50
collect-size-huge = Plus de 50
collect-sort-added = Plus récentes d’abord
collect-sort-title = Titre
collect-sort-kind = Type de grille
collect-sort-size = Taille
collect-sort-level = Niveau
collect-sort-score = Plus longues d’abord
collect-old-scores = { $count ->
    [one] une grille évaluée selon une ancienne échelle vient en dernier
   *[other] { $count } grilles évaluées selon une ancienne échelle viennent en dernier
}
collect-more = En voir plus
collect-none = Aucun résultat.
collect-all = Voir toutes les grilles
collect-empty = Rien d’enregistré pour l’instant.
collect-empty-words = Déposez des fichiers ici ou créez votre propre grille. Ce que vous avez joué se trouve dans l’historique.
collect-create = Créer une grille
collect-selection = Sélection
collect-select = Sélectionner { $title }
collect-selected = { $count ->
    [one] { $count } sélectionnée
   *[other] { $count } sélectionnées
}
collect-import = Importer des fichiers
collect-drop-here = Déposer pour importer
collect-kept = { $count ->
    [one] { $count } nouvelle grille ; { $known } déjà dans la bibliothèque.
   *[other] { $count } nouvelles grilles ; { $known } déjà dans la bibliothèque.
}
collect-kept-none = Aucune grille trouvée.
collect-problem = { $file } : { $problem }
collect-more-problems = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
collect-play = Jouer
collect-watch = Regarder
collect-edit = Modifier une copie
collect-print = Imprimer
collect-export = Exporter
collect-book = Faire un livre
collect-clear = Tout désélectionner
collect-verdict = Solutions
collect-proof-checked = { $verdict }, preuve vérifiée
collect-techniques = Techniques
collect-author = Auteur
collect-source = Source
collect-picture-of = La grille, { $width } sur { $height } cases
collect-name = Titre
collect-saved = Enregistré.
collect-new-tag = Nouvelle étiquette
collect-add-tag = Ajouter
collect-remove-tag = Retirer l’étiquette { $tag }
collect-delete = Supprimer
collect-delete-sure = { $count ->
    [one] Supprimer cette grille de la bibliothèque ? Ses parties en cours seront supprimées aussi ; vos résultats restent.
   *[other] Supprimer ces { $count } grilles de la bibliothèque ? Leurs parties en cours seront supprimées aussi ; vos résultats restent.
}
collect-deleted = { $count ->
    [one] { $count } grille supprimée.
   *[other] { $count } grilles supprimées.
}
collect-new-collection = Nouveau recueil
collect-make = Créer
collect-put-title = Ajouter à un recueil
collect-put = Ajouter à un recueil
collect-put-into = { $count ->
    [one] { $count } grille ajoutée à { $name }.
   *[other] { $count } grilles ajoutées à { $name }.
}
collect-take-out = Retirer du recueil
collect-earlier = Monter { $title }
collect-later = Descendre { $title }
collect-moved-to = Maintenant en position { $number }
collect-drop = Supprimer le recueil
collect-drop-sure = Supprimer le recueil { $name } ? Ses grilles restent dans la bibliothèque.

## Packs

pack-title = Packs
pack-lead = Des images à découvrir et des grilles de tous les niveaux, de facile à difficile.
pack-all = Tous les packs
pack-progress = { $solved } sur { $count } résolues
pack-solved = Résolue
pack-start = Commencer
pack-continue = Continuer
pack-next = Grille suivante
pack-next-in = Suite de « { $title } »

## Books

book-title = Créer un livre
book-untitled = Grilles
book-steps = Étapes
book-step-purpose = Usage
book-step-puzzles = Grilles
book-step-words = Titre
book-step-pages = Pages
book-step-cover = Couverture
book-step-finish = Terminer
book-step-noted = { $count ->
    [one] { $step }, une remarque
   *[other] { $step }, { $count } remarques
}
book-step-stops = { $step }, quelque chose à corriger
book-step-back = Retour
book-step-on = Continuer
book-purpose = À quoi sert le livre ?
book-for-kdp = Impression à la demande
book-for-kdp-about = Un livre broché d’un service comme Kindle Direct Publishing : au moins 24 pages, et la couverture dans un fichier à part.
book-for-pdfx = Imprimerie
book-for-pdfx-about = PDF/X-1a avec fond perdu de tous les côtés, comme les imprimeurs le demandent.
book-for-home = Votre imprimante
book-for-home-about = Pour la classe, la famille ou un cahier agrafé.
book-for-magazine = Magazine ou journal
book-for-magazine-about = Des pages en CMJN avec fond perdu, à placer entre d’autres.
book-for-plain = Lecture à l’écran
book-for-plain-about = Un PDF avec liens et signets, que toute imprimante peut aussi imprimer.
book-load = Ouvrir un plan
book-loaded = { $name } est ouvert.
book-loaded-without = Laissé de côté, car le studio ne peut pas s’en servir : { $keys }.
book-too-long = Ce fichier est trop long pour un plan.
book-start-over = Recommencer
book-start-over-sure = Votre plan sera vidé. Les grilles de votre bibliothèque restent.
book-not-kept = Ce navigateur ne peut pas garder votre plan : enregistrez-le dans un fichier.
book-section = Partie { $number }
book-none = Un livre a besoin de grilles : faites-en créer, ou prenez-en dans votre bibliothèque.
book-add-made = Créer des grilles
book-add-collection = Ajouter une collection
book-add-library = Choisir dans la bibliothèque
book-collection-counted = { $title } ({ $count })
book-section-chosen = { $puzzles } de la bibliothèque
book-section-collection = Collection : { $title }
book-section-search = Une recherche dans la bibliothèque
book-count = Combien
book-own-size = Autre taille
book-subject = Sujet des images
book-subject-any = Tous les sujets
book-remove = Retirer
book-remove-section = Retirer la partie { $number }
book-up = Monter la partie { $number }
book-down = Descendre la partie { $number }
book-other-puzzles = Créer d’autres grilles
book-total = { $puzzles } en tout
book-name = Titre
book-subtitle = Sous-titre
book-author = Auteur
book-series = Série
book-volume = Volume
book-isbn = ISBN
book-language = Langue
book-imprint = Mentions légales
book-imprint-help = Une ligne chacune : éditeur, adresse, droits.
book-page-size = Format des pages
book-size-inches = { $width } × { $height } po
book-size-mm = { $width } × { $height } mm
book-own-page = Autre format
book-own-page-help = Par exemple 7x10 en pouces, ou 170x240mm.
book-large-print = Gros caractères
book-large-print-help = Chaque grille remplit sa propre page, avec des cases de 9 mm ou plus quand elles y tiennent.
book-per-page = Grilles par page
book-colour = Encre
book-ink-black = Noir seulement
book-ink-grey = Noir et gris
book-ink-cmyk = Couleur (CMJN)
book-ink-rgb = Couleur (RVB)
book-theme = Couleurs des grilles
book-theme-print = Noir seulement
book-theme-light = Couleurs
book-theme-high-contrast = Contraste élevé
book-theme-colour-blind = Pour les daltoniens
book-title-page = Une page de titre
book-front = Table des matières et une page sur le livre
book-rules = Règles et techniques
book-openers = Une page de titre par type de grille
book-hints = Indices à la fin
book-solutions = Solutions à la fin
book-solution-size = Taille des solutions
book-solution-small = Petite
book-solution-medium = Moyenne
book-solution-large = Grande
book-qr = Codes QR qui ouvrent chaque grille
book-link = Où mènent les codes
book-link-help = Votre studio, tel que les lecteurs y accèdent. Sans adresse, il n’y a pas de codes.
book-margins-own = Ce plan a ses propres marges.
book-usual-margins = Marges habituelles
book-wrap-note = Les imprimeurs veulent la couverture dans un fichier à part, avec dos, tranche et devant. La tranche dépend du nombre de pages : créez-la en dernier.
book-blurb = Texte au dos
book-blurb-help = Sans texte, le dos dit combien de grilles il y a.
book-paper = Papier
book-paper-help = Il détermine la largeur de la tranche.
book-paper-white = Blanc
book-paper-cream = Crème
book-paper-standard-colour = Pour couleur standard
book-paper-premium-colour = Pour couleur premium
book-bleed = Fond perdu
book-bleed-usual = Comme l’imprimeur le veut
book-bleed-none = Aucun
book-bleed-mm = { $bleed } mm
book-cover = Une couverture en première page
book-cover-solutions = Montrer les solutions sur la couverture
book-facts = { $count ->
    [one] Une page de { $width } × { $height } mm, { $puzzles }.
   *[other] { $count } pages de { $width } × { $height } mm, { $puzzles }.
}
book-mend = À corriger d’abord
book-notes = Bon à savoir
book-go-to = Aller à « { $step } »
book-make = Créer le livre
book-making = Mise en page …
book-progress = Progression
book-cancelled = Annulé.
book-done = { $count ->
    [one] Votre livre est prêt : une page, { $puzzles }.
   *[other] Votre livre est prêt : { $count } pages, { $puzzles }.
}
book-stale = Le plan a changé depuis. Créez le livre à nouveau.
book-check-good = Le fichier a été contrôlé pour « { $printer } » : aucun défaut.
book-check-faults = { $count ->
    [one] Un défaut que l’imprimeur trouverait
   *[other] { $count } défauts que l’imprimeur trouverait
}
book-check-good-cover = La couverture a été contrôlée pour « { $printer } » : aucun défaut.
book-check-faults-cover = { $count ->
    [one] Un défaut de la couverture que l’imprimeur trouverait
   *[other] { $count } défauts de la couverture que l’imprimeur trouverait
}
book-check-page = page { $number }
book-check-more = et { $count } autres
book-download = Télécharger le PDF
book-more-files = Autres fichiers
book-save-cover = Couverture (PDF)
book-save-parts = Grilles en images (ZIP)
book-save-plan = Plan (TOML)
book-file-cover = { $title } – couverture
book-file-parts = { $title } – grilles
book-saved = Le fichier est dans vos téléchargements.
book-preview = Aperçu
book-empty = Les pages apparaissent ici dès qu’il y a des grilles.
book-page-shown = La page { $number } telle qu’elle sera imprimée
book-wrap-shown = La couverture : dos, tranche et devant
book-gathering = Création et contrôle des grilles …
book-drawing = La page se dessine …
book-page = Page { $number } sur { $last }
book-pages = Pages { $first } et { $number } sur { $last }
book-back = Page précédente
book-on = Page suivante
book-chapter = Chapitre
book-show-wrap = Couverture
book-begun = Vous préparez déjà un livre : « { $title } ».
book-add-here = L’y ajouter
book-add-new = Commencer un autre livre

## Learn

learn-title = Apprendre
learn-lead = Un parcours de la première grille aux contradictions les plus difficiles. Chaque technique a son exemple et de petits exercices.
learn-first = Première grille
learn-progress = { $done } sur { $count }
learn-progress-of = Votre progression : { $kind }
learn-start = Commencer : { $name }
learn-continue = Continuer : { $name }
learn-all = Vous connaissez toutes les techniques.
learn-done = terminé
learn-exercise-number = Exercice { $number }
learn-practised = { $count ->
    [0] Résolvez un exercice pour cocher cette technique.
    [one] Un exercice résolu.
   *[other] { $count } exercices résolus.
}
learn-no-exercise = Pas d’exercice ici : il s’agit d’essais et d’erreurs, sans rien à repérer sur la grille que l’on puisse travailler.
learn-turn = Autres techniques
learn-exercise = Faire un exercice
learn-example = Voir l’exemple
learn-making = Recherche d’une grille…
learn-example-caption = Exemple
learn-exercise-caption = Exercice { $number }
learn-find = Trouvez ce qui découle de « { $technique } ».
learn-where = Regardez les cases marquées.
learn-hint = Où dois-je regarder ?
learn-why = Qu’y a-t-il de particulier ?
learn-what = Qu’en découle-t-il ?
learn-do = Le faire pour moi
learn-try = J’essaie
learn-again = Recommencer
learn-wrong = Presque : ici, c’est l’inverse.
learn-elsewhere = Cette technique ne dit rien de cette case.
learn-right = { $count ->
    [one] Juste ! Encore { $count } à trouver.
   *[other] Juste ! Encore { $count } à trouver.
}
learn-solved = Juste, tout est trouvé !
learn-implied = C’est vrai, mais cela ne vient qu’après. Commencez par cette technique.
learn-solved-more = { $count ->
    [one] Juste ! Elle s’applique encore à { $count } autre endroit.
   *[other] Juste ! Elle s’applique encore à { $count } autres endroits.
}
learn-used = Le chemin passe
learn-closed = Bord fermé
learn-right-side = À droite du curseur
learn-down = Sous le curseur

## Create

create-title = Créer
create-lead = Composez votre propre grille. Le studio vérifie au fur et à mesure qu’elle a une seule solution.
create-named = Nouvelle grille { $kind }
create-begin = Nouvelle grille { $kind }
create-none = Les grilles de { $kind } ne se composent pas à la main ici. Jouez-en une générée, ou importez un fichier.
create-verdict = Résultat
create-details = À propos de la grille
create-keep = Enregistrer et partager
create-board = Votre grille, { $width } sur { $height } cases
create-cell = Ligne { $row }, colonne { $column } : { $state }
create-empty = vide
create-pen-paint = Dessiner
create-pen-line = Ligne
create-pen-area = Remplir
create-pen-move = Déplacer
create-pen-lock = Verrouiller
create-pen-pick = Pipette
create-locked = { $state }, verrouillée
create-number = Nombre
create-side-right = Mur à droite du curseur
create-side-down = Mur sous le curseur
create-shift = Tout déplacer
create-shift-up = Vers le haut
create-shift-left = Vers la gauche
create-shift-right = Vers la droite
create-shift-down = Vers le bas
create-mirror-across = Symétrie gauche-droite
create-mirror-down = Symétrie haut-bas
create-more = Plus d’outils
create-width = Largeur
create-height = Hauteur
create-blank = Effacer
create-sample = En générer une
create-too-many = Les grilles ont ici { $count } cases au plus.
create-tags = Étiquettes
create-tags-example = animaux, petite
create-save = Enregistrer
create-saved = Enregistrée dans votre bibliothèque.
create-saved-before = Déjà dans votre bibliothèque.
create-play = Jouer
create-watch = Regarder
create-print = Imprimer
verdict-checking = Vérification…
verdict-incomplete = Pas encore terminée
verdict-long-unique = Une seule solution : enregistrez la grille ou jouez-la.
verdict-long-several = Plusieurs solutions : modifiez une des cases marquées.
verdict-long-several-repair = Plusieurs solutions : réparez la grille ou modifiez une case marquée.
verdict-long-none = Aucune solution : annulez le dernier changement ou essayez-en un autre.
verdict-long-invalid = Pas encore une grille valable
verdict-long-undecided = Trop difficile à vérifier ici : simplifiez la grille ou enregistrez-la telle quelle.
verdict-solution = Solution { $number }
verdict-differ = { $count ->
    [one] Deux solutions diffèrent dans la case marquée :
   *[other] Deux solutions diffèrent dans les { $count } cases marquées :
}
verdict-level = { $level } ({ $score })
verdict-time = Temps de résolution
verdict-seconds = environ { $expected } secondes (de { $from } à { $to })
verdict-minutes = environ { $expected } min (de { $from } à { $to })
verdict-quality = Détails
quality-correct = Les nombres correspondent au dessin
quality-complete = Une seule solution
quality-numbers = Nombres donnés
quality-spare-numbers = Nombres dont on peut se passer
quality-minimality = Nombres nécessaires
quality-clarity = Cases trouvées en regardant une rangée à la fois
quality-trivial-lines = Rangées complétées d’emblée
quality-shapes = Formes dans l’image
quality-similarity = Ressemblance avec l’image d’origine
quality-share = { $percent } %
repair-start = Réparer
repair-lead = Change le moins de cases possible jusqu’à ce qu’il n’y ait qu’une solution.
repair-working = Recherche du plus petit changement…
repair-done = { $count ->
    [one] Réparée : la case encadrée a été changée.
   *[other] Réparée : les { $count } cases encadrées ont été changées.
}
repair-partly = { $count ->
    [one] { $count } case a été changée, mais il reste plus d’une solution.
   *[other] { $count } cases ont été changées, mais il reste plus d’une solution.
}

## Pictures

picture-title = À partir d’une image
picture-choose = Ouvrir une image
picture-drop = ou déposez-la ou collez-la ici
picture-yours = Votre image
picture-reading = Lecture de l’image…
picture-threshold = Ce qui compte comme sombre
picture-threshold-otsu = Automatique
picture-threshold-adaptive = Plus sombre que le voisinage
picture-threshold-tones = Gravure (tons)
picture-threshold-dither = Points (tramage)
picture-threshold-edges = Contours
picture-threshold-grey = Plus sombre que…
picture-grey = Luminosité
picture-fit = Cadrage
picture-fit-contain = Montrer toute l’image
picture-fit-cover = Remplir la grille
picture-fit-stretch = Étirer
picture-trim = Rogner les bords unis
picture-invert = Inverser clair et sombre
picture-colours = Couleurs
picture-dither = Mélanger les couleurs par points
picture-crop-hint = Glissez sur l’image pour la recadrer.
picture-whole = Utiliser toute l’image
picture-variants = Comparer des variantes
picture-variants-making = Création des variantes…
picture-variant-colours = { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
}
picture-variant-changed = { $count ->
    [one] { $count } case changée
   *[other] { $count } cases changées
}
picture-variant-unique = Une solution
picture-variant-several = Plusieurs solutions
picture-variant-undecided = Non prouvé

## Problems: what happened, and what to do next

problem-title = Quelque chose n’a pas marché
problem-unknown = Quelque chose n’a pas marché. Réessayez.
problem-away = Pas de connexion avec le studio. Est-il toujours lancé ?
problem-offline = Pas de connexion. Vos coups sont enregistrés sur cet appareil et seront envoyés au retour du studio.
problem-invalid-puzzle = Ce n’est pas une grille valable. { $faults }
problem-not-unique = Il faut pour cela une grille à solution unique.
problem-invalid-move = Ce coup n’est pas possible ici.
problem-invalid-recipe = Impossible de créer une telle grille. Choisissez une autre taille ou un autre niveau.
problem-format = Ce n’est pas une grille que le studio sait lire. Vérifiez le fichier, ou essayez un autre format.
problem-file-at = Ligne { $line } : { $why }
problem-file-at-line = Ligne { $line }, « { $text } » : { $why }
problem-file-at-puzzle = Grille { $number } : { $why }
problem-file-other = Cela ne correspond pas au format du fichier.
problem-file-other-format = Cela ne correspond pas au format « { $format } », qui semble être celui du fichier.
problem-file-empty = Le fichier est vide.
problem-file-text = Le fichier n’est pas du texte UTF-8. Enregistrez-le en UTF-8.
problem-file-packed = Le fichier compressé est endommagé. Téléchargez-le ou copiez-le de nouveau.
problem-file-not-xml = Ce n’est pas du XML valide.
problem-file-not-json = Ce n’est pas du JSON valide.
problem-file-unknown = Le format de ce fichier est inconnu ici.
problem-file-colours = La grille a { $found } couleurs. On peut en lire { $wanted } au plus.
problem-file-colour-value = Une couleur est attendue ici, par exemple #ff0000.
problem-file-no-colour = Ce nombre n’a pas de couleur, et le fichier n’en prévoit pas pour de tels nombres.
problem-file-colour = « { $found } » n’est pas une couleur de ce fichier.
problem-file-triangles = C’est une grille de triangles, qui ne peut pas se jouer ici.
problem-file-given = Cette grille dépend de cases données au départ, qui ne peuvent pas être lues.
problem-file-too-much = C’est trop grand pour être lu. Divisez le fichier.
problem-file-sides = « { $found } » n’est pas une taille possible.
problem-file-clue = L’indice demande { $wanted } cases, mais la ligne n’en a que { $found }.
problem-file-zero = Un 0 doit être seul, et les autres nombres commencent à 1.
problem-file-twice = « { $found } » apparaît deux fois.
problem-file-equal = Toutes les lignes doivent avoir la même longueur.
problem-file-clues = Des indices sont attendus après cette ligne.
problem-file-more = Éléments attendus : { $wanted } ; il y en a plus.
problem-file-cells = Cases attendues : { $wanted } ; trouvées : { $found }.
problem-file-rows = Lignes attendues : { $wanted } ; trouvées : { $found }.
problem-file-numbers = Éléments attendus : { $wanted } ; trouvés : { $found }.
problem-file-word = Un mot-clé et sa valeur sont attendus ici.
problem-file-missing = « { $found } » manque.
problem-file-address = Cette adresse est incomplète. Copiez-la en entier.
problem-file-number = Un nombre est attendu ici, pas « { $found } ».
problem-file-number-here = Un nombre est attendu ici.
problem-file-unexpected = « { $found } » ne peut pas se trouver ici.
problem-file-no-puzzle = Il n’y a pas de grille ici.
problem-damaged-link = Ce lien est abîmé. Copiez-le en entier, ou redemandez-le.
problem-picture = Impossible d’ouvrir cette image. Essayez un PNG ou un JPEG.
problem-empty-picture = Il ne reste rien de cette image à cette taille. Choisissez une autre lecture ou une taille plus grande.
problem-empty-drawing = Dessinez d’abord quelque chose : une grille vide n’est pas un jeu.
problem-unknown-kind = Le studio ne connaît pas ce type de grille.
problem-not-offered = Cela n’existe pas pour ce type de grille.
problem-generation-failed = Aucune grille de ce genre trouvée. Réessayez, ou choisissez une autre taille ou un autre niveau.
problem-budget-exceeded = C’était trop long et a été arrêté. Réessayez, ou prenez une grille plus petite.
problem-not-found = Il n’y a rien ici. C’est peut-être supprimé.
problem-library = La bibliothèque n’a pas pu le faire. Vérifiez les noms et réessayez.
problem-library-away = La bibliothèque n’est pas disponible pour le moment. Réessayez bientôt.
problem-name-taken = Un recueil porte déjà ce nom. Choisissez-en un autre.
problem-name = Un nom a de 1 à { $most } caractères.
problem-error = Cela n’a pas marché. Vérifiez votre saisie et réessayez.
problem-too-large = C’est trop grand pour le studio. Essayez plus petit.
problem-too-deep = Ce fichier est trop imbriqué pour être lu.
problem-too-many = C’est trop à la fois. Attendez un instant et réessayez.
problem-too-many-jobs = Plusieurs travaux sont déjà en cours. Attendez que l’un d’eux se termine.
problem-too-many-puzzles = Seules les { $count } premières grilles du fichier ont été lues.
problem-more = { $count ->
    [one] { $count } autre n’a pas pu être lue.
   *[other] { $count } autres n’ont pas pu être lues.
}
problem-busy = Le studio est occupé. Réessayez dans un instant.
problem-closing = Le studio s’arrête. Relancez-le pour continuer.
problem-hung-up = Annulé.
problem-player-key = Vos parties sont introuvables. Rechargez la page et réessayez.
problem-missing-font = L’ordinateur qui héberge le studio n’a pas de police pour cette langue. Installez-en une ou choisissez une autre langue.
problem-not-ready = Le livre n’est pas encore terminé. Attendez un instant.
problem-not-playable = Cette grille ne peut pas être enregistrée en page. Partagez plutôt son lien.
problem-wrong-host = Le studio ne répond pas à cette adresse. Ouvrez celle qu’il a affichée au démarrage.
problem-cross-origin = Bloqué, car la demande venait d’un autre site. Ouvrez le studio et réessayez.
problem-token = Saisissez le jeton d’accès pour continuer.
problem-malformed-request = Le studio n’a pas compris. Vérifiez votre saisie et réessayez.
problem-method-not-allowed = Ce n’est pas possible ici.
problem-request-timeout = La connexion était trop lente. Réessayez.
problem-outdated = Cette partie a changé dans un autre onglet. Rechargez la page pour continuer.
problem-bug = Quelque chose n’a pas marché dans le studio. Réessayez ; si cela se reproduit, signalez-le.

## File formats

format-json = JSON de Cluewright
format-share = Lien de partage
format-webpbn = webpbn (XML)
format-taai = Série de tournoi (TAAI, TCGA, ICGA)
format-lp = Texte de nonogramme de Bosch
format-janko = Texte Hitori de janko.at
format-non = Texte de nonogramme de Simpson
format-g = Texte de nonogramme d’Olšák
format-mk = Texte simple de nonogramme d’Olšák
format-nin = Texte de nonogramme de Wilk
format-cwd = Texte de QNonograms
format-cwc = Texte CWC (webpbn)
format-pynogram = Texte pynogram
format-gno = Fichier Gnonograms
format-pbm = Image (PBM)
format-tatham = Identifiant pour Pattern ou Singles de Tatham
format-tatham-pattern = Identifiant pour Pattern de Tatham
format-tatham-singles = Identifiant pour Singles de Tatham
format-ziplink = Lien Zip
format-puzzlink = Adresse puzz.link
format-pzprv3 = Fichier puzz.link (pzprv3)
format-hitori-text = Texte simple Hitori

## Strategies of the solver

strategy-auto = Automatique
strategy-lines = Rangée par rangée
strategy-logic = Logique seule
strategy-probe = Essai des deux valeurs
strategy-learn = Apprendre des contradictions
strategy-decimate = Cases les plus sûres d’abord
strategy-frontier = À partir de ce qui est connu
strategy-search = Logique et essais
strategy-walk = Pas à pas depuis le 1
strategy-dfs = Recherche simple
strategy-dfs-logic = Recherche simple avec logique
strategy-brute = Toutes les possibilités
strategy-sat = Comme une formule logique
strategy-named = { $name } ({ $strategy })

## Pages of their own, written by export-page

alone-puzzles = Grilles
alone-path = Chemin de résolution : { $count ->
    [one] une étape
   *[other] { $count } étapes
}

## A first board: each rule is broken once, to see why it is there

first-title = Première grille
first-named = { $kind } : votre première grille
first-none = Il n’y a pas de première grille de ce type.
first-step = Étape { $number } sur { $count }
first-solve = Résolvez maintenant la grille. Prenez votre temps : vous pouvez tout annuler et demander l’étape suivante.
first-next = Suivant
first-hint = Montrer l’étape suivante
first-undo = Annuler
first-done = Vous connaissez les règles de { $kind }. Voici une grille plus grande.
first-game = Jouer en 6 × 6
first-link = Vous débutez ? Essayez une première grille
