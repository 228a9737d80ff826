//! A deal: one task, and the race for it.

use engine::{JsonSchema, Millis, Seat, Seats, schemars};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::film::Shot;
use crate::game::SEATS_MAX;
use crate::{Clock, Components, Options, Plan, Task, right_plans};

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Deal {
    pub task: Task,
    pub answer: Answer,
    pub clock: Clock,
    /// TT-60: when everybody saw the card, or that the race went on.
    pub met_at: Millis,
    pub racers: [Racer; SEATS_MAX],
    /// Who has called a wrong plan, and who does not take part.
    pub out: Seats,
    /// TT-78: who may not begin yet.
    pub waiting: Seats,
    /// As everybody sees them: those of pending callers have lapsed, which shows later (TT-55).
    pub votes: Seats,
    /// TT-77: who wishes a pause, seen likewise.
    pub pause_wishes: Seats,
    /// The calls of a hold that still runs, as they came in.
    pub pending: Vec<Call>,
    /// Those of ended holds, in the order of TT-61.
    pub calls: Vec<Call>,
    pub n_checked: usize,
}

/// A seat in a deal.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Racer {
    pub board: Board,
    pub film: Vec<Shot>,
    /// Fair instants (TT-58).
    pub last_input: Millis,
    pub last_step: Millis,
}

/// What a seat is doing in a deal. Who is not out is live.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatStatus {
    Building,
    Called,
    Out,
}

/// A "Halt!" and its times (TT-58 to TT-61).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Call {
    pub seat: Seat,
    pub receipt: Millis,
    /// How long it was on its way.
    pub delay: Millis,
    pub fair: Millis,
    /// The fair instant of the last building step before it.
    pub last_step: Millis,
}

/// TT-70: what there was to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    pub n_solutions: u32,
    /// The first of the right plans in the order of their texts.
    pub plan: Option<Plan>,
}

impl Answer {
    pub fn of(task: &Task, components: &Components) -> Answer {
        let plans = right_plans(task, components);
        Answer { n_solutions: plans.len() as u32, plan: plans.first().copied() }
    }
}

impl Deal {
    /// TT-43, TT-72: the boards are empty but for the centre, and all `racing` seats are live.
    pub fn new(options: &Options, n_seats: u8, racing: Seats, task: Task, met_at: Millis) -> Deal {
        let components = options.components();
        let racer = Racer {
            board: Board::with_centre(task.centre, components.set),
            film: Vec::new(),
            last_input: met_at,
            last_step: met_at,
        };
        let seats = Seat::all(n_seats);
        let waits = |seat: &Seat| racing.contains(*seat) && 0 < options.delay_ms(*seat);
        Deal {
            task,
            answer: Answer::of(&task, &components),
            clock: Clock::started(met_at),
            met_at,
            racers: std::array::from_fn(|_| racer.clone()),
            out: seats.clone().filter(|seat| !racing.contains(*seat)).collect(),
            waiting: seats.filter(waits).collect(),
            votes: Seats::none(),
            pause_wishes: Seats::none(),
            pending: Vec::new(),
            calls: Vec::new(),
            n_checked: 0,
        }
    }

    pub fn live(&self, n_seats: u8) -> Seats {
        Seat::all(n_seats).filter(|seat| !self.out.contains(*seat)).collect()
    }

    /// Whether the seat's plan is fixed by a call that has not been judged.
    pub fn has_called(&self, seat: Seat) -> bool {
        let unjudged = self.pending.iter().chain(&self.calls[self.n_checked..]);
        unjudged.into_iter().any(|call| call.seat == seat)
    }

    pub fn has_pending(&self, seat: Seat) -> bool {
        self.pending.iter().any(|call| call.seat == seat)
    }

    /// Those of a set that count: a call makes votes and wishes lapse (TT-55).
    pub fn standing(&self, set: Seats) -> Seats {
        set.iter().filter(|seat| !self.has_called(*seat)).collect()
    }
}
