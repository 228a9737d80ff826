//! What can be pressed on one's own loop: stops of the pawn, and spaces for tiles and bonus tiles.

use engine::Seat;
use milestones::{Action, Event, Kind, Milestones, N_PATH_SPACES, PathSpace, Phase, Space, Tile};

use super::dangers;
use super::foresee::{after, majority_change};
use super::names::{POINTS, goods_in_words, kind_symbol, space_name, to_space, worker_name};
use super::places;
use crate::table::{Danger, Scene, Target};
use crate::words::Texts;

pub fn loop_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Vec<Target<Milestones>> {
    Space::all().map(|space| space_target(scene, me, space)).collect()
}

fn space_target(scene: &Scene<'_, Milestones>, me: Seat, space: Space) -> Target<Milestones> {
    let place = places::space(me, space);
    let action = action_at(scene, space);
    let there = || there(scene.game, me, space, scene.texts);
    if !scene.offers(&action) {
        return Target::act(place, action, there());
    }
    let verb = |key: &str| scene.say(key);
    match action {
        Action::Move { to } => {
            let args = [("to", to_space(scene.texts, to).into())];
            let words = stop_words(scene.game, me, to, scene.texts);
            let target = Target::act(place, action, words)
                .saying(scene.texts.say("milestones-do-move", &args));
            let danger = dangers::of_moving(scene.game, me, to, &scene.moment.actions, scene.texts);
            stop_brings(scene.game, me, to, target).biting(danger)
        }
        Action::TakeBonus { space, .. } => {
            let worker = scene.game.tableau(me).path.worker_at(space);
            let name = worker.map(|it| worker_name(scene.texts, it)).unwrap_or_default();
            let words = scene.texts.say("milestones-preview-bonus", &[("worker", name.into())]);
            let target = Target::act(place, action, words).saying(verb("milestones-do-bonus"));
            let by = majority_change(scene.game, &after(scene.game, action).0, me);
            target.brings(1, POINTS).brings(by, "crown")
        }
        Action::Cover { .. } => {
            let words = format!("{}: {}", there(), change_words(scene, me, action));
            let by = majority_change(scene.game, &after(scene.game, action).0, me);
            Target::act(place, action, words)
                .saying(verb("milestones-do-cover"))
                .brings(by, "crown")
                .biting(laying_danger(scene, me, action))
        }
        _ => {
            let by = majority_change(scene.game, &after(scene.game, action).0, me);
            Target::act(place, action, change_words(scene, me, action))
                .saying(verb("milestones-do-place"))
                .brings(by, "crown")
                .biting(laying_danger(scene, me, action))
        }
    }
}

fn laying_danger(scene: &Scene<'_, Milestones>, me: Seat, action: Action) -> Option<Danger> {
    dangers::of_laying(scene.game, me, action, &scene.moment.actions, scene.texts)
}

/// What pressing a space does now; what somebody would want, if it is not offered.
pub fn action_at(scene: &Scene<'_, Milestones>, space: Space) -> Action {
    let step = Action::Move { to: space };
    let Space::Path(number) = space else { return step };
    let actions = &scene.moment.actions;
    match scene.game.phase() {
        Phase::PlaceStart => {
            let Some(tile) = tile_in_hand(scene) else { return step };
            let place = |left: u8| Action::PlaceStartTile { tile, left };
            let mut places = lefts(number).into_iter().map(place);
            places.find(|it| actions.contains(it)).unwrap_or_else(|| place(number))
        }
        Phase::PlaceRecruit { .. } => Action::PlaceRecruit { left: lefts(number)[0] },
        Phase::Bonus { .. } => {
            let taken = |action: &Action| match action {
                Action::TakeBonus { plot, space } => Some((*plot, *space)),
                _ => None,
            };
            let offered: Vec<_> = actions.iter().filter_map(taken).collect();
            let here = offered.iter().find(|(_, space)| *space == number);
            let Some((plot, _)) = here.or(offered.first()) else { return step };
            Action::TakeBonus { plot: *plot, space: number }
        }
        Phase::Cover => Action::Cover { space: number },
        _ => step,
    }
}

/// Where the left half of a tile can lie so that it covers a space, the likelier first.
fn lefts(space: u8) -> [u8; 2] {
    if space == N_PATH_SPACES { [space - 1; 2] } else { [space, space.max(2) - 1] }
}

/// The tile that is being placed. The next start tile comes to hand by itself.
pub fn tile_in_hand(scene: &Scene<'_, Milestones>) -> Option<Tile> {
    let me = scene.my_turn()?;
    match scene.game.phase() {
        Phase::PlaceRecruit { tile } => Some(tile),
        Phase::PlaceStart => {
            let next = scene.game.tableau(me).start_tiles.into_iter().flatten().next();
            scene.local.tile.or(next)
        }
        _ => None,
    }
}

/// What is there, for whoever cannot see it.
fn there(game: &Milestones, seat: Seat, space: Space, texts: &Texts) -> String {
    let Space::Path(number) = space else { return space_name(texts, space) };
    let args = [("n", number.into())];
    match game.tableau(seat).path.at(number) {
        PathSpace::Empty => texts.say("milestones-stop-empty", &args),
        PathSpace::Covered => texts.say("milestones-stop-covered", &args),
        PathSpace::Worker(worker) => {
            format!("{}, {}", space_name(texts, space), worker_name(texts, worker))
        }
    }
}

/// "Space 5, quarryman 3: +2 stone, +1 point".
fn stop_words(game: &Milestones, seat: Seat, to: Space, texts: &Texts) -> String {
    let stop = game.stop(seat, to);
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
    format!("{}: {brings}", there(game, seat, to, texts))
}

fn stop_brings(
    game: &Milestones,
    seat: Seat,
    to: Space,
    target: Target<Milestones>,
) -> Target<Milestones> {
    let stop = game.stop(seat, to);
    let goods = Kind::ALL
        .into_iter()
        .fold(target, |target, kind| target.brings(stop.goods[kind].into(), kind_symbol(kind)));
    goods.brings(stop.points.into(), POINTS)
}

/// Whether the row rises afterwards, and what is lost.
fn change_words(scene: &Scene<'_, Milestones>, seat: Seat, action: Action) -> String {
    let texts = scene.texts;
    let (next, events) = after(scene.game, action);
    let rises = next.tableau(seat).path.is_rising();
    let key = if rises { "milestones-preview-rises" } else { "milestones-preview-falls" };
    let mut parts = vec![texts.say(key, &[])];
    let (mut n_built_over, mut n_bonus_lost) = (0, 0);
    for event in &events {
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
    let by = majority_change(scene.game, &next, seat);
    if by != 0 {
        let n = crate::table::numbers::signed(by);
        parts.push(texts.say("milestones-preview-majority", &[("n", n.into())]));
    }
    let changed = parts.join(" · ");
    match action {
        Action::PlaceStartTile { left, .. } | Action::PlaceRecruit { left } => {
            let args = [("left", left.into()), ("right", (left + 1).into())];
            format!("{}: {changed}", texts.say("milestones-on-spaces", &args))
        }
        _ => changed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_covers_the_space_that_was_pressed() {
        assert_eq!(lefts(1), [1, 1]);
        assert_eq!(lefts(4), [4, 3]);
        assert_eq!(lefts(8), [7, 7]);
    }
}
