//! Who plays better makes smaller mistakes.

use bots::Botted;
use bots::cities::Cities;
use bots::milestones::Milestones;
use bots::rattus_cartus::RattusCartus;
use bots::saint_malo::SaintMalo;

use crate::played::{analysed, is_long, played};

/// What a level loses at a decision, in matches among its like.
fn error_per_decision<G: Botted>(level: &str, n_matches: u64) -> f64 {
    let (mut errors, mut n_decisions) = (0.0, 0);
    for seed in 0..n_matches {
        for account in analysed(played::<G>(&[level; 2], seed)).seats {
            errors -= account.own_errors;
            n_decisions += account.decisions;
        }
    }
    errors / f64::from(n_decisions)
}

/// In the long mode all levels in many matches; otherwise chance against the strongest.
fn check<G: Botted>() {
    let (levels, n_matches): (&[&str], u64) = match is_long() {
        true => (&["random", "easy", "medium", "hard"], 200),
        false => (&["random", "hard"], 1),
    };
    let errors: Vec<f64> =
        levels.iter().map(|level| error_per_decision::<G>(level, n_matches)).collect();
    assert!(errors.is_sorted_by(|worse, better| better < worse), "{}: {errors:?}", G::ID);
}

#[test]
fn mistakes_get_smaller_with_strength_in_saint_malo() {
    check::<SaintMalo>();
}

#[test]
fn mistakes_get_smaller_with_strength_in_rattus_cartus() {
    check::<RattusCartus>();
}

#[test]
fn mistakes_get_smaller_with_strength_in_cities() {
    check::<Cities>();
}

#[test]
fn mistakes_get_smaller_with_strength_in_milestones() {
    check::<Milestones>();
}
