# games
games-seats = players: { $min } to { $max }
games-levels = robots: { $names }
games-yardsticks = yardsticks: { $names }
games-options = options and their defaults:

# simulate
simulate-game = game { $number }: { $scores } – { $n ->
    [0] nobody wins
    [one] seat { $winners } wins
   *[other] seats { $winners } win together
}

column-seat = seat
column-bot = robot
column-games = games
column-share = win share
column-share-of-one = win share of one seat
column-interval = 95% interval
column-mean-score = mean score
column-adjusted-share = share without luck
column-luck-per-seat = luck per seat
column-error-per-decision = points lost per decision
column-ms-per-decision = ms per decision

# bench
bench-title = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, per CPU second on one thread
bench-playing = random play
bench-cloning = cloning
bench-decisions = decisions
bench-playouts = playouts
bench-clones = clones
bench-timing = { $name } (µs each)
bench-hint = slowest hint (ms)
bench-analysis = analysis of a game (ms)

# calibrate
calibrate-title = { $game }, { $players } players
column-foretold = foretold
column-true-share = true share
column-difference = points apart
column-positions = positions

# replay
replay-players = played by { $players }
replay-player = { $seat }: { $name }
replay-bot = { $seat }: { $name } ({ $bot })
replay-entries = { $shown } of { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
} replayed and checked
replay-dice-checked = all draws follow from the secret that was promised at the start
replay-dice-not-reached = the draws are not checked against the secret, because only part of the game was replayed
replay-dice-secret-not-told = the draws cannot be checked yet, because the secret comes out only at the end
replay-dice-no-commitment = the draws cannot be checked, because no secret was promised
replay-seen-by-spectator = After entry { $shown } of { $entries }, as a spectator sees it:
replay-seen-by-seat = After entry { $shown } of { $entries }, as seat { $seat } sees it:
replay-not-over = The game is not over at this point.
replay-seat = seat { $seat }
replay-outcome = Outcome
replay-score = Score
replay-rank = Rank
replay-won = won
replay-lost = –

# analyse
column-start = start
column-luck = luck
column-own-mistakes = own mistakes
column-others-mistakes = others’ mistakes
column-result = result
column-played = played
# Of a race: cells that somebody is sure of at once, and after thinking one card ahead.
column-task = task
column-right-plans = right plans
column-forced = settled at sight / with a thought
column-winner = won (s)
column-missing = cells wrong
column-lost = out of reach from (s)
analyse-decision = { $n }. step { $step }, { $seat }: { $points } by { $played }; better was { $best }
analyse-draw = { $n }. step { $step }, { $seat }: { $points } by luck
# What else may happen, how likely, and to which source of points.
analyse-risk = risk { $chance } %: { $points } { $source }
analyse-steps = steps

# train
train-error = error { $error }
train-exam = round { $round }: { $exam } { $result }

serve-listening = Rathaus is open: http://{ $address }
start-error-port-in-use = { $address } is in use: another program is listening there
start-error-address = cannot listen on { $address }: { $why }
start-error-data-folder = the data folder { $path } cannot be written to: { $why }
start-error-data-folder-open = others can look into the data folder { $path }, where secrets are kept; close it with: chmod 700 { $path }
start-error-data-folder-in-use = another server is using the data folder { $path }
start-error-database-newer = the database { $path } has version { $found }, but this program knows versions up to { $known }: a newer program wrote it
start-error-database-damaged = the database { $path } is damaged: { $why }
start-error-key-damaged = the cookie key { $path } is damaged
serve-read-only = Nothing can be stored in { $path }: games can only be looked at, not played.
serve-checked = A server can start here with these settings.
setting-default = default
setting-in-file = { $path }, line { $line }
setting-syntax = { $origin }: this is not TOML: { $why }
setting-unknown = { $origin }: there is no setting “{ $key }”; “rathaus serve --check” lists all
setting-bad-value = { $origin }: { $key } cannot be “{ $given }”; it needs { $wanted }

# Load.
load-heading = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, { $sockets } sockets, { $seconds } s
load-actions = actions a second
load-matches = games played to the end
load-refusals = requests refused
load-cut-off = sockets closed by the server
load-to-ack = action to acknowledgement (ms)
load-to-other = action to another client’s frame (ms)
load-to-enter = joining to the first frame (ms)
load-bytes-per-action = bytes per action, to all clients
load-bytes-per-frame = bytes per frame, to one client
load-cpu = processor time of the server per action (µs)
load-cpu-share = processor time of the server, share of a core
load-memory = memory of the server (MB)
load-memory-per-table = memory added by a table (kB)
load-compared = last views compared with the server’s, all the same
load-stored = { $tables } stored games, { $mb } MB
load-starts = starts
load-to-first-answer = start to the first answer (ms)
load-opened = games opened
load-to-open = asking for a stored game to seeing it (ms)
load-unreachable = the server cannot be reached: { $why }
load-refused = the server refuses { $asked } with { $status }: { $answer }
load-broken = the server has broken a promise: { $why }
load-no-server = a server could not be started
serve-only-here = { $flag } works only on an address of this machine, such as 127.0.0.1:8080

# Fair dice.
fair-checked =
    { $n ->
        [one] 1 draw follows
       *[other] all { $n } draws follow
    } from the secret, and the secret is the one that was promised
    fingerprint (SHA-256): { $commitment }
    secret: { $secret }
fair-no-commitment = no secret was promised in this game
fair-no-secret = the saved game has no secret: it comes out when the game is over
fair-other-promise = the saved game has another fingerprint, not the one that was promised

# Backups.
backup-done = { $file }: { $mb } MB, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $guests ->
    [one] one guest
   *[other] { $guests } guests
} and { $records ->
    [one] one uploaded game
   *[other] { $records } uploaded games
}, written and read again
restore-done = { $data } restored from { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}
restore-by-server = The running server has loaded it; whoever was at a table sees the earlier state.
restore-kept = What was there before is kept: { $kept }
archive-error-no-data = there is no database in the data folder { $path }
archive-error-exists = { $path } already exists; --force overwrites it
archive-error-no-file = { $path } cannot be read: { $why }
archive-error-not-a-backup = { $path } is not a backup of Rathaus
archive-error-damaged = { $path } is damaged: { $why }
archive-error-newer = { $path } has version { $found }, but this program knows versions up to { $known }: a newer program wrote it
archive-error-disk-full = { $path } cannot be written: the disk is full
archive-error-cannot-write = { $path } cannot be written: { $why }
archive-error-server-silent = a server is using { $path }, but does not load the backup; stop it and try again
archive-error-server-failed = the running server could not load the backup: { $why }
archive-error-unanswered = the server on { $path } began to load the backup and never said how it went; nothing was changed, so try again
archive-error-folder = { $why }
