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
notes = Notizen
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

## What a book tells its maker

origin-section = Rätsel { $place } in Abschnitt { $section }
origin-file = Rätsel { $place } aus { $file }
origin-library = Rätsel { $number } der Bibliothek
left-out-several = { $origin } hat mehrere Lösungen und wurde weggelassen.
left-out-none = { $origin } hat keine Lösung und wurde weggelassen.
left-out-undecided = Für { $origin } ließ sich in der vorgegebenen Zeit nicht beweisen, dass es nur eine Lösung gibt; es wurde weggelassen.
left-out-same = { $origin } ist dasselbe wie { $before } und wurde weggelassen.
left-out-motif = { $origin } zeigt dasselbe wie ein anderes Rätsel dieses Buches und wurde weggelassen.
note-larger = { $count ->
    [one] Rätsel { $numbers } ist für { $most } pro Seite zu groß und wird größer gedruckt.
   *[other] Die Rätsel { $numbers } sind für { $most } pro Seite zu groß und werden größer gedruckt.
}
note-small = { $count ->
    [one] Rätsel { $numbers } wird mit Feldern unter { $millimetres } mm gedruckt.
   *[other] Die Rätsel { $numbers } werden mit Feldern unter { $millimetres } mm gedruckt.
}
note-uncoded = { $count ->
    [one] Rätsel { $numbers } wird ohne QR-Code gedruckt: Der Link ist zu lang, um sich gut scannen zu lassen.
   *[other] Die Rätsel { $numbers } werden ohne QR-Code gedruckt: Die Links sind zu lang, um sich gut scannen zu lassen.
}
note-few-pages = Dieses Buch hat { $count } Seiten, { $profile } verlangt mindestens { $fewest }: Füge Rätsel hinzu.
note-many-pages = Dieses Buch hat { $count } Seiten, { $profile } nimmt höchstens { $most }: Mach zwei Bücher daraus.
