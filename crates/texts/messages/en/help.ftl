help-about = Five city games: play, measure, check.
help-heading-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-default = { $help } [default { $value }]
help-value-command = COMMAND

help-lang = Language of all texts, en or de; by default LC_ALL, LC_MESSAGES or LANG decides
help-json = One JSON object per line instead of text
help-help = Explain this command
help-version = Show the version

help-game = Name of the game; “rathaus games” lists them
help-players = Number of players
help-games = Number of games
help-seed = The same seed gives the same games
help-ms = Thinking time per decision, in milliseconds
help-options = Table options that differ from the defaults, as JSON
help-files = An option read from a JSON file, as in table=my-table.json; can be given several times

help-command-games = List the games, with robots and options

help-command-simulate = Let robots play games
help-simulate-bots = Robots by seat, separated by commas; a single one takes every seat
help-simulate-out = Save every game in this folder, as GAME-SEED-NUMBER.jsonl

help-command-arena = Measure how strong robots are against each other
help-arena-bots = Robots to compare, separated by commas
help-arena-luck = Take every game apart: mistakes and luck of each robot, and its win share without luck
help-arena-more =
    The robots change seats from game to game, so that each sits in every seat equally often. Where there are
    more seats than robots, the last one takes all seats that are left: “hard,medium” with four players
    is one hard robot among three medium ones. The win share is that of one seat of a robot, and shared
    wins are split. Alone at the table it is the share of games in which the goal was reached.

help-command-bench = Measure how fast a game is in random play
help-bench-game = Name of the game; all games by default
help-bench-players = Number of players; by default 4, or as close as the game allows
help-bench-seconds = CPU seconds of random play; every other measurement takes a fifth of that
help-bench-analysis = Measure hints and the analysis of a game for two as well

help-command-calibrate = Check how often what the judges foretell comes true
help-calibrate-game = Names of games; by default all that have a judge
help-calibrate-players = Numbers of players, separated by commas
help-calibrate-fit = Print the scales that fit these games best, for the source of the judges
help-calibrate-svg = Draw the comparison into this file
help-calibrate-more =
    Robots of all levels play against each other, mixed at random. What the judge foretells for each seat
    goes into ten bins; the true share is how often these seats won. Scales are fitted to one seed and
    checked with another.

help-command-replay = Replay a saved game, check it, and show the outcome
help-replay-file = The saved game
help-replay-to = Stop after this entry and show the table there
help-replay-view = Who is looking: the number of a seat, from 0, or “spectator”

help-command-analyse = Tell luck from mistakes in a finished game
help-analyse-file = The saved game
help-analyse-seat = Only this seat, from 0
help-analyse-svg = Draw the chances to win into this file
help-analyse-more =
    Luck is the chance to win after a draw, less its mean over all possible draws. A mistake is the chance
    after what was played, less the chance after the best move. Start, luck and mistakes add up to the
    result. What a seat could not know counts as luck.

help-command-train = Teach the strongest robot of a game by self-play
help-train-seed = The same seed gives the same weights
help-train-rounds = Rounds of self-play, instead of the usual number
help-train-games = Games in each round, instead of the usual number
help-train-out = Where GAME.bin and GAME.svg are written

help-command-serve = Serve the games to browsers
help-serve-address = Where to listen [default 127.0.0.1:8080]
help-serve-data = Folder of the database; created if it is missing [default rathaus_data]
help-serve-log = How much to log on standard error: off, error, warn, info, debug [default info]
help-serve-bot_pause = Milliseconds a robot waits before an action that somebody can see [default 600]
help-serve-https = People connect over HTTPS, through a proxy: send cookies over nothing else, and take client addresses from the last entry of X-Forwarded-For
help-serve-config = TOML file with settings; flags and variables such as RATHAUS_ADDRESS override it
help-serve-check = Show every setting and where it comes from, check data folder and port, and start nothing
help-serve-hosts = A name by which people reach this server, such as games.example.org; can be given several times
help-serve-log_format = Log lines of text or of JSON; by default as --json says
help-serve-more =
    Every setting can be given in the file of --config or as a variable: “limits.tables_per_guest” is
    RATHAUS_LIMITS_TABLES_PER_GUEST. “rathaus serve --check” lists them all. SIGTERM or Ctrl-C stops the
    server cleanly; a second one stops it at once.

help-command-taxi = Ask the solver and the checker of Turbo Taxi
help-crossing = Whether the crossing joins its roads: junction or overpass; by default junction
help-components = File with the card set, the crossing and the green fields of the printed game, as JSON
help-task = The task as centre:y1,y2,b1,b2, such as dcurve1:2,5,8,11
help-min_green = At least this many figures stand on green fields

help-command-taxi-count = Count all tasks by the kind of their centre
help-command-taxi-list = List all tasks with their numbers of right plans
help-command-taxi-solve = Count the right plans of a task
help-taxi-solve-plans = List the plans too
help-taxi-solve-draw = Draw the plans too
help-command-taxi-check = Check a plan
help-taxi-check-plan = Nine cards separated by spaces, “-” for an empty cell

help-command-load = Measure how much load a server can take, with real games over real sockets
help-load-games = Names of games, dealt out table by table; all games by default
help-load-address = Address of a running server; by default one is started and stopped again
help-load-pid = Process ID of the server, to measure its processor time and memory
help-load-mode = closed (as fast as it goes), paced, open (a fixed rate), connect, reconnect, slow, start, hostile, restarts
help-load-tables = Number of tables [default 100; 10 for restarts]
help-load-players = Players at each table, 2 to 4
help-load-spectators = Spectators at each table
help-load-rate = Actions a second: of each table when paced [default 1], of all tables when open
help-load-seconds = How long the tables play [default 10; 600 under attack; at most 300 for restarts]
help-load-more =
    A running server must be started with --lift-limits, or it takes the load for an attack. “slow” needs
    spectators: they never read what they are sent. Latencies are milliseconds: p50, p99, p99.9.
    “hostile” keeps the limits: tables of two play once a second, and everybody else attacks in every known way
    from many addresses of this machine. The exit status is 1 if players noticed (p99 of 250 ms) or lost anything.
    “restarts”: the tables play Turbo Taxi for that many seconds, then restart the longest possible turns, all at
    once, while others play their games. In the end the tables fall asleep and are woken.
help-serve-lift_limits = No limits for single clients, for load tests; only on an address of this machine
help-serve-seed = Dice and cards that are the same after every start, for tests; only on an address of this machine

help-data = Data folder of the server
help-command-backup = Write everything a server has stored into one file, while it runs
help-backup-file = The backup
help-backup-force = Overwrite a file of that name
help-backup-more =
    The backup holds the state of one moment. It contains the secrets behind the dice and the key of the
    cookies: keep it where only you can read it.
help-command-restore = Put the data folder back to what a backup holds, while the server runs
help-restore-file = The backup
help-restore-more =
    The file is checked before anything changes. The state from before is kept in the data folder under a name
    that is printed, and can be restored in the same way. Whoever is playing sees the earlier state at once.

help-command-fair = Recompute every draw of a finished game from its secret
help-fair-file = The saved game
help-fair-promised = The fingerprint shown during the game, to compare with
