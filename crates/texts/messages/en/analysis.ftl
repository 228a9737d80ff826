# A match, taken apart. Chances are told in points of a hundred.
analysis-title = Analysis
analysis-wait = Looking at the game again
analysis-walking = Step { $step } of { $steps }
analysis-again = Try again
analysis-replay = Replay
analysis-damaged = This game cannot be analysed: its file is damaged.
analysis-not-over = This game was not finished. What was good and what was lucky shows only at the end.
analysis-alone = Somebody played alone here. Luck and mistakes show where somebody else could have won.
analysis-no-judge = Nobody can judge this game yet.
analysis-dead = The analysis has stopped, because the judge does not answer. Your game is safe.

# The verdict.
analysis-better = { $you ->
    [yes] You played better.
   *[no] { $name } played better.
}
analysis-best = { $you ->
    [yes] You played best.
   *[no] { $name } played best.
}
analysis-same-of-two = Both played equally well.
analysis-same = Nobody played better than the rest.
analysis-luck-with = { $you ->
    [yes] Luck was with you.
   *[no] Luck was with { $name }.
}
analysis-luck-too = And luck helped.
analysis-luck-even = Luck was even.
analysis-ended = { $verdict }, { $scores }.
analysis-sum = { $you ->
    [yes] How you got there:
   *[no] How { $name } got there:
} { $start } % at the start, { $luck } by luck, { $errors } by mistakes, { $result } % at the end.
analysis-played = { $you ->
    [yes] You played { $n } %.
   *[no] { $name } played { $n } %.
}
analysis-mistakes = { $n ->
    [0] No mistakes,
    [one] Mistakes cost 1 point,
   *[other] Mistakes cost { $n } points,
}
analysis-luck-none = luck was even.
analysis-luck-gave = luck gave { $n }.
analysis-luck-cost = bad luck cost { $n }.
analysis-hidden = Of that, { $points } by what nobody could see.

# The picture.
analysis-chance = Chance to win
analysis-plot = Everybody’s chance to win, from the start to the end, with luck and mistakes below.
analysis-points = One point is one percent of the chance to win.
analysis-luck = Luck
analysis-errors = Mistakes

# The moments.
analysis-moments = { $n ->
    [0] No single moment decided
    [1] One moment decided
    [2] Two moments decided
    [3] Three moments decided
   *[other] { $n } moments decided
}
analysis-is-better = better
analysis-is-played = played or drawn
analysis-rather = Better: { $what }
analysis-did = Played: { $what }
analysis-gains = Better at once: { $gains }.
analysis-risk = At risk: { $source } { $points }, in { $chance } % of cases.
analysis-later = { $n ->
    [one] It brings about 1 point more by the end.
   *[other] It brings about { $n } points more by the end.
}
analysis-blind = { $you ->
    [yes] Judged by what you could see.
   *[no] Judged by what { $name } could see.
}
analysis-good-luck = { $you ->
    [yes] You were lucky
   *[no] { $name } was lucky
}
analysis-bad-luck = { $you ->
    [yes] You were unlucky
   *[no] { $name } was unlucky
}
analysis-revealed = This came to light: nobody could know it before, so it is luck.
analysis-see = { $before } → { $after } %, see it

# Hints at the table.
hint-thinking = The judge is thinking.
hint-missing = The judge does not answer. Ask for a hint once more.
hint-none = Nobody has a hint here.
hint-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hint-gains = At once: { $gains }.
