# Namen.
rattus-class-peasantry = Landvolk
rattus-class-bourgeoisie = Bürgertum
rattus-class-church = Kirche
rattus-class-chivalry = Rittertum
rattus-class-magic = Zauberkunst
rattus-class-royalty = Königtum
rattus-kind-joker = Joker
rattus-kind-sword = Schwert
rattus-kind-flute = Flöte
rattus-kind-pass = Passe
rattus-kind-gold = Gold
rattus-n-peasantry = { $n } Landvolk
rattus-n-bourgeoisie = { $n } Bürgertum
rattus-n-church = { $n } Kirche
rattus-n-chivalry = { $n } Rittertum
rattus-n-magic = { $n } Zauberkunst
rattus-n-royalty = { $n } Königtum
rattus-n-joker = { $n } Joker
rattus-n-sword = { $n ->
    [one] 1 Schwert
   *[other] { $n } Schwerter
}
rattus-n-flute = { $n ->
    [one] 1 Flöte
   *[other] { $n } Flöten
}
rattus-n-pass = { $n ->
    [one] 1 Passe-Karte
   *[other] { $n } Passe-Karten
}
rattus-n-gold = { $n } Gold
rattus-n-markers = { $n } Marker
rattus-n-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
rattus-no-cards = keine Karten
rattus-building-farm = Farm
rattus-building-brewery = Brauerei
rattus-building-marketplace = Marktplatz
rattus-building-office = Amt
rattus-building-monastery = Kloster
rattus-building-hospital = Hospital
rattus-building-castle = Burg
rattus-building-guard_tower = Wachturm
rattus-building-fortune_tellers_tent = Zelt
rattus-building-rat_catchers_hut = Hütte
rattus-building-palace = Palast
rattus-building-treasury = Schatz­kammer
rattus-in-farm = auf der Farm
rattus-in-brewery = in der Brauerei
rattus-in-marketplace = auf dem Marktplatz
rattus-in-office = im Amt
rattus-in-monastery = im Kloster
rattus-in-hospital = im Hospital
rattus-in-castle = in der Burg
rattus-in-guard_tower = im Wachturm
rattus-in-fortune_tellers_tent = im Zelt
rattus-in-rat_catchers_hut = in der Hütte
rattus-in-palace = im Palast
rattus-in-treasury = in der Schatzkammer
rattus-the-farm = die Farm
rattus-the-brewery = die Brauerei
rattus-the-marketplace = den Marktplatz
rattus-the-office = das Amt
rattus-the-monastery = das Kloster
rattus-the-hospital = das Hospital
rattus-the-castle = die Burg
rattus-the-guard_tower = den Wachturm
rattus-the-fortune_tellers_tent = das Zelt
rattus-the-rat_catchers_hut = die Hütte
rattus-the-palace = den Palast
rattus-the-treasury = die Schatzkammer
rattus-premium = Premium
rattus-standard = Normal
rattus-most = Mehrheit
rattus-others = die anderen

# Die Aktionen der Gebäude.
rattus-act-draw-4 = 4 Karten ziehen
rattus-act-draw-2 = 2 Karten ziehen
rattus-act-brew-1 = 1 Karte je Einfluss
rattus-act-brew-2 = 1 Karte je 2 Einfluss
rattus-act-jokers-2 = 2 Joker nehmen
rattus-act-jokers-1 = 1 Joker nehmen
rattus-act-passes-2 = 2 Passe-Karten nehmen
rattus-act-passes-1 = 1 Passe-Karte nehmen
rattus-act-rats-2 = 2 Ratten abwerfen
rattus-act-rats-1 = 1 Ratte abwerfen
rattus-act-hospital-premium = −1 Ratte, dazu je Karte −1 (bis 3)
rattus-act-hospital-standard = je Karte −1 Ratte (bis 2)
rattus-act-swords-2 = 2 Schwerter nehmen
rattus-act-swords-1 = 1 Schwert nehmen
rattus-act-tower-premium = wer nicht weniger Karten hat, gibt dir 3
rattus-act-tower-standard = sicher vor Wachtürmen
rattus-act-looks-2 = 2 Nonnen ansehen
rattus-act-looks-1 = 1 Nonne ansehen
rattus-act-flutes-2 = 2 Flöten nehmen
rattus-act-flutes-1 = 1 Flöte nehmen
rattus-act-markers-2 = 2 Marker nehmen
rattus-act-markers-1 = 1 Marker nehmen
rattus-act-gold-2 = 2 Gold nehmen
rattus-act-gold-1 = 1 Gold nehmen
rattus-act-last = letzte Runde: 1 Einfluss
rattus-act-none = letzte Runde: nichts

