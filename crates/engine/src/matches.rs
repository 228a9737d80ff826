//! A match: a game with its log. The only door to a state.

use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::chance::Recording;
use crate::{
    BadOptions, Chance, Cx, Delays, Game, Imagine, Millis, Recorded, Seat, Told, Viewer, When,
};

/// What was told of one step.
pub type ToldEvents<G> = Vec<Told<<G as Game>::Event>>;

/// One step of a log, with the draws it took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(bound = "", deny_unknown_fields)]
#[schemars(rename = "RecordEntry", bound = "G::Action: JsonSchema")]
pub struct Entry<G: Game> {
    pub cause: Cause<G>,
    #[serde(default, skip_serializing_if = "<[u32]>::is_empty")]
    pub draws: Box<[u32]>,
    pub at: Millis,
    /// How far the seats were away, if the step depended on that.
    #[serde(default, skip_serializing_if = "Delays::is_zero")]
    pub delays: Delays,
}

impl<G: Game> Entry<G> {
    pub fn when(&self) -> When {
        When { now: self.at, delays: self.delays }
    }

    /// The seat that has acted; nobody where time has.
    pub fn actor(&self) -> Option<Seat> {
        match self.cause {
            Cause::Act { seat, .. } => Some(seat),
            Cause::Expire => None,
        }
    }
}

/// Why a step happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(bound = "", rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "RecordCause", bound = "G::Action: JsonSchema")]
pub enum Cause<G: Game> {
    Act { seat: Seat, action: G::Action },
    Expire,
}

/// Why a step was refused. Nothing has changed then.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rejected {
    GameOver,
    NotYourTurn,
    Illegal,
    NotExpired,
    NothingToUndo,
    CannotUndoOthers,
    CannotUndoSealed,
    TurnTooLong,
}

/// Where people play, a seat may have so many steps behind the seal: they are replayed whenever one
/// is taken back. No turn needs nearly as many, but some let a piece be put down and picked up for
/// ever.
pub const OPEN_STEPS_MAX: usize = 250;

/// A game, how it was set up, and what has happened in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    setup_draws: Vec<u32>,
    game: G,
    /// Without the first `n_forgotten` steps.
    log: Vec<Entry<G>>,
    n_forgotten: usize,
    /// Of the set-up and of all steps.
    n_draws: u64,
    /// The state after the last sealed step, and where in the log that was: undo starts here.
    sealed: G,
    n_sealed: usize,
    /// Whether each of the steps behind the seal is settled.
    settled: Vec<bool>,
}

/// Checks an action and carries it out. `Match` comes through here, and so does whoever plays
/// without a log.
pub fn act<G: Game>(
    game: &mut G,
    seat: Seat,
    action: &G::Action,
    cx: &mut Cx<'_, G::Event>,
) -> Result<(), Rejected> {
    if !game.to_act().contains(seat) {
        let is_over = game.outcome().is_some();
        return Err(if is_over { Rejected::GameOver } else { Rejected::NotYourTurn });
    }
    if !game.is_legal(seat, action) {
        return Err(Rejected::Illegal);
    }
    game.apply(seat, action, cx);
    Ok(())
}

impl<G: Game> Match<G> {
    pub fn new(
        options: &G::Options,
        n_seats: u8,
        chance: &mut dyn Chance,
    ) -> Result<(Match<G>, ToldEvents<G>), BadOptions> {
        let mut told = Vec::new();
        let mut setup_draws = Vec::new();
        let mut recording = Recording { source: chance, draws: &mut setup_draws };
        let game = G::setup(options, n_seats, &mut Cx::told(0, &mut recording, &mut told))?;
        let options = options.clone();
        let sealed = game.clone();
        let n_draws = setup_draws.len() as u64;
        let played = Match {
            options,
            setup_draws,
            game,
            log: Vec::new(),
            n_forgotten: 0,
            n_draws,
            sealed,
            n_sealed: 0,
            settled: Vec::new(),
        };
        Ok((played, told))
    }

    pub fn game(&self) -> &G {
        &self.game
    }

    /// The same match in a state that `seat` cannot tell from the true one, to show that nobody
    /// can. What has happened in it stays as it was.
    pub fn imagined(&self, seat: Seat, chance: &mut dyn Chance) -> Match<G>
    where
        G: Imagine,
    {
        let game = G::imagine(&self.game.view(Viewer::Seat(seat)), seat, chance);
        Match { game, ..self.clone() }
    }

    pub fn options(&self) -> &G::Options {
        &self.options
    }

    pub fn setup_draws(&self) -> &[u32] {
        &self.setup_draws
    }

    /// What has happened, but for what was forgotten.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// How many steps the match has had, those that were forgotten among them.
    pub fn n_steps(&self) -> usize {
        self.n_forgotten + self.log.len()
    }

