# Was die Seiten des Studios sagen, und die Fehler der Schnittstelle.

## The frame

page-skip = Zum Inhalt springen
page-rooms = Hauptmenü
page-studio = Cluewright
page-titled = { $title } · { page-studio }
page-missing = Seite nicht gefunden
page-missing-words = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
page-again = Noch einmal versuchen
page-back = Zur Startseite
room-play = Spielen
room-learn = Lernen
room-watch = Zusehen
room-create = Erstellen
room-collect = Sammlung
room-stats = Statistik

## Words used everywhere

level-any = Beliebig
word-close = Schließen
word-cancel = Abbrechen
word-save = Speichern
word-size = Größe
word-level = Schwierigkeit
word-kind = Rätselart
word-yes = ja
word-no = nein
word-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}
word-mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
word-days = { $count ->
    [one] { $count } Tag
   *[other] { $count } Tage
}
word-puzzles = { $count ->
    [one] { $count } Rätsel
   *[other] { $count } Rätsel
}
word-cells = { $width } × { $height }
word-puzzle = { $kind }, { $width } × { $height }
word-daily = { $kind } des Tages, { $day }

## Home

home-play = { $kind } spielen
home-another = Größe und Schwierigkeit wählen
home-daily-lead = Eins von jeder Art, für alle gleich.
home-continue = Deine Spiele
home-continue-lead = Mach weiter, wo du aufgehört hast.
home-today = { $kind } von heute
home-streak = { $count ->
    [one] Der erste Tag deiner Serie.
   *[other] { $count } Tage in Folge.
}
home-done-today = Heute { $count } von { $all } gelöst.
home-missed = Rätsel von gestern
home-missed-lead = Die kannst du heute noch nachholen.
home-done = Zu { $percent } % fertig
home-discard = Verwerfen
home-discard-named = { $name } verwerfen
home-all-games = Alle deine Spiele

## The token, where the studio is not open to everybody

token-title = Dieses Studio ist privat
token-words = Gib den Zugangsschlüssel ein. Er steht in der Adresse, die das Studio beim Start anzeigt.
token-token = Zugangsschlüssel
token-open = Öffnen
token-wrong = Dieser Schlüssel stimmt nicht. Prüfe ihn und versuch es noch einmal.

## Settings

settings-open = Einstellungen
settings-title = Einstellungen
settings-player = Dein Name
settings-who = Wer spielt
settings-who-unnamed = Noch ohne Namen
settings-who-new = Jemand Neues
settings-language = Sprache
settings-language-system = Wie im Browser
settings-theme = Farben
settings-theme-system = Wie im System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-theme-contrast = Hoher Kontrast
settings-theme-colour-blind = Für Farbfehlsichtige
settings-motion = Bewegung
settings-motion-system = Wie im System
settings-motion-full = Voll
settings-motion-reduced = Reduziert
settings-timer = Stoppuhr
settings-timer-shown = Anzeigen
settings-timer-hidden = Im Hintergrund
settings-timer-off = Aus
settings-mistakes = Fehler zeigen
settings-mistakes-off = Wenn ich frage
settings-mistakes-lines = Wenn eine Regel verletzt ist
settings-mistakes-solution = Wenn ein Feld falsch ist
settings-dim = Erledigte Hinweiszahlen abdunkeln
settings-crosshair = Aktuelle Zeile und Spalte hervorheben
settings-signs = Kennzeichen der Farben zeigen
settings-haptics = Bei Zügen vibrieren
settings-sounds = Leise Töne
settings-consent = Meine Zeiten zum Eichen der Vorhersagen verwenden
settings-consent-lead = Zeiten und Fehler deiner beendeten Spiele. Sie bleiben in diesem Studio, und nichts ändert sich von selbst.
settings-coordinates = Zeilen und Spalten immer nummerieren
settings-hand = Spielhand
settings-hand-right = Rechts
settings-hand-left = Links
settings-address = Öffentliche Adresse
settings-address-lead = Dorthin führen geteilte Links und QR-Codes. Lass das Feld leer, wenn niemand sonst dein Studio erreicht.
settings-address-wrong = Schreib die Adresse so: https://puzzles.example.

## Boards, also for screen readers

board-cell = Zeile { $row }, Spalte { $column }
board-hidden-clue = verdeckt
board-named = { $kind }, { $width } Spalten, { $height } Zeilen
board-said = { $count ->
    [one] { $name }
   *[other] { $count } Felder { $name }
}
board-cleared = geleert

## A game

