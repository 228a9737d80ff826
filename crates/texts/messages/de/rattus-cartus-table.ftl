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
rattus-n-pass = { $n } Passe
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

# Die Aktionen der Gebäude.
rattus-act-draw-4 = 4 Karten ziehen
rattus-act-draw-2 = 2 Karten ziehen
rattus-act-brew-1 = 1 Karte je Einfluss
rattus-act-brew-2 = 1 Karte je 2 Einfluss
rattus-act-jokers-2 = 2 Joker nehmen
rattus-act-jokers-1 = 1 Joker nehmen
rattus-act-passes-2 = 2 Passe nehmen
rattus-act-passes-1 = 1 Passe nehmen
rattus-act-rats-2 = 2 Ratten abwerfen
rattus-act-rats-1 = 1 Ratte abwerfen
rattus-act-hospital-premium = 1 Ratte, dann bis 3 Karten für Ratten
rattus-act-hospital-standard = bis 2 Karten für Ratten
rattus-act-swords-2 = 2 Schwerter nehmen
rattus-act-swords-1 = 1 Schwert nehmen
rattus-act-tower-premium = volle Hände draußen geben dir 3 Karten
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
rattus-last-round-more = Letzte Runde: keine Aktionen. Wer in einem Gebäude am meisten legt, gewinnt dort einen Einfluss mehr.
rattus-street = Die Gebäude des Tages
rattus-board = Straße und Einfluss
rattus-influence = Einfluss
rattus-players = Mitspielende
rattus-points = Punkte
rattus-vp = SP
rattus-rats-label = Ratten
rattus-nuns-label = Nonnen
rattus-in-hand-label = Handkarten
rattus-markers-label = Marker
rattus-first = Startspieler
rattus-to-come = kommt noch
rattus-outside = unterwegs
rattus-gives = gibt Karten ab
rattus-laid-n = { $n ->
    [one] 1 Karte gelegt
   *[other] { $n } Karten gelegt
}
rattus-seen = kennt Nonnenkarte { $list }
rattus-seen-none = kennt keine Nonnenkarte
rattus-nobody = keiner
rattus-buildings = Gebäude
rattus-n-to-come = noch { $n }
rattus-copies = { $gone } vorbei, { $here } offen, { $left } ungesehen
rattus-pile-deck = Karten im Nachziehstapel
rattus-pile-discarded = Karten im Ablagestapel
rattus-pile-joker = Joker im Vorrat
rattus-pile-sword = Schwerter im Vorrat
rattus-pile-flute = Flöten im Vorrat
rattus-pile-pass = Passe im Vorrat
rattus-pile-gold = Gold im Vorrat
rattus-pile-markers = Marker im Vorrat
rattus-track = { $class }: { $list }
rattus-track-seat = { $name } { $n }
rattus-track-empty = { $class }: noch niemand
rattus-from-below = Nummer { $n } von unten
rattus-if-ended = Wäre jetzt Schluss
rattus-final = Endstand
rattus-if-ended-more = Leisten und Marker, vor der Pest.
rattus-plague = Die Pest
rattus-skip = Klick geht weiter

# Nachschub.
rattus-supply-of = Nachschub bei { $building }: { $supply }
rattus-supply-draw = ziehen
rattus-supply-rats = Ratten
rattus-supply-looks = sehen
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
rattus-entrance = { $building }, { $class }, { $n ->
    [0] niemand ist dort
    [one] ein Besucher
   *[other] { $n } Besucher
}

# Die Nonnenreihe und die Gefahr.
rattus-nun-row = Nonnenreihe
rattus-nuns = { $n } Nonnen
rattus-nuns-about = etwa { $n } Nonnen
rattus-nun-hidden = Nonnenkarte { $n }, verdeckt
rattus-nun-seen = Nonnenkarte { $n }: { $nuns ->
    [one] 1 Nonne
   *[other] { $nuns } Nonnen
}, { $class }
rattus-rats = { $n ->
    [one] 1 Ratte
   *[other] { $n } Ratten
}
rattus-alive = zu überleben
rattus-alive-label = { $percent } zu überleben
rattus-alive-line = lebt { $percent }
rattus-alive-line-then = lebt { $from } → { $to }
rattus-case-laid = gelegt
rattus-case-now = jetzt
rattus-case-then = dann
rattus-case-fewer = eine weniger
rattus-case-more = eine mehr
rattus-race = { $rats } Ratten gegen etwa { $nuns } Nonnen, { $seen } davon gesehen

