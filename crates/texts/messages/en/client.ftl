ok = OK
cancel = Cancel
go-back = Close
to-start = To the start page
not-found = There is no page at this address.

# The top bar.
top-help = Rules
top-language = Auf Deutsch
top-more = More
top-sound-on = Sound on
top-sound-off = Sound off
theme-system = System
theme-light = Light
theme-dark = Dark

# The settings.
settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-pace = Others’ turns
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-at-once = At once
settings-volume = Sound
settings-still = No animation
settings-ends-by-itself = End my turn for me when nothing is left to decide
settings-shows-survival = Rattus Cartus: show my odds of survival
settings-halt-twice = Turbo Taxi: Halt! counts only if I press it twice
settings-kept = Keep Rathaus on this device, so that it opens without a network (3 MB)
settings-keys = At a table, press ? to see all keys.

# The guest.
guest-title = What is your name?
guest-label = Your name: { $name }
guest-name = Name
guest-default = Guest
guest-save = Save

# The start page.
start-title-1 = Five cities.
start-title-2 = One table.
start-lead = Play with friends or strong robots, right here. No account, nothing to install.
start-play = Play now
start-friends = With friends
start-minutes = { $n } min
start-tables = Open tables
start-mine = Your games
start-no-tables = Nobody is waiting for players just now.
start-no-games = You have not played here yet.
start-file = Watch a saved game

# Tables in a list.
rows-join = Join
rows-go-on = Play
rows-watch = Watch
rows-look = View
rows-places = { $n ->
    [0] full
    [one] 1 seat free
   *[other] { $n } seats free
}
rows-playing = playing
rows-finished = finished

# A new table.
new-progress = New table
new-title = A new table
new-quick-text = You against a medium robot, right away.
new-unknown-game = This game cannot be played here yet.
new-seats = Players
new-alone = On your own you practise: try to reach the goal.
new-sitters = Who sits where
new-me = Me
new-friend = A friend, by link
new-bot = Robot, { $level }
new-options = Options
new-options-play = How you play
new-options-pace = Pace and length
new-options-help = Help, and what is shown
new-option-default = { $choice } (default)
new-option-default-on = on by default
new-option-default-off = off by default
new-components = For owners of the printed game
new-option-range = { $min } to { $max }, default { $default }
new-option-random = random
new-option-file = A JSON file with the values of your printed copy. Without one, ours are used.
new-option-file-chosen = { $name } will be used.
new-faults = With these components no table can be opened yet:
new-option-file-bad = { $name } cannot be read: { $why }
new-listed = List the table so that anybody can join
new-open = Open the table
new-start = Start the game

# The waiting room.
room-progress = Waiting room
room-title = Waiting for players
room-title-full = Every seat is taken
room-link = Link for your friends
room-copy = Copy the link
room-copied = Link copied. Send it to your friends.
room-not-copied = Your browser did not copy it. Select the link and copy it yourself.
room-take = Sit here
room-open = free
room-here = here
room-away = away
room-bot = robot, { $level }
room-leave = Leave the table
room-start = Start the game
room-kept = for { $name }, { $time } left
room-kept-me = for you, { $time } left
room-free = Free the seat
room-free-name = Free the seat kept for { $name }
room-remove = Remove
room-remove-name = Remove { $name } from the table
room-host-now = You are the host now. You start the game.
room-removed = The host has removed you from this table.
room-waiting-for-friends = The game can start when every seat is taken.
room-ready = Every seat is taken.
room-waiting-for-host = Every seat is taken. { $host } starts the game.
room-turned = Rematch: everybody moves up one seat and takes its colour.
room-options = Table options
option-yes = yes
option-no = no
option-file = the host’s own file

