# The guided first game. At most 120 characters each; numbers only as arguments.
rattus-cartus-lesson-goal = The king is dead, and you want his crown. Have the most points, and survive the plague.
rattus-cartus-lesson-supplies = Every round starts with supplies. Take { $cards } cards at the Castle.
rattus-cartus-lesson-enter = Then you enter a building, whichever you like. Go into the Palace: it belongs to Royalty.
rattus-cartus-lesson-lay = Lay your { $cards } Royalty cards there, face down. Each wins you influence with Royalty.
rattus-cartus-lesson-stranger = Cards of other classes count just as much, but each brings you a rat. Add this one.
rattus-cartus-lesson-most = Whoever lays the most gets the better action: here, more markers, and each is worth points.
rattus-cartus-lesson-points = You lead Royalty: { $first ->
    [one] { $first } point
   *[other] { $first } points
} if it stays so until the end. Second place gets { $second }.
rattus-cartus-lesson-plague = You have { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}. If these hidden cards show fewer nuns at the end, the plague kills you: you lose.
rattus-cartus-lesson-peek = Supplies with an eye let you peek. Take these, then look at a hidden card of the Nun-row.
rattus-cartus-lesson-nuns = { $nuns ->
    [one] { $nuns } nun
   *[other] { $nuns } nuns
}, and only you know it. Your chance to stay alive drops to { $chance } %.
rattus-cartus-lesson-monastery = So you need fewer rats. The Monastery drives them out: go in.
rattus-cartus-lesson-hidden = The robot hides { $cards } cards here. Lay your Church cards: whoever lays the most drives out more rats.
rattus-cartus-lesson-sword = The robot had hidden a Sword! It costs you half your hand: give the robot { $cards } cards.
rattus-cartus-lesson-end = After { $rounds } rounds points are counted, then nuns. The dead lose, whatever their points.
