# What the start page says.
turbo-taxi-name = Turbo Taxi
turbo-taxi-blurb = Everybody builds at once. Be first, be right: Halt!
turbo-taxi-mood = Fast
turbo-taxi-solo = Play alone
