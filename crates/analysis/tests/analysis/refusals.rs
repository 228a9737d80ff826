//! What cannot be taken apart is said in so many words.

use analysis::{Analyser, Impossible};
use bots::saint_malo::SaintMalo;
use bots::turbo_taxi::TurboTaxi;
use engine::{Fast, Game, Match, Player, Record, RecordProblem};

use crate::played::{QUICK, played};

#[track_caller]
fn refusal<G: bots::Botted>(record: Record<G>) -> Impossible {
    Analyser::new(record, QUICK).err().expect("it is refused")
}

fn begun<G: Game>(n_seats: u8) -> Record<G> {
    let (played, _) =
        Match::<G>::new(&G::Options::default(), n_seats, &mut Fast::new(1)).expect("for so many");
    let player = Player { name: "-".to_owned(), bot: None };
    Record::of(&played, vec![player; n_seats.into()], None)
}

#[test]
fn a_match_that_is_not_over() {
    assert_eq!(refusal(begun::<SaintMalo>(2)), Impossible::NotOver);
}

#[test]
fn a_match_of_one() {
    assert_eq!(refusal(played::<SaintMalo>(&["random"], 3)), Impossible::Alone);
}

#[test]
fn a_race_that_is_not_over() {
    assert_eq!(refusal(begun::<TurboTaxi>(2)), Impossible::NotOver);
}

/// A step that the rules do not offer: the line of the Record is told.
#[test]
fn a_record_that_does_not_hold() {
    let mut record = played::<SaintMalo>(&["random"; 2], 4);
    record.entries.swap(0, 1);
    match refusal(record) {
        Impossible::Damaged(error) => {
            assert_eq!(error.line, 2);
            assert!(matches!(error.problem, RecordProblem::Rejected(_)), "{error}");
        }
        other => panic!("{other:?}"),
    }
}
