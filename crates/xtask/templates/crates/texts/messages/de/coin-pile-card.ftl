# What the start page says.
coin-pile-name = Coin Pile
coin-pile-blurb = Nimm Münzen vom Haufen und vertrau auf deine Glückszahl.
coin-pile-mood = Neu