game-opening = Dein Rätsel entsteht …
game-making = { $kind }, { $width } × { $height }, entsteht …
game-making-time = Bisher { $seconds } s, höchstens { $most } s
game-clock = Spielzeit
game-tools = Werkzeuge
game-extras = Weitere Werkzeuge
game-undo = Rückgängig
game-redo = Wiederholen
game-undone = Rückgängig gemacht
game-redone = Wiederholt
game-hint = Tipp
game-check = Prüfen
game-checkpoint = Merkpunkt
game-zoom-in = Vergrößern
game-zoom-out = Verkleinern
game-zoom-fit = Einpassen
game-home = Startseite
game-more = Mehr
game-clues = Zahlen
game-coordinates = Koordinaten
game-print = Drucken
game-restart = Neu beginnen
game-restart-sure = Alle Züge und Merkpunkte dieses Spiels werden gelöscht.
game-next = Neues Rätsel
game-share = Teilen
game-help = Hilfe
game-pause = Pause
game-resume = Weiter
game-paused = Pause
game-resumed = Die Uhr läuft
game-away = Keine Verbindung. Deine Züge sind auf diesem Gerät gespeichert.
game-elsewhere = In einem anderen Tab weitergespielt und hier aktualisiert.
game-no-board = { $kind } lässt sich nicht im Browser spielen. Im Terminal geht es mit: cluewright play
hint-stage = Tipp { $number } von 3.
hint-more = Mehr verraten
hint-do = Eintragen
step-chain = { $count ->
    [0] Der Kette folgen
    [one] Der Kette folgen, ein Schritt
   *[other] Der Kette folgen, { $count } Schritte
}
hint-before = { $count ->
    [one] Der Schritt davor
   *[other] Die { $count } Schritte davor
}
check-none = Bisher keine Fehler.
check-found = { $count ->
    [one] Ein Fehler ist markiert.
   *[other] { $count } Fehler sind markiert.
}
checkpoint-title = Merkpunkte
checkpoint-lead = Setz einen Merkpunkt, probier etwas aus, und kehr zurück, wenn es nicht weiterführt.
checkpoint-field = Name
checkpoint-name = Merkpunkt { $number }
checkpoint-set = Setzen
checkpoint-is-set = „{ $name }“ ist gesetzt.
checkpoint-return = Zurückkehren
checkpoint-return-to = Zu { $name } zurückkehren
checkpoint-drop = Löschen
checkpoint-drop-named = { $name } löschen
checkpoint-moves = { $count ->
    [one] nach { $count } Zug
   *[other] nach { $count } Zügen
}
checkpoint-studio = Vor dem Spiel ohne Verbindung
checkpoint-away = Ohne Verbindung gespielt
share-title = Dieses Rätsel teilen
share-lead = Der Link enthält das ganze Rätsel. Er funktioniert für alle und läuft nie ab.
share-here = Dieser Link funktioniert nur auf diesem Computer. Um das Rätsel zu teilen, speichere es als Seite und schick die Datei weiter, oder trag in den Einstellungen eine öffentliche Adresse ein.
share-link = Link
share-copy = Link kopieren
share-copied = Link kopiert.
share-code = QR-Code des Links
share-too-long = Für einen QR-Code ist dieses Rätsel zu groß, aber der Link funktioniert.
share-page = Als Seite speichern
share-page-lead = Eine Seite ist eine einzige Datei mit Rätsel, Regeln und Tipps. Sie öffnet sich in jedem Browser, auch offline.
share-page-making = Die Seite entsteht …
share-page-saved = Seite gespeichert. Du kannst die Datei weiterschicken.
share-page-most = Eine Seite fasst höchstens { $count } Rätsel.
finish-title = Gelöst!
finish-credit = Bild: { $credit }
finish-time = Zeit
finish-hints = Tipps
finish-mistakes = Fehler
finish-next = Nächstes Rätsel
finish-share = Rätsel teilen
finish-restart = Noch einmal spielen
finish-faster = { $time } schneller als dein Durchschnitt bei dieser Größe und Stufe
finish-slower = { $time } langsamer als dein Durchschnitt bei dieser Größe und Stufe
finish-usual = Genau dein Durchschnitt bei dieser Größe und Stufe
finish-result = Ergebnis teilen
result-title = Dein Ergebnis
result-copy-text = Text kopieren
result-copy-picture = Bild kopieren
result-copied = Kopiert.
result-saved = Als Bild gespeichert.

## Help: every row says how, and what that does

help-title = So wird gespielt
help-lead = Du kannst jedes Rätsel mit der Maus, durch Tippen oder allein mit der Tastatur spielen.
help-hands = Tasten, Maus und Finger
help-keys = Tastatur
help-keys-arrows-how = Pfeiltasten
help-keys-arrows-what = Cursor bewegen; mit Strg um fünf Felder
help-keys-primary-how = Leertaste oder Eingabe
help-keys-primary-what = Feld ausfüllen oder schwärzen, oder wieder leeren
help-keys-secondary-how = X
help-keys-secondary-what = Feld ankreuzen oder einkreisen, oder wieder leeren
help-keys-clear-how = Rücktaste oder Entf
help-keys-clear-what = Feld leeren
help-keys-paint-how = Umschalt + Pfeiltasten
help-keys-paint-what = Mit der Markierung unter dem Cursor zeichnen; nur offene Felder ändern sich
help-keys-ends-how = Pos1, Ende
help-keys-ends-what = Zum ersten oder letzten Feld der Zeile; mit Strg des Rätsels
help-keys-undo-how = Strg + Z oder U
help-keys-undo-what = Rückgängig
help-keys-redo-how = Strg + Y oder R
help-keys-redo-what = Wiederholen
help-keys-hint-how = H
help-keys-hint-what = Tipp; noch einmal für mehr, und ein drittes Mal zum Eintragen
help-keys-check-how = C
help-keys-check-what = Auf Fehler prüfen
help-keys-checkpoint-how = T
help-keys-checkpoint-what = Merkpunkte
help-keys-pause-how = P
help-keys-pause-what = Pause oder weiter
help-keys-zoom-how = +, − und 0
help-keys-zoom-what = Vergrößern, verkleinern, einpassen
help-keys-help-how = ?
help-keys-help-what = Diese Tasten anzeigen
help-mouse = Maus
help-mouse-left-how = Linke Taste
help-mouse-left-what = Ausfüllen oder schwärzen
help-mouse-right-how = Rechte Taste, oder mit Umschalt, Strg oder Alt
help-mouse-right-what = Ankreuzen oder einkreisen
help-mouse-drag-how = Ziehen
help-mouse-drag-what = Entlang einer Zeile oder Spalte zeichnen. Wer auf einem offenen Feld beginnt, ändert nur offene Felder; wer auf einem gefüllten beginnt, leert gefüllte.
help-mouse-wheel-how = Mausrad
help-mouse-wheel-what = Ein großes Rätsel verschieben
help-mouse-zoom-how = Strg + Mausrad
help-mouse-zoom-what = Vergrößern und verkleinern
help-mouse-pan-how = Mittlere Taste, oder Leertaste und ziehen
help-mouse-pan-what = Das Rätsel verschieben
help-touch = Finger und Stift
help-touch-tap-how = Tippen oder zeichnen
help-touch-tap-what = Das gewählte Werkzeug benutzen
help-touch-hold-how = Gedrückt halten
help-touch-hold-what = Das andere Werkzeug benutzen
help-touch-drag-how = Zwei Finger
help-touch-drag-what = Das Rätsel verschieben; zwei Finger zeichnen nie
help-touch-edge-how = Ein Finger neben den Feldern
help-touch-edge-what = Das Rätsel verschieben; eine Linie bis an den Rand nimmt es mit
help-touch-pinch-how = Finger spreizen oder zusammenziehen
help-touch-pinch-what = Vergrößern und verkleinern
help-touch-clues-how = Die Hinweiszahlen ziehen
help-touch-clues-what = Das Rätsel entlang der Zahlen verschieben; an einer langen Reihe ziehen, um den Rest zu sehen
keys-title = Tasten und Gesten

