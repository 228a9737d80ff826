//! A table in the middle of a game: a test sets the task, turns the card up, and plays on from
//! there, with the time and the distances that it says.

use engine::{Delays, Game, Match, Millis, Rejected, Scripted, Seat, Told, Viewer, When};
use testkit::{heard, legal};
use turbo_taxi::{
    Action, CARD_SET, CENTRE, Card, CardKind, Cell, Event, Field, Figure, FirstCommissioner,
    Options, Phase, Plan, SeatStatus, Step, Task, TurboTaxi, View,
};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);
pub const D: Seat = Seat(3);

/// The task of the worked examples.
pub const TASK: &str = "dcurve1:2,5,8,11";
/// P1 and P2 of the worked examples: right.
pub const RIGHT: &str = "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";
pub const ALSO_RIGHT: &str = "straight1 curve2 straight0 curve1 dcurve1 curve3 tee3 tee2 straight1";
/// P4: everything fits, but black is not joined.
pub const WRONG: &str = "straight1 curve2 straight0 deadend1 dcurve1 curve3 curve1 tee2 straight1";
/// A task without a right plan.
pub const UNSOLVABLE: &str = "deadend2:0,2,6,8";

pub struct Table {
    pub played: Match<TurboTaxi>,
    pub now: Millis,
    pub delays: [Millis; 4],
    pub told: Vec<Told<Event>>,
}

impl Table {
    /// A new game, commissioned by A, with these cards on top of the stack, the first on top.
    pub fn with(n_seats: u8, options: Options, tops: &[CardKind]) -> Table {
        let first_commissioner = FirstCommissioner::Seat(A);
        let options = Options { first_commissioner, ..options };
        let mut draws = Scripted::new(draws_for(tops));
        let (played, told) = Match::new(&options, n_seats, &mut draws).unwrap();
        assert!(draws.is_used_up());
        Table { played, now: 0, delays: [0; 4], told }
    }

    pub fn of(n_seats: u8) -> Table {
        Table::with(n_seats, Options::default(), &[])
    }

    /// A race for [`TASK`] that begins at 10,000 ms.
    pub fn race(n_seats: u8) -> Table {
        Table::race_with(n_seats, Options::default())
    }

    pub fn race_with(n_seats: u8, options: Options) -> Table {
        Table::race_for(TASK, n_seats, options)
    }

    /// A race for a task of the same beginning, if that is solvable or need not be.
    pub fn race_for(task: &str, n_seats: u8, options: Options) -> Table {
        let task: Task = task.parse().unwrap();
        let mut table = Table::with(n_seats, options, &[task.centre.kind()]);
        table.now = 7_000;
        table.set_task(task);
        table
    }

    /// The commissioner places the figures of a task; three seconds later its card is turned up.
    #[track_caller]
    pub fn set_task(&mut self, task: Task) {
        self.place(task.figures);
        self.expire(&[task.centre.turn().into()]);
    }

    #[track_caller]
    pub fn place(&mut self, figures: [Field; 4]) {
        let commissioner = self.game().commissioner();
        for (figure, field) in Figure::ALL.into_iter().zip(figures) {
            self.act(commissioner, Action::PlaceFigure { figure, field });
        }
        self.act(commissioner, Action::Done);
    }

    pub fn game(&self) -> &TurboTaxi {
        self.played.game()
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game().view(Viewer::Seat(seat))
    }

    pub fn watched(&self) -> View {
        self.game().view(Viewer::Spectator)
    }

    fn when(&self) -> When {
        When {
            now: self.now,
            delays: Delays::new(|seat| *self.delays.get(seat.idx()).unwrap_or(&0)),
        }
    }

