# Names.
rattus-class-peasantry = Peasantry
rattus-class-bourgeoisie = Bourgeoisie
rattus-class-church = Church
rattus-class-chivalry = Chivalry
rattus-class-magic = Magic
rattus-class-royalty = Royalty
rattus-kind-joker = Joker
rattus-kind-sword = Sword
rattus-kind-flute = Flute
rattus-kind-pass = Pass
rattus-kind-gold = Gold
rattus-n-peasantry = { $n } Peasantry
rattus-n-bourgeoisie = { $n } Bourgeoisie
rattus-n-church = { $n } Church
rattus-n-chivalry = { $n } Chivalry
rattus-n-magic = { $n } Magic
rattus-n-royalty = { $n } Royalty
rattus-n-joker = { $n ->
    [one] 1 Joker
   *[other] { $n } Jokers
}
rattus-n-sword = { $n ->
    [one] 1 Sword
   *[other] { $n } Swords
}
rattus-n-flute = { $n ->
    [one] 1 Flute
   *[other] { $n } Flutes
}
rattus-n-pass = { $n } Pass
rattus-n-gold = { $n } Gold
rattus-n-markers = { $n ->
    [one] 1 marker
   *[other] { $n } markers
}
rattus-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
rattus-no-cards = no cards
rattus-building-farm = Farm
rattus-building-brewery = Brewery
rattus-building-marketplace = Marketplace
rattus-building-office = Office
rattus-building-monastery = Monastery
rattus-building-hospital = Hospital
rattus-building-castle = Castle
rattus-building-guard_tower = Guard Tower
rattus-building-fortune_tellers_tent = Tent
rattus-building-rat_catchers_hut = Hut
rattus-building-palace = Palace
rattus-building-treasury = Treasury
rattus-in-farm = at the Farm
rattus-in-brewery = in the Brewery
rattus-in-marketplace = on the Marketplace
rattus-in-office = in the Office
rattus-in-monastery = in the Monastery
rattus-in-hospital = in the Hospital
rattus-in-castle = in the Castle
rattus-in-guard_tower = in the Guard Tower
rattus-in-fortune_tellers_tent = in the Tent
rattus-in-rat_catchers_hut = in the Hut
rattus-in-palace = in the Palace
rattus-in-treasury = in the Treasury
rattus-the-farm = the Farm
rattus-the-brewery = the Brewery
rattus-the-marketplace = the Marketplace
rattus-the-office = the Office
rattus-the-monastery = the Monastery
rattus-the-hospital = the Hospital
rattus-the-castle = the Castle
rattus-the-guard_tower = the Guard Tower
rattus-the-fortune_tellers_tent = the Tent
rattus-the-rat_catchers_hut = the Hut
rattus-the-palace = the Palace
rattus-the-treasury = the Treasury
rattus-premium = premium
rattus-standard = standard

# The actions of the buildings.
rattus-act-draw-4 = draw 4 cards
rattus-act-draw-2 = draw 2 cards
rattus-act-brew-1 = 1 card per influence
rattus-act-brew-2 = 1 card per 2 influence
rattus-act-jokers-2 = take 2 Jokers
rattus-act-jokers-1 = take 1 Joker
rattus-act-passes-2 = take 2 Pass cards
rattus-act-passes-1 = take 1 Pass card
rattus-act-rats-2 = discard 2 rats
rattus-act-rats-1 = discard 1 rat
rattus-act-hospital-premium = 1 rat, then up to 3 cards for rats
rattus-act-hospital-standard = up to 2 cards for rats
rattus-act-swords-2 = take 2 Swords
rattus-act-swords-1 = take 1 Sword
rattus-act-tower-premium = full hands outside give you 3 cards
rattus-act-tower-standard = safe from Guard Towers
rattus-act-looks-2 = look at 2 nun cards
rattus-act-looks-1 = look at 1 nun card
rattus-act-flutes-2 = take 2 Flutes
rattus-act-flutes-1 = take 1 Flute
rattus-act-markers-2 = take 2 markers
rattus-act-markers-1 = take 1 marker
rattus-act-gold-2 = take 2 Gold
rattus-act-gold-1 = take 1 Gold
rattus-act-last = last round: 1 influence
rattus-act-none = last round: nothing

