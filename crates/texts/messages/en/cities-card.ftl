# What the start page says.
cities-name = Cities
cities-blurb = Draft tiles, stack storeys, build your neighbourhood.
cities-mood = Calm
