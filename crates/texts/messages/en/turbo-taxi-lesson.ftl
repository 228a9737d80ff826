# The guided first game. At most 120 characters each; numbers only as arguments.
turbo-taxi-lesson-goal = Lay roads so that each taxi reaches the house of its colour. Whoever does so first wins a medal.
turbo-taxi-lesson-centre = This card lies in the middle for everybody. All build around it at once.
turbo-taxi-lesson-curve = Black’s road is done. Lay a curve beside the yellow taxi.
turbo-taxi-lesson-straight = Now a straight, on towards the yellow house.
turbo-taxi-lesson-turn = It lies the wrong way: its road leads nowhere. Press the card to turn it.
turbo-taxi-lesson-tee = Last card: a tee. It leads to the house and joins the road coming from below.
turbo-taxi-lesson-halt = No road is broken, none leads nowhere. Quick, call “Halt!” before the robot does.
turbo-taxi-lesson-right = Now everybody looks at your city. It is right: each taxi gets home.
turbo-taxi-lesson-medal = The card becomes your medal, one of { $all }. Go on.
turbo-taxi-lesson-task = Whoever wins sets the next task: place taxis and houses on the border.
turbo-taxi-lesson-reveal = Nobody knows the next centre yet. Reveal it, and the race is on.
turbo-taxi-lesson-wrong = The robot called first, but with { $mistakes } mistakes. Whoever calls wrong is out of this task, so check before you call.
turbo-taxi-lesson-last = You are the last one in the race, so this card is yours too. You have { $medals } medals.
turbo-taxi-lesson-end = { $left ->
    [one] { $left } card is
   *[other] { $left } cards are
} still to be won. After the last one, the most medals win.
