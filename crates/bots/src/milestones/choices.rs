//! What is worth trying at a decision: the actions of the rules without those that hardly ever are
//! the best. The valuer decides among them.

use engine::{Game, Seat};
use milestones::{Action, Build, Corner, Goods, Kind, Milestones, Path, Phase, Space, Tile};

use super::valuer::{Valuer, without};

/// One action, or two that belong together.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Step {
    pub first: Action,
    pub second: Option<Action>,
}

/// How widely is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Width {
    pub n_sections: usize,
    pub n_houses: usize,
    pub n_markets: usize,
    pub n_deliveries: usize,
    pub n_recruits: usize,
    pub n_kept: usize,
    pub n_covers: usize,
}

impl Width {
    pub const WIDE: Width = Width {
        n_sections: 8,
        n_houses: 4,
        n_markets: 4,
        n_deliveries: 3,
        n_recruits: 5,
        n_kept: 4,
        n_covers: 3,
    };
    pub const NARROW: Width = Width {
        n_sections: 2,
        n_houses: 2,
        n_markets: 1,
        n_deliveries: 1,
        n_recruits: 2,
        n_kept: 2,
        n_covers: 2,
    };

    /// After so many things have been done in a visit.
    fn after(self, n_done: usize) -> Width {
        let part = |n: usize| n.div_ceil(n_done + 1);
        Width {
            n_sections: part(self.n_sections),
            n_houses: part(self.n_houses),
            n_markets: part(self.n_markets),
            n_deliveries: part(self.n_deliveries),
            ..self
        }
    }
}

impl Step {
    fn one(action: Action) -> Step {
        Step { first: action, second: None }
    }
}

/// What `seat`, which is to act, could do; `n_done` things have been done in this visit.
pub fn choices(
    game: &Milestones,
    seat: Seat,
    width: Width,
    n_done: usize,
    valuer: &mut Valuer,
    out: &mut Vec<Step>,
) {
    let width = width.after(n_done);
    match game.phase() {
        Phase::Move => moves(game, seat, out),
        Phase::Trade { has_recruited } => {
            trades(game, seat, has_recruited, n_done, width, valuer, out);
        }
        Phase::PlaceRecruit { tile } => recruits(game, seat, &[tile], width, valuer, out),
        Phase::Build => builds(game, seat, width, out),
        Phase::LayRoad { from } => {
            let ways = sections_from(game, seat, from);
            out.extend(
                best(ways, width.n_sections)
                    .map(|(via, to)| Step::one(Action::LayRoad { via, to })),
            );
        }
        Phase::Deliver => {
            out.push(Step::one(Action::Done));
            deliveries(game, seat, width, out);
        }
        Phase::Keep => keeps(game, seat, width, valuer, out),
        Phase::Cover => covers(game, seat, width, valuer, out),
        Phase::Bonus { .. } | Phase::EndTurn | Phase::Draft | Phase::PlaceStart | Phase::Over => {
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            out.extend(actions.into_iter().map(Step::one));
        }
    }
}

/// The highest rated, in the order of their ratings.
fn best<T>(mut rated: Vec<(f32, T)>, n: usize) -> impl Iterator<Item = T> {
    rated.sort_by(|a, b| b.0.total_cmp(&a.0));
    rated.into_iter().take(n).map(|(_, it)| it)
}

/// All buildings, and the path spaces where something happens.
fn moves(game: &Milestones, seat: Seat, out: &mut Vec<Step>) {
    let tableau = game.tableau(seat);
    let is_useful = |to: &Space| match *to {
        Space::Path(space) => tableau.path.worker_at(space).is_some(),
        Space::TradingHouse | Space::BuildingOffice | Space::Mill | Space::Castle => true,
    };
    let stops = tableau.pawn.targets().filter(is_useful);
    out.extend(stops.map(|to| Step::one(Action::Move { to })));
}

/// Sells first, then recruits, then buys, so that no order is tried twice.
fn trades(
    game: &Milestones,
    seat: Seat,
    has_recruited: bool,
    n_done: usize,
    width: Width,
    valuer: &mut Valuer,
    out: &mut Vec<Step>,
) {
    out.push(Step::one(Action::Done));
    let goods = game.tableau(seat).goods;
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    for action in actions {
        match action {
            Action::Buy { .. } if n_done < TRADES_MAX => out.push(Step::one(action)),
            // Coins are wanted for a recruit, and only what is there twice, or much, is given.
            Action::Sell { materials: [one, other] } => {
                let is_wanted = goods[Kind::Coin] < 2 && n_done < 2;
                let is_spare = |kind: Kind| 2 <= goods[kind] || 4 <= goods.n_materials();
                if is_wanted && is_spare(one) && is_spare(other) {
                    out.push(Step::one(action));
                }
            }
            _ => {}
        }
    }
    if !has_recruited && 2 <= goods[Kind::Coin] {
        let tiles: Vec<Tile> = game.display().iter().collect();
        recruits(game, seat, &tiles, width, valuer, out);
    }
}

const TRADES_MAX: usize = 3;

