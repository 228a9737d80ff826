# Der Weg hinein.
taxi-solo = Allein
taxi-solo-title = Turbo Taxi für dich allein
taxi-solo-lead = Kein Server, keine Gegner: nur du und die Uhr.
taxi-to-menu = Alle Spielarten
taxi-start = Los
taxi-counting = Alle Aufgaben werden gezählt …

# Disziplinen.
taxi-discipline-easy = Leicht
taxi-discipline-normal = Normal
taxi-discipline-hard = Schwer
taxi-discipline-expert = Für Könner
taxi-discipline-daily = Rätsel des Tages
taxi-discipline-sprint = Sprint
taxi-discipline-five_minutes = Fünf Minuten
taxi-discipline-stack = Der Stapel
taxi-lead-sprint = Fünf Aufgaben, eine Uhr. Ein falscher Ruf kostet 30 Sekunden.
taxi-lead-five_minutes = So viele Aufgaben, wie du schaffst. Ein falscher Ruf kostet 30 Sekunden.
taxi-lead-stack = Zwölf Aufgaben, eine für jede Karte. Wer schnell genug ist, gewinnt die Medaille; ein falscher Ruf beendet die Aufgabe.
taxi-attacks = Gegen die Uhr
taxi-results = Deine Ergebnisse
taxi-bests = Bestwerte
taxi-no-results = Noch kein Ergebnis.

# Rätsel.
taxi-puzzles = Rätsel
taxi-puzzles-lead = Je weniger Pläne richtig sind, desto schwerer. Deine Zeit zählt; ein falscher Ruf kostet 30 Sekunden.
taxi-band = Wie schwer
taxi-unique = nur ein richtiger Plan
taxi-centre = Karte im Zentrum
taxi-any = beliebig
taxi-crossing = Die Kreuzung
taxi-crossing-junction = verbindet ihre Straßen
taxi-crossing-overpass = ist eine Brücke
taxi-no-puzzle = Ein solches Rätsel gibt es nicht.

# Die Taxischule.
taxi-school = Taxischule
taxi-school-lead = Neun Rätsel, von drei fehlenden Karten bis zur leeren Stadt. Was nicht passt, ist markiert, und nichts kostet dich etwas.
taxi-school-go = In die Schule
taxi-school-solved = { $n } von { $of } gelöst
taxi-school-number = Rätsel { $n }
taxi-school-missing = { $n ->
    [8] Alle Karten legst du selbst.
    [one] Eine Karte fehlt.
   *[other] { $n } Karten fehlen.
}
taxi-school-over = Schule aus! Jetzt bist du reif für richtige Rätsel und für das Rennen.
taxi-school-further = In die Taxischule

# Das Rätsel des Tages.
taxi-daily = Rätsel des Tages
taxi-daily-of = Rätsel vom { $date }
taxi-daily-go = Das Rätsel von heute
taxi-daily-new = Jeden Tag für alle dasselbe. Ein Versuch zählt.
taxi-daily-open = Dein Versuch von heute läuft noch.
taxi-daily-done = Heute gelöst in { $time }.
taxi-daily-lost = Heute nicht gelöst. Morgen kommt ein neues.
taxi-daily-ranked = Dieser Versuch zählt. Die Uhr läuft, sobald du die Aufgabe siehst, auch wenn du die Seite verlässt.
taxi-daily-free = Dieser Versuch zählt nicht: Probiere, so oft du magst.
taxi-streak = { $n ->
    [one] Tag in Folge
   *[other] Tage in Folge
}
taxi-streak-now = Tage in Folge: { $n }
taxi-archive = Die letzten vier Wochen
taxi-ranked = zählt
taxi-unranked = zählt nicht
taxi-share = Ergebnis teilen
taxi-share-text = Turbo Taxi vom { $date } ({ $hardness }): { $time }, { $slips }
taxi-share-lost = Turbo Taxi vom { $date } ({ $hardness }): nicht gelöst, { $slips }
taxi-clean = fehlerlos
taxi-copied = Kopiert.

# Üben.
taxi-practice = Üben
taxi-practice-lead = Stell dir eine Aufgabe, sieh sofort, wie viele Pläne richtig sind, baue mit Hilfe und teile sie.
taxi-practice-go = Aufgabe stellen
taxi-robots = Roboter
taxi-robots-lead = Roboter bauen dieselbe Aufgabe neben dir, und die Pause hält auch sie an. Mit anderen Robotern beginnt die Aufgabe von vorn.
taxi-robots-missing = Die Roboter ließen sich nicht laden.
taxi-robot-n = Roboter { $n }
taxi-robot-none = keiner
taxi-robot-right = { $time }: richtig
taxi-robot-wrong = { $time }: falsch gerufen
taxi-assist = Zeigen, was nicht passt
taxi-pause-run = Pause
taxi-resume = Weiter
taxi-paused = Pause
taxi-edit = Aufgabe ändern
taxi-share-task = Link kopieren
taxi-editor = Aufgabe stellen
taxi-editor-ask = Stelle die vier Figuren an den Rand und wähle das Zentrum.
taxi-editor-green = Mindestens zwei Figuren stehen auf Grün. Noch einmal tippen dreht das Zentrum.
taxi-editor-open = Stelle alle vier Figuren auf.
taxi-editor-random = Zufällig aufstellen
taxi-editor-build = Bauen
taxi-n-right = { $n ->
    [0] Pläne sind richtig: nicht lösbar
    [one] Plan ist richtig
   *[other] Pläne sind richtig
}
taxi-bad-form = Der Link enthält keine Aufgabe. Sie sähe so aus: Zentrum:a,b,c,d.
taxi-bad-card = Der Link nennt eine Karte, die es nicht gibt: { $card }.
taxi-bad-field = Der Link nennt ein Randfeld, das es nicht gibt: { $field }.
taxi-bad-twice = Auf Randfeld { $field } stünden zwei Figuren.
taxi-bad-green = { $n ->
    [0] Keine
   *[other] Nur { $n }
} der vier Figuren steht auf Grün. Mindestens zwei müssen es sein.

