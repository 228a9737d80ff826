ok = OK
cancel = Abbrechen
go-back = Schließen
to-start = Zur Startseite
not-found = Unter dieser Adresse gibt es keine Seite.

# The top bar.
top-help = Regeln
top-language = In English
top-more = Mehr
top-sound-on = Ton an
top-sound-off = Ton aus
theme-system = Automatisch
theme-light = Hell
theme-dark = Dunkel

# Die Einstellungen.
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Hell oder dunkel
settings-pace = Züge der anderen
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-at-once = Sofort
settings-volume = Ton
settings-still = Ohne Animationen
settings-ends-by-itself = Meinen Zug automatisch beenden, wenn nichts mehr zu tun ist
settings-shows-survival = Rattus Cartus: meine Überlebenschance zeigen
settings-halt-twice = Turbo Taxi: Halt! gilt erst, wenn ich zweimal drücke
settings-kept = Rathaus auf diesem Gerät behalten: So öffnet es sich auch ohne Netz (3 MB)
settings-keys = Am Tisch zeigt die Taste ? alle Tastenkürzel.

# The guest.
guest-title = Wie heißt du?
guest-label = Dein Name: { $name }
guest-name = Name
guest-default = Gast
guest-save = Speichern

# The start page.
start-title-1 = Fünf Städte.
start-title-2 = Ein Tisch.
start-lead = Spiel sofort mit Freunden oder gegen starke Roboter. Ohne Konto, ohne Installation.
start-play = Jetzt spielen
start-friends = Mit Freunden
start-minutes = { $n } Min.
start-tables = Offene Tische
start-mine = Deine Partien
start-no-tables = Gerade sucht niemand Mitspieler.
start-no-games = Du hast hier noch nicht gespielt.
start-file = Gespeicherte Partie ansehen

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
new-title = Neuer Tisch
new-quick-text = Sofort los: du gegen einen mittelstarken Roboter.
new-unknown-game = Dieses Spiel gibt es hier noch nicht.
new-seats = Spielerzahl
new-alone = Allein spielst du gegen ein Punkteziel.
new-sitters = Wer wo sitzt
new-me = Ich
new-friend = Freund, per Link
new-bot = Roboter, { $level }
new-options = Optionen
new-options-play = So spielt ihr
new-options-pace = Tempo und Länge
new-options-help = Hilfen, und was zu sehen ist
new-option-default = { $choice } (Standard)
new-option-default-on = Standard: an
new-option-default-off = Standard: aus
new-components = Für Besitzer des gedruckten Spiels
new-option-range = { $min } bis { $max }, Standard { $default }
new-option-random = per Los
new-option-file = Eine JSON-Datei mit den Werten deines gedruckten Spiels. Ohne Datei gelten unsere.
new-option-file-chosen = { $name } wird benutzt.
new-faults = Mit diesem Spielmaterial lässt sich noch kein Tisch eröffnen:
new-option-file-bad = { $name } ist nicht lesbar: { $why }
new-listed = Unter „Offene Tische“ zeigen
new-open = Tisch eröffnen
new-start = Partie starten

# The waiting room.
room-progress = Warteraum
room-title = Warten auf Mitspieler
room-title-full = Alle Plätze sind besetzt
room-link = Link für deine Freunde
room-copy = Link kopieren
room-copied = Link kopiert. Schick ihn deinen Freunden.
room-not-copied = Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.
room-take = Hinsetzen
room-open = frei
room-here = da
room-away = nicht da
room-bot = Roboter, { $level }
room-leave = Tisch verlassen
room-start = Partie starten
room-kept = für { $name }, noch { $time }
room-kept-me = für dich, noch { $time }
room-free = Freigeben
room-free-name = Den für { $name } reservierten Platz freigeben
room-remove = Entfernen
room-remove-name = { $name } vom Tisch entfernen
room-host-now = Du bist jetzt Gastgeber und startest die Partie.
room-removed = Der Gastgeber hat dich vom Tisch entfernt.
room-waiting-for-friends = Es geht los, sobald alle Plätze besetzt sind.
room-ready = Alle Plätze sind besetzt.
room-waiting-for-host = Alle Plätze sind besetzt. { $host } startet die Partie.
room-turned = Revanche: Alle rücken einen Platz weiter. Die Farben bleiben an den Plätzen.
room-options = Optionen dieses Tisches
option-yes = ja
option-no = nein
option-file = eine eigene Datei