## Choosing a game

play-title = Was möchtest du spielen?
play-all = Alle Rätselarten
play-own = Eigene
play-sizes = { $kind } gibt es von { LIST($smallest, type: "or") } bis { $largest } Felder.
play-width = Spalten
play-height = Zeilen
play-daily = Rätsel des Tages
play-begun = Deine Spiele
play-none-begun = Kein angefangenes Spiel.
play-saved = zuletzt gespielt { $when }

## Statistics

stats-title = Deine Statistik
stats-calendar = Kalender
stats-calendar-words = { $count ->
    [one] Ein Tag mit einem gelösten Rätsel in den letzten { $weeks } Wochen
   *[other] { $count } Tage mit gelösten Rätseln in den letzten { $weeks } Wochen
}
stats-trend = { $kind }: Zeit von Spiel zu Spiel
stats-trend-words = Die letzten { $count } Rätsel: im Schnitt { $time } (gestrichelt), am schnellsten { $best }
stats-levels = Gelöst nach Stufe
stats-level-count = { $level }: { $count }
stats-nothing = Du hast noch kein Rätsel gelöst.
stats-begin = Ein Spiel beginnen
stats-solved = Gelöst
stats-streak = Serie
stats-longest = längste: { $days }
stats-time = Spielzeit
stats-days = Tag für Tag
stats-days-words = { $count ->
    [one] { $count } gelöstes Rätsel in den letzten { $days } Tagen
   *[other] { $count } gelöste Rätsel in den letzten { $days } Tagen
}
stats-on-day = { $count ->
    [one] { $day }: { $count } Rätsel
   *[other] { $day }: { $count } Rätsel
}
stats-played = Gespielt
stats-of-played = { $count ->
    [one] von { $count } begonnenen
   *[other] von { $count } begonnenen
}
stats-no-level = Ohne Einstufung
stats-not-played = Noch nicht gespielt.
stats-best = Bestzeit
stats-mean = Durchschnitt
stats-recent = Zuletzt gelöst
stats-day = Datum

## Watch: the solving of a puzzle, played like a film

watch-title = Zusehen
watch-lead = Sieh zu, wie ein Rätsel gelöst wird: Feld für Feld vom Löser oder Schritt für Schritt wie von einem Menschen, mit Begründung.
watch-picture = Das Rätsel mit { $width } mal { $height } Feldern, während es gelöst wird
watch-how = Gelöst durch
watch-how-solver = Den Löser
watch-how-path = Menschliche Logik
watch-strategy = Strategie
watch-another = Anderes Rätsel
watch-source = Woher das Rätsel kommt
watch-sample = Ein neues Rätsel
watch-sample-lead = Wird sofort für dich erzeugt.
watch-large = Ein riesiges Bild
watch-large-lead = Zufällige Formen von 200 × 200 bis 1.000 × 1.000 Feldern zeigen den Löser in vollem Tempo. Manche sind sofort gelöst, andere vielleicht nie: Du kannst jederzeit anhalten. Gleiche Größe, Struktur und Startzahl ergeben immer dasselbe Bild.
watch-large-named = { $texture }, { $size }, Startzahl { $seed }
watch-width = Breite
watch-height = Höhe
watch-texture = Struktur
watch-seed = Startzahl
watch-too-many = Zusehen kannst du hier bei Rätseln mit bis zu { $count } Feldern.
watch-other-seed = Andere Startzahl
texture-islands = Inseln
texture-hills = Hügel
texture-caves = Höhlen
texture-rings = Ringe
texture-stripes = Streifen
texture-maze = Labyrinth
watch-own = Ein eigenes
watch-own-lead = Füg einen Link oder ein Rätsel ein, oder öffne eine Datei in einem Format, das das Studio liest. Nichts wird gespeichert.
watch-paste = Ein Link oder ein Rätsel als Text
watch-paste-example = Ein Link oder ein Rätsel als Text
watch-paste-go = Zusehen
watch-paste-nothing = Füg zuerst einen Link oder ein Rätsel ein.
watch-file = Datei öffnen
watch-from-library = Aus der Sammlung
watch-controls = Abspielen
watch-play = Abspielen
watch-pause = Anhalten
watch-first = Zum Anfang
watch-last = Zum Ende
watch-back = Schritt zurück
watch-forward = Schritt vor
watch-position = Position
watch-speed = Tempo
watch-pace = { $number } pro Sekunde
watch-heat = Wärmekarte
watch-heat-off = Aus
watch-heat-when = Nach Zeit
watch-heat-why = Nach Technik
watch-early = früh
watch-late = spät
watch-legend = Felder je Technik; wähl eine, um zu ihrer nächsten Anwendung zu springen
watch-next = Nächste Anwendung von { $reason }
watch-no-use = Keine weitere Anwendung von { $reason }.
watch-heat-said = Wärmekarte: { $heat }.
watch-playing = Läuft.
watch-keys = Tastenkürzel
watch-key-space = Leertaste
watch-key-space-does = abspielen oder anhalten
watch-key-arrows = ← →
watch-key-arrows-does = Schritt zurück, Schritt vor
watch-key-ends = Pos1 Ende
watch-key-ends-does = zum Anfang, zum Ende
watch-key-use = n N
watch-key-use-does = nächste, vorige Anwendung derselben Technik
watch-key-heat = h
watch-key-heat-does = Wärmekarte wechseln
watch-key-speed = {"["} ]
watch-key-speed-does = langsamer, schneller
watch-live-title = Live
watch-live-lead = Wenn der Löser fertig ist, kannst du alles Schritt für Schritt noch einmal ansehen. Hältst du ihn an, siehst du, was bis dahin geschah.
watch-live-waiting = Warten auf den Löser …
watch-live-making = Das Rätsel entsteht …
watch-live-making-share = Das Rätsel entsteht: { $percent } % …
watch-live-at-work = Der Löser arbeitet.
watch-live-stop = Anhalten
watch-live-stopping = Wird angehalten …
watch-live-progress = Fortschritt
watch-live-cells = { $settled } von { $places } Feldern gelöst
watch-live-borders = { $settled } von { $places } Kanten gelöst
watch-live-seconds = bisher { $time }
watch-begin = Das leere Rätsel.
watch-nothing = Das leere Rätsel: Keine Technik hilft.
watch-step-said = { $number }. { $text }
watch-taken-back = { $count ->
    [one] Eine Annahme führte zum Widerspruch: Ein Feld wird zurückgesetzt.
   *[other] Eine Annahme führte zum Widerspruch: { $count } Felder werden zurückgesetzt.
}
watch-at = { $position } von { $length }
watch-undone = { $count ->
    [one] bisher ein Feld zurückgesetzt
   *[other] bisher { $count } Felder zurückgesetzt
}
watch-stopped = vorzeitig angehalten
watch-stuck = keine weitere Technik hilft
watch-full = das Ende war zu lang für die Aufzeichnung
verdict-unique = genau eine Lösung
verdict-several = mehrere Lösungen
verdict-none = keine Lösung
verdict-undecided = nicht entschieden
verdict-solved = gelöst; nicht auf weitere Lösungen geprüft

