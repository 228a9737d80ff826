help-about = Five city games: play, measure, check.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-default = { $help } [otherwise { $value }]
help-value-command = COMMAND

help-lang = Language of all texts, en or de; otherwise LC_ALL, LC_MESSAGES or LANG decides
help-json = One JSON object per line instead of text
help-help = Explain this command
help-version = Show the version

help-game = Name of the game; “rathaus games” lists them
help-players = Number of players
help-games = Number of matches
help-seed = The same seed gives the same matches
help-ms = Milliseconds of thinking per decision
help-options = Table options that differ from the defaults, as JSON
help-files = An option that is read from a JSON file, as in table=my-table.json; can be given several times

help-command-games = List the games, with bots and options

help-command-simulate = Let bots play matches
help-simulate-bots = Bots by seat, with commas between them; a single one sits everywhere
help-simulate-out = Keep a record of every match in this folder, as GAME-SEED-NUMBER.jsonl

help-command-arena = Measure how strong bots are against each other
help-arena-bots = Bots to compare, with commas between them
help-arena-more =
    The bots change seats from match to match, so that each sits everywhere equally often. Where there are
    more seats than bots, the last one takes all seats that are left over: “--players 4 --bots hard,medium”
    is one hard bot among three medium ones. The win share is that of one seat of a bot, and shared
    victories are split. Alone at the table it is the share of matches in which the goal was reached.

help-command-bench = Measure how fast a game is in random play
help-bench-game = Name of the game; all games if there is none
help-bench-players = Number of players; otherwise 4, or as near as the game comes to it
help-bench-seconds = CPU seconds of random play; every other measurement takes a fifth of it

help-command-replay = Play a record again, check it, and show what came of it
help-replay-file = The record
help-replay-to = Stop after this entry and show the table there
help-replay-view = Who looks: the number of a seat, from 0, or “spectator”

help-command-train = Teach the strongest bot of a game by self-play
help-train-seed = The same seed gives the same weights
help-train-rounds = Rounds of self-play, instead of the course's own number
help-train-games = Matches in each round, instead of the course's own number
help-train-out = Where GAME.bin and GAME.svg are written

help-command-serve = Start the games in the browser
help-serve-address = Where to listen [otherwise 127.0.0.1:8080]
help-serve-data = Folder of the database; made if it is missing [otherwise rathaus_data]
help-serve-log = How much to tell on standard error: off, error, warn, info, debug [otherwise info]
help-serve-bot_pause = Milliseconds that a bot waits before an action that somebody can see [otherwise 600]
help-serve-https = People come over HTTPS, through a proxy: send cookies over nothing else, and take their addresses from the last entry of X-Forwarded-For
help-serve-config = TOML file with settings; flags and variables such as RATHAUS_ADDRESS count before it
help-serve-check = Show every setting and where it comes from, check data folder and port, and start nothing
help-serve-hosts = A name by which people call this server, such as games.example.org; can be given several times
help-serve-log_format = Log as lines of text or of JSON; otherwise as --json says
help-serve-more =
    Every setting can be given in the file of --config or as a variable: “limits.tables_per_guest” is
    RATHAUS_LIMITS_TABLES_PER_GUEST. “rathaus serve --check” lists them all. SIGTERM or Ctrl-C ends the
    server in order; a second one ends it at once.

help-command-taxi = Ask the solver and the checker of Turbo Taxi
help-crossing = Whether the crossing joins its roads: junction or overpass; otherwise junction
help-components = File with the card set, the crossing and the green fields of the printed game, as JSON
help-task = The task as centre:y1,y2,b1,b2, such as dcurve1:2,5,8,11
help-min_green = At least so many figures stand on green fields

help-command-taxi-count = Count all tasks by the kind of their centre
help-command-taxi-list = List all tasks with the numbers of their right plans
help-command-taxi-solve = Count the right plans of a task
help-taxi-solve-plans = List the plans too
help-taxi-solve-draw = Draw the plans too
help-command-taxi-check = Check a plan
help-taxi-check-plan = Nine cards with spaces between them, “-” for an empty cell

help-command-load = Measure how much a server bears, by real games over real sockets
help-load-games = Names of games, which take turns from table to table; all games if there is none
help-load-address = Address of a running server; otherwise one is started and stopped again
help-load-pid = Number of the server's process, to measure its processor time and memory
help-load-mode = closed (as fast as it goes), paced, open (a fixed rate), connect, reconnect, slow, start, hostile
help-load-tables = Number of tables
help-load-players = Players at each table, 2 to 4
help-load-spectators = Spectators at each table
help-load-rate = Actions a second: of each table when paced [otherwise 1], of all tables when open
help-load-seconds = How long the tables play [otherwise 10, or 600 under attack]
help-load-more =
    A running server must be started with --lift-limits, or it takes the load for an attack. “slow” needs
    spectators: they never read what they are sent. Latencies are milliseconds: p50, p99, p99.9.
    “hostile” keeps the limits: tables of two play once a second, and everybody else attacks in every known way
    from many addresses of this machine. The exit status is 1 if players noticed (p99 of 250 ms) or lost anything.
help-serve-lift_limits = No limits for single clients, for load tests; only on an address of this machine

help-data = Data folder of the server
help-command-backup = Write everything that a server has stored into one file, while it runs
help-backup-file = The backup
help-backup-force = Overwrite a file of that name
help-backup-more =
    The backup holds the state of one moment. It contains the secrets behind the dice and the key of the
    cookies: keep it where only you can read it.
help-command-restore = Make the data folder what it was when a backup was taken, while the server runs
help-restore-file = The backup
help-restore-more =
    The file is checked before anything changes. The state from before is kept in the data folder under a name
    that is printed, and can be restored in the same way. Whoever is playing sees the earlier state at once.

help-command-fair = Recompute every draw of a finished match from its secret
help-fair-file = The record
help-fair-promised = The fingerprint that was shown during the match, to compare it
