//! What is being looked at, in a sentence, and what the main button says of it.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Action, Event, Kind, Milestones, Space};

use super::bubble::title;
use super::desk::Desk;
use super::foresee::after;
use super::gain_words::{gain_sentence, short_gain};
use super::names::{goods_in_words, space_name, to_space, worker_name};
use super::scene::Pick;
use super::tiles::tile_name;
use crate::words::Texts;

pub fn preview_words(desk: Desk, pick: Pick, texts: &Texts) -> Option<String> {
    if let Some(target) = desk.looked_at() {
        return Some(format!(
            "{}: {}",
            title(&target, texts).0,
            gain_sentence(&target.gain, texts)
        ));
    }
    let Pick::Act(action) = pick else { return None };
    let seat = desk.me()?;
    let then = || desk.game.with(|game| after(game, action));
    match action {
        Action::Move { to } => Some(desk.game.with(|game| stop_words(game, seat, to, texts))),
        Action::PickTile { tile } | Action::Recruit { tile } => Some(tile_name(desk, tile)),
        Action::PlaceStartTile { .. } | Action::PlaceRecruit { .. } => {
            let (next, events) = then();
            Some(desk.game.with(|game| placing_words(game, &next, &events, seat, texts)))
        }
        Action::Cover { space } => {
            let (next, events) = then();
            let worker = desk.game.with(|game| game.tableau(seat).path.worker_at(space))?;
            let loss = desk.game.with(|game| placing_words(game, &next, &events, seat, texts));
            Some(format!("{}: {loss}", worker_name(texts, worker)))
        }
        Action::TakeBonus { space, .. } => {
            let worker = desk.game.with(|game| game.tableau(seat).path.worker_at(space))?;
            let args = [("worker", worker_name(texts, worker).into())];
            Some(texts.say("milestones-preview-bonus", &args))
        }
        _ => None,
    }
}

/// "Space 5: +2 stone, +1 point".
fn stop_words(game: &Milestones, seat: Seat, to: Space, texts: &Texts) -> String {
    let stop = game.stop(seat, to);
    let name = space_name(texts, to);
    let brings = match to {
        Space::Castle => {
            let key = if stop.covers {
                "milestones-preview-castle-covers"
            } else {
                "milestones-preview-castle"
            };
            texts.say(key, &[("n", stop.n_given_up.into())])
        }
        Space::BuildingOffice => texts.say("milestones-preview-office", &[]),
        Space::Mill => texts.say("milestones-preview-mill", &[]),
        Space::TradingHouse if stop.goods[Kind::Coin] == 0 => {
            texts.say("milestones-preview-no-income", &[])
        }
        Space::TradingHouse => texts.say("milestones-preview-income", &[]),
        Space::Path(_) if stop.goods.is_empty() => texts.say("milestones-preview-nothing", &[]),
        Space::Path(_) => {
            let goods = format!("+{}", goods_in_words(texts, stop.goods));
            match stop.points {
                0 => goods,
                n => format!("{goods}, +{}", texts.say("milestones-n-points", &[("n", n.into())])),
            }
        }
    };
    format!("{name}: {brings}")
}

/// Whether the row rises, what is lost, how majorities change.
fn placing_words(
    game: &Milestones,
    next: &Milestones,
    events: &[Event],
    seat: Seat,
    texts: &Texts,
) -> String {
    let rises = next.tableau(seat).path.is_rising();
    let key = if rises { "milestones-preview-rises" } else { "milestones-preview-falls" };
    let mut parts = vec![texts.say(key, &[])];
    let mut n_built_over = 0;
    let mut n_bonus_lost = 0;
    for event in events {
        match event {
            Event::TilePlaced { covered, lost_bonus, .. } => {
                n_built_over += covered.len();
                n_bonus_lost += lost_bonus.len();
            }
            Event::WorkerCovered { lost_bonus, .. } => n_bonus_lost += usize::from(*lost_bonus),
            _ => {}
        }
    }
    if 0 < n_built_over {
        parts.push(texts.say("milestones-preview-over", &[("n", n_built_over.into())]));
    }
    if 0 < n_bonus_lost {
        parts.push(texts.say("milestones-preview-lost", &[("n", n_bonus_lost.into())]));
    }
    let paid = |game: &Milestones| -> i32 {
        game.majorities().iter().map(|it| i32::from(it.points[seat.idx()])).sum()
    };
    let by = paid(next) - paid(game);
    if by != 0 {
        let sign = if 0 < by { "+" } else { "" };
        let n = format!("{sign}{}", crate::table::bars::minus(by));
        parts.push(texts.say("milestones-preview-majority", &[("n", n.into())]));
    }
    parts.join(" · ")
}

/// Verb first.
pub fn button_words(desk: Desk, pick: Pick, texts: &Texts) -> String {
    let gain = desk.looked_at().map(|it| short_gain(&it.gain, texts)).unwrap_or_default();
    let gain = [("gain", gain.into())];
    let Pick::Act(action) = pick else { return texts.say("milestones-do-via", &gain) };
    match action {
        Action::PickTile { .. } => texts.say("milestones-do-pick", &[]),
        Action::PlaceStartTile { .. } | Action::PlaceRecruit { .. } => {
            texts.say("milestones-do-place", &[])
        }
        Action::Move { to } => {
            texts.say("milestones-do-move", &[("to", to_space(texts, to).into())])
        }
        Action::Recruit { .. } => texts.say("milestones-do-recruit", &[]),
        Action::Buy { .. } => texts.say("milestones-do-buy", &[]),
        Action::Sell { .. } => texts.say("milestones-do-sell", &[]),
        Action::StartRoad { .. } => texts.say("milestones-do-start", &[]),
        Action::LayRoad { .. } => texts.say("milestones-do-lay", &gain),
        Action::BuildHouse { .. } | Action::BuildMarket { .. } => {
            texts.say("milestones-do-build", &gain)
        }
        Action::TakeBonus { .. } => texts.say("milestones-do-bonus", &[]),
        Action::LeaveBonus => texts.say("milestones-leave-bonus", &[]),
        Action::Deliver { .. } => texts.say("milestones-do-deliver", &gain),
        Action::Keep { .. } => texts.say("milestones-do-keep", &[]),
        Action::Cover { .. } => texts.say("milestones-do-cover", &[]),
        Action::Done => done_words(desk, texts),
    }
}

/// Done ends a visit, and after the second move the turn.
fn done_words(desk: Desk, texts: &Texts) -> String {
    let ends_turn = desk.cx.moment.with(|moment| moment.view.is_second_move);
    texts.say(if ends_turn { "milestones-do-end" } else { "milestones-done" }, &[])
}
