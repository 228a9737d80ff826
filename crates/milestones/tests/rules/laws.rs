//! The laws of all games, and random play through every option.

use std::env;

use engine::{Chance, Cx, Fast, Game, Seat, act};
use milestones::{
    Action, CORNERS_MAX, EndCause, Goods, Kind, Milestones, Options, Phase, Space, StallRounds,
    StartSeat, Target,
};
use serde_json::json;
use testkit::{check_laws, check_secrecy};

use crate::busy::busy_choice;
use crate::graph::{Paper, check_pieces, check_roads, n_bonus};
use crate::table::{goods, with_edition};

const OFFSETS: [i32; 7] = [1, 0, 1, 0, 1, 0, 1];
const BUILT_IN: Paper<'_> = Paper { offsets: &OFFSETS, closed: &[] };
const CLOSED: [&str; 2] = ["A1-B1", "C3-D4"];

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// How the next action is chosen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Uniform,
    Busy,
}

/// Any options that are allowed at a table of this size.
fn random_options(n_seats: u8, chance: &mut Fast) -> Options {
    let mut between = |least: u8, most: u8| least + chance.below(u32::from(most - least) + 1) as u8;
    Options {
        target: if between(0, 1) == 0 { Target::Rulebook } else { Target::Short },
        start_seat: match between(0, n_seats) {
            0 => StartSeat::Random,
            seat => StartSeat::Seat(Seat(seat - 1)),
        },
        stall_rounds: StallRounds::ALL[usize::from(between(0, 2))],
        ..Options::default()
    }
}

fn choose(game: &Milestones, actions: &[Action], style: Style, chance: &mut Fast) -> Action {
    match style {
        Style::Uniform => actions[chance.below(actions.len() as u32) as usize],
        Style::Busy => busy_choice(game, actions, chance),
    }
}

/// What an action costs and brings, as the rulebook says it. None where it depends.
fn exchange(action: Action) -> Option<(Goods, Goods)> {
    let (paid, gained) = match action {
        Action::Recruit { .. } => (goods("co2"), Goods::NONE),
        Action::Buy { material } => (goods("co2"), Goods::only(material, 1)),
        Action::Sell { materials } => (Goods::of(&materials), goods("co1")),
        Action::LayRoad { .. } => (goods("st1 sa1"), Goods::NONE),
        Action::BuildHouse { .. } => (goods("st1 wo1"), Goods::NONE),
        Action::BuildMarket { .. } => (goods("wo1 sa1"), Goods::NONE),
        Action::Deliver { .. } => (goods("gr2"), goods("co1")),
        Action::Move { .. } | Action::Keep { .. } => return None,
        _ => (Goods::NONE, Goods::NONE),
    };
    Some((paid, gained))
}

/// What one action may change, and what it may not.
fn check_step(before: &Milestones, action: Action, after: &Milestones) {
    let seat = before.turn();
    let (was, is) = (before.tableau(seat), after.tableau(seat));
    match (exchange(action), action) {
        (Some((paid, mut gained)), _) => {
            gained.add(was.goods);
            assert_eq!(is.goods, gained.without(paid), "{action:?}");
        }
        (None, Action::Move { to: Space::Castle }) => assert!(was.goods.has(is.goods)),
        (None, Action::Move { .. }) => {
            assert!(is.goods.has(was.goods));
            let n_kinds = Kind::ALL.iter().filter(|kind| was.goods[**kind] < is.goods[**kind]);
            assert!(n_kinds.count() <= 1, "one kind of goods a move");
        }
        (None, _) => assert!(was.goods.has(is.goods) && is.goods.n_goods() == 3),
    }
    let is_over = after.phase() == Phase::Over;
    for other in Seat::all(before.n_seats()).filter(|other| *other != seat && !is_over) {
        assert_eq!(before.tableau(other), after.tableau(other), "{action:?} by seat {seat}");
    }
    let may_lose_bonus = matches!(action, Action::Cover { .. } | Action::PlaceRecruit { .. });
    assert!(n_bonus(after) <= n_bonus(before));
    assert!(may_lose_bonus || n_bonus(after) == n_bonus(before), "{action:?}");
    let arrives = was.pawn != Space::Castle || matches!(action, Action::Move { .. });
    let has_paid = is.pawn == Space::Castle && arrives && after.phase() != Phase::Keep;
    assert!(!has_paid || is.goods.n_goods() <= 3);
}

