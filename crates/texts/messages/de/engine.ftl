# Warum ein Schritt abgelehnt wurde.
rejected-game-over = die Partie ist zu Ende
rejected-not-your-turn = dieser Platz ist nicht am Zug
rejected-illegal = das erlauben die Regeln jetzt nicht
rejected-not-expired = die Zeit läuft noch
rejected-nothing-to-undo = es gibt nichts zurückzunehmen
rejected-cannot-undo-others = zu spät: Andere haben schon weitergespielt
rejected-cannot-undo-sealed = danach wurde gewürfelt oder etwas aufgedeckt, oder der Schritt steht fest
rejected-turn-too-long = dieser Zug ist zu lang: Er lässt sich nur noch beenden oder zurücknehmen

# Das Ende einer Liste von Namen oder Dingen.
list-and = { $first } und { $last }

# Warum eine Partie nicht beginnen kann.
bad-options-seats = Spielerzahl { $given } geht nicht: Das Spiel ist für { $min } bis { $max }
bad-options-range = die Option { $option } ist { $given }, erlaubt sind { $min } bis { $max }
bad-options-data = { $n ->
    [one] am Spielmaterial stimmt eine Stelle nicht:
   *[other] am Spielmaterial stimmen { $n } Stellen nicht:
}

# Was an einer Datei mit Spielmaterial nicht stimmt, und wo.
data-fault = { $at }: { $what }
data-whole-file = die ganze Datei
data-more = { $n ->
    [one] und eine weitere
   *[other] und { $n } weitere
}
data-bad-json = ab Zeile { $line }, Spalte { $column } ist das kein JSON
data-too-large = eine Datei hat höchstens { $max } Byte, nicht { $found }
data-missing-key = dieser Schlüssel fehlt
data-unknown-key = diesen Schlüssel gibt es nicht; bekannt sind { $known }
data-repeated-key = dieser Schlüssel steht zweimal da
data-repeated-entry = { $found } steht zweimal da
data-not-object = hier gehört ein Objekt mit Schlüsseln hin, nicht { $found }
data-not-list = hier gehört eine Liste hin, nicht { $found }
data-not-text = hier gehört ein Text hin, nicht { $found }
data-not-whole = hier gehört eine ganze Zahl hin, nicht { $found }
data-not-flag = hier gehört true oder false hin, nicht { $found }
data-out-of-range = erlaubt ist { $min } bis { $max }, nicht { $found }
data-wrong-count = { $n ->
    [one] es muss 1 sein
   *[other] es müssen { $n } sein
}, nicht { $found }
data-count-out-of-range = erlaubt sind { $min } bis { $max }, nicht { $found }
data-wrong-value = hier muss { $wanted } stehen, nicht { $found }
data-unknown-word = erlaubt ist eines von { $known }, nicht { $found }
data-bad-text = hier gehören 1 bis { $max } sichtbare Zeichen hin
data-bad-note = hier sind höchstens { $max } Zeichen erlaubt, alle sichtbar
data-blank-text = dieser Text ist leer
data-duplicate-id = { $found } kam schon vor
data-wrong-total = hier steht { $found }, gezählt ergibt sich { $counted }
data-total-missing = das fehlt, gezählt ergibt sich { $counted }
data-set-not-twelve = ein Satz hat zwölf Karten, nicht { $found }
data-green-too-few = mindestens { $min } Felder sind grün, nicht { $found }
data-kind-never-solvable = mit dieser Karte im Zentrum wäre keine Aufgabe lösbar

# Was an einer gespeicherten Partie nicht stimmt.
record-problem = { $file }, Zeile { $line }: { $problem }
record-empty = die Datei ist leer
record-not-text = das ist kein UTF-8-Text
record-no-sum = die Zeile endet nicht mit ihrer Prüfsumme
record-wrong-sum = die Prüfsumme passt nicht; die Datei wurde hier verändert
record-malformed = so steht das in keiner gespeicherten Partie ({ $why })
record-unknown-format = das Format { $format } kennt diese Version nicht
record-other-game = das ist eine Partie eines anderen Spiels, { $game }
record-other-rules = gespielt nach Version { $given } der Regeln, dies ist Version { $known }
record-options = { $why }
record-draws = die Zufallsergebnisse passen nicht zu den Regeln
record-rejected = { $why }
record-no-closing = die Datei endet zu früh, die letzte Zeile fehlt
record-commitment = das Geheimnis ist nicht das versprochene
record-not-fair = die Zufallsergebnisse folgen nicht aus dem Geheimnis
record-outcome = nach den Regeln kommt ein anderes Ergebnis heraus
