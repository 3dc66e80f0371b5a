# Ce qu'impriment les livres. Règles, techniques, étapes et niveaux viennent des types de grilles et de core.

default-title = Grilles logiques

## Titres

cover = Couverture
about = À propos de ce livre
contents = Sommaire
contents-continued = Sommaire (suite)
rules = Règles
solutions = Solutions
techniques = Techniques
hints = Indices
title-page = Page de titre
imprint = Mentions légales
notes = Notes
unrated = sans niveau
page = page { $number }

## Grilles

puzzle-count = { $count ->
    [one] { $count } grille
   *[other] { $count } grilles
}
puzzle = grille { $number }
puzzles = grilles { $first } à { $last }
see-solution = Solution : page { $page }
see-page = p. { $page }
series-volume = { $series }, volume { $volume }
volume = Volume { $volume }

## À propos de ce livre

about-puzzles = { $count ->
    [one] Ce livre contient une grille. Elle a une solution unique, et c’est prouvé.
   *[other] Ce livre contient { $count } grilles. Chacune a une solution unique, et c’est prouvé.
}
about-codes = Scannez le code à côté d’une grille pour l’ouvrir dans un navigateur, avec des indices et une vérification de vos coups. Les codes mènent à { $link }.
credit = Images : { $credit }
about-levels = Les points indiquent la difficulté d’une grille :

## L'exemple

example = Un exemple
example-puzzle = La grille
example-step = Une étape
example-solution = La solution

## What a book tells its maker

origin-section = grille { $place } de la section { $section }
origin-file = grille { $place } de { $file }
origin-library = grille { $number } de la bibliothèque
left-out-several = { $origin } : plusieurs solutions, la grille a été écartée.
left-out-none = { $origin } : aucune solution, la grille a été écartée.
left-out-undecided = { $origin } : l’unicité de la solution n’a pas pu être prouvée dans le temps imparti, la grille a été écartée.
left-out-same = { $origin } : identique à { $before }, la grille a été écartée.
left-out-motif = { $origin } : même sujet qu’une autre grille de ce livre, la grille a été écartée.
note-larger = { $count ->
    [one] La grille { $numbers } est trop grande pour { $most } par page et sera imprimée plus grand.
   *[other] Les grilles { $numbers } sont trop grandes pour { $most } par page et seront imprimées plus grand.
}
note-small = { $count ->
    [one] La grille { $numbers } est imprimée avec des cases de moins de { $millimetres } mm.
   *[other] Les grilles { $numbers } sont imprimées avec des cases de moins de { $millimetres } mm.
}
note-credit = Le livre ne cite pas la source de ses images : imprimez « { $credit } » dans vos mentions légales.
note-uncoded = { $count ->
    [one] La grille { $numbers } est imprimée sans code QR : son lien est trop long pour être bien lu.
   *[other] Les grilles { $numbers } sont imprimées sans code QR : leurs liens sont trop longs pour être bien lus.
}
printer-kdp = l’impression à la demande
printer-pdfx = l’imprimerie
printer-home = votre imprimante
printer-magazine = un magazine ou un journal
printer-plain = la lecture à l’écran
note-few-pages = Ce livre a { $count } pages, et { $printer } en demande au moins { $fewest } : ajoutez des grilles.
note-many-pages = Ce livre a { $count } pages, et { $printer } en accepte au plus { $most } : faites-en deux livres.

