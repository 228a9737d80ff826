//! Scoring that explains itself: what counts, what it is worth, what a step would change (CI-77,
//! CI-98, CI-100).

use cities::{Action, Nature, Space};
use engine::{Cx, Fast, Scripted, Seat};

use crate::table::{
    ME, Table, any_action, card, fixed, in_city, place_feature, place_piece, place_tile, take,
};

fn places(spaces: &[Space]) -> Vec<(i8, i8)> {
    spaces.iter().map(|space| (space.row, space.column)).collect()
}

/// CI-77: a card shows the spaces it counts and what they are worth now.
#[test]
fn cards_show_their_spaces() {
    let table = Table::of(2).city("W R2 P B1 / W P R3 P").cards(&["water-front", "colour-red"]);
    let cards = table.game.explain(ME).cards;
    assert_eq!(cards[0].card, card("water-front"));
    assert_eq!((cards[0].n, cards[0].points), (1, 1));
    assert_eq!(places(&cards[0].spaces), [(0, 1)]);
    assert_eq!(places(&cards[1].spaces), [(0, 1), (1, 2)]);
    // A card that lies on the offer can be asked too.
    assert_eq!(table.game.worth(ME, card("park-front")).points, 2);
}

/// CI-77: a goal shows how far the seat is, on which spaces, and what is still to be had.
#[test]
fn goals_show_their_progress() {
    let table = Table::with(2, &in_city("venice")).city("R1 W B2 P / W P W P");
    let [canals, grand_canal, bridges] = table.game.explain(ME).goals;
    assert_eq!((canals.n, canals.at_least, canals.is_fulfilled()), (2, 7, false));
    assert_eq!(places(&canals.spaces), [(0, 0), (0, 2)]);
    assert_eq!((canals.claimed, canals.vacant), (None, Some(5)));
    assert_eq!(grand_canal.n, 1);
    assert_eq!(places(&bridges.spaces), [(0, 1)]);
}

/// CI-94, CI-98: areas with their features, monuments with their places.
#[test]
fn areas_show_their_features() {
    let explanation = Table::of(2).city("W1 W2 P !! / P3 R W W").game.explain(ME);
    let areas: Vec<(Nature, usize, u32, i32)> = explanation
        .areas
        .iter()
        .map(|area| (area.nature, area.spaces.len(), area.n_kinds, area.points))
        .collect();
    assert_eq!(
        areas,
        [
            (Nature::Water, 2, 2, 3),
            (Nature::Water, 2, 0, 0),
            (Nature::Park, 1, 0, 0),
            (Nature::Park, 1, 1, 1),
        ]
    );
    assert_eq!(places(&explanation.monuments), [(0, 3)]);
    assert_eq!(explanation.score.total(), 3 + 1 + 2);
}

/// CI-100: what a piece would change, card by card and goal by goal.
#[test]
fn a_piece_is_foreseen() {
    let table = Table::of(2)
        .city("R1 R2 / B B")
        .cards(&["colour-red", "height-2", "mix-red-1", "colour-blue"])
        .pieces("RB");
    let change = table.game.foresee(ME, &place_piece('R', 0, 0)).unwrap();
    assert_eq!(change.points(), 0);
    assert_eq!(change.cards(), [(card("height-2"), 1), (card("mix-red-1"), -1)]);
    assert_eq!(change.goals(), []);
    let change = table.game.foresee(ME, &place_piece('B', 1, 0)).unwrap();
    assert_eq!((change.points(), change.cards()), (1, vec![(card("colour-blue"), 1)]));
    assert_eq!(change.before.score, table.game.score(ME));
}

