# The race at the table.
taxi-round = Medal { $n } of { $max }
taxi-extra-round = Extra round
taxi-commissioner = sets the tasks
taxi-medals = medals
taxi-laid = { $n } of 8 cards laid
taxi-look-through = Your other board
taxi-keys-vote = give up, or go on after all
taxi-tag-places = sets the task
taxi-tag-builds = builds
taxi-tag-out = sits out
taxi-tag-called = called
taxi-tag-gives-up = gives up
taxi-tag-pause = wants a pause
taxi-tag-waits = must wait
taxi-tag-ready = ready
taxi-halt-watching = You are watching.
taxi-halt-out = You sit out.
taxi-halt-frozen = Not now.
taxi-halt-waiting = Your handicap runs.
taxi-halt-not-right = The plan is not right yet.
taxi-ask-place = Set the task: four figures on the border
taxi-ask-place-more = Choose a figure, then a field; at least two must stand on green fields. The card comes last.
taxi-ask-placing = { $name } sets the task
taxi-ask-countdown = The card is about to be turned up
taxi-ask-check = { $you ->
    [yes] { $n ->
        [0] You have called – your plan is right!
        [one] You have called – one mistake
       *[other] You have called – { $n } mistakes
    }
   *[no] { $n ->
        [0] { $name } has called – the plan is right!
        [one] { $name } has called – one mistake
       *[other] { $name } has called – { $n } mistakes
    }
}
taxi-ask-check-more = It goes on in { $n } s.
taxi-ask-out = Your call was wrong: you sit out this task
taxi-ask-waiting = Your handicap: wait a little
taxi-ask-called = Halt! Your plan is being checked
taxi-ask-over = The race is over
taxi-ask-watching = Everybody is building
taxi-place-random = By chance
taxi-place-done = Turn up the card
taxi-vote = Give up
taxi-vote-back = Go on
taxi-vote-more = When everybody still in the race gives up, the task is void and set anew.
taxi-pause = Pause
taxi-ready = Ready
taxi-boards = What was built
taxi-film = Film
taxi-solution = { $nth ->
    [0] { $n ->
        [one] The right plan
       *[other] { $n } right plans
    }
   *[other] Right plan { $nth } of { $n }
}
taxi-answer = { $n ->
    [0] No plan was right.
    [one] Exactly one plan was right.
   *[other] { $n } plans were right.
}
taxi-won-plan = { $you ->
    [yes] You win the medal: your plan is right.
   *[no] { $name } wins the medal with a right plan.
}
taxi-won-last = { $you ->
    [yes] You win the medal: you are the last one in the race.
   *[no] { $name } wins the medal as the last one in the race.
}
taxi-void-unsolvable = No plan can be right: the task is set anew.
taxi-void-given-up = Everybody gave up: the task is set anew.
taxi-void-time-up = The time is up: the task is set anew.
taxi-stack = Stack
taxi-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
taxi-stack-open = The top one lies open ({ $kind }): it is the medal of this round.
taxi-stack-closed = The top one is turned up when the figures stand.

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
taxi-log-placed = Put on the border: { $figure }.
taxi-log-task-set = The figures stand.
taxi-log-turned = The centre is turned up: *{ $kind }*.
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
        [yes] Your plan has *one mistake*.
       *[no] { $name }’s plan has *one mistake*.
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
    [yes] You would give up.
   *[no] { $name } would give up.
}
taxi-log-vote-back = { $you ->
    [yes] You go on after all.
   *[no] { $name } goes on after all.
}
taxi-log-void-unsolvable = No medal: the task had no right plan.
taxi-log-void-given-up = No medal: everybody gave up. { $n ->
    [one] One plan would have been right.
   *[other] { $n } plans would have been right.
}
taxi-log-void-time-up = No medal: the time was up. { $n ->
    [one] One plan would have been right.
   *[other] { $n } plans would have been right.
}
taxi-log-withdrawn = Nobody could win this card so often that it leaves the game: { $kind }.
taxi-log-tie-broken = { $you ->
    [yes] *You* win the extra round and the game.
   *[no] *{ $name }* wins the extra round and the game.
}
taxi-log-pause-wish = { $you ->
    [yes] You would like a pause.
   *[no] { $name } would like a pause.
}
taxi-log-paused = { $you ->
    [yes] You pause the race.
   *[no] { $name } pauses the race.
}
