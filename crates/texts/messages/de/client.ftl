ok = OK
go-back = Zurück
to-start = Zur Startseite
not-found = Unter dieser Adresse gibt es keine Seite.

# The top bar.
top-help = Regeln
top-language = In English
top-sound-on = Ton an
top-sound-off = Ton aus
theme-system = Wie das System
theme-light = Hell
theme-dark = Dunkel

# Die Einstellungen.
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-volume = Ton
settings-still = Ohne Bewegung
settings-ends-by-itself = Meinen Zug von selbst beenden, wenn nichts mehr zu entscheiden ist
settings-shows-survival = Rattus Cartus: zeigen, wie wahrscheinlich ich überlebe
settings-keys = An einem Tisch zeigt die Taste ?, was mit der Tastatur geht.

# The guest.
guest-title = Wie dürfen wir dich nennen?
guest-label = Dein Name: { $name }
guest-name = Name
guest-default = Gast
guest-save = Speichern

# The start page.
start-title-1 = Fünf Städte.
start-title-2 = Ein Tisch.
start-lead = Spiel mit Freunden oder starken Robotern, gleich hier. Ohne Konto, ohne Installation.
start-play = Jetzt spielen
start-friends = Mit Freunden
start-minutes = { $n } Min.
start-tables = Offene Tische
start-mine = Deine Spiele
start-no-tables = Gerade wartet niemand auf Mitspieler.
start-no-games = Du hast hier noch nicht gespielt.
start-file = Gespeichertes Spiel ansehen

saint-malo-blurb = Würfeln, eine befestigte Stadt zeichnen, die Piraten abwehren.
saint-malo-mood = Leicht
turbo-taxi-name = Turbo Taxi
turbo-taxi-blurb = Alle bauen zugleich. Wer zuerst richtig liegt, ruft: Halt!
turbo-taxi-mood = Schnell
rattus-cartus-name = Rattus Cartus
rattus-cartus-blurb = Gewinne die sechs Stände und stirb nicht an der Pest.
rattus-cartus-mood = Bluff
cities-name = Cities
cities-blurb = Wähle Plättchen und Stockwerke, baue das schönste Viertel.
cities-mood = Ruhig
milestones-name = Milestones
milestones-blurb = Arbeiter anwerben, Runden drehen, das ganze Land pflastern.
milestones-mood = Tief

# Tables in a list.
rows-join = Mitspielen
rows-go-on = Weiter
rows-watch = Zusehen
rows-look = Ansehen
rows-places = { $n ->
    [0] voll
    [one] noch ein Platz
   *[other] noch { $n } Plätze
}
rows-playing = läuft
rows-finished = beendet

# A new table.
new-progress = Neuer Tisch
new-title = Ein neuer Tisch
new-quick-text = Du gegen einen mittleren Roboter, sofort.
new-unknown-game = Dieses Spiel kann hier noch nicht gespielt werden.
new-seats = Spieler am Tisch
new-alone = Allein übst du: Zusätzliche Würfel spielen die Piraten, und du versuchst, ein Ziel zu erreichen.
new-sitters = Wer wo sitzt
new-me = Ich
new-friend = Freund, über einen Link
new-bot = Roboter, { $level }
new-options = Einstellungen
new-option-range = { $min } bis { $max }, üblich { $default }
new-option-random = durch Los
new-option-file = Eine JSON-Datei mit den Werten deiner gedruckten Ausgabe; ohne sie gelten unsere eigenen.
new-option-file-chosen = { $name } wird benutzt.
new-option-file-bad = { $name } ist kein JSON: { $why }
new-listed = Den Tisch allen zeigen, die Mitspieler suchen
new-open = Tisch eröffnen
new-start = Partie beginnen

