# The guided first game.
coin-pile-lesson-goal = Coins are points. Whoever has the most when the pile is gone wins.
coin-pile-lesson-take = On your turn you take some. Your lucky number brings a point more: take it.
coin-pile-lesson-again = The robot took some too. More coins are more points: take as many as you may.
coin-pile-lesson-end = The number of the others is a secret until the end. That is all!

# The card behind “?”.
coin-pile-summary-goal = Have the most points when the pile is gone.
coin-pile-summary-take = Take one, two or three coins.
coin-pile-summary-final = What is taken cannot be put back.
coin-pile-summary-coins = Each coin is a point.
coin-pile-summary-luck = Taking exactly your lucky number is worth one more.
coin-pile-summary-pile = One pile for all; only you see your number.
coin-pile-what-take = Takes so many coins from the pile.
coin-pile-what-main = Does what it says.
coin-pile-what-board = The pile, and what is left of it.
coin-pile-what-seat = A player and their coins. The most points win.