## Files and paper

file-format = Format
file-export = Exportieren als
file-write = Herunterladen

## The library

collect-title = Sammlung
collect-search = Titel, Autor, Stichwörter
collect-filters = Filter
collect-shelf = Was angezeigt wird
collect-shelf-kept = Gespeichert
collect-shelf-history = Verlauf
collect-shelf-all = Alles
collect-series = Deine Sammlungen
collect-any = Beliebig
collect-unrated = Nicht eingestuft
collect-unproven = Nicht geprüft
collect-filter-text = Suche
collect-filter-kind = Rätselart
collect-filter-level = Schwierigkeit
collect-filter-size = Größe
collect-filter-technique = Technik
collect-filter-tag = Stichwort
collect-filter-verdict = Lösungen
collect-filter-collection = Ordner
collect-filter-sort = Sortieren nach
collect-size-small = Bis 10 × 10
collect-size-middle = 11 bis 20
collect-size-large = 21 bis 50
collect-size-huge = Über 50
collect-sort-added = Neueste zuerst
collect-sort-title = Titel
collect-sort-kind = Rätselart
collect-sort-size = Größe
collect-sort-level = Schwierigkeit
collect-sort-score = Längste zuerst
collect-old-scores = { $count ->
    [one] eines wurde nach einer früheren Skala bewertet und kommt zuletzt
   *[other] { $count } wurden nach einer früheren Skala bewertet und kommen zuletzt
}
collect-more = Mehr zeigen
collect-none = Keine Treffer.
collect-all = Alle Rätsel zeigen
collect-empty = Noch nichts gespeichert.
collect-empty-words = Zieh Dateien hierher oder erstelle ein eigenes Rätsel. Was du gespielt hast, steht im Verlauf.
collect-create = Rätsel erstellen
collect-selection = Auswahl
collect-select = { $title } auswählen
collect-selected = { $count ->
    [one] { $count } ausgewählt
   *[other] { $count } ausgewählt
}
collect-import = Dateien importieren
collect-drop-here = Zum Importieren loslassen
collect-kept = { $count ->
    [one] Ein neues Rätsel; { $known } schon in der Sammlung.
   *[other] { $count } neue Rätsel; { $known } schon in der Sammlung.
}
collect-kept-none = Keine Rätsel gefunden.
collect-problem = { $file }: { $problem }
collect-more-problems = { $count ->
    [one] und eine weitere
   *[other] und { $count } weitere
}
collect-play = Spielen
collect-watch = Zusehen
collect-edit = Kopie bearbeiten
collect-print = Drucken
collect-export = Exportieren
collect-book = Buch machen
collect-clear = Auswahl aufheben
collect-verdict = Lösungen
collect-proof-checked = { $verdict }, Beweis geprüft
collect-techniques = Techniken
collect-author = Autor
collect-source = Quelle
collect-picture-of = Das Rätsel, { $width } mal { $height } Felder
collect-name = Titel
collect-saved = Gespeichert.
collect-new-tag = Neues Stichwort
collect-add-tag = Hinzufügen
collect-remove-tag = Stichwort { $tag } entfernen
collect-delete = Löschen
collect-delete-sure = { $count ->
    [one] Dieses Rätsel aus der Sammlung löschen? Angefangene Spiele werden mitgelöscht; deine Ergebnisse bleiben.
   *[other] Diese { $count } Rätsel aus der Sammlung löschen? Angefangene Spiele werden mitgelöscht; deine Ergebnisse bleiben.
}
collect-deleted = { $count ->
    [one] Ein Rätsel gelöscht.
   *[other] { $count } Rätsel gelöscht.
}
collect-new-collection = Neuer Ordner
collect-make = Anlegen
collect-put-title = In einen Ordner legen
collect-put = In einen Ordner legen
collect-put-into = { $count ->
    [one] Ein Rätsel in { $name } gelegt.
   *[other] { $count } Rätsel in { $name } gelegt.
}
collect-take-out = Aus dem Ordner nehmen
collect-earlier = { $title } nach oben
collect-later = { $title } nach unten
collect-moved-to = Jetzt an Stelle { $number }
collect-drop = Ordner löschen
collect-drop-sure = Den Ordner { $name } löschen? Seine Rätsel bleiben in der Sammlung.

## Packs

pack-title = Pakete
pack-lead = Bilder zum Entdecken und Rätsel jeder Stufe, von leicht bis schwer.
pack-all = Alle Pakete
pack-progress = { $solved } von { $count } gelöst
pack-solved = Gelöst
pack-start = Starten
pack-continue = Weiter
pack-next = Nächstes Rätsel
pack-next-in = Weiter in „{ $title }“

## Books

