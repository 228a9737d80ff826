help-about = Fünf Städtespiele: spielen, messen, prüfen.
help-heading-usage = Aufruf
help-heading-commands = Befehle
help-heading-arguments = Argumente
help-heading-options = Optionen
help-default = { $help } [Standard { $value }]
help-value-command = BEFEHL

help-lang = Sprache aller Texte, en oder de [Standard nach LC_ALL, LC_MESSAGES oder LANG]
help-json = Ein JSON-Objekt je Zeile statt Text
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen

help-game = Name des Spiels; „rathaus games“ nennt alle
help-players = Spielerzahl
help-games = Anzahl der Partien
help-seed = Dieselbe Zahl ergibt dieselben Partien
help-ms = Bedenkzeit in Millisekunden je Entscheidung
help-files = Eine Option aus einer JSON-Datei, etwa table=meine-tabelle.json; auch mehrmals
help-options = Optionen des Tisches, die vom Standard abweichen, als JSON

help-command-games = Die Spiele auflisten, mit Robotern und Optionen

help-command-simulate = Roboter Partien spielen lassen
help-simulate-bots = Roboter der Plätze, durch Kommas getrennt; ein einzelner sitzt überall
help-simulate-out = Jede Partie in diesem Ordner speichern, als SPIEL-SEED-NUMMER.jsonl

help-command-arena = Messen, wie stark Roboter gegeneinander sind
help-arena-bots = Roboter im Vergleich, durch Kommas getrennt
help-arena-luck = Jede Partie auseinandernehmen: Fehler und Glück jedes Roboters und sein Sieganteil ohne Glück
help-arena-more =
    Die Roboter wechseln von Partie zu Partie die Plätze, sodass jeder überall gleich oft sitzt. Gibt es
    mehr Plätze als Roboter, bekommt der letzte alle übrigen: „hard,medium“ mit „--players 4“ ist ein
    schwerer Roboter unter drei mittleren. Der Sieganteil ist der eines einzelnen Platzes; geteilte Siege
    werden geteilt. Allein am Tisch ist es der Anteil der Partien, in denen das Ziel erreicht wurde.

help-command-bench = Messen, wie schnell Zufallspartien laufen
help-bench-game = Name des Spiels [Standard alle]
help-bench-players = Spielerzahl [Standard 4 oder was dem am nächsten kommt]
help-bench-seconds = CPU-Sekunden für Zufallspartien; jede andere Messung bekommt ein Fünftel davon
help-bench-analysis = Auch Tipps und die Analyse einer Partie zu zweit messen

help-command-calibrate = Prüfen, wie oft eintrifft, was an Siegchancen vorhergesagt wird
help-calibrate-game = Namen von Spielen [Standard alle, deren Siegchancen sich schätzen lassen]
help-calibrate-players = Spielerzahlen, durch Kommas getrennt
help-calibrate-fit = Die Skalen ausgeben, die zu diesen Partien am besten passen, für den Quelltext
help-calibrate-svg = Den Vergleich in diese Datei zeichnen
help-calibrate-more =
    Roboter aller Stufen spielen bunt gemischt gegeneinander. Die vorhergesagten Siegchancen aller Plätze
    kommen in zehn Fächer; der wahre Anteil sagt, wie oft diese Plätze gewonnen haben. Skalen werden mit
    einem Startwert angepasst und mit einem anderen geprüft.

help-command-replay = Eine gespeicherte Partie nachspielen, prüfen und das Ergebnis zeigen
help-replay-file = Die gespeicherte Partie
help-replay-to = Nach diesem Eintrag anhalten und den Tisch zeigen
help-replay-view = Wessen Sicht: die Nummer eines Platzes, ab 0, oder „spectator“

help-command-analyse = Bei einer beendeten Partie Glück und Fehler auseinanderhalten
help-analyse-file = Die gespeicherte Partie
help-analyse-seat = Nur dieser Platz, ab 0
help-analyse-svg = Die Siegchancen in diese Datei zeichnen
help-analyse-more =
    Glück ist die Siegchance nach einem Wurf oder Zug aus dem Stapel, verglichen mit dem Mittel über alles,
    was möglich war. Ein Fehler ist die Siegchance nach dem, was gespielt wurde, verglichen mit dem besten
    Zug. Anfang, Glück und Fehler ergeben zusammen das Ergebnis. Was ein Platz nicht wissen konnte, zählt
    als Glück.

help-command-train = Den stärksten Roboter eines Spiels gegen sich selbst trainieren
help-train-seed = Dieselbe Zahl ergibt dieselben Gewichte
help-train-rounds = Anzahl der Durchgänge [Standard je nach Spiel]
help-train-games = Partien je Durchgang [Standard je nach Spiel]
help-train-out = Wohin SPIEL.bin und SPIEL.svg geschrieben werden