# The table.
rattus-round = Round { $n } of { $max }
rattus-last-round = Last round
rattus-last-round-more = Last round: no actions. Whoever lays most in a building gains one more influence there.
rattus-street = The buildings of the day
rattus-board = Street and influence
rattus-influence = Influence
rattus-players = Players
rattus-points = points
rattus-vp = VP
rattus-rats-label = rats
rattus-nuns-label = nuns
rattus-in-hand-label = in hand
rattus-markers-label = markers
rattus-first = starting player
rattus-to-come = to come
rattus-outside = on the way
rattus-gives = gives cards
rattus-laid-n = { $n ->
    [one] 1 card laid
   *[other] { $n } cards laid
}
rattus-seen = has seen nun cards { $list }
rattus-seen-none = has seen no nun card
rattus-nobody = nobody
rattus-buildings = Buildings
rattus-n-to-come = { $n } to come
rattus-copies = { $gone } gone, { $here } open, { $left } unseen
rattus-pile-deck = cards in the deck
rattus-pile-discarded = cards on the discard pile
rattus-pile-joker = Jokers left
rattus-pile-sword = Swords left
rattus-pile-flute = Flutes left
rattus-pile-pass = Pass cards left
rattus-pile-gold = Gold left
rattus-pile-markers = markers left
rattus-track = { $class }: { $list }
rattus-track-seat = { $name } { $n }
rattus-track-empty = { $class }: nobody yet
rattus-from-below = number { $n } from below
rattus-if-ended = If it ended now
rattus-final = Final score
rattus-if-ended-more = Tracks and markers, before the plague.
rattus-plague = The plague
rattus-skip = Click to go on

# Supplies.
rattus-supply-of = Supplies at { $building }: { $supply }
rattus-supply-draw = draw
rattus-supply-rats = rats
rattus-supply-looks = look
rattus-took-supplies = took supplies here
rattus-draw-n = draw { $n }
rattus-shed-n = { $n ->
    [one] discard 1 rat
   *[other] discard { $n } rats
}
rattus-look-n = { $n ->
    [one] look at 1 nun card
   *[other] look at { $n } nun cards
}
rattus-entrance = { $building }, { $class }, { $n ->
    [0] nobody is there
    [one] one visitor
   *[other] { $n } visitors
}

# The Nun-row and the risk.
rattus-nun-row = Nun-row
rattus-nuns = { $n } nuns
rattus-nuns-about = about { $n } nuns
rattus-nun-hidden = Nun card { $n }, face down
rattus-nun-seen = Nun card { $n }: { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
}, { $class }
rattus-rats = { $n ->
    [one] 1 rat
   *[other] { $n } rats
}
rattus-alive = to stay alive
rattus-alive-label = { $percent } to stay alive
rattus-alive-line = alive { $percent }
rattus-alive-line-then = alive { $from } → { $to }
rattus-case-laid = as laid
rattus-case-now = now
rattus-case-then = then
rattus-case-fewer = one fewer
rattus-case-more = one more
rattus-race = { $rats } rats against about { $nuns } nuns, { $seen } of them seen

