//! TT-89: the bot as commissioner.

use bots::turbo_taxi::{expected_right, hardest_quarter};
use turbo_taxi::{
    Action, CARD_SET, Components, Figure, Figures, FirstCommissioner, Options, Phase,
};

use super::{A, Table};

fn commissioned(level: &str, seed: u64) -> Table {
    let options = Options { first_commissioner: FirstCommissioner::Seat(A), ..Options::default() };
    Table::new(&options, &[level, "person"], seed)
}

/// Plays the placement, and returns where the figures stand.
fn placed(table: &mut Table) -> Figures {
    table.play_until(|game| !matches!(game.phase(), Phase::Place { .. }));
    table.view(A).figures
}

fn promise(figures: Figures) -> f64 {
    let components = Components::default();
    expected_right(&components, &CARD_SET, figures.complete().unwrap())
}

#[test]
fn placing_takes_two_to_six_seconds() {
    for seed in 0..20 {
        let mut table = commissioned("medium", seed);
        placed(&mut table);
        assert!((2_000..=6_000).contains(&table.now), "{}", table.now);
    }
}

/// Every placement of the strong levels is one of the hardest quarter.
#[test]
fn strong_levels_set_hard_tasks() {
    let components = Components::default();
    let hardest = hardest_quarter(&components, &CARD_SET);
    let bound = hardest.iter().map(|it| expected_right(&components, &CARD_SET, *it));
    let bound = bound.fold(0.0, f64::max);
    let mut different: Vec<Figures> = Vec::new();
    for seed in 0..20 {
        for level in ["hard", "turbo"] {
            let figures = placed(&mut commissioned(level, seed));
            assert!(promise(figures) <= bound + 1e-9, "{figures:?}");
            if !different.contains(&figures) {
                different.push(figures);
            }
        }
    }
    assert!(15 < different.len());
}

/// A quarter of what can be placed, and no other placement promises fewer right plans.
#[test]
fn the_hardest_quarter_is_the_hardest_quarter() {
    let components = Components::default();
    let hardest = hardest_quarter(&components, &CARD_SET);
    let mut all: Vec<f64> = Vec::new();
    let tasks = turbo_taxi::Task::all(&components, 2);
    for task in tasks.filter(|task| task.centre == turbo_taxi::Card::Crossing) {
        all.push(expected_right(&components, &CARD_SET, task.figures));
    }
    all.sort_by(f64::total_cmp);
    assert_eq!(hardest.len(), all.len().div_ceil(4));
    let bound = all[hardest.len() - 1];
    assert!(hardest.iter().all(|it| expected_right(&components, &CARD_SET, *it) <= bound + 1e-9));
}

#[test]
fn weak_levels_place_anyhow() {
    let promises: Vec<f64> =
        (0..40).map(|seed| promise(placed(&mut commissioned("easy", seed)))).collect();
    let hard: Vec<f64> =
        (0..40).map(|seed| promise(placed(&mut commissioned("hard", seed)))).collect();
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    assert!(mean(&hard) * 1.1 < mean(&promises), "{} {}", mean(&hard), mean(&promises));
}

/// TT-76: a stand-in finds figures that somebody else has placed.
#[test]
fn what_was_begun_is_finished() {
    for seed in 0..10 {
        let mut table = commissioned("hard", seed);
        let wanted = placed(&mut commissioned("hard", seed));
        // Somebody has put another figure where one is wanted.
        let taken = wanted[Figure::YellowTaxi].unwrap();
        table.act(A, Action::PlaceFigure { figure: Figure::BlackHouse, field: taken });
        assert_eq!(placed(&mut table), wanted);
    }
}