# Bauen.
taxi-task = Aufgabe
taxi-task-n = Aufgabe { $n }
taxi-task-of = Aufgabe { $n } von { $max }
taxi-time-left = noch { $time }
taxi-medal-until = Medaille bis { $time }
taxi-medals-won = { $n ->
    [one] eine Medaille
   *[other] { $n } Medaillen
}
taxi-note-junction = Die Kreuzung verbindet ihre Straßen.
taxi-note-overpass = Die Kreuzung ist eine Brücke: Ihre Straßen treffen sich nicht.
taxi-note-assist = Was nicht passt, wird gezeigt.
taxi-ask-choose = Wähle eine Karte
taxi-ask-lay = Lege: { $kind }
taxi-ask-turn = Noch einmal tippen dreht sie.
taxi-ask-cells = Tippen dreht eine Karte, halten nimmt sie weg.
taxi-ask-halt = Alles belegt: Halt!
taxi-ask-wrong = { $n ->
    [one] Nicht richtig: ein Fehler
   *[other] Nicht richtig: { $n } Fehler
}
taxi-clear = Abräumen
taxi-ghost-you = Du
taxi-ghost-best = Bester Lauf

# Statistik.
taxi-statistics = Nach Zentrum
taxi-statistics-lead = Welche Zentren dir liegen und ob du schneller wirst. Üben zählt nicht mit.
taxi-statistics-go = Zahlen zeigen
taxi-no-statistics = Noch nichts zu zählen. Löse erst ein Rätsel.
taxi-stat-kind = Zentrum
taxi-stat-all = alle
taxi-stat-tasks = Aufgaben
taxi-stat-solved = Gelöst
taxi-stat-median = Median
taxi-stat-wrong = Falsch gerufen
taxi-stat-curve = Deine Zeiten
taxi-stat-caption = { $n ->
    [one] Eine gelöste Aufgabe
   *[other] Die letzten { $n } gelösten Aufgaben
}. Die Linie ist der Median aus sieben: zuletzt { $time }.

# Tipps.
taxi-hint = Tipp
taxi-hints = Tipps
taxi-hint-1 = Kann das noch richtig werden?
taxi-hint-2 = Welche Karten stören?
taxi-hint-3 = Welche Karte kommt als Nächstes?
taxi-hint-4 = Einen ganzen Plan zeigen
taxi-cost = +{ $n } s
taxi-cost-task = die Aufgabe
taxi-answer-unsolvable = Für diese Aufgabe ist kein Plan richtig.
taxi-answer-can = Ja: Es gibt einen richtigen Plan mit allen Karten, die hier liegen.
taxi-answer-cannot = Nein: Mindestens eine Karte muss sich ändern.
taxi-answer-none-differ = Keine Karte stört.
taxi-answer-differ = Störend: { $cells }.
taxi-answer-next = Feld { $place }: { $card }.
taxi-answer-finished = Es fehlt nichts: Rufe Halt!
taxi-answer-plan = Das ist der richtige Plan, der deinem am nächsten kommt.

# Wie es ausging.
taxi-solved = Gelöst
taxi-solved-late = Gelöst, aber zu spät für die Medaille
taxi-lost = Nicht gelöst
taxi-best = Dein Bestwert
taxi-next = Nächstes Rätsel
taxi-next-task = Nächste Aufgabe
taxi-again = Noch einmal
taxi-repeat = Noch einmal
taxi-run-over = Der Lauf ist zu Ende
taxi-result-tasks = { $n ->
    [one] eine Aufgabe, { $time }
   *[other] { $n } Aufgaben, { $time }
}
taxi-result-medals = { $n ->
    [one] eine Medaille, { $time }
   *[other] { $n } Medaillen, { $time }
}
taxi-n-wrong = { $n ->
    [one] ein falscher Ruf
   *[other] { $n } falsche Rufe
}
taxi-n-hints = { $n ->
    [one] ein Tipp
   *[other] { $n } Tipps
}
taxi-chart = { $n ->
    [one] 1 Ergebnis
   *[other] { $n } Ergebnisse
}, bestes { $best }
