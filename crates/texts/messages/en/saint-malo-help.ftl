# The card behind “?”.
saint-malo-summary-goal = Fill your city. Whoever has the most points when one is full wins.
saint-malo-summary-roll = Roll five dice, up to three times. Keep what you like.
saint-malo-summary-use = Use one symbol: everything that shows it, or less.
saint-malo-summary-turn = Two coins turn a die to the symbol you need. Sabres cannot be turned.
saint-malo-summary-pirates = Each die with sabres fills a box. A full row is an attack on everybody.
saint-malo-summary-persons = Citizen 1, noble 7. A priest counts churches, a juggler other people around him.
saint-malo-summary-houses = An architect builds up to three houses from logs: 3 points each.
saint-malo-summary-churches = A series of churches 1, 2, 3 … is worth 1, 4, 8, 13 or 20 at the end.
saint-malo-summary-cannons = An attack that beats your defence costs a cannon: −5.
saint-malo-summary-walls = Five walls close a side: 2 defence, and its tower pays once.
saint-malo-summary-crates = A merchant earns a coin for each crate around him.
saint-malo-summary-towers = A tower pays for the side that its arrow points along. Only walls keep it whole.

# What something is, for whoever points at it.
saint-malo-what-field = A field of your city. Walls go on the outer ring only; anything else there spoils that side for good.
saint-malo-what-die = A die. Press it to mark it for the next roll; what is not marked stays.
saint-malo-what-dice = Your five dice.
saint-malo-what-use-logs = Takes logs into your store, for 2 coins. An architect builds houses from them.
saint-malo-what-use-crates = Puts crates into your city, next to each other. Merchants earn coins from them.
saint-malo-what-use-walls = Puts walls on the outer ring. Five on a side bring 2 defence and its tower’s bonus.
saint-malo-what-use-church = Puts a church of this size. Sizes 1 to 5 in a row make a series that pays at the end.
saint-malo-what-use-citizen = A citizen: 1 point.
saint-malo-what-use-soldier = A soldier: 1 defence in every attack.
saint-malo-what-use-priest = A priest: 1 point for each church around him.
saint-malo-what-use-architect = An architect: builds up to three houses at once, one log and 3 points each.
saint-malo-what-use-merchant = A merchant: a coin for each crate around him.
saint-malo-what-use-juggler = A juggler: 2 points for each kind of person around him.
saint-malo-what-use-noble = A noble: 7 points.
saint-malo-what-pass = Uses no symbol this turn.
saint-malo-what-main = Does what it says. After “Done” your turn is over, and the sabres count.
saint-malo-what-pirates = The pirates’ row. When it is full, they attack everybody with the strength beside it.

# In the first matches: one thing more.
saint-malo-first-roll = What comes up decides what you can do; you may roll twice more.
saint-malo-first-reroll = Look what brings most below the dice, and roll for more of that.
saint-malo-first-use = The number in each box says what it brings now; coins below it are its price.
saint-malo-first-place = Leave the outer ring to walls: anything else there spoils the side.
saint-malo-first-bonus = A free person: take the one that earns most where you can put it.
saint-malo-danger-attack = An attack of strength { $strength } comes with this, and your defence is lower: you lose a cannon, −5 points. More walls or a soldier would help.
