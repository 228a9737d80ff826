//! What lies on the table before the draft (MS-23 to MS-28).

use engine::{BadOptions, Fast, Game, Match, Seat, Viewer};
use milestones::{
    Edition, Event, Goods, Kind, Milestones, N_SACKS, Options, Path, Phase, Space, StartSeat,
};
use testkit::{heard, played};

/// A new match and what was told of it.
fn begun(n_seats: u8, seed: u64) -> (Match<Milestones>, Vec<Event>) {
    let (game, told) =
        Match::new(&Options::default(), n_seats, &mut Fast::new(seed)).expect("it can be set up");
    (game, heard(&told, Viewer::Spectator))
}

/// MS-23: two, three or four.
#[test]
fn two_to_four_play() {
    for given in [0, 1, 5, 6, u8::MAX] {
        let bad = Match::<Milestones>::new(&Options::default(), given, &mut Fast::new(0)).err();
        assert_eq!(bad, Some(BadOptions::Seats { given, min: 2, max: 4 }));
    }
    for n_seats in 2..=4 {
        assert_eq!(begun(n_seats, 1).0.game().tableaus().len(), usize::from(n_seats));
    }
}

/// MS-24: a market on the start corner, and the supply.
#[test]
fn one_market_stands_at_the_start() {
    let (game, _) = begun(2, 24);
    let game = game.game();
    let (map, edition) = (game.map(), game.edition());
    let markets: Vec<String> = map.markets(edition).map(|corner| corner.to_string()).collect();
    assert_eq!(markets, ["A1"]);
    let left = (map.n_markets_left(), map.n_houses_left(), map.n_sections_left());
    assert_eq!(left, (11, 12, 24));
    assert_eq!((map.sacks(edition).count(), N_SACKS), (0, 12));
    assert_eq!(map.sections(edition).len() + map.houses(edition).count(), 0);
}

/// MS-25: one bonus tile on each bush, dealt at random, open to all.
#[test]
fn bonus_tiles_lie_on_the_bushes() {
    let mut layouts = Vec::new();
    for seed in 0..20 {
        let (game, _) = begun(3, seed);
        let view = game.game().view(Viewer::Spectator);
        let plots: Vec<_> = view.map.bonus.iter().map(|(plot, _)| *plot).collect();
        assert_eq!(plots, Edition::built_in().bushes());
        for kind in Kind::ALL {
            assert_eq!(view.map.bonus.iter().filter(|(_, of)| *of == kind).count(), 3);
        }
        layouts.push(view.map.bonus);
    }
    layouts.dedup();
    assert_eq!(layouts.len(), 20);
}

/// MS-25: every kind comes to every bush equally often.
#[test]
fn bonus_tiles_are_dealt_evenly() {
    let mut counts = [[0u32; 5]; 15];
    for seed in 0..3_000 {
        let (game, _) = begun(2, seed);
        let view = game.game().view(Viewer::Spectator);
        for (counts, (_, kind)) in counts.iter_mut().zip(view.map.bonus) {
            counts[kind as usize] += 1;
        }
    }
    // 600 are expected, with a deviation of 22.
    assert!(counts.iter().flatten().all(|n| (480..=720).contains(n)), "{counts:?}");
}

/// MS-26: an empty path, the pawn on the castle, one coin.
#[test]
fn everybody_starts_alike() {
    let (game, _) = begun(4, 26);
    for tableau in game.game().tableaus() {
        assert_eq!((tableau.path, tableau.pawn), (Path::EMPTY, Space::Castle));
        assert_eq!((tableau.goods, tableau.score()), (Goods::only(Kind::Coin, 1), 0));
    }
}

/// MS-27: five in the display, 5 / 7 / 9 start tiles, the rest in the stack; every tile is once
/// somewhere.
#[test]
fn tiles_are_laid_out() {
    for (n_seats, n_start, n_stack) in [(2, 5, 25), (3, 7, 23), (4, 9, 21)] {
        let (game, _) = begun(n_seats, 27);
        let game = game.game();
        let piles = [game.display(), game.start_tiles(), game.stack()];
        assert_eq!(piles.map(|tiles| tiles.len()), [5, n_start, n_stack]);
        for tile in game.edition().tiles() {
            assert_eq!(piles.iter().filter(|pile| pile.contains(tile)).count(), 1);
        }
    }
}

/// MS-28: the start player is drawn among all seats, unless the table has named one.
#[test]
fn the_start_player_is_drawn_or_named() {
    let mut n_starts = [0; 4];
    for seed in 0..400 {
        n_starts[begun(4, seed).0.game().start().idx()] += 1;
    }
    // 100 are expected, with a deviation of 9.
    assert!(n_starts.iter().all(|n| (60..=140).contains(n)), "{n_starts:?}");
    for seat in Seat::all(3) {
        let options = Options { start_seat: StartSeat::Seat(seat), ..Options::default() };
        let draws = vec![0; 15 + 5 + 7];
        let game = played::<Milestones>(&options, 3, &draws, &[]);
        assert_eq!(game.game().start(), seat);
    }
}

/// MS-25, MS-27, MS-28, MS-129: whoever listens is told what chance has decided.
#[test]
fn the_set_up_is_announced() {
    let (game, events) = begun(3, 129);
    let view = game.game().view(Viewer::Spectator);
    let expected = Event::Started {
        start: view.start,
        bonus: view.map.bonus,
        display: view.display,
        start_tiles: view.start_tiles,
    };
    assert_eq!(events, [expected]);
    assert_eq!(view.phase, Phase::Draft);
}