# Seats.
seat-you = You
seat-open = free seat
seat-kept = kept seat
seat-your-turn = your turn
seat-away = away
seat-colour-0 = Blue
seat-colour-1 = Rust
seat-colour-2 = Ochre
seat-colour-3 = Moss
seat-colour-4 = Violet
seat-bot-0 = Compass
seat-bot-1 = Gear
seat-bot-2 = Lantern
seat-bot-3 = Anchor
seat-bot-4 = Bellows

# The table.
table-round = Round { $n }
table-log = Game log
table-undo = Undo
table-undo-off = Nothing to undo: the last step was not yours, or something was rolled, drawn or revealed.
table-restart = Restart turn
table-log-earlier = Show earlier entries
why-replay = This is a replay: you can only watch.
why-over = The game is over.
why-watching = You are only watching this game.
why-not-your-turn = Not your turn yet. Waiting for { $name }.
why-busy = Your last step is still being sent.
table-other-version = The server runs a different version. Reload the page.
code-missing = The game could not be loaded: you are offline, or there is a newer version.
code-again = Try again

lost-title = Connection lost.
lost-text = Nothing you did is lost. Reconnecting.
lost-retry = Try now
outdated-title = There is a new version of this page.
outdated-text = Reload when it suits you: the game stays as it is.
outdated-reload = Reload now
toast-other-era = The server has been restored to an earlier state. This is how the game stood then.

foot-hand-over = Let a robot play for { $name }
absent-text = { $name } is away. After a minute a robot may take over; { $name } can come back at any time.
foot-watching = { $n ->
    [one] 1 spectator
   *[other] { $n } spectators
}
fair-check = Check all draws
fair-found = { $n ->
    [one] Checked here in your browser: the one draw follows from the secret, and the secret has the fingerprint you were shown.
   *[other] Checked here in your browser: all { $n } draws follow from the secret, and the secret has the fingerprint you were shown.
}
fair-broken = The secret does not have the fingerprint you were shown. Do not trust the draws of this game.
foot-fair = Fair play
foot-fair-text = Every roll and every draw of this game follows from one secret number. This is its fingerprint (SHA-256), fixed before the game began. Once the game is over, the saved game contains the secret, and anybody can check it.
leave-title = Leave the table?
leave-text = A robot takes over for you. You can come back as long as the game lasts.
leave-verb = Leave
away-text = You have left. A robot is playing for you.
away-back = Sit down again

# The keyboard.
keys-title = Keyboard
keys-arrows = go from place to place
keys-enter = choose the place
keys-main = press the main button
keys-undo = undo a step
keys-help = show these keys
keys-steps = one step back or forward
keys-ends = to the first or last step

# Hints.
hint-ask = Hint

# The end.
end-result = Result
end-total = Total
end-rank = Rank
end-rank-n = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
end-counting = Counting the points
end-nobody-wins = Nobody wins
end-you-win = You win
end-wins = { $name } wins
end-shared = Shared win: { $names }
end-goal-reached = { $you ->
    [yes] You reached the goal
   *[no] { $name } reached the goal
}
end-goal-missed = { $you ->
    [yes] You missed the goal
   *[no] { $name } missed the goal
}
end-look = Look at the board
end-save = Save the game
end-replay = Watch the replay
to-analysis = Analysis
end-again = Play again

# Stepping through a game.
replay-controls = Replay controls
replay-slider = Position in the game
replay-position = { $step } of { $steps }
replay-run = Play
replay-pause = Pause
replay-back = Back
replay-next = Next
replay-viewer = Seen by
replay-spectator = Spectator
file-title = Watch a saved game
file-choose = Choose a file saved at the end of a game. You get a link to share.
file-sending = Checking and storing the game.
file-stored = The game is stored. Share the address of this page.
file-only-here = Shown only here, with no link to share.
file-again = Upload again
file-damaged = This file cannot be shown. Line { $line }: { $problem }.
replay-copied = Link copied. Anybody who opens it can watch the game.

# The rules.
rules-progress = Rules
rules-others = Rules of the other games
rules-missing = There are no rules for this game yet.
rules-contents = Contents
rules-search = Search the rules
rules-found = { $n ->
    [0] Nothing found. Try another word.
    [one] 1 passage found
   *[other] { $n } passages found
}

