help-about = Fünf Städtespiele: spielen, messen, prüfen.
help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-heading-options = Optionen
help-default = { $help } [sonst { $value }]
help-value-command = BEFEHL

help-lang = Sprache aller Texte, en oder de; sonst entscheidet LC_ALL, LC_MESSAGES oder LANG
help-json = Ein JSON-Objekt je Zeile statt Text
help-help = Diesen Befehl erklären
help-version = Die Version zeigen

help-game = Name des Spiels; „rathaus games“ zählt sie auf
help-players = Anzahl der Spieler
help-games = Anzahl der Partien
help-seed = Dieselbe Zahl ergibt dieselben Partien
help-ms = Bedenkzeit in Millisekunden je Entscheidung
help-files = Eine Option, die aus einer JSON-Datei kommt, wie table=meine-tafel.json; mehrmals möglich
help-options = Einstellungen, die vom Üblichen abweichen, als JSON

help-command-games = Die Spiele aufzählen, mit Bots und Einstellungen

help-command-simulate = Bots Partien spielen lassen
help-simulate-bots = Bots nach Plätzen, mit Kommas dazwischen; ein einzelner sitzt überall
help-simulate-out = Jede Partie in diesem Ordner aufbewahren, als SPIEL-SEED-NUMMER.jsonl

help-command-arena = Messen, wie stark Bots gegeneinander sind
help-arena-bots = Bots, die verglichen werden, mit Kommas dazwischen
help-arena-more =
    Die Bots wechseln von Partie zu Partie die Plätze, sodass jeder überall gleich oft sitzt. Gibt es mehr
    Plätze als Bots, bekommt der letzte alle übrigen: „--players 4 --bots hard,medium“ ist ein schwerer
    Bot unter drei mittleren. Der Sieganteil ist der eines einzelnen Platzes, geteilte Siege werden
    geteilt. Allein am Tisch ist es der Anteil der Partien, in denen das Ziel erreicht wurde.

help-command-bench = Messen, wie schnell ein Spiel im Zufallsspiel ist
help-bench-game = Name des Spiels; ohne Angabe alle
help-bench-players = Anzahl der Spieler; sonst 4 oder was dem am nächsten kommt
help-bench-seconds = CPU-Sekunden des Zufallsspiels; jede andere Messung bekommt ein Fünftel davon

help-command-replay = Eine Partie nachspielen, prüfen und zeigen, was daraus wurde
help-replay-file = Die aufbewahrte Partie
help-replay-to = Nach diesem Eintrag aufhören und den Tisch zeigen
help-replay-view = Wer hinsieht: die Nummer eines Platzes, ab 0, oder „spectator“

help-command-train = Dem stärksten Bot eines Spiels im Spiel gegen sich selbst etwas beibringen
help-train-seed = Dieselbe Zahl ergibt dieselben Gewichte
help-train-rounds = Durchgänge, statt der vorgesehenen Anzahl
help-train-games = Partien je Durchgang, statt der vorgesehenen Anzahl
help-train-out = Wohin SPIEL.bin und SPIEL.svg geschrieben werden

help-command-serve = Die Spiele im Browser starten
help-serve-address = Adresse, an der gelauscht wird [sonst 127.0.0.1:8080]
help-serve-data = Ordner der Datenbank; wird angelegt, wenn er fehlt [sonst rathaus_data]
help-serve-log = Wie viel auf der Fehlerausgabe steht: off, error, warn, info, debug [sonst info]
help-serve-bot_pause = Millisekunden, die ein Bot vor einer sichtbaren Aktion wartet [sonst 600]
help-serve-https = Die Leute kommen über HTTPS, durch einen Proxy: Cookies nur darüber senden und ihre Adressen dem letzten Eintrag von X-Forwarded-For entnehmen
help-serve-config = TOML-Datei mit Einstellungen; Angaben hier und Variablen wie RATHAUS_ADDRESS gehen vor
help-serve-check = Zeige jede Einstellung und woher sie kommt, prüfe Datenordner und Port und starte nichts
help-serve-hosts = Ein Name, unter dem der Server erreicht wird, etwa spiele.example.org; auch mehrmals
help-serve-log_format = Protokoll als Text (text) oder als JSON (json); sonst wie mit --json
help-serve-more =
    Jede Einstellung kann in der Datei von --config stehen oder als Variable: „limits.tables_per_guest“ ist
    RATHAUS_LIMITS_TABLES_PER_GUEST. „rathaus serve --check“ nennt alle. SIGTERM oder Strg-C beendet den
    Server geordnet, ein zweites Mal sofort.

