# What each option is good for, beside it in the form of a new table.
rattus-cartus-option-buildings-help = The printed rules leave it to you, but suggest the first set for a first game.
rattus-cartus-option-table-help = The printed values are mostly unknown to us: choose one of ours.
rattus-cartus-option-all_dead-help = By the book, everybody loses.
rattus-cartus-option-may_decline-help = By the book. You are asked before every action; otherwise it just happens.
rattus-cartus-option-supply_order-help = By the book, one after the other. All at once is quicker.
rattus-cartus-option-rats_face_down-help = By the book. Otherwise everybody’s total is shown.