    /// How many of them can never be taken back.
    pub fn n_sealed(&self) -> usize {
        self.n_forgotten + self.n_sealed
    }

    pub fn has_whole_log(&self) -> bool {
        self.n_forgotten == 0
    }

    /// Lets go of the steps that can never be taken back, where somebody else keeps them: so a
    /// match takes no more room the longer it lasts. What needs a whole log is not to be had then.
    pub fn forget_sealed(&mut self) {
        self.log.drain(..self.n_sealed);
        self.n_forgotten += self.n_sealed;
        self.n_sealed = 0;
        self.setup_draws = Vec::new();
    }

    /// How many draws the match has taken: where its generator goes on.
    pub fn n_draws(&self) -> u64 {
        self.n_draws
    }

    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        when: impl Into<When>,
        chance: &mut dyn Chance,
    ) -> Result<ToldEvents<G>, Rejected> {
        self.step(Cause::Act { seat, action }, when.into(), chance)
    }

    /// The same for somebody who could go on with a turn for ever, at the cost of others: with too
    /// many steps open, only what seals is still possible.
    pub fn play_bounded(
        &mut self,
        seat: Seat,
        action: G::Action,
        when: impl Into<When>,
        chance: &mut dyn Chance,
    ) -> Result<ToldEvents<G>, Rejected> {
        let cause = Cause::Act { seat, action };
        if self.n_open(seat) < OPEN_STEPS_MAX {
            return self.step(cause, when.into(), chance);
        }
        // Whether it seals has to be tried out. What draws does.
        let before = self.clone();
        let told = self.step(cause, when.into(), chance)?;
        if self.n_open(seat) == 0 {
            return Ok(told);
        }
        *self = before;
        Err(Rejected::TurnTooLong)
    }

    /// Steps of a seat behind the seal.
    fn n_open(&self, seat: Seat) -> usize {
        let open = self.log[self.n_sealed..].iter();
        open.filter(|entry| entry.actor() == Some(seat)).count()
    }

    /// Lets the game go on by itself after its deadline.
    pub fn expire(
        &mut self,
        when: impl Into<When>,
        chance: &mut dyn Chance,
    ) -> Result<ToldEvents<G>, Rejected> {
        self.step(Cause::Expire, when.into(), chance)
    }

    pub(crate) fn step(
        &mut self,
        cause: Cause<G>,
        when: When,
        chance: &mut dyn Chance,
    ) -> Result<ToldEvents<G>, Rejected> {
        let mut told = Vec::new();
        let mut draws = Vec::new();
        let mut recording = Recording { source: chance, draws: &mut draws };
        let mut cx = Cx::told(when, &mut recording, &mut told);
        carry_out(&mut self.game, &cause, &mut cx)?;
        let (is_sealed, is_settled) = (cx.is_sealed(), cx.is_settled());
        let delays = cx.delays_asked_for();
        // Every draw seals, so none is ever taken back.
        self.n_draws += draws.len() as u64;
        self.log.push(Entry { cause, draws: draws.into(), at: when.now, delays });
        self.settled.push(is_settled);
        if is_sealed {
            self.sealed = self.game.clone();
            self.n_sealed = self.log.len();
            self.settled.clear();
        }
        Ok(told)
    }

    /// Whether `seat` may take back its last step: it was not settled, nothing was sealed since,
    /// and what others have done behind it would have happened without it too. A law sees to it
    /// that what others do unseen makes no difference to the answer.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Rejected> {
        let idx = self.last_open(seat)?;
        let is_last = idx + 1 == self.log.len();
        if is_last { Ok(()) } else { self.state_without(idx).map(|_| ()) }
    }

    /// Takes back the last step of `seat` and says which one of the match it was.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, Rejected> {
        let idx = self.last_open(seat)?;
        self.game = self.state_without(idx)?;
        self.remove(idx);
        Ok(self.n_forgotten + idx)
    }

    /// Takes back what `seat` may take back at once, at least one step, and replays the steps
    /// behind the seal once for it. Says which steps of the match they were, the last one first.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<Vec<usize>, Rejected> {
        self.last_open(seat)?;
        let Some(Without { game, undone }) = self.without_all(seat) else {
            return self.undo(seat).map(|idx| vec![idx]);
        };
        self.game = game;
        undone.iter().rev().for_each(|idx| self.remove(*idx));
        Ok(undone.into_iter().rev().map(|idx| self.n_forgotten + idx).collect())
    }

    fn remove(&mut self, idx: usize) {
        self.log.remove(idx);
        self.settled.remove(idx - self.n_sealed);
    }

    /// The match without the last steps of `seat` that everybody else's steps would do without.
    /// Where a step of another would not, or a deadline has passed, it begins anew behind that.
    fn without_all(&self, seat: Seat) -> Option<Without<G>> {
        let mut with = self.sealed.clone();
        let mut without: Option<Without<G>> = None;
        for (idx, entry) in self.log.iter().enumerate().skip(self.n_sealed) {
            let is_own = entry.actor() == Some(seat);
            if is_own && !self.settled[idx - self.n_sealed] {
                let before = || Without { game: with.clone(), undone: Vec::new() };
                without.get_or_insert_with(before).undone.push(idx);
                repeat_open(&mut with, entry).expect(SAME_STATE);
                continue;
            }
            let told = repeat_open(&mut with, entry).expect(SAME_STATE);
            let is_others = entry.actor().is_some() && !is_own;
            without = without.and_then(|mut without| {
                let would_do = is_others && repeat_open(&mut without.game, entry) == Some(told);
                would_do.then_some(without)
            });
        }
        without
    }

    /// Where the last step of `seat` stands, if it is behind the seal and not settled. Who has made
    /// the sealed steps may be a secret, so they are refused to everybody alike.
    fn last_open(&self, seat: Seat) -> Result<usize, Rejected> {
        let mut behind_seal = (self.n_sealed..self.log.len()).rev();
        match behind_seal.find(|idx| self.log[*idx].actor() == Some(seat)) {
            Some(idx) if !self.settled[idx - self.n_sealed] => Ok(idx),
            None if self.n_sealed() == 0 => Err(Rejected::NothingToUndo),
            Some(_) | None => Err(Rejected::CannotUndoSealed),
        }
    }

    /// The state if a step behind the seal had not been made and all that came after it had.
    /// Refused if something of that is not possible then, or is told otherwise; and nobody goes
    /// back behind a deadline that has passed.
    fn state_without(&self, idx: usize) -> Result<G, Rejected> {
        let (before, behind) = self.log[self.n_sealed..].split_at(idx - self.n_sealed);
        let (step, behind) = behind.split_first().expect("the step is in the log");
        let mut with = self.sealed.clone();
        for entry in before {
            repeat_open(&mut with, entry).expect(SAME_STATE);
        }
        let mut without = with.clone();
        repeat_open(&mut with, step).expect(SAME_STATE);
        for entry in behind {
            let told = repeat_open(&mut with, entry).expect(SAME_STATE);
            if entry.actor().is_none() || repeat_open(&mut without, entry) != Some(told) {
                return Err(Rejected::CannotUndoOthers);
            }
        }
        Ok(without)
    }

    /// Repeats a step of a log. Refused like a live one, and also if its draws do not fit; then the
    /// match is of no more use.
    pub fn repeat(&mut self, entry: &Entry<G>) -> Result<ToldEvents<G>, BadEntry> {
        let mut recorded = Recorded::new(&entry.draws);
        let told = self
            .step(entry.cause.clone(), entry.when(), &mut recorded)
            .map_err(BadEntry::Rejected)?;
        if recorded.is_exact() { Ok(told) } else { Err(BadEntry::Draws) }
    }
}

