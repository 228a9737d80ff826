# What the start page says.
rattus-cartus-name = Rattus Cartus
rattus-cartus-blurb = Win over six classes and survive the plague.
rattus-cartus-mood = Bluff
