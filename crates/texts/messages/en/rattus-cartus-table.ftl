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
rattus-n-pass = { $n ->
    [one] 1 Pass
   *[other] { $n } Passes
}
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
rattus-in-marketplace = at the Marketplace
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
rattus-most = majority
rattus-others = the others

# The actions of the buildings.
rattus-act-draw-4 = draw 4 cards
rattus-act-draw-2 = draw 2 cards
rattus-act-brew-1 = 1 card per influence
rattus-act-brew-2 = 1 card per 2 influence
rattus-act-jokers-2 = take 2 Jokers
rattus-act-jokers-1 = take 1 Joker
rattus-act-passes-2 = take 2 Passes
rattus-act-passes-1 = take 1 Pass
rattus-act-rats-2 = discard 2 rats
rattus-act-rats-1 = discard 1 rat
rattus-act-hospital-premium = 1 rat, then up to 3 cards and rats
rattus-act-hospital-standard = up to 2 cards and rats
rattus-act-swords-2 = take 2 Swords
rattus-act-swords-1 = take 1 Sword
rattus-act-tower-premium = whoever has no fewer cards gives you 3
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
rattus-last-round-more = Last round: no actions. Whoever lays the most in a building gains 1 extra influence there.
rattus-street = This round’s buildings
rattus-influence = Influence
rattus-rats-label = rats
rattus-in-hand-label = in hand
rattus-markers-label = markers
rattus-seen-label = nun cards seen
rattus-first = first
rattus-buildings = Buildings
rattus-n-to-come = { $n } to come
rattus-piles = Piles
rattus-all-cards = Cards
rattus-copies = { $gone } gone, { $here } open, { $left } unseen
rattus-pile-deck = cards in the deck
rattus-pile-discarded = cards on the discard pile
rattus-pile-joker = Jokers left
rattus-pile-sword = Swords left
rattus-pile-flute = Flutes left
rattus-pile-pass = Passes left
rattus-pile-gold = Gold left
rattus-pile-markers = markers left
rattus-track = { $class }: { $list }
rattus-track-seat = { $name } { $n }
rattus-track-empty = { $class }: nobody yet
rattus-plague = The plague

# Supplies.
rattus-supply-of = Supplies at { $building }: { $supply }
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
rattus-entrance = { $building }, { $class }: { $n ->
    [0] nobody is there
    [one] 1 visitor
   *[other] { $n } visitors
}. Strongest: { $premium }. Others: { $standard }.

# The Nun-row and the risk.
rattus-nun-row = Nun-row
rattus-nuns-about = { $n ->
    [one] about 1 nun
   *[other] about { $n } nuns
}
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
rattus-survival = survival
rattus-alive-label = { $percent } to stay alive
rattus-case-laid = as laid
rattus-case-now = now
rattus-case-then = then
rattus-case-fewer = one fewer
rattus-case-more = one more

