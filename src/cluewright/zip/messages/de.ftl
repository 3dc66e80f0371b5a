# Was Zip sagt. Der Weg führt von der 1 durch jedes Feld bis zur letzten Zahl. Die Teile „broken-…“ beginnen mit dem Verb,
# damit sie nach „dann“ und „von dort aus“ stehen können.

## The kind

title = Zip
rules = Zeichne einen Weg von der 1 bis zur letzten Zahl. Er erreicht die Zahlen der Reihe nach, besucht jedes Feld genau einmal und kreuzt keine Wand.
move-help = R2D geht zweimal nach rechts und nach unten (L, R, U, D); ZEILE,SPALTE geht geradeaus zu einem Feld oder dorthin zurück; +ZEILE,SPALTE right (oder down) notiert, dass der Weg dort hindurchführt, - dass nicht, ? löscht die Notiz; mehrere Notizen mit Leerzeichen dazwischen sind ein Zug
answer-form = Antworte mit einer Textzeile je Zeile: für jedes Feld, als wievieltes der Weg es besucht, von 1 bis { $last }, mit Leerzeichen dazwischen.
answer-form-blocked = Antworte mit einer Textzeile je Zeile: für jedes Feld, als wievieltes der Weg es besucht, von 1 bis { $last }, mit Leerzeichen dazwischen, und # für jedes gesperrte Feld.
prompt-steps = Der Weg führt von Feld zu Feld über gemeinsame Seiten, nie diagonal.
prompt-walls = Wände:
prompt-wall = zwischen { $from } und { $to }

## Techniques

technique-forced-corner = Ecke
    .summary = Aus einer Ecke führen nur zwei Richtungen, also nimmt der Weg beide.
technique-corridor = Engstelle
    .summary = Ein von Wänden oder vom Rand eingeschlossenes Feld lässt dem Weg keine Wahl.
technique-full-cell = keine Verzweigung
    .summary = Der Weg führt schon durch ein Feld, also nimmt er dort keine weitere Richtung.
technique-dead-end = Sackgasse
    .summary = Der ersten oder letzten Zahl bleibt nur eine Richtung, also nimmt der Weg sie.
technique-two-ways-left = zwei Richtungen übrig
    .summary = Einem Feld bleiben nur zwei Richtungen, also nimmt der Weg beide.
technique-one-way-on = nur eine Fortsetzung
    .summary = Der Weg kommt in ein Feld, aus dem nur eine Richtung weiterführt.
technique-number-order = Reihenfolge der Zahlen
    .summary = Der Weg führt nie von einer Zahl direkt zu einer, die nicht die nächste ist.
technique-no-early-loop = keine Schleife
    .summary = Die beiden Enden eines Wegstücks werden nie verbunden.
technique-no-early-end = kein frühes Ende
    .summary = Der Weg erreicht die letzte Zahl nicht, bevor jedes Feld besucht ist.
technique-cut = abgeschnitten
    .summary = Ein Feld ist die einzige Verbindung zu einem Teil des Rätsels, und der darf nicht abgeschnitten werden.
technique-only-way = einziger Weg
    .summary = Zur nächsten Zahl führt nur ein Weg.
technique-out-of-reach = unerreichbar
    .summary = Der Weg führt nicht dorthin, von wo die nächste Zahl nicht zu erreichen ist.
technique-bridge-order = Nadelöhr
    .summary = Durch ein Nadelöhr führt der Weg nur einmal, also nicht dorthin, von wo er es zweimal bräuchte.
technique-parity = Schachbrett
    .summary = Der Weg wechselt zwischen hellen und dunklen Feldern; ihre Zahl verrät, wie oft er in einen Teil hineinführt.
technique-both-ways = so oder so
    .summary = Ob der Weg einen bestimmten Schritt macht oder nicht, es folgt dasselbe.
technique-contradiction = Widerspruch
    .summary = Nimm das Gegenteil an, folge dem Weg, und eine Regel wird verletzt.

technique-supposition = Annahme
    .summary = Was daraus folgt, wird Schritt für Schritt gezeigt.
technique-clash = Zusammenstoß
    .summary = Hier wird eine Regel verletzt, also ist die Annahme falsch.

## Directions