# Deciding.
rattus-hand = Your hand
rattus-hand-empty = Your hand is empty.
rattus-in-hand = { $kind }: { $n } in hand, { $picked } picked
rattus-of = { $picked } of { $n }
rattus-less = Take back: { $kind }
rattus-face-down = face down
rattus-premium-sure = certain
rattus-premium-possible = possible
rattus-premium-out = out
rattus-fact-premium = premium action
rattus-fact-bonus = one more influence
rattus-fact-kept = of { $n } kept
rattus-fact-swords = at risk to Swords
rattus-bubble = { $n ->
    [one] 1 card
   *[other] { $n } cards
} { $where }
rattus-rank-0 = no rank
rattus-rank-1 = first
rattus-rank-2 = second
rattus-rank-3 = third
rattus-rank-4 = fourth
rattus-rank-5 = fifth
rattus-rank-moves = { $class }: { $from } → { $to }
rattus-rank-stays = { $class }: still { $to }
rattus-bubble-rats = { $n ->
    [one] rat
   *[other] rats
}
rattus-bubble-rats-alive = { $n ->
    [one] rat: alive { $from } → { $to }
   *[other] rats: alive { $from } → { $to }
}
rattus-step-enter = number { $n } of { $all } to enter
rattus-ask-supply = Take supplies
rattus-ask-supply-more = Choose the band on top of a building. You may enter another one later.
rattus-ask-together = Take supplies, all at once
rattus-ask-together-more = Choose the band on top of a building. The others see it when all have chosen.
rattus-ask-look = { $n ->
    [one] Look at one card of the Nun-row
   *[other] Look at { $n } cards of the Nun-row
}
rattus-ask-look-more = Only you see it, and you keep seeing it.
rattus-ask-enter = Enter a building
rattus-ask-enter-more = Everybody enters one building a round. Then you lay cards there, face down.
rattus-ask-lay = Lay cards { $where }
rattus-ask-lay-more = { $n ->
    [0] { $class } is missing in your hand: every other person brings a rat.
    [one] 1 card of your hand brings no rat; every other person brings one.
   *[other] { $n } cards of your hand bring no rat; every other person brings one.
}
rattus-ask-lay-brings = +{ $strength } { $class }, { $rats ->
    [0] no rats
    [one] +1 rat
   *[other] +{ $rats } rats
}. Premium action: { $premium }.
rattus-ask-sword = Whom do your Swords hit?
rattus-ask-sword-more = One of those with the fewest Swords gives you half of the hand.
rattus-ask-flute = Who gets your rat?
rattus-ask-flute-more = One of those with the fewest Flutes takes a rat of yours.
rattus-ask-half = { $n ->
    [one] { $name } has the Swords: give one card
   *[other] { $name } has the Swords: give { $n } cards
}
rattus-ask-half-more = Half of your hand, rounded down. You choose which.
rattus-ask-tribute = { $n ->
    [one] { $name } holds the Guard Tower: give one card
   *[other] { $name } holds the Guard Tower: give { $n } cards
}
rattus-ask-tribute-more = You choose which. Nobody else sees them.
rattus-ask-use = { $building }: use the { $rank } action?
rattus-ask-use-more = Declining gives up all of it.
rattus-ask-trade = { $n ->
    [one] Discard one card for a rat?
   *[other] Discard up to { $n } cards for rats?
}
rattus-ask-trade-more = One rat goes for each card, of any kind. All see the cards.
rattus-ask-over = The game is over
rattus-wait-supply = { $n ->
    [one] { $name } takes supplies
   *[other] Taking supplies: { $name }
}
rattus-wait-look = { $n ->
    [one] { $name } looks at the Nun-row
   *[other] Looking at the Nun-row: { $name }
}
rattus-wait-enter = { $name } enters a building
rattus-wait-sword = { $name } chooses whom the Swords hit { $where }
rattus-wait-flute = { $name } chooses who gets a rat { $where }
rattus-wait-give = { $n ->
    [one] { $name } gives cards away { $where }
   *[other] Giving cards away { $where }: { $name }
}
rattus-wait-use = { $name } may use the action { $where }
rattus-wait-trade = { $name } trades cards for rats { $where }
rattus-wait-entered = { $n ->
    [0] You have entered { $building } without cards.
    [one] You have entered { $building } with one card.
   *[other] You have entered { $building } with { $n } cards.
}
rattus-pass = Pass
rattus-pass-more = Play a Pass card: you enter after all others who still wait.
rattus-decline = Decline
rattus-target = Choose { $name }
rattus-button-wait = Wait
rattus-button-enter = Choose a building
rattus-button-lay-none = Lay nothing { $where }
rattus-button-lay = Lay { $n } { $where }
rattus-button-give = { $picked ->
    [0] Choose { $n } to give
   *[other] Give { $picked } of { $n }
}
rattus-button-trade = { $n ->
    [0] Discard nothing
    [one] Discard 1: one rat less
   *[other] Discard { $n }: { $n } rats less
}
rattus-button-use = Use the action
rattus-button-supply = Take: { $supply }
rattus-button-look = Look at card { $n }
rattus-button-choose-supply = Choose supplies
rattus-button-choose-nun = Choose a card
rattus-button-choose-seat = Choose a player
rattus-keys-cards = pick the card at this place of your hand
rattus-keys-buildings = supplies of the building, or enter it

