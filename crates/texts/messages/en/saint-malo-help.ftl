# The card behind “?”.
saint-malo-summary-goal = Fill your city. When one is full, the round is played out and the most points win.
saint-malo-summary-roll = Roll five dice, up to three times. Keep what you like.
saint-malo-summary-use = Use one symbol: everything that shows it, or less.
saint-malo-summary-turn = For 2 coins you turn a die to the symbol you need. Sabres cannot be turned.
saint-malo-summary-pirates = Each sabre fills a box. When a row is full, the pirates attack everybody.
saint-malo-summary-persons = Citizen 1 point, noble 7. A priest counts churches around him, a juggler types of people.
saint-malo-summary-houses = An architect builds up to three houses: 1 log and 3 points each.
saint-malo-summary-churches = Churches 1, 2, 3 … without a gap are worth 1, 4, 8, 13 or 20 at the end.
saint-malo-summary-cannons = An attack stronger than your defence costs a cannon: −5.
saint-malo-summary-walls = Five walls complete a side: defence +2, and its tower pays once.
saint-malo-summary-crates = A merchant brings a coin for each crate around him.
saint-malo-summary-towers = A tower pays for the side its arrow points along. Anything but walls spoils that side.

# What something is, for whoever points at it.
saint-malo-what-field = A field of your city. Only walls belong on the outer fields: anything else there spoils that side for good.
saint-malo-what-die = A die. Tap it to reroll it; what is not marked stays.
saint-malo-what-dice = Your five dice.
saint-malo-what-use-logs = Brings logs into your store; the load costs 2 coins. Architects build houses with them.
saint-malo-what-use-crates = Places crates in your city, edge to edge. Merchants earn coins from them.
saint-malo-what-use-walls = Places walls on outer fields. Five on a side bring defence +2 and its tower’s bonus.
saint-malo-what-use-church = Places a church of this size. A series from 1 without a gap scores at the end.
saint-malo-what-use-citizen = A citizen: 1 point.
saint-malo-what-use-soldier = A soldier: defence +1 in every attack.
saint-malo-what-use-priest = A priest: 1 point for each church around him.
saint-malo-what-use-architect = An architect: builds up to three houses at once, 1 log and 3 points each.
saint-malo-what-use-merchant = A merchant: 1 coin for each crate around him.
saint-malo-what-use-juggler = A juggler: 2 points for each type of person around him.
saint-malo-what-use-noble = A noble: 7 points.
saint-malo-what-pass = Uses no symbol this turn.
saint-malo-what-main = Does what it says. After “Done” your turn is over, and the sabres count.
saint-malo-what-pirates = The pirates’ row. When it is full, they attack everybody with the strength beside it.
saint-malo-what-board = Your city: walls on the outer ring, everything else inside. Whatever you use your dice for stands here.
saint-malo-what-seat = A player: points so far, defence, coins and logs. The highest score wins.

# In the first games: one thing more.
saint-malo-first-roll = What comes up decides what you can do; you may roll twice more.
saint-malo-first-reroll = See below the dice what brings most, and roll for more of it.
saint-malo-first-use = The number in each box says what it brings now; coins below it are its price.
saint-malo-first-place = Keep the outer fields for walls: anything else there spoils the side.
saint-malo-first-bonus = A free person: take the one that brings most on your free fields.
saint-malo-danger-attack = This sets off an attack of strength { $strength }, and your defence is lower: you lose a cannon, −5 points. Walls or a soldier would help.
saint-malo-danger-near = One roll can bring the pirates now: attack { $strength } against your defence of { $defence }. Walls or a soldier would help.
