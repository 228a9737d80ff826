//! Random play: the walk that the laws look at, one moment and one step after the other.

use engine::{
    Cause, Chance, Cx, Delays, Entry, Fair, Fast, Game, Imagine, Match, Millis, Player, Record,
    Recorded, Rejected, Seat, Secret, Told, When,
};

use crate::Law;
use crate::law::{Breach, Broken};
use crate::laws::ends_in_time;
use crate::script::legal;

/// The heavy laws look at one moment in so many at the start of a match, ...
const SAMPLED_EVERY: usize = 4;
/// ... and at one fewer whenever so many entries have been made: a long match takes no age.
const SAMPLED_LESS_AFTER: usize = 16;
/// A deadline that need not pass does so once in so many steps.
const EXPIRED_EVERY: u32 = 8;
const PAUSE_MS_MAX: u32 = 3_000;
const DELAY_MS_MAX: u32 = 401;
const SEEN_MAX: usize = 32;

/// A match on its way. The same seed and number of seats give the same one.
pub(crate) struct Walk<G: Game> {
    pub seed: u64,
    pub secret: Secret,
    pub played: Match<G>,
    /// The state before the last step.
    pub before: Option<G>,
    /// How firm the rules have made the last step.
    pub hold: Hold,
    /// What each seat was answered before the last step if it wanted to go back.
    pub could_undo: Vec<Result<(), Rejected>>,
    /// The state after the last sealed step.
    pub sealed: Sealed<G>,
    /// What was told by the last step, or by the set-up.
    pub told: Vec<Told<G::Event>>,
    /// Actions that were legal for somebody at some moment.
    pub seen: Vec<G::Action>,
    fair: Fair,
    choices: Fast,
    now: Millis,
}

/// How firm a step is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hold {
    Open,
    /// For its actor.
    Settled,
    /// For everybody, and so is all before it.
    Sealed,
}

/// A state behind which nobody goes back.
pub(crate) struct Sealed<G> {
    pub game: G,
    pub n_entries: usize,
    /// Whether somebody has settled something since.
    pub is_followed_by_settled: bool,
}

impl<G> Sealed<G> {
    fn new(game: G, n_entries: usize) -> Sealed<G> {
        Sealed { game, n_entries, is_followed_by_settled: false }
    }
}

/// The record of a random match that was played to its end.
pub fn random_record<G: Imagine>(options: &G::Options, n_seats: u8, seed: u64) -> Record<G> {
    let play = || {
        let mut walk = Walk::<G>::new(options, n_seats, seed, Vec::new())?;
        while walk.step()? {}
        Ok::<_, Breach>(walk.record())
    };
    match play() {
        Ok(record) => record,
        Err(Breach { law, what }) => panic!("{} breaks the law {law:?}: {what}", G::ID),
    }
}

impl<G: Game> Walk<G> {
    pub fn new(
        options: &G::Options,
        n_seats: u8,
        seed: u64,
        seen: Vec<G::Action>,
    ) -> Result<Walk<G>, Breach> {
        let secret = Secret::from_seed(seed, u64::from(n_seats));
        let mut fair = Fair::new(&secret);
        let new = Match::<G>::new(options, n_seats, &mut fair);
        let (played, told) = Law::SetsUp.found(new.map_err(|bad| bad.to_string()))?;
        let sealed = Sealed::new(played.game().clone(), 0);
        Ok(Walk {
            seed,
            secret,
            played,
            before: None,
            hold: Hold::Sealed,
            could_undo: Vec::new(),
            sealed,
            told,
            seen,
            fair,
            choices: Fast::new(seed),
            now: 0,
        })
    }

    pub fn game(&self) -> &G {
        self.played.game()
    }

    /// The match before its first step.
    pub fn fresh(&self) -> Match<G> {
        let mut draws = Recorded::new(self.played.setup_draws());
        let new = Match::new(self.played.options(), self.n_seats(), &mut draws);
        new.expect("it was set up before").0
    }

    pub fn n_seats(&self) -> u8 {
        self.game().n_seats()
    }

    /// Whether the heavy laws look at this moment.
    pub fn is_sampled(&self) -> bool {
        let n_moments = SAMPLED_EVERY + self.played.log().len() / SAMPLED_LESS_AFTER;
        self.played.log().is_empty() || self.chance().below(n_moments as u32) == 0
    }

    /// A generator for what the laws try here; the walk's own would make it another walk.
    pub fn chance(&self) -> Fast {
        Fast::new(self.seed << 32 | self.played.log().len() as u64)
    }

