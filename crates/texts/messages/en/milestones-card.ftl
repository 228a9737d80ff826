# What the start page says.
milestones-name = Milestones
milestones-blurb = Hire workers, walk your loop, pave the whole land.
milestones-mood = Deep
