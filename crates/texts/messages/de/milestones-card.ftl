# What the start page says.
milestones-name = Milestones
milestones-blurb = Arbeiter anwerben, Runden drehen, das ganze Land pflastern.
milestones-mood = Knifflig