help-command-serve = Den Server für das Spielen im Browser starten
help-serve-address = Adresse des Servers [Standard 127.0.0.1:8080]
help-serve-data = Ordner der Datenbank; wird angelegt, wenn er fehlt [Standard rathaus_data]
help-serve-log = Wie viel der Server auf der Fehlerausgabe meldet: off, error, warn, info, debug [Standard info]
help-serve-bot_pause = Millisekunden, die ein Roboter vor einem sichtbaren Schritt wartet [Standard 600]
help-serve-https = Gäste kommen über HTTPS durch einen Proxy: Cookies nur darüber senden, Adressen dem letzten Eintrag von X-Forwarded-For entnehmen
help-serve-config = TOML-Datei mit Einstellungen; Angaben hier und Variablen wie RATHAUS_ADDRESS gehen vor
help-serve-check = Jede Einstellung und ihre Herkunft zeigen, Datenordner und Port prüfen, nichts starten
help-serve-hosts = Ein Name, unter dem der Server erreicht wird, etwa spiele.example.org; auch mehrmals
help-serve-log_format = Meldungen als Text (text) oder als JSON (json) [Standard wie mit --json]
help-serve-more =
    Jede Einstellung kann in der Datei von --config stehen oder als Variable: „limits.tables_per_guest“ ist
    RATHAUS_LIMITS_TABLES_PER_GUEST. „rathaus serve --check“ nennt alle. SIGTERM oder Strg-C beendet den
    Server geordnet, ein zweites Mal sofort.

help-command-taxi = Aufgaben von Turbo Taxi lösen und prüfen
help-crossing = Was die Kreuzung ist: junction verbindet ihre Straßen, overpass nicht [Standard junction]
help-components = Datei mit Kartensatz, Kreuzung und grünen Feldern des gedruckten Spiels, als JSON
help-task = Die Aufgabe als Zentrum:g1,g2,s1,s2, etwa dcurve1:2,5,8,11
help-min_green = Mindestens so viele Figuren stehen auf grünen Feldern

help-command-taxi-count = Alle Aufgaben nach der Art ihres Zentrums zählen
help-command-taxi-list = Alle Aufgaben mit der Zahl ihrer richtigen Pläne auflisten
help-command-taxi-solve = Die richtigen Pläne einer Aufgabe zählen
help-taxi-solve-plans = Die Pläne auch auflisten
help-taxi-solve-draw = Die Pläne auch zeichnen
help-command-taxi-check = Einen Plan prüfen
help-taxi-check-plan = Neun Karten mit Leerzeichen dazwischen, „-“ für ein leeres Feld

help-command-load = Messen, wie viel ein Server schafft, mit echten Partien über echte Verbindungen
help-load-games = Namen der Spiele, die sich von Tisch zu Tisch abwechseln [Standard alle]
help-load-address = Adresse eines laufenden Servers [Standard: einer wird gestartet und wieder beendet]
help-load-pid = Nummer des Serverprozesses, um Rechenzeit und Speicher zu messen
help-load-mode = closed (so schnell es geht), paced, open (feste Rate), connect, reconnect, slow, start, hostile, restarts
help-load-tables = Anzahl der Tische [Standard 100, bei restarts 10]
help-load-players = Spieler an jedem Tisch, 2 bis 4
help-load-spectators = Zuschauer an jedem Tisch
help-load-rate = Aktionen je Sekunde: bei paced je Tisch [Standard 1], bei open von allen Tischen zusammen
help-load-seconds = Wie lange die Tische spielen [Standard 10, unter Angriff 600, bei restarts höchstens 300]
help-load-more =
    Ein laufender Server muss mit --lift-limits gestartet sein, sonst hält er die Last für einen Angriff.
    „slow“ braucht Zuschauer, die nie lesen, was sie bekommen. Latenzen in Millisekunden: p50, p99, p99,9.
    „hostile“ lässt die Grenzen gelten: Zweiertische spielen einmal je Sekunde, alle anderen greifen auf jede
    bekannte Art an, von vielen Adressen dieses Rechners. Merken Spieler etwas (p99 ab 250 ms) oder verlieren
    sie etwas, endet der Befehl mit Status 1.
    „restarts“: An den Tischen wird so viele Sekunden lang Turbo Taxi gespielt; dann werden die längsten Züge, die es gibt,
    alle zugleich neu begonnen, während andere ihre Partien spielen. Zuletzt schlafen die Tische ein und werden geweckt.
help-serve-lift_limits = Einzelnen Gästen keine Grenzen setzen, für Lasttests; nur auf einer Adresse dieses Rechners
help-serve-seed = Würfel und Karten, die nach jedem Start dieselben sind, für Tests; nur auf einer Adresse dieses Rechners

help-data = Datenordner des Servers
help-command-backup = Alles, was ein Server gespeichert hat, im laufenden Betrieb in eine Datei sichern
help-backup-file = Die Sicherung
help-backup-force = Eine vorhandene Datei überschreiben
help-backup-more =
    Die Sicherung enthält den Stand eines Augenblicks, auch die Geheimnisse des Zufalls und den Schlüssel
    der Cookies: Bewahre sie so auf, dass nur du sie lesen kannst.
help-command-restore = Den Datenordner aus einer Sicherung wiederherstellen, auch im laufenden Betrieb
help-restore-file = Die Sicherung
help-restore-more =
    Die Datei wird geprüft, bevor sich etwas ändert. Der Stand von vorher bleibt im Datenordner unter einem
    Namen, der ausgegeben wird, und lässt sich ebenso wiederherstellen. Wer gerade spielt, sieht sofort den
    früheren Stand.

help-command-fair = Den ganzen Zufall einer beendeten Partie aus ihrem Geheimnis nachrechnen
help-fair-file = Die gespeicherte Partie
help-fair-promised = Der Fingerabdruck, der während der Partie zu sehen war
