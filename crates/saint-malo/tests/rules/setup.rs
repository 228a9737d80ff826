//! What lies on the table before the first roll.

use engine::{Game, Match, Scripted, Seat, Viewer};
use saint_malo::{
    Action, City, Event, Field, Fields, FirstPlayer, Options, Person, Pirates, Plan, STRENGTHS,
    SaintMalo, Task,
};
use testkit::{heard, play, played};

use crate::table::{ME, START, Table, field};

/// SM-1: two to five seats play each other, one seat alone practises.
#[test]
fn one_to_five_seats_sit_down() {
    for n_seats in 1..=5 {
        let table = Table::of(n_seats);
        assert_eq!(table.game.cities().len(), usize::from(n_seats));
        assert_eq!(table.game.is_practice(), n_seats == 1);
    }
}

/// SM-2: a grid of seven by seven, dark at the rim and light inside, without its corners.
#[test]
fn a_city_has_45_fields_and_no_corners() {
    for (row, column) in [(0, 0), (0, 6), (6, 0), (6, 6), (7, 0), (0, 7)] {
        assert_eq!(Field::at(row, column), None);
    }
    for field in Field::all() {
        let is_at_the_rim = [field.row(), field.column()].iter().any(|at| [0, 6].contains(at));
        assert_eq!(Fields::OUTER.contains(field), is_at_the_rim, "{field}");
        assert_eq!(Fields::INNER.contains(field), !is_at_the_rim, "{field}");
        assert_eq!(field.side().is_some(), is_at_the_rim, "{field}");
    }
    assert_eq!((Fields::ALL.len(), Fields::OUTER.len(), Fields::INNER.len()), (45, 20, 25));
}

/// SM-2: indices run row by row and skip the corners; labels are column and row.
#[test]
fn fields_are_numbered_row_by_row() {
    for (label, idx) in [("b1", 0), ("f1", 4), ("a2", 5), ("d4", 22), ("g6", 39), ("f7", 44)] {
        assert_eq!(field(label).idx(), idx, "{label}");
    }
    let indices: Vec<usize> = Field::all().map(|field| field.idx()).collect();
    assert_eq!(indices, (0..45).collect::<Vec<_>>());
}

/// SM-3: four crates are printed, and nothing is ever drawn over them.
#[test]
fn four_crates_are_printed() {
    let mut table = Table::of(2).dice("XLLLL");
    table.check_city(START);
    assert_eq!(table.mine().crates().len(), 4);
    assert_eq!(table.mine().free().len(), 41);
    table.use_for(Task::Church(1));
    for printed in ["b2", "c2", "b3", "b4"] {
        table.check_no_place(printed);
    }
}

/// SM-4: three coins and two logs, and nothing won or lost yet.
#[test]
fn everybody_starts_alike() {
    let table = Table::of(5);
    for city in table.game.cities() {
        assert_eq!(city, &City::at_start());
        assert_eq!((city.n_coins, city.n_logs, city.n_cannons_lost), (3, 2, 0));
        assert_eq!((city.earned.total(), city.defence()), (0, 0));
    }
}

/// SM-5: six rows, longer ones for more seats, and no box marked.
#[test]
fn the_pirate_board_fits_the_table() {
    assert_eq!(STRENGTHS, [1, 3, 6, 8, 10, 12]);
    for (n_seats, n_boxes) in [(2, 4), (3, 6), (4, 8), (5, 10)] {
        let pirates = Table::of(n_seats).game.pirates();
        assert_eq!(pirates, Pirates { row: 0, n_marked: 0, n_boxes });
        assert_eq!(pirates.strength(), Some(1));
    }
}

fn begun_by(first_player: FirstPlayer, setup_draws: &[u32]) -> SaintMalo {
    let options = Options { first_player, ..Options::default() };
    played::<SaintMalo>(&options, 4, setup_draws, &[]).game().clone()
}

/// SM-6: one draw says who begins, unless the table has named a seat. Everybody sees who it was.
#[test]
fn the_first_player_is_drawn_or_named() {
    for seat in Seat::all(4) {
        for game in [
            begun_by(FirstPlayer::Random, &[seat.0.into()]),
            begun_by(FirstPlayer::Seat(seat), &[]),
        ] {
            assert_eq!((game.first(), game.turn()), (seat, seat));
            assert_eq!(game.view(Viewer::Spectator).first, seat);
        }
    }
}

/// SM-6: whoever listens is told.
#[test]
fn the_first_player_is_announced() {
    let mut draws = Scripted::new([2]);
    let (_, told) =
        Match::<SaintMalo>::new(&Options::default(), 3, &mut draws).expect("three may sit");
    let expected =
        [Event::Started { first: Seat(2) }, Event::TurnBegan { seat: Seat(2), round: 1 }];
    assert_eq!(heard(&told, Viewer::Spectator), expected);
}

/// SM-7: clockwise, from the last seat to seat 0; a round begins with the first player.
#[test]
fn turns_go_round_from_the_first_player() {
    let mut table = Table::of(3).edit(|view| {
        view.first = Seat(1);
        view.turn = Seat(1);
    });
    for (seat, round) in [(1, 1), (2, 1), (0, 1), (1, 2), (2, 2), (0, 2), (1, 3)] {
        assert_eq!((table.game.turn(), table.game.round()), (Seat(seat), round));
        table.pass_turn("LLLLL");
    }
}

/// SM-8: the bank, the store and the track hold far more than a printed board has room for.
#[test]
fn nothing_runs_full() {
    let mut table = Table::of(2).coins(1_000).logs(1_000).dice("LLLLL").edit(|view| {
        view.cities[0].earned.nobles = 1_000;
    });
    table.use_for(Task::Logs(5));
    assert_eq!((table.mine().n_coins, table.mine().n_logs), (998, 1_005));
    let mut table = table.dice("HHHHH");
    table.draw(Task::Person(Person::Noble), &["d4"]);
    assert_eq!(table.vp(), 1_007);
    let mut table = table.dice("HHHHH");
    table.draw(Task::Person(Person::Merchant), &["c3"]);
    assert_eq!(table.mine().n_coins, 998 + 4);
}

/// SM-4: a plan says what stands in a city and nothing of what its player owns.
#[test]
fn a_drawn_start_is_the_start_without_belongings() {
    let mut city = START.parse::<Plan>().unwrap().city();
    assert_eq!((city.n_coins, city.n_logs), (0, 0));
    city.n_coins = 3;
    city.n_logs = 2;
    assert_eq!(&city, Table::of(2).game.city(ME));
}

/// SM-6, SM-7: the first player stays the same all game long.
#[test]
fn the_first_player_keeps_the_mark() {
    let options =
        Options { first_player: FirstPlayer::Seat(Seat(1)), round_cap: 30, ..Options::default() };
    let mut game = played::<SaintMalo>(&options, 2, &[], &[]);
    for round in 1..=4 {
        for seat in [Seat(1), Seat(0)] {
            assert_eq!(game.game().round(), round);
            play(&mut game, seat, Action::Roll, &[0; 5]);
            for action in [Action::Stop, Action::Pass, Action::Done] {
                play(&mut game, seat, action, &[]);
            }
            assert_eq!(game.game().first(), Seat(1));
        }
    }
}
