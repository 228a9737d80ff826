complaint = rathaus: { $words }

# Die Befehlszeile.
usage-see-help = Mehr dazu: „rathaus --help“ und „rathaus BEFEHL --help“.
usage-no-command = es fehlt ein Befehl; es gibt { $known }
usage-unknown-command = den Befehl „{ $given }“ gibt es nicht; es gibt { $known }
usage-unknown-argument = „{ $given }“ gehört hier nicht hin
usage-missing = es fehlt etwas: { $missing }
usage-conflict = { $argument } darf nur einmal angegeben werden
usage-not-text = eine Angabe ist kein gültiger Text
usage-no-value = { $argument } braucht einen Wert: { $wanted }
usage-bad-value = { $argument } kann nicht „{ $given }“ sein; gebraucht wird { $wanted }

wanted-something = ein Wert
wanted-lang = en oder de
wanted-players = eine Spielerzahl
wanted-bots = Namen von Robotern, durch Kommas getrennt
wanted-games = eine ganze Zahl ab 1
wanted-seed = eine ganze Zahl ab 0
wanted-ms = Millisekunden als ganze Zahl ab 1
wanted-file = der Name einer Option und eine Datei, etwa table=meine-tabelle.json
wanted-mode = closed, paced, open, connect, reconnect, slow, start, hostile oder restarts
wanted-tables = eine ganze Zahl von 1 bis 100000
wanted-spectators = eine ganze Zahl bis 1000
wanted-rate = eine Anzahl von Aktionen je Sekunde
wanted-address = eine Adresse wie 127.0.0.1:8080
wanted-pid = die Nummer eines Prozesses
wanted-promised = ein Fingerabdruck aus 64 Hexadezimalziffern
wanted-options = ein JSON-Objekt
wanted-seconds = eine Zahl von Sekunden über 0 bis 3600
wanted-rounds = eine ganze Zahl ab 1
wanted-to = eine Anzahl von Einträgen
wanted-view = die Nummer eines Platzes oder „spectator“
wanted-out = ein Ordner
wanted-crossing = junction oder overpass
wanted-min-green = eine ganze Zahl von 0 bis 4
wanted-components = eine Datei
wanted-log = off, error, warn, info oder debug
wanted-log-format = text oder json
wanted-data = ein Ordner
wanted-host = ein Name wie spiele.example.org
wanted-number = eine ganze Zahl von { $min } bis { $max }
wanted-switch = true oder false
wanted-list = eine Liste von Namen

# Was den Befehlen gegeben wurde.
unknown-game = das Spiel „{ $given }“ gibt es nicht; es gibt { $known }
unknown-bot = den Roboter „{ $given }“ gibt es für { $game } nicht; es gibt { $known }
bots-per-seat = { $given } Roboter für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: Nenne einen für alle oder einen je Platz
too-many-bots = { $given } Roboter für { $seats ->
    [one] 1 Platz
   *[other] { $seats } Plätze
}: höchstens einer je Platz
options-not-json = die Optionen sind kein JSON: { $why }
options-not-an-object = die Optionen müssen ein JSON-Objekt sein, etwa {"{"}"name": 1{"}"}
options-unknown = die Option „{ $option }“ gibt es nicht; es gibt { $known }
file-without-option = „{ $given }“ nennt keine Option; schreib es wie table=meine-tabelle.json
file-not-json = { $path } ist nicht lesbar: { $why }
options-misfit = die Option { $option } kann nicht { $value } sein: { $why }
replay-to-beyond = die Partie hat nur { $entries ->
    [one] 1 Eintrag
   *[other] { $entries } Einträge
}, nicht { $given }
replay-no-such-viewer = „{ $given }“ sitzt nicht am Tisch; es gibt „spectator“ und Platz 0 bis { $last }
analyse-not-over = { $file }: Die Partie ist noch nicht zu Ende, ihr Ergebnis ist offen
analyse-alone = { $file }: Allein am Tisch gibt es niemanden, gegen den man gewinnen kann
analyse-no-such-seat = Platz { $given } gibt es nicht; möglich sind 0 bis { $last }
no-judge = bei { $game } lassen sich keine Siegchancen schätzen
train-no-school = die Roboter von { $game } haben nichts zu lernen
bad-task-form = eine Aufgabe sieht so aus: dcurve1:2,5,8,11, das Zentrum und die Felder des gelben und des schwarzen Paares
bad-task-card = eine Karte „{ $given }“ gibt es nicht
bad-task-field = „{ $given }“ ist kein Randfeld von 0 bis 11
bad-task-twice = auf Feld { $field } stehen zwei Figuren
bad-task-green = { $given ->
    [one] 1 Figur steht
   *[other] { $given } Figuren stehen
} auf grünen Feldern, verlangt { $min ->
    [one] ist mindestens 1
   *[other] sind mindestens { $min }
}
bad-plan-cells = der Plan hat { $given ->
    [one] 1 Feld
   *[other] { $given } Felder
} statt neun

# Dateien.
cannot-read = { $path } ist nicht lesbar: { $why }
cannot-write = { $path } ist nicht beschreibbar: { $why }
cannot-print = das Ergebnis lässt sich nicht ausgeben: { $why }
io-not-found = das gibt es nicht
io-permission-denied = die Berechtigung fehlt
io-is-a-directory = das ist ein Ordner
io-not-a-directory = ein Teil des Pfades ist kein Ordner
io-already-exists = dort ist schon etwas anderes
io-storage-full = der Platz reicht nicht
io-too-large = das ist zu groß

# Eigene Fehler.
stuck = Partie { $number } lief nicht zu Ende: { $why }
stuck-refused = der Roboter { $bot } wollte etwas Verbotenes: { $why }
stuck-nobody = niemand kann weiterspielen
