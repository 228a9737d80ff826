//! Gains in words, for the question and for screen readers.

use super::foresee::Gain;
use super::names::{counted, kind_name};
use crate::words::Texts;
use milestones::Kind;

/// "2 + 5 = 7 points and +1 for the stone bonus".
pub fn gain_in_words(gain: &Gain, texts: &Texts) -> String {
    let mut parts = vec![points(gain, texts)];
    if let Some((kind, _)) = gain.bonus {
        let args = [("kind", kind_name(texts, kind).into())];
        parts.push(texts.say("milestones-gain-bonus", &args));
    }
    if 0 < gain.n_coins {
        parts.push(format!("+{}", counted(texts, Kind::Coin, gain.n_coins)));
    }
    if let Some(flour) = gain.flour.filter(|flour| 0 < *flour) {
        parts.push(texts.say("milestones-gain-flour", &[("n", flour.into())]));
    }
    if !gain.opens.is_empty() {
        let numbers: Vec<String> = gain.opens.iter().map(u8::to_string).collect();
        let args = [("numbers", texts.list(&numbers).into())];
        parts.push(texts.say("milestones-gain-opens", &args));
    }
    texts.list(parts)
}

/// Where several numbers count, they are added up.
fn points(gain: &Gain, texts: &Texts) -> String {
    let points = texts.say("milestones-n-points", &[("n", gain.points.into())]);
    let numbers: Vec<String> = gain.counts.iter().map(|(_, number)| number.to_string()).collect();
    match numbers.len() {
        0 | 1 => points,
        _ => format!("{} = {points}", numbers.join(" + ")),
    }
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
        let said = gain_in_words(&gain, &Texts::new(Lang::En));
        assert_eq!(said, "2 + 5 = 7 points and +1 for the stone bonus");
    }
}
