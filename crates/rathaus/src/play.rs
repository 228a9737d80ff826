//! One match between bots, through the same door as a match between people.

use std::time::Duration;

use bots::{Bot, Budget, Level};
use cpu_time::ThreadTime;
use engine::{
    Cause, Fair, Fast, Game, Match, Millis, Outcome, Player, Record, Rejected, Seat, Secret, Viewer,
};
use games::Title;
use texts::Texts;

use crate::complaint::Complaint;
use crate::wording;

/// Which match of which series, so that it can be played again.
#[derive(Clone, Copy)]
pub struct Number {
    pub seed: u64,
    /// From 1.
    pub number: u64,
}

/// A match that was played to its end.
pub struct Played<G: Game> {
    played: Match<G>,
    secret: Secret,
    pub outcome: Outcome,
    /// By seat.
    pub thinking: Vec<Thinking>,
}

/// What a seat's decisions have cost. A decision with nothing to decide is not one.
#[derive(Clone, Copy, Default)]
pub struct Thinking {
    pub n_decisions: u64,
    pub time: Duration,
}

/// Why a match did not come to its end: somebody's rules or bot are broken.
pub enum Stuck {
    Refused { level: &'static str, rejected: Rejected },
    NobodyCanGoOn,
}

impl Thinking {
    pub fn add(&mut self, other: Thinking) {
        self.n_decisions += other.n_decisions;
        self.time += other.time;
    }
}

impl Stuck {
    pub fn complaint(&self, texts: &Texts, number: Number) -> Complaint {
        let words = match self {
            Stuck::Refused { level, rejected } => {
                let why = wording::rejected(texts, *rejected);
                texts.say("stuck-refused", &[("bot", (*level).into()), ("why", why.into())])
            }
            Stuck::NobodyCanGoOn => texts.say("stuck-nobody", &[]),
        };
        let args = [("number", number.number.into()), ("why", words.into())];
        Complaint::Failed(texts.say("stuck", &args))
    }
}

impl<G: Title> Played<G> {
    pub fn n_entries(&self) -> usize {
        self.played.log().len()
    }

    pub fn record(&self, levels: &[&Level<G>]) -> Record<G> {
        let player = |level: &&Level<G>| Player {
            name: level.name.to_owned(),
            bot: Some(level.name.to_owned()),
        };
        Record::of(&self.played, levels.iter().map(player).collect(), Some(&self.secret))
    }
}

/// Plays a match with one level per seat. The options must be accepted already.
pub fn play<G: Title>(
    options: &G::Options,
    levels: &[&Level<G>],
    number: Number,
    budget: Budget,
) -> Result<Played<G>, Stuck> {
    let secret = Secret::from_seed(number.seed, number.number);
    let mut fair = Fair::new(&secret);
    let (mut played, _) = Match::<G>::new(options, levels.len() as u8, &mut fair)
        .expect("the options were accepted for this number of seats");
    let mut bots = bots_of(levels, number);
    let mut thinking = vec![Thinking::default(); levels.len()];
    let mut actions = Vec::new();
    let mut now: Millis = 0;
    let outcome = loop {
        if let Some(outcome) = played.game().outcome() {
            break outcome;
        }
        let Some(seat) = next_seat(&played) else {
            now = played.game().deadline().ok_or(Stuck::NobodyCanGoOn)?.max(now);
            played.expire(now, &mut fair).map_err(|_| Stuck::NobodyCanGoOn)?;
            continue;
        };
        actions.clear();
        played.game().legal_actions(seat, &mut actions);
        let action = match actions[..] {
            [only] => only,
            _ => {
                let bot = bots[seat.idx()].as_mut();
                asked(bot, played.game(), seat, budget, &mut thinking[seat.idx()])
            }
        };
        played
            .play(seat, action, now, &mut fair)
            .map_err(|rejected| Stuck::Refused { level: levels[seat.idx()].name, rejected })?;
    };
    Ok(Played { played, secret, outcome, thinking })
}

/// Bots of one match never share a seed, and no two matches of a series do.
fn bots_of<G: Title>(levels: &[&Level<G>], number: Number) -> Vec<Box<dyn Bot<G>>> {
    let Number { seed, number } = number;
    let mut seeds = Fast::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
    levels.iter().map(|level| (level.bot)(seeds.next_u64())).collect()
}

/// Whose decision is asked for next. Where several may act, the one after the last actor comes
/// first, so that nobody is kept from acting.
fn next_seat<G: Game>(played: &Match<G>) -> Option<Seat> {
    let game = played.game();
    let last = played.log().last().and_then(|entry| match &entry.cause {
        Cause::Act { seat, .. } => Some(*seat),
        Cause::Expire => None,
    });
    let to_act = game.to_act();
    let after = to_act.iter().find(|seat| last.is_some_and(|last| last < *seat));
    after.or(to_act.first())
}

fn asked<G: Game>(
    bot: &mut dyn Bot<G>,
    game: &G,
    seat: Seat,
    budget: Budget,
    thinking: &mut Thinking,
) -> G::Action {
    let view = game.view(Viewer::Seat(seat));
    let clock = ThreadTime::now();
    let action = bot.choose(&view, seat, budget);
    thinking.time += clock.elapsed();
    thinking.n_decisions += 1;
    action
}