/// The tiles and places that make the best paths.
fn recruits(
    game: &Milestones,
    seat: Seat,
    tiles: &[Tile],
    width: Width,
    valuer: &mut Valuer,
    out: &mut Vec<Step>,
) {
    let path = game.tableau(seat).path;
    let is_placing = matches!(game.phase(), Phase::PlaceRecruit { .. });
    let mut rated = Vec::new();
    for tile in tiles {
        for left in 1..milestones::N_PATH_SPACES {
            let placed = path.with_tile(left, game.edition().tile(*tile));
            rated.push((valuer.rate(game, &placed), (*tile, left)));
        }
    }
    out.extend(best(rated, width.n_recruits).map(|(tile, left)| {
        let place = Action::PlaceRecruit { left };
        if is_placing {
            Step::one(place)
        } else {
            Step { first: Action::Recruit { tile }, second: Some(place) }
        }
    }));
}

fn builds(game: &Milestones, seat: Seat, width: Width, out: &mut Vec<Step>) {
    out.push(Step::one(Action::Done));
    let edition = game.edition();
    if game.can_pay(seat, Build::Section) {
        let mut rated = Vec::new();
        for from in game.road_heads().iter().map(|idx| edition.corner(idx)) {
            let ways = sections_from(game, seat, from).into_iter();
            rated.extend(ways.map(|(rating, way)| (rating, (from, way))));
        }
        out.extend(best(rated, width.n_sections).map(|(from, (via, to))| Step {
            first: Action::StartRoad { from },
            second: Some(Action::LayRoad { via, to }),
        }));
    }
    if game.can_pay(seat, Build::House) {
        let plots = game.house_plots(seat).iter().map(|plot_idx| edition.plot(plot_idx));
        let rated = plots.map(|plot| {
            let bonus = if game.bonus_on(plot).is_some() { BONUS } else { 0.0 };
            (f32::from(game.house_points(plot)) + bonus, plot)
        });
        let plots = best(rated.collect(), width.n_houses);
        out.extend(plots.map(|plot| Step::one(Action::BuildHouse { plot })));
    }
    if game.can_pay(seat, Build::Market) {
        let corners = game.map().roadside_numbers().iter().map(|idx| edition.corner(idx));
        let rated = corners.map(|corner| (corner_rating(game, seat, corner), corner));
        let corners = best(rated.collect(), width.n_markets);
        out.extend(corners.map(|corner| Step::one(Action::BuildMarket { corner })));
    }
}

/// What taking a bonus tile counts in a first look.
const BONUS: f32 = 2.0;
/// What the best number at the end of a section counts.
const ROAD_END: f32 = 0.1;
/// What a house counts that a section makes room for.
const ROOM: f32 = 0.3;

fn corner_rating(game: &Milestones, seat: Seat, corner: Corner) -> f32 {
    let bonus = if game.takeable(seat, corner).is_empty() { 0.0 } else { BONUS };
    f32::from(game.market_points(corner)) + bonus
}

/// All sections from a corner with their ratings.
fn sections_from(game: &Milestones, seat: Seat, from: Corner) -> Vec<(f32, (Corner, Corner))> {
    let edition = game.edition();
    let Some(from) = edition.idx(from) else { return Vec::new() };
    let map = game.map();
    let mut rated = Vec::new();
    for via in game.vias(from) {
        let points = corner_rating(game, seat, edition.corner(via));
        let covered = u16::from(edition.points_at(via));
        for to in game.section_ends(via).iter() {
            let plots = (edition.beside(from, via) | edition.beside(via, to)) & !map.houses;
            let rooms = plots.iter().map(|plot_idx| game.house_points(edition.plot(plot_idx)));
            let room = f32::from(rooms.max().unwrap_or(0).saturating_sub(covered));
            let rating = points + ROOM * room + ROAD_END * f32::from(edition.points_at(to));
            rated.push((rating, (edition.corner(via), edition.corner(to))));
        }
    }
    rated
}

fn deliveries(game: &Milestones, seat: Seat, width: Width, out: &mut Vec<Step>) {
    if game.tableau(seat).goods[Kind::Grain] < 2 {
        return;
    }
    let markets = (game.map().markets & !game.map().sacks).iter();
    let rated = markets.map(|idx| {
        let market = game.edition().corner(idx);
        (f32::from(game.delivery(market).points), market)
    });
    let markets = best(rated.collect(), width.n_deliveries);
    out.extend(markets.map(|market| Step::one(Action::Deliver { market })));
}

/// The goods that are worth most; different ones rather than the same.
fn keeps(game: &Milestones, seat: Seat, width: Width, valuer: &Valuer, out: &mut Vec<Step>) {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let rated = actions.into_iter().filter_map(|action| match action {
        Action::Keep { goods } => Some((kept_rating(goods, valuer), action)),
        _ => None,
    });
    out.extend(best(rated.collect(), width.n_kept).map(Step::one));
}

fn kept_rating(goods: Goods, valuer: &Valuer) -> f32 {
    let kept = valuer.mind.weights.kept;
    let value: f32 =
        Kind::ALL.map(|kind| f32::from(goods[kind]) * kept[kind as usize]).iter().sum();
    let [stone, wood, sand] = [Kind::Stone, Kind::Wood, Kind::Sand].map(|kind| goods[kind]);
    value + 0.5 * valuer.mind.usual.visit([stone, wood, sand]).points
}

fn covers(game: &Milestones, seat: Seat, width: Width, valuer: &mut Valuer, out: &mut Vec<Step>) {
    let path: Path = game.tableau(seat).path;
    let spaces: Vec<u8> = path.workers().map(|(space, _)| space).collect();
    let rated = spaces.into_iter().map(|space| (valuer.rate(game, &without(&path, space)), space));
    let spaces = best(rated.collect(), width.n_covers);
    out.extend(spaces.map(|space| Step::one(Action::Cover { space })));
}
