//! Who cannot know a thing cannot see, hear or try it out. The laws compare the true state with
//! states that a seat imagines: to that seat, and to spectators, who know only what every seat
//! knows, they must all be one.

use engine::{Cause, Cx, Entry, Frame, Game, Imagine, Recorded, Rejected, Seat, Told, Viewer, act};

use crate::law::Finding;
use crate::script::heard;
use crate::walk::{Hold, Walk};

/// Two states that a seat cannot tell from the true one, if `imagine` is right.
pub(super) struct Guess<G> {
    seat: Seat,
    states: [G; 2],
}

impl<G: Game> Guess<G> {
    /// How many pairs the true state and the two guesses make, not counting equal ones.
    pub(super) fn n_pairs(&self, truth: &G) -> u64 {
        let [one, other] = &self.states;
        [one != other, one != truth, other != truth].iter().filter(|differ| **differ).count() as u64
    }
}

/// The guesses of every seat. None after the end: then nothing is left to imagine.
pub(super) fn guesses<G: Imagine>(walk: &Walk<G>) -> Vec<Guess<G>> {
    if walk.game().outcome().is_some() {
        return Vec::new();
    }
    let mut chance = walk.chance();
    let guess = |seat| {
        let view = walk.game().view(Viewer::Seat(seat));
        let mut imagine = || G::imagine(&view, seat, &mut chance);
        Guess { seat, states: [imagine(), imagine()] }
    };
    Seat::all(walk.n_seats()).map(guess).collect()
}

fn name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => format!("seat {seat}"),
        Viewer::Spectator => "a spectator".to_owned(),
    }
}

/// What everybody is sent about a state.
pub(super) fn frames<G: Game>(game: &G) -> Vec<String> {
    Viewer::all(game.n_seats()).map(|viewer| frame(game, viewer)).collect()
}

fn frame<G: Game>(game: &G, viewer: Viewer) -> String {
    Frame::new(game, viewer, &[]).to_json()
}

/// Two states imagined from one view are one to who imagines them.
pub(super) fn guesses_look_alike<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Finding {
    for Guess { seat, states: [one, other] } in guesses {
        look_alike(one, other, Viewer::Seat(*seat))?;
        look_alike(one, other, Viewer::Spectator)?;
        refuse_alike(one, other, *seat, walk)?;
    }
    Ok(())
}

/// An imagined state has the same view, the same legal actions, the same seats to act and no
/// outcome; the bytes of its frame are the same.
pub(super) fn imagined_looks_the_same<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Finding {
    let truth = walk.game();
    for Guess { seat, states } in guesses {
        let viewer = Viewer::Seat(*seat);
        for state in states.iter().filter(|state| *state != truth) {
            if let Some(outcome) = state.outcome() {
                return Err(format!("seat {seat} imagines that the game is over: {outcome:?}"));
            }
            if state.view(viewer) != truth.view(viewer) {
                let views = (state.view(viewer), truth.view(viewer));
                return Err(format!("seat {seat} imagines {:?} but sees {:?}", views.0, views.1));
            }
            look_alike(truth, state, viewer)?;
        }
    }
    Ok(())
}

/// The true state looks like the imagined ones to a spectator too, and what a seat tries without
/// success is refused in all of them for the same reason.
pub(super) fn secrets_stay<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Finding {
    let truth = walk.game();
    if !Frame::new(truth, Viewer::Spectator, &[]).actions.is_empty() {
        return Err("a spectator is offered actions".to_owned());
    }
    for Guess { seat, states } in guesses {
        for state in states {
            look_alike(truth, state, Viewer::Spectator)?;
            refuse_alike(truth, state, *seat, walk)?;
        }
    }
    Ok(())
}

fn look_alike<G: Game>(one: &G, other: &G, viewer: Viewer) -> Finding {
    if one == other {
        return Ok(());
    }
    let (one, other) = (frame(one, viewer), frame(other, viewer));
    if one == other {
        return Ok(());
    }
    Err(format!("{} can tell {one} from {other}", name(viewer)))
}

fn refuse_alike<G: Game>(one: &G, other: &G, seat: Seat, walk: &Walk<G>) -> Finding {
    if one == other {
        return Ok(());
    }
    for action in &walk.seen {
        let reasons = [one, other].map(|game| refusal(game, seat, action));
        if reasons[0] != reasons[1] {
            return Err(format!("seat {seat} learns from trying {action:?}: {reasons:?}"));
        }
    }
    Ok(())
}

