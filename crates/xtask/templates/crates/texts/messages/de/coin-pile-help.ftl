# Das geführte erste Spiel.
coin-pile-lesson-goal = Münzen sind Punkte. Wer die meisten hat, wenn der Haufen weg ist, gewinnt.
coin-pile-lesson-take = Im Zug nimmst du welche. Deine Glückszahl bringt einen Punkt mehr: Nimm so viele.
coin-pile-lesson-again = Der Roboter hat auch genommen. Mehr Münzen, mehr Punkte: Nimm, so viele du darfst.
coin-pile-lesson-end = Die Zahl der anderen bleibt bis zum Ende geheim. Das ist alles!

# Die Karte hinter „?“.
coin-pile-summary-goal = Hab die meisten Punkte, wenn der Haufen weg ist.
coin-pile-summary-take = Nimm eine, zwei oder drei Münzen.
coin-pile-summary-final = Was genommen ist, kommt nicht zurück.
coin-pile-summary-coins = Jede Münze ist ein Punkt.
coin-pile-summary-luck = Genau deine Glückszahl zu nehmen bringt einen mehr.
coin-pile-summary-pile = Ein Haufen für alle; deine Zahl siehst nur du.
coin-pile-what-take = Nimmt so viele Münzen vom Haufen.
coin-pile-what-main = Tut, was darauf steht.
coin-pile-what-board = Der Haufen, und was davon noch da ist.
coin-pile-what-seat = Wer mitspielt, mit den Münzen bisher. Die meisten Punkte gewinnen.
