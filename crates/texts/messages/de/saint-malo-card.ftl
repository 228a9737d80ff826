# What the start page says.
saint-malo-name = Saint Malo
saint-malo-blurb = Würfeln, eine befestigte Stadt zeichnen, die Piraten abwehren.
saint-malo-mood = Leicht
