//! Events as sentences of the log.

use engine::Seat;
use turbo_taxi::{Event, How, VoidReason};

use crate::table::{Sentence, Teller};
use crate::turbo_taxi::names::{figure_name, kind_name};
use crate::words::Value;

/// One event; None where another one tells the same, or where it would drown the rest.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let texts = teller.texts;
    let say = Say { teller };
    match event {
        Event::DealBegan { round, deal, commissioner } => {
            let name = teller.names.label(*commissioner, texts);
            let you = if teller.names.you() == Some(*commissioner) { "yes" } else { "no" };
            let args = [
                ("round", (*round).into()),
                ("deal", (*deal).into()),
                ("you", you.into()),
                ("name", name.into()),
            ];
            Some(Sentence::heading(texts.say("taxi-log-deal", &args)))
        }
        Event::FigurePlaced { figure, .. } => {
            let figure = figure_name(texts, *figure);
            Some(say.of_all("taxi-log-placed", &[("figure", figure.into())]))
        }
        Event::TaskSet => Some(say.of_all("taxi-log-task-set", &[])),
        Event::CardTurned { card } => {
            let kind = kind_name(texts, card.kind());
            Some(say.of_all("taxi-log-turned", &[("kind", kind.into())]))
        }
        Event::DealUnsolvable => Some(say.of_all("taxi-void-unsolvable", &[])),
        Event::CallReceived { call } => Some(say.by(call.seat, "taxi-log-called", &[])),
        Event::Checked { seat, findings, .. } => {
            Some(say.by(*seat, "taxi-log-checked", &[("n", findings.len().into())]))
        }
        Event::SatOut { seat } => Some(say.by(*seat, "taxi-log-out", &[])),
        Event::Resumed => Some(say.of_all("taxi-log-resumed", &[])),
        Event::VoteChanged { seat, stands: true } => Some(say.by(*seat, "taxi-log-vote", &[])),
        Event::VoteChanged { seat, stands: false } => {
            Some(say.by(*seat, "taxi-log-vote-back", &[]))
        }
        Event::DealVoid { reason, n_solutions, .. } => {
            Some(say.of_all(void_key(*reason), &[("n", (*n_solutions).into())]))
        }
        Event::CardWithdrawn { card } => {
            let kind = kind_name(texts, *card);
            Some(say.of_all("taxi-log-withdrawn", &[("kind", kind.into())]))
        }
        Event::MedalWon { seat, how, .. } => Some(say.by(*seat, won_key(*how), &[])),
        Event::TieBroken { seat, .. } => Some(say.by(*seat, "taxi-log-tie-broken", &[])),
        Event::PauseWished { seat } => Some(say.by(*seat, "taxi-log-pause-wish", &[])),
        Event::Paused { seat } => Some(say.by(*seat, "taxi-log-paused", &[])),
        Event::GameEnded { .. } => Some(say.of_all("taxi-ask-over", &[])),
        Event::FigureLifted { .. }
        | Event::Built { .. }
        | Event::Progress { .. }
        | Event::RoundEnded { .. } => None,
    }
}

fn won_key(how: How) -> &'static str {
    match how {
        How::Plan => "taxi-won-plan",
        How::LastLeft => "taxi-won-last",
    }
}

fn void_key(reason: VoidReason) -> &'static str {
    match reason {
        VoidReason::Unsolvable => "taxi-log-void-unsolvable",
        VoidReason::GivenUp => "taxi-log-void-given-up",
        VoidReason::TimeUp => "taxi-log-void-time-up",
    }
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn of_all(&self, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::plain(self.teller.texts.say(key, args))
    }

    /// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
    fn by(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = if names.you() == Some(seat) { "yes" } else { "no" };
        let who = [("you", you.into()), ("name", names.label(seat, texts).into())];
        Sentence::of(seat, texts.say(key, &[&who, args].concat()))
    }
}
