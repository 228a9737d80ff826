# What the start page says.
rattus-cartus-name = Rattus Cartus
rattus-cartus-blurb = Gewinne die sechs Stände und stirb nicht an der Pest.
rattus-cartus-mood = Bluff
