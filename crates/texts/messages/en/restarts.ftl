# The longest turns, restarted at all tables at once.
restarts-heading = { $tables ->
    [one] 1 table
   *[other] { $tables } tables
}, steps in a turn: { $steps }, changes in a game: { $changes }
restarts-taken = restarting a turn (ms: p50, p99, max)
restarts-others = the others meanwhile, from request to answer (ms)
restarts-others-else = the same at other times (ms)
restarts-wakings = seeing a table that was asleep (ms)
restarts-cpu = processor time of the server to wake one (ms)
restarts-slow = others waited 100 ms or more
restarts-dear-wakings = waking a table took 200 ms of processor time or more
restarts-short-turns = the longest turns were not reached
