//! One match between bots, through the same door as a match between people.

use std::time::Duration;

use bots::{Bot, Budget, Circumstances, Intent, Level, Seeded};
use cpu_time::ThreadTime;
use engine::{
    Cause, Fair, Fast, Game, Match, Millis, Outcome, Player, Record, Rejected, Seat, Seats, Secret,
    Viewer,
};
use games::Title;
use texts::{Texts, reports};

use crate::complaint::Complaint;

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
                let why = reports::rejected(texts, *rejected);
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
    let mut minds = minds_of(levels, number);
    let mut now: Millis = 0;
    let outcome = loop {
        if let Some(outcome) = played.game().outcome() {
            break outcome;
        }
        let next = next_intent(&played, &mut minds, budget, now);
        let deadline = played.game().deadline();
        match (next, deadline) {
            (Some((seat, action, at)), _) if deadline.is_none_or(|deadline| at < deadline) => {
                now = at;
                minds[seat.idx()].intent = None;
                let level = levels[seat.idx()].name;
                played
                    .play(seat, action, now, &mut fair)
                    .map_err(|rejected| Stuck::Refused { level, rejected })?;
            }
            (_, Some(deadline)) => {
                now = deadline.max(now);
                played.expire(now, &mut fair).map_err(|_| Stuck::NobodyCanGoOn)?;
            }
            (_, None) => return Err(Stuck::NobodyCanGoOn),
        }
    };
    let thinking = minds.iter().map(|mind| mind.thinking).collect();
    Ok(Played { played, secret, outcome, thinking })
}

/// A bot in its seat, with what it intends.
struct Mind<G: Game> {
    bot: Box<dyn Bot<G>>,
    thinking: Thinking,
    intent: Option<Plan<G>>,
}

/// What a bot has seen, and what it is going to do about it.
type Plan<G> = (<G as Game>::View, Option<Intent<<G as Game>::Action>>);

/// Bots of one match never share a seed, and no two matches of a series do.
fn minds_of<G: Title>(levels: &[&Level<G>], number: Number) -> Vec<Mind<G>> {
    let Number { seed, number } = number;
    let mut seeds = Fast::new(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
    let mut mind = |level: &&Level<G>| Mind {
        bot: (level.bot)(Seeded::new(seeds.next_u64())),
        thinking: Thinking::default(),
        intent: None,
    };
    levels.iter().map(&mut mind).collect()
}

/// Who does what next, and when. Where several want to act at the same time, the one after the last
/// actor comes first, so that nobody is kept from acting.
fn next_intent<G: Game>(
    played: &Match<G>,
    minds: &mut [Mind<G>],
    budget: Budget,
    now: Millis,
) -> Option<(Seat, G::Action, Millis)> {
    let game = played.game();
    let last = played.log().last().and_then(|entry| match &entry.cause {
        Cause::Act { seat, .. } => Some(*seat),
        Cause::Expire => None,
    });
    let to_act = game.to_act();
    let after_last = |seat: &Seat| last.is_some_and(|last| last < *seat);
    let in_order = to_act.iter().filter(after_last).chain(to_act.iter().filter(|s| !after_last(s)));
    let circumstances = Circumstances { now, since: 0, people: Seats::none() };
    let intents = in_order.filter_map(|seat| {
        let intent = minds[seat.idx()].intend(game, seat, circumstances, budget);
        let Intent { action, not_before } = intent?;
        Some((seat, action, not_before.map_or(now, |at| at.max(now))))
    });
    // The first of those that are earliest.
    intents.min_by_key(|(_, _, at)| *at)
}

impl<G: Game> Mind<G> {
    /// Asks the bot, if it has a choice and something new to see.
    fn intend(
        &mut self,
        game: &G,
        seat: Seat,
        circumstances: Circumstances,
        budget: Budget,
    ) -> Option<Intent<G::Action>> {
        let view = game.view(Viewer::Seat(seat));
        if let Some((seen, intent)) = &self.intent
            && *seen == view
        {
            return *intent;
        }
        let intent = match bots::only_action(game, seat) {
            Some(only) => Some(Intent { action: only, not_before: None }),
            None => {
                let clock = ThreadTime::now();
                let intent = self.bot.intend(&view, seat, circumstances, budget);
                self.thinking.time += clock.elapsed();
                self.thinking.n_decisions += 1;
                intent
            }
        };
        self.intent = Some((view, intent));
        intent
    }
}
