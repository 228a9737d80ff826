# Why a step was refused.
rejected-game-over = the game is over
rejected-not-your-turn = it is not this seat's turn
rejected-illegal = the rules do not offer this action now
rejected-not-expired = no deadline has passed
rejected-nothing-to-undo = there is nothing to take back
rejected-cannot-undo-others = others have gone on from this seat's step
rejected-cannot-undo-sealed = dice were rolled, something was learned, or the step is final

# Why a match cannot be set up.
bad-options-seats = there is no game for { $given }: it is for { $min } to { $max }
bad-options-range = option { $option } is { $given }, but must be { $min } to { $max }
bad-options-data = the file of components is wrong at { $at }: { $what }
data-set-not-twelve = a set has twelve cards (TT-1)
data-green-too-few = at least two fields are green (TT-34)
data-kind-never-solvable = with this card in the centre no task could be solved (TT-71)
data-unknown-city = there is no such city in the components (CI-19)
data-too-large = a file has at most 256 KiB (CI-4)
data-bad-json = this is not JSON (CI-7)
data-wrong-game = the file is for another game (CI-4)
data-wrong-format = only format 1 is known (CI-4)
data-unknown-key = nobody knows this key (CI-8)
data-missing-key = a key is missing here (CI-7)
data-wrong-type = something of another type belongs here (CI-8)
data-not-replaceable = this part cannot be replaced (CI-5)
data-totals-mismatch = the components add up to something else (CI-5)
data-bad-id = an id has 1 to 32 letters, digits and hyphens (CI-9)
data-duplicate-id = this id was used before (CI-9)
data-bad-text = the text is empty, too long or has control characters (CI-10)
data-bad-face = a face has four of the letters W P R B G Y, as in WR/BP (CI-11)
data-wrong-count = there are too many or too few (CI-11 to CI-14)
data-out-of-range = the number is too small or too large (CI-12 to CI-15)
data-ladder-order = no number may be higher than the one before it (CI-14)
data-unknown-measure = nobody knows this measure (CI-15)
data-unknown-value = nobody knows this word (CI-15)
data-contradiction = this contradicts itself (CI-16)

# What is wrong with a save file.
record-problem = { $file }, line { $line }: { $problem }
record-empty = the file is empty
record-not-text = this is not UTF-8 text
record-no-sum = the line does not end in its sum
record-wrong-sum = the sum does not fit; the file was changed here
record-malformed = this is not what a record says here ({ $why })
record-unknown-format = the record has format { $format }, which this version does not know
record-other-game = this is a record of another game, { $game }
record-other-rules = it was played under version { $given } of the rules, but this is version { $known }
record-options = { $why }
record-draws = the draws are not those that the rules ask for
record-rejected = { $why }
record-no-closing = the file ends early, the closing line is missing
record-commitment = the secret is not the one that was promised
record-not-fair = the draws do not follow from the secret
record-outcome = the outcome is not the one that the rules give
