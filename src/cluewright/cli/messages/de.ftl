# Was explain, hint, play, tour und watch ausgeben.

## explain

explain-stuck = Von hier an hilft keine Technik. Ob es genau eine Lösung gibt, zeigt cluewright check.

## play

play-title = { $kind }, { $size }
play-title-named = { $kind }, { $size }, { $title }
play-moves = Züge: { $help }
play-more = help zeigt alle Befehle.
play-solved = Gelöst in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} mit { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}.
play-finished = Das Rätsel ist gelöst.
play-no-mistakes = Bisher keine Fehler.
play-no-checkpoints = Es gibt noch keine Merkpunkte.
play-checkpoint = { $name }: { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
play-checkpoint-set = Merkpunkt { $name } ist gesetzt.
play-saved = Gespeichert in { $file }.

play-word-show = Rätsel und Spielstand zeichnen
play-word-move = MOVE: einen Zug machen; auch jede Zeile, die mit keinem dieser Wörter beginnt, ist ein Zug
play-word-undo = [N]: die letzten N Züge zurücknehmen
play-word-redo = [N]: N Züge wiederholen
play-word-hint = sagen, wo man hinsehen sollte; noch einmal gefragt, warum; ein drittes Mal, was zu tun ist
play-word-check = die Fehler auflisten
play-word-checkpoint = NAME: hier einen Merkpunkt setzen; ohne Namen die Merkpunkte auflisten
play-word-return = NAME: zu einem Merkpunkt zurückkehren
play-word-save = FILE: das Spiel speichern
play-word-load = FILE: ein gespeichertes Spiel fortsetzen oder das Rätsel der Datei beginnen
play-word-next = zum nächsten Rätsel
play-word-time = zeigen, wie lange das Spiel schon dauert
play-word-help = diese Befehle auflisten
play-word-quit = das Spiel beenden

## tour

tour-generated = { $kind }, { $size }, erzeugt mit Startzahl { $seed }
tour-sample = { $kind }, { $size }, ein Beispiel
tour-puzzle = Das Rätsel
tour-proof = Beweis
tour-unique = Es gibt genau eine Lösung ({ $milliseconds } ms).
tour-several = Es gibt mehrere Lösungen ({ $milliseconds } ms).
tour-none = Es gibt keine Lösung ({ $milliseconds } ms).
tour-undecided = Die Zeit ist um: Ob es genau eine Lösung gibt, ist nicht bekannt.
tour-explanation = So löst es ein Mensch
tour-more-steps = ... und { $count ->
    [one] ein weiterer Schritt
   *[other] { $count } weitere Schritte
} bis zur Lösung
tour-more-steps-stuck = ... und { $count ->
    [one] ein weiterer Schritt
   *[other] { $count } weitere Schritte
}, bis keine Technik mehr hilft
tour-technique = Technik
tour-level = Stufe
tour-steps = Schritte
tour-no-steps = Diese Rätselart erklärt keine Schritte.
tour-solution = Die Lösung
tour-solution-named = Die Lösung: { $title }
tour-play = Selbst spielen: { $command }
tour-help = Alle Befehle: { $command }

## watch

watch-nothing = Nichts wurde entschieden.
watch-cells = { $count ->
    [one] Ein Feld entschieden
   *[other] { $count } Felder entschieden
}: { $counts }.
watch-borders = { $count ->
    [one] Eine Kante entschieden
   *[other] { $count } Kanten entschieden
}: { $counts }.
watch-undone = { $times ->
    [one] Einmal
   *[other] { $times }-mal
} umgekehrt, insgesamt { $count } zurückgenommen.
watch-cut = Das Lösen war zu lang für die Aufzeichnung, die Mitte fehlt.
watch-stopped = Die Zeit war um, das Ende fehlt.