way-up = nach oben
way-down = nach unten
way-left = nach links
way-right = nach rechts
from-up = von oben
from-down = von unten
from-left = von links
from-right = von rechts
the-number = der { $number }

## Steps

step-forced-corner = Aus der Ecke { $cell } führen nur zwei Richtungen, { LIST($ways) }, also nimmt der Weg beide.
step-corridor = Aus { $cell } führen nur zwei Richtungen, { LIST($ways) }, also geht der Weg dort hindurch.
step-corridor-first = Von der 1 führt nur eine Richtung weg, also geht der Weg dort { LIST($ways) }.
step-corridor-last = Zu der { $number } führt nur eine Richtung, also erreicht der Weg sie { LIST($sides) }.

step-full-cell = Der Weg führt schon durch { $cell }, also geht er von dort nicht { LIST($ways, type: "or") }.
step-full-cell-first = Der Weg hat die 1 schon verlassen, also geht er von dort nicht auch noch { LIST($ways, type: "or") }.
step-full-cell-last = Der Weg erreicht die { $number } schon, also kommt er nicht auch noch { LIST($sides, type: "or") }.

step-dead-end-first = Von der 1 kann der Weg nur { LIST($ways) } gehen.
step-dead-end-last = Der Weg kann die { $number } nur { LIST($sides) } erreichen.
step-two-ways-left = Für { $cell } bleiben nur zwei Richtungen, { LIST($ways) }, also nimmt der Weg beide.
step-one-way-on = Von { $cell } kann der Weg nur { LIST($ways) } weitergehen.
step-one-way-on-next = Also kann er dort nur { LIST($ways) } weitergehen.

step-number-order = Der Weg kann von { $cell } nicht { LIST($ways) } gehen: Er käme von der { $from } direkt zu der { $to }.
step-no-early-loop = Der Weg kann von { $cell } nicht { LIST($ways) } gehen: Er würde eine Schleife schließen.
step-no-early-end = Der Weg kann von { $cell } nicht { LIST($ways) } gehen: Er würde die { $number } erreichen, bevor alle Felder besucht sind.

step-cut = Der Weg muss von { $cell } { LIST($ways) } gehen: { $count ->
    [one] Nur so kommt er zu dem Feld dahinter.
   *[other] Nur so kommt er zu den { $count } Feldern dahinter.
}
step-cut-rest = Der Weg muss von { $cell } { LIST($ways) } gehen: Nur so kommt er zu den übrigen Feldern.
step-cut-closed = { $cell } ist die einzige Verbindung zwischen zwei Teilen. Der Weg führt von dort schon in einen davon, also geht er nicht auch noch { LIST($ways, type: "or") }.

step-only-way = Von { $cell } muss der Weg { LIST($ways) } gehen: Keine andere Richtung führt von der { $from } zu { LIST($goals, type: "or") }.
step-only-way-number = Von der { $from } muss der Weg { LIST($ways) } gehen: Keine andere Richtung führt zu { LIST($goals, type: "or") }.
step-out-of-reach = Der Weg kann von { $cell } nicht { LIST($ways, type: "or") } gehen: So käme er nicht von der { $from } zu { LIST($goals, type: "or") }.
step-out-of-reach-number = Von der { $from } kann der Weg nicht { LIST($ways, type: "or") } gehen: So käme er nicht zu { LIST($goals, type: "or") }.
step-out-of-reach-between = Der Weg kann von { $cell } nicht { LIST($ways) } gehen: Kein Abschnitt zwischen zwei Zahlen kann beide Felder besuchen.

step-bridge-order = Von { $cell } muss der Weg { LIST($ways) } gehen: Jede andere Richtung führt von der { $from } zu { LIST($goals, type: "or") } zweimal durch dasselbe Feld.
step-bridge-order-number = Von der { $from } muss der Weg { LIST($ways) } gehen: Auf jedem anderen Weg zu { LIST($goals, type: "or") } müsste er zweimal durch dasselbe Feld.
step-bridge-order-closed = Der Weg kann von { $cell } nicht { LIST($ways, type: "or") } gehen: Von der { $from } zu { LIST($goals, type: "or") } müsste er zweimal durch dasselbe Feld.
step-bridge-order-closed-number = Von der { $from } kann der Weg nicht { LIST($ways, type: "or") } gehen: Auf dem Weg zu { LIST($goals, type: "or") } müsste er zweimal durch dasselbe Feld.
step-bridge-order-between = Der Weg kann von { $cell } nicht { LIST($ways) } gehen: Er müsste zweimal durch dasselbe Feld.
trial-path = Ausprobieren zeigt: Von { $cell } geht der Weg { LIST($ways) }.