fn check_tableaus(game: &Milestones) {
    for tableau in game.tableaus() {
        let points = tableau.points;
        let built = points.sections + points.houses + points.markets + points.deliveries;
        let bonus = points.bonus_taken + points.bonus_production;
        assert_eq!(tableau.score(), built + bonus + points.majorities);
        let is_set_up = !matches!(game.phase(), Phase::Draft | Phase::PlaceStart);
        assert!(!is_set_up || 2 <= tableau.path.n_workers());
    }
}

/// Plays to the end. There is always something to do, and the books balance at every step.
fn play(
    (options, paper): (&Options, &Paper<'_>),
    n_seats: u8,
    style: Style,
    chance: &mut Fast,
) -> Milestones {
    let mut game = Milestones::setup(options, n_seats, &mut Cx::silent(0, chance)).unwrap();
    let (mut n_decisions, mut n_placed, mut n_sections) = (0, 0, 0);
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        actions.clear();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "a dead end: {game:?}");
        assert!(actions.len() <= 200, "{} actions: {game:?}", actions.len());
        let action = choose(&game, &actions, style, chance);
        let before = game.clone();
        act(&mut game, seat, &action, &mut Cx::silent(0, chance)).unwrap();
        let places = matches!(action, Action::PlaceStartTile { .. } | Action::PlaceRecruit { .. });
        n_placed += usize::from(places);
        check_step(&before, action, &game);
        check_pieces(&game, n_placed);
        check_tableaus(&game);
        let n_now = game.map().sections(game.edition()).len();
        if n_now != n_sections {
            check_roads(&game, paper);
            n_sections = n_now;
        }
        n_decisions += 1;
    }
    assert!(n_decisions <= Milestones::DECISIONS_MAX);
    check_roads(&game, paper);
    check_end(&game);
    game
}

fn check_end(game: &Milestones) {
    let outcome = game.outcome().expect("nobody is to act any more");
    for seat in Seat::all(game.n_seats()) {
        assert_eq!(outcome.of(seat).score, i32::from(game.tableau(seat).score()));
    }
    let without = |seat: Seat| {
        let points = game.tableau(seat).points;
        points.total() - points.majorities
    };
    let best = Seat::all(game.n_seats()).map(without).max().unwrap();
    match game.end().expect("the end has a cause").why {
        EndCause::Target => assert!(game.target() <= best),
        EndCause::LastTile => assert!(game.display().is_empty() && game.stack().is_empty()),
        EndCause::Stall => assert!(best < game.target()),
    }
}

/// MS-121: random games of all sizes and options come to an end, without a dead end; pieces
/// are conserved and roads form a tree at every step.
#[test]
fn random_games_end() {
    let n_games: u32 = if is_long() { 200_000 } else { 5_000 };
    let mut chance = Fast::new(2012);
    for i in 0..n_games {
        let n_seats = 2 + (i % 3) as u8;
        let options = random_options(n_seats, &mut chance);
        play((&options, &BUILT_IN), n_seats, Style::Uniform, &mut chance);
    }
}

