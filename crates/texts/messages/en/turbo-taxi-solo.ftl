# The way in.
taxi-solo = Alone
taxi-solo-title = Turbo Taxi for one
taxi-solo-lead = Everything runs on this page: no server, no opponents, just you and the clock.
taxi-to-menu = All modes
taxi-start = Start
taxi-counting = Counting all tasks …

# Disciplines.
taxi-discipline-easy = Easy
taxi-discipline-normal = Normal
taxi-discipline-hard = Hard
taxi-discipline-expert = Expert
taxi-discipline-daily = Puzzle of the day
taxi-discipline-sprint = Sprint
taxi-discipline-five_minutes = Five minutes
taxi-discipline-stack = The stack
taxi-lead-sprint = Five tasks, one clock. A wrong call costs 30 seconds.
taxi-lead-five_minutes = As many tasks as you can. A wrong call costs 30 seconds.
taxi-lead-stack = Twelve tasks, one for each card. Be quick enough to win its medal; a wrong call ends the task.
taxi-attacks = Time attack
taxi-results = Your results
taxi-bests = Your best
taxi-no-results = No result yet.

# Puzzles.
taxi-puzzles = Puzzles
taxi-puzzles-lead = The fewer right plans, the harder. Your time counts; a wrong call costs 30 seconds.
taxi-band = How hard
taxi-unique = only one right plan
taxi-centre = Card in the centre
taxi-any = any
taxi-crossing = The crossing card
taxi-crossing-junction = joins its roads
taxi-crossing-overpass = is a bridge
taxi-no-puzzle = There is no such puzzle.

# The Taxi School.
taxi-school = Taxi School
taxi-school-lead = Nine puzzles, from three missing cards to an empty city. What does not fit is marked, and nothing costs anything.
taxi-school-go = To school
taxi-school-solved = { $n } of { $of } solved
taxi-school-number = Puzzle { $n }
taxi-school-missing = { $n ->
    [8] All cards are yours to lay.
    [one] One card is missing.
   *[other] { $n } cards are missing.
}
taxi-school-over = School’s out! You are ready for real puzzles, and for the race.
taxi-school-further = To the Taxi School

# The puzzle of the day.
taxi-daily = Puzzle of the day
taxi-daily-of = Puzzle of { $date }
taxi-daily-go = Today’s puzzle
taxi-daily-new = New every day, the same for everybody. One attempt counts.
taxi-daily-open = Today’s attempt is still running.
taxi-daily-done = Solved today in { $time }.
taxi-daily-lost = Not solved today. Tomorrow brings another.
taxi-daily-ranked = This attempt counts. The clock starts when you see the task and runs on even if you leave the page.
taxi-daily-free = This attempt does not count: try as often as you like.
taxi-streak = { $n ->
    [one] day in a row
   *[other] days in a row
}
taxi-streak-now = Days in a row: { $n }
taxi-archive = The last four weeks
taxi-ranked = counts
taxi-unranked = does not count
taxi-share = Share the result
taxi-share-text = Turbo Taxi, { $date } ({ $hardness }): { $time }, { $slips }
taxi-share-lost = Turbo Taxi, { $date } ({ $hardness }): not solved, { $slips }
taxi-clean = clean
taxi-copied = Copied.

# Practice.
taxi-practice = Practice
taxi-practice-lead = Set any task, see at once how many plans are right, build with help, and send the task to a friend.
taxi-practice-go = Set a task
taxi-robots = Robots
taxi-robots-lead = Robots build the same task beside you, and a pause stops them too. With other robots the task begins anew.
taxi-robots-missing = The robots could not be loaded.
taxi-robot-n = Robot { $n }
taxi-robot-none = none
taxi-robot-right = { $time }: right
taxi-robot-wrong = { $time }: wrong call
taxi-assist = Mark what does not fit
taxi-pause-run = Pause
taxi-resume = Go on
taxi-paused = Paused
taxi-edit = Change the task
taxi-share-task = Copy a link
taxi-editor = Set a task
taxi-editor-ask = Place the four figures on the border and choose the centre.
taxi-editor-green = At least two figures must stand on green fields. Tap the centre again to turn it.
taxi-editor-open = Place four figures.
taxi-editor-random = Place at random
taxi-editor-build = Build it
taxi-n-right = { $n ->
    [0] right plans: it cannot be solved
    [one] right plan
   *[other] right plans
}
taxi-bad-form = The link holds no task. A task is written centre:a,b,c,d.
taxi-bad-card = The link names a card that does not exist: { $card }.
taxi-bad-field = The link names a border field that does not exist: { $field }.
taxi-bad-twice = Two figures would stand on border field { $field }.
taxi-bad-green = Only { $n } of the four figures would stand on green fields, but at least two must.

