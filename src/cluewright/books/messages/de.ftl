# Was Bücher drucken. Regeln, Techniken, Schritte und Stufen kommen von den Rätselarten und aus core.

default-title = Rätsel

## Überschriften

cover = Umschlag
about = Über dieses Buch
contents = Inhalt
contents-continued = Inhalt (Fortsetzung)
rules = Regeln
solutions = Lösungen
techniques = Lösungstechniken
unrated = ohne Stufe
page = Seite { $number }

## Rätsel

puzzle-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzle = Rätsel { $number }
puzzles = Rätsel { $first } bis { $last }

## Über dieses Buch

about-puzzles = { $count ->
    [one] Dieses Buch enthält ein Rätsel. Es hat genau eine Lösung; das ist bewiesen.
   *[other] Dieses Buch enthält { $count } Rätsel. Jedes hat genau eine Lösung; das ist bewiesen.
}
about-codes = Scanne den Code neben einem Rätsel, um es im Browser zu öffnen, mit Tipps und Fehlerprüfung. Die Codes führen zu { $link }.
about-levels = Die Punkte zeigen, wie schwer ein Rätsel ist:

## Das Beispiel

example = Ein Beispiel
example-puzzle = Das Rätsel
example-step = Ein Schritt
example-solution = Die Lösung
example-step-below = Ein Schritt: { $step }
