//! Gains in words, for bubbles, the question, buttons and screen readers.

use super::foresee::Gain;
use super::names::{counted, kind_name};
use crate::words::Texts;
use milestones::Kind;

/// "5 points, 1 coin".
pub fn gain_in_words(gain: &Gain, texts: &Texts) -> String {
    let mut parts = vec![texts.say("milestones-n-points", &[("n", gain.total().into())])];
    if 0 < gain.n_coins {
        parts.push(counted(texts, Kind::Coin, gain.n_coins));
    }
    parts.join(", ")
}

/// "+5", or "+5 and 1 coin".
pub fn short_gain(gain: &Gain, texts: &Texts) -> String {
    let args = [("n", gain.total().into()), ("coins", gain.n_coins.into())];
    texts.say(if 0 < gain.n_coins { "milestones-short-coins" } else { "milestones-short" }, &args)
}

/// One thing that a gain consists of.
pub struct GainLine {
    pub symbol: &'static str,
    /// In bold.
    pub number: String,
    pub words: String,
}

/// What stands in the bubble, at most four lines.
pub fn gain_lines(gain: &Gain, symbol: &'static str, texts: &Texts) -> Vec<GainLine> {
    let mut lines = vec![GainLine {
        symbol,
        number: sum(gain),
        words: texts.say("milestones-line-free", &[("n", gain.counts.len().into())]),
    }];
    if let Some((kind, must)) = gain.bonus {
        let key = if must { "milestones-line-bonus-must" } else { "milestones-line-bonus" };
        let words = texts.say(key, &[("kind", kind_name(texts, kind).into())]);
        lines.push(GainLine { symbol: "ms-bonus", number: "+1".to_owned(), words });
    }
    if 0 < gain.n_coins {
        let number = format!("+{}", gain.n_coins);
        let words = texts.say("milestones-line-coin", &[("n", gain.n_coins.into())]);
        lines.push(GainLine { symbol: "ms-coin", number, words });
    }
    if let Some(flour) = gain.flour.filter(|flour| 0 < *flour) {
        let words = texts.say("milestones-line-flour", &[]);
        lines.push(GainLine { symbol: "ms-flour-sack", number: format!("+{flour}"), words });
    }
    if !gain.opens.is_empty() {
        let numbers: Vec<String> = gain.opens.iter().map(u8::to_string).collect();
        let words = texts.say("milestones-line-opens", &[]);
        lines.push(GainLine { symbol: "people", number: numbers.join(", "), words });
    }
    lines
}

/// "2 + 5 = +7".
fn sum(gain: &Gain) -> String {
    let numbers: Vec<String> = gain.counts.iter().map(|(_, number)| number.to_string()).collect();
    match numbers.len() {
        0 | 1 => format!("+{}", gain.points),
        _ => format!("{} = +{}", numbers.join(" + "), gain.points),
    }
}

/// The lines as a sentence, where there is no bubble.
pub fn gain_sentence(gain: &Gain, texts: &Texts) -> String {
    let lines = gain_lines(gain, "", texts);
    let said = lines.iter().map(|line| format!("{} {}", line.number, line.words));
    said.collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn a_house_adds_up() {
        let corner = |name: &str| name.parse().unwrap();
        let gain = Gain {
            points: 7,
            counts: vec![(corner("C6"), 2), (corner("D6"), 5)],
            bonus: Some((Kind::Stone, true)),
            ..Gain::default()
        };
        let texts = Texts::new(Lang::En);
        assert_eq!(sum(&gain), "2 + 5 = +7");
        assert_eq!(gain_in_words(&gain, &texts), "8 points");
        assert_eq!(gain_lines(&gain, "ms-house", &texts).len(), 2);
    }
}