book-title = Buch machen
book-untitled = Rätsel
book-steps = Schritte
book-step-purpose = Zweck
book-step-puzzles = Rätsel
book-step-words = Titel
book-step-pages = Seiten
book-step-cover = Umschlag
book-step-finish = Fertigstellen
book-step-noted = { $count ->
    [one] { $step }, ein Hinweis
   *[other] { $step }, { $count } Hinweise
}
book-step-stops = { $step }, hier ist etwas zu ändern
book-step-back = Zurück
book-step-on = Weiter
book-purpose = Wofür ist das Buch?
book-for-kdp = Druck auf Bestellung
book-for-kdp-about = Ein Taschenbuch von einem Dienst wie Kindle Direct Publishing: mindestens 24 Seiten, der Umschlag als eigene Datei.
book-for-pdfx = Druckerei
book-for-pdfx-about = PDF/X-1a mit Anschnitt auf allen Seiten, wie Druckereien es wünschen.
book-for-home = Eigener Drucker
book-for-home-about = Für den Unterricht, die Familie oder ein geheftetes Heft.
book-for-magazine = Zeitschrift oder Zeitung
book-for-magazine-about = Seiten in CMYK mit Anschnitt, die zwischen andere kommen.
book-for-plain = Lesen am Bildschirm
book-for-plain-about = Ein PDF mit Links und Lesezeichen, das auch jeder Drucker druckt.
book-load = Plan öffnen
book-loaded = { $name } ist geöffnet.
book-loaded-without = Weggelassen, weil das Studio damit nichts anfangen kann: { $keys }.
book-too-long = Diese Datei ist zu lang für einen Plan.
book-start-over = Neu anfangen
book-start-over-sure = Das leert deinen Plan. Die Rätsel in deiner Bibliothek bleiben.
book-not-kept = Dieser Browser kann deinen Plan nicht behalten: Speichere ihn als Datei.
book-section = Teil { $number }
book-none = Ein Buch braucht Rätsel: Lass neue machen, oder nimm welche aus deiner Bibliothek.
book-add-made = Neue Rätsel machen
book-add-collection = Sammlung hinzufügen
book-add-library = In der Bibliothek wählen
book-collection-counted = { $title } ({ $count })
book-section-chosen = { $puzzles } aus der Bibliothek
book-section-collection = Sammlung: { $title }
book-section-search = Eine Suche in der Bibliothek
book-count = Wie viele
book-own-size = Andere Größe
book-subject = Thema der Bilder
book-subject-any = Alle Themen
book-remove = Entfernen
book-remove-section = Teil { $number } entfernen
book-up = Teil { $number } nach oben
book-down = Teil { $number } nach unten
book-other-puzzles = Andere Rätsel machen
book-total = { $puzzles } insgesamt
book-name = Titel
book-subtitle = Untertitel
book-author = Autor
book-series = Reihe
book-volume = Band
book-isbn = ISBN
book-language = Sprache
book-imprint = Impressum
book-imprint-help = Je eine Zeile: Verlag, Adresse, Rechte.
book-page-size = Seitenformat
book-size-inches = { $width } × { $height } Zoll
book-size-mm = { $width } × { $height } mm
book-own-page = Anderes Format
book-own-page-help = Zum Beispiel 7x10 für Zoll oder 170x240mm.
book-large-print = Großdruck
book-large-print-help = Jedes Rätsel füllt eine eigene Seite, mit Feldern ab 9 mm, wo sie passen.
book-per-page = Rätsel pro Seite
book-colour = Druckfarbe
book-ink-black = Nur Schwarz
book-ink-grey = Schwarz und Grau
book-ink-cmyk = Farbe (CMYK)
book-ink-rgb = Farbe (RGB)
book-theme = Farben der Rätsel
book-theme-print = Nur Schwarz
book-theme-light = Farben
book-theme-high-contrast = Hoher Kontrast
book-theme-colour-blind = Für Farbenblinde
book-title-page = Eine Titelseite
book-front = Inhalt und eine Seite über das Buch
book-rules = Regeln und Techniken
book-openers = Eine Titelseite für jede Rätselart
book-hints = Tipps am Ende
book-solutions = Lösungen am Ende
book-solution-size = Größe der Lösungen
book-solution-small = Klein
book-solution-medium = Mittel
book-solution-large = Groß
book-qr = QR-Codes, die jedes Rätsel öffnen
book-link = Wohin die Codes führen
book-link-help = Dein Studio, wie Leser es erreichen. Ohne Adresse gibt es keine Codes.
book-margins-own = Dieser Plan hat eigene Ränder.
book-usual-margins = Übliche Ränder verwenden
book-wrap-note = Druckereien wollen den Umschlag als eigene Datei, mit Rückseite, Rücken und Vorderseite. Der Rücken richtet sich nach der Zahl der Seiten, also mach ihn zuletzt.
book-blurb = Text auf der Rückseite
book-blurb-help = Ohne Text steht dort, wie viele Rätsel es sind.
book-paper = Papier
book-paper-help = Davon hängt ab, wie breit der Rücken ist.
book-paper-white = Weiß
book-paper-cream = Creme
book-paper-standard-colour = Für Standardfarbdruck
book-paper-premium-colour = Für Premiumfarbdruck
book-bleed = Anschnitt
book-bleed-usual = Wie die Druckerei ihn will
book-bleed-none = Keiner
book-bleed-mm = { $bleed } mm
book-cover = Ein Umschlag als erste Seite
book-cover-solutions = Lösungen auf dem Umschlag zeigen
book-facts = { $count ->
    [one] Eine Seite, { $width } × { $height } mm, { $puzzles }.
   *[other] { $count } Seiten, { $width } × { $height } mm, { $puzzles }.
}
book-mend = Zuerst zu ändern
book-notes = Gut zu wissen
book-go-to = Zu „{ $step }“
book-make = Buch erzeugen
book-making = Die Seiten werden gesetzt …
book-progress = Fortschritt
book-cancelled = Abgebrochen.
book-done = { $count ->
    [one] Dein Buch ist fertig: eine Seite, { $puzzles }.
   *[other] Dein Buch ist fertig: { $count } Seiten, { $puzzles }.
}
book-stale = Der Plan hat sich seitdem geändert. Erzeuge das Buch noch einmal.
book-check-good = Die Datei wurde für „{ $printer }“ geprüft: keine Fehler.
book-check-faults = { $count ->
    [one] Ein Fehler, den die Druckerei finden würde
   *[other] { $count } Fehler, die die Druckerei finden würde
}
book-check-good-cover = Der Umschlag wurde für „{ $printer }“ geprüft: keine Fehler.
book-check-faults-cover = { $count ->
    [one] Ein Fehler im Umschlag, den die Druckerei finden würde
   *[other] { $count } Fehler im Umschlag, die die Druckerei finden würde
}
book-check-page = Seite { $number }
book-check-more = und { $count } weitere
book-download = PDF herunterladen
book-more-files = Weitere Dateien
book-save-cover = Umschlag (PDF)
book-save-parts = Rätsel als Bilder (ZIP)
book-save-plan = Plan (TOML)
book-file-cover = { $title } – Umschlag
book-file-parts = { $title } – Rätsel
book-saved = Die Datei ist bei deinen Downloads.
book-preview = Vorschau
book-empty = Hier erscheinen Seiten, sobald es Rätsel gibt.
book-page-shown = Seite { $number }, wie sie gedruckt wird
book-wrap-shown = Der Umschlag: Rückseite, Rücken und Vorderseite
book-gathering = Rätsel werden gemacht und geprüft …
book-drawing = Die Seite wird gezeichnet …
book-page = Seite { $number } von { $last }
book-pages = Seiten { $first } und { $number } von { $last }
book-back = Vorige Seite
book-on = Nächste Seite
book-chapter = Kapitel
book-show-wrap = Umschlag
book-begun = Du machst gerade schon ein Buch: „{ $title }“.
book-add-here = Dort hinzufügen
book-add-new = Neues Buch beginnen

