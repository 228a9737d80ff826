# The card behind “?”.
turbo-taxi-summary-goal = Win the most medals: one for each task.
turbo-taxi-summary-place = One of you puts two taxis and two houses around the city.
turbo-taxi-summary-build = Then everybody builds at once: eight cards around the one in the middle.
turbo-taxi-summary-halt = Sure that it is right? Call Halt! before the others do.
turbo-taxi-summary-right = A right plan wins the card: a medal.
turbo-taxi-summary-wrong = A wrong call, and you sit this task out.
turbo-taxi-summary-nothing = If all give up, nobody wins the card.
turbo-taxi-summary-routes = A road must lead from each taxi to the house of its colour.
turbo-taxi-summary-edges = Roads leave the city at the four figures and nowhere else. None may break off.
turbo-taxi-summary-centre = The card in the middle stays as it lies.

# What something is, for whoever points at it.
turbo-taxi-what-centre = The card of this task. It lies in the middle of everybody’s plan and stays as it is.
turbo-taxi-what-cell = A cell of the city. Any card may lie there, turned as you like.
turbo-taxi-what-field = A border field: a taxi or a house can stand here, and then a road must lead to it.
turbo-taxi-what-pile = Your cards of this kind. Choose them, then a cell.
turbo-taxi-what-figure = A taxi or a house to be put on the border.
turbo-taxi-what-vote = Says that you find nothing. If everybody says so, the task is void.
turbo-taxi-what-pause = Asks the others for a pause.
turbo-taxi-what-random = Chance places the figures.
turbo-taxi-what-solution = Shows the right plans of this task.
turbo-taxi-what-film = Shows how a board was built.
turbo-taxi-what-reach = Shows until when each plan could still come right.
turbo-taxi-what-try = The same task on a board of your own, while you sit out.
turbo-taxi-what-check = Says whether the plan you try alone is right.
turbo-taxi-what-built = What somebody has built.
turbo-taxi-what-main = Calls Halt! once all nine cells are filled. A wrong call costs you this task.
turbo-taxi-what-board = Your city of three by three cells. Lay roads from each taxi to the house of its colour.
turbo-taxi-what-stack = The cards still to be won. Each becomes the centre of a task, then a medal.
turbo-taxi-what-seat = A player and the medals won so far. The most medals win.

# In the first games: one thing more.
turbo-taxi-first-place = At least two figures belong on green fields beside the corners.
turbo-taxi-first-build = Begin with the routes: which sides must be joined? Dead end and tees close the rest.
turbo-taxi-first-check = Everybody sees the plan and its mistakes now.

taxi-danger-marked = { $n ->
    [one] One mistake is marked on your plan
   *[other] { $n } mistakes are marked on your plan
}: after a wrong call you sit this task out.
taxi-danger-call = Trace both routes first, from each taxi to its house: after a wrong call you sit this task out.

taxi-told-plans = Right plans brought you { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}.
taxi-told-left = Wrong calls of the others brought you { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}.
taxi-told-fastest = Your fastest plan stood after { $time }.
taxi-told-wrong = Wrong calls cost you { $n ->
    [one] { $n } medal
   *[other] { $n } medals
}.
taxi-told-slower = Others were faster with a right plan: { $n ->
    [one] that was { $n } medal
   *[other] those were { $n } medals
}.
