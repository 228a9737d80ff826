//! What is asked of the viewer now, with a line of help or what the step under the cursor brings.

use cities::{Action, Cities, Phase};
use leptos::prelude::*;

use super::bubble::gain_words;
use super::counts::goal_text;
use super::desk::{Desk, Lit};
use super::names::worded;
use super::slot::{card_words, things};
use crate::table::{Moment, Names};
use crate::words::Texts;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    pub title: String,
    pub more: String,
    /// How far the turn is.
    pub step: String,
}

pub fn question(desk: Desk) -> Question {
    let (names, texts) = (desk.cx.names.get(), desk.cx.words.texts());
    desk.cx.moment.with(|moment| {
        let mut asked = asked(moment, &names, &texts);
        if let Some(more) = looked_at(desk, &texts) {
            asked.more = more;
        }
        asked
    })
}

fn asked(moment: &Moment<Cities>, names: &Names, texts: &Texts) -> Question {
    let say = |key: &str| texts.say(key, &[]);
    let view = &moment.view;
    if view.phase == Phase::Over {
        return Question { title: say("cities-ask-over"), ..Question::default() };
    }
    if moment.my_turn().is_none() {
        let turn = moment.to_act.iter().map(|seat| names.label(seat, texts));
        let name = turn.collect::<Vec<_>>().join(", ");
        let title = texts.say("cities-ask-wait", &[("name", name.into())]);
        return Question { title, more: say("cities-ask-wait-more"), step: String::new() };
    }
    let (key, n_left) = match view.phase {
        Phase::ChooseStartTile => ("start", 0),
        Phase::Take => ("take", 0),
        Phase::PlaceTile { .. } => ("tile", 0),
        Phase::PlaceFeatures { hand } => ("features", hand.len()),
        Phase::PlacePieces { hand } => ("pieces", hand.len()),
        Phase::Confirm { .. } => ("confirm", 0),
        Phase::Over => ("over", 0),
    };
    let step =
        if n_left == 0 { String::new() } else { texts.say("cities-left", &[("n", n_left.into())]) };
    Question {
        title: texts.say(&format!("cities-ask-{key}"), &[("n", n_left.into())]),
        more: say(&format!("cities-ask-{key}-more")),
        step,
    }
}

/// What the card or goal counts whose spaces are shown.
fn lit_words(desk: Desk, texts: &Texts) -> Option<String> {
    let lit = desk.lit.get()?;
    desk.game.with(|game| match lit {
        Lit::Card(card) => Some(card_words(game, card, texts)),
        Lit::Goal(goal) => {
            let goal = game.goal(goal);
            Some(format!("{}: {}", worded(&goal.name, texts.lang()), goal_text(goal, texts)))
        }
        Lit::Part(_) => None,
    })
}

/// What the step that is being looked at means.
fn looked_at(desk: Desk, texts: &Texts) -> Option<String> {
    let action = desk.laying.action().or(desk.preview.get()).or(desk.warned.get());
    let Some(action) = action else { return lit_words(desk, texts) };
    let gain = desk.gain.get();
    match action {
        Action::Take { row, column } => {
            let what = desk.game.with(|game| things(game, row, column, texts));
            let is_final = column == 3;
            if is_final {
                return Some(texts.say("cities-cannot-undo", &[("what", what.into())]));
            }
            let today = gain.filter(|gain| gain.total != 0).map(|gain| gain.total);
            let args = [("what", what.into()), ("n", today.unwrap_or(0).into())];
            let is_card = row == cities::Row::Cards;
            Some(texts.say(if is_card { "cities-would-score" } else { "cities-would-take" }, &args))
        }
        Action::ChooseStartTile { .. } => Some(texts.say("cities-start-final", &[])),
        _ => Some(gain_words(desk, &gain?, texts)),
    }
}
