//! The names of the places of Milestones.

use engine::Seat;
use milestones::{Action, Build, Corner, Goods, Kind, Milestones, Phase, Plot, Space, Tile};

use super::loop_targets::tile_in_hand;
use super::road::{build_of, wanted_build};
use crate::table::{Place, Scene};

/// A bonus tile that stays where it is.
pub const LEAVE: Place = Place::named("leave");

/// The race to the target, and the majorities.
pub const TARGET: Place = Place::named("target");

/// Somebody's whole loop.
pub fn ring_road(seat: Seat) -> Place {
    Place::of("ring-road", seat)
}

/// A space of somebody's loop: 0 is the castle, 1 to 8 the path, 9 to 11 the other buildings.
pub fn space(seat: Seat, space: Space) -> Place {
    Place::of("space", format_args!("{seat}-{}", space.number()))
}

pub fn corner(corner: Corner) -> Place {
    Place::of("corner", corner)
}

pub fn plot(plot: Plot) -> Place {
    Place::of("plot", plot)
}

/// A worker tile, wherever it lies.
pub fn tile(tile: Tile) -> Place {
    Place::of("tile", tile.0)
}

/// Something that the office builds.
pub fn build(build: Build) -> Place {
    Place::of("build", build_word(build))
}

pub fn build_word(build: Build) -> &'static str {
    match build {
        Build::Section => "section",
        Build::House => "house",
        Build::Market => "market",
    }
}

pub fn buy(material: Kind) -> Place {
    Place::of("buy", material.word())
}

pub fn sell(material: Kind) -> Place {
    Place::of("sell", material.word())
}

/// One of the goods before the castle.
pub fn good(kind: Kind, nth: u8) -> Place {
    Place::of("good", format_args!("{}-{}", kind.word(), nth + 1))
}

/// What is to be chosen for an action.
pub fn of(scene: &Scene<'_, Milestones>, action: &Action) -> Vec<Place> {
    let Some(me) = scene.my_turn() else { return Vec::new() };
    let path = |number| space(me, Space::Path(number));
    match *action {
        Action::PickTile { tile: it } | Action::Recruit { tile: it } => vec![tile(it)],
        Action::PlaceStartTile { tile: it, left } => {
            let is_in_hand = tile_in_hand(scene) == Some(it);
            let take = (!is_in_hand).then(|| tile(it));
            take.into_iter().chain([path(left)]).collect()
        }
        Action::PlaceRecruit { left } => vec![path(left)],
        Action::Cover { space } | Action::TakeBonus { space, .. } => vec![path(space)],
        Action::Move { to } => vec![space(me, to)],
        Action::Buy { material } => vec![buy(material)],
        Action::Sell { materials } if scene.local.sold() == Some(materials) => Vec::new(),
        Action::Sell { materials } => materials.map(sell).into(),
        Action::StartRoad { .. } | Action::BuildHouse { .. } | Action::BuildMarket { .. } => {
            building(scene, *action)
        }
        Action::LayRoad { via, to } => {
            let mark = (scene.local.via != Some(via)).then(|| corner(via));
            mark.into_iter().chain([corner(to)]).collect()
        }
        Action::LeaveBonus => vec![LEAVE],
        Action::Deliver { market } => vec![corner(market)],
        Action::Keep { goods } => keeping(scene.local.kept, goods),
        Action::Done => Vec::new(),
    }
}

/// What is built, unless it is wanted already, and where. A road that can begin at one place only
/// has its start.
fn building(scene: &Scene<'_, Milestones>, action: Action) -> Vec<Place> {
    let wanted = build_of(action).filter(|_| scene.game.phase() == Phase::Build);
    let is_start = |it: &&Action| matches!(it, Action::StartRoad { .. });
    let n_starts = scene.moment.actions.iter().filter(is_start).count();
    let at = match action {
        Action::StartRoad { .. } if n_starts == 1 => None,
        Action::StartRoad { from: at } | Action::BuildMarket { corner: at } => Some(corner(at)),
        Action::BuildHouse { plot: at } => Some(plot(at)),
        _ => None,
    };
    let is_chosen = at.is_some() && wanted == wanted_build(scene);
    let what = wanted.filter(|_| !is_chosen).map(build);
    what.into_iter().chain(at).collect()
}

/// The goods to be turned until just these come through the gate.
fn keeping(kept: Goods, wanted: Goods) -> Vec<Place> {
    let of_kind = |kind: Kind| {
        let more = (kept[kind]..wanted[kind]).map(move |nth| good(kind, nth));
        let fewer = (wanted[kind]..kept[kind]).rev().map(move |nth| good(kind, nth));
        more.chain(fewer)
    };
    Kind::ALL.into_iter().flat_map(of_kind).collect()
}
