//! Set-up: seats, city, numbers, star and starting tiles (CI-18 to CI-26).

use std::collections::BTreeSet;

use cities::{
    Action, Cities, CityChoice, Event, Length, MODES, N_PIECES, Options, Owner, Phase, Position,
    StartPlayer,
};
use engine::{Cx, Fast, Game, Recorded, Scripted, Seat, Viewer};
use testkit::heard;

use crate::table::{Table, fixed};

fn mode_id(n_seats: u8, length: Length) -> &'static str {
    Table::new(n_seats, &Options { length, ..fixed() }).game.mode().id
}

/// CI-18: the seats and the option `length` give the mode; only two seats have a choice.
#[test]
fn seats_and_length_give_the_mode() {
    for length in [Length::Short, Length::Long] {
        assert_eq!(mode_id(1, length), "solo");
        assert_eq!(mode_id(3, length), "three");
        assert_eq!(mode_id(4, length), "four");
    }
    assert_eq!(mode_id(2, Length::Short), "duel");
    assert_eq!(mode_id(2, Length::Long), "long_duel");
    assert_eq!(MODES.map(|mode| mode.n_rounds), [4, 4, 7, 8, 8]);
}

/// CI-19: the city is drawn evenly from all of the table in use, with one draw.
#[test]
fn the_city_is_drawn() {
    let options = Options { start_player: StartPlayer::Seat(Seat(0)), ..Options::default() };
    for draw in 0..8 {
        let mut script = Scripted::new([draw]);
        let game = Cities::setup(&options, 4, &mut Cx::silent(0, &mut script)).unwrap();
        assert!(script.is_used_up());
        assert_eq!(game.city_plan(), &game.catalogue().cities[draw as usize]);
    }
}

/// CI-19: a named city needs no draw, and is the one in play.
#[test]
fn the_city_is_named() {
    for city in &crate::table::built_in().cities {
        let options = Options { city: CityChoice::Named(city.id.clone()), ..fixed() };
        assert_eq!(Table::new(3, &options).game.city_plan().id, city.id);
    }
}

/// CI-20: four workers with three or four seats, eight with two, the same number in each row.
#[test]
fn workers() {
    assert_eq!(MODES.map(|mode| mode.n_workers()), [8, 8, 8, 4, 4]);
    assert_eq!(MODES.map(|mode| mode.n_per_row), [2, 2, 2, 1, 1]);
}

/// CI-20, CI-21: three rings a seat, one for each goal; with two seats the middle number is never
/// used.
#[test]
fn numbers_in_use() {
    let steps: Vec<&[usize]> = MODES.iter().map(|mode| mode.ladder_steps).collect();
    assert_eq!(steps, [&[0, 2][..], &[0, 2], &[0, 2], &[0, 1, 2], &[0, 1, 2]]);
    let table = Table::of(2).edit(|view| view.rings[0][0] = Some(Owner::Seat(Seat(1))));
    assert_eq!(table.game.vacant_step(0), Some(2));
    let table = Table::of(3).edit(|view| view.rings[0][0] = Some(Owner::Seat(Seat(1))));
    assert_eq!(table.game.vacant_step(0), Some(1));
}

/// CI-22: before anything is laid out all is unseen, and all pieces are in the bag.
#[test]
fn supplies_at_the_start() {
    let game = Table::new(4, &fixed()).game;
    let unseen = game.unseen();
    assert_eq!((unseen.cards.len(), unseen.tiles.len(), unseen.features.len()), (32, 32, 48));
    assert_eq!(game.bag().len(), N_PIECES);
    assert_eq!(game.bag().sorts().map(|colour| game.bag().count(colour)).max(), Some(25));
}