# What can go wrong.
problem-offline = The server cannot be reached. Try again in a moment.
problem-unknown = The server answered with an error ({ $status }).
problem-no-guest = Tell us your name first.
problem-bad-name = A name has 1 to { $max } visible characters.
problem-foreign-origin = The request comes from another site.
problem-malformed = The server could not read this ({ $why }).
problem-not-json = The server could not read this.
problem-too-large = That is larger than { $max } bytes.
problem-too-slow = The message took too long to arrive. Try again.
problem-too-fast = That was too much at once. Wait a moment.
problem-too-many-sockets = { $max ->
    [one] You already have a connection. Close the other page first.
   *[other] You already have { $max } connections. Close another page first.
}
problem-too-many-connections = { $max ->
    [one] Your network already has a connection. Close the other page first.
   *[other] Your network already has { $max } connections. Close another page first.
}
problem-too-many-tables = { $max ->
    [one] You already have an unfinished table. Finish or leave it first.
   *[other] You already have { $max } unfinished tables. Finish or leave one first.
}
problem-too-many-tables-of-address = { $max ->
    [one] Your network already has an unfinished table. Finish or leave it first.
   *[other] Your network already has { $max } unfinished tables. Finish or leave one first.
}
problem-too-much-stored = Your tables and files and what you played in the last two days already take up { $max } MiB. Finish your games, leave tables that have not started, or come back in two days.
problem-too-much-stored-by-address = What your network keeps here, and what it played in the last two days, already takes up { $max } MiB. Finish games, leave tables that have not started, or come back in two days.
problem-too-much-fetched = That was a lot of data at once. Try again in { $seconds } s.
problem-too-many-records = { $max ->
    [one] You have already uploaded a game.
   *[other] You have already uploaded { $max } games.
}
problem-too-much-uploaded = Your uploaded games already take up { $max } MiB.
problem-too-much-uploaded-by-address = The games uploaded from your network already take up { $max } MiB.
problem-records-full = The server has no room for another saved game.
problem-crowded = The server is full at the moment. Try again later.
problem-server-full = The server has no room for another table. Try again later.
problem-no-room-left = The server has no room for anything new. Tell whoever runs it.
problem-not-found = There is nothing at this address.
problem-no-method = The server cannot do this.
problem-no-such-table = There is no such table. Check the link.
problem-no-such-record = There is no such saved game. Check the link.
problem-unknown-game = There is no game called { $game }.
problem-unknown-level = There is no robot called { $level }.
problem-malformed-options = The options cannot be read ({ $why }).
problem-bad-seats = This game is for { $min } to { $max } players, not { $given }.
problem-option-out-of-range = The option { $option } must be { $min } to { $max }, not { $given }.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = Somebody already sits there. Choose another seat.
problem-seat-kept = This seat is kept for somebody else for another { $seconds } s.
problem-removed = The host has removed you from this table. You can watch.
problem-table-full = No seat is free. You can watch.
problem-already-started = The game has already started. You can watch.
problem-not-started = The game has not started yet.
problem-not-finished = The game is not over yet.
problem-not-host = Only the host can do this.
problem-seats-open = Not every seat is taken yet.
problem-not-seated = You have no seat at this table.
problem-still-here = The player was here a moment ago. A robot may take the seat in { $seconds } s.
problem-spectator = You are only watching this game.
problem-not-your-seat = This seat is not yours.
problem-seat-handed-over = A robot is playing for you. Sit down again first.
problem-bad-key = The request has no valid key.
problem-stale = The game has moved on. The board is up to date again.
problem-malformed-action = This game has no such step ({ $why }).
problem-game-over = The game is over.
problem-match-too-long = A game has at most { $max } steps, and this one has used them up.
problem-turn-too-long = That is too much for one turn. Undo something, or finish your turn.
problem-not-your-turn = It is not your turn.
problem-illegal-action = The rules do not allow this now.
problem-forbidden-by-rule = The rules do not allow this now.
problem-bad-data = { $n ->
    [one] One thing is wrong with the components.
   *[other] { $n } things are wrong with the components.
}
problem-not-expired = The time is not up yet.
problem-nothing-to-undo = There is nothing to undo.
problem-cannot-undo-others = Too late to undo: others have already played on.
problem-cannot-undo-sealed = This is final and cannot be undone.
problem-damaged-record = The saved game is damaged in line { $line }: { $why }.
problem-storage-failed = The server could not store this, so it did not happen. Try again.
problem-storage-full = The server’s disk is full, so this did not happen. You can still look at everything. Tell whoever runs the server.
problem-storage-read-only = The server can only show games just now, so this did not happen.
problem-storage-damaged = What the server has stored of this table is damaged. Tell whoever runs the server: a backup may help.
problem-closing = The server is shutting down. Come back in a moment.
problem-bad-host = The request does not say which server it is for.
problem-unknown-host = This server does not answer to the name { $host }. Start it with “--host { $host }”, and it will.
problem-unavailable = The table cannot be opened right now. Try again in a moment.

