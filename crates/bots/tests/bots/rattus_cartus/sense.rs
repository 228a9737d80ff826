//! What a player with sense does, and the mistakes that only a beginner makes.

use bots::Budget;
use engine::{Cx, Fast, Game, Seat, Seats, Viewer, act};
use rattus_cartus::{
    Action, Building, BuildingCard, Card, CardSpot, CardSpots, Class, Kind, Laid, Options,
    RattusCartus, Slot, Stage, Unseen, View,
};

use super::bot;

const OWN: Seat = Seat(0);
const RIVAL: Seat = Seat(1);
const BUDGET: Budget = Budget { ms: 5 };

/// A duel in which seat 0 is asked: its hand, the rats of both, and what lies in the row. Nothing
/// is known of the rival's five cards and of the Nun-row.
fn duel(round: u8, stage: Stage, row: [(Building, u8); 2], hand: &str, rats: [u16; 2]) -> View {
    let mut chance = Fast::new(2);
    let mut cx = Cx::silent(0, &mut chance);
    let game = RattusCartus::setup(&Options::default(), 2, &mut cx).unwrap();
    let mut view = game.view(Viewer::Seat(OWN));
    (view.round, view.stage, view.first) = (round, stage, OWN);
    view.to_act = Seats::only(OWN);
    if matches!(stage, Stage::Enter { .. }) {
        view.queue = vec![OWN, RIVAL];
    }
    for (seen, (building, copy)) in view.row.iter_mut().zip(row) {
        seen.card = BuildingCard { building, copy };
    }
    let row: Vec<BuildingCard> = view.row.iter().map(|seen| seen.card).collect();
    let others = view.in_game.iter().filter(|card| !row.contains(card)).copied();
    view.discarded = others.take(2 * (usize::from(round) - 1)).collect();
    view.n_main = 2 * (view.n_rounds - round);
    view.is_last = view.n_main == 0;
    for (seen, rats) in view.seats.iter_mut().zip(rats) {
        seen.rats = Some(rats);
    }
    // Both have been everywhere, and the own discs lie below.
    for track in &mut view.tracks {
        track.influence = vec![round.into(); 2];
    }
    let mut hidden: Vec<Card> = population();
    let hand: Vec<Card> = hand.split_whitespace().map(|name| name.parse().unwrap()).collect();
    for card in hand.iter().filter(|card| matches!(card, Card::Person(_))) {
        let idx = hidden.iter().position(|other| other == card).unwrap();
        hidden.remove(idx);
    }
    view.seats[0].n_hand = hand.len() as u8;
    view.seats[1].n_hand = 5;
    view.n_deck = (hidden.len() - 10) as u8;
    let anywhere: CardSpots =
        [CardSpot::Held(RIVAL), CardSpot::Deck, CardSpot::NunRow].into_iter().collect();
    let own = view.own.as_mut().unwrap();
    own.memory.rats = rats.to_vec();
    own.memory.unseen =
        hidden.into_iter().map(|card| Unseen { card, n: 1, places: anywhere }).collect();
    own.hand = hand;
    view
}

fn population() -> Vec<Card> {
    let persons = |class: Class| {
        let nuns = rattus_cartus::NUNS.into_iter();
        nuns.map(move |nuns| Card::Person(rattus_cartus::Person { class, nuns }))
    };
    Class::ALL.into_iter().flat_map(persons).collect()
}

/// The building that a level enters and the cards that it lays there, step by step.
fn laid(level: &str, view: &View) -> (Slot, Vec<Kind>) {
    let mut bot = bot(level, 1);
    let mut game = <RattusCartus as engine::Imagine>::imagine(view, OWN, &mut Fast::new(9));
    loop {
        let view = game.view(Viewer::Seat(OWN));
        let action = bot.choose(&view, OWN, BUDGET);
        let own = view.own.unwrap();
        if action == Action::Done {
            return (own.walk_slot.unwrap(), own.walk);
        }
        act(&mut game, OWN, &action, &mut Cx::silent(0, &mut Fast::new(1))).unwrap();
    }
}

fn n_strangers(kinds: &[Kind], class: Class) -> usize {
    let is_stranger = |kind: &&Kind| matches!(kind, Kind::Of(other) if *other != class);
    kinds.iter().filter(is_stranger).count()
}