# Der Tisch.
rattus-round = Runde { $n } von { $max }
rattus-last-round = Letzte Runde
rattus-last-round-more = Letzte Runde: keine Aktionen. Wer in einem Gebäude am meisten legt, gewinnt dort 1 Einfluss mehr.
rattus-street = Gebäude dieser Runde
rattus-influence = Einfluss
rattus-rats-label = Ratten
rattus-in-hand-label = Handkarten
rattus-markers-label = Marker
rattus-seen-label = gesehene Nonnenkarten
rattus-first = beginnt
rattus-buildings = Gebäude
rattus-n-to-come = noch { $n }
rattus-piles = Stapel
rattus-all-cards = Karten
rattus-copies = { $gone } weg, { $here } offen, { $left } ungesehen
rattus-pile-deck = Karten im Nachziehstapel
rattus-pile-discarded = Karten im Ablagestapel
rattus-pile-joker = Joker im Vorrat
rattus-pile-sword = Schwerter im Vorrat
rattus-pile-flute = Flöten im Vorrat
rattus-pile-pass = Passe-Karten im Vorrat
rattus-pile-gold = Gold im Vorrat
rattus-pile-markers = Marker im Vorrat
rattus-track = { $class }: { $list }
rattus-track-seat = { $name } { $n }
rattus-track-empty = { $class }: noch niemand
rattus-plague = Die Pest

# Nachschub.
rattus-supply-of = Nachschub, { $building }: { $supply }
rattus-took-supplies = hat hier Nachschub geholt
rattus-draw-n = { $n } ziehen
rattus-shed-n = { $n ->
    [one] 1 Ratte abwerfen
   *[other] { $n } Ratten abwerfen
}
rattus-look-n = { $n ->
    [one] 1 Nonnenkarte ansehen
   *[other] { $n } Nonnenkarten ansehen
}
rattus-entrance = { $building }, { $class }: { $n ->
    [0] niemand ist dort
    [one] ein Besucher
   *[other] { $n } Besucher
}. Wer am meisten legt: { $premium }. Die anderen: { $standard }.

# Die Nonnenreihe und die Gefahr.
rattus-nun-row = Nonnenreihe
rattus-nuns-about = { $n ->
    [one] etwa 1 Nonne
   *[other] etwa { $n } Nonnen
}
rattus-nun-hidden = Nonnenkarte { $n }, verdeckt
rattus-nun-seen = Nonnenkarte { $n }: { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}, { $class }
rattus-rats = { $n ->
    [one] 1 Ratte
   *[other] { $n } Ratten
}
rattus-alive = Überleben
rattus-survival = Überleben
rattus-alive-label = Überlebenschance: { $percent }
rattus-case-laid = gelegt
rattus-case-now = jetzt
rattus-case-then = dann
rattus-case-fewer = eine weniger
rattus-case-more = eine mehr

