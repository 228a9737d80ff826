//! Why one way is better than another, in a sentence each: what it brings at once, what the other
//! one risks, and what it comes to in the end.

use protocol::{Gain, Prospect};

use super::numbers::signed;
use crate::words::Texts;

/// Less is not worth a word.
const POINTS_MIN: f64 = 0.5;

/// Of two ways of this game, the better one first.
pub fn why(game: &str, best: &Prospect, played: &Prospect, texts: &Texts) -> Vec<String> {
    let mut reasons = Vec::new();
    let gains = differences(&best.gains, &played.gains);
    if !gains.is_empty() {
        reasons.push(texts.say("analysis-gains", &[("gains", told(game, &gains, texts).into())]));
    }
    reasons.extend(at_risk(game, played, texts));
    let more = best.points - played.points;
    if reasons.is_empty() && POINTS_MIN <= more {
        reasons.push(texts.say("analysis-later", &[("n", (more.ceil() as i32).into())]));
    }
    reasons
}

/// What a way brings at once and what it risks, for whoever may choose it.
pub fn reason(game: &str, way: &Prospect, texts: &Texts) -> String {
    let now = (!way.gains.is_empty())
        .then(|| texts.say("hint-gains", &[("gains", told(game, &way.gains, texts).into())]));
    [now, at_risk(game, way, texts)].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn at_risk(game: &str, way: &Prospect, texts: &Texts) -> Option<String> {
    let risk = way.risk.as_ref()?;
    let args = [
        ("source", source(game, &risk.source, texts).into()),
        ("points", signed(risk.points.round() as i32).into()),
        ("chance", ((100.0 * risk.chance).round() as i32).into()),
    ];
    Some(texts.say("analysis-risk", &args))
}

/// What one way brings more than another, source by source.
fn differences(best: &[Gain], played: &[Gain]) -> Vec<Gain> {
    let of = |gains: &[Gain], source: &str| -> i32 {
        gains.iter().filter(|gain| gain.source == source).map(|gain| gain.points).sum()
    };
    let mut more: Vec<Gain> = Vec::new();
    for Gain { source, .. } in best.iter().chain(played) {
        let points = of(best, source) - of(played, source);
        if points != 0 && more.iter().all(|gain| gain.source != *source) {
            more.push(Gain { source: source.clone(), points });
        }
    }
    more
}

/// "Churches +4, Coins −2".
fn told(game: &str, gains: &[Gain], texts: &Texts) -> String {
    let gain = |gain: &Gain| {
        let source = source(game, &gain.source, texts);
        format!("{source} {}", signed(gain.points))
    };
    gains.iter().map(gain).collect::<Vec<_>>().join(", ")
}

fn source(game: &str, source: &str, texts: &Texts) -> String {
    texts.say(&format!("{game}-line-{source}"), &[])
}

#[cfg(test)]
mod tests {
    use protocol::Risk;
    use texts::Lang;

    use super::*;

    fn prospect(points: f64, gains: &[(&str, i32)], risk: Option<Risk>) -> Prospect {
        let gain =
            |(source, points): &(&str, i32)| Gain { source: (*source).to_owned(), points: *points };
        Prospect { actions: Vec::new(), points, gains: gains.iter().map(gain).collect(), risk }
    }

    #[test]
    fn the_reason_is_what_differs() {
        let texts = Texts::new(Lang::En);
        let best = prospect(40.0, &[("churches", 9), ("coins", 2)], None);
        let risk = Risk { source: "cannons".to_owned(), points: -5.0, chance: 0.4 };
        let played = prospect(36.2, &[("coins", 5), ("churches", 9)], Some(risk));
        let said = why("saint-malo", &best, &played, &texts);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].ends_with("−3.") && !said[0].contains("+9"), "{said:?}");
        assert!(said[1].contains("−5") && said[1].contains("40"), "{said:?}");
        let later = why("saint-malo", &best, &prospect(36.2, &best_gains(), None), &texts);
        assert_eq!(later, ["It brings about 4 points more by the end."]);
    }

    fn best_gains() -> [(&'static str, i32); 2] {
        [("coins", 2), ("churches", 9)]
    }
}
