//! The page of Coin Pile.
//!
//! The shell draws plates, question and a list of what can be pressed; a picture of its own would
//! be `GameUi::board`.

mod help;
mod lesson;
mod places;
mod plate;
mod question;
mod say;
mod targets;

use coin_pile::{Action, CoinPile, Event, Phase};
use engine::Seat;

use crate::help::{Explained, SummaryLine};
use crate::lesson::Lesson;
use crate::sound::Sound;
use crate::table::{GameUi, Moment, Plate, Question, Scene, Sentence, Target, Teller};
use crate::words::Texts;

impl GameUi for CoinPile {
    type Local = ();

    fn phase(scene: &Scene<'_, CoinPile>) -> &'static str {
        match scene.view().phase {
            Phase::Over => "over",
            Phase::Take if scene.my_turn().is_none() => "wait",
            Phase::Take => "take",
        }
    }

    fn plate(scene: &Scene<'_, CoinPile>, seat: Seat) -> Plate {
        plate::plate(scene, seat)
    }

    /// Everything lies on one table.
    const SHOWS_SEATS: bool = false;

    fn question(scene: &Scene<'_, CoinPile>) -> Question {
        question::question(scene)
    }

    fn targets(scene: &Scene<'_, CoinPile>) -> Vec<Target<CoinPile>> {
        targets::targets(scene)
    }

    fn say(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
        say::sentence(event, teller)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Took { .. } => Some(Sound::Coin),
            Event::Started { .. } | Event::Dealt { .. } | Event::Ended { .. } => None,
        }
    }

    /// What is taken is final, so nothing is done by itself.
    fn by_itself(_moment: &Moment<CoinPile>) -> Option<Action> {
        None
    }

    fn lesson() -> Lesson<CoinPile> {
        lesson::lesson()
    }

    const SUMMARY: &'static [SummaryLine] = help::SUMMARY;
    const EXPLAINED: &'static [Explained] = help::EXPLAINED;

    const TURN_RULE: &'static str = "CP-2";
    const UNDO_RULE: &'static str = "CP-7";

    fn progress(moment: &Moment<CoinPile>, texts: &Texts) -> String {
        texts.say("coin-pile-left", &[("n", moment.view.n_left.into())])
    }
}