/// MS-67 to MS-104, MS-116: games in which much is built, many of them up to the target.
#[test]
fn busy_games_end() {
    let n_games: u32 = if is_long() { 20_000 } else { 1_200 };
    let mut chance = Fast::new(67);
    let mut n_ended = [0; 3];
    let (mut n_sections, mut n_sacks) = (0, 0);
    for i in 0..n_games {
        let n_seats = 2 + (i % 3) as u8;
        let options = random_options(n_seats, &mut chance);
        let game = play((&options, &BUILT_IN), n_seats, Style::Busy, &mut chance);
        n_ended[game.end().unwrap().why as usize] += 1;
        n_sections = n_sections.max(game.map().sections(game.edition()).len());
        n_sacks = n_sacks.max(game.map().sacks(game.edition()).count());
    }
    let by_target = n_ended[EndCause::Target as usize];
    assert!(n_games / 3 < by_target, "{n_ended:?}");
    assert!(12 <= n_sections && 4 <= n_sacks, "{n_sections} sections, {n_sacks} sacks");
}

/// Options that differ from the default ones, one of them with another map.
fn other_options() -> [Options; 3] {
    let smaller = with_edition(|file| {
        file["map"]["closed_edges"] = json!(CLOSED);
        file["map"]["closed_plots"] = json!(["A1-B1-B2"]);
        file["map"]["rows"][6]["cells"][0] = json!(null);
        file["map"].as_object_mut().unwrap().remove("corn_field");
    });
    [
        Options {
            target: Target::Short,
            start_seat: StartSeat::Seat(Seat(1)),
            stall_rounds: StallRounds::Thirty,
            ..Options::default()
        },
        Options { stall_rounds: StallRounds::Twenty, ..smaller.clone() },
        Options { target: Target::Short, ..smaller },
    ]
}

/// MS-4, MS-72: on a map with closed edges roads form a tree too, and none of them uses these.
#[test]
fn closed_edges_stay_bare() {
    let paper = Paper { offsets: &OFFSETS, closed: &CLOSED };
    let mut chance = Fast::new(4);
    let mut n_sections = 0;
    let [_, options, _] = other_options();
    for i in 0..if is_long() { 3_000 } else { 150 } {
        let n_seats = 2 + (i % 3) as u8;
        let game = play((&options, &paper), n_seats, Style::Busy, &mut chance);
        n_sections = n_sections.max(game.map().sections(game.edition()).len());
    }
    assert!(8 <= n_sections, "{n_sections} sections");
}

#[test]
fn the_laws_hold() {
    check_laws::<Milestones>(&Options::default(), if is_long() { 2_000 } else { 60 });
}

#[test]
fn the_laws_hold_with_other_options() {
    for options in other_options() {
        check_laws::<Milestones>(&options, if is_long() { 300 } else { 15 });
    }
}

/// MS-128: there is no secret: no two states look alike to anybody.
#[test]
fn there_are_no_secrets() {
    assert_eq!(check_secrecy::<Milestones>(&Options::default(), 1), 0);
}

/// However long a turn or a match, going back and what is sent are bounded.
#[test]
fn work_is_bounded() {
    let mut options = vec![Options::default(), largest_edition()];
    options.extend(other_options());
    let work = testkit::check_work::<Milestones>(&options, if is_long() { 20 } else { 1 });
    assert!(5 <= work.n_open && 900 <= work.n_steps, "{work:?}");
}

/// MS-10: as many corners as a map may have.
fn largest_edition() -> Options {
    const N_ROWS: usize = 8;
    let row = |v: usize| {
        let name = char::from(b'A' + v as u8).to_string();
        json!({ "name": name, "offset": (v + 1) % 2, "cells": vec![1; CORNERS_MAX / N_ROWS] })
    };
    let rows: Vec<_> = (0..N_ROWS).map(row).collect();
    let options = with_edition(|file| {
        let start = file["map"]["rows"][0]["cells"][0].take();
        file["map"]["rows"] = json!(rows);
        file["map"]["rows"][0]["cells"][0] = start;
    });
    assert_eq!(options.read_edition().expect("the file is good").sites().len(), CORNERS_MAX);
    options
}

#[test]
fn refusals_name_known_rules() {
    testkit::check_refusals::<Milestones>(&Options::default(), 4, if is_long() { 100 } else { 4 });
}

#[test]
fn every_option_is_described() {
    testkit::check_options::<Milestones>();
}
