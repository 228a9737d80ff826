//! What is asked, in a headline and a sentence of help.

use saint_malo::{Phase, SaintMalo};

use super::names::{person_id, person_name};
use crate::table::{Question, Scene};
use crate::words::Value;

pub fn question(scene: &Scene<'_, SaintMalo>) -> Question {
    let view = scene.view();
    let ask = |key: &str, args: &[(&str, Value<'_>)]| {
        Question::titled(scene.texts.say(key, args))
            .more(scene.texts.say(&format!("{key}-more"), args))
    };
    let plain = |key: &str| Question::titled(scene.say(key));
    let task = scene.say("saint-malo-button-choose-task");
    let field = scene.say("saint-malo-button-choose-field");
    match view.phase {
        Phase::Over => plain("saint-malo-ask-over"),
        _ if scene.my_turn().is_none() => {
            let args = [("name", scene.name(view.turn).into())];
            Question::titled(scene.texts.say("saint-malo-ask-wait", &args))
                .idle(scene.say("saint-malo-button-wait"))
        }
        Phase::Roll => plain("saint-malo-ask-roll"),
        Phase::Reroll { rolls_left } => {
            let n = saint_malo::N_ROLLS - rolls_left;
            ask("saint-malo-ask-reroll", &[])
                .step(scene.texts.say("saint-malo-roll-of", &[("n", n.into())]))
        }
        Phase::Use => ask("saint-malo-ask-use", &[]).idle(task),
        Phase::PlaceCrates { left, .. } => {
            ask("saint-malo-ask-crates", &[("n", left.into())]).idle(field)
        }
        Phase::PlaceWalls { left, .. } => {
            ask("saint-malo-ask-walls", &[("n", left.into())]).idle(field)
        }
        Phase::PlaceChurch { size } => {
            ask("saint-malo-ask-church", &[("n", size.into())]).idle(field)
        }
        Phase::PlacePerson { person } => {
            let name = person_name(scene.texts, person);
            let title = scene.texts.say("saint-malo-ask-person", &[("person", name.into())]);
            let more = scene.say(&format!("saint-malo-ask-person-{}", person_id(person)));
            Question::titled(title).more(more).idle(field)
        }
        Phase::PlaceHouses { .. } => ask("saint-malo-ask-houses", &[]).idle(field),
        Phase::BonusPerson => ask("saint-malo-ask-bonus", &[]).idle(task),
        Phase::Finish => plain("saint-malo-ask-finish"),
    }
}