/// What `engine::act` would say, without doing it where it is allowed.
fn refusal<G: Game>(game: &G, seat: Seat, action: &G::Action) -> Option<Rejected> {
    if game.to_act().contains(seat) && game.is_legal(seat, action) {
        return None;
    }
    let mut no_draws = Recorded::new(&[]);
    act(&mut game.clone(), seat, action, &mut Cx::silent(0, &mut no_draws)).err()
}

/// A spectator is told nothing behind a seat's back: a seat that does not hear an event hears its
/// own version of it in the same step.
pub(super) fn spectators_hear_no_more<G: Game>(walk: &Walk<G>) -> Finding {
    let is_public = |told: &&Told<G::Event>| told.audience.includes(Viewer::Spectator);
    for told in walk.told.iter().filter(is_public) {
        let left_out = Seat::all(walk.n_seats())
            .map(Viewer::Seat)
            .filter(|viewer| !told.audience.includes(*viewer));
        for viewer in left_out {
            let has_own =
                |other: &Told<G::Event>| !is_public(&other) && other.audience.includes(viewer);
            if !walk.told.iter().any(has_own) {
                let Told { event, .. } = told;
                return Err(format!("spectators hear {event:?}, but {} does not", name(viewer)));
            }
        }
    }
    Ok(())
}

/// A step by which somebody learned something cannot be taken back. A seat has learned something if
/// the same step, done in a state that it could not tell from the true one, shows it something
/// else.
pub(super) fn learning_seals<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Finding {
    let can_go_back = walk.hold != Hold::Sealed;
    for echo in echoes(walk, guesses).filter(|_| can_go_back) {
        let viewer = Viewer::Seat(echo.seat);
        let (is, might_be) = (walk.game().view(viewer), echo.after.view(viewer));
        if is != might_be {
            return Err(format!(
                "seat {} learned something by a step that can be undone: {is:?}, not {might_be:?}",
                echo.seat
            ));
        }
    }
    Ok(())
}

/// Whether a seat may take something back is no hint at what others do unseen: a step that it
/// cannot notice changes nothing about it.
pub(super) fn undo_tells_nothing<G: Game>(walk: &Walk<G>) -> Finding {
    let Some(before) = &walk.before else {
        return Ok(());
    };
    for (seat, was) in Seat::all(walk.n_seats()).zip(&walk.could_undo) {
        let (viewer, is) = (Viewer::Seat(seat), walk.played.can_undo(seat));
        let is_unnoticed = || {
            heard(&walk.told, viewer).is_empty()
                && frame(before, viewer) == frame(walk.game(), viewer)
        };
        if is != *was && is_unnoticed() {
            return Err(format!(
                "undo by seat {seat} was {was:?} and is {is:?}: it notices a step"
            ));
        }
    }
    Ok(())
}

/// What is told can be seen afterwards. Where the same step, done in a state that a seat could not
/// tell from the true one, leaves it the same to see, it must have heard the same; otherwise the
/// events said more than the view.
pub(super) fn hearing_leaves_a_trace<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> Finding {
    for echo in echoes(walk, guesses) {
        for viewer in [Viewer::Seat(echo.seat), Viewer::Spectator] {
            let looks_same = walk.game().view(viewer) == echo.after.view(viewer);
            let (is, might_be) = (heard(&walk.told, viewer), heard(&echo.told, viewer));
            if looks_same && is != might_be {
                return Err(format!("{} hears {is:?}, not {might_be:?}", name(viewer)));
            }
        }
    }
    Ok(())
}

/// The last step, done in a state that `seat` could not tell from the true one.
struct Echo<G: Game> {
    seat: Seat,
    after: G,
    told: Vec<Told<G::Event>>,
}

/// The last step in all states that were guessed before it, where they are not the true one and
/// the step is possible.
fn echoes<G: Game>(walk: &Walk<G>, guesses: &[Guess<G>]) -> impl Iterator<Item = Echo<G>> {
    let entry = walk.played.log().last();
    guesses.iter().flat_map(move |guess| {
        let differs = |state: &&G| Some(*state) != walk.before.as_ref();
        guess.states.iter().filter(differs).filter_map(move |state| {
            let (after, told) = repeat(state, entry?)?;
            Some(Echo { seat: guess.seat, after, told })
        })
    })
}

fn repeat<G: Game>(state: &G, entry: &Entry<G>) -> Option<(G, Vec<Told<G::Event>>)> {
    let mut after = state.clone();
    let mut told = Vec::new();
    let mut recorded = Recorded::new(&entry.draws);
    let mut cx = Cx::told(entry.when(), &mut recorded, &mut told);
    match &entry.cause {
        Cause::Act { seat, action } => act(&mut after, *seat, action, &mut cx).ok()?,
        Cause::Expire => after.expire(&mut cx),
    }
    recorded.is_exact().then_some((after, told))
}