# Seats.
seat-you = Du
seat-open = freier Platz
seat-kept = reservierter Platz
seat-your-turn = du bist dran
seat-away = nicht da
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
table-log = Verlauf
table-undo = Zurück
table-undo-off = Der letzte Schritt war nicht deiner, oder danach wurde gewürfelt, gezogen oder aufgedeckt.
table-restart = Zug neu beginnen
table-log-earlier = Früheres zeigen
why-replay = Das ist eine Wiedergabe: Hier lässt sich nichts mehr ändern.
why-over = Die Partie ist zu Ende.
why-watching = Du siehst nur zu.
why-not-your-turn = Am Zug: { $name }. Warte, bis du dran bist.
why-busy = Dein letzter Schritt ist noch unterwegs.
table-other-version = Diese Seite passt nicht mehr zum Server. Lade sie neu.
code-missing = Das Spiel konnte nicht geladen werden: Die Verbindung ist weg, oder es gibt eine neue Version.
code-again = Noch einmal versuchen

lost-title = Verbindung verloren.
lost-text = Alles ist gespeichert. Neuer Versuch läuft.
lost-retry = Jetzt versuchen
outdated-title = Es gibt eine neue Version dieser Seite.
outdated-text = Lade sie, wenn es dir passt. Die Partie bleibt, wie sie ist.
outdated-reload = Jetzt laden
toast-other-era = Der Betreiber hat einen früheren Stand aller Partien zurückgeholt.

foot-hand-over = Für { $name } einen Roboter spielen lassen
absent-text = { $name } ist nicht da. Nach einer Minute darf ein Roboter übernehmen; zurückkommen geht jederzeit.
foot-watching = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
}
fair-check = Zufall nachrechnen
fair-found = { $n ->
    [one] 1 Zufallsergebnis
   *[other] { $n } Zufallsergebnisse
} hier im Browser nachgerechnet: Alles folgt aus dem Geheimnis, und sein Fingerabdruck stimmt.
fair-broken = Der Fingerabdruck des Geheimnisses stimmt nicht. Diesem Zufall ist nicht zu trauen.
foot-fair = Fairer Zufall
foot-fair-text = Der ganze Zufall dieser Partie folgt aus einer geheimen Zahl. Das ist ihr Fingerabdruck (SHA-256), festgelegt vor dem ersten Schritt. Am Ende steht das Geheimnis in der gespeicherten Partie, und jeder kann alles nachrechnen.
leave-title = Den Tisch verlassen?
leave-text = Ein Roboter spielt für dich weiter. Solange die Partie läuft, kannst du zurückkommen.
leave-verb = Verlassen
away-text = Ein Roboter spielt für dich.
away-back = Wieder hinsetzen

# Die Tastatur.
keys-title = Tastatur
keys-arrows = von Feld zu Feld gehen
keys-enter = das Feld wählen
keys-main = den großen Knopf drücken
keys-undo = einen Schritt zurücknehmen
keys-help = diese Tasten zeigen
keys-steps = einen Schritt zurück oder weiter
keys-ends = zum ersten oder letzten Schritt

# Hints.
hint-ask = Tipp

# The end.
end-result = Ergebnis
end-total = Summe
end-rank = Rang
end-rank-n = { $rank }.
end-counting = Jetzt wird gezählt
end-nobody-wins = Niemand gewinnt
end-you-win = Du gewinnst
end-wins = { $name } gewinnt
end-shared = Geteilter Sieg: { $names }
end-goal-reached = { $you ->
    [yes] Du hast das Ziel erreicht
   *[no] { $name } hat das Ziel erreicht
}
end-goal-missed = { $you ->
    [yes] Du hast das Ziel verfehlt
   *[no] { $name } hat das Ziel verfehlt
}
end-look = Spielplan ansehen
end-save = Als Datei speichern
end-replay = Partie ansehen
to-analysis = Analyse
end-again = Neue Partie

