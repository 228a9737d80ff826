# games
games-seats = Spieler: { $min } bis { $max }
games-levels = Roboter: { $names }
games-yardsticks = Maßstäbe: { $names }
games-options = Optionen und ihr Standard:

# simulate
simulate-game = Partie { $number }: { $scores } – { $n ->
    [0] niemand gewinnt
    [one] Platz { $winners } gewinnt
   *[other] die Plätze { $winners } teilen sich den Sieg
}

column-seat = Platz
column-bot = Roboter
column-games = Partien
column-share = Sieganteil
column-share-of-one = Sieganteil eines Platzes
column-interval = 95-%-Intervall
column-mean-score = Punkte im Mittel
column-adjusted-share = Anteil ohne Glück
column-luck-per-seat = Glück je Platz
column-error-per-decision = Prozentpunkte Verlust je Entscheidung
column-ms-per-decision = ms je Entscheidung

# bench
bench-title = { $game }, { $players ->
    [one] ein Spieler
   *[other] { $players } Spieler
}, je CPU-Sekunde auf einem Kern
bench-playing = Zufallsspiel
bench-cloning = Kopieren
bench-decisions = Entscheidungen
bench-playouts = Zufallspartien
bench-clones = Kopien
bench-timing = { $name } (µs je Mal)
bench-hint = langsamster Tipp (ms)
bench-analysis = Analyse einer Partie (ms)

# calibrate
calibrate-title = { $game }, { $players } Spieler
column-foretold = vorhergesagt
column-true-share = wahr
column-difference = Punkte Abstand
column-positions = Stellungen

# replay
replay-players = gespielt von { $players }
replay-player = { $seat }: { $name }
replay-bot = { $seat }: { $name } ({ $bot })
replay-entries = { $shown } von { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträgen
} nachgespielt und geprüft
replay-dice-checked = der ganze Zufall folgt aus dem Geheimnis, das am Anfang versprochen wurde
replay-dice-not-reached = der Zufall ist nicht am Geheimnis geprüft, weil nur ein Teil nachgespielt wurde
replay-dice-secret-not-told = der Zufall lässt sich noch nicht prüfen, weil das Geheimnis erst am Ende verraten wird
replay-dice-no-commitment = der Zufall lässt sich nicht prüfen, weil kein Geheimnis versprochen wurde
replay-seen-by-spectator = Nach Eintrag { $shown } von { $entries }, wie es Zuschauer sehen:
replay-seen-by-seat = Nach Eintrag { $shown } von { $entries }, wie es Platz { $seat } sieht:
replay-not-over = Hier ist die Partie noch nicht zu Ende.
replay-seat = Platz { $seat }
replay-outcome = Ergebnis
replay-score = Punkte
replay-rank = Rang
replay-won = gewonnen
replay-lost = –

# analyse
column-start = Anfang
column-luck = Glück
column-own-mistakes = eigene Fehler
column-others-mistakes = Fehler der anderen
column-result = Ergebnis
column-played = gespielt
# Of a race: cells that somebody is sure of at once, and after thinking one card ahead.
column-task = Aufgabe
column-right-plans = richtige Pläne
column-forced = auf den ersten / zweiten Blick klar
column-winner = gewonnen (s)
column-missing = Felder falsch
column-lost = unerreichbar ab (s)
analyse-decision = { $n }. Schritt { $step }, { $seat }: { $points } durch { $played }; besser war { $best }
analyse-draw = { $n }. Schritt { $step }, { $seat }: { $points } durch Glück
# What else may happen, how likely, and to which source of points.
analyse-risk = Risiko { $chance } %: { $points } { $source }
analyse-steps = Schritte

# train
train-error = Fehler { $error }
train-exam = Durchgang { $round }: { $exam } { $result }

serve-listening = Das Rathaus ist offen: http://{ $address }
start-error-port-in-use = { $address } ist belegt: Dort läuft ein anderes Programm
start-error-address = an { $address } lässt sich kein Server starten: { $why }
start-error-data-folder = der Datenordner { $path } ist nicht beschreibbar: { $why }
start-error-data-folder-open = andere können in den Datenordner { $path } sehen, in dem Geheimnisse liegen; schließ ihn mit: chmod 700 { $path }
start-error-data-folder-in-use = ein anderer Server arbeitet mit dem Datenordner { $path }
start-error-database-newer = die Datenbank { $path } hat Version { $found }, dieses Programm kennt Versionen bis { $known }: Ein neueres Programm hat sie geschrieben
start-error-database-damaged = die Datenbank { $path } ist beschädigt: { $why }
start-error-key-damaged = der Cookie-Schlüssel { $path } ist beschädigt
serve-read-only = In { $path } lässt sich nichts speichern: Partien können nur angesehen, nicht gespielt werden.
serve-checked = Mit diesen Einstellungen kann hier ein Server starten.
setting-default = Standard
setting-in-file = { $path }, Zeile { $line }
setting-syntax = { $origin }: Das ist kein TOML: { $why }
setting-unknown = { $origin }: Eine Einstellung „{ $key }“ gibt es nicht; „rathaus serve --check“ nennt alle
setting-bad-value = { $origin }: { $key } kann nicht „{ $given }“ sein; gebraucht wird { $wanted }