# The waiting room.
room-progress = Warteraum
room-title = Warten auf Mitspieler
room-title-full = Alle Plätze sind besetzt
room-link = Link für deine Freunde
room-copy = Link kopieren
room-copied = Link kopiert. Schick ihn deinen Freunden.
room-not-copied = Der Browser lässt uns nicht kopieren. Markiere den Link und kopiere ihn selbst.
room-take = Hier sitzen
room-open = frei
room-here = da
room-away = nicht da
room-bot = Roboter, { $level }
room-leave = Tisch verlassen
room-start = Partie beginnen
room-kept = für { $name }, noch { $time }
room-kept-me = für dich, noch { $time }
room-free = Freigeben
room-free-name = Den für { $name } reservierten Platz freigeben
room-remove = Entfernen
room-remove-name = { $name } vom Tisch entfernen
room-host-now = Der Tisch gehört jetzt dir. Du beginnst die Partie.
room-removed = Wer den Tisch leitet, hat dich entfernt.
room-waiting-for-friends = Die Partie kann beginnen, wenn alle Plätze besetzt sind.
room-ready = Alle Plätze sind besetzt.
room-waiting-for-host = Alle Plätze sind besetzt. { $host } beginnt die Partie.
room-options = Einstellungen dieses Tisches
option-yes = ja
option-no = nein
option-file = eine eigene Datei

# Seats.
seat-you = Du
seat-open = freier Platz
seat-kept = reservierter Platz
seat-your-turn = du bist dran
seat-away = abwesend
seat-colour-0 = Blau
seat-colour-1 = Rost
seat-colour-2 = Ocker
seat-colour-3 = Moos
seat-colour-4 = Violett
seat-bot-0 = Kompass
seat-bot-1 = Zahnrad
seat-bot-2 = Laterne
seat-bot-3 = Anker
seat-bot-4 = Blasebalg

# The table.
table-round = Runde { $n }
table-log = Was geschehen ist
table-undo = Zurück
table-undo-off = Der letzte Schritt war nicht deiner, oder seitdem wurde gewürfelt, gezogen oder aufgedeckt.
table-restart = Zug neu beginnen
table-log-open = Zeigen, was geschehen ist
table-log-earlier = Zeigen, was davor war
why-replay = Diese Partie wird nur noch einmal gezeigt: Nichts an ihr lässt sich ändern.
why-over = Das Spiel ist zu Ende.
why-watching = Du siehst dieser Partie nur zu.
why-not-your-turn = { $name } ist am Zug. Warte, bis du dran bist.
why-busy = Dein letzter Schritt ist noch unterwegs.
table-other-version = Der Server spricht eine andere Version als diese Seite. Lade die Seite neu.

lost-title = Verbindung verloren.
lost-text = Deine Züge sind gespeichert. Neuer Versuch läuft.
lost-retry = Jetzt versuchen
toast-reload = Der Server spricht eine andere Version als diese Seite. Lade die Seite neu.
toast-other-era = Wer das Rathaus betreibt, hat einen früheren Stand aller Partien eingespielt. So war es damals.

foot-hand-over = Für { $name } einen Bot spielen lassen
foot-watching = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
}
fair-check = Alle Zufallsergebnisse nachrechnen
fair-found = { $n } Zufallsergebnisse hier im Browser nachgerechnet: Alle folgen aus dem Geheimnis, und sein Fingerabdruck ist der gezeigte.
fair-broken = Das Geheimnis hat nicht den gezeigten Fingerabdruck. Diesen Würfeln ist nicht zu trauen.
foot-fair = Faire Würfel
foot-fair-text = Alle Würfe dieser Partie folgen aus einer geheimen Zahl. Dies ist ihr Fingerabdruck (SHA-256), festgelegt vor dem ersten Wurf. Am Ende steht das Geheimnis in der gespeicherten Datei, und jeder kann jeden Würfel nachrechnen.
leave-title = Den Tisch verlassen?
leave-text = Ein Roboter spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
leave-verb = Verlassen
away-text = Du bist gegangen, und ein Roboter spielt für dich.
away-back = Wieder hinsetzen

# Die Tastatur.
keys-title = Tastatur
keys-arrows = über die Felder des Plans gehen
keys-enter = das Feld wählen
keys-main = den großen Knopf drücken
keys-undo = einen Schritt zurücknehmen
keys-help = diese Tasten zeigen
keys-steps = einen Schritt zurück oder weiter
keys-ends = zum ersten oder letzten Schritt