# Stepping through a match.
replay-controls = Schritte der Partie
replay-slider = Stelle in der Partie
replay-position = { $step } von { $steps }
replay-run = Abspielen
replay-pause = Anhalten
replay-back = Rückwärts
replay-next = Vorwärts
replay-viewer = Aus wessen Sicht
replay-spectator = Zuschauer
file-title = Gespeicherte Partie ansehen
file-choose = Wähle eine Datei, die am Ende einer Partie gespeichert wurde. Du bekommst einen Link zum Teilen.
file-sending = Die Partie wird geprüft und gespeichert.
file-stored = Die Partie ist gespeichert. Teile einfach die Adresse dieser Seite.
file-only-here = Nur hier zu sehen, ohne Link zum Teilen.
file-again = Noch einmal hochladen
file-damaged = Diese Datei lässt sich nicht zeigen. Zeile { $line }: { $problem }.
replay-copied = Link kopiert. Wer ihn öffnet, kann die Partie ansehen.

# The rules.
rules-progress = Regeln
rules-others = Regeln der anderen Spiele
rules-missing = Für dieses Spiel gibt es noch keine Regeln.
rules-contents = Inhalt
rules-search = In den Regeln suchen
rules-found = { $n ->
    [0] Nichts gefunden. Versuch ein anderes Wort.
    [one] 1 Stelle gefunden
   *[other] { $n } Stellen gefunden
}

