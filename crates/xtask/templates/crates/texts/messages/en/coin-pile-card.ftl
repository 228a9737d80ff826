# What the start page says.
coin-pile-name = Coin Pile
coin-pile-blurb = Take coins from the pile, and trust your lucky number.
coin-pile-mood = New
