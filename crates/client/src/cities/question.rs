//! What is asked, in a headline and a sentence of help.

use cities::{Cities, Phase};
use engine::Seat;

use super::laying::things;
use super::words::tile_words;
use crate::table::{Question, Scene};

pub fn question(scene: &Scene<'_, Cities>) -> Question {
    let view = scene.view();
    if view.phase == Phase::Over {
        return Question::titled(scene.say("cities-ask-over"))
            .idle(scene.say("cities-button-over"));
    }
    let Some(me) = scene.my_turn() else {
        let turn = scene.moment.to_act.iter().map(|seat| scene.name(seat));
        let name = scene.texts.list(turn);
        return Question::titled(scene.texts.say("cities-ask-wait", &[("name", name.into())]))
            .more(scene.say("cities-ask-wait-more"))
            .idle(scene.say("cities-button-wait"));
    };
    let ahead = scene.local.ahead(scene.game, me);
    let n_left = things(ahead.phase()).len();
    let (key, idle) = match view.phase {
        Phase::ChooseStartTile => ("start", "cities-button-choose-start"),
        Phase::Take => ("take", "cities-button-choose-column"),
        Phase::PlaceTile { .. } => ("tile", "cities-button-choose-place"),
        Phase::PlaceFeatures { .. } => ("features", "cities-button-choose-place"),
        Phase::PlacePieces { .. } => ("pieces", "cities-button-choose-place"),
        Phase::Confirm { .. } => ("confirm", "cities-button-done"),
        Phase::Over => ("over", "cities-button-over"),
    };
    let n_in_hand = things(view.phase).len();
    let title = scene.texts.say(&format!("cities-ask-{key}"), &[("n", n_in_hand.into())]);
    let more = laid(scene, me);
    Question::titled(title)
        .more(more.unwrap_or_else(|| scene.say(&format!("cities-ask-{key}-more"))))
        .step(step(scene, n_left))
        .idle(scene.say(idle))
}

/// How much is still to be laid, or how many workers go into a row.
fn step(scene: &Scene<'_, Cities>, n_left: usize) -> String {
    match scene.view().phase {
        Phase::Take => {
            let n = scene.game.mode().n_per_row;
            scene.texts.say("cities-per-row", &[("n", n.into())])
        }
        _ if n_left == 0 => String::new(),
        _ => scene.texts.say("cities-left", &[("n", n_left.into())]),
    }
}

/// What the tile makes of the plan: "Park with 7 spaces".
fn laid(scene: &Scene<'_, Cities>, me: Seat) -> Option<String> {
    let steps = scene.local.steps();
    tile_words(scene.game, me, steps.first()?, scene.texts)
}
