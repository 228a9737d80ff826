//! Every level plays whole games by the rules, whatever the table wants.

use bots::{Botted, Budget};
use engine::{Chance, Cx, Fast, Game, Seat, Viewer, act};
use milestones::{
    EditionFile, EndCause, Json, Milestones, Options, StallRounds, StartSeat, Target, built_in_file,
};

use super::{bot, play};

#[test]
fn every_level_plays_at_every_number_of_seats() {
    for level in Milestones::levels() {
        for n_seats in Milestones::SEATS {
            play(&Options::default(), &vec![level.name; n_seats.into()], 1);
        }
    }
}

/// The built-in map without its last two rows, with all bushes on what is left of it.
fn small_map() -> EditionFile {
    let mut file = built_in_file();
    let map = file.get_mut("map").expect("it has a map");
    let Some(Json::List(rows)) = map.get_mut("rows") else { panic!("it has rows") };
    rows.truncate(5);
    let Some(Json::List(bushes)) = map.get_mut("bushes") else { panic!("it has bushes") };
    bushes.truncate(10);
    let more = ["A1-A2-B2", "B1-B2-C1", "B9-B10-C9", "C1-D1-D2", "C2-D2-D3"];
    bushes.extend(more.map(Json::text));
    EditionFile::new(file)
}

#[test]
fn every_option_can_be_played() {
    let base = Options::default();
    let tables = [
        Options { target: Target::Short, ..base.clone() },
        Options { start_seat: StartSeat::Seat(Seat(1)), ..base.clone() },
        Options { stall_rounds: StallRounds::Thirty, target: Target::Short, ..base.clone() },
        Options { edition: Some(small_map()), ..base },
    ];
    for (seed, options) in tables.iter().enumerate() {
        for levels in [&["hard", "medium"][..], &["easy", "medium", "hard"]] {
            play(options, levels, seed as u64);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for level in ["random", "easy", "medium", "hard"] {
        let [one, other] = [7, 7].map(|seed| play(&Options::default(), &[level; 2], seed));
        assert_eq!(one, other, "{level}");
    }
}

/// Any question can be the first one, in whatever position, with whatever time.
#[test]
fn whoever_takes_over_knows_what_to_do() {
    let mut chance = Fast::new(12);
    for seed in 0..6 {
        let n_seats = 2 + (seed % 3) as u8;
        let mut cx = Cx::silent(0, &mut chance);
        let mut game = Milestones::setup(&Options::default(), n_seats, &mut cx).unwrap();
        let mut actions = Vec::new();
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            for level in ["easy", "medium", "hard"] {
                let action = bot(level, seed).choose(&view, seat, Budget { ms: 0 });
                assert!(game.is_legal(seat, &action), "{level}: {action:?}\n{view}");
            }
            actions.clear();
            game.legal_actions(seat, &mut actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
        }
    }
}

/// Nobody circles until the game is broken off.
#[test]
fn hard_games_end_by_reaching_the_target() {
    for seed in 0..6 {
        let (game, _) = play(&Options::default(), &["hard", "hard"], seed);
        assert_eq!(game.end().unwrap().why, EndCause::Target, "seed {seed}");
    }
}
