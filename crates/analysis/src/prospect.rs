//! What a way brings at once, and what it risks.

use bots::judge::play_unseen;
use bots::{Bot, Botted, Budget, Judge, Seeded, Way};
use engine::{Cx, Fast, Game, Line, Seat, Viewer, act};
use protocol::{Gain, Prospect, Risk};
use serde_json::Value;

/// So often it is played on from a way until the seat acts again.
const N_TRIED: u32 = 12;
/// Nobody plays longer than that until then.
const STEPS_MAX: usize = 400;
/// What happens more rarely, or costs less in the mean, is not spoken of.
const CHANCE_MIN: f64 = 0.15;
const LOSS_MIN: f64 = 0.5;
/// Who plays on: it needs no strength to see what is threatening.
const LEVEL: &str = "easy";
const QUICK: Budget = Budget { ms: 1 };

pub fn prospect<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    way: &Way<G::Action>,
) -> Prospect {
    Prospect {
        actions: as_json::<G>(&way.actions),
        points: way.judgement.points[seat.idx()],
        gains: gains::<G>(judge, view, seat, &way.actions),
        risk: None,
    }
}

fn as_json<G: Game>(actions: &[G::Action]) -> Vec<Value> {
    let json = |action| serde_json::to_value(action).expect("an action becomes JSON");
    actions.iter().map(json).collect()
}

/// What a way changes at once in the sources of the score.
fn gains<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Vec<Gain> {
    let mut game = G::seen(view, seat);
    let before = judge.sources(&game, seat);
    play_unseen(&mut game, seat, actions);
    let after = judge.sources(&game, seat);
    differences(&before, &after)
}

fn differences(before: &[Line], after: &[Line]) -> Vec<Gain> {
    let points = |lines: &[Line], source: &str| -> i32 {
        lines.iter().filter(|line| line.source == source).map(|line| line.points).sum()
    };
    let mut gains: Vec<Gain> = Vec::new();
    for line in after.iter().chain(before) {
        let is_known = gains.iter().any(|gain| gain.source == line.source);
        let change = points(after, &line.source) - points(before, &line.source);
        if !is_known && change != 0 {
            gains.push(Gain { source: line.source.to_string(), points: change });
        }
    }
    gains
}

/// What the others and chance may take from a seat that goes this way, before it acts again.
pub fn risk<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
) -> Option<Risk> {
    let mut losses: Vec<Gain> = Vec::new();
    for sample in 0..N_TRIED {
        let lost = lost::<G>(judge, view, seat, actions, sample)?;
        losses.extend(lost.into_iter().filter(|gain| gain.points < 0));
    }
    worst(&losses)
}

/// What changes in the sources of the score from the end of the turn to the next one.
fn lost<G: Botted>(
    judge: &dyn Judge<G>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    sample: u32,
) -> Option<Vec<Gain>> {
    let mut chance = Fast::new(sample.into());
    let mut game = G::imagine(view, seat, &mut chance);
    for action in actions {
        act(&mut game, seat, action, &mut Cx::silent(0, &mut chance)).ok()?;
    }
    let mut bot = (G::level(LEVEL)?.bot)(Seeded::new(sample.into()));
    play_while(&mut game, bot.as_mut(), &mut chance, |game| game.to_act().contains(seat));
    let before = judge.sources(&game, seat);
    play_while(&mut game, bot.as_mut(), &mut chance, |game| !game.to_act().contains(seat));
    Some(differences(&before, &judge.sources(&game, seat)))
}

fn play_while<G: Game>(
    game: &mut G,
    bot: &mut dyn Bot<G>,
    chance: &mut Fast,
    goes_on: impl Fn(&G) -> bool,
) {
    for _ in 0..STEPS_MAX {
        let Some(seat) = game.to_act().first().filter(|_| goes_on(game)) else { return };
        let action = match bots::only_action(game, seat) {
            Some(only) => only,
            None => bot.choose(&game.view(Viewer::Seat(seat)), seat, QUICK),
        };
        game.apply(seat, &action, &mut Cx::silent(0, chance));
    }
}

/// The source that loses most.
fn worst(losses: &[Gain]) -> Option<Risk> {
    let mean = |risk: &Risk| risk.points * risk.chance;
    let risks = losses.iter().map(|gain| risk_of(&gain.source, losses));
    let worst = risks.min_by(|a, b| mean(a).total_cmp(&mean(b)));
    worst.filter(|risk| CHANCE_MIN <= risk.chance && mean(risk) <= -LOSS_MIN)
}

fn risk_of(source: &str, losses: &[Gain]) -> Risk {
    let of_source: Vec<i32> =
        losses.iter().filter(|gain| gain.source == source).map(|gain| gain.points).collect();
    let n = of_source.len() as f64;
    let sum: i32 = of_source.iter().sum();
    Risk { source: source.to_owned(), points: f64::from(sum) / n, chance: n / f64::from(N_TRIED) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_changes_is_told() {
        let before = [Line::new("walls", 4), Line::new("coins", 2)];
        let after = [Line::new("walls", 4), Line::new("coins", 1), Line::new("church", 9)];
        let told = differences(&before, &after);
        let told: Vec<(&str, i32)> =
            told.iter().map(|gain| (gain.source.as_str(), gain.points)).collect();
        assert_eq!(told, [("coins", -1), ("church", 9)]);
    }

    #[test]
    fn the_greatest_danger_is_told_and_small_ones_are_not() {
        let lost = |source: &str, points| Gain { source: source.to_owned(), points };
        assert_eq!(worst(&[lost("cannons", -5)]), None, "it has happened once only");
        let often = [vec![lost("coins", -1); 9], vec![lost("cannons", -5); 6]].concat();
        let risk = worst(&often).unwrap();
        assert_eq!((risk.source.as_str(), risk.points, risk.chance), ("cannons", -5.0, 0.5));
    }
}