check-result = { $count ->
    [0] aucun défaut pour { $profile }
    [one] un défaut pour { $profile }
   *[other] { $count } défauts pour { $profile }
}
check-pages = { $count ->
    [one] page { $pages } :{" "}
   *[other] pages { $pages } :{" "}
}
fault-encrypted = Le fichier est chiffré ou verrouillé : enregistrez-le sans mot de passe.
fault-unreadable = Cette page est illisible.
fault-file-size = Le fichier fait { $size } Mo, et { $most } Mo au plus sont acceptés.
fault-few-pages = Le fichier a { $count } pages, et il en faut au moins { $fewest }.
fault-many-pages = Le fichier a { $count } pages, et { $most } au plus sont acceptées.
fault-odd-pages = Le fichier a { $count } pages, et leur nombre doit être pair.
fault-bookmarks = Le fichier contient des signets.
fault-script = Le fichier contient des scripts ou des actions.
fault-metadata = Les propriétés du fichier sont remplies : { $names }.
fault-standard = Le fichier n’est pas du { $standard } : { $name } manque ou est incorrect.
fault-page-size = La page rognée fait { $width } × { $height } mm, un format que { $printer } n’imprime pas.
fault-trim-size = La page rognée fait { $width } × { $height } mm et non { $wide } × { $high } mm.
fault-other-size = La page fait { $width } × { $height } mm, contrairement à la première.
fault-boxes = La zone de rognage n’est pas dans la zone de fond perdu, ou celle-ci pas dans la page.
fault-no-trim = La page n’indique pas où elle est rognée (TrimBox).
fault-bleed = Le fond perdu n’est pas de { $bleed } mm sur chaque côté coupé.
fault-edge = Un élément est imprimé jusqu’au bord, et la page n’a pas de fond perdu de { $bleed } mm.
fault-link = Il y a un lien, qui ne sert à rien à l’impression.
fault-annotation = Il y a une annotation : supprimez commentaires et champs de formulaire.
fault-local-link = Une adresse mène à la machine du lecteur (localhost).
fault-font = La police { $font } n’est pas incorporée.
fault-thin-line = Un trait fait { $found } pt, et il en faut au moins { $least }.
fault-resolution = Une image a { $found } pixels par pouce, et il en faut au moins { $least }.
fault-colour = Il y a de la couleur, et seul le noir est imprimé.
fault-rgb = Il y a des couleurs RVB : utilisez CMJN ou du noir.
fault-transparency = Un élément est transparent : aplatissez-le.
fault-margin-inner = Du texte est à { $found } mm de la reliure, et il faut { $least } mm.
fault-margin-outer = Du texte est à { $found } mm du bord extérieur, et il faut { $least } mm.
fault-margin-top = Du texte est à { $found } mm du bord supérieur, et il faut { $least } mm.
fault-margin-bottom = Du texte est à { $found } mm du bord inférieur, et il faut { $least } mm.
fault-blank = Plus de { $most } pages blanches se suivent.
fault-cover-pages = Le fichier a { $count } pages, et une couverture tient sur une seule.
fault-cover-size = La couverture rognée fait { $width } × { $height } mm et non { $wide } × { $high } mm : deux fois { $leaf } mm et un dos de { $spine } mm pour { $count } pages.
fault-cover-sheet = La couverture fait { $width } × { $height } mm et non { $wide } × { $high } mm : deux fois { $leaf } mm, un dos de { $spine } mm pour { $count } pages et { $bleed } mm de fond perdu de chaque côté.
fault-cover-bleed = Le fond perdu de la couverture n’est pas de { $bleed } mm sur les quatre côtés.
fault-cover-edge = Ce qui est imprimé jusqu’au bord de la couverture doit le dépasser de { $bleed } mm.
fault-cover-barcode = Un élément est imprimé à la place du code-barres : laissez libres 50,8 × 30,5 mm en quatrième de couverture, au pied du dos.
fault-cover-spine-text = Il y a du texte sur le dos, et avec { $count } pages il est trop mince : il en faut { $fewest }.
fault-cover-spine = Du texte sur le dos est à { $found } mm de son côté, et il faut { $least } mm.
fault-cover-fold-back = Du texte en quatrième de couverture est à { $found } mm du dos, et il faut { $least } mm.
fault-cover-fold-front = Du texte en première de couverture est à { $found } mm du dos, et il faut { $least } mm.
fault-cover-edge-back = Du texte en quatrième de couverture est à { $found } mm du bord, et il faut { $least } mm.
fault-cover-edge-spine = Du texte sur le dos est à { $found } mm du bord, et il faut { $least } mm.
fault-cover-edge-front = Du texte en première de couverture est à { $found } mm du bord, et il faut { $least } mm.
note-large-print = { $count ->
    [one] La grille { $numbers } a des cases de moins de { $millimetres } mm : choisissez une grille plus petite ou une page plus grande.
   *[other] Les grilles { $numbers } ont des cases de moins de { $millimetres } mm : choisissez des grilles plus petites ou une page plus grande.
}

## What the studio says about a plan

plan-text = Écrivez une ligne de { $most } caractères au plus.
plan-isbn = Ce n’est pas un ISBN : le dernier chiffre ne correspond pas aux autres. Comparez-le avec celui que vous avez reçu.
plan-page = Ce format ne peut pas être imprimé ainsi : choisissez-en un dans la liste.
plan-bleed = Ce fond perdu ne convient pas : une couverture dans le fichier demande celui de l’imprimeur, des pages sans couverture n’en demandent pas.
plan-margins = Ces marges sont trop petites pour l’imprimeur, ou laissent trop peu de place aux grilles.
plan-theme = Les pages sont imprimées en noir seulement : il leur faut le thème en noir.
plan-colour = Les imprimeurs veulent ici CMJN, gris ou noir.
plan-link = Vos lecteurs ne peuvent pas atteindre cette adresse : prenez-en une qui commence par https:// et qui ne soit pas sur votre machine.
plan-per-page = En gros caractères, chaque grille a une page pour elle seule.
plan-profile = Ce mode d’impression n’existe pas.
plan-language = Il n’y a pas de livres dans cette langue.
plan-section = Ajoutez d’abord des grilles.
plan-recipe = De telles grilles ne peuvent pas être créées : choisissez une autre taille ou un autre niveau.
plan-library = Cette recherche dans la bibliothèque ne fonctionne pas : choisissez les grilles à nouveau.
plan-files = Cette partie prend ses grilles dans des fichiers, que le studio ne lit pas. Importez-les dans la bibliothèque, puis ajoutez-les ici.
plan-empty = Aucune grille n’a été trouvée pour cette partie.
plan-other = Cela ne fonctionne pas ici.
advice-bleed = Rien sur ces pages n’atteint le bord : elles n’ont pas besoin de fond perdu.
advice-solutions = Le livre n’a pas de solutions : les lecteurs ne peuvent pas vérifier leurs réponses.
advice-spine = Avec { $count } pages, le dos est trop mince pour du texte : il en faut 79.
advice-missing = { $count ->
    [one] Une grille de cette partie n’est plus dans la bibliothèque.
   *[other] { $count } grilles de cette partie ne sont plus dans la bibliothèque.
}
