# What the start page says.
turbo-taxi-name = Turbo Taxi
turbo-taxi-blurb = Alle bauen zugleich. Wer zuerst richtig liegt, ruft: Halt!
turbo-taxi-mood = Schnell
turbo-taxi-solo = Allein spielen