/// A state in which some steps were not made, and where in the log these stand.
struct Without<G> {
    game: G,
    undone: Vec<usize>,
}

/// Why a log cannot be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadEntry {
    Rejected(Rejected),
    Draws,
}

const SAME_STATE: &str = "the step was carried out before, from the same state";

/// Carries out a step that was not sealed once more. Nothing if that is not possible in this state,
/// or would be sealed here.
fn repeat_open<G: Game>(game: &mut G, entry: &Entry<G>) -> Option<ToldEvents<G>> {
    let mut told = Vec::new();
    let mut no_draws = Recorded::new(&[]);
    let mut cx = Cx::told(entry.when(), &mut no_draws, &mut told);
    carry_out(game, &entry.cause, &mut cx).ok()?;
    let is_sealed = cx.is_sealed();
    (!is_sealed).then_some(told)
}

fn carry_out<G: Game>(
    game: &mut G,
    cause: &Cause<G>,
    cx: &mut Cx<'_, G::Event>,
) -> Result<(), Rejected> {
    match cause {
        Cause::Act { seat, action } => act(game, *seat, action, cx),
        Cause::Expire => match game.deadline() {
            Some(deadline) if deadline <= cx.now => {
                game.expire(cx);
                Ok(())
            }
            Some(_) | None => Err(Rejected::NotExpired),
        },
    }
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Rejected::GameOver => "the game is over",
            Rejected::NotYourTurn => "it is not this seat's turn",
            Rejected::Illegal => "the rules do not offer this action now",
            Rejected::NotExpired => "no deadline has passed",
            Rejected::NothingToUndo => "there is nothing to take back",
            Rejected::CannotUndoOthers => "others have gone on from this seat's step",
            Rejected::TurnTooLong => "so many steps are open that nothing but an end is possible",
            Rejected::CannotUndoSealed => {
                "dice were rolled, something was learned, or the step is final"
            }
        })
    }
}

impl std::error::Error for Rejected {}
