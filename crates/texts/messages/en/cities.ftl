# Where points come from.
cities-line-goals = Goals
cities-line-water = Water
cities-line-parks = Parks
cities-line-monuments = Monuments
cities-line-cards = Cards

cities-option-city = the city whose goals are played for
cities-option-length = how long a game of two is
cities-option-start_player = who begins
cities-option-components = a file with other components

cities-timing-score_us = scoring a full neighbourhood with eight cards
