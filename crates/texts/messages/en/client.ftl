ok = OK
go-back = Go back
to-start = To the start page
not-found = There is no page at this address.

# The top bar.
top-help = Rules
top-language = Auf Deutsch
top-sound-on = Sound on
top-sound-off = Sound off
theme-system = As the system
theme-light = Light
theme-dark = Dark

# The settings.
settings-title = Settings
settings-language = Language
settings-theme = Light or dark
settings-volume = Sound
settings-still = Without movement
settings-ends-by-itself = End my turn by itself when nothing is left to decide
settings-shows-survival = Rattus Cartus: show how likely I am to survive
settings-keys = At a table, the key ? shows what the keyboard can do.

# The guest.
guest-title = What may we call you?
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

saint-malo-blurb = Roll dice, draw a walled city, hold off the pirates.
saint-malo-mood = Light
turbo-taxi-name = Turbo Taxi
turbo-taxi-blurb = Everybody builds at once. Be first, be right: Halt!
turbo-taxi-mood = Fast
rattus-cartus-name = Rattus Cartus
rattus-cartus-blurb = Win the six classes, and do not die of the plague.
rattus-cartus-mood = Bluff
cities-name = Cities
cities-blurb = Draft tiles and storeys, lay out the finest district.
cities-mood = Calm
milestones-name = Milestones
milestones-blurb = Hire workers, walk your loop, pave the whole land.
milestones-mood = Deep

# Tables in a list.
rows-join = Join
rows-go-on = Go on
rows-watch = Watch
rows-look = Look
rows-places = { $n ->
    [0] full
    [one] one place left
   *[other] { $n } places left
}
rows-playing = playing
rows-finished = finished

# A new table.
new-progress = New table
new-title = A new table
new-quick-text = You against one medium robot, at once.
new-unknown-game = This game cannot be played here yet.
new-seats = Players
new-alone = Alone you practise: extra dice play the pirates, and you try to reach a goal.
new-sitters = Who sits where
new-me = Me
new-friend = A friend, by link
new-bot = Robot, { $level }
new-options = Options
new-option-range = { $min } to { $max }, usually { $default }
new-option-random = by lot
new-option-file = A JSON file with the values of your printed copy; without one our own are used.
new-option-file-chosen = { $name } will be used.
new-option-file-bad = { $name } is not JSON: { $why }
new-listed = Show the table to everybody who looks for players
new-open = Open the table
new-start = Start the match

# The waiting room.
room-progress = Waiting room
room-title = Waiting for players
room-title-full = Every seat is taken
room-link = Link for your friends
room-copy = Copy the link
room-copied = Link copied. Send it to your friends.
room-not-copied = The browser does not let us copy. Mark the link and copy it yourself.
room-take = Sit here
room-open = free
room-here = here
room-away = away
room-bot = robot, { $level }
room-leave = Leave the table
room-start = Start the match
room-kept = for { $name }, { $time } left
room-kept-me = for you, { $time } left
room-free = Free the seat
room-free-name = Free the seat kept for { $name }
room-remove = Remove
room-remove-name = Remove { $name } from the table
room-host-now = You are the host now. You start the match.
room-removed = The host has removed you from this table.
room-waiting-for-friends = The match can start when every seat is taken.
room-ready = Every seat is taken.
room-waiting-for-host = Every seat is taken. { $host } starts the match.
room-options = Options of this table
option-yes = yes
option-no = no
option-file = a file of the host’s own

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
table-log = What has happened
table-undo = Undo
table-undo-off = The last step was not yours, or something was rolled, drawn or turned up since.
table-restart = Restart turn
table-log-open = Show what has happened
table-log-earlier = Show what happened before
why-replay = This match is only shown again: nothing in it can be changed.
why-over = The game is over.
why-watching = You only watch this match.
why-not-your-turn = It is the turn of { $name }. Wait for yours.
why-busy = Your last step is still on its way.
table-other-version = The server speaks another version than this page. Load the page again.

lost-title = Connection lost.
lost-text = Your moves are kept. Trying again.
lost-retry = Try now
toast-reload = The server speaks another version than this page. Load the page again.
toast-other-era = The host has gone back to an earlier state of all games. This is how it was then.

foot-hand-over = Let a bot play for { $name }
foot-watching = { $n ->
    [one] one spectator
   *[other] { $n } spectators
}
fair-check = Recompute all draws
fair-found = { $n } draws recomputed here in your browser: all of them follow from the secret, and its fingerprint is the one that was shown.
fair-broken = The secret does not have the fingerprint that was shown. These dice cannot be trusted.
foot-fair = Fair dice
foot-fair-text = All dice of this match follow from one secret number. This is its fingerprint (SHA-256), fixed before the first roll. At the end the secret stands in the saved file, and anyone can check every die.
leave-title = Leave the table?
leave-text = A robot plays on for you. As long as the match lasts you can come back.
leave-verb = Leave
away-text = You have left, and a robot plays for you.
away-back = Sit down again

# The keyboard.
keys-title = Keyboard
keys-arrows = go over the fields of the map
keys-enter = choose the field
keys-main = press the large button
keys-undo = take back a step
keys-help = show these keys
keys-steps = one step back or on
keys-ends = to the first or last step

# The end.
end-result = Result
end-total = Total
end-rank = Rank
end-rank-n = { $rank }.
end-counting = The points are counted
end-nobody-wins = Nobody wins
end-you-win = You win
end-wins = { $name } wins
end-shared = { $names } share the victory
end-goal-reached = You have reached the goal
end-goal-missed = The goal was not reached
end-look = Look at the board
end-save = Save as a file
end-replay = Watch the replay
end-again = Play again

