//! What a good player does without thinking.

use engine::{Cx, Fast, Game, Imagine, Scripted, Seat, Viewer, act};
use milestones::{Action, Kind, Milestones, Options, Phase, Section, Space, StartSeat, View};

use super::{QUICK, bot};

const ME: Seat = Seat(0);

/// A table of two after the draft, with seat 0 to move, and something changed.
fn table(change: impl FnOnce(&mut View)) -> Milestones {
    let options = Options { start_seat: StartSeat::Seat(ME), ..Options::default() };
    let mut chance = Fast::new(2012);
    let game = Milestones::setup(&options, 2, &mut Cx::silent(0, &mut chance)).unwrap();
    let mut view = game.view(Viewer::Spectator);
    view.turn = ME;
    view.phase = Phase::Move;
    view.start_tiles = [].into_iter().collect();
    view.map.bonus.clear();
    for tableau in &mut view.tableaus {
        tableau.path = "st1 wo2 sa3 gr4 co5 . . .".parse().unwrap();
    }
    change(&mut view);
    Milestones::imagine(&view, ME, &mut Scripted::new([]))
}

fn sections(names: &[&str]) -> Vec<Section> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

/// Lets a level finish the turn of seat 0.
fn finish_turn(level: &str, mut game: Milestones) -> Milestones {
    let mut bot = bot(level, 1);
    let mut chance = Fast::new(1);
    while game.turn() == ME && game.phase() != Phase::Over {
        let action = bot.choose(&game.view(Viewer::Seat(ME)), ME, QUICK);
        act(&mut game, ME, &action, &mut Cx::silent(0, &mut chance)).unwrap();
    }
    game
}

/// The order of builds: the house first, then the market on its corner, five points in all.
#[test]
fn a_house_comes_before_the_market_on_its_corner() {
    for level in ["medium", "hard"] {
        let game = table(|view| {
            view.map.sections = sections(&["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"]);
            view.tableaus[0].pawn = Space::BuildingOffice;
            view.tableaus[0].goods = "st1 wo2 sa1".parse().unwrap();
            view.phase = Phase::Build;
            view.is_second_move = true;
        });
        let points = finish_turn(level, game).tableau(ME).points;
        // Not the market first, which would take the number from the house.
        assert!(5 <= points.total(), "{level}: {points:?}");
    }
}

/// The start market is waiting for flour.
#[test]
fn flour_is_delivered() {
    for level in ["easy", "medium", "hard"] {
        let game = table(|view| {
            view.tableaus[0].pawn = Space::BuildingOffice;
            view.tableaus[0].goods = "gr2".parse().unwrap();
        });
        let after = finish_turn(level, game);
        assert_eq!(after.tableau(ME).points.deliveries, 3, "{level}");
    }
}

/// A worker with a bonus tile is not the one to be given up while there are others.
#[test]
fn the_castle_gets_a_worker_of_little_use() {
    for level in ["medium", "hard"] {
        let game = table(|view| {
            view.tableaus[0].pawn = Space::Castle;
            view.tableaus[0].path = "st1* wo2* sa3* co4 co5 . . .".parse().unwrap();
            view.phase = Phase::Cover;
        });
        let action = bot(level, 1).choose(&game.view(Viewer::Seat(ME)), ME, QUICK);
        let Action::Cover { space } = action else { panic!("{action:?}") };
        let worker = game.tableau(ME).path.worker_at(space).unwrap();
        assert_eq!(worker.kind, Kind::Coin, "{level}");
    }
}

/// With the last turn to play, `hard` takes the points that win.
#[test]
fn the_last_turn_is_used() {
    let game = table(|view| {
        view.map.sections = sections(&["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"]);
        view.tableaus[0].pawn = Space::TradingHouse;
        view.tableaus[0].goods = "st1 wo1".parse().unwrap();
        view.tableaus[0].points.houses = 65;
        view.tableaus[1].points.houses = 67;
        view.end = Some(milestones::End { by: Seat(1), why: milestones::EndCause::Target });
    });
    let after = finish_turn("hard", game);
    assert_eq!(after.phase(), Phase::Over);
    assert!(after.outcome().unwrap().of(ME).has_won);
}
