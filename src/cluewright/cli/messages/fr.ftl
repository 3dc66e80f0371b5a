# Ce qu'affichent explain, hint, play, tour et watch.

## explain

explain-stuck = Plus aucune technique ne s’applique. Pour savoir s’il y a une seule solution, lancez cluewright check.

## play

play-title = { $kind }, { $size }
play-title-named = { $kind }, { $size }, { $title }
play-moves = Coups : { $help }
play-more = Tapez help pour la liste des commandes.
play-solved = Résolue en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
} et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
play-finished = La grille est résolue.
play-no-mistakes = Aucune erreur pour l’instant.
play-no-checkpoints = Il n’y a pas encore de repère.
play-checkpoint = { $name } : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
play-checkpoint-set = Le repère { $name } est posé.
play-saved = Enregistré dans { $file }.

play-word-show = dessiner la grille et la partie
play-word-move = MOVE : jouer un coup ; toute ligne qui ne commence pas par un de ces mots est aussi un coup
play-word-undo = [N] : annuler les N derniers coups
play-word-redo = [N] : rétablir N coups
play-word-hint = dire où regarder ; une deuxième fois, pourquoi ; une troisième, que faire
play-word-check = lister les erreurs
play-word-checkpoint = NAME : poser un repère ici ; sans nom, lister les repères
play-word-return = NAME : revenir à un repère
play-word-save = FILE : enregistrer la partie
play-word-load = FILE : reprendre une partie enregistrée, ou commencer la grille du fichier
play-word-next = passer à la grille suivante
play-word-time = afficher la durée de la partie
play-word-help = lister ces commandes
play-word-quit = terminer la partie

## tour

tour-generated = { $kind }, { $size }, générée avec la graine { $seed }
tour-sample = { $kind }, { $size }, un exemple
tour-puzzle = La grille
tour-proof = Preuve
tour-unique = Il y a une seule solution ({ $milliseconds } ms).
tour-several = Il y a plusieurs solutions ({ $milliseconds } ms).
tour-none = Il n’y a pas de solution ({ $milliseconds } ms).
tour-undecided = Temps écoulé : on ne sait pas s’il y a une seule solution.
tour-explanation = Comment une personne la résout
tour-more-steps = ... et { $count ->
    [one] { $count } autre étape
   *[other] { $count } autres étapes
} jusqu’à la solution
tour-more-steps-stuck = ... et { $count ->
    [one] { $count } autre étape
   *[other] { $count } autres étapes
} jusqu’à ce qu’aucune technique ne s’applique
tour-technique = technique
tour-level = niveau
tour-steps = étapes
tour-no-steps = Ce type de grille n’explique pas ses étapes.
tour-solution = La solution
tour-solution-named = La solution : { $title }
tour-play = Jouer : { $command }
tour-help = Toutes les commandes : { $command }

## watch

watch-nothing = Rien n’a été décidé.
watch-cells = { $count ->
    [one] { $count } case décidée
   *[other] { $count } cases décidées
} : { $counts }.
watch-borders = { $count ->
    [one] { $count } bord décidé
   *[other] { $count } bords décidés
} : { $counts }.
watch-undone = { $times ->
    [one] { $times } retour en arrière
   *[other] { $times } retours en arrière
}, { $count } annulations en tout.
watch-cut = La résolution était trop longue à enregistrer ; le milieu manque.
watch-stopped = Le temps imparti est écoulé ; la fin manque.
