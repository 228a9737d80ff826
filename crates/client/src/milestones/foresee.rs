//! What an action would bring. The rules themselves are asked, on a copy of the game: the client
//! judges nothing.

use std::collections::BTreeSet;

use engine::{Fast, Game, Imagine, Seat, Viewer};
use milestones::{Action, Build, Corner, Event, Kind, Milestones, Phase, Space};

use super::road::{best_of, best_of_all};

/// What a piece on the map brings to whoever places it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Gain {
    pub points: u16,
    /// The corners whose numbers count, with these numbers.
    pub counts: Vec<(Corner, u8)>,
    /// A bonus tile that comes with it, and whether it must be taken.
    pub bonus: Option<(Kind, bool)>,
    pub n_coins: u8,
    /// For whoever comes next: the best numbers beside the new road end.
    pub opens: Vec<u8>,
    /// What flour for the new market would bring.
    pub flour: Option<u16>,
}

impl Gain {
    /// A tile that must be taken scores in any case.
    pub fn total(&self) -> u16 {
        self.points + u16::from(self.bonus.is_some_and(|(_, must)| must))
    }
}

/// So many numbers are named that a road opens for others.
const OPENS_MAX: usize = 2;

/// What an action on the map brings; nothing for any other.
pub fn gain(game: &Milestones, seat: Seat, action: Action) -> Gain {
    match action {
        Action::StartRoad { from } => start_gain(game, seat, from),
        Action::LayRoad { via, to } => {
            Gain { opens: opens(game, action, to), ..via_gain(game, seat, via) }
        }
        Action::BuildHouse { plot } => Gain {
            points: game.house_points(plot),
            counts: plot.0.into_iter().filter_map(|corner| counted(game, corner)).collect(),
            bonus: game.bonus_on(plot).map(|kind| (kind, true)),
            ..Gain::default()
        },
        Action::BuildMarket { corner } => Gain {
            points: game.market_points(corner),
            counts: counted(game, corner).into_iter().collect(),
            bonus: takeable(game, seat, corner),
            flour: Some(after(game, action).0.delivery(corner).points),
            ..Gain::default()
        },
        Action::Deliver { market } => {
            let delivery = game.delivery(market);
            let counts = delivery.corners.into_iter().zip(delivery.numbers);
            Gain {
                points: delivery.points,
                counts: counts.filter_map(|(corner, n)| Some((corner?, n))).collect(),
                n_coins: delivery.n_coins,
                ..Gain::default()
            }
        }
        _ => Gain::default(),
    }
}

/// A milestone on a corner.
pub fn via_gain(game: &Milestones, seat: Seat, via: Corner) -> Gain {
    Gain {
        points: game.section_points(via),
        counts: counted(game, via).into_iter().collect(),
        bonus: takeable(game, seat, via),
        ..Gain::default()
    }
}

/// The best milestone that a road from here can have.
fn start_gain(game: &Milestones, seat: Seat, from: Corner) -> Gain {
    let (begun, _) = after(game, Action::StartRoad { from });
    let gains = vias(&begun, seat).into_iter().map(|via| via_gain(game, seat, via));
    gains.max_by_key(|gain| gain.points).unwrap_or_default()
}

/// Where the milestone of a section that was begun can stand.
pub fn vias(game: &Milestones, seat: Seat) -> Vec<Corner> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    let via = |action: Action| match action {
        Action::LayRoad { via, .. } => Some(via),
        _ => None,
    };
    actions.into_iter().filter_map(via).collect::<BTreeSet<_>>().into_iter().collect()
}

fn opens(game: &Milestones, action: Action, to: Corner) -> Vec<u8> {
    let (next, _) = after(game, action);
    let edition = next.edition();
    let touched: BTreeSet<Corner> =
        next.map().sections(edition).flat_map(|it| [it.from, it.via, it.to]).collect();
    let free = edition.neighbours(to).filter(|corner| !touched.contains(corner));
    let mut numbers: Vec<u8> = free.filter_map(|it| Some(counted(&next, it)?.1)).collect();
    engine::sort_short(&mut numbers, |number| std::cmp::Reverse(*number));
    numbers.truncate(OPENS_MAX);
    numbers
}

fn takeable(game: &Milestones, seat: Seat, corner: Corner) -> Option<(Kind, bool)> {
    game.takeable(seat, corner).first().map(|(_, kind)| (*kind, false))
}

/// A corner with its number, if it is free.
fn counted(game: &Milestones, corner: Corner) -> Option<(Corner, u8)> {
    let is_free = game.map().is_free(game.edition(), corner);
    Some((corner, game.edition().number(corner).filter(|_| is_free)?))
}

/// Where a pawn can go to before it comes to the castle.
pub fn is_ahead(game: &Milestones, seat: Seat, space: Space) -> bool {
    game.tableau(seat).pawn.number() < space.number()
}

/// The first space, from left to right, whose number breaks the row.
pub fn fall(game: &Milestones, seat: Seat) -> Option<u8> {
    let mut highest = 0;
    game.tableau(seat).path.workers().find_map(|(space, worker)| {
        let falls = worker.number < highest;
        highest = worker.number;
        falls.then_some(space)
    })
}