# What can go wrong.
problem-offline = Der Server ist nicht zu erreichen. Versuch es gleich noch einmal.
problem-unknown = Der Server meldet einen Fehler ({ $status }).
problem-no-guest = Sag uns zuerst, wie du heißt.
problem-bad-name = Ein Name hat 1 bis { $max } sichtbare Zeichen.
problem-foreign-origin = Die Anfrage kommt von einer anderen Seite.
problem-malformed = Der Server versteht das nicht ({ $why }).
problem-not-json = Der Server versteht das nicht.
problem-too-large = Das ist zu groß: Mehr als { $max } Byte gehen nicht.
problem-too-slow = Die Nachricht kam nicht rechtzeitig an. Versuch es noch einmal.
problem-too-fast = Das war zu schnell. Warte einen Moment.
problem-too-many-sockets = { $max ->
    [one] Du hast schon eine Verbindung. Schließ erst die andere Seite.
   *[other] Du hast schon { $max } Verbindungen. Schließ erst eine andere Seite.
}
problem-too-many-connections = { $max ->
    [one] Aus deinem Netz gibt es schon eine Verbindung. Schließ erst die andere Seite.
   *[other] Aus deinem Netz gibt es schon { $max } Verbindungen. Schließ erst eine andere Seite.
}
problem-too-many-tables = { $max ->
    [one] Du hast schon einen laufenden Tisch. Beende oder verlasse ihn erst.
   *[other] Du hast schon { $max } laufende Tische. Beende oder verlasse erst einen.
}
problem-too-many-tables-of-address = { $max ->
    [one] Aus deinem Netz gibt es schon einen laufenden Tisch. Beendet oder verlasst ihn erst.
   *[other] Aus deinem Netz gibt es schon { $max } laufende Tische. Beendet oder verlasst erst einen.
}
problem-too-much-stored = Deine Tische, Dateien und Schritte der letzten zwei Tage belegen schon { $max } MiB. Beende Partien, verlass wartende Tische, oder komm übermorgen wieder.
problem-too-much-stored-by-address = Tische, Dateien und Schritte aus deinem Netz belegen schon { $max } MiB. Beendet Partien, verlasst wartende Tische, oder kommt übermorgen wieder.
problem-too-much-fetched = Das waren viele Daten auf einmal. Versuch es in { $seconds } s noch einmal.
problem-too-many-records = { $max ->
    [one] Du hast schon eine Partie hochgeladen.
   *[other] Du hast schon { $max } Partien hochgeladen.
}
problem-too-much-uploaded = Deine hochgeladenen Partien belegen schon { $max } MiB.
problem-too-much-uploaded-by-address = Die Partien, die aus deinem Netz hochgeladen wurden, belegen schon { $max } MiB.
problem-records-full = Der Server hat keinen Platz für eine weitere gespeicherte Partie.
problem-crowded = Der Server ist gerade voll. Versuch es später.
problem-server-full = Der Server hat keinen Platz für einen weiteren Tisch. Versuch es später.
problem-no-room-left = Der Server hat keinen Platz für Neues. Sag dem Betreiber Bescheid.
problem-not-found = Unter dieser Adresse gibt es nichts.
problem-no-method = Das kann der Server nicht.
problem-no-such-table = Diesen Tisch gibt es nicht. Prüf den Link.
problem-no-such-record = Diese gespeicherte Partie gibt es nicht. Prüf den Link.
problem-unknown-game = Ein Spiel namens { $game } gibt es nicht.
problem-unknown-level = Einen Roboter der Stärke { $level } gibt es nicht.
problem-malformed-options = Die Optionen sind nicht lesbar ({ $why }).
problem-bad-seats = Spielerzahl { $given } geht nicht: Das Spiel ist für { $min } bis { $max }.
problem-option-out-of-range = Die Option { $option } ist { $given }, erlaubt sind { $min } bis { $max }.
problem-no-such-seat = Diesen Platz hat der Tisch nicht.
problem-seat-taken = Da sitzt schon jemand. Wähl einen anderen Platz.
problem-seat-kept = Dieser Platz ist noch { $seconds } s reserviert.
problem-removed = Der Gastgeber hat dich vom Tisch entfernt. Du kannst zusehen.
problem-table-full = Kein Platz ist frei. Du kannst zusehen.
problem-already-started = Die Partie hat schon begonnen. Du kannst zusehen.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-finished = Die Partie ist noch nicht zu Ende.
problem-not-host = Das kann nur der Gastgeber.
problem-seats-open = Noch sind nicht alle Plätze besetzt.
problem-not-seated = Du sitzt nicht an diesem Tisch.
problem-still-here = Eben war noch jemand da. In { $seconds } s darf ein Roboter übernehmen.
problem-spectator = Du siehst nur zu.
problem-not-your-seat = Das ist nicht dein Platz.
problem-seat-handed-over = Ein Roboter spielt für dich. Setz dich erst wieder hin.
problem-bad-key = Dem Befehl fehlt ein gültiger Schlüssel.
problem-stale = Die Partie ist inzwischen weitergegangen. Jetzt siehst du den neuen Stand.
problem-malformed-action = Das kennt dieses Spiel nicht ({ $why }).
problem-game-over = Die Partie ist zu Ende.
problem-match-too-long = Nach { $max } Schritten ist Schluss, und so viele hat diese Partie schon.
problem-turn-too-long = Das ist zu viel für einen Zug. Nimm etwas zurück oder beende ihn.
problem-not-your-turn = Du bist nicht dran.
problem-illegal-action = Das erlauben die Regeln jetzt nicht.
problem-forbidden-by-rule = Das erlauben die Regeln jetzt nicht.
problem-bad-data = { $n ->
    [one] Am Spielmaterial stimmt eine Stelle nicht.
   *[other] Am Spielmaterial stimmen { $n } Stellen nicht.
}
problem-not-expired = Die Zeit läuft noch.
problem-nothing-to-undo = Es gibt nichts zurückzunehmen.
problem-cannot-undo-others = Zu spät: Andere haben schon weitergespielt.
problem-cannot-undo-sealed = Das steht fest und lässt sich nicht zurücknehmen.
problem-damaged-record = Die gespeicherte Partie ist in Zeile { $line } beschädigt: { $why }.
problem-storage-failed = Der Server konnte das nicht speichern, also gilt es nicht. Versuch es noch einmal.
problem-storage-full = Die Platte des Servers ist voll, also gilt das nicht. Ansehen lässt sich weiter alles. Sag dem Betreiber Bescheid.
problem-storage-read-only = Der Server kann gerade nichts speichern, also gilt das nicht. Ansehen lässt sich weiter alles.
problem-storage-damaged = Was der Server zu diesem Tisch gespeichert hat, ist beschädigt. Sag dem Betreiber Bescheid: Vielleicht hilft eine Sicherung.
problem-closing = Der Server wird gerade beendet. Komm gleich wieder.
problem-bad-host = Die Anfrage sagt nicht, für welchen Server sie ist.
problem-unknown-host = Der Server kennt den Namen { $host } nicht. Starte ihn mit „--host { $host }“.
problem-unavailable = Der Tisch lässt sich gerade nicht öffnen. Versuch es gleich noch einmal.

