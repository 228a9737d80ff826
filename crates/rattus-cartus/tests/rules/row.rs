//! Phase A: the row.

use engine::{Fast, Game, Imagine, Seat, Viewer};
use rattus_cartus::{
    Action, Building, BuildingCard, Buildings, Event, Options, RattusCartus, Stage,
};

use crate::table::{RED, Scene, Table, YELLOW, card, slot};

/// Plays the rest of the round, in which nobody decides anything but where to go.
fn end_round(table: &mut Table, n_seats: u8) -> Vec<Event> {
    let mut events = Vec::new();
    for seat in Seat::all(n_seats) {
        events = table.enter(seat, 1, "");
    }
    events
}

/// RC-33, RC-82: a new row every round; the old one is discarded openly, and the next seat begins.
#[test]
fn a_row_every_round() {
    for (n_seats, row) in [
        (3, &[Building::Farm, Building::Monastery][..]),
        (4, &[Building::Farm, Building::Monastery, Building::Castle][..]),
    ] {
        let scene = Scene::new(n_seats, row, &[]);
        let mut table = scene.table();
        let n_main = table.public().n_main;
        let events = end_round(&mut table, n_seats);
        let view = table.public();
        assert_eq!((view.round, view.first), (2, Seat(1)));
        assert_eq!(view.stage, Stage::ChooseSupply { seat: Seat(1) });
        assert_eq!(view.discarded, scene.with(|scene| scene.row.sort()).row);
        assert_eq!(view.n_main, n_main - row.len() as u8);
        assert!(view.row.iter().all(|seen| seen.visitors.is_empty()));
        assert!(events.contains(&Event::RoundEnded { first: Seat(1) }));
        let laid = events.iter().find(|event| matches!(event, Event::RowLaid { round: 2, .. }));
        assert!(laid.is_some());
    }
}

fn replacements(events: &[Event]) -> Vec<(Building, Building)> {
    let replaced = events.iter().filter_map(|event| match event {
        Event::CardReplaced { out, by, .. } => Some((out.building, by.building)),
        _ => None,
    });
    replaced.collect()
}

/// RC-34, RC-85: a row never shows one building only; the last card goes under the replacement
/// deck, where all know it.
#[test]
fn a_row_of_one_building_is_mended() {
    let mut n_mended = 0;
    for seed in 0..400 {
        let mut table = Table::new(3, &Options::default(), seed);
        table.play_until(|game| game.round() == 2);
        let mut known = table.public().put_under;
        table.play_until(|game| 2 < game.round());
        let view = table.public();
        assert!(view.row[0].card.building != view.row[1].card.building);
        assert_eq!(view.n_replacement, 12);
        if view.put_under != known {
            n_mended += 1;
            let new = view.put_under[known.len()..].to_vec();
            assert!(new.iter().all(|card| card.building == view.row[0].card.building));
            known.extend(new);
            assert_eq!(view.put_under, known);
        }
    }
    assert!(20 < n_mended, "{n_mended}");
}

/// RC-34: told with both cards. RC-83: and no card is lost.
#[test]
fn replacing_is_told() {
    let (n_told, n_unlike) = n_replaced(&Options::default());
    assert!(50 < n_told && n_unlike == 0, "{n_told} and {n_unlike}");
    // With two buildings to a class, rows of one class stay if the buildings differ.
    let both = Options { buildings: Buildings::Custom([3; 6]), ..Options::default() };
    let (n_told, n_unlike) = n_replaced(&both);
    assert!(50 < n_told && 50 < n_unlike, "{n_told} and {n_unlike}");
}

/// How many cards were replaced in the games of two seats, and how many rows of one class were left
/// as they are.
fn n_replaced(options: &Options) -> (usize, usize) {
    let (mut n_told, mut n_unlike) = (0, 0);
    for seed in 0..300 {
        let mut table = Table::new(2, options, seed);
        while let Some(seat) = table.game.to_act().first() {
            let action = table.offered(seat)[0];
            let events = table.act(seat, action);
            let row = |event: &Event| match event {
                Event::RowLaid { cards, .. } => Some(cards.clone()),
                _ => None,
            };
            let Some(row) = events.iter().find_map(row) else { continue };
            let replaced = replacements(&events);
            let is_one_building = row[0].building == row[1].building;
            assert_eq!(is_one_building, !replaced.is_empty());
            let is_one_class = row[0].building.class() == row[1].building.class();
            n_unlike += usize::from(is_one_class && !is_one_building);
            let view = table.public();
            let n_known = view.row.len() + view.discarded.len() + view.put_under.len();
            let n_hidden = view.n_main + view.n_replacement - view.put_under.len() as u8;
            assert_eq!(n_known + usize::from(n_hidden), 30);
            n_told += replaced.len();
        }
    }
    (n_told, n_unlike)
}

