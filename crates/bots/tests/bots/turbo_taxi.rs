//! The opponents of Turbo Taxi, at a table of their own.

mod building;
mod duels;
mod giving_up;
mod manners;
mod matched;
mod placing;
mod plans;
mod whole_games;

use bots::{Bot, Botted, Budget, Circumstances, Intent, Seeded};
use engine::{Cx, Fast, Game, Millis, Seat, Viewer, act};
use turbo_taxi::{Action, CardKind, Options, Phase, Task, TurboTaxi, View};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);
pub const C: Seat = Seat(2);

const BUDGET: Budget = Budget { ms: 1 };

/// A game and whoever plays it. A seat without a bot is a person: the test itself.
pub struct Table {
    pub game: TurboTaxi,
    pub now: Millis,
    bots: Vec<Option<Box<dyn Bot<TurboTaxi>>>>,
    chance: Fast,
    last: Option<Seat>,
}

impl Table {
    /// One level per seat, or `person`.
    pub fn new(options: &Options, levels: &[&str], seed: u64) -> Table {
        let mut chance = Fast::new(seed);
        let game =
            TurboTaxi::setup(options, levels.len() as u8, &mut Cx::silent(0, &mut chance)).unwrap();
        let mut bot = |name: &&str| {
            let seeded = Seeded::new(chance.next_u64());
            TurboTaxi::level(name).map(|level| (level.bot)(seeded))
        };
        let bots = levels.iter().map(&mut bot).collect();
        Table { game, now: 0, bots, chance, last: None }
    }

    pub fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    /// A person's action.
    pub fn act(&mut self, seat: Seat, action: Action) {
        let mut cx = Cx::silent(self.now, &mut self.chance);
        act(&mut self.game, seat, &action, &mut cx)
            .unwrap_or_else(|why| panic!("{action} by seat {seat}: {why}"));
        self.last = Some(seat);
    }

    /// What a seat's bot is going to do, and when.
    pub fn intent(&mut self, seat: Seat) -> Option<(Action, Millis)> {
        self.intent_since(seat, 0)
    }

    pub fn intent_since(&mut self, seat: Seat, since: Millis) -> Option<(Action, Millis)> {
        let view = self.view(seat);
        let is_person = |seat: &Seat| self.bots[seat.idx()].is_none();
        let people = Seat::all(self.game.n_seats()).filter(is_person).collect();
        let circumstances = Circumstances { now: self.now, since, people };
        let bot = self.bots[seat.idx()].as_mut()?;
        let Intent { action, not_before } = bot.intend(&view, seat, circumstances, BUDGET)?;
        Some((action, not_before.map_or(self.now, |at| at.max(self.now))))
    }

    /// What happens next, and when: a bot acts, or time is up. None when all wait for a person.
    fn next(&mut self) -> Option<(Millis, Option<(Seat, Action)>)> {
        let to_act = self.game.to_act();
        let last = self.last;
        let after_last = |seat: &Seat| last.is_some_and(|last| last < *seat);
        let (after, before): (Vec<Seat>, Vec<Seat>) = to_act.iter().partition(after_last);
        let seats = after.into_iter().chain(before);
        let intents: Vec<_> =
            seats.filter_map(|seat| self.intent(seat).map(|(what, at)| (at, seat, what))).collect();
        let first = intents.into_iter().min_by_key(|(at, _, _)| *at);
        let deadline = self.game.deadline();
        match first {
            Some((at, seat, action)) if deadline.is_none_or(|deadline| at < deadline) => {
                Some((at, Some((seat, action))))
            }
            Some(_) | None => Some((deadline?.max(self.now), None)),
        }
    }

    /// Lets it happen. False when all wait for a person.
    pub fn step(&mut self) -> bool {
        let Some((at, act)) = self.next() else { return false };
        self.now = at;
        match act {
            Some((seat, action)) => self.act(seat, action),
            None => self.game.expire(&mut Cx::silent(at, &mut self.chance)),
        }
        true
    }

    /// Plays on for so long.
    pub fn play_for(&mut self, duration: Millis) {
        let until = self.now + duration;
        while self.next().is_some_and(|(at, _)| at <= until) {
            self.step();
        }
        self.now = until;
    }

    /// Plays on until something is so.
    #[track_caller]
    pub fn play_until(&mut self, is_so: impl Fn(&TurboTaxi) -> bool) {
        while !is_so(&self.game) {
            assert!(self.game.outcome().is_none(), "the game is over before that");
            assert!(self.step(), "all wait: {:?}", self.game.phase());
        }
    }

    pub fn play_to_the_end(&mut self) {
        self.play_until(|game| game.outcome().is_some());
    }

    /// Plays on until the next race begins, and returns when.
    pub fn play_until_race(&mut self) -> Millis {
        self.play_until(|game| !game.phase().is_race());
        self.play_until(|game| game.phase().is_race());
        self.now
    }

    /// A person calls, full board or not.
    pub fn halt(&mut self, seat: Seat) {
        self.act(seat, Action::Halt);
    }
}

pub fn ends_round(game: &TurboTaxi) -> bool {
    matches!(game.phase(), Phase::RoundEnd { .. })
}

/// The task of a race that is on.
pub fn task_of(view: &View) -> Task {
    Task::new(view.centre.unwrap(), view.figures.complete().unwrap())
}

/// Some legal tasks of all kinds.
pub fn some_tasks() -> impl Iterator<Item = Task> {
    (0..25_000).step_by(149).map(Task::sample).filter(|task| task.centre.kind() != CardKind::Tee)
}
