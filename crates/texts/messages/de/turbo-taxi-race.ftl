# Das Rennen am Tisch.
taxi-round = Medaille { $n } von { $max }
taxi-extra-round = Zusatzrunde
taxi-commissioner = stellt die Aufgabe
taxi-part-plan = richtige Pläne
taxi-part-last = als Letzter übrig
taxi-fastest = schnellster Ruf
taxi-rounds = Medaille für Medaille
taxi-nearest = am nächsten dran: { $name }, { $n ->
    [0] alle Karten gelegt
    [one] eine Karte fehlte
   *[other] { $n } Karten fehlten
}
taxi-try-alone = Allein probieren
taxi-try-back = Zurück zum Rennen
taxi-try-check = Stimmt das?
taxi-try-right = Dein Plan nebenher stimmte.
taxi-try-wrong = { $n ->
    [one] Dein Plan nebenher hatte einen Fehler.
   *[other] Dein Plan nebenher hatte { $n } Fehler.
}
taxi-try-unfinished = Dein Plan nebenher wurde nicht fertig.
taxi-ask-try = Probiere die Aufgabe allein
taxi-ask-try-more = Diesen Plan sieht niemand. Er endet mit der Aufgabe.
taxi-answer-short = { $n ->
    [one] ein richtiger Plan
   *[other] { $n } richtige Pläne
}
taxi-laid = { $n } von 8 Karten gelegt
taxi-keys-vote = aufgeben, oder doch weitermachen
taxi-tag-places = stellt auf
taxi-tag-out = setzt aus
taxi-tag-called = gerufen
taxi-tag-gives-up = gibt auf
taxi-tag-pause = möchte Pause
taxi-tag-waits = muss warten
taxi-tag-ready = bereit
taxi-halt-out = Du setzt aus
taxi-halt-waiting = Dein Handicap läuft
taxi-halt-not-right = Halt! · stimmt noch nicht
taxi-ask-place = Stell die Aufgabe: vier Figuren an den Rand
taxi-ask-place-more = Wähle eine Figur, dann ein Feld. Mindestens zwei stehen auf Grün.
taxi-ask-placing = { $name } stellt die Aufgabe
taxi-ask-countdown = Gleich wird die Karte aufgedeckt
taxi-ask-check = { $you ->
    [yes] { $n ->
        [0] Du hast gerufen – dein Plan stimmt!
        [one] Du hast gerufen – ein Fehler
       *[other] Du hast gerufen – { $n } Fehler
    }
   *[no] { $n ->
        [0] { $name } hat gerufen – der Plan stimmt!
        [one] { $name } hat gerufen – ein Fehler
       *[other] { $name } hat gerufen – { $n } Fehler
    }
}
taxi-ask-out = Falsch gerufen: Du setzt aus
taxi-ask-out-look = Tippe auf einen Mitspieler, um ihm zuzusehen.
taxi-ask-out-wait = Die Pläne der anderen siehst du nach der Runde.
taxi-ask-waiting = Dein Handicap: noch einen Moment
taxi-ask-called = Halt! Dein Plan wird geprüft
taxi-ask-over = Das Rennen ist vorbei
taxi-ask-watching = Alle bauen
taxi-place-random = Zufällig
taxi-place-done = Karte aufdecken
taxi-vote = Aufgeben
taxi-vote-back = Weiter
taxi-vote-more = Aufgeben: Geben alle auf, die noch im Rennen sind, kommt eine neue Aufgabe.
taxi-vote-back-more = Weiter: Du gibst doch nicht auf.
taxi-pause = Pause
taxi-pause-more = Pause: Das Rennen hält an, sobald alle Pause möchten.
taxi-pause-now = Pause machen
taxi-paused-more = Aufgabe und Pläne sind verdeckt. Weitermachen darf jeder.
taxi-idle-wait = Einen Moment
taxi-idle-ready = Warten auf die anderen
taxi-idle-figures = { $left ->
    [one] Noch eine Figur
   *[other] Noch { $left } Figuren
}
taxi-figures-of = { $n } von 4
taxi-ready = Bereit
taxi-boards = Was gebaut wurde
taxi-film = Film
taxi-reach = Bis wann?
taxi-reach-title = Bis wann konnte jeder Plan noch stimmen?
taxi-reach-lead = { $n ->
    [0] Es gab keinen richtigen Plan.
    [one] Der eine richtige Plan, solange man dafür nur leere Felder füllen musste.
   *[other] Die richtigen Pläne, zuerst { $n }, für die man nur noch leere Felder füllen musste.
}
taxi-reach-right = stimmte beim Ruf
taxi-reach-lost = möglich bis { $time }
taxi-reach-open = { $n ->
    [one] bis zuletzt ein Plan möglich
   *[other] bis zuletzt { $n } Pläne möglich
}
taxi-solution = { $nth ->
    [0] { $n ->
        [one] Der richtige Plan
       *[other] { $n } richtige Pläne
    }
   *[other] Richtiger Plan { $nth } von { $n }
}
taxi-answer = { $n ->
    [0] Es gab keinen richtigen Plan.
    [one] Es gab genau einen richtigen Plan.
   *[other] Es gab { $n } richtige Pläne.
}
taxi-won-plan = { $you ->
    [yes] Du gewinnst die Medaille: Dein Plan stimmt.
   *[no] { $name } gewinnt die Medaille: Der Plan stimmt.
}
taxi-won-last = { $you ->
    [yes] Du gewinnst die Medaille: Sonst ist niemand mehr im Rennen.
   *[no] { $name } gewinnt die Medaille: Sonst ist niemand mehr im Rennen.
}
taxi-void-unsolvable = Kein Plan kann stimmen: Es kommt eine neue Aufgabe.
taxi-void-given-up = Alle haben aufgegeben: Es kommt eine neue Aufgabe.
taxi-void-time-up = Die Zeit ist um: Es kommt eine neue Aufgabe.
taxi-stack = { $n ->
    [0] Der Stapel ist leer.
    [one] Eine Karte im Stapel.
   *[other] { $n } Karten im Stapel.
}
taxi-stack-open = Die oberste liegt offen ({ $kind }): Sie ist die Medaille dieser Runde.
taxi-stack-closed = Die nächste wird aufgedeckt, sobald die Figuren stehen.
taxi-stack-over = Der Rest bleibt verdeckt.

