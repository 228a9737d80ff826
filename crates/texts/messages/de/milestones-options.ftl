# Wozu eine Option gut ist, neben ihr im Formular eines neuen Tischs.
milestones-option-start_seat-help = Laut Anleitung entscheidet das Los.
milestones-option-target-help = Die kürzere Partie ist von uns und dauert etwa zwei Drittel so lang.
milestones-option-stall_rounds-help = Von uns: damit keine Partie ewig dauert.
milestones-option-edition-help = Mit der Karte und den Plättchen deines gedruckten Spiels.