## Learn

learn-title = Lernen
learn-lead = Ein Weg vom ersten Rätsel bis zu den schwersten Widersprüchen. Jede Technik hat ein Beispiel und kleine Übungen.
learn-first = Erstes Rätsel
learn-progress = { $done } von { $count } geschafft
learn-progress-of = Dein Fortschritt: { $kind }
learn-start = Beginnen: { $name }
learn-continue = Weiter: { $name }
learn-all = Du kennst jede Technik.
learn-done = geschafft
learn-exercise-number = Übung { $number }
learn-practised = { $count ->
    [0] Löse eine Übung, um diese Technik abzuhaken.
    [one] Eine Übung gelöst.
   *[other] { $count } Übungen gelöst.
}
learn-no-exercise = Hierzu gibt es keine Übung: Es ist Ausprobieren, und im Rätsel ist nichts zu sehen, was sich üben ließe.
learn-turn = Weitere Techniken
learn-exercise = Übung versuchen
learn-example = Beispiel zeigen
learn-making = Ein passendes Rätsel wird gesucht …
learn-example-caption = Beispiel
learn-exercise-caption = Übung { $number }
learn-find = Finde heraus, was aus „{ $technique }“ folgt.
learn-where = Sieh dir die markierten Felder an.
learn-hint = Wo soll ich hinsehen?
learn-why = Was ist dort besonders?
learn-what = Was folgt daraus?
learn-do = Eintragen
learn-try = Selbst versuchen
learn-again = Neu beginnen
learn-wrong = Knapp daneben: Hier ist es umgekehrt.
learn-elsewhere = Über dieses Feld sagt diese Technik nichts.
learn-right = { $count ->
    [one] Richtig! Eins fehlt noch.
   *[other] Richtig! { $count } fehlen noch.
}
learn-solved = Richtig, das ist alles!
learn-implied = Das stimmt, folgt aber erst später. Beginne mit dieser Technik.
learn-solved-more = { $count ->
    [one] Richtig! Sie passt noch an einer weiteren Stelle.
   *[other] Richtig! Sie passt noch an { $count } weiteren Stellen.
}
learn-used = Der Weg führt hindurch
learn-closed = Gesperrte Kante
learn-right-side = Rechts vom Cursor
learn-down = Unter dem Cursor

## Create

create-title = Erstellen
create-lead = Mach dein eigenes Rätsel. Das Studio prüft nebenbei, ob es genau eine Lösung hat.
create-named = { $kind } erstellen
create-begin = { $kind } erstellen
create-none = { $kind } lässt sich hier nicht von Hand erstellen. Spiel ein erzeugtes Rätsel oder importiere eins aus einer Datei.
create-verdict = Ergebnis
create-details = Über das Rätsel
create-keep = Speichern und teilen
create-board = Dein Rätsel, { $width } mal { $height } Felder
create-cell = Zeile { $row }, Spalte { $column }: { $state }
create-empty = leer
create-pen-paint = Zeichnen
create-pen-line = Linie
create-pen-area = Füllen
create-pen-move = Verschieben
create-pen-lock = Sperren
create-pen-pick = Pipette
create-locked = { $state }, gesperrt
create-number = Zahl
create-side-right = Wand rechts vom Cursor
create-side-down = Wand unter dem Cursor
create-shift = Alles verschieben
create-shift-up = Nach oben
create-shift-left = Nach links
create-shift-right = Nach rechts
create-shift-down = Nach unten
create-mirror-across = Links und rechts spiegeln
create-mirror-down = Oben und unten spiegeln
create-more = Mehr Werkzeuge
create-width = Breite
create-height = Höhe
create-blank = Leeren
create-sample = Eins erzeugen
create-too-many = Hier sind bis zu { $count } Felder möglich.
create-tags = Stichwörter
create-tags-example = Tiere, klein
create-save = Speichern
create-saved = In deiner Sammlung gespeichert.
create-saved-before = Schon in deiner Sammlung.
create-play = Spielen
create-watch = Zusehen
create-print = Drucken
verdict-checking = Wird geprüft …
verdict-incomplete = Noch nicht fertig
verdict-long-unique = Genau eine Lösung: Speichere oder spiele es.
verdict-long-several = Mehr als eine Lösung: Ändere eines der markierten Felder.
verdict-long-several-repair = Mehr als eine Lösung: Repariere es oder ändere ein markiertes Feld.
verdict-long-none = Keine Lösung: Nimm die letzte Änderung zurück oder ändere etwas anderes.
verdict-long-invalid = Noch kein gültiges Rätsel
verdict-long-undecided = Zu schwer, um es hier zu prüfen: Vereinfache es oder speichere es so.
verdict-solution = Lösung { $number }
verdict-differ = { $count ->
    [one] Zwei Lösungen unterscheiden sich im markierten Feld:
   *[other] Zwei Lösungen unterscheiden sich in den { $count } markierten Feldern:
}
verdict-level = { $level } ({ $score })
verdict-time = Lösungszeit
verdict-seconds = etwa { $expected } Sekunden ({ $from } bis { $to })
verdict-minutes = etwa { $expected } min ({ $from } bis { $to })
verdict-quality = Einzelheiten
quality-correct = Zahlen passen zum Bild
quality-complete = Genau eine Lösung
quality-numbers = Hinweiszahlen
quality-spare-numbers = Verzichtbare Hinweiszahlen
quality-minimality = Notwendige Hinweiszahlen
quality-clarity = Felder, die sich aus einzelnen Linien ergeben
quality-trivial-lines = Linien, die sich sofort ausfüllen lassen
quality-shapes = Formen im Bild
quality-similarity = Ähnlichkeit mit dem ursprünglichen Bild
quality-share = { $percent } %
repair-start = Reparieren
repair-lead = Ändert so wenige Felder wie möglich, bis es genau eine Lösung gibt.
repair-working = Die kleinste Änderung wird gesucht …
repair-done = { $count ->
    [one] Repariert: Das umrandete Feld wurde geändert.
   *[other] Repariert: Die { $count } umrandeten Felder wurden geändert.
}
repair-partly = { $count ->
    [one] Ein Feld wurde geändert, aber es gibt noch mehr als eine Lösung.
   *[other] { $count } Felder wurden geändert, aber es gibt noch mehr als eine Lösung.
}