# Der Verlauf.
taxi-log-deal = { $deal ->
    [1] Medaille { $round } · { $you ->
        [yes] du stellst die Aufgabe
       *[no] { $name } stellt die Aufgabe
    }
   *[other] Medaille { $round }, Versuch { $deal } · { $you ->
        [yes] du stellst die Aufgabe
       *[no] { $name } stellt die Aufgabe
    }
}
taxi-log-placed = An den Rand gestellt: { $figure }.
taxi-log-task-set = Die Figuren stehen.
taxi-log-turned = Im Zentrum liegt: *{ $kind }*.
taxi-log-called = { $you ->
    [yes] Du rufst *Halt!*
   *[no] { $name } ruft *Halt!*
}
taxi-log-checked = { $n ->
    [0] { $you ->
        [yes] Dein Plan *stimmt*.
       *[no] Der Plan von { $name } *stimmt*.
    }
    [one] { $you ->
        [yes] Dein Plan hat *einen Fehler*.
       *[no] Der Plan von { $name } hat *einen Fehler*.
    }
   *[other] { $you ->
        [yes] Dein Plan hat *{ $n } Fehler*.
       *[no] Der Plan von { $name } hat *{ $n } Fehler*.
    }
}
taxi-log-out = { $you ->
    [yes] Du setzt bei dieser Aufgabe aus.
   *[no] { $name } setzt bei dieser Aufgabe aus.
}
taxi-log-resumed = Das Rennen geht weiter.
taxi-log-vote = { $you ->
    [yes] Du möchtest aufgeben.
   *[no] { $name } möchte aufgeben.
}
taxi-log-vote-back = { $you ->
    [yes] Du machst doch weiter.
   *[no] { $name } macht doch weiter.
}
taxi-log-void-unsolvable = Keine Medaille: Die Aufgabe hatte keinen richtigen Plan.
taxi-log-void-given-up = Keine Medaille: Alle haben aufgegeben. { $n ->
    [0] Kein Plan wäre richtig gewesen.
    [one] Ein Plan wäre richtig gewesen.
   *[other] { $n } Pläne wären richtig gewesen.
}
taxi-log-void-time-up = Keine Medaille: Die Zeit war um. { $n ->
    [0] Kein Plan wäre richtig gewesen.
    [one] Ein Plan wäre richtig gewesen.
   *[other] { $n } Pläne wären richtig gewesen.
}
taxi-log-withdrawn = Zu viele Versuche: { $kind } kommt aus dem Spiel.
taxi-log-tie-broken = { $you ->
    [yes] *Du* gewinnst die Zusatzrunde und damit die Partie.
   *[no] *{ $name }* gewinnt die Zusatzrunde und damit die Partie.
}
taxi-log-pause-wish = { $you ->
    [yes] Du möchtest eine Pause.
   *[no] { $name } möchte eine Pause.
}
taxi-log-paused = { $you ->
    [yes] Du hältst das Rennen an.
   *[no] { $name } hält das Rennen an.
}