/// CI-23: the start player holds the star: the one named, or one drawn evenly.
#[test]
fn the_start_player() {
    for n_seats in 2..=4 {
        for seat in Seat::all(n_seats) {
            let options = Options { start_player: StartPlayer::Seat(seat), ..fixed() };
            let game = Table::new(n_seats, &options).game;
            assert_eq!((game.first(), game.star()), (seat, Some(seat)));
            let random = Options { start_player: StartPlayer::Random, ..fixed() };
            let mut draw = Recorded::new(std::slice::from_ref(&DRAWS[seat.idx()]));
            let game = Cities::setup(&random, n_seats, &mut Cx::silent(0, &mut draw)).unwrap();
            assert!(draw.is_exact());
            assert_eq!(game.first(), seat);
        }
    }
}

const DRAWS: [u32; 4] = [0, 1, 2, 3];

/// CI-24: counter-clockwise from the start player's right; the start player chooses last, from what
/// is left.
#[test]
fn starting_tiles_go_round_backwards() {
    for (n_seats, first, order) in [(4, 1, &[0, 3, 2, 1][..]), (3, 0, &[2, 1, 0]), (2, 1, &[0, 1])]
    {
        let options = Options { start_player: StartPlayer::Seat(Seat(first)), ..fixed() };
        let mut table = Table::new(n_seats, &options);
        let mut chosen = Vec::new();
        while table.game.phase() == Phase::ChooseStartTile {
            let offered = table.offered();
            assert_eq!(offered.len(), 4 - chosen.len());
            chosen.push(table.game.turn().0);
            let last = *offered.last().unwrap();
            table.act_with(last, &mut Fast::new(3));
            table.check_refused(last, "CI-24");
        }
        assert_eq!(chosen, order);
    }
}

/// CI-24: a choice cannot be taken back.
#[test]
fn a_starting_tile_is_final() {
    let (mut played, _) =
        engine::Match::<Cities>::new(&fixed(), 4, &mut Scripted::new([])).unwrap();
    let choice = Action::ChooseStartTile { tile: 2 };
    played.play(Seat(3), choice, 0, &mut Scripted::new([])).unwrap();
    assert_eq!(played.undo(Seat(3)), Err(engine::Rejected::CannotUndoSealed));
}

/// CI-25: a starting tile lies at (0, 0), unturned.
#[test]
fn a_starting_tile_lies_at_the_origin() {
    let mut table = Table::new(2, &fixed());
    table.act(Action::ChooseStartTile { tile: 3 });
    let city = table.game.neighbourhood(Seat(1));
    assert_eq!(city.to_string(), "W P/Y R");
    assert_eq!((city.top_left(), city.n_tiles()), (Position { row: 0, column: 0 }, 1));
}

/// CI-26: the city is known first, the offer comes last, and no goal is looked at.
#[test]
fn the_offer_comes_after_the_tiles() {
    let mut told = Vec::new();
    let mut draws = Scripted::new([5, 1]);
    let mut cx = Cx::told(0, &mut draws, &mut told);
    Cities::setup(&Options::default(), 2, &mut cx).unwrap();
    let events = heard(&told, Viewer::Spectator);
    assert_eq!(events, [Event::CityChosen { city: 5 }, Event::StartPlayer { seat: Seat(1) }]);
    let mut table = Table::new(2, &fixed());
    assert_eq!((table.game.round(), table.game.offer().cards), (0, [None; 3]));
    table.act(Action::ChooseStartTile { tile: 0 });
    let events = table.act_with(Action::ChooseStartTile { tile: 1 }, &mut Fast::new(4));
    assert!(matches!(events[0], Event::StartTileChosen { seat: Seat(0), tile: 1 }));
    assert!(matches!(events[1], Event::RoundLaidOut { round: 1, .. }));
    assert_eq!(events.len(), 2);
    assert_eq!(table.game.rings().concat().into_iter().flatten().count(), 0);
}

/// CI-22, CI-23: random set-ups reach every city and every start player.
#[test]
fn every_set_up_happens() {
    let mut seen = BTreeSet::new();
    let mut chance = Fast::new(22);
    for _ in 0..500 {
        let cx = &mut Cx::silent(0, &mut chance);
        let game = Cities::setup(&Options::default(), 4, cx).unwrap();
        seen.insert((game.city_plan().id.clone(), game.first()));
    }
    assert_eq!(seen.len(), 8 * 4);
}
