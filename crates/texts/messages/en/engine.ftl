# Why a step was refused.
rejected-game-over = the game is over
rejected-not-your-turn = it is not this seat’s turn
rejected-illegal = the rules do not allow this now
rejected-not-expired = the time is not up yet
rejected-nothing-to-undo = there is nothing to undo
rejected-cannot-undo-others = others have already played on
rejected-cannot-undo-sealed = dice were rolled, something was revealed, or the step is final
rejected-turn-too-long = this turn already has so many steps that it can only be finished or undone

# The end of a list of names or things.
list-and = { $first } and { $last }

# Why a match cannot be set up.
bad-options-seats = this game is for { $min } to { $max } players, not { $given }
bad-options-range = option { $option } is { $given }, but must be { $min } to { $max }
bad-options-data = { $n ->
    [one] one thing is wrong with the components:
   *[other] { $n } things are wrong with the components:
}

# What is wrong with a component file, and where.
data-fault = { $at }: { $what }
data-whole-file = the whole file
data-more = { $n ->
    [one] and one more
   *[other] and { $n } more
}
data-bad-json = this is not JSON from line { $line }, column { $column } on
data-too-large = a file has at most { $max } bytes, not { $found }
data-missing-key = this key is missing
data-unknown-key = there is no such key; known are { $known }
data-repeated-key = this key is here twice
data-repeated-entry = { $found } is here twice
data-not-object = this must be an object with keys, not { $found }
data-not-list = this must be a list, not { $found }
data-not-text = this must be a text, not { $found }
data-not-whole = this must be a whole number, not { $found }
data-not-flag = this must be true or false, not { $found }
data-out-of-range = this must be { $min } to { $max }, not { $found }
data-wrong-count = there must be { $n }, not { $found }
data-count-out-of-range = there must be { $min } to { $max }, not { $found }
data-wrong-value = this must be { $wanted }, not { $found }
data-unknown-word = this must be one of { $known }, not { $found }
data-bad-text = this needs 1 to { $max } characters, all of them visible
data-bad-note = this has at most { $max } characters, all of them visible
data-blank-text = this text is blank
data-duplicate-id = { $found } was used before
data-wrong-total = this says { $found }, but the count is { $counted }
data-total-missing = this is missing, but the count is { $counted }
data-set-not-twelve = a set has twelve cards, not { $found }
data-green-too-few = at least { $min } fields are green, not { $found }
data-kind-never-solvable = with this card in the centre no task could be solved

# What is wrong with a save file.
record-problem = { $file }, line { $line }: { $problem }
record-empty = the file is empty
record-not-text = this is not UTF-8 text
record-no-sum = the line does not end in its checksum
record-wrong-sum = the checksum is wrong: the file was changed here
record-malformed = this makes no sense here ({ $why })
record-unknown-format = the file has format { $format }, which this version does not know
record-other-game = this is a saved game of { $game }
record-other-rules = it was played under version { $given } of the rules, but this is version { $known }
record-options = { $why }
record-draws = the draws are not those the rules ask for
record-rejected = { $why }
record-no-closing = the file ends too early: its last line is missing
record-commitment = the secret is not the one that was promised
record-not-fair = the draws do not follow from the secret
record-outcome = the outcome is not the one the rules give