# Building.
taxi-task = Task
taxi-task-n = Task { $n }
taxi-task-of = Task { $n } of { $max }
taxi-time-left = { $time } left
taxi-medal-until = medal until { $time }
taxi-medals-won = { $n ->
    [one] 1 medal
   *[other] { $n } medals
}
taxi-note-junction = The crossing joins its roads.
taxi-note-overpass = The crossing is a bridge: its roads do not meet.
taxi-note-assist = What does not fit is marked.
taxi-ask-choose = Choose a card
taxi-ask-lay = Lay: { $kind }
taxi-ask-turn = Tap the pile again to turn it.
taxi-ask-cells = Tap a laid card to turn it, hold it to pick it up.
taxi-ask-halt = All filled: Halt!
taxi-ask-wrong = { $n ->
    [one] Not right: 1 mistake
   *[other] Not right: { $n } mistakes
}
taxi-clear = Clear
taxi-ghost-you = You
taxi-ghost-best = Best run

# Statistics.
taxi-statistics = By centre
taxi-statistics-lead = Which centres suit you, and whether you are getting faster. Practice does not count.
taxi-statistics-go = Show the numbers
taxi-no-statistics = Nothing to count yet. Solve a puzzle first.
taxi-stat-kind = Centre
taxi-stat-all = all
taxi-stat-tasks = Tasks
taxi-stat-solved = Solved
taxi-stat-median = Median
taxi-stat-wrong = Wrong calls
taxi-stat-curve = Your times
taxi-stat-caption = { $n ->
    [one] 1 solved task
   *[other] The last { $n } solved tasks
}. The line is the median of seven: { $time } now.

# Hints.
taxi-hint = Hint
taxi-hints = Hints
taxi-hint-1 = Can this still be right?
taxi-hint-2 = Which cards are in the way?
taxi-hint-3 = Which card comes next?
taxi-hint-4 = Show a whole plan
taxi-cost = +{ $n } s
taxi-cost-task = the task
taxi-answer-unsolvable = No plan is right for this task.
taxi-answer-can = Yes: there is a right plan with all the cards laid here.
taxi-answer-cannot = No: at least one card must change.
taxi-answer-none-differ = No card is in the way.
taxi-answer-differ = In the way: { $cells }.
taxi-answer-next = The { $place } cell: { $card }.
taxi-answer-finished = Nothing is missing: call Halt!
taxi-answer-plan = This is the right plan closest to yours.

# How it ended.
taxi-solved = Solved
taxi-solved-late = Solved, but too late for the medal
taxi-lost = Not solved
taxi-best = Your best
taxi-next = Next puzzle
taxi-next-task = Next task
taxi-again = Again
taxi-repeat = Once more
taxi-run-over = The run is over
taxi-result-tasks = { $n ->
    [one] 1 task, { $time }
   *[other] { $n } tasks, { $time }
}
taxi-result-medals = { $n ->
    [one] 1 medal, { $time }
   *[other] { $n } medals, { $time }
}
taxi-n-wrong = { $n ->
    [one] 1 wrong call
   *[other] { $n } wrong calls
}
taxi-n-hints = { $n ->
    [one] 1 hint
   *[other] { $n } hints
}
taxi-chart = { $n ->
    [one] 1 result, best { $best }
   *[other] { $n } results, best { $best }
}