# Last.
load-heading = { $tables ->
    [one] 1 Tisch
   *[other] { $tables } Tische
}, { $sockets } Verbindungen, { $seconds } s
load-actions = Aktionen je Sekunde
load-matches = zu Ende gespielte Partien
load-refusals = abgelehnte Befehle
load-cut-off = vom Server geschlossene Verbindungen
load-to-ack = Aktion bis zur Bestätigung (ms)
load-to-other = Aktion bis zum Bild eines anderen (ms)
load-to-enter = Beitritt bis zum ersten Bild (ms)
load-bytes-per-action = Bytes je Aktion, an alle
load-bytes-per-frame = Bytes je Bild, an einen
load-cpu = Rechenzeit des Servers je Aktion (µs)
load-cpu-share = Rechenzeit des Servers, Anteil eines Kerns
load-memory = Speicher des Servers (MB)
load-memory-per-table = zusätzlicher Speicher je Tisch (kB)
load-compared = letzte Ansichten mit dem Server verglichen, alle gleich
load-stored = { $tables } gespeicherte Partien, { $mb } MB
load-starts = Starts
load-to-first-answer = vom Start bis zur ersten Antwort (ms)
load-opened = geöffnete Partien
load-to-open = von der Anfrage bis zum Bild einer gespeicherten Partie (ms)
load-unreachable = der Server ist nicht zu erreichen: { $why }
load-refused = der Server lehnt { $asked } mit { $status } ab: { $answer }
load-broken = der Server hat ein Versprechen gebrochen: { $why }
load-no-server = kein Server ließ sich starten
serve-only-here = { $flag } geht nur auf einer Adresse dieses Rechners, etwa 127.0.0.1:8080

# Fairer Zufall.
fair-checked =
    { $n ->
        [one] 1 Zufallsergebnis
       *[other] { $n } Zufallsergebnisse
    } nachgerechnet: Alles folgt aus dem Geheimnis, und es ist das versprochene
    Fingerabdruck (SHA-256): { $commitment }
    Geheimnis: { $secret }
fair-no-commitment = in dieser Partie wurde kein Geheimnis versprochen
fair-no-secret = das Geheimnis steht noch nicht in der Datei: Es wird am Ende der Partie verraten
fair-other-promise = die Partie hat einen anderen Fingerabdruck als den versprochenen

# Sicherungen.
backup-done = { $file }: { $mb } MB mit { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
}, { $steps ->
    [one] einem Schritt
   *[other] { $steps } Schritten
}, { $guests ->
    [one] einem Gast
   *[other] { $guests } Gästen
} und { $records ->
    [one] einer hochgeladenen Partie
   *[other] { $records } hochgeladenen Partien
}, geschrieben und wieder gelesen
restore-done = { $data } ist wieder wie in { $file }: { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}
restore-by-server = Der laufende Server hat die Sicherung übernommen; wer an einem Tisch war, sieht den früheren Stand.
restore-kept = Der Stand von vorher liegt in { $kept }
archive-error-no-data = im Datenordner { $path } ist keine Datenbank
archive-error-exists = { $path } gibt es schon; --force überschreibt die Datei
archive-error-no-file = { $path } ist nicht lesbar: { $why }
archive-error-not-a-backup = { $path } ist keine Sicherung des Rathauses
archive-error-damaged = { $path } ist beschädigt: { $why }
archive-error-newer = { $path } hat Version { $found }, dieses Programm kennt Versionen bis { $known }: Ein neueres Programm hat sie geschrieben
archive-error-disk-full = { $path } ist nicht beschreibbar: Die Platte ist voll
archive-error-cannot-write = { $path } ist nicht beschreibbar: { $why }
archive-error-server-silent = ein Server arbeitet mit { $path }, übernimmt die Sicherung aber nicht; halte ihn an und versuche es noch einmal
archive-error-server-failed = der laufende Server konnte die Sicherung nicht übernehmen: { $why }
archive-error-unanswered = der Server in { $path } hat begonnen, die Sicherung zu übernehmen, aber nicht gesagt, wie es ausging; nichts wurde ausgetauscht, versuche es noch einmal
archive-error-folder = { $why }
