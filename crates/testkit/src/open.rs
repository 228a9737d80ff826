//! Games without secrets: everybody sees the same.

use engine::{Chance, Fast, Game, Match, Told, Viewer};

use crate::script::legal;

/// What a random game told, and the match after it. Panics at the first moment in which somebody
/// sees something else than the others.
#[track_caller]
pub fn open_match<G: Game>(
    options: &G::Options,
    n_seats: u8,
    seed: u64,
) -> (Match<G>, Vec<Told<G::Event>>) {
    let mut chance = Fast::new(seed);
    let (mut played, mut told) =
        Match::<G>::new(options, n_seats, &mut chance).expect("the options can be played");
    check_views(played.game());
    while let Some(seat) = played.game().to_act().first() {
        let mut actions = legal(played.game(), seat);
        let action = actions.swap_remove(chance.below(actions.len() as u32) as usize);
        told.extend(played.play(seat, action, 0, &mut chance).expect("it is legal"));
        check_views(played.game());
    }
    (played, told)
}

#[track_caller]
fn check_views<G: Game>(game: &G) {
    let spectator = game.view(Viewer::Spectator);
    for viewer in Viewer::all(game.n_seats()) {
        assert_eq!(game.view(viewer), spectator);
    }
}