# Entscheiden.
rattus-hand = Deine Hand
rattus-choices = Was sonst geht
rattus-hand-empty = Deine Hand ist leer.
rattus-in-hand = { $kind }: { $n } auf der Hand{ $picked ->
    [0] .
   *[other] , { $picked } gewählt.
}
rattus-of = { $picked } von { $n }
rattus-premium-sure = sicher
rattus-premium-possible = möglich
rattus-premium-out = unmöglich
rattus-step-enter = Du kommst als { $n }. von { $all }
rattus-ask-supply = Hol dir Nachschub
rattus-ask-supply-more = Wähle ein Gebäude; oben steht, was du bekommst. Betreten darfst du auch ein anderes.
rattus-ask-together = Holt euch Nachschub, alle zugleich
rattus-ask-together-more = Wähle ein Gebäude; oben steht, was du bekommst. Aufgedeckt wird gemeinsam.
rattus-ask-look = { $n ->
    [one] Sieh eine Karte der Nonnenreihe an
   *[other] Sieh { $n } Karten der Nonnenreihe an
}
rattus-ask-look-more = Nur du siehst sie, von nun an immer.
rattus-ask-enter = Betritt ein Gebäude
rattus-ask-enter-more = Du betrittst jede Runde eines und legst dort verdeckt Karten.
rattus-ask-lay = { $building }: Welche Karten?
rattus-ask-lay-more = { $n ->
    [0] Keine deiner Karten passt zu { $class }: Jede Bevölkerungskarte bringt eine Ratte.
    [one] 1 deiner Karten bringt keine Ratte, jede andere Bevölkerungskarte bringt eine.
   *[other] { $n } deiner Karten bringen keine Ratte, jede andere Bevölkerungskarte bringt eine.
}
rattus-lay-influence = +{ $strength } { $class }: { $moves ->
    [yes] { $to ->
        [one] 1 Punkt
       *[other] { $to } Punkte
    } statt { $from }
   *[no] weiter { $to ->
        [one] 1 Punkt
       *[other] { $to } Punkte
    }
}.
rattus-lay-rats = { $n ->
    [0] Keine Ratten.
    [one] 1 Ratte mehr.
   *[other] { $n } Ratten mehr.
}
rattus-lay-premium = Premiumaktion: { $premium }.
rattus-lay-bonus = 1 Einfluss extra: { $premium }.
rattus-lay-swords = Schwerter könnten dir { $n } von { $kept } übrigen Karten nehmen.
rattus-ask-sword = Wen treffen deine Schwerter?
rattus-ask-sword-more = Wähle unter denen mit den wenigsten Schwertern. Du bekommst die halbe Hand.
rattus-ask-flute = Wer bekommt deine Ratte?
rattus-ask-flute-more = Wähle unter denen mit den wenigsten Flöten.
rattus-ask-half = { $n ->
    [one] { $name } hat die Schwerter: Gib eine Karte ab
   *[other] { $name } hat die Schwerter: Gib { $n } Karten ab
}
rattus-ask-half-more = Das ist deine halbe Hand, abgerundet. Du wählst, welche.
rattus-ask-tribute = { $n ->
    [one] { $name } hält den Wachturm: Gib eine Karte ab
   *[other] { $name } hält den Wachturm: Gib { $n } Karten ab
}
rattus-ask-tribute-more = Du wählst, welche. Sonst sieht sie niemand.
rattus-ask-use = { $building }: { $rank }aktion nutzen?
rattus-ask-use-more = Wenn du verzichtest, bekommst du nichts davon.
rattus-ask-trade = { $n ->
    [one] Eine Karte und eine Ratte abwerfen?
   *[other] Bis zu { $n } Karten und Ratten abwerfen?
}
rattus-ask-trade-more = Jede Karte, egal welche, nimmt eine Ratte mit. Alle sehen sie.
rattus-ask-over = Partie zu Ende
rattus-ask-reveal = { $building }: Karten aufgedeckt
rattus-wait-supply = { $n ->
    [one] { $name } holt Nachschub
   *[other] Nachschub holen: { $name }
}
rattus-wait-look = { $n ->
    [one] { $name } sieht in die Nonnenreihe
   *[other] In die Nonnenreihe sehen: { $name }
}
rattus-wait-enter = { $name } betritt ein Gebäude
rattus-wait-sword = { $name } wählt, wen die Schwerter { $where } treffen
rattus-wait-flute = { $name } wählt, wer { $where } eine Ratte bekommt
rattus-wait-give = { $n ->
    [one] { $name } gibt { $where } Karten ab
   *[other] Karten abgeben { $where }: { $name }
}
rattus-wait-use = { $name } darf die Aktion { $where } nutzen
rattus-wait-trade = { $name } wirft { $where } Karten und Ratten ab
rattus-wait-entered = { $n ->
    [0] Du hast { $building } ohne Karten betreten.
    [one] Du hast { $building } mit einer Karte betreten.
   *[other] Du hast { $building } mit { $n } Karten betreten.
}
rattus-pass = Passen
rattus-pass-more = Passen: Du gehst nach allen hinein, die noch warten.
rattus-decline = Verzichten
rattus-target = { $name }, { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} auf der Hand
rattus-button-wait = Warten
rattus-button-enter = Gebäude wählen
rattus-button-lay = { $n ->
    [0] Ohne Karten hineingehen
    [one] 1 Karte legen
   *[other] { $n } Karten legen
}
rattus-button-give = { $n ->
    [one] Diese Karte abgeben
   *[other] { $n } Karten abgeben
}
rattus-button-trade = { $n ->
    [0] Nichts abwerfen
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
rattus-button-use = Aktion nutzen
rattus-button-supply = Holen
rattus-button-sword = Halbe Hand von { $name } nehmen
rattus-button-flute = Ratte an { $name } geben
rattus-button-look = Karte { $n } ansehen
rattus-button-choose-supply = Nachschub wählen
rattus-button-choose-nun = Karte wählen
rattus-button-choose-seat = Mitspieler wählen
rattus-keys-cards = die Karte an dieser Stelle der Hand wählen
rattus-keys-buildings = Nachschub des Gebäudes holen, oder es betreten

# Der Verlauf. Sätze über jemanden haben zwei Formen, die zwischen zweien drei.
rattus-log-began = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
rattus-log-round = { $last ->
    [yes] Letzte Runde · { $buildings }
   *[no] Runde { $round } · { $buildings }
}
rattus-log-replaced = Alle Gebäude waren gleich: { $out } geht, { $by } kommt.
rattus-log-supply = { $you ->
    [yes] Du holst Nachschub { $where }.
   *[no] { $name } holt Nachschub { $where }.
}
rattus-log-drew = { $n ->
    [one] { $name } zieht *1 Karte*.
   *[other] { $name } zieht *{ $n } Karten*.
}
rattus-log-drew-cards = Du ziehst *{ $cards }*.
rattus-log-shuffled = Der Ablagestapel wird gemischt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} im Nachziehstapel.
rattus-log-rats-lost = { $you ->
    [yes] { $n ->
        [one] Du verlierst *1 Ratte*.
       *[other] Du verlierst *{ $n } Ratten*.
    }
   *[no] { $n ->
        [one] { $name } verliert *1 Ratte*.
       *[other] { $name } verliert *{ $n } Ratten*.
    }
}
rattus-log-rats-gained = { $you ->
    [yes] { $n ->
        [one] Du bekommst *1 Ratte*.
       *[other] Du bekommst *{ $n } Ratten*.
    }
   *[no] { $n ->
        [one] { $name } bekommt *1 Ratte*.
       *[other] { $name } bekommt *{ $n } Ratten*.
    }
}
rattus-log-looked = { $name } sieht Nonnenkarte { $position } an.
rattus-log-saw = { $nuns ->
    [one] Nonnenkarte { $position }: *1 Nonne*, { $class }.
   *[other] Nonnenkarte { $position }: *{ $nuns } Nonnen*, { $class }.
}
rattus-log-passed = { $you ->
    [yes] Du passt und wartest.
   *[no] { $name } passt und wartet.
}
rattus-log-entered = { $you ->
    [yes] { $n ->
        [0] Du betrittst { $building } *ohne Karten*.
        [one] Du betrittst { $building } mit *1 Karte*.
       *[other] Du betrittst { $building } mit *{ $n } Karten*.
    }
   *[no] { $n ->
        [0] { $name } betritt { $building } *ohne Karten*.
        [one] { $name } betritt { $building } mit *1 Karte*.
       *[other] { $name } betritt { $building } mit *{ $n } Karten*.
    }
}
rattus-log-revealed = { $you ->
    [yes] Du zeigst { $where }: *{ $cards }*.
   *[no] { $name } zeigt { $where }: *{ $cards }*.
}
rattus-log-advanced = { $you ->
    [yes] Du gewinnst Einfluss: *+{ $by } { $class }*, jetzt { $to }.
   *[no] { $name } gewinnt Einfluss: *+{ $by } { $class }*, jetzt { $to }.
}
rattus-log-sword = { $n ->
    [0] { $you ->
        [yes] Deine Schwerter treffen { $other }, aber da ist nichts zu holen.
        [to] Die Schwerter von { $name } treffen dich, aber bei dir ist nichts zu holen.
       *[no] Die Schwerter von { $name } treffen { $other }, aber da ist nichts zu holen.
    }
   *[other] { $you ->
        [yes] Deine Schwerter kosten { $other } *die halbe Hand*.
        [to] Die Schwerter von { $name } kosten dich *die halbe Hand*.
       *[no] Die Schwerter von { $name } kosten { $other } *die halbe Hand*.
    }
}
rattus-log-gave = { $n ->
    [one] { $name } gibt *1 Karte* an { $other }.
   *[other] { $name } gibt *{ $n } Karten* an { $other }.
}
rattus-log-gave-cards = { $you ->
    [yes] Du gibst *{ $cards }* an { $other }.
   *[other] { $name } gibt dir *{ $cards }*.
}
rattus-log-flute = { $you ->
    [yes] Deine Flöten locken *1 Ratte* zu { $other }.
    [to] Die Flöten von { $name } locken *1 Ratte* zu dir.
   *[no] Die Flöten von { $name } locken *1 Ratte* zu { $other }.
}
rattus-log-took = { $you ->
    [yes] Du nimmst *{ $what }*.
   *[no] { $name } nimmt *{ $what }*.
}
rattus-log-markers = { $you ->
    [yes] Du nimmst *{ $n } Marker*: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
   *[no] { $name } nimmt *{ $n } Marker*: { $vp ->
        [one] 1 Punkt
       *[other] { $vp } Punkte
    }.
}
rattus-log-traded = { $you ->
    [yes] Du wirfst *{ $cards }* ab, um Ratten loszuwerden.
   *[no] { $name } wirft *{ $cards }* ab, um Ratten loszuwerden.
}
rattus-log-declined = { $you ->
    [yes] Du verzichtest auf die Aktion.
   *[no] { $name } verzichtet auf die Aktion.
}
rattus-log-first = { $you ->
    [yes] Du beginnst die nächste Runde.
   *[no] { $name } beginnt die nächste Runde.
}
rattus-log-ended = Die Partie ist zu Ende. Erst zählen die Punkte, dann die Nonnen.

