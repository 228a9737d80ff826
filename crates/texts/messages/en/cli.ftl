# games
games-seats = players: { $min } to { $max }
games-levels = bots: { $names }
games-yardsticks = yardsticks: { $names }
games-options = options and their defaults:

# simulate
simulate-game = game { $number }: { $scores } – { $n ->
    [0] nobody wins
    [one] seat { $winners } wins
   *[other] seats { $winners } share the victory
}

column-seat = seat
column-bot = bot
column-games = games
column-share = win share
column-share-of-one = win share of one seat
column-interval = 95 % interval
column-mean-score = mean score
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

# replay
replay-players = played by { $players }
replay-player = { $seat }: { $name }
replay-bot = { $seat }: { $name } ({ $bot })
replay-entries = { $shown } of { $entries } entries replayed and checked
replay-dice-checked = all dice follow from the secret that was promised at the start
replay-dice-not-reached = the dice are not checked against the secret, because only a part was replayed
replay-dice-secret-not-told = the dice cannot be checked yet, because the secret is told at the end
replay-dice-no-commitment = the dice cannot be checked, because no secret was promised
replay-seen-by-spectator = After entry { $shown } of { $entries }, as a spectator sees it:
replay-seen-by-seat = After entry { $shown } of { $entries }, as seat { $seat } sees it:
replay-not-over = The match is not over at this point.
replay-seat = seat { $seat }
replay-outcome = Outcome
replay-score = Score
replay-rank = Rank
replay-won = won
replay-lost = –

# train
train-error = error { $error }
train-exam = round { $round }: { $exam } { $result }

serve-listening = Rathaus is open: http://{ $address }
start-error-port-in-use = { $address } is in use: another program listens there
start-error-address = cannot listen on { $address }: { $why }
start-error-data-folder = the data folder { $path } cannot be written: { $why }
start-error-data-folder-open = others can look into the data folder { $path }, where secrets are kept; close it with: chmod 700 { $path }
start-error-data-folder-in-use = another server works on the data folder { $path }
start-error-database-newer = the database { $path } has version { $found }, but this program knows versions up to { $known }: a newer program has written it
start-error-database-damaged = the database { $path } is damaged: { $why }
start-error-key-damaged = the cookie key { $path } is damaged
serve-read-only = Nothing can be stored in { $path }: matches can only be looked at, not played.
serve-checked = With these settings a server can start here.
setting-default = default
setting-in-file = { $path }, line { $line }
setting-syntax = { $origin }: this is not TOML: { $why }
setting-unknown = { $origin }: there is no setting “{ $key }”; “rathaus serve --check” lists all
setting-bad-value = { $origin }: { $key } cannot be “{ $given }”; it needs { $wanted }

# Load.
load-heading = { $tables } tables, { $sockets } sockets, { $seconds } s
load-actions = actions a second
load-matches = matches played to the end
load-refusals = orders refused
load-cut-off = sockets closed by the server
load-to-ack = action to acknowledgement (ms)
load-to-other = action to another client's frame (ms)
load-to-enter = coming to the first frame (ms)
load-bytes-per-action = bytes an action, to all clients
load-bytes-per-frame = bytes a frame, to one client
load-cpu = processor time of the server an action (µs)
load-cpu-share = processor time of the server, share of a core
load-memory = memory of the server (MB)
load-memory-per-table = memory added by a table (kB)
load-compared = last views compared with the server's, all the same
load-stored = { $tables } stored games, { $mb } MB
load-starts = starts
load-to-first-answer = start to the first answer (ms)
load-opened = games opened
load-to-open = asking to seeing a stored game (ms)
load-unreachable = the server cannot be reached: { $why }
load-refused = the server refuses { $asked } with { $status }: { $answer }
load-broken = the server has broken a promise: { $why }
load-no-server = a server could not be started
serve-limits-needed = limits can be lifted only on an address of this machine, such as 127.0.0.1:8080

# Fair dice.
fair-checked =
    { $n } draws, all of them as the secret wants them, and the secret is the promised one
    fingerprint (SHA-256): { $commitment }
    secret: { $secret }
fair-no-commitment = no secret was promised in this match
fair-no-secret = the secret is not in the record: it is told when the match is over
fair-other-promise = the record has another fingerprint than the one that was promised

# Backups.
backup-done = { $file }: { $mb } MB, with { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps } steps, { $guests ->
    [one] one guest
   *[other] { $guests } guests
} and { $records ->
    [one] one uploaded game
   *[other] { $records } uploaded games
}, written and read again
restore-done = { $data } is again as in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $steps } steps
restore-by-server = The running server has taken it over; whoever was at a table sees the earlier state.
restore-kept = The state from before is kept: { $kept }
archive-error-no-data = there is no database in the data folder { $path }
archive-error-exists = { $path } is there already; --force overwrites it
archive-error-no-file = { $path } cannot be read: { $why }
archive-error-not-a-backup = { $path } is not a backup of Rathaus
archive-error-damaged = { $path } is damaged: { $why }
archive-error-newer = { $path } has version { $found }, but this program knows versions up to { $known }: a newer program has written it
archive-error-disk-full = { $path } cannot be written: the disk is full
archive-error-cannot-write = { $path } cannot be written: { $why }
archive-error-server-silent = a server works on { $path }, but does not take the backup over; stop it and try again
archive-error-server-failed = the running server could not take the backup over: { $why }
archive-error-unanswered = the server on { $path } began to take the backup over and has not said how it ended; nothing was exchanged, so try again
archive-error-folder = { $why }
