//! Events as sentences of the log.

use engine::Seat;
use turbo_taxi::{Event, Finding, How, VoidReason};

use crate::table::{Place, Sentence, Teller};
use crate::turbo_taxi::names::{figure_name, kind_name};
use crate::turbo_taxi::places;
use crate::words::Value;

/// One event; None where another one tells the same, or where it would drown the rest.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let texts = teller.texts;
    let by = |seat: Seat, key: &str, args: &[(&str, Value<'_>)]| {
        teller.by(seat, key, args).about([Place::seat(seat)])
    };
    match event {
        Event::DealBegan { round, deal, commissioner } => {
            let args = [("round", (*round).into()), ("deal", (*deal).into())];
            Some(teller.heading(*commissioner, "taxi-log-deal", &args))
        }
        Event::FigurePlaced { figure, field } => {
            let figure = figure_name(texts, *figure);
            let placed = teller.of_all("taxi-log-placed", &[("figure", figure.into())]);
            Some(placed.about([places::field(*field)]))
        }
        Event::TaskSet => Some(teller.of_all("taxi-log-task-set", &[])),
        Event::CardTurned { card } => {
            let kind = kind_name(texts, card.kind());
            let turned = teller.of_all("taxi-log-turned", &[("kind", kind.into())]);
            Some(turned.about([places::CENTRE_CARD]))
        }
        Event::DealUnsolvable => Some(teller.of_all("taxi-void-unsolvable", &[])),
        Event::CallReceived { call } => Some(by(call.seat, "taxi-log-called", &[])),
        Event::Checked { seat, findings, .. } => {
            let checked = by(*seat, "taxi-log-checked", &[("n", findings.len().into())]);
            Some(checked.about(findings.iter().flat_map(|it| places_of(*seat, it))))
        }
        Event::SatOut { seat } => Some(by(*seat, "taxi-log-out", &[])),
        Event::Resumed => Some(teller.of_all("taxi-log-resumed", &[])),
        Event::VoteChanged { seat, stands: true } => Some(by(*seat, "taxi-log-vote", &[])),
        Event::VoteChanged { seat, stands: false } => Some(by(*seat, "taxi-log-vote-back", &[])),
        Event::DealVoid { reason, n_solutions, .. } => {
            Some(teller.of_all(void_key(*reason), &[("n", (*n_solutions).into())]))
        }
        Event::CardWithdrawn { card } => {
            let kind = kind_name(texts, *card);
            Some(teller.of_all("taxi-log-withdrawn", &[("kind", kind.into())]))
        }
        Event::MedalWon { seat, how, .. } => Some(by(*seat, won_key(*how), &[])),
        Event::TieBroken { seat, .. } => Some(by(*seat, "taxi-log-tie-broken", &[])),
        Event::PauseWished { seat } => Some(by(*seat, "taxi-log-pause-wish", &[])),
        Event::Paused { seat } => Some(by(*seat, "taxi-log-paused", &[])),
        Event::GameEnded { .. } => Some(teller.of_all("taxi-ask-over", &[])),
        Event::FigureLifted { .. }
        | Event::Built { .. }
        | Event::Progress { .. }
        | Event::RoundEnded { .. } => None,
    }
}

/// Where a mistake is to be seen.
fn places_of(seat: Seat, finding: &Finding) -> Vec<Place> {
    let cell = |cell| places::cell(Some(seat), cell);
    match *finding {
        Finding::Incomplete(at) => vec![cell(at)],
        Finding::WrongCentre => vec![places::CENTRE_CARD],
        Finding::Broken(one, other) => vec![cell(one), cell(other)],
        Finding::StrayExit(field) => vec![cell(field.cell())],
        Finding::MissingExit(field) => vec![places::field(field)],
        Finding::TooMany(_) | Finding::NotJoined(_) => Vec::new(),
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