## Pictures

picture-title = Aus einem Bild
picture-choose = Bild öffnen
picture-drop = oder hierher ziehen oder einfügen
picture-yours = Dein Bild
picture-reading = Das Bild wird gelesen …
picture-threshold = Was als dunkel gilt
picture-threshold-otsu = Automatisch
picture-threshold-adaptive = Dunkler als die Umgebung
picture-threshold-tones = Gravur (Töne)
picture-threshold-dither = Punkte (Dithering)
picture-threshold-edges = Umrisse
picture-threshold-grey = Dunkler als …
picture-grey = Helligkeit
picture-fit = Einpassen
picture-fit-contain = Ganzes Bild zeigen
picture-fit-cover = Fläche füllen
picture-fit-stretch = Strecken
picture-trim = Leere Ränder abschneiden
picture-invert = Hell und Dunkel tauschen
picture-colours = Farben
picture-dither = Farben aus Punkten mischen
picture-crop-hint = Zieh über das Bild, um es zuzuschneiden.
picture-whole = Ganzes Bild verwenden
picture-variants = Varianten vergleichen
picture-variants-making = Varianten entstehen …
picture-variant-colours = { $count ->
    [one] { $count } Farbe
   *[other] { $count } Farben
}
picture-variant-changed = { $count ->
    [one] { $count } Feld geändert
   *[other] { $count } Felder geändert
}
picture-variant-unique = Eine Lösung
picture-variant-several = Mehrere Lösungen
picture-variant-undecided = Nicht bewiesen

## Problems: what happened, and what to do next

problem-title = Etwas ist schiefgegangen
problem-unknown = Etwas ist schiefgegangen. Versuch es noch einmal.
problem-away = Keine Verbindung zum Studio. Läuft es noch?
problem-offline = Keine Verbindung. Deine Züge sind auf diesem Gerät gespeichert und werden gesendet, sobald das Studio wieder da ist.
problem-invalid-puzzle = Das ist kein gültiges Rätsel. { $faults }
problem-not-unique = Dafür muss das Rätsel genau eine Lösung haben.
problem-invalid-move = Dieser Zug ist hier nicht möglich.
problem-invalid-recipe = So ein Rätsel lässt sich nicht erzeugen. Wähl eine andere Größe oder Schwierigkeit.
problem-format = Das ist kein Rätsel, das das Studio lesen kann. Prüfe die Datei oder versuch ein anderes Format.
problem-file-at = Zeile { $line }: { $why }
problem-file-at-line = Zeile { $line }, „{ $text }“: { $why }
problem-file-at-puzzle = Rätsel { $number }: { $why }
problem-file-other = Das passt nicht zum Format der Datei.
problem-file-other-format = Das passt nicht zum Format „{ $format }“, das die Datei zu haben scheint.
problem-file-empty = Die Datei ist leer.
problem-file-text = Die Datei ist kein UTF-8-Text. Speichere sie als UTF-8.
problem-file-packed = Die gepackte Datei ist beschädigt. Lade oder kopiere sie noch einmal.
problem-file-not-xml = Das ist kein gültiges XML.
problem-file-not-json = Das ist kein gültiges JSON.
problem-file-unknown = Das Format dieser Datei ist hier nicht bekannt.
problem-file-colours = Das Rätsel hat { $found } Farben. Höchstens { $wanted } lassen sich lesen.
problem-file-colour-value = Hier wird eine Farbe erwartet, zum Beispiel #ff0000.
problem-file-no-colour = Diese Zahl hat keine Farbe, und die Datei nennt keine für solche Zahlen.
problem-file-colour = „{ $found }“ ist keine Farbe dieser Datei.
problem-file-triangles = Das ist ein Rätsel aus Dreiecken, das hier nicht gespielt werden kann.
problem-file-given = Dieses Rätsel braucht vorgegebene Felder, die sich nicht lesen lassen.
problem-file-too-much = Das ist zu groß zum Lesen. Teile die Datei auf.
problem-file-sides = „{ $found }“ ist keine mögliche Größe.
problem-file-clue = Der Hinweis braucht { $wanted } Felder, aber die Linie hat nur { $found }.
problem-file-zero = Eine 0 kann nur allein stehen, und andere Zahlen beginnen bei 1.
problem-file-twice = „{ $found }“ kommt zweimal vor.
problem-file-equal = Alle Zeilen müssen gleich lang sein.
problem-file-clues = Nach dieser Zeile werden Hinweise erwartet.
problem-file-more = Erwartete Einträge: { $wanted }; es sind mehr.
problem-file-cells = Erwartete Felder: { $wanted }, gefunden: { $found }.
problem-file-rows = Erwartete Zeilen: { $wanted }, gefunden: { $found }.
problem-file-numbers = Erwartete Einträge: { $wanted }, gefunden: { $found }.
problem-file-word = Hier werden ein Schlüsselwort und sein Wert erwartet.
problem-file-missing = „{ $found }“ fehlt.
problem-file-address = Diese Adresse ist unvollständig. Kopiere sie ganz.
problem-file-number = Hier wird eine Zahl erwartet, nicht „{ $found }“.
problem-file-number-here = Hier wird eine Zahl erwartet.
problem-file-unexpected = „{ $found }“ kann hier nicht stehen.
problem-file-no-puzzle = Hier ist kein Rätsel.
problem-damaged-link = Dieser Link ist beschädigt. Kopier ihn vollständig oder lass ihn dir noch einmal schicken.
problem-picture = Dieses Bild lässt sich nicht öffnen. Versuch es mit PNG oder JPEG.
problem-empty-picture = Von diesem Bild bleibt bei dieser Größe nichts übrig. Lies es anders ein oder wähle ein größeres Feld.
problem-empty-drawing = Zeichne zuerst etwas: Ein leeres Feld ist kein Rätsel.
problem-unknown-kind = Diese Rätselart kennt das Studio nicht.
problem-not-offered = Das gibt es für diese Rätselart nicht.
problem-generation-failed = Kein passendes Rätsel gefunden. Versuch es noch einmal oder wähl eine andere Größe oder Schwierigkeit.
problem-budget-exceeded = Das hat zu lange gedauert und wurde abgebrochen. Versuch es noch einmal oder nimm ein kleineres Rätsel.
problem-not-found = Hier gibt es nichts. Vielleicht wurde es gelöscht.
problem-library = Das ging in der Sammlung nicht. Prüfe die Namen und versuch es noch einmal.
problem-library-away = Die Sammlung ist gerade nicht erreichbar. Versuch es gleich noch einmal.
problem-name-taken = Einen Ordner mit diesem Namen gibt es schon. Wähl einen anderen Namen.
problem-name = Ein Name hat 1 bis { $most } Zeichen.
problem-error = Das hat nicht geklappt. Prüfe deine Eingabe und versuch es noch einmal.
problem-too-large = Das ist zu groß für das Studio. Versuch etwas Kleineres.
problem-too-deep = Diese Datei ist zu tief verschachtelt.
problem-too-many = Zu viel auf einmal. Warte einen Moment und versuch es noch einmal.
problem-too-many-jobs = Es laufen schon mehrere Aufträge. Warte, bis einer fertig ist.
problem-too-many-puzzles = Nur die ersten { $count } Rätsel der Datei wurden gelesen.
problem-more = { $count ->
    [one] Ein weiteres ließ sich nicht lesen.
   *[other] { $count } weitere ließen sich nicht lesen.
}
problem-busy = Das Studio ist beschäftigt. Versuch es gleich noch einmal.
problem-closing = Das Studio wird beendet. Starte es neu, um weiterzumachen.
problem-hung-up = Abgebrochen.
problem-player-key = Deine Spiele wurden nicht gefunden. Lade die Seite neu und versuch es noch einmal.
problem-missing-font = Auf dem Rechner, auf dem das Studio läuft, fehlt eine Schrift für diese Sprache. Installiere eine oder wähle eine andere Sprache.
problem-not-ready = Das Buch ist noch nicht fertig. Warte einen Moment.
problem-not-playable = Dieses Rätsel lässt sich nicht als Seite speichern. Teile stattdessen den Link.
problem-wrong-host = Unter dieser Adresse antwortet das Studio nicht. Öffne die Adresse, die es beim Start angezeigt hat.
problem-cross-origin = Das wurde blockiert, weil es von einer anderen Website kam. Öffne das Studio und versuch es noch einmal.
problem-token = Gib den Zugangsschlüssel ein, um weiterzumachen.
problem-malformed-request = Das hat das Studio nicht verstanden. Prüfe deine Eingabe und versuch es noch einmal.
problem-method-not-allowed = Das geht hier nicht.
problem-request-timeout = Die Verbindung war zu langsam. Versuch es noch einmal.
problem-outdated = Dieses Spiel wurde in einem anderen Tab geändert. Lade die Seite neu, um weiterzumachen.
problem-bug = Im Studio ist etwas schiefgegangen. Versuch es noch einmal; wenn es wieder passiert, melde es bitte.

