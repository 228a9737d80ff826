//! Random games through every option, looked at after every action.

use std::env;

use engine::{Chance, Cx, Fast, Game, Imagine, Seat, Viewer, act};
use rattus_cartus::{
    Action, AllDead, Buildings, Class, Options, ROUNDS, RattusCartus, Stage, SupplyOrder,
    TableChoice,
};

/// Any options.
fn random_options(chance: &mut Fast) -> Options {
    let mut any = |n: u32| chance.below(n) as u8;
    let buildings = match any(4) {
        0 => Buildings::FirstGame,
        1 => Buildings::RandomPerClass,
        2 => Buildings::Mixed,
        _ => Buildings::Custom(std::array::from_fn(|_| any(6))),
    };
    let table = match any(3) {
        0 => TableChoice::Named("even".to_owned()),
        1 => TableChoice::Named("five-distinct".to_owned()),
        _ => crate::table_file::with_markers(std::array::from_fn(|i| (i % 5) as u8)),
    };
    Options {
        buildings,
        table,
        all_dead: if any(2) == 0 { AllDead::AllLose } else { AllDead::FewestRatsSurvive },
        supply_order: if any(2) == 0 { SupplyOrder::InTurn } else { SupplyOrder::Together },
        may_decline: any(2) == 0,
        rats_face_down: any(2) == 0,
    }
}

fn influence(game: &RattusCartus) -> [u32; 6] {
    let of_class = |class| {
        let seats = Seat::all(game.n_seats());
        seats.map(|seat| u32::from(game.influence(class, seat))).sum()
    };
    Class::ALL.map(of_class)
}

/// What `Done` is about to add to all influence: the strength laid, and with the last one to enter
/// in the last round the bonus (RC-84).
fn influence_to_come(game: &RattusCartus, seat: Seat, action: Action) -> u32 {
    if !matches!(game.stage(), Stage::Enter { .. }) || action != Action::Done {
        return 0;
    }
    let view = game.view(Viewer::Seat(seat));
    let own = view.own.unwrap();
    let strength = own.walk.iter().filter(|kind| kind.is_strength()).count() as u32;
    if !view.is_last || view.queue.len() != 1 {
        return strength;
    }
    let slot = own.walk_slot.unwrap().idx();
    let is_visited = |idx: usize| idx == slot || !view.row[idx].visitors.is_empty();
    let n_visited = (0..view.row.len()).filter(|idx| is_visited(*idx)).count() as u32;
    strength + if view.seats.len() == 2 { 1 } else { n_visited }
}

/// Plays at random to the end: there is always something to do, and nothing is ever lost.
fn play_at_random(options: &Options, n_seats: u8, chance: &mut Fast) -> RattusCartus {
    let mut game = RattusCartus::setup(options, n_seats, &mut Cx::silent(0, chance)).unwrap();
    let mut actions = Vec::new();
    let mut n_decisions = 0;
    let mut expected = 0;
    let moment = chance.below(200) as usize;
    while !game.to_act().is_empty() {
        let nth = chance.below(game.to_act().len()) as usize;
        let seat = game.to_act().iter().nth(nth).unwrap();
        actions.clear();
        game.legal_actions(seat, &mut actions);
        assert!(!actions.is_empty(), "a dead end: {game:?}");
        assert!(actions.len() <= 12, "{actions:?}");
        let action = actions[chance.below(actions.len() as u32) as usize];
        if n_decisions == moment {
            play_imagined(&game, seat, chance);
        }
        expected += influence_to_come(&game, seat, action);
        let before = influence(&game);
        act(&mut game, seat, &action, &mut Cx::silent(0, chance)).unwrap();
        game.check_conserved();
        assert!(influence(&game).iter().zip(before).all(|(after, before)| before <= *after));
        n_decisions += 1;
    }
    assert!(n_decisions <= RattusCartus::DECISIONS_MAX);
    assert_eq!(influence(&game).iter().sum::<u32>(), expected);
    assert_eq!(game.round(), ROUNDS[usize::from(n_seats) - 2]);
    assert!(game.outcome().is_some());
    game
}

/// What somebody imagines can be played to its end, and nothing is lost in it either.
fn play_imagined(game: &RattusCartus, seat: Seat, chance: &mut Fast) {
    let mut imagined = RattusCartus::imagine(&game.view(Viewer::Seat(seat)), seat, chance);
    let mut actions = Vec::new();
    while let Some(seat) = imagined.to_act().first() {
        imagined.check_conserved();
        actions.clear();
        imagined.legal_actions(seat, &mut actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        act(&mut imagined, seat, &action, &mut Cx::silent(0, chance)).unwrap();
    }
}

/// RC-83 to RC-85: random games of all sizes and options end, and conserve everything on the way.
#[test]
fn random_games_conserve_everything() {
    let is_long = env::var_os("RATHAUS_LONG").is_some();
    let n_games = if is_long { 200_000 } else { 20_000 };
    let mut chance = Fast::new(2012);
    for i in 0..n_games {
        let options = random_options(&mut chance);
        play_at_random(&options, 2 + (i % 4) as u8, &mut chance);
    }
}

/// RC-7, RC-20: random play is a yardstick: other programs with these rules found the same.
#[test]
fn random_play_ends_with_many_rats() {
    let mut chance = Fast::new(7);
    for n_seats in 2..=5 {
        let mut n_rats = 0;
        let mut n_alive = 0;
        for _ in 0..500 {
            let game = play_at_random(&Options::default(), n_seats, &mut chance);
            n_rats += u32::from(game.rats(Seat(0)));
            n_alive += u32::from(game.rats(Seat(0)) <= game.n_nuns());
        }
        let mean = f64::from(n_rats) / 500.0;
        assert!((20.0..28.0).contains(&mean), "{n_seats} seats: {mean}");
        assert!((2..50).contains(&n_alive), "{n_seats} seats: {n_alive}");
    }
}