# Deciding.
rattus-hand = Your hand
rattus-choices = Other choices
rattus-hand-empty = Your hand is empty.
rattus-in-hand = { $kind }: { $n } in hand{ $picked ->
    [0] .
   *[other] , { $picked } picked.
}
rattus-of = { $picked } of { $n }
rattus-premium-sure = certain
rattus-premium-possible = possible
rattus-premium-out = out of reach
rattus-step-enter = { $n ->
    [1] You enter 1st
    [2] You enter 2nd
    [3] You enter 3rd
   *[other] You enter { $n }th
} of { $all }
rattus-ask-supply = Take supplies
rattus-ask-supply-more = Tap a building: its upper band shows what you get. You may still enter another one.
rattus-ask-together = All take supplies at once
rattus-ask-together-more = Tap a building: its upper band shows what you get. Choices are revealed when all have chosen.
rattus-ask-look = { $n ->
    [one] Look at 1 card of the Nun-row
   *[other] Look at { $n } cards of the Nun-row
}
rattus-ask-look-more = Only you see it, for the rest of the game.
rattus-ask-enter = Enter a building
rattus-ask-enter-more = Everybody enters one building a round and lays cards there, face down.
rattus-ask-lay = { $building }: which cards?
rattus-ask-lay-more = { $n ->
    [0] You hold no { $class }: every population card you lay brings a rat.
    [one] 1 card in your hand brings no rat. Every other population card brings one.
   *[other] { $n } cards in your hand bring no rat. Every other population card brings one.
}
rattus-lay-influence = +{ $strength } { $class }: { $moves ->
    [yes] from { $from } to
   *[no] still
} { $to ->
    [one] 1 point
   *[other] { $to } points
}.
rattus-lay-rats = { $n ->
    [0] No rats.
    [one] 1 more rat.
   *[other] { $n } more rats.
}
rattus-lay-premium = Premium action: { $premium }.
rattus-lay-bonus = Extra influence: { $premium }.
rattus-lay-swords = Swords could take { $n } of the { $kept } cards you keep.
rattus-ask-sword = Who do your Swords hit?
rattus-ask-sword-more = Somebody with the fewest Swords gives you half their hand.
rattus-ask-flute = Who gets your rat?
rattus-ask-flute-more = Somebody with the fewest Flutes takes one of your rats.
rattus-ask-half = { $n ->
    [one] { $name } has the Swords: give 1 card
   *[other] { $name } has the Swords: give { $n } cards
}
rattus-ask-half-more = Half your hand, rounded down. You choose which cards.
rattus-ask-tribute = { $n ->
    [one] { $name } holds the Guard Tower: give 1 card
   *[other] { $name } holds the Guard Tower: give { $n } cards
}
rattus-ask-tribute-more = You choose which cards. Nobody else sees them.
rattus-ask-use = { $building }: use the { $rank } action?
rattus-ask-use-more = Decline, and you get none of it.
rattus-ask-trade = { $n ->
    [one] Discard 1 card and 1 rat?
   *[other] Discard up to { $n } cards, each with a rat?
}
rattus-ask-trade-more = Each card, of any kind, takes a rat with it. Everybody sees the cards.
rattus-ask-over = The game is over
rattus-ask-reveal = { $building }: the cards are revealed
rattus-wait-supply = { $n ->
    [one] { $name } is taking supplies
   *[other] Taking supplies: { $name }
}
rattus-wait-look = { $n ->
    [one] { $name } is looking at the Nun-row
   *[other] Looking at the Nun-row: { $name }
}
rattus-wait-enter = { $name } is entering a building
rattus-wait-sword = { $name } is choosing who the Swords hit { $where }
rattus-wait-flute = { $name } is choosing who gets a rat { $where }
rattus-wait-give = { $n ->
    [one] { $name } is giving cards away { $where }
   *[other] Giving cards away { $where }: { $name }
}
rattus-wait-use = { $name } may use the action { $where }
rattus-wait-trade = { $name } is discarding cards and rats { $where }
rattus-wait-entered = { $n ->
    [0] You have entered { $building } without cards.
    [one] You have entered { $building } with 1 card.
   *[other] You have entered { $building } with { $n } cards.
}
rattus-pass = Pass
rattus-pass-more = Play a Pass: you enter after everybody who is still waiting.
rattus-decline = Decline
rattus-target = { $name }, { $n ->
    [one] 1 card
   *[other] { $n } cards
} in hand
rattus-button-wait = Wait
rattus-button-enter = Choose a building
rattus-button-lay = { $n ->
    [0] Enter without cards
    [one] Lay 1 card
   *[other] Lay { $n } cards
}
rattus-button-give = { $n ->
    [one] Give this card
   *[other] Give { $n } cards
}
rattus-button-trade = { $n ->
    [0] Discard nothing
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
rattus-button-use = Use the action
rattus-button-supply = Take
rattus-button-sword = Take half of { $name }’s hand
rattus-button-flute = Give { $name } a rat
rattus-button-look = Look at card { $n }
rattus-button-choose-supply = Choose supplies
rattus-button-choose-nun = Choose a card
rattus-button-choose-seat = Choose a player
rattus-keys-cards = pick the card at this place in your hand
rattus-keys-buildings = supplies of the building, or enter it

# The log. Sentences about somebody have two forms, those between two have three.
rattus-log-began = { $you ->
    [yes] You go first.
   *[no] { $name } goes first.
}
rattus-log-round = { $last ->
    [yes] Last round · { $buildings }
   *[no] Round { $round } · { $buildings }
}
rattus-log-replaced = All buildings were the same: { $by } replaces { $out }.
rattus-log-supply = { $you ->
    [yes] You take supplies { $where }.
   *[no] { $name } takes supplies { $where }.
}
rattus-log-drew = { $n ->
    [one] { $name } draws *1 card*.
   *[other] { $name } draws *{ $n } cards*.
}
rattus-log-drew-cards = You draw *{ $cards }*.
rattus-log-shuffled = { $n ->
    [one] The discard pile is shuffled: 1 card in the deck.
   *[other] The discard pile is shuffled: { $n } cards in the deck.
}
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
    [yes] You reveal *{ $cards }* { $where }.
   *[no] { $name } reveals *{ $cards }* { $where }.
}
rattus-log-advanced = { $you ->
    [yes] You gain influence: *+{ $by } { $class }*, now { $to }.
   *[no] { $name } gains influence: *+{ $by } { $class }*, now { $to }.
}
rattus-log-sword = { $n ->
    [0] { $you ->
        [yes] Your Swords hit { $other }, who has too few cards to give any.
        [to] { $name }’s Swords hit you, but you have too few cards to give any.
       *[no] { $name }’s Swords hit { $other }, who has too few cards to give any.
    }
   *[other] { $you ->
        [yes] Your Swords take *half of { $other }’s hand*.
        [to] { $name }’s Swords take *half your hand*.
       *[no] { $name }’s Swords take *half of { $other }’s hand*.
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
    [to] { $name }’s Flutes lead *1 rat* to you.
   *[no] { $name }’s Flutes lead *1 rat* to { $other }.
}
rattus-log-took = { $you ->
    [yes] You take *{ $what }*.
   *[no] { $name } takes *{ $what }*.
}
rattus-log-markers = { $you ->
    [yes] You take
   *[no] { $name } takes
} *{ $n ->
    [one] 1 marker
   *[other] { $n } markers
}*, worth { $vp ->
    [one] 1 point
   *[other] { $vp } points
}.
rattus-log-traded = { $you ->
    [yes] You discard *{ $cards }* to lose rats.
   *[no] { $name } discards *{ $cards }* to lose rats.
}
rattus-log-declined = { $you ->
    [yes] You decline the action.
   *[no] { $name } declines the action.
}
rattus-log-first = { $you ->
    [yes] You go first next round.
   *[no] { $name } goes first next round.
}
rattus-log-ended = The game is over. First the points are counted, then the nuns.

# The end.
rattus-fate-alive = alive: { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
}
rattus-fate-waits = { $rats ->
    [one] 1 rat waits
   *[other] { $rats } rats wait
}, { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
} so far
rattus-fate-dead = dead: { $rats ->
    [one] 1 rat
   *[other] { $rats } rats
}, { $nuns ->
    [one] 1 nun
   *[other] { $nuns } nuns
}
rattus-fate-spared = { $rats ->
    [one] spared: nobody has fewer than 1 rat
   *[other] spared: nobody has fewer than { $rats } rats
}

# What should be known of a new table.
rattus-remark-built-in = Table “{ $name }”: the rulebook shows only three of the sixty supplies. The others, and the values of the markers, are a reconstruction. If you own the box, you can add the real ones in a file.
rattus-remark-file = Table “{ $name }” from your file. { $note }
rattus-remark-not-attested = Note: the rulebook shows “{ $supply }” at the { $building }, but the file does not.
rattus-remark-no-draw = Note: no building of the class { $class } lets you draw cards.
rattus-remark-markers = Note: the markers differ in value and are drawn at random.
rattus-remark-tower = The rulebook advises against the Guard Tower for two players.

# Why an action is not offered, by the rule that forbids it.
why-RC-33 = There is no such place in this row.
why-RC-36 = First take supplies, once a round: choose a building.
why-RC-37 = Others before you are still taking supplies.
why-RC-40 = When you get a look, choose a card of the Nun-row that you have not seen.
why-RC-41 = Everybody chooses supplies at the same time, and only once.
why-RC-42 = Somebody else is first in the queue.
why-RC-43 = Pass before you enter: you need a Pass, and somebody else still waiting.
why-RC-44 = Everybody enters one building each round: choose one.
why-RC-46 = Choose a building first, then the cards for it.
why-RC-47 = You cannot lay Passes or Gold, only population cards, Jokers, Swords and Flutes.
why-RC-56 = Your Swords hit one of those who laid the fewest Swords here.
why-RC-57 = Give exactly as many cards as you are asked for.
why-RC-59 = Your rat goes to one of those who laid the fewest Flutes here.
why-RC-62 = The actions of a building come one after the other.
why-RC-63 = First use your action or decline it.
why-RC-68 = Give exactly as many cards as the Guard Tower asks for.
why-RC-69 = You need not give anything.
why-RC-72 = Discard as many cards as the Hospital allows, or none, then press the main button.
why-RC-73 = Each card takes a rat with it, and you have none left.
why-RC-79 = Choose a card of the Nun-row that you have not seen.
why-RC-86 = The game is over.
