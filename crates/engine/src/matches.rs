//! A match: a game with its log. The only door to a state.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::chance::Recording;
use crate::{
    BadOptions, Chance, Cx, Delays, Game, Imagine, Millis, Recorded, Scripted, Seat, Told, Viewer,
    When,
};

/// What was told of one step.
pub type Heard<G> = Vec<Told<<G as Game>::Event>>;

/// One step of a log, with the draws it took.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Entry<G: Game> {
    pub cause: Cause<G>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<u32>,
    pub at: Millis,
    /// How far the seats were away, if the step depended on that.
    #[serde(default, skip_serializing_if = "Delays::is_zero")]
    pub delays: Delays,
}

impl<G: Game> Entry<G> {
    pub fn when(&self) -> When {
        When { now: self.at, delays: self.delays }
    }
}

/// Why a step happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "snake_case", deny_unknown_fields)]
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
}

/// A game, how it was set up, and what has happened in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Match<G: Game> {
    options: G::Options,
    setup_draws: Vec<u32>,
    game: G,
    log: Vec<Entry<G>>,
    /// The state after the last sealed step, and how long the log was then: undo starts here.
    sealed: G,
    n_sealed: usize,
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
    ) -> Result<(Match<G>, Heard<G>), BadOptions> {
        let mut told = Vec::new();
        let mut setup_draws = Vec::new();
        let mut recording = Recording { source: chance, draws: &mut setup_draws };
        let game = G::setup(options, n_seats, &mut Cx::told(0, &mut recording, &mut told))?;
        let options = options.clone();
        let sealed = game.clone();
        Ok((Match { options, setup_draws, game, log: Vec::new(), sealed, n_sealed: 0 }, told))
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

    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// How many draws the match has taken: where its generator goes on.
    pub fn n_draws(&self) -> u64 {
        let in_log: usize = self.log.iter().map(|entry| entry.draws.len()).sum();
        (self.setup_draws.len() + in_log) as u64
    }

    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        when: impl Into<When>,
        chance: &mut dyn Chance,
    ) -> Result<Heard<G>, Rejected> {
        self.step(Cause::Act { seat, action }, when.into(), chance)
    }

    /// Lets the game go on by itself after its deadline.
    pub fn expire(
        &mut self,
        when: impl Into<When>,
        chance: &mut dyn Chance,
    ) -> Result<Heard<G>, Rejected> {
        self.step(Cause::Expire, when.into(), chance)
    }

    pub(crate) fn step(
        &mut self,
        cause: Cause<G>,
        when: When,
        chance: &mut dyn Chance,
    ) -> Result<Heard<G>, Rejected> {
        let mut told = Vec::new();
        let mut draws = Vec::new();
        let mut recording = Recording { source: chance, draws: &mut draws };
        let mut cx = Cx::told(when, &mut recording, &mut told);
        carry_out(&mut self.game, &cause, &mut cx)?;
        let is_sealed = cx.is_sealed();
        let delays = cx.delays_asked_for();
        self.log.push(Entry { cause, draws, at: when.now, delays });
        if is_sealed {
            self.sealed = self.game.clone();
            self.n_sealed = self.log.len();
        }
        Ok(told)
    }

    /// Whether `seat` may take back the last step: it is its own, and nothing was sealed by it. A
    /// sealed step is refused to everybody alike: who has made it may be a secret.
    pub fn can_undo(&self, seat: Seat) -> Result<(), Rejected> {
        let last = self.log.last().ok_or(Rejected::NothingToUndo)?;
        if self.n_sealed == self.log.len() {
            return Err(Rejected::CannotUndoSealed);
        }
        match &last.cause {
            Cause::Act { seat: actor, .. } if *actor == seat => Ok(()),
            Cause::Act { .. } | Cause::Expire => Err(Rejected::CannotUndoOthers),
        }
    }

    pub fn undo(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.can_undo(seat)?;
        self.log.pop();
        self.rebuild_since_seal();
        Ok(())
    }

    /// Takes back all that `seat` may take back, at least one step.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), Rejected> {
        self.can_undo(seat)?;
        while self.can_undo(seat).is_ok() {
            self.log.pop();
        }
        self.rebuild_since_seal();
        Ok(())
    }

    fn rebuild_since_seal(&mut self) {
        self.game = self.sealed.clone();
        for entry in &self.log[self.n_sealed..] {
            let mut no_draws = Scripted::new([]);
            carry_out(&mut self.game, &entry.cause, &mut Cx::silent(entry.when(), &mut no_draws))
                .expect("the step was carried out before, from the same state");
        }
    }

    /// Repeats a step of a log. Refused like a live one, and also if its draws do not fit; then the
    /// match is of no more use.
    pub fn repeat(&mut self, entry: &Entry<G>) -> Result<Heard<G>, BadEntry> {
        let mut recorded = Recorded::new(&entry.draws);
        let told = self
            .step(entry.cause.clone(), entry.when(), &mut recorded)
            .map_err(BadEntry::Rejected)?;
        if recorded.is_exact() { Ok(told) } else { Err(BadEntry::Draws) }
    }
}

/// Why a log cannot be repeated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadEntry {
    Rejected(Rejected),
    Draws,
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
            Rejected::NothingToUndo => "nothing has happened yet",
            Rejected::CannotUndoOthers => "the last step was not this seat's own",
            Rejected::CannotUndoSealed => "dice were rolled or something was learned since",
        })
    }
}

impl std::error::Error for Rejected {}
