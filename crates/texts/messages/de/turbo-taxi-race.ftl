# Das Rennen am Tisch.
taxi-round = Medaille { $n } von { $max }
taxi-extra-round = Zusatzrunde
taxi-commissioner = stellt die Aufgaben
taxi-medals = Medaillen
taxi-laid = { $n } von 8 Karten gelegt
taxi-look-through = Dein anderes Brett
taxi-keys-vote = aufgeben, oder doch weitermachen
taxi-tag-places = stellt die Aufgabe
taxi-tag-builds = baut
taxi-tag-out = setzt aus
taxi-tag-called = gerufen
taxi-tag-gives-up = gibt auf
taxi-tag-pause = möchte Pause
taxi-tag-waits = muss warten
taxi-tag-ready = bereit
taxi-halt-watching = Du siehst zu.
taxi-halt-out = Du setzt aus.
taxi-halt-frozen = Jetzt nicht.
taxi-halt-waiting = Deine Vorgabe läuft.
taxi-halt-not-right = Der Plan stimmt noch nicht.
taxi-ask-place = Stell die Aufgabe: vier Figuren an den Rand
taxi-ask-place-more = Wähle eine Figur, dann ein Feld; mindestens zwei müssen auf grünen Feldern stehen. Die Karte kommt zuletzt.
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
taxi-ask-check-more = Weiter in { $n } s.
taxi-ask-out = Falsch gerufen: Du setzt bei dieser Aufgabe aus
taxi-ask-waiting = Deine Vorgabe: noch einen Moment
taxi-ask-called = Halt! Dein Plan wird geprüft
taxi-ask-over = Das Rennen ist vorbei
taxi-ask-watching = Alle bauen
taxi-place-random = Zufällig
taxi-place-done = Karte aufdecken
taxi-vote = Aufgeben
taxi-vote-back = Weiter
taxi-vote-more = Geben alle auf, die noch im Rennen sind, ist die Aufgabe ungültig und wird neu gestellt.
taxi-pause = Pause
taxi-ready = Bereit
taxi-boards = Was gebaut wurde
taxi-film = Film
taxi-solution = { $nth ->
    [0] { $n ->
        [one] Der richtige Plan
       *[other] { $n } richtige Pläne
    }
   *[other] Richtiger Plan { $nth } von { $n }
}
taxi-answer = { $n ->
    [0] Kein Plan war richtig.
    [one] Genau ein Plan war richtig.
   *[other] { $n } Pläne waren richtig.
}
taxi-won-plan = { $you ->
    [yes] Du gewinnst die Medaille: Dein Plan stimmt.
   *[no] { $name } gewinnt die Medaille mit einem richtigen Plan.
}
taxi-won-last = { $you ->
    [yes] Du gewinnst die Medaille: Nur du bist noch im Rennen.
   *[no] { $name } gewinnt die Medaille, weil sonst niemand mehr im Rennen ist.
}
taxi-void-unsolvable = Kein Plan kann stimmen: Die Aufgabe wird neu gestellt.
taxi-void-given-up = Alle haben aufgegeben: Die Aufgabe wird neu gestellt.
taxi-void-time-up = Die Zeit ist um: Die Aufgabe wird neu gestellt.
taxi-stack = Stapel
taxi-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
taxi-stack-open = Die oberste liegt offen ({ $kind }): Sie ist die Medaille dieser Runde.
taxi-stack-closed = Die oberste wird aufgedeckt, sobald die Figuren stehen.

# Das Protokoll.
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
taxi-log-turned = Die Mitte wird aufgedeckt: *{ $kind }*.
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
    [yes] Du setzt für den Rest dieser Aufgabe aus.
   *[no] { $name } setzt für den Rest dieser Aufgabe aus.
}
taxi-log-resumed = Das Rennen geht weiter.
taxi-log-vote = { $you ->
    [yes] Du würdest aufgeben.
   *[no] { $name } würde aufgeben.
}
taxi-log-vote-back = { $you ->
    [yes] Du machst doch weiter.
   *[no] { $name } macht doch weiter.
}
taxi-log-void-unsolvable = Keine Medaille: Die Aufgabe hatte keinen richtigen Plan.
taxi-log-void-given-up = Keine Medaille: Alle haben aufgegeben. { $n ->
    [one] Ein Plan wäre richtig gewesen.
   *[other] { $n } Pläne wären richtig gewesen.
}
taxi-log-void-time-up = Keine Medaille: Die Zeit war um. { $n ->
    [one] Ein Plan wäre richtig gewesen.
   *[other] { $n } Pläne wären richtig gewesen.
}
taxi-log-withdrawn = Diese Karte konnte so oft niemand gewinnen, dass sie aus dem Spiel geht: { $kind }.
taxi-log-tie-broken = { $you ->
    [yes] *Du* gewinnst die Zusatzrunde und damit das Spiel.
   *[no] *{ $name }* gewinnt die Zusatzrunde und damit das Spiel.
}
taxi-log-pause-wish = { $you ->
    [yes] Du möchtest eine Pause.
   *[no] { $name } möchte eine Pause.
}
taxi-log-paused = { $you ->
    [yes] Du hältst das Rennen an.
   *[no] { $name } hält das Rennen an.
}