# The end.
end-result = Ergebnis
end-total = Summe
end-rank = Rang
end-rank-n = { $rank }.
end-counting = Die Punkte werden gezählt
end-nobody-wins = Niemand gewinnt
end-you-win = Du gewinnst
end-wins = { $name } gewinnt
end-shared = { $names } teilen sich den Sieg
end-goal-reached = Du hast das Ziel erreicht
end-goal-missed = Das Ziel wurde nicht erreicht
end-look = Spielplan ansehen
end-save = Als Datei speichern
end-replay = Partie ansehen
end-again = Neue Partie

# Stepping through a match.
replay-controls = Schritte der Partie
replay-slider = Stelle in der Partie
replay-position = { $step } von { $steps }
replay-run = Von selbst weiter
replay-pause = Anhalten
replay-back = Einen Schritt zurück
replay-next = Einen Schritt weiter
replay-viewer = Mit wessen Augen
replay-spectator = Zuschauer
file-title = Gespeichertes Spiel ansehen
file-choose = Wähle eine Datei, die am Ende einer Partie gespeichert wurde. Sie bekommt einen Link, den du teilen kannst.
file-sending = Die Partie wird geprüft und gespeichert.
file-stored = Die Partie ist gespeichert. Die Adresse dieser Seite kannst du teilen.
file-only-here = Nur hier zu sehen, ohne Link zum Teilen.
file-again = Noch einmal hochladen
file-damaged = Diese Datei lässt sich nicht zeigen. Zeile { $line }: { $problem }.
replay-copied = Link kopiert. Wer ihn öffnet, kann die Partie ansehen.

# The rules.
rules-progress = Regeln
rules-others = Regeln der anderen Spiele
rules-missing = Für dieses Spiel gibt es noch keine Regeln.

