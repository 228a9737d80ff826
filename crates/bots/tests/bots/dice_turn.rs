//! The exact values of a turn's dice. The fractions were computed by hand and by other means.

use bots::saint_malo::{DiceTurn, N_RESULTS, result_idx, results};
use saint_malo::{Dice, Symbol};

fn solve(value: impl Fn(Dice) -> f64) -> DiceTurn {
    let mut finals = [0.0; N_RESULTS];
    for dice in results() {
        finals[result_idx(*dice)] = value(*dice);
    }
    DiceTurn::solve(&finals)
}

fn one_if(is_so: bool) -> f64 {
    if is_so { 1.0 } else { 0.0 }
}

fn check(value: impl Fn(Dice) -> f64, expected: f64) {
    let found = solve(value).value();
    assert!((found - expected).abs() < 1e-12, "{found} instead of {expected}");
}

fn check_about(value: impl Fn(Dice) -> f64, expected: f64) {
    let found = solve(value).value();
    assert!((found - expected).abs() < 5e-5, "{found} instead of about {expected}");
}

/// The largest number of dice that show the same symbol, sabres not counted.
fn n_alike(dice: Dice) -> u8 {
    let [counts @ .., _sabres] = dice.counts();
    counts.into_iter().max().unwrap_or(0)
}

#[test]
fn there_are_252_results() {
    assert_eq!(results().len(), 252);
    for (i, dice) in results().iter().enumerate() {
        assert_eq!(result_idx(*dice), i);
        assert_eq!(dice.len(), 5);
    }
}

/// A die that is thrown until it shows the symbol does so within three rolls with 91/216.
#[test]
fn a_named_symbol_is_binomial() {
    let p: f64 = 91.0 / 216.0;
    let choose = [1.0, 5.0, 10.0, 10.0, 5.0, 1.0];
    let at_least = |n: usize| -> f64 {
        (n..=5).map(|k| choose[k] * p.powi(k as i32) * (1.0 - p).powi(5 - k as i32)).sum()
    };
    for n in 1..=5 {
        check(|dice| one_if(n <= dice.count(Symbol::Head)), at_least(n.into()));
    }
    for (n, about) in [(1, 0.9351), (2, 0.6988), (3, 0.3548), (4, 0.1044), (5, 0.0133)] {
        check_about(|dice| one_if(n <= dice.count(Symbol::Log)), about);
    }
}

#[test]
fn the_expected_number_of_a_named_symbol() {
    check(|dice| f64::from(dice.count(Symbol::Wall)), 455.0 / 216.0);
}

#[test]
fn any_symbol_but_sabres_alike() {
    let exact = [
        (2, 116_966_871_695.0 / 117_546_246_144.0),
        (3, 55_404_880_715.0 / 78_364_164_096.0),
        (4, 31_316_613_895.0 / 117_546_246_144.0),
        (5, 19_271_254_055.0 / 470_184_984_576.0),
    ];
    for (n, expected) in exact {
        check(|dice| one_if(n <= n_alike(dice)), expected);
    }
    check(|dice| n_alike(dice).into(), 44_215_796_465.0 / 14_693_280_768.0);
}

#[test]
fn sabres_can_nearly_be_avoided() {
    check(|dice| -f64::from(dice.count(Symbol::Sabres)), -5.0 / 216.0);
    let none = (215.0f64 / 216.0).powi(5);
    check(|dice| one_if(dice.count(Symbol::Sabres) == 0), none);
}

/// So many heads, where some of the other dice, sabres excepted, may be turned to heads.
#[test]
fn heads_with_some_dice_turned() {
    let tables: [(u8, &[f64]); 3] = [
        (3, &[0.3548, 0.6975, 0.9331]),
        (4, &[0.1044, 0.3485, 0.6792, 0.9191]),
        (5, &[0.0133, 0.0903, 0.2850, 0.5730, 0.8450]),
    ];
    for (n_heads, chances) in tables {
        for (n_turned, about) in (0u8..).zip(chances) {
            let is_reached = |dice: Dice| {
                let heads = dice.count(Symbol::Head);
                let n_turnable = 5 - heads - dice.count(Symbol::Sabres);
                n_heads <= heads + n_turnable.min(n_turned)
            };
            check_about(|dice| one_if(is_reached(dice)), *about);
        }
    }
}

/// With three heads on the table and only heads wanted, the other two are thrown.
#[test]
fn the_right_dice_are_kept() {
    let turn = solve(|dice| dice.count(Symbol::Head).into());
    let dice: Dice = "LXHHH".parse().unwrap();
    assert_eq!(turn.best_kept(dice, 2), "HHH".parse().unwrap());
    assert_eq!(turn.best_kept("HHHHH".parse().unwrap(), 1), "HHHHH".parse().unwrap());
    assert!((turn.value_of(dice, 1) - (3.0 + 2.0 / 6.0)).abs() < 1e-12);
}
