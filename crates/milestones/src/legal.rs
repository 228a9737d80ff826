//! What is allowed. Every list begins with what ends or declines something, and then follows the
//! order of tiles, kinds, corners, plots or spaces.

mod forbids;

use engine::{Game, Seat};

pub(crate) use forbids::{RULES as FORBIDDING, forbids};

use crate::components::{
    COINS_PER_MATERIAL, COINS_PER_TILE, GOODS_KEPT, N_PATH_SPACES, START_TILES_EACH,
};
use crate::sites::Build;
use crate::{Action, BonusBy, Corner, Goods, Kind, Milestones, Path, Phase, Plot, Tableau};

pub(crate) fn actions(game: &Milestones, seat: Seat, out: &mut Vec<Action>) {
    if !game.to_act().contains(seat) {
        return;
    }
    let tableau = game.tableau(seat);
    match game.phase {
        Phase::Draft => {
            out.extend(game.start_tiles.iter().map(|tile| Action::PickTile { tile }));
        }
        Phase::PlaceStart => place_start_actions(tableau, out),
        Phase::Move => out.extend(tableau.pawn.targets().map(|to| Action::Move { to })),
        Phase::Trade { has_recruited } => trade_actions(game, tableau, has_recruited, out),
        Phase::PlaceRecruit { .. } => {
            out.extend(LEFT_SPACES.map(|left| Action::PlaceRecruit { left }));
        }
        Phase::Build => build_actions(game, seat, out),
        Phase::LayRoad { from } => lay_actions(game, from, out),
        Phase::Bonus { by } => bonus_actions(game, seat, by, out),
        Phase::Deliver => deliver_actions(game, seat, out),
        Phase::Keep => keep_actions(tableau.goods, out),
        Phase::Cover => {
            out.extend(tableau.path.workers().map(|(space, _)| Action::Cover { space }));
        }
        Phase::EndTurn => out.push(Action::Done),
        Phase::Over => {}
    }
}

/// MS-34: where the left half of a tile can lie.
const LEFT_SPACES: std::ops::Range<u8> = 1..N_PATH_SPACES;

/// MS-32, MS-33.
fn place_start_actions(tableau: &Tableau, out: &mut Vec<Action>) {
    const _: () = assert!(START_TILES_EACH == 2, "one start tile never blocks the other");
    for tile in tableau.start_tiles.into_iter().flatten() {
        let free = LEFT_SPACES.filter(|left| tableau.path.is_empty_at(*left));
        out.extend(free.map(|left| Action::PlaceStartTile { tile, left }));
    }
}

/// MS-55 to MS-63.
fn trade_actions(game: &Milestones, tableau: &Tableau, has_recruited: bool, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let goods = tableau.goods;
    let can_recruit = !has_recruited && COINS_PER_TILE <= goods[Kind::Coin];
    if can_recruit {
        out.extend(game.display.iter().map(|tile| Action::Recruit { tile }));
    }
    if COINS_PER_MATERIAL <= goods[Kind::Coin] {
        out.extend(Kind::MATERIALS.map(|material| Action::Buy { material }));
    }
    for (i, one) in Kind::MATERIALS.into_iter().enumerate() {
        for other in Kind::MATERIALS.into_iter().skip(i) {
            if goods.has(Goods::of(&[one, other])) {
                out.push(Action::Sell { materials: [one, other] });
            }
        }
    }
}

/// MS-67 to MS-85.
fn build_actions(game: &Milestones, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    let corner = |idx| game.edition.corner(idx);
    if game.can_pay(seat, Build::Section) {
        let starts = game.road_starts();
        out.extend(starts.iter().map(|idx| Action::StartRoad { from: corner(idx) }));
    }
    if game.can_pay(seat, Build::House) {
        let plots = game.house_plots(seat);
        out.extend(plots.iter().map(|idx| Action::BuildHouse { plot: game.edition.plot(idx) }));
    }
    if game.can_pay(seat, Build::Market) {
        let numbers = game.map.roadside_numbers();
        out.extend(numbers.iter().map(|idx| Action::BuildMarket { corner: corner(idx) }));
    }
}

/// MS-70, MS-72.
fn lay_actions(game: &Milestones, from: Corner, out: &mut Vec<Action>) {
    let edition = &game.edition;
    let from = edition.idx(from).expect("a road starts on the map");
    for via in game.vias(from) {
        let ends = game.section_ends(via).iter().map(|to| edition.corner(to));
        out.extend(ends.map(|to| Action::LayRoad { via: edition.corner(via), to }));
    }
}

/// MS-86 to MS-97.
fn bonus_actions(game: &Milestones, seat: Seat, by: BonusBy, out: &mut Vec<Action>) {
    let path = &game.tableau(seat).path;
    match by {
        BonusBy::Corner(corner) => {
            out.push(Action::LeaveBonus);
            let idx = game.edition.idx(corner).expect("bonus tiles are taken on the map");
            for (plot, kind) in game.takeable_at(seat, idx) {
                take_actions(path, plot, kind, out);
            }
        }
        BonusBy::House(plot) => {
            let kind = game.bonus_on(plot).expect("the phase begins with a tile on the plot");
            take_actions(path, plot, kind, out);
        }
    }
}

fn take_actions(path: &Path, plot: Plot, kind: Kind, out: &mut Vec<Action>) {
    out.extend(path.eligible(kind).map(|space| Action::TakeBonus { plot, space }));
}

/// MS-98, MS-99.
fn deliver_actions(game: &Milestones, seat: Seat, out: &mut Vec<Action>) {
    out.push(Action::Done);
    if game.has_grain(seat) {
        let markets = game.deliverable().iter().map(|idx| game.edition.corner(idx));
        out.extend(markets.map(|market| Action::Deliver { market }));
    }
}

/// MS-106, MS-108.
fn keep_actions(goods: Goods, out: &mut Vec<Action>) {
    const _: () = assert!(GOODS_KEPT == 3, "three loops choose three goods");
    let kinds = Kind::ALL;
    for i in 0..kinds.len() {
        for j in i..kinds.len() {
            for k in j..kinds.len() {
                let kept = Goods::of(&[kinds[i], kinds[j], kinds[k]]);
                if goods.has(kept) {
                    out.push(Action::Keep { goods: kept });
                }
            }
        }
    }
}