# What can go wrong.
problem-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-unknown = Der Server antwortete mit einem Fehler ({ $status }).
problem-no-guest = Sag zuerst, wie du heißt.
problem-bad-name = Ein Name hat 1 bis { $max } Zeichen, und alle sind sichtbar.
problem-foreign-origin = Die Anfrage kommt von einer anderen Seite.
problem-malformed = Der Server konnte das nicht lesen ({ $why }).
problem-not-json = Der Server konnte das nicht lesen.
problem-too-large = Das ist größer als { $max } Bytes.
problem-too-slow = Die Nachricht kam nicht rechtzeitig an. Versuch es noch einmal.
problem-too-fast = Das war zu viel auf einmal. Warte einen Moment.
problem-too-many-sockets = Du hast schon { $max } Verbindungen. Schließ erst eine andere Seite.
problem-too-many-connections = Aus deinem Netz gibt es schon { $max } Verbindungen. Schließ erst eine andere Seite.
problem-too-many-tables = Du hast schon { $max } unfertige Tische. Beende oder verlasse erst einen.
problem-too-many-tables-of-address = Aus deinem Netz gibt es schon { $max } unfertige Tische. Beendet oder verlasst erst einen.
problem-too-much-stored = Deine Tische und Dateien belegen schon { $max } MiB. Beende Partien, verlass Tische, an denen noch nicht gespielt wird, oder nimm eine Datei, die du schon benutzt hast.
problem-too-much-stored-by-address = Was aus deinem Netz hier liegt, belegt schon { $max } MiB. Beendet Partien oder verlasst Tische, an denen noch nicht gespielt wird.
problem-too-much-fetched = Das waren viele Daten auf einmal. Versuch es in { $seconds } s noch einmal.
problem-too-many-records = Du hast schon { $max } Spiele hochgeladen.
problem-too-much-uploaded = Die Spiele, die du hochgeladen hast, belegen schon { $max } MiB.
problem-too-much-uploaded-by-address = Die Spiele, die aus deinem Netz hochgeladen wurden, belegen schon { $max } MiB.
problem-records-full = Der Server hat keinen Platz für ein weiteres gespeichertes Spiel.
problem-crowded = Der Server ist gerade voll. Versuch es später.
problem-server-full = Der Server hat keinen Platz für einen weiteren Tisch. Versuch es später.
problem-no-room-left = Der Server hat keinen Platz für Neues. Sag es denen, die ihn betreiben.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-no-method = Das kann der Server nicht.
problem-no-such-table = Diesen Tisch gibt es nicht. Prüf den Link.
problem-no-such-record = Dieses gespeicherte Spiel gibt es nicht. Prüf den Link.
problem-unknown-game = Ein Spiel namens { $game } gibt es nicht.
problem-unknown-level = Einen Roboter namens { $level } gibt es nicht.
problem-malformed-options = Die Einstellungen sind nicht lesbar ({ $why }).
problem-bad-seats = { $given } Mitspieler gehen nicht: Das Spiel ist für { $min } bis { $max }.
problem-option-out-of-range = Die Einstellung { $option } ist { $given }, erlaubt ist { $min } bis { $max }.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-seat-taken = Da sitzt schon jemand. Wähl einen anderen Platz.
problem-seat-kept = Dieser Platz ist noch { $seconds } s für jemand anderen reserviert.
problem-removed = Wer den Tisch leitet, hat dich entfernt. Du kannst zusehen.
problem-table-full = Kein Platz ist frei. Du kannst zusehen.
problem-already-started = Die Partie hat schon begonnen. Du kannst zusehen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-finished = Die Partie ist noch nicht zu Ende.
problem-not-host = Das kann nur, wer den Tisch leitet.
problem-seats-open = Noch sind nicht alle Plätze besetzt.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-still-here = Eben war noch ein Lebenszeichen da. In { $seconds } s darf ein Bot den Platz übernehmen.
problem-spectator = Du siehst dieser Partie nur zu.
problem-not-your-seat = Das ist nicht dein Platz.
problem-seat-handed-over = Ein Roboter spielt für dich. Setz dich erst wieder hin.
problem-bad-key = Dem Befehl fehlt ein gültiger Schlüssel.
problem-stale = Die Partie ist inzwischen weitergegangen. Der Spielplan ist wieder aktuell.
problem-malformed-action = Das ist kein Zug des Spiels ({ $why }).
problem-game-over = Das Spiel ist zu Ende.
problem-match-too-long = Eine Partie endet nach { $max } Schritten, und so viele hat diese schon.
problem-turn-too-long = Das ist zu viel für einen Zug. Nimm etwas zurück oder beende ihn.
problem-not-your-turn = Du bist nicht an der Reihe.
problem-illegal-action = Das erlauben die Regeln jetzt nicht.
problem-forbidden-by-rule = Das erlauben die Regeln jetzt nicht ({ $rule }).
problem-bad-data = Die Datei mit dem Spielmaterial stimmt nicht bei { $at }: { $fault }.
problem-not-expired = Keine Zeit ist abgelaufen.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-cannot-undo-others = Andere haben auf deinem Schritt schon aufgebaut.
problem-cannot-undo-sealed = Das steht fest und lässt sich nicht mehr zurücknehmen.
problem-damaged-record = Das gespeicherte Spiel ist in Zeile { $line } beschädigt: { $why }.
problem-storage-failed = Der Server konnte das nicht speichern, also ist es nicht geschehen. Versuch es noch einmal.
problem-storage-full = Die Platte des Servers nimmt nichts mehr auf, darum ist das nicht geschehen. Ansehen lässt sich weiter alles. Sag es dem, der den Server betreibt.
problem-storage-read-only = Der Server kann gerade nur zeigen, was er hat, darum ist das nicht geschehen.
problem-storage-damaged = Was der Server zu diesem Tisch gespeichert hat, ist beschädigt. Sag es dem, der den Server betreibt: Vielleicht hilft eine Sicherung.
problem-closing = Der Server wird gerade beendet. Komm gleich wieder.
problem-bad-host = Die Anfrage lässt sich nicht lesen: Sie sagt nicht, für welchen Server sie ist.
problem-unknown-host = Auf den Namen { $host } hört dieser Server nicht. Mit „--host { $host }“ gestartet, tut er es.
problem-unavailable = Der Tisch lässt sich gerade nicht öffnen. Versuch es gleich noch einmal.
