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