# The shell of every table.
table-players = Spieler
table-board = Spielplan
table-now = Stand jetzt
table-standing-now = jetzt
table-your-turn = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-over = Partie zu Ende
table-look = { $you ->
    [yes] Zeigen, was du hast
   *[no] Zeigen, was { $name } hat
}
table-looking-at = Plan von { $name }
table-look-back = Zu deinem Plan
table-tabs = Teile des Tisches
table-tab-table = Tisch
table-tab-standing = Stand
table-tab-story = Verlauf
table-tab-about = Info
table-since = Seit deinem letzten Zug
news-again = Seit deinem letzten Zug: noch einmal zeigen
news-skip = Überspringen
news-pace = Tempo
pace-slow = Züge der anderen langsam zeigen
pace-normal = Züge der anderen in normalem Tempo zeigen
pace-fast = Züge der anderen schnell zeigen
pace-at-once = Züge der anderen sofort zeigen
why-not-now = Das geht gerade nicht.
steps-interrupted = Nur ein Teil davon ging noch: Jemand war schneller. Sieh noch einmal hin.
replay-by = Schrittweite
replay-by-step = Schritt für Schritt
replay-by-turn = Zug für Zug
replay-by-round = Runde für Runde
replay-by-seat = Entscheidungen von { $name }
keys-run = abspielen oder anhalten

# Geführte erste Partien.
lesson-progress = Erste Partie
lesson-step = { $n } / { $of }
lesson-next = Weiter
lesson-press = Hier drücken
lesson-confirm = Bestätigen
lesson-not-yet = Noch nicht. Folge erst der Sprechblase, danach spielst du, wie du willst.
lesson-leave = Verlassen
lesson-learned = Jetzt kennst du das Spiel!
lesson-learned-more = Spiel von hier aus weiter: dieselbe Partie gegen einen leichten Roboter.
lesson-play-on = Weiterspielen
lesson-again = Einführung von vorn
robot-missing = Der Roboter antwortet nicht. Deine Partie ist sicher.
robot-again = Noch mal fragen
lesson-learn = In 5 Minuten lernen
lesson-go-on = Weiterlernen ({ $n }/{ $of })
lesson-once-more = Gelernt. Noch mal?
lesson-back = Zurück zur ersten Partie

# Hilfe am Tisch.
summary-goal = Ziel
summary-turn = Dein Zug
summary-points = Punkte
summary-board = Auf deinem Plan
help-what = Was ist das?
help-point = Zeig auf irgendetwas auf dem Tisch.
help-rules = Alle Regeln
help-close = Schließen
what-else = Ein Teil des Tisches; eine eigene Regel hat er nicht.
newcomer-question = Kennst du { $game }?
newcomer-more = Die erste Partie ist geführt: fünf Minuten mit einem Roboter, der auf dich wartet.
newcomer-play = Kenne ich, los geht’s
newcomer-offer = Neu in diesem Spiel?
newcomer-no = Nein, danke
settings-newcomer = Mehr Hilfe in meinen ersten Partien
danger-title = Bist du sicher?
danger-go = Trotzdem
danger-back = Noch mal überlegen
end-brought = { $source }: Das brachte dir { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
end-lost = { $source }: Das hat dich am meisten gekostet ({ $points }).
end-behind = { $source }: Hier holte jemand { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr als du.
end-lost-nothing = Nichts hat dich Punkte gekostet: Nirgends hat jemand mehr geholt als du.