# The shell of every table.
table-players = Players
table-board = Board
table-now = score now
table-standing-now = now
table-your-turn = Your turn
table-turn-of = { $name } is playing
table-over = The game is over
table-look = { $you ->
    [yes] Show what you have
   *[no] Show what { $name } has
}
table-looking-at = Looking at { $name }
table-look-back = Back to yours
table-tabs = Parts of the table
table-tab-table = Table
table-tab-standing = Standing
table-tab-story = Log
table-tab-about = Info
table-since = Since your last turn
news-again = Show again what happened since your last turn
news-skip = Skip
news-pace = Pace
pace-slow = Others’ turns: slow
pace-normal = Others’ turns: normal
pace-fast = Others’ turns: fast
pace-at-once = Others’ turns: at once
why-not-now = Not possible right now.
steps-interrupted = Only part of it was done: somebody was faster. Have another look.
replay-by = How far one press goes
replay-by-step = Step by step
replay-by-turn = Turn by turn
replay-by-round = Round by round
replay-by-seat = Decisions: { $name }
keys-run = play or pause

# Guided first games.
lesson-progress = First game
lesson-step = { $n } / { $of }
lesson-next = Next
lesson-press = Press here
lesson-confirm = Confirm
lesson-not-yet = Not yet. Follow the bubble first; later you are free to do as you like.
lesson-leave = Leave
lesson-learned = You know the game now!
lesson-learned-more = Play on from here: the same game, against an easy robot.
lesson-play-on = Play on
lesson-again = Start the lesson again
robot-missing = The robot does not answer. Your game is safe.
robot-again = Ask it again
lesson-learn = Learn in 5 minutes
lesson-go-on = Go on learning ({ $n }/{ $of })
lesson-once-more = Learned. Once more?
lesson-back = Back to your first game

# Help at the table.
summary-goal = Goal
summary-turn = Your turn
summary-points = Points
summary-board = On your board
help-what = What is this?
help-point = Point at anything on the table.
help-rules = All rules
help-close = Close
what-else = Part of the table; it has no rule of its own.
newcomer-question = Do you know { $game }?
newcomer-more = The first game is guided: five minutes, with a robot that waits for you.
newcomer-play = I know it, let’s play
newcomer-offer = New to this game?
newcomer-no = No, thanks
settings-newcomer = More help in my first games
danger-title = Are you sure?
danger-go = Do it anyway
danger-back = Think again
end-brought = { $source } brought you { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
end-lost = { $source } cost you most: { $points }.
end-behind = { $source }: somebody made { $points ->
    [one] { $points } point
   *[other] { $points } points
} more than you.
end-lost-nothing = Nothing cost you points: nobody made more than you anywhere.