const MONASTERY_OR_FARM: [(Building, u8); 2] = [(Building::Monastery, 5), (Building::Farm, 1)];
const PERSONS: &str = "church-0 church-1 church-2 magic-0 royalty-0";

/// The Monastery takes two rats away, the Farm gives four cards.
#[test]
fn supplies_are_chosen_by_need() {
    let stage = Stage::ChooseSupply { seat: OWN };
    for level in ["easy", "medium", "hard"] {
        let chosen = |rats: u16| {
            let view = duel(8, stage, MONASTERY_OR_FARM, PERSONS, [rats, 9]);
            bot(level, 3).choose(&view, OWN, BUDGET)
        };
        let choose = |number: u8| Action::ChooseSupply { slot: Slot::new(number).unwrap() };
        if level != "easy" {
            assert_eq!(chosen(13), choose(1), "{level}");
        }
        assert_eq!(chosen(1), choose(2), "{level}");
    }
}

/// A lot of rats: nobody with sense lays strangers then, in the last round or before.
#[test]
fn strangers_are_not_laid_when_they_kill() {
    let stage = Stage::Enter { seat: OWN };
    for level in ["medium", "hard"] {
        for round in [5, 10] {
            let view = duel(round, stage, MONASTERY_OR_FARM, PERSONS, [13, 13]);
            let (slot, kinds) = laid(level, &view);
            let class = view.row[slot.idx()].card.building.class();
            assert_eq!(n_strangers(&kinds, class), 0, "{level} in round {round}: {kinds:?}");
        }
    }
}

/// Room for rats is of no use after the last round. Church decides the game: the rival has four
/// there and has entered the Farm, so three own cards and the bonus of RC-80 only make a tie.
#[test]
fn room_for_rats_is_used_in_the_last_round() {
    let stage = Stage::Enter { seat: OWN };
    let mut view = duel(10, stage, MONASTERY_OR_FARM, PERSONS, [0, 0]);
    for (track, influence) in
        view.tracks.iter_mut().zip([[20, 5], [20, 5], [0, 4], [20, 5], [5, 20], [5, 20]])
    {
        track.influence = influence.to_vec();
    }
    view.queue = vec![OWN];
    view.first_in = Some(RIVAL);
    view.row[1].visitors = vec![RIVAL];
    view.seats[1].laid = Laid::Hidden(0);
    for level in ["medium", "hard"] {
        let (slot, kinds) = laid(level, &view);
        assert_eq!(slot.number(), 1, "{level}: {kinds:?}");
        assert!(4 <= kinds.len(), "{level}: {kinds:?}");
    }
}

/// Early on the cards of a class are kept for its buildings.
#[test]
fn cards_are_laid_where_they_belong() {
    let stage = Stage::Enter { seat: OWN };
    for level in ["easy", "medium", "hard"] {
        let view = duel(3, stage, MONASTERY_OR_FARM, PERSONS, [10, 10]);
        let (slot, kinds) = laid(level, &view);
        assert_eq!(slot.number(), 1, "{level}: {kinds:?}");
        assert!(kinds.contains(&Kind::Of(Class::Church)), "{level}: {kinds:?}");
    }
}

/// Whatever has to be given, it is not a Joker as long as there are other cards.
#[test]
fn the_worst_cards_are_given() {
    let slot = Slot::new(1).unwrap();
    let stage = Stage::HalfOfHand { slot, winner: RIVAL, victim: OWN, n: 1 };
    for level in ["medium", "hard"] {
        let mut view = duel(4, stage, MONASTERY_OR_FARM, "church-0 joker joker", [6, 6]);
        view.piles.joker -= 2;
        view.row[0].visitors = vec![OWN, RIVAL];
        view.first_in = Some(OWN);
        view.premium = Some(RIVAL);
        for seen in &mut view.seats {
            seen.laid = Laid::Shown(Vec::new());
        }
        let action = bot(level, 5).choose(&view, OWN, BUDGET);
        assert_eq!(action, Action::Give { kind: Kind::Of(Class::Church) }, "{level}");
    }
}
