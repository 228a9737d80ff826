//! Something that can be pressed: where it is, what it does, what that brings, and what it is
//! called. A game lists them for a moment; the shell lights them, asks twice where it must, and
//! says why not.

use std::collections::BTreeMap;
use std::ops::Deref;

use super::why::Reason;
use super::{GameUi, Moment, Place};
use crate::words::{Texts, Value};

#[derive(Clone, PartialEq, Debug)]
pub struct Target<G: GameUi> {
    pub does: Does<G>,
    any: AnyTarget,
}

/// A target of any game.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyTarget {
    pub place: Place,
    /// What it is worth, as numbers that can be shown beside it and on the main button.
    pub brings: Vec<Brings>,
    /// What it is: said beside the question once it is chosen, and to whoever cannot see it.
    pub words: String,
    /// Where it is, on a board that does not show the names of its places: said only to whoever
    /// cannot see it.
    pub at: Option<String>,
    /// What the main button says once it is chosen; else `words`.
    pub verb: Option<String>,
    /// Whether the first press only chooses it, and the main button or a second press does it. What
    /// is taken back by one press need not be asked twice.
    pub asks_twice: bool,
    /// What bites if it is done, for whoever does not know yet.
    pub danger: Option<Danger>,
    /// Why it is off, where the rules cannot be asked for the action itself.
    pub why_not: Option<Reason>,
    /// Whether it is sent behind what is still on its way.
    pub is_rush: bool,
    /// Whether it can be done now; the table asks the rules.
    pub is_on: bool,
    /// Where several that can be done are called the same: which of them it is.
    pub nth: Option<usize>,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Does<G: GameUi> {
    Act(G::Action),
    /// One after the other, each as soon as the rules offer it.
    Steps(Vec<G::Action>),
    /// Where everybody acts at once: sent behind what is still on its way. The page knows better
    /// than the last moment whether it can be done, so `why_not` alone says that it is off.
    Rush(G::Action),
    /// Nothing that the others hear of: what the page keeps becomes this.
    Local(G::Local),
}

/// What bites: the message that says so, and its words. Whatever its numbers are, it is asked about
/// once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Danger {
    pub key: &'static str,
    pub words: String,
    /// Asked about in one match only, rather than once in each of the first.
    pub is_asked_once: bool,
}

impl Danger {
    pub fn of(texts: &Texts, key: &'static str, args: &[(&str, Value<'_>)]) -> Danger {
        Danger { key, words: texts.say(key, args), is_asked_once: false }
    }

    pub fn once(self) -> Danger {
        Danger { is_asked_once: true, ..self }
    }
}

impl AnyTarget {
    /// How much it brings of what this symbol stands for.
    pub fn worth(&self, symbol: &str) -> i32 {
        let of_it = self.brings.iter().filter(|it| it.symbol == symbol);
        of_it.map(|it| it.n).sum()
    }
}

/// A number with its symbol: +4 coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Brings {
    pub n: i32,
    pub symbol: &'static str,
}

/// Whoever does not see where they are hears a number with those that are called the same.
pub fn told_apart(mut targets: Vec<AnyTarget>) -> Vec<AnyTarget> {
    let mut alike: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (i, target) in targets.iter().enumerate().filter(|(_, target)| target.is_on) {
        alike.entry(target.label()).or_default().push(i);
    }
    for of_one_name in alike.into_values().filter(|it| 1 < it.len()) {
        for (nth, i) in (1..).zip(of_one_name) {
            targets[i].nth = Some(nth);
        }
    }
    targets
}

impl<G: GameUi> Target<G> {
    /// An action, asked twice.
    pub fn act(place: Place, action: G::Action, words: String) -> Target<G> {
        Target::new(place, Does::Act(action), words, true)
    }

    /// Several actions, asked twice.
    pub fn steps(place: Place, steps: Vec<G::Action>, words: String) -> Target<G> {
        Target::new(place, Does::Steps(steps), words, true)
    }

    /// An action of a race, done at once.
    pub fn rush(place: Place, action: G::Action, words: String) -> Target<G> {
        Target::new(place, Does::Rush(action), words, false)
    }

    /// A step that only this page knows of, done at once.
    pub fn local(place: Place, then: G::Local, words: String) -> Target<G> {
        Target::new(place, Does::Local(then), words, false)
    }

    fn new(place: Place, does: Does<G>, words: String, asks_twice: bool) -> Target<G> {
        let is_rush = matches!(does, Does::Rush(_));
        let any = AnyTarget {
            place,
            brings: Vec::new(),
            words,
            at: None,
            verb: None,
            asks_twice,
            danger: None,
            why_not: None,
            is_rush,
            is_on: false,
            nth: None,
        };
        Target { does, any }
    }

    /// The first press does it.
    pub fn at_once(mut self) -> Target<G> {
        self.any.asks_twice = false;
        self
    }

    pub fn brings(mut self, n: i32, symbol: &'static str) -> Target<G> {
        if n != 0 {
            self.any.brings.push(Brings { n, symbol });
        }
        self
    }

    /// Where it is, for whoever cannot see the board.
    pub fn at(mut self, at: String) -> Target<G> {
        self.any.at = Some(at);
        self
    }

    /// What the main button says.
    pub fn saying(mut self, verb: String) -> Target<G> {
        self.any.verb = Some(verb);
        self
    }

    /// What bites if it is done.
    pub fn biting(mut self, danger: Option<Danger>) -> Target<G> {
        self.any.danger = danger;
        self
    }

    pub fn unless(mut self, reason: Option<Reason>) -> Target<G> {
        self.any.why_not = reason;
        self
    }

    /// Cannot be done now, for a reason that the rules know nothing of.
    pub fn hold_back(&mut self, reason: Reason) {
        self.any.why_not = Some(reason);
        self.any.is_on = false;
    }

    /// The action with which it begins.
    pub fn first(&self) -> Option<&G::Action> {
        match &self.does {
            Does::Act(action) => Some(action),
            Does::Steps(steps) => steps.first(),
            Does::Rush(_) | Does::Local(_) => None,
        }
    }

    /// Finds out whether it can be done now.
    pub fn light(&mut self, moment: &Moment<G>) {
        self.any.is_on = self.why_not.is_none()
            && match (&self.does, self.first()) {
                (Does::Rush(_), _) => moment.is_played(),
                (_, Some(action)) => moment.actions.contains(action),
                (_, None) => moment.my_turn().is_some(),
            };
    }
}

impl AnyTarget {
    /// What a screen reader says: "d4, Priest: +2 points".
    pub fn label(&self) -> String {
        let label = match &self.at {
            Some(at) => format!("{at}, {}", self.words),
            None => self.words.clone(),
        };
        match self.nth {
            Some(nth) => format!("{label}, {nth}"),
            None => label,
        }
    }
}

impl<G: GameUi> Deref for Target<G> {
    type Target = AnyTarget;
    fn deref(&self) -> &AnyTarget {
        &self.any
    }
}

#[cfg(test)]
mod tests {
    use saint_malo::{Action, SaintMalo};

    use super::*;

    /// What comes first need not be points.
    #[test]
    fn a_target_is_worth_what_its_symbol_says() {
        let target = Target::<SaintMalo>::act(Place::MAIN, Action::Done, String::new());
        let target = target.brings(0, "ct-star").brings(2, "sm-coin").brings(-1, "ct-star");
        let worth = ["ct-star", "sm-coin", "sm-shield"].map(|symbol| target.worth(symbol));
        assert_eq!(worth, [-1, 2, 0]);
    }
}
