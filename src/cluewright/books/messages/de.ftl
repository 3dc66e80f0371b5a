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
hints = Tipps
title-page = Titelseite
imprint = Impressum
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
see-solution = Lösung: Seite { $page }
see-page = S. { $page }
series-volume = { $series }, Band { $volume }
volume = Band { $volume }

## Über dieses Buch

about-puzzles = { $count ->
    [one] Dieses Buch enthält ein Rätsel. Es hat genau eine Lösung; das ist bewiesen.
   *[other] Dieses Buch enthält { $count } Rätsel. Jedes hat genau eine Lösung; das ist bewiesen.
}
about-codes = Scanne den Code neben einem Rätsel, um es im Browser zu öffnen, mit Tipps und Fehlerprüfung. Die Codes führen zu { $link }.
credit = Bilder: { $credit }
about-levels = Die Punkte zeigen, wie schwer ein Rätsel ist:

## Das Beispiel

example = Ein Beispiel
example-puzzle = Das Rätsel
example-step = Ein Schritt
example-solution = Die Lösung

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
note-credit = Das Buch nennt die Quelle seiner Bilder nicht: Drucke „{ $credit }“ in dein Impressum.
note-uncoded = { $count ->
    [one] Rätsel { $numbers } wird ohne QR-Code gedruckt: Der Link ist zu lang, um sich gut scannen zu lassen.
   *[other] Die Rätsel { $numbers } werden ohne QR-Code gedruckt: Die Links sind zu lang, um sich gut scannen zu lassen.
}
printer-kdp = Druck auf Bestellung
printer-pdfx = die Druckerei
printer-home = der eigene Drucker
printer-magazine = eine Zeitschrift oder Zeitung
printer-plain = das Lesen am Bildschirm
note-few-pages = Dieses Buch hat { $count } Seiten, { $printer } verlangt mindestens { $fewest }: Füge Rätsel hinzu.
note-many-pages = Dieses Buch hat { $count } Seiten, { $printer } nimmt höchstens { $most }: Mach zwei Bücher daraus.

check-result = { $count ->
    [0] keine Mängel für { $profile }
    [one] ein Mangel für { $profile }
   *[other] { $count } Mängel für { $profile }
}
check-pages = { $count ->
    [one] Seite { $pages }:{" "}
   *[other] Seiten { $pages }:{" "}
}
fault-encrypted = Die Datei ist verschlüsselt oder gesperrt: Speichere sie ohne Passwort.
fault-unreadable = Diese Seite lässt sich nicht lesen.
fault-file-size = Die Datei hat { $size } MB, höchstens { $most } MB sind erlaubt.
fault-few-pages = Die Datei hat { $count } Seiten, mindestens { $fewest } sind nötig.
fault-many-pages = Die Datei hat { $count } Seiten, höchstens { $most } sind erlaubt.
fault-odd-pages = Die Datei hat { $count } Seiten, ihre Zahl muss gerade sein.
fault-bookmarks = Die Datei hat Lesezeichen.
fault-script = Die Datei enthält Skripte oder Aktionen.
fault-metadata = Die Eigenschaften der Datei sind ausgefüllt: { $names }.
fault-standard = Die Datei ist kein { $standard }: { $name } fehlt oder ist falsch.
fault-page-size = Die beschnittene Seite misst { $width } × { $height } mm; dieses Format druckt { $printer } nicht.
fault-trim-size = Die beschnittene Seite misst { $width } × { $height } mm statt { $wide } × { $high } mm.
fault-other-size = Die Seite misst { $width } × { $height } mm, anders als die erste.
fault-boxes = Die TrimBox liegt nicht in der BleedBox oder diese nicht in der Seite.
fault-no-trim = Die Seite sagt nicht, wo sie beschnitten wird (TrimBox).
fault-bleed = Der Anschnitt beträgt nicht auf jeder beschnittenen Seite { $bleed } mm.
fault-edge = Etwas ist bis an den Rand gedruckt, und die Seite hat keinen Anschnitt von { $bleed } mm.
fault-link = Hier ist ein Link, der im Druck nichts bedeutet.
fault-annotation = Hier ist eine Anmerkung: Entferne Kommentare und Formularfelder.
fault-local-link = Eine Adresse führt auf den eigenen Rechner des Lesers (localhost).
fault-font = Die Schrift { $font } ist nicht eingebettet.
fault-thin-line = Eine Linie ist { $found } pt dick, mindestens { $least } pt sind nötig.
fault-resolution = Ein Bild hat { $found } Pixel pro Zoll, mindestens { $least } sind nötig.
fault-colour = Hier ist Farbe, gedruckt wird nur Schwarz.
fault-rgb = Hier sind RGB-Farben: Verwende CMYK oder Schwarz.
fault-transparency = Etwas ist transparent: Reduziere die Transparenz.
fault-margin-inner = Text steht { $found } mm vom Bund, { $least } mm sind nötig.
fault-margin-outer = Text steht { $found } mm vom äußeren Rand, { $least } mm sind nötig.
fault-margin-top = Text steht { $found } mm vom oberen Rand, { $least } mm sind nötig.
fault-margin-bottom = Text steht { $found } mm vom unteren Rand, { $least } mm sind nötig.
fault-blank = Mehr als { $most } leere Seiten folgen aufeinander.
fault-cover-pages = Die Datei hat { $count } Seiten, ein Umschlag ist eine einzige.
fault-cover-size = Der beschnittene Umschlag misst { $width } × { $height } mm statt { $wide } × { $high } mm: zweimal { $leaf } mm und ein Rücken von { $spine } mm für { $count } Seiten.
fault-cover-sheet = Der Umschlag misst { $width } × { $height } mm statt { $wide } × { $high } mm: zweimal { $leaf } mm, ein Rücken von { $spine } mm für { $count } Seiten und ringsum { $bleed } mm Anschnitt.
fault-cover-bleed = Der Anschnitt des Umschlags beträgt nicht auf allen vier Seiten { $bleed } mm.
fault-cover-edge = Was bis an den Rand des Umschlags gedruckt ist, muss { $bleed } mm darüber hinausreichen.
fault-cover-barcode = Etwas ist dort gedruckt, wo der Strichcode hinkommt: Lass hinten am Fuß des Rückens 50,8 × 30,5 mm frei.
fault-cover-spine-text = Auf dem Rücken steht Text, bei { $count } Seiten ist er dafür zu schmal: Text braucht { $fewest }.
fault-cover-spine = Text auf dem Rücken steht { $found } mm von dessen Seite, { $least } mm sind nötig.
fault-cover-fold-back = Text auf der Rückseite steht { $found } mm vom Rücken, { $least } mm sind nötig.
fault-cover-fold-front = Text auf der Vorderseite steht { $found } mm vom Rücken, { $least } mm sind nötig.
fault-cover-edge-back = Text auf der Rückseite steht { $found } mm vom Rand, { $least } mm sind nötig.
fault-cover-edge-spine = Text auf dem Rücken steht { $found } mm vom Rand, { $least } mm sind nötig.
fault-cover-edge-front = Text auf der Vorderseite steht { $found } mm vom Rand, { $least } mm sind nötig.
note-large-print = { $count ->
    [one] Rätsel { $numbers } hat Felder unter { $millimetres } mm: Nimm ein kleineres Rätsel oder eine größere Seite.
   *[other] Die Rätsel { $numbers } haben Felder unter { $millimetres } mm: Nimm kleinere Rätsel oder eine größere Seite.
}

