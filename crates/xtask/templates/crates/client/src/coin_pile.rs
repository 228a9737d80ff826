//! The page of Coin Pile.
//!
//! The shell draws plates, question and a list of what can be pressed; a picture of its own would
//! be `GameUi::board`.

mod help;
mod lesson;
mod say;

use coin_pile::{Action, CoinPile, Event, LUCK_VP, Phase, TAKE_MAX, View};
use engine::Seat;

use crate::help::{Explained, SummaryLine};
use crate::lesson::Lesson;
use crate::sound::Sound;
use crate::table::{GameUi, Moment, Place, Plate, Question, Scene, Sentence, Target, Teller};
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
        let Some(purse) = scene.view().purses.get(seat.idx()) else { return Plate::default() };
        let lucky = purse.lucky.map_or_else(|| "?".to_owned(), |lucky| lucky.to_string());
        Plate::worth(purse.n_coins.into())
            .fact("sm-coin", scene.say("coin-pile-coins"), purse.n_coins)
            .fact("dice", scene.say("coin-pile-lucky"), lucky)
    }

    /// Everything lies on one table.
    const SHOWS_SEATS: bool = false;

    fn question(scene: &Scene<'_, CoinPile>) -> Question {
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

    /// Three numbers, whether or not the pile has so many: what is off says why.
    fn targets(scene: &Scene<'_, CoinPile>) -> Vec<Target<CoinPile>> {
        if scene.view().phase == Phase::Over {
            return Vec::new();
        }
        let viewer = scene.moment.viewer.seat();
        let own = viewer.and_then(|seat| scene.view().purses.get(seat.idx()));
        let lucky = own.and_then(|purse| purse.lucky);
        let target = |n: u8| {
            let words = scene.texts.say("coin-pile-take", &[("n", n.into())]);
            let luck = if lucky == Some(n) { LUCK_VP } else { 0 };
            Target::act(Place::of("take", n), Action::Take { n }, words)
                .saying(scene.say("coin-pile-verb"))
                .brings(n.into(), "sm-coin")
                .brings(luck, "trophy")
        };
        (1..=TAKE_MAX).map(target).collect()
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

    fn progress(view: &View, texts: &Texts) -> String {
        texts.say("coin-pile-left", &[("n", view.n_left.into())])
    }
}
