# The card behind “?”.
rattus-cartus-summary-goal = Survive the plague with the most points.
rattus-cartus-summary-live = If you end with more rats than there are nuns in the Nun-row, you die.
rattus-cartus-summary-supply = First take supplies at a building: cards, fewer rats, looks at the Nun-row.
rattus-cartus-summary-enter = Then enter a building and lay as many cards as you like, face down.
rattus-cartus-summary-action = Whoever lays the most there gets the premium action, the others the standard one.
rattus-cartus-summary-classes = Six classes: the most influence brings 10 points, the second most 5, the third 2.
rattus-cartus-summary-more = Gold, markers and the most cards in hand add a few points.
rattus-cartus-summary-plague = Five face-down cards make up the Nun-row, with about ten nuns in all. Looking is worth it.
rattus-cartus-summary-influence = Each population card you lay brings 1 influence with the building’s class.
rattus-cartus-summary-strangers = Each card of another class also brings you a rat.
rattus-cartus-summary-jokers = A Joker brings influence like a population card, but never a rat.
rattus-cartus-summary-swords = The most Swords in a building take half of somebody’s hand.

# What something is, for whoever points at it.
rattus-cartus-what-slot = A building of this round. Its supplies are on top, its two actions below.
rattus-cartus-what-class = The influence track of a class. At the end the most influence brings 10 points, then 5, then 2.
rattus-cartus-what-card = Cards in your hand. Lay them in the building you enter; cards of its own class bring no rats.
rattus-cartus-what-nun = A face-down card of the Nun-row. If you look at it, only you know how many nuns it has.
rattus-cartus-what-target = A player your Swords or Flutes can hit.
rattus-cartus-what-pass = With a Pass you enter after the others.
rattus-cartus-what-decline = Gives up the action of this building.
rattus-cartus-what-main = Does what it says. Once you have entered, you cannot take a card back.
rattus-cartus-what-board = The buildings of this round. Whoever enters one lays cards there, face down.
rattus-cartus-what-nuns = The Nun-row: five hidden cards. With more rats than they show nuns at the end, you are dead.
rattus-cartus-what-seat = A player: points so far, cards in hand and rats. Of all who live, the most points win.

# In the first games: one thing more.
rattus-cartus-first-supply = More than about ten rats will kill you: losing rats is worth as much as drawing cards.
rattus-cartus-first-look = Only you see it. With three nuns or more you can afford more rats.
rattus-cartus-first-enter = Cards of the building’s class bring no rats. For others, weigh the influence against the rats.
rattus-cartus-first-use = The premium action goes to whoever laid the most; in a tie, to whoever came first.

rattus-danger-wasted = Nobody else is here, and nobody is coming: your Swords and Flutes ({ $n }) would be wasted.
rattus-danger-rats = That makes { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, and you can expect about { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}: if it stays like this, you will probably die.
rattus-danger-nothing = You lay nothing that wins influence, though { $n ->
    [one] one of your cards
   *[other] { $n } of your cards
} would bring some without a rat.

rattus-told-dead = The plague got you: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, but only { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}.