## What the studio says about a plan

plan-text = Schreibe eine Zeile mit höchstens { $most } Zeichen.
plan-isbn = Das ist keine ISBN: Die letzte Ziffer passt nicht zu den anderen. Vergleiche sie mit der, die du bekommen hast.
plan-page = In diesem Format kann so nicht gedruckt werden: Wähle eines aus der Liste.
plan-bleed = Dieser Anschnitt passt nicht: Ein Umschlag in der Datei braucht den der Druckerei, Seiten ohne Umschlag brauchen keinen.
plan-margins = Diese Ränder sind zu klein für den Drucker oder lassen zu wenig Platz für Rätsel.
plan-theme = Die Seiten werden nur in Schwarz gedruckt, also brauchen sie die Farben für Schwarzdruck.
plan-colour = Druckereien wollen hier CMYK, Grau oder Schwarz.
plan-link = Leser erreichen diese Adresse nicht: Nimm eine, die mit https:// beginnt und nicht auf deinem Rechner liegt.
plan-per-page = Im Großdruck hat jedes Rätsel eine Seite für sich.
plan-profile = Diese Druckart gibt es nicht.
plan-language = In dieser Sprache gibt es keine Bücher.
plan-section = Füge zuerst Rätsel hinzu.
plan-recipe = Solche Rätsel gibt es nicht: Wähle eine andere Größe oder Stufe.
plan-library = Diese Suche in der Bibliothek geht nicht: Wähle die Rätsel noch einmal aus.
plan-files = Dieser Teil nimmt seine Rätsel aus Dateien, die das Studio nicht liest. Importiere sie in die Bibliothek und füge sie dann hier hinzu.
plan-empty = Für diesen Teil wurden keine Rätsel gefunden.
plan-other = Das geht hier nicht.
advice-bleed = Auf diesen Seiten reicht nichts bis zum Rand, also brauchen sie keinen Anschnitt.
advice-solutions = Das Buch hat keine Lösungen: Leser können ihre Ergebnisse nicht prüfen.
advice-spine = Mit { $count } Seiten ist der Rücken zu schmal für Text: Dafür braucht es 79.
advice-missing = { $count ->
    [one] Ein Rätsel dieses Teils ist nicht mehr in der Bibliothek.
   *[other] { $count } Rätsel dieses Teils sind nicht mehr in der Bibliothek.
}
