# Was jede Rätselart sagt. Zeilen und Spalten zählen ab 1.

## Places

line = { $axis ->
    [row] Zeile { $number }
   *[column] Spalte { $number }
}
along = { $axis ->
    [row] { $count ->
        [one] Zeile { $places }
       *[other] Zeilen { $places }
    }
   *[column] { $count ->
        [one] Spalte { $places }
       *[other] Spalten { $places }
    }
}
run = { $first } bis { $last }
cell = Zeile { $row }, Spalte { $column }
cells = { $line }, { $along }
cells-block = Zeilen { $rows }, Spalten { $columns }
cells-two = { $first } und { $second }
cells-two-wide = { $first } sowie { $second }
cells-separator = {"; "}
cells-many = { $first } sowie { $last }
more-cells = { $count ->
    [one] ein weiteres Feld
   *[other] { $count } weitere Felder
}

## Levels

level-easy = leicht
level-medium = mittel
level-hard = schwer
level-expert = sehr schwer
level-extreme = extrem

## Hints

plain = { $text }
hint-look = Sieh dir { $place } an.
hint-look-around = Sieh dir das ganze Rätsel an.
hint-technique = { $name }. { $summary }
hint-before = { $count ->
    [one] { $why } Davor kommt ein Schritt: { $step }
   *[other] { $why } Davor kommen { $count } Schritte, der letzte davon: { $step }
}
technique-trial = Ausprobieren
    .summary = Von hier an hilft nur Ausprobieren.
trial-cell = Ausprobieren zeigt: { $cells } ist { $value }.
hint-mistake = Es gibt einen Fehler.
hint-mistake-in = Es gibt einen Fehler: Sieh dir { $place } an.
hint-solved = Das Rätsel ist gelöst.
hint-solved-one-of-several = Das Rätsel ist gelöst. Es hat noch andere Lösungen.
hint-stuck = Keine Technik hilft hier.
hint-no-solution = Das Rätsel hat keine Lösung.
hint-several-solutions = Das Rätsel hat mehrere Lösungen, also folgt nichts mehr mit Sicherheit.

## Chains

technique-supposition = Annahme
    .summary = Etwas wird angenommen, um zu sehen, wohin es führt.
technique-clash = Widerspruch
    .summary = Die Annahme führt zu etwas Unmöglichem.

## Mistakes

wrong-cell = { $cells } ist falsch.
wrong-value = { $cells } kann nicht { $value } sein.
clear-cell = Leere { $cells }.
wrong-move = Der erste Fehler war Zug { $number }: { $cells }.
undo-mistake = Nimm Züge zurück, bis der Fehler weg ist.
puzzle-without-solution = Das Rätsel hat keine Lösung.
puzzle-without-solution-remedy = Prüfe, ob es richtig abgeschrieben ist.
board-without-solution = Zu diesem Stand passt keine Lösung.
board-without-solution-remedy = Nimm zurück, wobei du am wenigsten sicher bist.
lost-with-cell = { $cells } kann nicht { $value } sein: So hat das Rätsel keine Lösung.
lost-with-move = Mit Zug { $number } wurde das Rätsel unlösbar.
lost-with-move-remedy = Nimm Zug { $number } und alles danach zurück.

## Boards and solutions that are malformed

fault-board-rows = Ein Spielstand muss eine Liste von Zeilen aus Zeichen sein.
fault-board-ragged = Alle Zeilen müssen gleich lang sein.
fault-board-symbol = Ein Feld muss eines der Zeichen { $symbols } sein, nicht { $found }.
fault-board-size = Der Spielstand ist { $board }, das Rätsel aber { $puzzle }.
fault-board-array = Ein Spielstand muss ein uint8-Array (height, width) sein, nicht { $found }.
fault-board-value = Ein Feld muss eine Zahl von 0 bis { $highest } sein, nicht { $found }.
fault-board-packed = { $bytes } Bytes ergeben keinen gepackten Spielstand von { $board }.
fault-wrong-solution = Die angegebene Lösung löst das Rätsel nicht.

## Recordings

reason-supposed = Annahme
reason-other = andere Techniken
reason-search = Suche
reason-solution = Lösung
reason-given = vorgegeben
reason-guess = Vermutung
reason-learned = gelernt

## Prompts: a puzzle as plain text, with its rules and how the answer is written

prompt-size = Spalten: { $columns }. Zeilen: { $rows }.
prompt-rows = Zeilen, von oben nach unten:
prompt-columns = Spalten, von links nach rechts:
prompt-hidden = Ein Fragezeichen steht für eine Zahl, die nicht angegeben ist, drei für einen ganzen Hinweis, der fehlt.
answer-form-rows = Antworte mit dem gelösten Brett: eine Textzeile je Zeile, ein Zeichen je Feld, nichts dazwischen.
answer-form-json = Antworte mit der Lösung als JSON, in der Form, in der Cluewright sie schreibt.

## Answers in words, judged

answer-right = Das ist eine Lösung.
answer-wrong = Das ist keine Lösung.
value-open = offen
notation-grid = ein Gitter: { $signs }
notation-sign = { $sign } = { $value }
notation-rows = Zeilen von Feldern
notation-cells = eine Liste der gefüllten Felder, ab { $first } gezählt
notation-path = eine Liste der Felder des Weges, ab { $first } gezählt
notation-data = JSON
fault-answer-none = In diesem Text ist keine Antwort: Schreib das Spielfeld als { $height ->
    [one] eine Zeile
   *[other] { $height } Zeilen
} mit je { $width ->
    [one] einem Feld
   *[other] { $width } Feldern
}.
fault-answer-rows = Die Antwort hat { $found ->
    [one] eine Zeile
   *[other] { $found } Zeilen
}, das Spielfeld aber { $expected }.
fault-answer-row = { $line } hat { $found ->
    [one] ein Feld
   *[other] { $found } Felder
}, das Spielfeld ist aber { $expected } breit.
fault-answer-outside = { $place } liegt nicht auf dem Spielfeld ({ $size }).
fault-answer-undecided = { $cells } { COUNT($cells) ->
    [one] ist
   *[other] sind
} noch offen.
fault-answer-not-solved = Das Spielfeld verstößt gegen die Regeln.
