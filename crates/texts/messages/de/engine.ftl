# Warum ein Schritt abgelehnt wurde.
rejected-game-over = die Partie ist zu Ende
rejected-not-your-turn = dieser Platz ist nicht am Zug
rejected-illegal = das erlauben die Regeln jetzt nicht
rejected-not-expired = die Zeit läuft noch
rejected-nothing-to-undo = es gibt nichts zurückzunehmen
rejected-cannot-undo-others = zu spät: Andere haben schon weitergespielt
rejected-cannot-undo-sealed = danach wurde gewürfelt oder etwas aufgedeckt, oder der Schritt steht fest
rejected-turn-too-long = dieser Zug ist zu lang: Er lässt sich nur noch beenden oder zurücknehmen

# Warum eine Partie nicht beginnen kann.
bad-options-seats = Spielerzahl { $given } geht nicht: Das Spiel ist für { $min } bis { $max }
bad-options-range = die Option { $option } ist { $given }, erlaubt sind { $min } bis { $max }
bad-options-data = Fehler in der Datei mit Spielmaterial bei { $at }: { $what }
data-set-not-twelve = ein Satz hat zwölf Karten
data-green-too-few = mindestens zwei Felder sind grün
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