# Entscheiden.
rattus-hand = Deine Hand
rattus-hand-empty = Deine Hand ist leer.
rattus-in-hand = { $kind }: { $n } auf der Hand, { $picked } gewählt
rattus-of = { $picked } von { $n }
rattus-less = Zurücknehmen: { $kind }
rattus-face-down = verdeckt
rattus-premium-sure = sicher
rattus-premium-possible = möglich
rattus-premium-out = unmöglich
rattus-fact-premium = Premiumaktion
rattus-fact-bonus = ein Einfluss mehr
rattus-fact-kept = von { $n }
rattus-fact-swords = Schwertgefahr
rattus-bubble = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} { $where }
rattus-rank-0 = ohne Rang
rattus-rank-1 = Erster
rattus-rank-2 = Zweiter
rattus-rank-3 = Dritter
rattus-rank-4 = Vierter
rattus-rank-5 = Fünfter
rattus-rank-moves = { $class }: { $from } → { $to }
rattus-rank-stays = { $class }: weiter { $to }
rattus-bubble-rats = { $n ->
    [one] Ratte
   *[other] Ratten
}
rattus-bubble-rats-alive = { $n ->
    [one] Ratte: lebt { $from } → { $to }
   *[other] Ratten: lebt { $from } → { $to }
}
rattus-step-enter = als { $n }. von { $all } hinein
rattus-ask-supply = Hol dir Nachschub
rattus-ask-supply-more = Wähle das Band oben an einem Gebäude. Betreten darfst du später ein anderes.
rattus-ask-together = Holt euch Nachschub, alle zugleich
rattus-ask-together-more = Wähle das Band oben an einem Gebäude. Die anderen sehen es, wenn alle gewählt haben.
rattus-ask-look = { $n ->
    [one] Sieh eine Karte der Nonnenreihe an
   *[other] Sieh { $n } Karten der Nonnenreihe an
}
rattus-ask-look-more = Nur du siehst sie, und du siehst sie von nun an.
rattus-ask-enter = Betritt ein Gebäude
rattus-ask-enter-more = Jeder betritt in jeder Runde eines. Dann legst du dort verdeckt Karten.
rattus-ask-lay = Lege Karten { $where }
rattus-ask-lay-more = { $n ->
    [0] { $class } fehlt dir auf der Hand: jeder andere bringt eine Ratte mit.
    [one] 1 Karte deiner Hand bringt keine Ratte mit, jeder andere bringt eine.
   *[other] { $n } Karten deiner Hand bringen keine Ratte mit, jeder andere bringt eine.
}
rattus-ask-lay-brings = +{ $strength } { $class }, { $rats ->
    [0] keine Ratten
    [one] +1 Ratte
   *[other] +{ $rats } Ratten
}. Premiumaktion: { $premium }.
rattus-ask-sword = Wen treffen deine Schwerter?
rattus-ask-sword-more = Einer von denen mit den wenigsten Schwertern gibt dir die halbe Hand.
rattus-ask-flute = Wer bekommt deine Ratte?
rattus-ask-flute-more = Einer von denen mit den wenigsten Flöten nimmt eine Ratte von dir.
rattus-ask-half = { $n ->
    [one] { $name } hat die Schwerter: gib eine Karte ab
   *[other] { $name } hat die Schwerter: gib { $n } Karten ab
}
rattus-ask-half-more = Die Hälfte deiner Hand, abgerundet. Welche, wählst du.
rattus-ask-tribute = { $n ->
    [one] { $name } hält den Wachturm: gib eine Karte ab
   *[other] { $name } hält den Wachturm: gib { $n } Karten ab
}
rattus-ask-tribute-more = Welche, wählst du. Sonst sieht sie niemand.
rattus-ask-use = { $building }: Aktion nutzen ({ $rank })?
rattus-ask-use-more = Wer verzichtet, verzichtet auf alles davon.
rattus-ask-trade = { $n ->
    [one] Eine Karte für eine Ratte abwerfen?
   *[other] Bis zu { $n } Karten für Ratten abwerfen?
}
rattus-ask-trade-more = Für jede Karte, gleich welche, geht eine Ratte. Alle sehen die Karten.
rattus-ask-over = Das Spiel ist aus
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
rattus-wait-trade = { $name } tauscht { $where } Karten gegen Ratten
rattus-wait-entered = { $n ->
    [0] Du hast { $building } ohne Karten betreten.
    [one] Du hast { $building } mit einer Karte betreten.
   *[other] Du hast { $building } mit { $n } Karten betreten.
}
rattus-pass = Passe
rattus-pass-more = Eine Passe-Karte spielen: du gehst nach allen hinein, die noch warten.
rattus-decline = Verzichten
rattus-target = { $name } wählen
rattus-button-wait = Warten
rattus-button-enter = Gebäude wählen
rattus-button-lay-none = Nichts legen: { $where }
rattus-button-lay = { $n } legen: { $where }
rattus-button-give = { $picked ->
    [0] { $n } zum Abgeben wählen
   *[other] { $picked } von { $n } abgeben
}
rattus-button-trade = { $n ->
    [0] Nichts abwerfen
    [one] 1 abwerfen: 1 Ratte weniger
   *[other] { $n } abwerfen: { $n } Ratten weniger
}
rattus-button-use = Aktion nutzen
rattus-button-supply = Holen: { $supply }
rattus-button-look = Karte { $n } ansehen
rattus-button-choose-supply = Nachschub wählen
rattus-button-choose-nun = Karte wählen
rattus-button-choose-seat = Mitspieler wählen
rattus-keys-cards = die Karte an dieser Stelle der Hand wählen
rattus-keys-buildings = Nachschub des Gebäudes holen, oder es betreten