# The log. Sentences about somebody have two forms, those between two have three.
rattus-log-began = { $you ->
    [yes] You are the starting player.
   *[no] { $name } is the starting player.
}
rattus-log-round = { $last ->
    [yes] Last round · { $buildings }
   *[no] Round { $round } · { $buildings }
}
rattus-log-replaced = All cards were alike: { $out } goes, { $by } comes.
rattus-log-supply = { $you ->
    [yes] You take supplies { $where }.
   *[no] { $name } takes supplies { $where }.
}
rattus-log-drew = { $n ->
    [one] { $name } draws *1 card*.
   *[other] { $name } draws *{ $n } cards*.
}
rattus-log-drew-cards = You draw *{ $cards }*.
rattus-log-shuffled = The discard pile is shuffled: { $n } cards in the deck.
rattus-log-rats-lost = { $you ->
    [yes] { $n ->
        [one] You lose *1 rat*.
       *[other] You lose *{ $n } rats*.
    }
   *[no] { $n ->
        [one] { $name } loses *1 rat*.
       *[other] { $name } loses *{ $n } rats*.
    }
}
rattus-log-rats-gained = { $you ->
    [yes] { $n ->
        [one] You get *1 rat*.
       *[other] You get *{ $n } rats*.
    }
   *[no] { $n ->
        [one] { $name } gets *1 rat*.
       *[other] { $name } gets *{ $n } rats*.
    }
}
rattus-log-looked = { $name } looks at nun card { $position }.
rattus-log-saw = { $nuns ->
    [one] Nun card { $position }: *1 nun*, { $class }.
   *[other] Nun card { $position }: *{ $nuns } nuns*, { $class }.
}
rattus-log-passed = { $you ->
    [yes] You play a Pass and wait.
   *[no] { $name } plays a Pass and waits.
}
rattus-log-entered = { $you ->
    [yes] { $n ->
        [0] You enter { $building } *without cards*.
        [one] You enter { $building } with *1 card*.
       *[other] You enter { $building } with *{ $n } cards*.
    }
   *[no] { $n ->
        [0] { $name } enters { $building } *without cards*.
        [one] { $name } enters { $building } with *1 card*.
       *[other] { $name } enters { $building } with *{ $n } cards*.
    }
}
rattus-log-revealed = { $you ->
    [yes] You show { $where }: *{ $cards }*.
   *[no] { $name } shows { $where }: *{ $cards }*.
}
rattus-log-advanced = { $you ->
    [yes] You gain *+{ $by } { $class }*, now { $to }.
   *[no] { $name } gains *+{ $by } { $class }*, now { $to }.
}
rattus-log-sword = { $n ->
    [0] { $you ->
        [yes] Your Swords hit { $other }, who has too few cards to give one.
        [to] The Swords of { $name } hit you, but you have too few cards to give one.
       *[no] The Swords of { $name } hit { $other }, who has too few cards to give one.
    }
   *[other] { $you ->
        [yes] Your Swords hit { $other }: *half of the hand*.
        [to] The Swords of { $name } hit you: *half of your hand*.
       *[no] The Swords of { $name } hit { $other }: *half of the hand*.
    }
}
rattus-log-gave = { $n ->
    [one] { $name } gives { $other } *1 card*.
   *[other] { $name } gives { $other } *{ $n } cards*.
}
rattus-log-gave-cards = { $you ->
    [yes] You give { $other } *{ $cards }*.
   *[other] { $name } gives you *{ $cards }*.
}
rattus-log-flute = { $you ->
    [yes] Your Flutes lead *1 rat* to { $other }.
    [to] The Flutes of { $name } lead *1 rat* to you.
   *[no] The Flutes of { $name } lead *1 rat* to { $other }.
}
rattus-log-took = { $you ->
    [yes] You take *{ $what }*.
   *[no] { $name } takes *{ $what }*.
}
rattus-log-markers = { $you ->
    [yes] { $n ->
        [one] You take *1 marker* worth { $vp }.
       *[other] You take *{ $n } markers* worth { $vp }.
    }
   *[no] { $n ->
        [one] { $name } takes *1 marker* worth { $vp }.
       *[other] { $name } takes *{ $n } markers* worth { $vp }.
    }
}
rattus-log-traded = { $you ->
    [yes] You discard *{ $cards }* for rats.
   *[no] { $name } discards *{ $cards }* for rats.
}
rattus-log-declined = { $you ->
    [yes] You decline the action.
   *[no] { $name } declines the action.
}
rattus-log-first = { $you ->
    [yes] You are the next starting player.
   *[no] { $name } is the next starting player.
}
rattus-log-ended = { $n ->
    [0] The game is over. *{ $nuns } nuns*: everybody lives.
   *[other] The game is over. *{ $nuns } nuns*: the plague takes *{ $names }*.
}