step-parity = Färbe die Felder wie ein Schachbrett: Der Weg kann alle hellen und dunklen Felder hinter { $cell } nur besuchen, wenn er von dort { LIST($ways) } geht.
step-parity-closed = Färbe die Felder wie ein Schachbrett: Der Weg kann alle hellen und dunklen Felder hinter { $cell } nur besuchen, wenn er von dort nicht { LIST($ways, type: "or") } geht.

## What follows from an assumption

goes = geht er von { $cell } { LIST($ways) }
goes-not = geht er von { $cell } nicht { LIST($ways) }
more-moves = { $count ->
    [one] folgt noch ein Schritt
   *[other] folgen noch { $count } Schritte
}

step-both-ways = Ob der Weg von { $cell } { LIST($ways) } geht oder nicht, in beiden Fällen { LIST($follows) } ({ $with ->
    [one] ein Schritt
   *[other] { $with } Schritte
}, wenn ja, { $without }, wenn nicht).
step-both-ways-even = Ob der Weg von { $cell } { LIST($ways) } geht oder nicht, in beiden Fällen { LIST($follows) } (jeweils { $with ->
    [one] ein Schritt
   *[other] { $with } Schritte
}).

step-contradiction = Ginge der Weg von { $cell } { LIST($ways) }, { $broken }{ $steps ->
    [0] {""}
    [one] {" "}(nach einem Schritt)
   *[other] {" "}(nach { $steps } Schritten)
}. Also geht er dort nicht { LIST($ways) }.
step-contradiction-opposite = Ginge der Weg von { $cell } nicht { LIST($ways) }, { $broken }{ $steps ->
    [0] {""}
    [one] {" "}(nach einem Schritt)
   *[other] {" "}(nach { $steps } Schritten)
}. Also geht er dort { LIST($ways) }.

step-supposition = Angenommen, der Weg geht von { $cell } { LIST($ways) }.
step-supposition-opposite = Angenommen, der Weg geht von { $cell } nicht { LIST($ways) }.
step-clash = Aber dann { $broken }.

## What a position breaks

broken-full-cell = würde er sich in { $cell } verzweigen
broken-dead-end = könnte er nicht durch { $cell } führen
broken-dead-end-first = könnte er die 1 nicht verlassen
broken-dead-end-last = könnte er die { $number } nicht erreichen
broken-number-order = käme er von der { $from } direkt zu der { $to }
broken-no-early-loop = würde er eine Schleife schließen
broken-no-early-end = würde er die letzte Zahl erreichen, bevor alle Felder besucht sind
broken-cut = würde er bei { $cell } einen Teil abschneiden
broken-only-way = käme er nicht von der { $from } zu der { $to }
broken-out-of-reach = könnte er { $cell } auf keinem Abschnitt zwischen zwei Zahlen besuchen
broken-bridge-order = müsste er zweimal durch { $cell }
broken-bridge-order-visit = könnte er { $cell } nicht besuchen, ohne zweimal durch ein anderes Feld zu führen
broken-parity = könnte er nicht alle hellen und dunklen Felder um { $cell } besuchen

## Rules a board breaks

