//! What `Match` lets a seat take back, where others act at the same time.

use std::ops::RangeInclusive;

use engine::{
    BadOptions, Cx, Fast, Game, Match, Millis, OPEN_STEPS_MAX, Outcome, Rejected, Seat, Seats,
    Viewer,
};
use serde::{Deserialize, Serialize};

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const BELL_MS: Millis = 100;

/// Two climb, both at any time.
#[derive(Clone, PartialEq, Debug)]
struct Ladder {
    rungs: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Action {
    Climb,
    /// Only to where the other has been.
    Follow,
    /// Says how high both are.
    Call,
    /// Nobody learns anything, but there is no way back.
    Stay,
    /// There is no way back for anybody.
    Look,
}

const ALL: [Action; 5] = [Action::Climb, Action::Follow, Action::Call, Action::Stay, Action::Look];

impl Game for Ladder {
    const ID: &'static str = "ladder";
    const SEATS: RangeInclusive<u8> = 2..=2;
    const RULES_VERSION: u32 = 1;
    const DECISIONS_MAX: usize = 100;
    const FORBIDDING: &'static [&'static str] = &[];

    type Options = ();
    type Action = Action;
    type Event = [u8; 2];
    type View = [u8; 2];

    fn setup(_: &(), _: u8, _: &mut Cx<'_, [u8; 2]>) -> Result<Ladder, BadOptions> {
        Ok(Ladder { rungs: [0; 2] })
    }

    fn n_seats(&self) -> u8 {
        2
    }

    fn to_act(&self) -> Seats {
        Seats::all(2)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        let can_follow = self.rungs[seat.idx()] < self.rungs[1 - seat.idx()];
        out.extend(ALL.into_iter().filter(|action| *action != Action::Follow || can_follow));
    }

    fn apply(&mut self, seat: Seat, action: &Action, cx: &mut Cx<'_, [u8; 2]>) {
        match action {
            Action::Climb | Action::Follow => self.rungs[seat.idx()] += 1,
            Action::Call => cx.tell_all(|| self.rungs),
            Action::Stay => cx.settle(),
            Action::Look => cx.seal(),
        }
    }

    fn deadline(&self) -> Option<Millis> {
        Some(BELL_MS)
    }

    fn forbids(&self, _: Seat, _: &Action) -> Option<&'static str> {
        None
    }

    fn view(&self, _: Viewer) -> [u8; 2] {
        self.rungs
    }

    fn with_options(view: [u8; 2], (): &()) -> [u8; 2] {
        view
    }

    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

fn climbed(steps: &[(Seat, Action)]) -> Match<Ladder> {
    let (mut played, _) = Match::new(&(), 2, &mut Fast::new(0)).unwrap();
    for (seat, action) in steps {
        played.play(*seat, *action, 0, &mut Fast::new(0)).unwrap();
    }
    played
}

#[track_caller]
fn check(steps: &[(Seat, Action)], a: Result<(), Rejected>, b: Result<(), Rejected>) {
    let played = climbed(steps);
    assert_eq!([A, B].map(|seat| played.can_undo(seat)), [a, b]);
    for seat in [A, B] {
        let mut tried = played.clone();
        assert_eq!(tried.undo(seat).map(|_| ()), played.can_undo(seat));
        let has_gone = played.can_undo(seat).is_ok();
        assert_eq!(tried.log().len() + usize::from(has_gone), played.log().len());
    }
}

#[test]
fn each_takes_back_its_own() {
    let mut played = climbed(&[(A, Action::Climb), (B, Action::Climb), (B, Action::Climb)]);
    assert_eq!(played.undo(A), Ok(0));
    assert_eq!(played, climbed(&[(B, Action::Climb), (B, Action::Climb)]));
    assert_eq!(played.can_undo(A), Err(Rejected::NothingToUndo));
    assert_eq!(played.undo(B), Ok(1));
    assert_eq!(played, climbed(&[(B, Action::Climb)]));
}

#[test]
fn who_has_nothing_is_told_the_same_whatever_others_do() {
    use Action::{Climb, Look, Stay};
    check(&[], Err(Rejected::NothingToUndo), Err(Rejected::NothingToUndo));
    check(&[(B, Climb)], Err(Rejected::NothingToUndo), Ok(()));
    check(&[(B, Stay)], Err(Rejected::NothingToUndo), Err(Rejected::CannotUndoSealed));
    check(&[(A, Look), (B, Climb)], Err(Rejected::CannotUndoSealed), Ok(()));
}

