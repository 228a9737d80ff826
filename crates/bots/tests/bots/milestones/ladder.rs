//! Each level is clearly better than the one below.

use bots::Botted;
use milestones::Milestones;

use super::share;

#[test]
fn the_levels_stand_in_their_order() {
    for (strong, weak) in [("easy", "random"), ("medium", "easy"), ("hard", "medium")] {
        let share = share(strong, weak, 2, 16);
        assert!(0.65 <= share, "{strong} against {weak}: {share}");
    }
}

#[test]
fn one_strong_player_stands_out_among_four() {
    let share = share("hard", "medium", 4, 12);
    assert!(0.4 <= share, "{share}");
}

#[test]
fn players_are_offered_three_levels() {
    let levels = Milestones::levels().into_iter().filter(|level| level.is_for_players);
    let names: Vec<&str> = levels.map(|level| level.name).collect();
    assert_eq!(names, ["easy", "medium", "hard"]);
}
