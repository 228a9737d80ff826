//! Events as sentences of the log.

use coin_pile::Event;
use engine::Seat;

use super::places;
use crate::table::{Sentence, Teller};
use crate::words::Value;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    match event {
        Event::Started { first } => Some(by(teller, *first, "coin-pile-log-started", &[])),
        Event::Dealt { seat, lucky } => {
            Some(by(teller, *seat, "coin-pile-log-dealt", &[("n", (*lucky).into())]))
        }
        Event::Took { seat, n, n_left } => {
            let args = [("n", (*n).into()), ("left", (*n_left).into())];
            Some(by(teller, *seat, "coin-pile-log-took", &args).about([places::take(*n)]))
        }
        Event::Ended { .. } => Some(Sentence::plain(teller.texts.say("coin-pile-log-ended", &[]))),
    }
}

/// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
fn by(teller: &Teller<'_>, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
    let Teller { names, texts, .. } = teller;
    let you = if names.you() == Some(seat) { "yes" } else { "no" };
    let who = [("you", you.into()), ("name", names.label(seat, texts).into())];
    Sentence::of(seat, texts.say(key, &[&who, args].concat()))
}
