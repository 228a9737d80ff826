//! Why an action is not offered: the number of the rule that forbids it. What is offered is decided
//! in `legal.rs`; here it is only explained.

use engine::{Game, Seat};

use crate::components::N_PATH_SPACES;
use crate::sites::Build;
use crate::{Action, BonusBy, Corner, Kind, Milestones, Phase, Plot, Tile};

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &[
    "MS-29", "MS-30", "MS-32", "MS-33", "MS-34", "MS-35", "MS-39", "MS-40", "MS-41", "MS-43",
    "MS-55", "MS-56", "MS-57", "MS-58", "MS-61", "MS-62", "MS-63", "MS-67", "MS-68", "MS-70",
    "MS-71", "MS-72", "MS-73", "MS-77", "MS-78", "MS-79", "MS-82", "MS-83", "MS-84", "MS-86",
    "MS-87", "MS-88", "MS-90", "MS-98", "MS-99", "MS-106", "MS-109", "MS-110",
];

/// The rule that keeps a seat from doing this now. None if it is offered, or if the game is over.
pub(crate) fn forbids(game: &Milestones, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.phase == Phase::Over || game.is_legal(seat, action) {
        return None;
    }
    let is_to_act = game.to_act().contains(seat);
    Some(if is_to_act { reason(game, seat, *action) } else { not_your_turn(game.phase) })
}

fn not_your_turn(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "MS-29",
        Phase::PlaceStart => "MS-32",
        _ => "MS-35",
    }
}

fn reason(game: &Milestones, seat: Seat, action: Action) -> &'static str {
    match (game.phase, action) {
        (Phase::PlaceStart, Action::PlaceStartTile { tile, left }) => {
            start_tile_reason(game, seat, tile, left)
        }
        (Phase::Move, Action::Move { .. }) => "MS-43",
        (Phase::Trade { has_recruited: true }, Action::Recruit { .. }) => "MS-56",
        (Phase::Trade { .. }, Action::Recruit { .. }) => "MS-57",
        (Phase::Trade { .. }, Action::Buy { .. }) => "MS-61",
        (Phase::Trade { .. }, Action::Sell { materials }) => sell_reason(materials),
        (Phase::PlaceRecruit { .. }, Action::PlaceRecruit { .. }) => "MS-34",
        (Phase::Build, Action::StartRoad { from }) => road_reason(game, seat, from),
        (Phase::Build, Action::BuildHouse { plot }) => house_reason(game, seat, plot),
        (Phase::Build, Action::BuildMarket { .. }) => market_reason(game, seat),
        (Phase::LayRoad { from }, Action::LayRoad { via, to }) => lay_reason(game, from, via, to),
        (Phase::Bonus { by }, Action::TakeBonus { plot, .. }) => bonus_reason(by, plot),
        (Phase::Deliver, Action::Deliver { .. }) if game.has_grain(seat) => "MS-99",
        (Phase::Cover, Action::Cover { .. }) => "MS-110",
        (phase, _) => out_of_place(phase),
    }
}

/// What the phase asks for instead.
fn out_of_place(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft => "MS-30",
        Phase::PlaceStart => "MS-32",
        Phase::Move => "MS-41",
        Phase::Trade { .. } => "MS-55",
        Phase::PlaceRecruit { .. } => "MS-58",
        Phase::Build => "MS-67",
        Phase::LayRoad { .. } => "MS-40",
        Phase::Bonus { by: BonusBy::Corner(_) } => "MS-88",
        Phase::Bonus { by: BonusBy::House(_) } => "MS-90",
        Phase::Deliver => "MS-98",
        Phase::Keep => "MS-106",
        Phase::Cover => "MS-109",
        Phase::EndTurn | Phase::Over => "MS-39",
    }
}

fn start_tile_reason(game: &Milestones, seat: Seat, tile: Tile, left: u8) -> &'static str {
    if !(1..N_PATH_SPACES).contains(&left) {
        return "MS-34";
    }
    let is_mine = game.tableau(seat).start_tiles.contains(&Some(tile));
    if is_mine { "MS-33" } else { "MS-32" }
}

fn sell_reason(materials: [Kind; 2]) -> &'static str {
    let is_named_right = materials.is_sorted() || materials.contains(&Kind::Coin);
    if is_named_right { "MS-62" } else { "MS-63" }
}

fn road_reason(game: &Milestones, seat: Seat, from: Corner) -> &'static str {
    if game.map.n_sections_left() == 0 {
        return "MS-78";
    }
    if !game.can_pay(seat, Build::Section) {
        return "MS-68";
    }
    match game.edition.idx(from) {
        Some(idx) if game.road_heads().contains(idx) => "MS-77",
        Some(idx) if game.map.reached.contains(idx) => "MS-73",
        Some(_) | None => "MS-71",
    }
}

fn lay_reason(game: &Milestones, from: Corner, via: Corner, to: Corner) -> &'static str {
    let joins = |one, other| game.edition.neighbours(one).any(|corner| corner == other);
    let is_section = joins(from, via) && joins(via, to) && from != to;
    // Whoever points at the first corner has not yet said where to.
    let is_half_of_one = joins(from, via) && via == to;
    if is_section || is_half_of_one { "MS-72" } else { "MS-70" }
}

fn house_reason(game: &Milestones, seat: Seat, plot: Plot) -> &'static str {
    if game.map.n_houses_left() == 0 {
        return "MS-82";
    }
    if !game.can_pay(seat, Build::House) {
        return "MS-68";
    }
    let sites = game.map.roadside & !game.map.houses;
    match game.edition.plot_idx(plot) {
        Some(plot_idx) if sites.contains(plot_idx) => "MS-86",
        Some(_) | None => "MS-79",
    }
}

fn market_reason(game: &Milestones, seat: Seat) -> &'static str {
    if game.map.n_markets_left() == 0 {
        return "MS-84";
    }
    if game.can_pay(seat, Build::Market) { "MS-83" } else { "MS-68" }
}

fn bonus_reason(by: BonusBy, plot: Plot) -> &'static str {
    let is_here = match by {
        BonusBy::Corner(corner) => plot.0.contains(&corner),
        BonusBy::House(house) => plot == house,
    };
    if is_here { "MS-86" } else { "MS-87" }
}