# Das Protokoll. Sätze über jemanden haben zwei Formen, die zwischen zweien drei.
rattus-log-began = { $you ->
    [yes] Du bist Startspieler.
   *[no] { $name } ist Startspieler.
}
rattus-log-round = { $last ->
    [yes] Letzte Runde · { $buildings }
   *[no] Runde { $round } · { $buildings }
}
rattus-log-replaced = Alle Karten waren gleich: { $out } geht, { $by } kommt.
rattus-log-supply = { $you ->
    [yes] Du holst Nachschub { $where }.
   *[no] { $name } holt Nachschub { $where }.
}
rattus-log-drew = { $n ->
    [one] { $name } zieht *1 Karte*.
   *[other] { $name } zieht *{ $n } Karten*.
}
rattus-log-drew-cards = Du ziehst *{ $cards }*.
rattus-log-shuffled = Der Ablagestapel wird gemischt: { $n } Karten im Nachziehstapel.
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
    [yes] Du spielst eine Passe und wartest.
   *[no] { $name } spielt eine Passe und wartet.
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
    [yes] Du gewinnst *+{ $by } { $class }*, jetzt { $to }.
   *[no] { $name } gewinnt *+{ $by } { $class }*, jetzt { $to }.
}
rattus-log-sword = { $n ->
    [0] { $you ->
        [yes] Deine Schwerter treffen { $other }, aber da ist zu wenig auf der Hand.
        [to] Die Schwerter von { $name } treffen dich, aber du hast zu wenig auf der Hand.
       *[no] Die Schwerter von { $name } treffen { $other }, aber da ist zu wenig auf der Hand.
    }
   *[other] { $you ->
        [yes] Deine Schwerter treffen { $other }: *die halbe Hand*.
        [to] Die Schwerter von { $name } treffen dich: *deine halbe Hand*.
       *[no] Die Schwerter von { $name } treffen { $other }: *die halbe Hand*.
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
    [yes] Du nimmst *{ $n } Marker*, zusammen { $vp } wert.
   *[no] { $name } nimmt *{ $n } Marker*, zusammen { $vp } wert.
}
rattus-log-traded = { $you ->
    [yes] Du wirfst *{ $cards }* für Ratten ab.
   *[no] { $name } wirft *{ $cards }* für Ratten ab.
}
rattus-log-declined = { $you ->
    [yes] Du verzichtest auf die Aktion.
   *[no] { $name } verzichtet auf die Aktion.
}
rattus-log-first = { $you ->
    [yes] Du bist der nächste Startspieler.
   *[no] { $name } ist der nächste Startspieler.
}
rattus-log-ended = { $n ->
    [0] Das Spiel ist aus. *{ $nuns } Nonnen*: alle leben.
   *[other] Das Spiel ist aus. *{ $nuns } Nonnen*: die Pest holt *{ $names }*.
}

# Das Ende.
rattus-fate-alive = am Leben: { $rats } Ratten, { $nuns } Nonnen
rattus-fate-waits = { $rats } Ratten warten, bisher { $nuns } Nonnen
rattus-fate-dead = tot: { $rats } Ratten, { $nuns } Nonnen
rattus-fate-spared = verschont: niemand hat weniger als { $rats } Ratten

# Was man über einen neuen Tisch wissen sollte.
rattus-remark-built-in = Tabelle „{ $name }“: nur drei der sechzig Nachschubaktionen sind aus der Anleitung bekannt. Die übrigen und die Werte der Marker sind nachempfunden. Wer die Schachtel hat, kann die echten als Datei angeben.
rattus-remark-file = Tabelle „{ $name }“ aus deiner Datei. { $note }
rattus-remark-not-attested = Hinweis: Die Anleitung zeigt „{ $supply }“ bei { $building }, die Datei hat es dort nicht.
rattus-remark-no-draw = Hinweis: Keine Karte des Standes { $class } lässt ziehen.
rattus-remark-markers = Hinweis: Marker mit verschiedenen Werten werden ausgelost.
rattus-remark-tower = Von Wachtürmen rät die Anleitung zu zweit ab.

# Warum etwas nicht angeboten wird, nach der Regel, die es verbietet.
why-RC-33 = Diesen Platz gibt es in der Reihe nicht.
why-RC-36 = Erst holen alle Nachschub, einmal je Runde: das Band oben auf einem Gebäude.
why-RC-37 = Noch haben nicht alle vor dir ihren Nachschub.
why-RC-40 = Wähle eine Karte der Nonnenreihe, die du noch nicht gesehen hast, wenn du nachsehen darfst.
why-RC-41 = Alle holen gleichzeitig Nachschub, und nur einmal.
why-RC-42 = Jemand anderes ist vorn in der Schlange.
why-RC-43 = Einen Pass spielst du, bevor du ein Gebäude betrittst: wenn du einen hast und noch jemand wartet.
why-RC-44 = Alle betreten in jeder Runde ein Gebäude: Wähle eines.
why-RC-46 = Wähle erst ein Gebäude, dann die Karten dafür.
why-RC-47 = Passe und Gold werden nicht gelegt, nur Personen, Joker, Schwerter und Flöten.
why-RC-56 = Schwerter treffen eine Person, die hier am wenigsten Schwerter gelegt hat.
why-RC-57 = Gib genau so viele Karten, wie verlangt sind.
why-RC-59 = Die Ratte geht an eine Person, die hier am wenigsten Flöten gelegt hat.
why-RC-62 = Die Aktionen eines Gebäudes werden nacheinander ausgeführt.
why-RC-63 = Nutze erst deine Aktion, oder verzichte darauf.
why-RC-68 = Gib genau so viele Karten, wie der Wachturm verlangt.
why-RC-69 = Du musst nichts abgeben.
why-RC-72 = Wirf so viele Karten ab, wie das Hospital erlaubt, oder keine, und drücke dann den großen Knopf.
why-RC-73 = Mit jeder Karte geht eine Ratte, und du hast keine mehr.
why-RC-79 = Wähle eine Karte der Nonnenreihe, die du noch nicht gesehen hast.
why-RC-86 = Die Partie ist vorbei.
