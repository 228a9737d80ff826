//! Why something of the table cannot be done now. The rules name their number; here it gets words.

use engine::Game;
use milestones::{Action, Milestones};

use crate::table::why::{Reason, not_your_turn};
use crate::table::{Moment, Names};
use crate::words::Texts;

/// None if the action is offered, or if there is nothing to say.
pub fn reason(
    moment: &Moment<Milestones>,
    game: &Milestones,
    action: Action,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return Some(reason);
    }
    let rule = game.forbids(moment.my_turn()?, &action)?;
    Some(Reason { text: words(rule, texts), rule: Some(rule) })
}

/// `milestones-why-43` are the words of rule MS-43.
fn words(rule: &str, texts: &Texts) -> String {
    let number = rule.trim_start_matches("MS-");
    texts.say(&format!("milestones-why-{number}"), &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    /// Every number that the rules can answer with.
    const RULES: [&str; 37] = [
        "29", "30", "32", "33", "34", "35", "39", "40", "41", "43", "55", "56", "57", "58", "61",
        "62", "63", "67", "68", "70", "71", "72", "73", "77", "78", "79", "82", "83", "84", "86",
        "87", "88", "90", "98", "99", "106", "109",
    ];

    #[test]
    fn every_refusal_has_words() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for rule in RULES.into_iter().chain(["110"]) {
                let key = format!("milestones-why-{rule}");
                assert!(texts.find(&key, &[]).is_some(), "{key} in {lang:?}");
            }
        }
    }
}
