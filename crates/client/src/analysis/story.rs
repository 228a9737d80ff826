//! A moment that decided, in words: who, when, what had better been done, and why.

use protocol::{Luck, Swing, What};

use super::retold::{Retold, Told};
use super::verdict::{points, who};
use crate::table::Names;
use crate::table::worth::why;
use crate::words::Texts;

#[derive(Clone, PartialEq, Debug)]
pub struct Story {
    /// "Round 9 · You".
    pub when: String,
    /// In points of a hundred, for whoever acted.
    pub change: i32,
    pub is_luck: bool,
    pub title: String,
    pub lines: Vec<String>,
    /// The chance of whoever acted, before and after.
    pub chances: (i32, i32),
    pub told: Told,
}

/// None where nobody has acted.
pub fn story(swing: &Swing, retold: &dyn Retold, names: &Names, texts: &Texts) -> Option<Story> {
    let seat = swing.seat?;
    let told = retold.told(swing, names, texts);
    let progress = retold.progress(swing.entry, texts);
    let chance = |chances: &[f64]| points(chances[seat.idx()]);
    let chances = (chance(&swing.before), chance(&swing.after));
    let change = chances.1 - chances.0;
    let label = names.label(seat, texts);
    let who = who(seat, names, texts);
    let (title, lines) = match &swing.what {
        What::Decision { played, best, is_blind, .. } => {
            let mut lines = vec![texts.say("analysis-did", &[("what", (&told.happened).into())])];
            lines.extend(why(retold.game(), best, played, texts));
            if *is_blind {
                lines.push(texts.say("analysis-blind", &who));
            }
            (texts.say("analysis-rather", &[("what", (&told.better).into())]), lines)
        }
        What::Draw { cause, .. } => {
            let key = if change < 0 { "analysis-bad-luck" } else { "analysis-good-luck" };
            let mut lines = vec![told.happened.clone()];
            if *cause == Luck::Revealed {
                lines.push(texts.say("analysis-revealed", &[]));
            }
            (texts.say(key, &who), lines)
        }
    };
    let is_luck = !matches!(swing.what, What::Decision { .. });
    let lines = lines.into_iter().filter(|line| !line.is_empty()).collect();
    let when = format!("{progress} · {label}");
    Some(Story { when, change, is_luck, title, lines, chances, told })
}
