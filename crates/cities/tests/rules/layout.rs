//! Before every round: what is laid out, and from where (CI-27 to CI-31).

use cities::{CardIdx, Colour, Event, Features, Length, Options, Phase, Row, TileIdx};
use engine::{Fast, Game};

use crate::table::{Table, any_action, fixed, kind, pieces, take};

/// The two starting tiles of a duel, the second with the draws of the layout.
fn laid_out(draws: &[u32]) -> (Table, Vec<Event>) {
    let mut table = Table::new(2, &fixed());
    let first = table.offered()[0];
    table.act(first);
    let second = table.offered()[0];
    let events = table.act_drawing(second, draws);
    (table, events)
}

/// Three cards, three tiles, five features, ten pieces.
const DRAWS: [u32; 21] =
    [0, 0, 0, 31, 0, 3, 0, 4, 8, 17, 43, 0, 25, 50, 75, 0, 24, 49, 99 - 7, 0, 1];

/// CI-27, CI-28: three cards and three tiles face up, the fourth column face down and unknown.
#[test]
fn cards_and_tiles() {
    let (table, _) = laid_out(&DRAWS);
    let offer = table.game.offer();
    // The first card leaves no copy, so the next ones move up.
    assert_eq!(offer.cards, [0, 1, 2].map(|card| Some(CardIdx(card))));
    assert_eq!(offer.tiles, [31, 0, 4].map(|tile| Some(TileIdx(tile))));
    assert!(offer.is_hidden(Row::Cards, 3) && offer.is_hidden(Row::Tiles, 3));
    assert!(!offer.is_hidden(Row::Cards, 2));
}

/// CI-29: two, one, one, and one with a face-down one.
#[test]
fn features() {
    let (table, _) = laid_out(&DRAWS);
    let offer = table.game.offer();
    let ids: Vec<Features> = [&["dolphins", "yacht"][..], &["ferry"], &["trees"], &["special"]]
        .iter()
        .map(|ids| ids.iter().map(|id| kind(id)).collect())
        .collect();
    assert_eq!(offer.features.to_vec(), ids);
    assert!(offer.is_hidden(Row::Features, 3));
    assert_eq!(table.game.unseen().features.len(), 48 - 5);
}

/// CI-30: ten pieces one after the other, four, three and three; the question marks stay empty.
#[test]
fn ten_pieces() {
    let (table, _) = laid_out(&DRAWS);
    let offer = table.game.offer();
    assert_eq!(offer.pieces, [pieces("RBGY"), pieces("RBG"), pieces("YRR")]);
    assert!(!offer.is_hidden(Row::Pieces, 3));
    assert_eq!(table.game.bag().len(), 90);
}

/// CI-27 to CI-30: the event tells what lies open, and nothing else.
#[test]
fn the_layout_is_told() {
    let (table, events) = laid_out(&DRAWS);
    let offer = table.game.offer();
    let expected = Event::RoundLaidOut {
        round: 1,
        cards: offer.cards.map(Option::unwrap),
        tiles: offer.tiles.map(Option::unwrap),
        features: offer.features,
        pieces: offer.pieces,
    };
    assert_eq!(events[1], expected);
}

/// What is left of cards, tiles, features and pieces after a whole game.
fn left_over(n_seats: u8, length: Length) -> [u8; 4] {
    let mut table = Table::with(n_seats, &Options { length, ..fixed() });
    let mut chance = Fast::new(31);
    while let Some(action) = any_action(&table.game, &mut chance) {
        table.act_with(action, &mut chance);
    }
    let (unseen, bag) = (table.game.unseen(), table.game.bag());
    [unseen.cards.len(), unseen.tiles.len(), unseen.features.len(), bag.len()]
}

/// CI-31: four seats need all cards, tiles and features and 96 pieces; nothing runs out.
#[test]
fn nothing_runs_out() {
    assert_eq!(left_over(4, Length::Short), [0, 0, 0, 4]);
    assert_eq!(left_over(2, Length::Short), [32 - 16, 32 - 16, 48 - 24, 100 - 48]);
    assert_eq!(left_over(2, Length::Long), [32 - 28, 32 - 28, 48 - 42, 100 - 84]);
}

/// CI-31: what was removed comes back neither to a supply nor to the bag.
#[test]
fn what_is_removed_is_gone() {
    let mut table = Table::of(4);
    let n_in_bag = table.game.bag().len();
    table.act(take(4, 1));
    while let Phase::PlacePieces { hand } = table.game.phase() {
        let colour: Colour = hand.sorts().next().unwrap();
        table.act(cities::Action::DiscardPiece { colour });
    }
    assert_eq!(table.game.bag().len(), n_in_bag);
    assert!(table.game.outcome().is_none());
}