/// The best that flour would bring now, wherever it goes.
pub fn best_delivery(game: &Milestones) -> Option<(Corner, u16)> {
    let edition = game.edition();
    let sacks: BTreeSet<Corner> = game.map().sacks(edition).collect();
    let markets = game.map().markets(edition).filter(|market| !sacks.contains(market));
    markets.map(|market| (market, game.delivery(market).points)).max_by_key(|(_, points)| *points)
}

/// What would bring most at the office, with what a seat has now.
pub fn best_at_office(game: &Milestones, seat: Seat) -> Option<(Build, u16)> {
    let mut view = game.view(Viewer::Seat(seat));
    (view.turn, view.phase) = (seat, Phase::Build);
    let there = Milestones::seen(&view, seat);
    let mut actions = Vec::new();
    there.legal_actions(seat, &mut actions);
    let build = best_of_all(&there, seat, &actions)?;
    Some((build, best_of(&there, seat, &actions, build)?))
}

/// Whether a stop would bring nothing and leave nothing to be done.
pub fn is_vain(game: &Milestones, to: Space) -> bool {
    let stop = game.stop(game.turn(), to);
    let brings = !stop.goods.is_empty() || 0 < stop.points;
    match to {
        Space::Castle => false,
        Space::Path(_) => !brings,
        Space::TradingHouse | Space::BuildingOffice | Space::Mill => {
            let (_, events) = after(game, Action::Move { to });
            !brings && events.iter().any(|it| matches!(it, Event::VisitSkipped { .. }))
        }
    }
}

/// What a seat's majorities would pay more, or less.
pub fn majority_change(before: &Milestones, after: &Milestones, seat: Seat) -> i32 {
    let paid = |game: &Milestones| -> i32 {
        game.majorities().iter().map(|it| i32::from(it.points[seat.idx()])).sum()
    };
    paid(after) - paid(before)
}

/// The game after an action, and what was told of it. Luck is not foreseen: a tile that would be
/// turned up is any of those that could be.
pub fn after(game: &Milestones, action: Action) -> (Milestones, Vec<Event>) {
    game.after(game.turn(), &action, &mut Fast::new(0))
}

#[cfg(test)]
mod tests {
    use engine::Match;
    use milestones::{Options, View};

    use super::*;

    const ME: Seat = Seat(0);

    /// Seat 0 is at the office with these goods, after these sections.
    fn office(sections: &[&str], goods: &str) -> Milestones {
        let (start, _) =
            Match::<Milestones>::new(&Options::default(), 2, &mut Fast::new(1)).unwrap();
        let mut view: View = start.game().view(Viewer::Seat(ME));
        view.turn = ME;
        view.phase = Phase::Build;
        view.map.bonus.clear();
        view.map.sections = sections.iter().map(|it| it.parse().unwrap()).collect();
        view.tableaus[0].goods = goods.parse().unwrap();
        view.tableaus[0].path = "st1 co3 . st5 wo4 co5 . .".parse().unwrap();
        Milestones::seen(&view, ME)
    }

    fn corner(name: &str) -> Corner {
        name.parse().unwrap()
    }

    /// The worked examples of the rulebook (MS-70, MS-80, MS-83).
    #[test]
    fn builds_show_what_they_score() {
        let game = office(&["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"], "st9 wo9 sa9");
        let house = gain(&game, ME, Action::BuildHouse { plot: "C3-C4-D4".parse().unwrap() });
        assert_eq!((house.points, house.counts.len()), (3, 2));
        let market = gain(&game, ME, Action::BuildMarket { corner: corner("C3") });
        assert_eq!((market.points, market.flour), (2, Some(7)));
        let start = gain(&game, ME, Action::StartRoad { from: corner("E3") });
        assert_eq!(start.points, 4);
    }

    #[test]
    fn a_section_shows_what_it_opens() {
        let game = office(&["A1-A2-A3", "A3-B4-C3"], "st9 sa9");
        let (begun, _) = after(&game, Action::StartRoad { from: corner("C3") });
        assert!(vias(&begun, ME).contains(&corner("D4")));
        let lay = gain(&begun, ME, Action::LayRoad { via: corner("D4"), to: corner("E3") });
        assert_eq!((lay.points, lay.opens), (2, vec![4, 4]));
    }

    #[test]
    fn the_office_is_seen_from_afar() {
        let mut view = office(&["A1-A2-A3"], "st1 wo1").view(Viewer::Seat(ME));
        view.phase = Phase::Move;
        let game = Milestones::seen(&view, ME);
        assert_eq!(best_at_office(&game, ME).map(|(build, _)| build), Some(Build::House));
    }

    #[test]
    fn the_row_is_marked_where_it_falls() {
        assert_eq!(fall(&office(&[], "-"), ME), Some(5));
    }

    #[test]
    fn flour_goes_to_the_start_market_at_first() {
        let game = office(&[], "gr2");
        assert_eq!(best_delivery(&game), Some((corner("A1"), 3)));
    }
}