# Das Ende.
rattus-fate-alive = am Leben: { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
}, { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}
rattus-fate-waits = { $rats ->
    [one] 1 Ratte wartet
   *[other] { $rats } Ratten warten
}, bisher { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}
rattus-fate-dead = tot: { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
}, { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}
rattus-fate-spared = verschont: niemand hat weniger als { $rats ->
    [one] 1 Ratte
   *[other] { $rats } Ratten
}

# Was man über einen neuen Tisch wissen sollte.
rattus-remark-built-in = Tabelle „{ $name }“: Nur bei drei von sechzig Gebäudekarten kennen wir den Nachschub aus der Anleitung. Der Rest und die Werte der Marker sind nachempfunden. Wer das Spiel besitzt, kann die echten als Datei angeben.
rattus-remark-file = Tabelle „{ $name }“ aus deiner Datei. { $note }
rattus-remark-not-attested = Hinweis: Die Anleitung zeigt „{ $supply }“ bei { $building }, die Datei hat es dort nicht.
rattus-remark-no-draw = Hinweis: { $class } lässt nirgends Karten ziehen.
rattus-remark-markers = Hinweis: Marker mit verschiedenen Werten werden ausgelost.
rattus-remark-tower = Zu zweit rät die Anleitung von Wachtürmen ab.

