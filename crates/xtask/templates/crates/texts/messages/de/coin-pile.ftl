# Where points come from.
coin-pile-line-coins = Münzen
coin-pile-line-luck = Glück

coin-pile-option-first_player = wer beginnt
coin-pile-option-n_coins = Münzen auf dem Haufen

# At the table.
coin-pile-coins = Münzen
coin-pile-lucky = Glückszahl
coin-pile-left = { $n ->
    [one] noch 1 Münze
   *[other] noch { $n } Münzen
}
coin-pile-ask-take = Wie viele Münzen nimmst du?
coin-pile-ask-wait = { $name } ist dran
coin-pile-ask-over = Der Haufen ist weg
coin-pile-choose = Wähle eine Zahl
coin-pile-take = { $n ->
    [one] Eine Münze nehmen
   *[other] { $n } Münzen nehmen
}
coin-pile-verb = Nehmen

# What has happened.
coin-pile-log-started = { $you ->
    [yes] Du beginnst.
   *[no] { $name } beginnt.
}
coin-pile-log-dealt = { $you ->
    [yes] Deine Glückszahl ist die *{ $n }*.
   *[no] Die Glückszahl von { $name } ist die *{ $n }*.
}
coin-pile-log-took = { $you ->
    [yes] Du nimmst *{ $n }*, noch { $left } da.
   *[no] { $name } nimmt *{ $n }*, noch { $left } da.
}
coin-pile-log-ended = Der Haufen ist weg.

# Why something cannot be done.
why-CP-2 = Du bist nicht dran.
why-CP-5 = Nimm eine, zwei oder drei Münzen.
why-CP-6 = So viele Münzen sind nicht mehr da.
why-CP-8 = Die Partie ist zu Ende.
coin-pile-option-first_player-help = Wer beginnt, darf zuerst nehmen.
coin-pile-option-n_coins-help = Mit mehr Münzen dauert die Partie länger.
