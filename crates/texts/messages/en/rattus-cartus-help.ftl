# The card behind “?”.
rattus-cartus-summary-goal = Most points of all who survive the plague.
rattus-cartus-summary-live = Whoever has more rats at the end than there are nuns in the row is dead.
rattus-cartus-summary-supply = First choose a building and take its supplies: cards, fewer rats, looks at the Nun-row.
rattus-cartus-summary-enter = Then enter a building and lay as many cards as you like, face down.
rattus-cartus-summary-action = Whoever laid most there has the premium action, the others the standard one.
rattus-cartus-summary-classes = Six classes: most influence 10 points, the second 5, the third 2.
rattus-cartus-summary-more = Gold, markers and the most cards in hand add a few points.
rattus-cartus-summary-plague = Five hidden cards show the nuns: about ten. Looking at them is worth it.
rattus-cartus-summary-influence = Each population card you lay brings 1 influence with the building’s class.
rattus-cartus-summary-strangers = Each card of another class brings you a rat as well.
rattus-cartus-summary-jokers = A Joker counts as a card without a rat.
rattus-cartus-summary-swords = Most Swords in a building take half of somebody’s hand.

# What something is, for whoever points at it.
rattus-cartus-what-slot = A building of this round. Its supplies are on top, its two actions below.
rattus-cartus-what-class = The influence track of a class. At the end the leader gets 10 points, the second 5, the third 2.
rattus-cartus-what-card = Cards in your hand. Lay them in the building you enter; cards of its own class bring no rats.
rattus-cartus-what-nun = A hidden card of the Nun-row. A look tells only you how many nuns it has.
rattus-cartus-what-target = The player whom this hits.
rattus-cartus-what-pass = A Pass lets you wait: you enter a building later.
rattus-cartus-what-decline = Gives up the action of this building.
rattus-cartus-what-main = Does what it says. Once you are in, the cards stay there.

# In the first matches: one thing more.
rattus-cartus-first-supply = Ten rats are about as many as the plague forgives: fewer rats are worth as much as cards.
rattus-cartus-first-look = Only you see it. Three or more nuns mean that you can afford more rats.
rattus-cartus-first-enter = Cards of the building’s class are safe. Count what you win against the rats it costs.
rattus-cartus-first-use = The premium action is yours if you laid most; in a tie whoever came first has it.

rattus-danger-wasted = Nobody else is here, and nobody comes: Swords and Flutes ({ $n }) would be gone for nothing.
rattus-danger-rats = That makes { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, and you can expect about { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}: if it stays like this, you are more likely dead than alive.
rattus-danger-nothing = You lay nothing that wins influence, though { $n ->
    [one] one card
   *[other] { $n } cards
} of your hand would bring influence without a rat.

rattus-told-dead = The plague cost you everything: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, and only { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}.