## File formats

format-json = JSON von Cluewright
format-share = Link zum Teilen
format-webpbn = webpbn (XML)
format-taai = Turniersammlung (TAAI, TCGA, ICGA)
format-lp = Nonogramm-Text von Bosch
format-janko = Hitori-Text von janko.at
format-non = Nonogramm-Text von Simpson
format-g = Nonogramm-Text von Olšák
format-mk = Einfacher Nonogramm-Text von Olšák
format-nin = Nonogramm-Text von Wilk
format-cwd = Text von QNonograms
format-cwc = CWC-Text (webpbn)
format-pynogram = pynogram-Text
format-gno = Datei von Gnonograms
format-pbm = Bild (PBM)
format-tatham = Spiel-ID für Tathams Pattern oder Singles
format-tatham-pattern = Spiel-ID für Tathams Pattern
format-tatham-singles = Spiel-ID für Tathams Singles
format-ziplink = Zip-Link
format-puzzlink = Adresse für puzz.link
format-pzprv3 = Datei von puzz.link (pzprv3)
format-hitori-text = Einfacher Hitori-Text

## Strategies of the solver

strategy-auto = Automatisch
strategy-lines = Linie für Linie
strategy-logic = Nur Logik
strategy-probe = Beide Werte probieren
strategy-learn = Aus Widersprüchen lernen
strategy-decimate = Sicherste Felder zuerst
strategy-frontier = Vom Bekannten nach außen
strategy-search = Logik und Ausprobieren
strategy-walk = Schritt für Schritt ab der 1
strategy-dfs = Einfache Suche
strategy-dfs-logic = Einfache Suche mit Logik
strategy-brute = Alle Möglichkeiten
strategy-sat = Als eine logische Formel
strategy-named = { $name } ({ $strategy })

## Pages of their own, written by export-page

alone-puzzles = Rätsel
alone-path = Lösungsweg: { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}

## A first board: each rule is broken once, to see why it is there

first-title = Erstes Feld
first-named = { $kind }: dein erstes Feld
first-none = Von dieser Art gibt es kein erstes Feld.
first-step = Schritt { $number } von { $count }
first-solve = Jetzt löse das Feld. Lass dir Zeit: Du kannst alles zurücknehmen und nach dem nächsten Schritt fragen.
first-next = Weiter
first-hint = Nächsten Schritt zeigen
first-undo = Zurücknehmen
first-done = Du kennst die Regeln von { $kind }. Hier ist ein größeres Feld.
first-game = Ein 6 × 6 spielen
first-link = Neu hier? Probier ein erstes Feld