/// CI-94, CI-100: a tile that joins two waters can bring points or cost them.
#[test]
fn a_merger_is_foreseen() {
    let largest = |table: Table| table.cards(&["water-largest"]);
    let join = |corners: [&str; 2]| {
        let [above, left] = corners;
        let city = format!("R {above} R R / R W R R / R R .. .. / {left} W .. ..");
        let table = largest(Table::of(2).city(&city)).tile("A1");
        let change = table.game.foresee(ME, &place_tile(1, 1, 2)).unwrap();
        (change.points(), change.cards(), change.after.score.water)
    };
    // The tile lies with its water below: it joins the lake on the left, which grows from 2 to 4.
    assert_eq!(join(["W1", "W2"]), (2, vec![(card("water-largest"), 2)], 2));
    // With its water on both sides of the gap two single boats become one pair of a kind.
    let drawn = "R R W1 R .. .. / R R R R .. .. / R R R R R R / R R R R R R";
    let table = Table::of(2).city(drawn).tile("A1");
    assert_eq!(table.game.foresee(ME, &place_tile(0, 2, 3)).unwrap().points(), 0);
    let merging = "R R .. .. R R / R W1 .. .. W1 R / R R R R R R / R R R R R R";
    let table = Table::of(2).city(merging).tile("A1");
    let change = table.game.foresee(ME, &place_tile(0, 1, 2)).unwrap();
    assert_eq!((change.before.score.water, change.after.score.water), (2, 1));
    assert_eq!(change.points(), -1);
}

/// CI-77, CI-100: a feature and an open card are foreseen; discarding changes nothing.
#[test]
fn other_steps_are_foreseen() {
    let table = Table::of(2).city("W1 W / R R").features(&["ferry"]);
    let change = table.game.foresee(ME, &place_feature("ferry", 0, 1)).unwrap();
    assert_eq!((change.points(), change.after.score.water), (2, 3));
    let discard = Action::DiscardFeature { kind: crate::table::kind("ferry") };
    assert_eq!(table.game.foresee(ME, &discard).unwrap().points(), 0);
    let red = card("colour-red");
    let table = Table::of(2).city("R1 R2 / W W").edit(|view| view.offer.cards[0] = Some(red));
    let change = table.game.foresee(ME, &take(1, 1)).unwrap();
    assert_eq!((change.points(), change.cards()), (2, vec![(red, 2)]));
}

/// CI-61, CI-100: `Done` shows the rings it would set, also where a new round begins.
#[test]
fn rings_are_foreseen() {
    let table = Table::of(4).city("P P P P / P P P R").ready();
    let change = table.game.foresee(ME, &Action::Done).unwrap();
    assert_eq!((change.claims(), change.points()), (vec![(0, 6)], 6));
    let bare = Table::of(4).ready();
    assert_eq!(bare.game.foresee(ME, &Action::Done).unwrap().claims(), []);
}

/// CI-36, CI-102: what depends on chance cannot be foreseen, nor what is not offered.
#[test]
fn chance_is_not_foreseen() {
    let table = Table::of(4);
    for row in 1..=4 {
        assert_eq!(table.game.foresee(ME, &take(row, 4)), None);
        assert!(table.game.foresee(ME, &take(row, 1)).is_some());
        assert_eq!(table.game.foresee(Seat(1), &take(row, 1)), None);
    }
    assert_eq!(table.game.foresee(ME, &Action::Done), None);
    let new = Table::new(2, &fixed());
    let change = new.game.foresee(Seat(1), &Action::ChooseStartTile { tile: 0 }).unwrap();
    assert_eq!(change.goals(), [(0, 0, 1)]);
}

/// CI-100: every preview is what comes true, through whole games.
#[test]
fn previews_come_true() {
    let mut chance = Fast::new(100);
    for n_seats in 1..=4 {
        let mut table = Table::with(n_seats, &fixed());
        while let Some(action) = any_action(&table.game, &mut chance) {
            let seat = table.game.turn();
            let foreseen = table.game.foresee(seat, &action);
            let before = table.game.score(seat).total();
            table.act_with(action, &mut chance);
            if let Some(change) = foreseen {
                let after = table.game.score(seat).total();
                assert_eq!(change.points(), after - before, "{action:?}");
                assert_eq!(change.after.score, table.game.score(seat));
            }
        }
        let game = &table.game;
        for seat in Seat::all(n_seats) {
            let explanation = game.explain(seat);
            let of_areas: i32 = explanation.areas.iter().map(|area| area.points).sum();
            assert_eq!(of_areas, explanation.score.water + explanation.score.parks);
            let of_rings: i32 = explanation.goals.iter().filter_map(|goal| goal.claimed).sum();
            assert_eq!(of_rings, explanation.score.goals);
        }
        let mut copy = game.clone();
        let mut no_draws = Scripted::new([]);
        let cx = &mut Cx::silent(0, &mut no_draws);
        assert!(engine::act(&mut copy, ME, &Action::Done, cx).is_err());
    }
}
