# The race at the table.
taxi-round = Medal { $n } of { $max }
taxi-extra-round = Extra round
taxi-commissioner = sets the task
taxi-part-plan = right plans
taxi-part-last = last one left
taxi-fastest = fastest call
taxi-rounds = Medal by medal
taxi-nearest = closest: { $name }, { $n ->
    [0] all cards laid
    [one] 1 card short
   *[other] { $n } cards short
}
taxi-try-alone = Try it alone
taxi-try-back = Back to the race
taxi-try-check = Is it right?
taxi-try-right = The plan you tried alone was right.
taxi-try-wrong = { $n ->
    [one] The plan you tried alone had 1 mistake.
   *[other] The plan you tried alone had { $n } mistakes.
}
taxi-try-unfinished = The plan you tried alone was not finished.
taxi-ask-try = Try the task alone
taxi-ask-try-more = Nobody sees this board. It ends with the task.
taxi-answer-short = { $n ->
    [one] 1 right plan
   *[other] { $n } right plans
}
taxi-laid = { $n } of 8 cards laid
taxi-keys-vote = give up, or go on after all
taxi-tag-places = sets up
taxi-tag-out = sits out
taxi-tag-called = called
taxi-tag-gives-up = gives up
taxi-tag-pause = wants a pause
taxi-tag-waits = must wait
taxi-tag-ready = ready
taxi-halt-out = You sit out
taxi-halt-waiting = Handicap: wait
taxi-halt-not-right = Halt! · not right yet
taxi-ask-place = Set the task: four figures on the border
taxi-ask-place-more = Choose a figure, then a field. At least two must stand on green.
taxi-ask-placing = { $name } is setting the task
taxi-ask-countdown = Here comes the card
taxi-ask-check = { $you ->
    [yes] { $n ->
        [0] You called – your plan is right!
        [one] You called – 1 mistake
       *[other] You called – { $n } mistakes
    }
   *[no] { $n ->
        [0] { $name } called – the plan is right!
        [one] { $name } called – 1 mistake
       *[other] { $name } called – { $n } mistakes
    }
}
taxi-ask-out = Your call was wrong: you sit out this task
taxi-ask-out-look = Tap a player to watch their board.
taxi-ask-out-wait = You see the boards after the round.
taxi-ask-waiting = Your handicap: wait a little
taxi-ask-called = Halt! Your plan is being checked
taxi-ask-over = The race is over
taxi-ask-watching = Everybody is building
taxi-place-random = Random
taxi-place-done = Reveal the card
taxi-vote = Give up
taxi-vote-back = Go on
taxi-vote-more = Give up: if everybody still in the race does, you get a new task.
taxi-vote-back-more = Go on: you no longer want to give up.
taxi-pause = Pause
taxi-pause-more = Pause: the race stops when everybody still in it wants to.
taxi-pause-now = Pause the game
taxi-paused-more = Task and boards are covered. Anybody can go on.
taxi-idle-wait = Just a moment
taxi-idle-ready = Waiting for the others
taxi-idle-figures = { $left ->
    [one] 1 more figure
   *[other] { $left } more figures
}
taxi-figures-of = { $n } of 4
taxi-ready = Ready
taxi-boards = What was built
taxi-film = Film
taxi-reach = Until when?
taxi-reach-title = How long could each plan still come right?
taxi-reach-lead = { $n ->
    [0] There was no right plan.
    [one] The 1 right plan, as long as filling empty cells was enough to reach it.
   *[other] The right plans, { $n } at first, that filling empty cells was enough to reach.
}
taxi-reach-right = right when called
taxi-reach-lost = possible until { $time }
taxi-reach-open = { $n ->
    [one] 1 plan still possible at the end
   *[other] { $n } plans still possible at the end
}
taxi-solution = { $nth ->
    [0] { $n ->
        [one] The right plan
       *[other] { $n } right plans
    }
   *[other] Right plan { $nth } of { $n }
}
taxi-answer = { $n ->
    [0] There was no right plan.
    [one] There was exactly one right plan.
   *[other] There were { $n } right plans.
}
taxi-won-plan = { $you ->
    [yes] You win the medal: your plan is right.
   *[no] { $name } wins the medal with a right plan.
}
taxi-won-last = { $you ->
    [yes] You win the medal: you are the last one in the race.
   *[no] { $name } wins the medal as the last one in the race.
}
taxi-void-unsolvable = No plan can be right: on to a new task.
taxi-void-given-up = Everybody gave up: on to a new task.
taxi-void-time-up = Time is up: on to a new task.
taxi-stack = { $n ->
    [0] The stack is empty.
    [one] 1 card in the stack.
   *[other] { $n } cards in the stack.
}
taxi-stack-open = The top one is face up ({ $kind }): this round’s medal.
taxi-stack-closed = The next one is revealed once the figures are placed.
taxi-stack-over = They stay face down.

# The log.
taxi-log-deal = { $deal ->
    [1] Medal { $round } · { $you ->
        [yes] you set the task
       *[no] { $name } sets the task
    }
   *[other] Medal { $round }, try { $deal } · { $you ->
        [yes] you set the task
       *[no] { $name } sets the task
    }
}
taxi-log-placed = On the border: { $figure }.
taxi-log-task-set = All figures are placed.
taxi-log-turned = The centre is revealed: *{ $kind }*.
taxi-log-called = { $you ->
    [yes] You call *Halt!*
   *[no] { $name } calls *Halt!*
}
taxi-log-checked = { $n ->
    [0] { $you ->
        [yes] Your plan is *right*.
       *[no] { $name }’s plan is *right*.
    }
    [one] { $you ->
        [yes] Your plan has *1 mistake*.
       *[no] { $name }’s plan has *1 mistake*.
    }
   *[other] { $you ->
        [yes] Your plan has *{ $n } mistakes*.
       *[no] { $name }’s plan has *{ $n } mistakes*.
    }
}
taxi-log-out = { $you ->
    [yes] You sit out the rest of this task.
   *[no] { $name } sits out the rest of this task.
}
taxi-log-resumed = The race goes on.
taxi-log-vote = { $you ->
    [yes] You want to give up.
   *[no] { $name } wants to give up.
}
taxi-log-vote-back = { $you ->
    [yes] You go on after all.
   *[no] { $name } goes on after all.
}
taxi-log-void-unsolvable = No medal: the task had no right plan.
taxi-log-void-given-up = No medal: everybody gave up. { $n ->
    [0] No plan could be right.
    [one] 1 plan would have been right.
   *[other] { $n } plans would have been right.
}
taxi-log-void-time-up = No medal: time was up. { $n ->
    [0] No plan could be right.
    [one] 1 plan would have been right.
   *[other] { $n } plans would have been right.
}
taxi-log-withdrawn = Too many tries, and nobody has won this card. It leaves the game: { $kind }.
taxi-log-tie-broken = { $you ->
    [yes] *You* win the extra round and the game.
   *[no] *{ $name }* wins the extra round and the game.
}
taxi-log-pause-wish = { $you ->
    [yes] You want a pause.
   *[no] { $name } wants a pause.
}
taxi-log-paused = { $you ->
    [yes] You pause the race.
   *[no] { $name } pauses the race.
}
