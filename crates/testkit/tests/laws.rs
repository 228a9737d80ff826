//! Every law can be kept, and every law can be broken: the toy does both.

use testkit::toy::{Fault, Options, Toy};
use testkit::{Law, broken_free_form_law, broken_law, check_laws, check_secrecy};

/// The toy with this fault breaks this law, and says where.
fn check_breaks(fault: Fault, law: Law) {
    let broken = broken_law::<Toy>(&Options::with(fault), 60).expect("the fault is found");
    assert_eq!(broken.law, law, "{broken}");
    assert!(broken.to_string().contains(&format!("toy breaks the law {law:?}")), "{broken}");
}

#[test]
fn the_toy_keeps_all_laws() {
    for n_rounds in 1..=3 {
        check_laws::<Toy>(&Options { n_rounds, fault: Fault::None }, 60);
    }
}

#[test]
fn free_form_games_keep_laws_of_their_own() {
    let faulty = Options::with(Fault::AcceptsUnlisted);
    assert_eq!(broken_free_form_law::<Toy>(&Options::default(), 20), None);
    assert_eq!(broken_free_form_law::<Toy>(&faulty, 20), None);
}

#[test]
fn every_number_of_seats_sets_up() {
    check_breaks(Fault::RefusesFourSeats, Law::SetsUp);
}

#[test]
fn nobody_acts_after_the_end() {
    check_breaks(Fault::ActsAfterTheEnd, Law::SomebodyActs);
}

#[test]
fn who_is_not_to_act_has_no_actions() {
    check_breaks(Fault::ListsOutOfTurn, Law::ActorsHaveActions);
}

#[test]
fn nothing_is_listed_twice() {
    check_breaks(Fault::ListsTwice, Law::ListsAreStable);
}

#[test]
fn listed_is_accepted() {
    check_breaks(Fault::RefusesListed, Law::ListedIsAccepted);
}

#[test]
fn unlisted_is_refused() {
    check_breaks(Fault::AcceptsUnlisted, Law::IllegalIsRefused);
}

#[test]
fn no_deadline_passes_after_the_end() {
    check_breaks(Fault::ExpiresAfterTheEnd, Law::IllegalIsRefused);
}

#[test]
fn what_json_loses_is_noticed() {
    check_breaks(Fault::ShowsWhatJsonLoses, Law::RoundTrips);
}

#[test]
fn a_state_depends_on_its_log_alone() {
    check_breaks(Fault::CountsSetups, Law::ReplaysEqual);
}

#[test]
fn clones_share_nothing() {
    check_breaks(Fault::SharesClones, Law::ClonesAreIndependent);
}

#[test]
fn what_is_known_is_imagined() {
    check_breaks(Fault::ImaginesAnotherRound, Law::ImaginedLooksTheSame);
}

#[test]
fn who_has_peeked_cannot_go_back() {
    check_breaks(Fault::PeeksUnsealed, Law::UndoRestores);
}

#[test]
fn undo_gives_back_what_was() {
    check_breaks(Fault::CountsRaises, Law::UndoRestores);
}

#[test]
fn games_end() {
    check_breaks(Fault::NeverEnds, Law::EndsInTime);
}

#[test]
fn lines_add_up() {
    check_breaks(Fault::LosesALine, Law::OutcomeAddsUp);
}

#[test]
fn equal_ranks_are_skipped() {
    check_breaks(Fault::RanksDensely, Law::OutcomeAddsUp);
}

#[test]
fn views_hold_no_secrets() {
    check_breaks(Fault::ShowsSumOfCards, Law::SecretsStay);
}

#[test]
fn spectators_see_no_more_than_seats() {
    check_breaks(Fault::ShowsSpectatorsAll, Law::SecretsStay);
}

#[test]
fn events_tell_no_secrets() {
    check_breaks(Fault::TellsCardWithRaise, Law::SecretsStay);
}

#[test]
fn spectators_hear_no_more_than_seats() {
    check_breaks(Fault::TellsSpectatorsMore, Law::SecretsStay);
}

#[test]
fn refusals_tell_no_secrets() {
    let faulty = Options::with(Fault::RefusesBySecret);
    let broken = broken_free_form_law::<Toy>(&faulty, 60).expect("the fault is found");
    assert_eq!(broken.law, Law::SecretsStay, "{broken}");
}

#[test]
fn a_panic_is_reported_with_its_place() {
    check_breaks(Fault::PanicsAtTwo, Law::NeverPanics);
}

#[test]
fn secrecy_is_checked_for_as_many_pairs_as_asked() {
    let n_pairs = check_secrecy::<Toy>(&Options::default(), 5_000);
    assert!((5_000..5_100).contains(&n_pairs), "{n_pairs}");
}

/// The same number of games finds the same breach at the same place.
#[test]
fn reports_are_repeatable() {
    let faulty = Options::with(Fault::ShowsSumOfCards);
    assert_eq!(broken_law::<Toy>(&faulty, 60), broken_law::<Toy>(&faulty, 60));
}
