//! `rathaus train`. A course takes long, so only its doors are tried here.

use crate::run::check_refused;

#[test]
fn a_course_has_rounds_and_games() {
    check_refused(&["train", "saint-malo", "--rounds", "0"], 2, &["--rounds cannot be “0”"]);
    check_refused(&["train", "saint-malo", "--games", "0"], 2, &["--games cannot be “0”"]);
    check_refused(&["train"], 2, &["<GAME>"]);
}