# Warum etwas nicht angeboten wird, nach der Regel, die es verbietet.
why-RC-33 = So viele Gebäude liegen nicht aus.
why-RC-36 = Erst holen alle Nachschub, einmal je Runde: Wähle ein Gebäude.
why-RC-37 = Warte: Noch haben nicht alle vor dir Nachschub geholt.
why-RC-40 = Du darfst jetzt nicht in die Nonnenreihe sehen, oder du kennst diese Karte schon.
why-RC-41 = Alle holen gleichzeitig Nachschub, jeder nur einmal.
why-RC-42 = Jemand anders ist zuerst dran.
why-RC-43 = Passen kannst du nur, bevor du ein Gebäude betrittst: mit einer Passe-Karte und solange noch jemand wartet.
why-RC-44 = Jeder betritt in jeder Runde ein Gebäude: Wähle eines.
why-RC-46 = Wähle erst ein Gebäude, dann die Karten dafür.
why-RC-47 = Passe-Karten und Gold kannst du nicht legen, nur Bevölkerungskarten, Joker, Schwerter und Flöten.
why-RC-56 = Wähle jemanden, der hier am wenigsten Schwerter gelegt hat.
why-RC-57 = Gib genau so viele Karten ab, wie verlangt sind.
why-RC-59 = Wähle jemanden, der hier am wenigsten Flöten gelegt hat.
why-RC-62 = Die Aktionen eines Gebäudes kommen nacheinander. Warte, bis du dran bist.
why-RC-63 = Nutze erst deine Aktion, oder verzichte darauf.
why-RC-68 = Gib genau so viele Karten ab, wie der Wachturm verlangt.
why-RC-69 = Du musst nichts abgeben.
why-RC-72 = Wirf höchstens so viele Karten ab, wie das Hospital erlaubt, und drücke dann den großen Knopf.
why-RC-73 = Mit jeder Karte geht eine Ratte, und du hast keine mehr.
why-RC-79 = Wähle eine Karte der Nonnenreihe, die du noch nicht kennst.
why-RC-86 = Die Partie ist zu Ende.
