//! "Why can't I?": whatever cannot be done now says why when it is pressed, with the rule.

use engine::Seat;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::{AnyMoment, GameUi, Moment, Names};
use crate::browser;
use crate::kit::toast::Toasts;
use crate::words::{Texts, Value};

/// A sentence, and the number of the rule behind it where there is one: a toast links it, and where
/// nothing can be linked, as in a title, the sentence stands alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reason {
    pub text: String,
    pub rule: Option<&'static str>,
}

impl Reason {
    pub fn by_rule(
        rule: &'static str,
        texts: &Texts,
        key: &str,
        args: &[(&str, Value<'_>)],
    ) -> Reason {
        Reason { text: texts.say(key, args), rule: Some(rule) }
    }

    /// In the words that every rule has which forbids something.
    pub fn of(rule: &'static str, texts: &Texts) -> Reason {
        Reason::by_rule(rule, texts, &format!("why-{rule}"), &[])
    }

    /// Of the page rather than of the game.
    pub fn plain(texts: &Texts, key: &str) -> Reason {
        Reason { text: texts.say(key, &[]), rule: None }
    }
}

/// What holds in every game: a recording, the end, somebody else's turn.
pub fn not_your_turn(
    moment: &AnyMoment,
    turn_rule: &'static str,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if moment.is_replay {
        return Some(Reason::plain(texts, "why-replay"));
    }
    if moment.outcome.is_some() {
        return Some(Reason::plain(texts, "why-over"));
    }
    if moment.viewer.seat().is_none() {
        return Some(Reason::plain(texts, "why-watching"));
    }
    if moment.my_turn().is_some() {
        return None;
    }
    if moment.is_between {
        return Some(Reason::plain(texts, "why-not-now"));
    }
    let to_act: Vec<String> = moment.to_act.iter().map(|seat| names.label(seat, texts)).collect();
    let text = texts.say("why-not-your-turn", &[("name", texts.list(&to_act).into())]);
    Some(Reason { text, rule: Some(turn_rule) })
}

/// Why an action is not offered to whoever is in turn; None if it is. The rules name the one that
/// is in the way.
pub fn reason<G: GameUi>(moment: &Moment<G>, action: &G::Action, texts: &Texts) -> Option<Reason> {
    if moment.actions.contains(action) {
        return None;
    }
    reason_in(&moment.game(), moment.my_turn()?, action, texts)
}

/// The same in any game, as one that is some steps ahead.
pub fn reason_in<G: GameUi>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    texts: &Texts,
) -> Option<Reason> {
    game.forbids(seat, action).map(|rule| Reason::of(rule, texts))
}

/// Answers a press on what is off: it shakes once, and a toast says why.
#[derive(Clone, Copy)]
pub struct Why {
    toasts: Toasts,
    game: &'static str,
}

impl Why {
    /// Of this game.
    pub fn here(game: &'static str) -> Why {
        Why { toasts: Toasts::here(), game }
    }

    /// What was refused is over.
    pub fn forget(self) {
        self.toasts.clear();
    }

    pub fn answer(self, press: &Event, reason: &Reason) {
        let pressed = press.current_target().and_then(|it| it.dyn_into::<Element>().ok());
        if let Some(pressed) = pressed {
            browser::shake(&pressed);
        }
        self.say(reason);
    }

    pub fn say(self, reason: &Reason) {
        self.toasts.refusal(self.game, reason.text.clone(), reason.rule);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{Visitor, visit_all};
    use crate::words::Lang;

    #[derive(Clone, Copy)]
    struct Check;

    impl Visitor for Check {
        type Output = ();
        fn visit<G: GameUi>(self) {
            assert!(!G::FORBIDDING.is_empty(), "{} gives no reasons", G::ID);
            for texts in Lang::ALL.map(Texts::new) {
                for rule in G::FORBIDDING {
                    assert!(texts.find(&format!("why-{rule}"), &[]).is_some(), "why-{rule}");
                }
            }
        }
    }

    #[test]
    fn every_refusal_has_words() {
        visit_all(Check);
    }
}
