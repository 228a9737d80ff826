//! Written games: steps and draws as a test wants them.

use engine::{Game, Match, Recorded, Seat, Told, Viewer};

/// A match in which just this has happened, all of it at once. Panics where a step is refused or
/// where its draws are not just those that the rules ask for.
#[track_caller]
pub fn played<G: Game>(
    options: &G::Options,
    n_seats: u8,
    setup_draws: &[u32],
    steps: &[(Seat, G::Action, &[u32])],
) -> Match<G> {
    let mut recorded = Recorded::new(setup_draws);
    let mut played = match Match::<G>::new(options, n_seats, &mut recorded) {
        Ok((played, _)) => played,
        Err(bad) => panic!("{n_seats} seats cannot be set up: {bad}"),
    };
    let taken = played.setup_draws();
    assert!(
        recorded.is_exact(),
        "the set-up took the draws {taken:?}, but the script says {setup_draws:?}"
    );
    for (seat, action, draws) in steps {
        play(&mut played, *seat, *action, draws);
    }
    played
}

/// One more step of a written game, and what it told. Panics as [`played`] does.
#[track_caller]
pub fn play<G: Game>(
    played: &mut Match<G>,
    seat: Seat,
    action: G::Action,
    draws: &[u32],
) -> Vec<Told<G::Event>> {
    let step = format!("step {}, seat {seat}, {action:?}", played.log().len() + 1);
    let at = played.log().last().map_or(0, |entry| entry.at);
    let mut recorded = Recorded::new(draws);
    let told = match played.play(seat, action, at, &mut recorded) {
        Ok(told) => told,
        Err(rejected) => {
            let listed = legal(played.game(), seat);
            panic!("{step}: {rejected}; the rules offer {listed:?}")
        }
    };
    let taken = played.log().last().map(|entry| &entry.draws[..]).unwrap_or(&[]);
    assert!(recorded.is_exact(), "{step} took the draws {taken:?}, but the script says {draws:?}");
    told
}

/// What `seat` may do now.
pub fn legal<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal_actions(seat, &mut actions);
    actions
}

/// What `viewer` hears of what was told.
pub fn heard<E: Clone>(told: &[Told<E>], viewer: Viewer) -> Vec<E> {
    let heard = told.iter().filter(|told| told.audience.includes(viewer));
    heard.map(|told| told.event.clone()).collect()
}
