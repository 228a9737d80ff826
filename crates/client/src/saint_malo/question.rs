//! What is asked, in a headline and a sentence of help.

use saint_malo::{Phase, SaintMalo};

use super::say::{person_id, person_name};
use crate::table::{Moment, Names};
use crate::words::{Texts, Value};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    pub title: String,
    pub more: String,
}

pub fn question(moment: &Moment<SaintMalo>, names: &Names, texts: &Texts) -> Question {
    let view = &moment.view;
    let ask = |key: &str, args: &[(&str, Value<'_>)]| Question {
        title: texts.say(key, args),
        more: texts.say(&format!("{key}-more"), args),
    };
    let plain = |key: &str, args: &[(&str, Value<'_>)]| Question {
        title: texts.say(key, args),
        more: String::new(),
    };
    if view.phase == Phase::Over {
        return plain("saint-malo-ask-over", &[]);
    }
    if moment.my_turn().is_none() {
        let name = names.label(view.turn, texts);
        return plain("saint-malo-ask-wait", &[("name", name.into())]);
    }
    match view.phase {
        Phase::Roll => plain("saint-malo-ask-roll", &[]),
        Phase::Reroll { .. } => ask("saint-malo-ask-reroll", &[]),
        Phase::Use => ask("saint-malo-ask-use", &[]),
        Phase::PlaceCrates { left, .. } => ask("saint-malo-ask-crates", &[("n", left.into())]),
        Phase::PlaceWalls { left, .. } => ask("saint-malo-ask-walls", &[("n", left.into())]),
        Phase::PlaceChurch { size } => ask("saint-malo-ask-church", &[("n", size.into())]),
        Phase::PlacePerson { person } => {
            let name = person_name(texts, person);
            Question {
                title: texts.say("saint-malo-ask-person", &[("person", name.into())]),
                more: texts.say(&format!("saint-malo-ask-person-{}", person_id(person)), &[]),
            }
        }
        Phase::PlaceHouses { .. } => ask("saint-malo-ask-houses", &[]),
        Phase::BonusPerson => ask("saint-malo-ask-bonus", &[]),
        Phase::Finish => plain("saint-malo-ask-finish", &[]),
        Phase::Over => plain("saint-malo-ask-over", &[]),
    }
}