fault-start = Der Weg beginnt in { $cell }, nicht auf der 1.
fault-start-remedy = Beginne den Weg auf der 1.
fault-jump = Der Weg springt von { $from } nach { $to }.
fault-wall = Der Weg kreuzt eine Wand zwischen { $from } und { $to }.
fault-wall-note = Die Notiz zwischen { $from } und { $to } führt durch eine Wand oder in ein gesperrtes Feld.
fault-blocked = Der Weg führt in das gesperrte Feld { $cell }.
fault-revisit = Der Weg besucht { $cell } zweimal.
fault-order = Der Weg erreicht in { $cell } die { $number }, aber die { $next } ist an der Reihe.
fault-early-end = Der Weg erreicht die letzte Zahl, { $number }, bevor jedes Feld besucht ist.
fault-contradiction = Der Weg geht von { $from } nach { $to }, aber eine Notiz sagt das Gegenteil.
fault-branch = Der Weg verzweigt sich in { $cell }.
fault-dead-end = Durch { $cell } kann der Weg nicht mehr führen: Es bleiben zu wenige Richtungen.
fault-loop = Der Weg schließt in { $cell } eine Schleife.
fault-wrong-note = Die Notiz zwischen { $from } und { $to } ist falsch.
fault-wrong-notes = Die Notizen können nicht alle stimmen.
fault-wrong-turn = Nach der { $number } biegt der Weg in { $cell } falsch ab: Von dort aus { $broken }.
fault-wrong-turn-unseen = Nach der { $number } biegt der Weg in { $cell } falsch ab: So führt er nicht zur Lösung.

remedy-go-back = Geh zurück zu { $cell }.
remedy-clear-note = Lösch die Notiz zwischen { $from } und { $to }.
remedy-clear-notes = Lösch die Notizen, bei denen du am wenigsten sicher bist.
remedy-clear-notes-around = Lösch eine Notiz um { $cell }.

## What is wrong with a puzzle or a board that is read

fault-missing = Ein Zip braucht { $key ->
    [width] eine Breite.
    [height] eine Höhe.
   *[numbers] Zahlen.
}
fault-size = { $side ->
    [width] Die Breite
   *[height] Die Höhe
} muss eine ganze Zahl von 1 bis { $most } sein, nicht { $given }.
fault-type-numbers = Die Zahlen müssen eine Liste von Feldern sein, nicht { $given }.
fault-type-walls = Die Wände müssen eine Liste sein, nicht { $given }.
fault-type-blocked = Die gesperrten Felder müssen eine Liste von Feldern sein, nicht { $given }.
fault-type-blocked-cell = Ein gesperrtes Feld muss [row, column] sein, nicht { $given }.
fault-type-number = Eine Zahl muss eine ganze Zahl ab 1 sein, nicht { $given }.
fault-type-number-cell = Das Feld der Zahl { $number } muss [row, column] sein, nicht { $given }.
fault-type-wall = Eine Wand muss [row, column, "right" oder "down"] sein, nicht { $given }.
fault-ragged = Die Zeilen sind verschieden lang.
fault-repeated = Die Zahl { $number } steht zweimal da, in { $cells }.
fault-gap = Die Zahl { $number } fehlt.
fault-gap-beyond = Die Zahl { $given } ist größer als die Zahl der Felder.
fault-off-board-number = Die Zahl { $number } in { $cell } liegt außerhalb.
fault-off-board-blocked = Das gesperrte Feld { $cell } liegt außerhalb.
fault-blocked-number = Die Zahl { $number } steht auf einem gesperrten Feld, { $cell }.
fault-two-numbers = Die Zahlen { $first } und { $second } stehen im selben Feld, { $cell }.
fault-too-few = Ein Zip dieser Größe braucht mindestens die Zahlen 1 und 2.
fault-too-few-one-cell = Ein Zip dieser Größe braucht die Zahl 1.
fault-wall-off-board = Die Wand { $side ->
    [right] rechts von
   *[down] unter
} { $cell } liegt außerhalb.
fault-parity = Kein Weg ist möglich. Wie ein Schachbrett gefärbt gibt es { $light ->
    [one] ein helles Feld
   *[other] { $light } helle Felder
} und { $dark ->
    [one] ein dunkles Feld
   *[other] { $dark } dunkle Felder
}, aber ein Weg von { $from } nach { $to } besucht { $more ->
    [light] ein helles Feld mehr als dunkle.
    [dark] ein dunkles Feld mehr als helle.
   *[none] gleich viele helle wie dunkle Felder.
}
fault-board = Ein Spielstand muss ein Weg sein, eine Liste von [row, column].
fault-board-cell = Ein Feld des Weges muss [row, column] in { $width } mal { $height } Feldern sein, nicht { $given }.
fault-board-note = Eine Notiz muss [row, column, "right" oder "down", true oder false] sein, nicht { $given }.
fault-wrong-solution = Die angegebene Lösung löst das Rätsel nicht.