    /// An action that takes no chance.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) {
        self.act_with(seat, action, &[]);
    }

    #[track_caller]
    pub fn act_with(&mut self, seat: Seat, action: Action, draws: &[u32]) {
        let mut chance = Scripted::new(draws.iter().copied());
        let when = self.when();
        self.told = match self.played.play(seat, action, when, &mut chance) {
            Ok(told) => told,
            Err(rejected) => panic!(
                "seat {seat}, {action}: {rejected} by {:?}",
                self.game().forbids(seat, &action)
            ),
        };
        assert!(chance.is_used_up(), "seat {seat}, {action} takes fewer draws than {draws:?}");
    }

    /// Lets the time pass to the deadline.
    #[track_caller]
    pub fn expire(&mut self, draws: &[u32]) {
        self.now = self.game().deadline().expect("something is awaited").max(self.now);
        let mut chance = Scripted::new(draws.iter().copied());
        let when = self.when();
        self.told = self.played.expire(when, &mut chance).unwrap();
        assert!(chance.is_used_up(), "fewer draws are taken than {draws:?}");
    }

    #[track_caller]
    pub fn step(&mut self, seat: Seat, step: Step) {
        self.act(seat, Action::Build(step));
    }

    #[track_caller]
    pub fn lay(&mut self, seat: Seat, card: &str, number: u8) {
        self.step(seat, Step::Lay { card: card.parse().unwrap(), cell: cell(number) });
    }

    /// Lays what a plan has around the centre, cell by cell.
    #[track_caller]
    pub fn build(&mut self, seat: Seat, plan: &str) {
        let plan: Plan = plan.parse().unwrap();
        for (cell, card) in plan.laid().filter(|(cell, _)| *cell != CENTRE) {
            self.step(seat, Step::Lay { card, cell });
        }
    }

    #[track_caller]
    pub fn halt(&mut self, seat: Seat) {
        self.act(seat, Action::Halt);
    }

    /// Builds a plan, calls, and waits for the verdict.
    #[track_caller]
    pub fn call(&mut self, seat: Seat, plan: &str) {
        self.build(seat, plan);
        self.halt(seat);
        self.expire(&[]);
    }

    pub fn plan(&self, seat: Seat) -> String {
        self.view(seat).seats[seat.idx()].board.expect("a card lies there").to_string()
    }

    pub fn status(&self, viewer: Seat, seat: Seat) -> SeatStatus {
        self.view(viewer).seats[seat.idx()].status
    }

    pub fn n_medals(&self) -> Vec<u8> {
        Seat::all(self.game().n_seats()).map(|seat| self.game().n_medals(seat)).collect()
    }

    pub fn phase(&self) -> Phase {
        self.game().phase()
    }

    /// What the last step told.
    pub fn heard(&self, viewer: Viewer) -> Vec<Event> {
        heard(&self.told, viewer)
    }

    pub fn offered(&self, seat: Seat) -> Vec<Action> {
        legal(self.game(), seat)
    }

    #[track_caller]
    pub fn check_offered(&self, seat: Seat, action: Action) {
        assert!(self.offered(seat).contains(&action), "{action} is not offered to seat {seat}");
    }

    /// An action is not offered, is refused by the number of a rule, and changes nothing.
    #[track_caller]
    pub fn check_refused(&self, seat: Seat, action: Action, rule: &str) {
        assert!(!self.offered(seat).contains(&action), "{action} is offered to seat {seat}");
        assert_eq!(self.game().forbids(seat, &action), Some(rule), "{action} by seat {seat}");
        let mut tried = self.played.clone();
        let result = tried.play(seat, action, self.when(), &mut Scripted::new([]));
        let is_refused =
            matches!(result, Err(Rejected::Illegal | Rejected::NotYourTurn | Rejected::GameOver));
        assert!(is_refused, "{action}: {result:?}");
        assert_eq!(tried, self.played);
    }

    /// All seats have seen enough.
    #[track_caller]
    pub fn ready(&mut self, draws: &[u32]) {
        let last = Seat(self.game().n_seats() - 1);
        for seat in Seat::all(last.0) {
            self.act(seat, Action::Ready);
        }
        self.act_with(last, Action::Ready, draws);
    }
}

/// The draws by which the shuffled neutral set has these cards on top.
pub fn draws_for(tops: &[CardKind]) -> Vec<u32> {
    let mut stack: Vec<CardKind> = CARD_SET.iter().collect();
    let mut tops = tops.iter();
    let mut draws = Vec::new();
    for last in (1..stack.len()).rev() {
        let place = match tops.next() {
            Some(kind) => stack[..=last].iter().rposition(|it| it == kind).unwrap(),
            None => last,
        };
        stack.swap(last, place);
        draws.push(place as u32);
    }
    draws
}

pub fn cell(number: u8) -> Cell {
    Cell::new(number).unwrap()
}

pub fn field(number: u8) -> Field {
    Field::new(number).unwrap()
}

pub fn fields(numbers: [u8; 4]) -> [Field; 4] {
    numbers.map(field)
}

pub fn lay(card: &str, number: u8) -> Action {
    let card: Card = card.parse().unwrap();
    Action::Build(Step::Lay { card, cell: cell(number) })
}
