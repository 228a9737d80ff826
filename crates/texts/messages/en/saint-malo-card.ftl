# What the start page says.
saint-malo-name = Saint Malo
saint-malo-blurb = Roll dice, draw a walled city, hold off the pirates.
saint-malo-mood = Light
