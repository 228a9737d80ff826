//! The strength of the levels: who wins how many rounds of a duel.

use bots::turbo_taxi::{Attempt, Skill};
use engine::{Chance, Fast};
use turbo_taxi::{CARD_SET, CardKind, Components, Figures, Options, Placement, Task, count_right};

use super::Table;

const N_DEALS: usize = 30_000;
const N_GAMES: u64 = 200;

/// A weaker level, a stronger one, and the share of rounds that the stronger one wins.
const LADDER: [(&str, &str, f64); 3] =
    [("easy", "medium", 3.0 / 4.0), ("medium", "hard", 5.0 / 6.0), ("hard", "turbo", 19.0 / 20.0)];
/// The specification is that sure of itself.
const TOLERANCE: f64 = 0.03;

fn skill(level: &str) -> Skill {
    match level {
        "easy" => Skill::EASY,
        "medium" => Skill::MEDIUM,
        "hard" => Skill::HARD,
        _ => Skill::TURBO,
    }
}

/// The numbers of right plans in deals that can be solved, placed by chance.
fn deals() -> Vec<u32> {
    let mut chance = Fast::new(1);
    let components = Components::default();
    let placements = Figures::NONE.completions(&components);
    let kinds: Vec<CardKind> = CARD_SET.iter().collect();
    let mut n_right = || {
        let figures = placements[chance.below(placements.len() as u32) as usize];
        let centre = kinds[chance.below(12) as usize].turned(chance.below(4) as u8);
        count_right(&Task::new(centre, figures.complete().unwrap()), components)
    };
    (0..N_DEALS).map(|_| n_right()).filter(|n_right| 0 < *n_right).collect()
}

/// The first call decides: a right one wins, a wrong one leaves the other alone (TT-66).
fn is_won(n_right: u32, weak: Skill, strong: Skill, chance: &mut Fast) -> bool {
    let [weak, strong] = [weak, strong].map(|it| Attempt::draw(&it.pace, n_right, chance));
    match strong.call_at() < weak.call_at() {
        true => !strong.is_wrong,
        false => weak.is_wrong,
    }
}

fn model_share(deals: &[u32], weak: &str, strong: &str) -> f64 {
    let mut chance = Fast::new(2);
    let won = |n_right: &&u32| is_won(**n_right, skill(weak), skill(strong), &mut chance);
    deals.iter().filter(won).count() as f64 / deals.len() as f64
}

/// TT-87, section "Bots": each share within three points.
#[test]
fn the_time_model_makes_the_levels() {
    let deals = deals();
    assert!(N_DEALS * 9 / 10 < deals.len());
    for (weak, strong, expected) in LADDER {
        let share = model_share(&deals, weak, strong);
        println!("{strong} against {weak}: {share:.3}");
        assert!((share - expected).abs() < TOLERANCE, "{strong} against {weak}: {share}");
    }
}

/// The same through the game itself: rounds go as the model says, as far as chance allows.
#[test]
fn the_levels_race_as_the_model_says() {
    let deals = deals();
    let options = Options { placement: Placement::Auto, ..Options::default() };
    for (weak, strong, promised) in LADDER {
        let (mut n_rounds, mut n_won) = (0.0, 0.0);
        for seed in 0..N_GAMES {
            let strong_seat = usize::from(seed % 2 == 0);
            let mut levels = [weak; 2];
            levels[strong_seat] = strong;
            let mut table = Table::new(&options, &levels, seed);
            table.play_to_the_end();
            let winners = table.game.medals().iter().map(|medal| medal.seat.idx());
            n_won += winners.filter(|winner| *winner == strong_seat).count() as f64;
            n_rounds += table.game.medals().len() as f64;
        }
        assert_eq!(n_rounds, N_GAMES as f64 * 12.0);
        let expected = model_share(&deals, weak, strong);
        let error = (expected * (1.0 - expected) / n_rounds).sqrt();
        let share = n_won / n_rounds;
        println!("{strong} against {weak}: {share:.3}, by the model {expected:.3} ± {error:.3}");
        assert!((share - expected).abs() < 3.0 * error, "{strong} against {weak}: {share}");
        assert!((share - promised).abs() < TOLERANCE, "{strong} against {weak}: {share}");
    }
}