    pub fn record(&self) -> Record<G> {
        let players = Seat::all(self.n_seats());
        let players = players.map(|seat| Player { name: format!("Seat {seat}"), bot: None });
        Record::of(&self.played, players.collect(), Some(&self.secret))
    }

    pub fn broken(&self, Breach { law, what }: Breach) -> Broken {
        Broken {
            law,
            game: G::ID,
            seed: self.seed,
            n_seats: self.n_seats(),
            n_entries: self.played.log().len(),
            what,
        }
    }

    /// Goes one step on. False at the end.
    pub fn step(&mut self) -> Result<bool, Breach> {
        if self.game().outcome().is_some() {
            return Ok(false);
        }
        let cause = self.choose()?;
        let before = self.game().clone();
        let when = self.when();
        self.could_undo =
            Seat::all(self.n_seats()).map(|seat| self.played.can_undo(seat)).collect();
        let told = match &cause {
            Cause::Act { seat, action } => self.played.play(*seat, *action, when, &mut self.fair),
            Cause::Expire => self.played.expire(when, &mut self.fair),
        };
        let refused = |rejected: Rejected| format!("{cause:?} was offered, but: {rejected}");
        self.told = Law::ListedIsAccepted.found(told.map_err(refused))?;
        self.note_hold(&before);
        self.before = Some(before);
        Law::EndsInTime.found(ends_in_time(self))?;
        Ok(true)
    }

    /// In every other match the seats are at different distances.
    fn when(&self) -> When {
        let delay = |seat: Seat| match self.seed % 2 {
            0 => 0,
            _ => Millis::from(Fast::new(self.seed << 8 | u64::from(seat.0)).below(DELAY_MS_MAX)),
        };
        When { now: self.now, delays: Delays::new(delay) }
    }

    fn choose(&mut self) -> Result<Cause<G>, Breach> {
        let deadline = self.game().deadline();
        let actors: Vec<Seat> = self.game().to_act().iter().collect();
        let pause = Millis::from(self.choices.below(PAUSE_MS_MAX));
        let is_late = match deadline {
            Some(_) => actors.is_empty() || self.choices.below(EXPIRED_EVERY) == 0,
            None => false,
        };
        if let (Some(deadline), true) = (deadline, is_late) {
            self.now = self.now.max(deadline);
            return Ok(Cause::Expire);
        }
        // Nobody acts after a deadline: the server would have let it pass.
        self.now = (self.now + pause).min(deadline.unwrap_or(Millis::MAX)).max(self.now);
        let seat = self.pick(&actors);
        let seat = Law::SomebodyActs.found(seat.ok_or("nobody can go on".to_owned()))?;
        let actions = legal(self.game(), seat);
        let action = self.pick(&actions);
        let nothing = || format!("seat {seat} is to act, but nothing is listed");
        let action = Law::ActorsHaveActions.found(action.ok_or_else(nothing))?;
        self.note_seen(&actions);
        Ok(Cause::Act { seat, action })
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let n_choices = u32::try_from(from.len()).ok().filter(|n| 0 < *n)?;
        Some(from[self.choices.below(n_choices) as usize])
    }

    /// Keeps one of the actions, so that a later moment can try it out of place.
    fn note_seen(&mut self, actions: &[G::Action]) {
        let Some(action) = self.pick(actions).filter(|action| !self.seen.contains(action)) else {
            return;
        };
        if self.seen.len() < SEEN_MAX {
            self.seen.push(action);
        } else {
            let idx = self.choices.below(SEEN_MAX as u32) as usize;
            self.seen[idx] = action;
        }
    }

    fn note_hold(&mut self, before: &G) {
        let entry = self.played.log().last().expect("a step was just made");
        self.hold = hold(before.clone(), entry);
        match self.hold {
            Hold::Open => {}
            Hold::Settled => self.sealed.is_followed_by_settled = true,
            Hold::Sealed => {
                let n_entries = self.played.log().len();
                self.sealed = Sealed::new(self.played.game().clone(), n_entries);
            }
        }
    }
}

/// What the rules themselves say of a step.
fn hold<G: Game>(mut game: G, entry: &Entry<G>) -> Hold {
    let mut recorded = Recorded::new(&entry.draws);
    let mut cx = Cx::silent(entry.when(), &mut recorded);
    match &entry.cause {
        Cause::Act { seat, action } => game.apply(*seat, action, &mut cx),
        Cause::Expire => game.expire(&mut cx),
    }
    match (cx.is_sealed(), cx.is_settled()) {
        (true, _) => Hold::Sealed,
        (false, true) => Hold::Settled,
        (false, false) => Hold::Open,
    }
}
