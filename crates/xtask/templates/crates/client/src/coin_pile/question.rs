//! What is asked now.

use coin_pile::{CoinPile, Phase};

use crate::table::{Question, Scene};

pub fn question(scene: &Scene<'_, CoinPile>) -> Question {
    let view = scene.view();
    let left = scene.texts.say("coin-pile-left", &[("n", view.n_left.into())]);
    let titled = |key: &str| {
        let args = [("name", scene.name(view.turn).into())];
        Question::titled(scene.texts.say(key, &args)).step(left.clone())
    };
    match view.phase {
        Phase::Over => Question::titled(scene.say("coin-pile-ask-over")),
        Phase::Take if scene.my_turn().is_none() => titled("coin-pile-ask-wait"),
        Phase::Take => titled("coin-pile-ask-take").idle(scene.say("coin-pile-choose")),
    }
}