# The end.
rattus-fate-alive = lives: { $rats } rats, { $nuns } nuns
rattus-fate-waits = { $rats } rats wait, { $nuns } nuns so far
rattus-fate-dead = dead: { $rats } rats, { $nuns } nuns
rattus-fate-spared = spared: nobody has fewer than { $rats } rats

# What should be known of a new table.
rattus-remark-built-in = Table “{ $name }”: only three of the sixty supply actions are known from the rulebook. The others, and the values of the markers, are a reconstruction. Whoever owns the box can give the true ones as a file.
rattus-remark-file = Table “{ $name }” from your file. { $note }
rattus-remark-not-attested = Note: the rulebook shows “{ $supply }” at the { $building }, and the file does not have it there.
rattus-remark-no-draw = Note: no card of the class { $class } lets you draw.
rattus-remark-markers = Note: markers of different values are drawn by lot.
rattus-remark-tower = The rulebook advises two players against the Guard Tower.

# Why an action is not offered, by the rule that forbids it.
why-RC-33 = There is no such place in this row.
why-RC-36 = Everybody takes supplies first, once a round: the band on top of a building.
why-RC-37 = Not everybody before you has their supplies yet.
why-RC-40 = Choose a card of the Nun-row that you have not seen, when you have a look to take.
why-RC-41 = Everybody chooses supplies at the same time, and only once.
why-RC-42 = Somebody else is at the front of the queue.
why-RC-43 = A Pass is played before you enter, if you have one and somebody else still waits.
why-RC-44 = Everybody enters one building in each round: choose one.
why-RC-46 = Choose a building first, then the cards for it.
why-RC-47 = Pass and Gold cannot be laid. Only persons, Jokers, Swords and Flutes can.
why-RC-56 = Swords hit one of those who laid the fewest Swords here.
why-RC-57 = Give exactly as many cards as you are asked for.
why-RC-59 = The rat goes to one of those who laid the fewest Flutes here.
why-RC-62 = The actions of a building are carried out one after the other.
why-RC-63 = Use your action or decline it first.
why-RC-68 = Give exactly as many cards as the Guard Tower asks for.
why-RC-69 = You need not give anything.
why-RC-72 = Discard as many cards as the Hospital allows, or none, then press the large button.
why-RC-73 = Every card takes a rat along, and you have no more rats.
why-RC-79 = Choose a card of the Nun-row that you have not seen.
why-RC-86 = The game is over.