#[test]
fn what_others_have_built_upon_stays() {
    use Action::{Call, Climb, Follow};
    check(&[(A, Climb), (B, Follow)], Err(Rejected::CannotUndoOthers), Ok(()));
    // It is still possible, but would have been told otherwise.
    check(&[(A, Climb), (B, Call)], Err(Rejected::CannotUndoOthers), Ok(()));
    check(&[(A, Climb), (A, Climb), (B, Follow)], Ok(()), Ok(()));
}

#[test]
fn settled_steps_bind_their_actor_alone() {
    use Action::{Climb, Look, Stay};
    let sealed = Err(Rejected::CannotUndoSealed);
    check(&[(A, Climb), (B, Climb), (B, Stay)], Ok(()), sealed);
    check(&[(A, Climb), (B, Climb), (B, Stay), (A, Stay)], sealed, sealed);
    check(&[(A, Climb), (B, Climb), (B, Look)], sealed, sealed);
    // What comes behind it is open again, and stays so when something before it goes.
    let mut played = climbed(&[(A, Climb), (B, Stay), (B, Climb)]);
    assert_eq!((played.undo(A), played.undo(B)), (Ok(0), Ok(1)));
    assert_eq!(played.can_undo(B), sealed);
}

#[test]
fn nobody_goes_back_behind_a_deadline() {
    let mut played = climbed(&[(A, Action::Climb)]);
    played.expire(BELL_MS, &mut Fast::new(0)).unwrap();
    assert_eq!(played.can_undo(A), Err(Rejected::CannotUndoOthers));
    played.play(A, Action::Climb, BELL_MS, &mut Fast::new(0)).unwrap();
    assert_eq!(played.restart_turn(A), Ok(vec![2]));
}

#[test]
fn a_turn_is_restarted_as_far_as_others_allow() {
    use Action::{Climb, Follow};
    let mut played = climbed(&[(A, Climb), (B, Climb), (A, Climb)]);
    assert_eq!(played.restart_turn(A), Ok(vec![2, 0]));
    assert_eq!(played, climbed(&[(B, Climb)]));
    let mut played = climbed(&[(A, Climb), (B, Follow), (A, Climb)]);
    assert_eq!(played.restart_turn(A), Ok(vec![2]));
    assert_eq!(played.restart_turn(A), Err(Rejected::CannotUndoOthers));
}

/// What would have to be replayed is bounded. Only what seals, or going back, is possible then.
#[test]
fn nobody_keeps_a_turn_open_for_ever() {
    use Action::{Climb, Look};
    let mut played = climbed(&[(A, Climb); OPEN_STEPS_MAX]);
    let play = |played: &mut Match<Ladder>, seat, action| {
        played.play_bounded(seat, action, 0, &mut Fast::new(0)).map(|_| ())
    };
    let before = played.clone();
    assert_eq!(play(&mut played, A, Climb), Err(Rejected::TurnTooLong));
    assert_eq!(played, before);
    // Each seat has its own.
    assert_eq!(play(&mut played, B, Climb), Ok(()));
    let mut restarted = played.clone();
    assert_eq!(restarted.restart_turn(A).map(|undone| undone.len()), Ok(OPEN_STEPS_MAX));
    assert_eq!(play(&mut restarted, A, Climb), Ok(()));
    assert_eq!(play(&mut played, A, Look), Ok(()));
    assert_eq!(play(&mut played, A, Climb), Ok(()));
}

/// Whoever keeps the log elsewhere lets go of what is sealed: all else goes on as before.
#[test]
fn what_is_sealed_can_be_forgotten() {
    use Action::{Climb, Look};
    let steps = [(A, Climb), (A, Look), (A, Climb), (B, Climb)];
    let (mut whole, mut lean) = (climbed(&steps), climbed(&steps));
    lean.forget_sealed();
    assert!(whole.has_whole_log() && !lean.has_whole_log());
    assert_eq!((lean.log().len(), lean.n_steps(), lean.n_sealed()), (2, 4, 2));
    assert_eq!((lean.undo(A), lean.undo(A)), (whole.undo(A), whole.undo(A)));
    assert_eq!(lean.undo(A), Err(Rejected::CannotUndoSealed));
    assert_eq!((lean.game(), lean.n_steps()), (whole.game(), whole.n_steps()));
}
