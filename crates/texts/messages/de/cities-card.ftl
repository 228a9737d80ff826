# What the start page says.
cities-name = Cities
cities-blurb = Wähle Plättchen und Stockwerke, baue das schönste Viertel.
cities-mood = Ruhig
