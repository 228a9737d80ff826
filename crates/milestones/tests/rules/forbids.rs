//! Why something is not offered: a rule is named for every refusal, and for nothing else.

use engine::{Chance, Cx, Fast, Game, Seat, act};
use milestones::{Action, Corner, Goods, Kind, Milestones, Options, Plot, Space, Tile};
use testkit::legal;

use crate::table::{ME, OTHER, Table, corner, plot};

/// Any action at all, possible or not.
fn any_action(game: &Milestones, chance: &mut Fast) -> Action {
    let mut below = |n: u32| chance.below(n);
    let kind = Kind::ALL[below(5) as usize];
    let other = Kind::ALL[below(5) as usize];
    let tile = Tile(below(36) as u8);
    let left = below(10) as u8;
    let any_corner = Corner { row: below(8) as u8, column: 1 + below(10) as u8 };
    let next_corner = Corner { row: below(8) as u8, column: 1 + below(10) as u8 };
    let plots: Vec<Plot> = game.edition().plots().collect();
    let any_plot = plots[below(plots.len() as u32) as usize];
    let spaces: Vec<Space> = Space::all().collect();
    match below(17) {
        0 => Action::PickTile { tile },
        1 => Action::PlaceStartTile { tile, left },
        2 => Action::Move { to: spaces[below(12) as usize] },
        3 => Action::Recruit { tile },
        4 => Action::PlaceRecruit { left },
        5 => Action::Buy { material: kind },
        6 => Action::Sell { materials: [kind, other] },
        7 => Action::StartRoad { from: any_corner },
        8 => Action::LayRoad { via: any_corner, to: next_corner },
        9 => Action::BuildHouse { plot: any_plot },
        10 => Action::BuildMarket { corner: any_corner },
        11 => Action::TakeBonus { plot: any_plot, space: left },
        12 => Action::LeaveBonus,
        13 => Action::Deliver { market: any_corner },
        14 => Action::Keep { goods: Goods::of(&[kind, kind, other]) },
        15 => Action::Cover { space: left },
        _ => Action::Done,
    }
}

/// MS-36: whatever is tried, it is offered, or a rule is named that forbids it.
#[test]
fn every_refusal_names_a_rule() {
    let mut chance = Fast::new(36);
    for n_games in 0..60 {
        let n_seats = 2 + n_games % 3;
        let options = Options::default();
        let mut game =
            Milestones::setup(&options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
        while let Some(seat) = game.to_act().first() {
            let offered = legal(&game, seat);
            for _ in 0..10 {
                let action = any_action(&game, &mut chance);
                let rule = game.forbids(seat, &action);
                assert_eq!(rule.is_none(), offered.contains(&action), "{action:?}");
                assert!(rule.is_none_or(|rule| rule.starts_with("MS-")));
                let other = seat.next(n_seats);
                assert!(game.forbids(other, &action).is_some());
            }
            assert!(offered.iter().all(|action| game.forbids(seat, action).is_none()));
            let action = offered[chance.below(offered.len() as u32) as usize];
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
        }
        assert_eq!(game.forbids(ME, &Action::Done), None, "the game is over");
    }
}

/// MS-29, MS-32, MS-35: who is not to act is told whose turn it is.
#[test]
fn others_wait_for_their_turn() {
    let action = Action::Done;
    let drafting = crate::draft::drafting(3, Seat(0));
    assert_eq!(drafting.game.forbids(ME, &action), Some("MS-29"));
    assert_eq!(Table::of(2).game.forbids(OTHER, &action), Some("MS-35"));
}

/// The tests of the rules check most reasons; here are those that they do not meet.
#[test]
fn reasons_are_precise() {
    // MS-79: a plot that the map does not have.
    let table = Table::of(2).office("st1 wo1");
    table.check_no_house("A1-A3-B2", "MS-79");
    // MS-67: a move in the middle of a visit.
    table.check_refused(Action::Move { to: Space::Mill }, "MS-67");
    // MS-98: a build at the mill.
    let table = Table::of(2).mill("gr2");
    table.check_refused(Action::BuildHouse { plot: plot("A1-A2-B2") }, "MS-98");
    table.check_refused(Action::Deliver { market: corner("G9") }, "MS-99");
}
