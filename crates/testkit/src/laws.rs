//! Random games under the eyes of all laws.

mod doors;
mod ending;
mod secrecy;
mod setup;
mod steps_back;
mod turns;
mod wire;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::{Game, Imagine};

pub(crate) use ending::ends_in_time;
use secrecy::Guess;

use crate::law::{Breach, Broken, Law};
use crate::walk::Walk;

/// A game that shows no secret in so many random games has none.
const GAMES_WITHOUT_SECRETS_MAX: u64 = 10;

/// What the listed actions of a game mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lists {
    /// They are all that is legal.
    Complete,
    /// `Game::is_legal` is overridden, because actions are too many to list.
    FreeForm,
}

/// Plays random games at tables of all sizes and panics at the first law that does not hold.
#[track_caller]
pub fn check_laws<G: Imagine>(options: &G::Options, n_games: u32) {
    if let Some(broken) = broken_law::<G>(options, n_games) {
        panic!("{broken}");
    }
}

/// [`check_laws`] for a game that overrides `Game::is_legal`: actions may be legal without being
/// listed.
#[track_caller]
pub fn check_free_form_laws<G: Imagine>(options: &G::Options, n_games: u32) {
    if let Some(broken) = broken_free_form_law::<G>(options, n_games) {
        panic!("{broken}");
    }
}

/// The first law that does not hold in `n_games` random games at tables of all sizes.
pub fn broken_law<G: Imagine>(options: &G::Options, n_games: u32) -> Option<Broken> {
    first_broken::<G>(options, n_games, Lists::Complete)
}

/// [`broken_law`] for a game that overrides `Game::is_legal`.
pub fn broken_free_form_law<G: Imagine>(options: &G::Options, n_games: u32) -> Option<Broken> {
    first_broken::<G>(options, n_games, Lists::FreeForm)
}

/// Looks at every moment of random games for secrets that show, until `n_pairs` pairs of different
/// states have been compared. Returns how many pairs there were: fewer only if the game has no
/// secrets. Pairs of equal states are not counted.
#[track_caller]
pub fn check_secrecy<G: Imagine>(options: &G::Options, n_pairs: u64) -> u64 {
    let mut n_compared = 0;
    let mut last_secret = 0;
    let mut seed = 0;
    let mut seen = Vec::new();
    while n_compared < n_pairs && seed <= last_secret + GAMES_WITHOUT_SECRETS_MAX {
        let n_before = n_compared;
        let check = |walk: &mut Walk<G>| secrets_of_game(walk, n_pairs, &mut n_compared);
        match one_game::<G>(options, seed, seen, check) {
            Ok(walk) => seen = walk.seen,
            Err(broken) => panic!("{broken}"),
        }
        if n_before < n_compared {
            last_secret = seed;
        }
        seed += 1;
    }
    n_compared
}

fn first_broken<G: Imagine>(options: &G::Options, n_games: u32, lists: Lists) -> Option<Broken> {
    if let Err(broken) = setup::sets_up::<G>(options) {
        return Some(broken);
    }
    let mut seen = Vec::new();
    for seed in 0..u64::from(n_games) {
        match one_game::<G>(options, seed, seen, |walk| laws_of_game(walk, lists)) {
            Ok(walk) => seen = walk.seen,
            Err(broken) => return Some(broken),
        }
    }
    None
}

/// Random game number `seed`, at a table of the size that is its turn.
fn one_game<G: Game>(
    options: &G::Options,
    seed: u64,
    seen: Vec<G::Action>,
    check: impl FnOnce(&mut Walk<G>) -> Result<(), Breach>,
) -> Result<Walk<G>, Broken> {
    let n_sizes = u64::from(G::SEATS.end() - G::SEATS.start()) + 1;
    let n_seats = G::SEATS.start() + (seed % n_sizes) as u8;
    let at_setup =
        |Breach { law, what }| Broken { law, game: G::ID, seed, n_seats, n_entries: 0, what };
    let mut walk = never_panics(|| Walk::new(options, n_seats, seed, seen)).map_err(at_setup)?;
    match never_panics(|| check(&mut walk)) {
        Ok(()) => Ok(walk),
        Err(breach) => Err(walk.broken(breach)),
    }
}

/// A panic of the rules is caught, so that the report can say where it happened.
fn never_panics<T>(tried: impl FnOnce() -> Result<T, Breach>) -> Result<T, Breach> {
    catch_unwind(AssertUnwindSafe(tried))
        .unwrap_or_else(|panic| Law::NeverPanics.found(Err(text_of(panic.as_ref()))))
}

