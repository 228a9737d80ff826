# What each option is good for, beside it in the form of a new table.
rattus-cartus-option-buildings-help = The printed rules leave it to you, but suggest the first set for a first game.
rattus-cartus-option-table-help = The printed values are mostly unknown to us: choose one of ours.
rattus-cartus-option-all_dead-help = By the book, everybody loses.
rattus-cartus-option-may_decline-help = By the book you can act, but need not. With this you are asked each time; otherwise it just happens.
rattus-cartus-option-supply_order-help = By the book, one after the other. All at once is quicker.
rattus-cartus-option-rats_face_down-help = Off, everybody’s total is shown, as every change is public. By the book they lie face down.
