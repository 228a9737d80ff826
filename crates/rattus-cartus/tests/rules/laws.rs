//! The laws of all games, and that secrets stay.

use std::env;

use rattus_cartus::{AllDead, Buildings, Options, RattusCartus, SupplyOrder, TableChoice};
use testkit::{check_laws, check_secrecy};

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// Options that between them show every way to play.
fn mixed_together() -> Options {
    Options {
        buildings: Buildings::Mixed,
        table: TableChoice::Named("five-distinct".to_owned()),
        all_dead: AllDead::FewestRatsSurvive,
        supply_order: SupplyOrder::Together,
        may_decline: true,
        rats_face_down: true,
    }
}

/// The six buildings that a first game does not have, Guard Tower and Hospital among them.
fn second_game() -> Options {
    Options { buildings: Buildings::Custom([0; 6]), ..Options::default() }
}

/// Castles and Guard Towers: many gifts.
fn robbers() -> Options {
    Options {
        buildings: Buildings::Custom([3, 3, 0, 3, 3, 0]),
        supply_order: SupplyOrder::Together,
        ..Options::default()
    }
}

fn unlike_markers() -> Options {
    let values = std::array::from_fn(|i| (i % 3) as u8);
    let table = crate::table_file::with_markers(values);
    Options { table, rats_face_down: true, ..Options::default() }
}

#[test]
fn the_laws_hold() {
    check_laws::<RattusCartus>(&Options::default(), if is_long() { 2_000 } else { 60 });
}

#[test]
fn the_laws_hold_with_other_options() {
    for options in [mixed_together(), second_game(), robbers(), unlike_markers()] {
        check_laws::<RattusCartus>(&options, if is_long() { 500 } else { 24 });
    }
}

/// RC-112, RC-116: what a seat may not know is dealt anew, within what it remembers; then the bytes
/// that it is sent, who is asked, its legal actions, refusals and events are the same.
#[track_caller]
fn check_secrets(options: &Options) {
    let n_pairs = if is_long() { 200_000 } else { 22_000 };
    assert!(n_pairs <= check_secrecy::<RattusCartus>(options, n_pairs));
}

/// RC-112, RC-116: the default options.
#[test]
fn secrets_stay() {
    check_secrets(&Options::default());
}

/// RC-103, RC-112: choices at the same time, rats face down.
#[test]
fn secrets_stay_if_all_is_mixed() {
    check_secrets(&mixed_together());
}

/// RC-112: the other six buildings.
#[test]
fn secrets_stay_in_a_second_game() {
    check_secrets(&second_game());
}

/// RC-112, RC-117: many gifts.
#[test]
fn secrets_stay_among_robbers() {
    check_secrets(&robbers());
}

/// RC-18, RC-112: markers of unlike value.
#[test]
fn secrets_stay_with_unlike_markers() {
    check_secrets(&unlike_markers());
}

/// However long a turn or a match, going back and what is sent are bounded.
#[test]
fn work_is_bounded() {
    let others = [mixed_together(), second_game(), robbers(), unlike_markers()];
    let options = [&[Options::default()][..], &others].concat();
    let work = testkit::check_work::<RattusCartus>(&options, if is_long() { 20 } else { 1 });
    assert!(10 <= work.n_open && 300 <= work.n_steps, "{work:?}");
}

#[test]
fn refusals_name_known_rules() {
    testkit::check_refusals::<RattusCartus>(
        &Options::default(),
        5,
        if is_long() { 100 } else { 4 },
    );
}

#[test]
fn every_option_is_described() {
    testkit::check_options::<RattusCartus>();
}