## Moves that cannot be made

move-unknown = { $given } ist kein Zug: { move-help }
move-too-long = dieser Zug geht mehr als { $times } Mal durch alle Felder
move-visited = der Weg besucht { $cell } schon
move-blocked = { $cell } ist gesperrt
move-wall = zwischen { $from } und { $to } ist eine Wand
move-not-straight = { $to } liegt von { $from } aus nicht geradeaus
move-off-board = { $cell } gibt es nicht: Das Rätsel hat { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
} und { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
}

## Pages

about-editor = Setze Zahlen, Wände und gesperrte Felder für einen Weg.
page-board = Zip, { $width } Spalten, { $height } Zeilen, Zahlen 1 bis { $last }
page-number = Zahl { $number }
page-blocked = gesperrt
page-head = Ende des Weges
page-visited = auf dem Weg, Schritt { $number }
page-walls = Wand { $sides }
page-side-left = links
page-side-right = rechts
page-side-above = oben
page-side-below = unten
page-note-used = notiert: der Weg führt { $side } hindurch
page-note-closed = notiert: { $side } gesperrt
page-said = { $count ->
    [one] Weg in Zeile { $row }, Spalte { $column }
   *[other] Weg mit { $count } Feldern, in Zeile { $row }, Spalte { $column }
}
page-no-way = Dorthin kann der Weg nicht führen
page-pen-number = Zahl
page-pen-wall = Wand
page-pen-blocked = Gesperrtes Feld
page-missing = Setze mindestens zwei Zahlen: Sie zählen von selbst hoch.
page-wall-right = Wand rechts
page-wall-down = Wand unten
page-help = Der Weg in Zip
page-help-drag-how = Vom Ende des Weges ziehen
page-help-drag-what = Den Weg verlängern
page-help-back-how = Auf dem Weg zurückziehen
page-help-back-what = Zurücknehmen
page-help-ahead-how = Ein Feld geradeaus drücken
page-help-ahead-what = Den Weg bis dorthin verlängern
page-help-path-how = Ein Feld auf dem Weg drücken
page-help-path-what = Bis dorthin zurückgehen
page-help-arrows-how = Pfeiltasten
page-help-arrows-what = Den Weg verlängern oder einen Schritt zurück
page-help-look-how = Umschalt + Pfeiltasten
page-help-look-what = Cursor bewegen, ohne zu zeichnen; Eingabe verlängert den Weg bis dorthin

reason-no-choice = keine Wahl
reason-no-other-way = keine andere Richtung
reason-within-reach = Zahlen in Reichweite
reason-step = Schritt des Weges

## The first board: what to try, and the rule it breaks

page-first-order = Zeichne den Weg von der 1 durch die markierten Felder zur 3.
page-first-order-why = Der Weg kommt der Reihe nach an den Zahlen vorbei, und die 2 kommt vor der 3.
page-first-early = Zeichne den Weg von der 1 durch die markierten Felder zur 6, der letzten Zahl.
page-first-early-why = Der Weg besucht jedes Feld und endet bei der letzten Zahl. Er darf also nicht dort sein, solange noch Felder fehlen.
page-first-wall = Versuch nun, von der 1 gerade nach oben zu zeichnen. Die dicke Linie ist eine Wand, und der Weg kreuzt nie eine Wand. Wenn du es versucht hast, geh weiter.
page-first-wall-why = Die dicke Linie ist eine Wand, und der Weg kreuzt nie eine Wand.

## Answers in words, judged

notation-visits = ein Gitter der Zahlen, in deren Reihenfolge der Weg die Felder besucht
notation-ways = Richtungen ab der 1
notation-drawing = eine Zeichnung des Weges
fault-answer-visit = Die Zahl { $number } steht mehrmals in der Antwort: { $cells }.
fault-answer-no-visit = Die Zahl { $number } fehlt in der Antwort.
fault-answer-empty = { $cell } hat in der Antwort keine Zahl.
fault-answer-off-board = Der Weg verlässt das Spielfeld nach { $cell }.
fault-answer-short = Der Weg besucht { $found ->
    [one] ein Feld
   *[other] { $found } Felder
} von { $expected }.
