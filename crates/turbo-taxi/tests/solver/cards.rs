//! The road cards.

use turbo_taxi::{CARD_SET, CARDS_PER_SET, Card, CardKind, Crossing, Side, Sides};

use crate::given::{JUNCTION, OVERPASS, card};

/// TT-1: twelve cards of six kinds, with thirty road ends; no blank one.
#[test]
fn a_set() {
    let counts = CardKind::ALL.map(|kind| CARD_SET[kind]);
    assert_eq!(counts, [3, 3, 3, 1, 1, 1]);
    assert_eq!(CARD_SET.len(), u32::from(CARDS_PER_SET));
    assert_eq!(CARDS_PER_SET, 12);
    let n_ends: u32 = CARD_SET.iter().map(|kind| kind.cards()[0].ends().len()).sum();
    assert_eq!(n_ends, 30);
    assert!(Card::ALL.into_iter().all(|card| !card.ends().is_empty()));
}

/// TT-2: 17 states, and the ends that each joins.
#[test]
fn states() {
    let joined = |card: Card, crossing| {
        let roads = card.roads(crossing).into_iter().filter(|road| !road.is_empty());
        roads.map(|road| road.to_string()).collect::<Vec<_>>().join(" ")
    };
    let expected = [
        ("straight0", "NS"),
        ("straight1", "EW"),
        ("curve0", "NE"),
        ("curve1", "ES"),
        ("curve2", "SW"),
        ("curve3", "NW"),
        ("tee0", "ESW"),
        ("tee1", "NSW"),
        ("tee2", "NEW"),
        ("tee3", "NES"),
        ("crossing", "NESW"),
        ("dcurve0", "NE SW"),
        ("dcurve1", "NW ES"),
        ("deadend0", "N"),
        ("deadend1", "E"),
        ("deadend2", "S"),
        ("deadend3", "W"),
    ];
    let states = Card::ALL.map(|card| (card.label(), joined(card, JUNCTION)));
    assert_eq!(states, expected.map(|(label, joined)| (label, joined.to_owned())));
    for card in Card::ALL.into_iter().filter(|card| *card != Card::Crossing) {
        assert_eq!(joined(card, OVERPASS), joined(card, JUNCTION));
    }
}

/// TT-2: the index of a tee is the side without road.
#[test]
fn a_tee_is_named_after_what_it_lacks() {
    for (card, side) in CardKind::Tee.cards().iter().zip(Side::ALL) {
        assert_eq!(!card.ends(), Sides::only(side));
    }
}

/// TT-3: a turn is a quarter clockwise, raises the index, and wraps.
#[test]
fn turning() {
    for (from, to) in [
        ("straight0", "straight1"),
        ("straight1", "straight0"),
        ("curve3", "curve0"),
        ("tee3", "tee0"),
        ("dcurve0", "dcurve1"),
        ("dcurve1", "dcurve0"),
        ("deadend2", "deadend3"),
        ("crossing", "crossing"),
    ] {
        assert_eq!(card(from).turned(), card(to));
    }
    for card in Card::ALL {
        assert_eq!(card.turned().ends(), card.ends().turned(), "{card}");
        assert_eq!(card.kind().turned(card.turn()), card);
        for crossing in Crossing::ALL {
            let mut turned = card.roads(crossing).map(Sides::turned).map(Sides::bits);
            let mut roads = card.turned().roads(crossing).map(Sides::bits);
            turned.sort();
            roads.sort();
            assert_eq!(turned, roads, "{card}");
        }
    }
}

/// TT-3: the crossing has one state, and no two states look alike.
#[test]
fn equal_looking_rotations_are_one_state() {
    assert_eq!(CardKind::ALL.map(|kind| kind.cards().len()), [2, 4, 4, 1, 2, 4]);
    for one in Card::ALL {
        for other in Card::ALL {
            let looks_alike =
                one.kind() == other.kind() && one.roads(OVERPASS) == other.roads(OVERPASS);
            assert_eq!(looks_alike, one == other);
        }
    }
}

/// TT-4: a card is its kind and its turn, and nothing else.
#[test]
fn cards_of_a_kind_are_interchangeable() {
    for kind in CardKind::ALL {
        for (turn, card) in (0..).zip(kind.cards()) {
            assert_eq!((card.kind(), card.turn()), (kind, turn));
            assert_eq!(kind.turned(turn), *card);
        }
    }
}

/// TT-5: the two roads of a double curve never join.
#[test]
fn the_double_curve_has_two_roads() {
    for crossing in Crossing::ALL {
        assert!(Card::DoubleCurve0.joins(Side::N, Side::E, crossing));
        assert!(Card::DoubleCurve0.joins(Side::S, Side::W, crossing));
        assert!(!Card::DoubleCurve0.joins(Side::N, Side::S, crossing));
        assert!(!Card::DoubleCurve0.joins(Side::N, Side::W, crossing));
        assert!(!Card::DoubleCurve1.joins(Side::N, Side::E, crossing));
    }
}

/// TT-6: the dead end has one end.
#[test]
fn the_dead_end_has_one_end() {
    for (card, side) in CardKind::DeadEnd.cards().iter().zip(Side::ALL) {
        assert_eq!(card.ends(), Sides::only(side));
    }
}

/// TT-7: a junction joins all four ends; on an overpass two roads cross without meeting.
#[test]
fn the_crossing() {
    assert!(Card::Crossing.joins(Side::N, Side::W, JUNCTION));
    assert!(Card::Crossing.joins(Side::N, Side::S, OVERPASS));
    assert!(Card::Crossing.joins(Side::E, Side::W, OVERPASS));
    assert!(!Card::Crossing.joins(Side::N, Side::W, OVERPASS));
    assert_eq!(Crossing::default(), JUNCTION);
}