# Stepping through a match.
replay-controls = Steps of the match
replay-slider = Position in the match
replay-position = { $step } of { $steps }
replay-run = Play on by itself
replay-pause = Pause
replay-back = One step back
replay-next = One step on
replay-viewer = Through whose eyes
replay-spectator = Spectator
file-title = Watch a saved game
file-choose = Choose a file that was saved at the end of a match. It gets a link that you can share.
file-sending = The match is being checked and stored.
file-stored = The match is stored. The address of this page can be shared.
file-only-here = Only shown here, without a link to share.
file-again = Upload again
file-damaged = This file cannot be shown. Line { $line }: { $problem }.
replay-copied = Link copied. Whoever opens it can watch the match.

# The rules.
rules-progress = Rules
rules-others = Rules of the other games
rules-missing = There are no rules for this game yet.

# What can go wrong.
problem-offline = The server cannot be reached. Try again in a moment.
problem-unknown = The server answered with an error ({ $status }).
problem-no-guest = Say your name first.
problem-bad-name = A name has 1 to { $max } characters, and all of them can be seen.
problem-foreign-origin = The request comes from another site.
problem-malformed = The server could not read this ({ $why }).
problem-not-json = The server could not read this.
problem-too-large = That is larger than { $max } bytes.
problem-too-slow = The message did not arrive in time. Try again.
problem-too-fast = That was too much at once. Wait a moment.
problem-too-many-sockets = You have { $max } connections already. Close another page first.
problem-too-many-connections = There are { $max } connections from your network already. Close another page first.
problem-too-many-tables = You have { $max } unfinished tables already. Finish or leave one first.
problem-too-many-tables-of-address = There are { $max } unfinished tables from your network already. Finish or leave one first.
problem-too-much-stored = Your tables and files take up { $max } MiB already. Finish your games, leave tables that have not started, or use a file you have used before.
problem-too-much-stored-by-address = What people in your network keep here takes up { $max } MiB already. Finish games, or leave tables that have not started.
problem-too-much-fetched = That was a lot of data at once. Try again in { $seconds } s.
problem-too-many-records = You have uploaded { $max } games already.
problem-too-much-uploaded = The games that you have uploaded take up { $max } MiB already.
problem-too-much-uploaded-by-address = The games uploaded from your network take up { $max } MiB already.
problem-records-full = The server has no room for another saved game.
problem-crowded = The server is full at the moment. Try again later.
problem-server-full = The server has no room for another table. Try again later.
problem-no-room-left = The server has no room for anything new. Tell whoever runs it.
problem-not-found = There is nothing at this address.
problem-no-method = The server does not know how to do this.
problem-no-such-table = There is no such table. Check the link.
problem-no-such-record = There is no such saved game. Check the link.
problem-unknown-game = There is no game called { $game }.
problem-unknown-level = There is no robot called { $level }.
problem-malformed-options = The options cannot be read ({ $why }).
problem-bad-seats = { $given } players are not possible: the game is for { $min } to { $max }.
problem-option-out-of-range = The option { $option } is { $given }, but must be { $min } to { $max }.
problem-no-such-seat = The table has no such seat.
problem-seat-taken = Somebody sits there already. Choose another seat.
problem-seat-kept = This seat is kept for somebody else for another { $seconds } s.
problem-removed = The host has removed you from this table. You can watch.
problem-table-full = No seat is free. You can watch.
problem-already-started = The match has already begun. You can watch.
problem-not-started = The match has not begun yet.
problem-not-finished = The match is not over yet.
problem-not-host = Only the host can do this.
problem-seats-open = Not all seats are taken yet.
problem-not-seated = You do not sit at this table.
problem-still-here = The player was here a moment ago. In { $seconds } s a bot may take the seat.
problem-spectator = You only watch this match.
problem-not-your-seat = This seat is not yours.
problem-seat-handed-over = A robot plays for you. Sit down again first.
problem-bad-key = The order has no proper key.
problem-stale = The match has gone on in the meantime. The board is up to date again.
problem-malformed-action = This is not a move of the game ({ $why }).
problem-game-over = The game is over.
problem-match-too-long = A match ends after { $max } steps, and this one has had them.
problem-turn-too-long = That is too much for one turn. Take something back, or finish your turn.
problem-not-your-turn = It is not your turn.
problem-illegal-action = The rules do not allow this now.
problem-forbidden-by-rule = The rules do not allow this now ({ $rule }).
problem-bad-data = The file of components is wrong at { $at }: { $fault }.
problem-not-expired = No time has run out.
problem-nothing-to-undo = There is nothing to take back.
problem-cannot-undo-others = Others have already gone on from your step.
problem-cannot-undo-sealed = This is settled and can no longer be taken back.
problem-damaged-record = The saved game is damaged in line { $line }: { $why }.
problem-storage-failed = The server could not store this, so it has not happened. Try again.
problem-storage-full = The server's disk takes no more, so this has not happened. Everything can still be looked at. Tell whoever runs the server.
problem-storage-read-only = The server can only show what it has just now, so this has not happened.
problem-storage-damaged = What the server has stored of this table is damaged. Tell whoever runs the server: a backup may help.
problem-closing = The server is closing. Come back in a moment.
problem-bad-host = This request cannot be read: it does not say which server it is for.
problem-unknown-host = This server does not answer to the name { $host }. Start it with “--host { $host }”, and it will.
problem-unavailable = The table cannot be opened right now. Try again in a moment.
