//! All is open, and nothing is known before it happens (MS-127 to MS-130).

use engine::{Audience, Cause, Fast, Game, Match, Seat, Told, Viewer};
use milestones::{Action, Event, Milestones, Options, Phase, Tiles};
use testkit::open_match;

use crate::table::{ME, Table};

fn random_match(n_seats: u8, seed: u64) -> (Match<Milestones>, Vec<Told<Event>>) {
    open_match(&Options::default(), n_seats, seed)
}

/// MS-127: every seat and every spectator see the same, from the draft to the end.
#[test]
fn everybody_sees_the_same() {
    for n_seats in 2..=4 {
        random_match(n_seats, 127);
    }
}

/// MS-127: tableaus, map, goods, scores, display, start tiles and the stack's size are in the view.
#[test]
fn everything_is_in_the_view() {
    let (played, _) = random_match(3, 7);
    let game = played.game();
    let view = game.view(Viewer::Seat(Seat(1)));
    for (seen, tableau) in view.tableaus.iter().zip(game.tableaus()) {
        assert_eq!((seen.path, seen.pawn, seen.goods), (tableau.path, tableau.pawn, tableau.goods));
        assert_eq!((seen.points, seen.score), (tableau.points, tableau.score()));
    }
    assert_eq!((view.display, view.left_over), (game.display(), game.left_over()));
    assert_eq!(view.stack.len(), game.stack().len());
    let edition = game.edition();
    assert_eq!(view.map.sections, game.map().sections(edition).collect::<Vec<_>>());
    assert_eq!(view.map.houses, game.map().houses(edition).collect::<Vec<_>>());
}

/// MS-128: the stack is a set of unseen tiles. Which comes next is not written down: whatever it
/// will be, the state before is the same.
#[test]
fn the_next_tile_is_nowhere() {
    let before = Table::of(2)
        .goods("co2")
        .at(milestones::Space::TradingHouse, Phase::Trade { has_recruited: false });
    let mut turned_up = Tiles::NONE;
    for seed in 0..200 {
        let mut table = before.clone();
        let tile = table.game.display().iter().next().unwrap();
        table.act(Action::Recruit { tile });
        let events = table.act_with(Action::PlaceRecruit { left: 7 }, &mut Fast::new(seed));
        let Event::Refilled { tile } = events[1] else { panic!("the stack is not empty") };
        turned_up.insert(tile);
    }
    assert_eq!(turned_up, before.game.stack(), "any of them may come");
}

/// MS-128: what is unseen is what is nowhere else.
#[test]
fn unseen_tiles_are_those_not_seen() {
    let (played, told) = random_match(4, 128);
    let mut seen = Tiles::NONE;
    for Told { event, .. } in &told {
        match event {
            Event::Started { display, start_tiles, .. } => {
                display.iter().chain(start_tiles.iter()).for_each(|tile| seen.insert(tile));
            }
            Event::Refilled { tile } => seen.insert(*tile),
            _ => {}
        }
    }
    let game = played.game();
    assert!(game.edition().tiles().all(|tile| seen.contains(tile) != game.stack().contains(tile)));
}

/// MS-129: chance decides the set-up and each refill, and nothing else.
#[test]
fn chance_enters_in_two_places() {
    let (played, told) = random_match(2, 129);
    assert_eq!(played.setup_draws().len(), 15 + 5 + 5 + 1);
    let mut n_refills = 0;
    for entry in played.log() {
        let Cause::Act { action, .. } = &entry.cause else { panic!("the game knows no clock") };
        let draws = matches!(action, Action::PlaceRecruit { .. });
        assert!(entry.draws.len() <= usize::from(draws), "{action:?}");
        n_refills += entry.draws.len();
    }
    let is_refill = |told: &&Told<Event>| matches!(told.event, Event::Refilled { .. });
    assert_eq!(told.iter().filter(is_refill).count(), n_refills);
}

/// MS-130: every event is told to everyone.
#[test]
fn everybody_hears_everything() {
    for n_seats in 2..=4 {
        let (_, told) = random_match(n_seats, 130);
        assert!(told.iter().all(|told| told.audience == Audience::Everyone));
        assert!(matches!(told.last().unwrap().event, Event::Ended { .. }));
    }
}

/// MS-130, MS-126: the points of the events add up to the score.
#[test]
fn events_account_for_every_point() {
    let mut table = Table::of(2)
        .path("wo1* gr2 . . . . . .")
        .bonus("A3-B3-B4", milestones::Kind::Grain)
        .goods("st2 wo1 sa2");
    let mut events = table.go(milestones::Space::Path(1));
    events.extend(table.go(milestones::Space::BuildingOffice));
    events.extend(table.lay("A1-A2-A3"));
    events.extend(table.lay("A3-B4-C3"));
    events.extend(table.take("A3-B3-B4", 2));
    let points = |event: &Event| match event {
        Event::Produced { points, .. }
        | Event::SectionBuilt { points, .. }
        | Event::HouseBuilt { points, .. }
        | Event::MarketBuilt { points, .. }
        | Event::BonusTaken { points, .. }
        | Event::Delivered { points, .. } => *points,
        _ => 0,
    };
    let total: u16 = events.iter().map(points).sum();
    assert_eq!((total, table.game.tableau(ME).score()), (6, 6));
}