fn text_of(panic: &(dyn Any + Send)) -> String {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(text), _) => (*text).to_owned(),
        (None, Some(text)) => text.clone(),
        (None, None) => "a panic without a text".to_owned(),
    }
}

fn laws_of_game<G: Imagine>(walk: &mut Walk<G>, lists: Lists) -> Result<(), Breach> {
    Law::RoundTrips.found(wire::what_is_told_round_trips(walk))?;
    Law::SecretsStay.found(secrecy::spectators_hear_no_more(walk))?;
    Law::UndoRestores.found(steps_back::nothing_to_undo(walk))?;
    loop {
        let guesses = if walk.is_sampled() { secrecy::guesses(walk) } else { Vec::new() };
        laws_of_moment(walk, lists, &guesses)?;
        if !walk.step()? {
            return laws_of_end(walk, lists);
        }
        laws_of_step(walk, &guesses)?;
    }
}

fn laws_of_moment<G: Imagine>(
    walk: &Walk<G>,
    lists: Lists,
    guesses: &[Guess<G>],
) -> Result<(), Breach> {
    Law::SomebodyActs.found(turns::somebody_acts(walk))?;
    Law::ActorsHaveActions.found(turns::actors_have_actions(walk))?;
    if walk.is_sampled() {
        Law::ListsAreStable.found(turns::lists_are_stable(walk))?;
        Law::ClonesAreIndependent.found(doors::clones_are_independent(walk))?;
        Law::ListedIsAccepted.found(doors::listed_is_accepted(walk))?;
        Law::IllegalIsRefused.found(doors::illegal_is_refused(walk, lists))?;
        Law::RoundTrips.found(wire::what_is_shown_round_trips(walk))?;
        Law::UndoRestores.found(steps_back::refused_undo_changes_nothing(walk))?;
    }
    secrets_of_moment(walk, guesses)?;
    if walk.played.log().len().is_power_of_two() {
        Law::ReplaysEqual.found(wire::replays_equal(walk))?;
    }
    Ok(())
}

/// Guesses are compared with each other first: if they already differ, it is the view that knows
/// too much, and if they only differ from the true state, it is `imagine` that knows too little.
fn secrets_of_moment<G: Imagine>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Result<(), Breach> {
    Law::SecretsStay.found(secrecy::guesses_look_alike(walk, guesses))?;
    Law::ImaginedLooksTheSame.found(secrecy::imagined_looks_the_same(walk, guesses))?;
    Law::SecretsStay.found(secrecy::secrets_stay(walk, guesses))
}

fn laws_of_step<G: Imagine>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Result<(), Breach> {
    Law::RoundTrips.found(wire::what_is_told_round_trips(walk))?;
    Law::UndoRestores.found(steps_back::undo_restores(walk))?;
    Law::UndoRestores.found(steps_back::others_may_go_back(walk))?;
    Law::UndoRestores.found(steps_back::restart_takes_all_back(walk))?;
    Law::UndoRestores.found(secrecy::learning_seals(walk, guesses))?;
    Law::SecretsStay.found(secrecy::undo_tells_nothing(walk))?;
    Law::SecretsStay.found(secrecy::spectators_hear_no_more(walk))?;
    Law::SecretsStay.found(secrecy::hearing_leaves_a_trace(walk, guesses))
}

fn laws_of_end<G: Game>(walk: &Walk<G>, lists: Lists) -> Result<(), Breach> {
    Law::OutcomeAddsUp.found(ending::outcome_adds_up(walk))?;
    Law::IllegalIsRefused.found(doors::illegal_is_refused(walk, lists))?;
    Law::RoundTrips.found(wire::what_is_shown_round_trips(walk))?;
    Law::RoundTrips.found(wire::record_round_trips(walk))?;
    Law::ReplaysEqual.found(wire::replays_equal(walk))
}

fn secrets_of_game<G: Imagine>(
    walk: &mut Walk<G>,
    n_pairs: u64,
    n_compared: &mut u64,
) -> Result<(), Breach> {
    while *n_compared < n_pairs {
        let guesses = secrecy::guesses(walk);
        secrets_of_moment(walk, &guesses)?;
        *n_compared += guesses.iter().map(|guess| guess.n_pairs(walk.game())).sum::<u64>();
        if !walk.step()? {
            break;
        }
        Law::SecretsStay.found(secrecy::spectators_hear_no_more(walk))?;
        Law::SecretsStay.found(secrecy::hearing_leaves_a_trace(walk, &guesses))?;
    }
    Ok(())
}
