# Warum ein Schritt abgelehnt wurde.
rejected-game-over = das Spiel ist zu Ende
rejected-not-your-turn = dieser Platz ist nicht am Zug
rejected-illegal = das erlauben die Regeln jetzt nicht
rejected-not-expired = keine Frist ist abgelaufen
rejected-nothing-to-undo = es gibt nichts zurückzunehmen
rejected-cannot-undo-others = andere haben auf dem Schritt schon aufgebaut
rejected-cannot-undo-sealed = seither wurde gewürfelt oder etwas aufgedeckt, oder der Schritt ist endgültig
rejected-turn-too-long = dieser Zug hat schon so viele Schritte, dass man ihn nur noch beenden oder zurücknehmen kann

# Warum eine Partie nicht beginnen kann.
bad-options-seats = zu { $given } geht es nicht: das Spiel ist für { $min } bis { $max }
bad-options-range = die Einstellung { $option } ist { $given }, erlaubt ist { $min } bis { $max }
bad-options-data = die Datei mit dem Spielmaterial stimmt nicht bei { $at }: { $what }
data-set-not-twelve = ein Satz hat zwölf Kärtchen (TT-1)
data-green-too-few = mindestens zwei Felder sind grün (TT-34)
data-kind-never-solvable = mit diesem Kärtchen im Zentrum wäre keine Aufgabe lösbar (TT-71)

# Was an einer gespeicherten Partie nicht stimmt.
record-problem = { $file }, Zeile { $line }: { $problem }
record-empty = die Datei ist leer
record-not-text = das ist kein UTF-8-Text
record-no-sum = die Zeile endet nicht mit ihrer Prüfsumme
record-wrong-sum = die Prüfsumme passt nicht; die Datei wurde hier verändert
record-malformed = das steht so in keiner gespeicherten Partie ({ $why })
record-unknown-format = das Format { $format } kennt diese Version nicht
record-other-game = das ist eine Partie eines anderen Spiels, { $game }
record-other-rules = gespielt nach Version { $given } der Regeln, dies ist Version { $known }
record-options = { $why }
record-draws = die Würfe sind nicht die, die die Regeln verlangen
record-rejected = { $why }
record-no-closing = die Datei endet zu früh, die letzte Zeile fehlt
record-commitment = das Geheimnis ist nicht das versprochene
record-not-fair = die Würfe folgen nicht aus dem Geheimnis
record-outcome = das Ergebnis ist nicht das, das die Regeln ergeben
