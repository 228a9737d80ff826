complaint = rathaus: { $words }

# The command line.
usage-see-help = “rathaus --help” and “rathaus COMMAND --help” explain more.
usage-no-command = a command is missing; choose one of { $known }
usage-unknown-command = there is no command “{ $given }”; choose one of { $known }
usage-unknown-argument = “{ $given }” is not expected here
usage-missing = something is missing: { $missing }
usage-conflict = { $argument } can be given only once
usage-not-text = an argument is not valid text
usage-no-value = { $argument } needs { $wanted }
usage-bad-value = { $argument } cannot be “{ $given }”; it needs { $wanted }

wanted-something = a value
wanted-lang = en or de
wanted-players = a number of players
wanted-bots = names of robots, separated by commas
wanted-games = a whole number, at least 1
wanted-seed = a whole number, at least 0
wanted-ms = a whole number of milliseconds, at least 1
wanted-mode = closed, paced, open, connect, reconnect, slow, start, hostile or restarts
wanted-tables = a whole number from 1 to 100000
wanted-spectators = a whole number up to 1000
wanted-rate = a number of actions a second
wanted-address = an address such as 127.0.0.1:8080
wanted-pid = a process ID
wanted-promised = a fingerprint of 64 hex digits
wanted-options = a JSON object
wanted-file = the name of an option and a file, as in table=my-table.json
wanted-seconds = a number of seconds, more than 0 and at most 3600
wanted-rounds = a whole number, at least 1
wanted-to = a number of entries
wanted-view = the number of a seat, or “spectator”
wanted-out = a folder
wanted-crossing = junction or overpass
wanted-min-green = a whole number from 0 to 4
wanted-components = a file
wanted-log = off, error, warn, info or debug
wanted-log-format = text or json
wanted-data = a folder
wanted-host = a name such as games.example.org
wanted-number = a whole number from { $min } to { $max }
wanted-switch = true or false
wanted-list = a list of names

# What the commands were given.
unknown-game = there is no game “{ $given }”; choose one of { $known }
unknown-bot = there is no robot “{ $given }” for { $game }; choose one of { $known }
bots-per-seat = { $given ->
    [one] 1 robot
   *[other] { $given } robots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name one for all seats or one for each
too-many-bots = { $given ->
    [one] 1 robot
   *[other] { $given } robots
} for { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}: name at most one for each seat
options-not-json = the options are not JSON: { $why }
options-not-an-object = the options must be a JSON object such as {"{"}"name": 1{"}"}
options-unknown = there is no option “{ $option }”; choose one of { $known }
file-without-option = “{ $given }” names no option; write it as in table=my-table.json
file-not-json = { $path } cannot be read: { $why }
options-misfit = option { $option } cannot be { $value }: { $why }
replay-to-beyond = the saved game has { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, so it cannot be shown after { $given }
replay-no-such-viewer = “{ $given }” is not at this table; choose “spectator” or seat 0 to { $last }
analyse-not-over = { $file }: the game is not over, so its result is still open
analyse-alone = { $file }: alone at the table there is nobody to win against
analyse-no-such-seat = there is no seat { $given }; choose one from 0 to { $last }
no-judge = nobody can tell chances to win in { $game }
train-no-school = the robots of { $game } have nothing to learn
bad-task-form = write a task as in dcurve1:2,5,8,11: the centre, then the fields of the yellow and the black pair
bad-task-card = there is no road card “{ $given }”
bad-task-field = “{ $given }” is not a border field from 0 to 11
bad-task-twice = two figures stand on field { $field }
bad-task-green = { $given ->
    [one] 1 figure stands on a green field, but at least { $min } must
   *[other] { $given } figures stand on green fields, but at least { $min } must
}
bad-plan-cells = { $given ->
    [one] the plan has 1 cell instead of nine
   *[other] the plan has { $given } cells instead of nine
}

# Files.
cannot-read = cannot read { $path }: { $why }
cannot-write = cannot write { $path }: { $why }
cannot-print = cannot print the result: { $why }
io-not-found = it does not exist
io-permission-denied = permission denied
io-is-a-directory = it is a folder
io-not-a-directory = a part of the path is not a folder
io-already-exists = something else is already there
io-storage-full = no space is left
io-too-large = it is too large

# Faults of our own.
stuck = game { $number } did not finish: { $why }
stuck-refused = robot { $bot } tried something impossible: { $why }
stuck-nobody = nobody can go on