help-command-taxi = Löser und Prüfer von Turbo Taxi befragen
help-crossing = Ob die Kreuzung ihre Straßen verbindet: junction oder overpass; sonst junction
help-components = Datei mit Kartensatz, Kreuzung und grünen Feldern des gedruckten Spiels, als JSON
help-task = Die Aufgabe als Zentrum:g1,g2,s1,s2, etwa dcurve1:2,5,8,11
help-min_green = Mindestens so viele Figuren stehen auf grünen Feldern

help-command-taxi-count = Alle Aufgaben nach der Art ihres Zentrums zählen
help-command-taxi-list = Alle Aufgaben mit der Anzahl ihrer richtigen Pläne auflisten
help-command-taxi-solve = Die richtigen Pläne einer Aufgabe zählen
help-taxi-solve-plans = Die Pläne auch auflisten
help-taxi-solve-draw = Die Pläne auch zeichnen
help-command-taxi-check = Einen Plan prüfen
help-taxi-check-plan = Neun Kärtchen mit Leerzeichen dazwischen, „-“ für ein leeres Feld

help-command-load = Messen, wie viel ein Server aushält, mit echten Partien über echte Verbindungen
help-load-games = Namen von Spielen, die sich von Tisch zu Tisch abwechseln; ohne Angabe alle Spiele
help-load-address = Adresse eines laufenden Servers; sonst wird einer gestartet und wieder beendet
help-load-pid = Nummer des Serverprozesses, um Rechenzeit und Speicher zu messen
help-load-mode = closed (so schnell es geht), paced, open (feste Rate), connect, reconnect, slow, start, hostile
help-load-tables = Anzahl der Tische
help-load-players = Spieler an jedem Tisch, 2 bis 4
help-load-spectators = Zuschauer an jedem Tisch
help-load-rate = Aktionen je Sekunde: bei paced je Tisch [sonst 1], bei open von allen Tischen zusammen
help-load-seconds = Wie lange die Tische spielen [sonst 10, unter Angriff 600]
help-load-more =
    Ein laufender Server muss mit --lift-limits gestartet sein, sonst hält er die Last für einen Angriff.
    „slow“ braucht Zuschauer: Sie lesen nie, was sie bekommen. Latenzen in Millisekunden: p50, p99, p99,9.
    „hostile“ lässt die Grenzen: Zweiertische spielen einmal je Sekunde, alle anderen greifen auf jede bekannte
    Art an, von vielen Adressen dieses Rechners. Haben Spieler das gemerkt (p99 ab 250 ms) oder etwas verloren,
    endet es mit Status 1.
help-serve-lift_limits = Keine Grenzen für einzelne Gäste, für Lasttests; nur auf einer Adresse dieses Rechners

help-data = Datenordner des Servers
help-command-backup = Alles, was ein Server gespeichert hat, in eine Datei sichern, während er läuft
help-backup-file = Die Sicherung
help-backup-force = Eine Datei dieses Namens überschreiben
help-backup-more =
    Die Sicherung enthält den Stand eines Augenblicks. In ihr stehen die Geheimnisse der Würfel und der
    Schlüssel der Cookies: Bewahre sie so auf, dass nur du sie lesen kannst.
help-command-restore = Den Datenordner wieder zu dem machen, was gesichert wurde, während der Server läuft
help-restore-file = Die Sicherung
help-restore-more =
    Die Datei wird geprüft, bevor sich etwas ändert. Der Stand von vorher bleibt im Datenordner unter einem
    Namen, der ausgegeben wird, und lässt sich ebenso einspielen. Wer gerade spielt, sieht sofort den früheren Stand.

help-command-fair = Jeden Wurf einer beendeten Partie aus ihrem Geheimnis nachrechnen
help-fair-file = Die Aufzeichnung
help-fair-promised = Der Fingerabdruck, der während der Partie zu sehen war, zum Vergleich