/// RC-34: once all cards of the replacement deck have come up, those that were put under it come
/// again, in their order.
#[test]
fn known_cards_come_up_again() {
    let row = [Building::Palace, Building::Monastery, Building::Castle];
    let scene = Scene::new(4, &row, &[]).with(|scene| scene.round = 7);
    let mut view = scene.table().view(Viewer::Seat(RED));
    // Three Farms are all that is left of the main deck; a fourth is on top of the known cards.
    let main_deck = [1, 2, 3].map(|copy| card(Building::Farm, copy));
    let is_out = |card: &BuildingCard| !main_deck.contains(card) && !scene.row.contains(card);
    let mut out: Vec<BuildingCard> = view.in_game.iter().copied().filter(is_out).collect();
    let fourth = out.iter().position(|card| card.building == Building::Farm).unwrap();
    let fourth = out.remove(fourth);
    let below = out.split_off(out.len() - 5);
    view.put_under = [vec![fourth], below.clone()].concat();
    view.discarded = out;
    let mut chance = Fast::new(34);
    let mut table = Table { game: RattusCartus::imagine(&view, RED, &mut chance), chance };
    let events = end_round(&mut table, 4);
    let replaced: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::CardReplaced { out, by, .. } => Some((*out, *by)),
            _ => None,
        })
        .collect();
    let [(third, by), last] = replaced[..] else { panic!("{replaced:?}") };
    assert!(main_deck.contains(&third) && by == fourth);
    assert_eq!(last, (fourth, below[0]));
    let seen = table.public();
    assert_eq!(seen.row[2].card, below[0]);
    assert_eq!(seen.put_under, [&below[1..], &[third, fourth]].concat());
}

/// RC-34: two alike out of three stay.
#[test]
fn two_alike_of_three_stay() {
    let has_two_alike = |game: &RattusCartus| {
        let row: Vec<Building> = game.row().map(|(_, card)| card.building).collect();
        row[0] == row[1] || row[1] == row[2] || row[0] == row[2]
    };
    let table = |seed| Table::new(4, &Options::default(), seed);
    let n_alike = (0..500).filter(|seed| has_two_alike(&table(*seed).game)).count();
    // Without replacement 1 - 25/29 * 20/28, less the few that were all alike.
    assert!((150..230).contains(&n_alike), "{n_alike}");
    let all_alike = |seed| {
        let mut row = table(seed).game.row().map(|(_, card)| card.building).collect::<Vec<_>>();
        row.dedup();
        row.len() == 1
    };
    assert!(!(0..500).any(all_alike));
}

/// RC-35: the row that empties the main deck is the last.
#[test]
fn the_last_round() {
    for n_seats in 2..=5 {
        let mut table = Table::new(n_seats, &Options::default(), 35);
        let n_rounds = table.game.n_rounds();
        table.play_until(|game| game.round() == n_rounds);
        assert!(table.public().is_last && table.public().n_main == 0);
        table.play_until(|_| false);
        assert_eq!((table.game.stage(), table.game.round()), (Stage::Over, n_rounds));
    }
}

/// RC-35: before it, no round is.
#[test]
fn rounds_before_are_not_the_last() {
    let mut table = Table::new(4, &Options::default(), 36);
    table.play_until(|game| game.is_last_round());
    assert_eq!(table.game.round(), 8);
    let scene = Scene::new(2, &[Building::Farm, Building::Palace], &[]);
    let mut table = scene.with(|scene| scene.round = 9).table();
    assert!(!table.game.is_last_round());
    table.enter(RED, 1, "");
    table.act(YELLOW, Action::Enter { slot: slot(1) });
    table.act(YELLOW, Action::Done);
    assert!(table.game.is_last_round());
}
