//! What can be taken back, and that nobody else notices.

use engine::{Chance, Fast, Frame, Game, Match, Rejected, Seat, Viewer};
use rattus_cartus::{Action, Buildings, Kind, Options, RattusCartus, Stage, SupplyOrder};
use testkit::legal;

/// Both buildings of every class: Swords, Guard Towers and Hospitals.
fn both_buildings() -> Options {
    Options { buildings: Buildings::Custom([3, 3, 2, 2, 3, 3]), ..Options::default() }
}

type Played = Match<RattusCartus>;

#[track_caller]
fn act(played: &mut Played, seat: Seat, action: Action) {
    played.play(seat, action, 0, &mut Fast::new(0)).unwrap();
}

/// A random match of four, up to the first moment that a test wants.
fn match_at(options: &Options, is_wanted: impl Fn(&RattusCartus) -> bool) -> Played {
    for seed in 0.. {
        let mut chance = Fast::new(seed);
        let (mut played, _) = Match::<RattusCartus>::new(options, 4, &mut chance).unwrap();
        while let Some(seat) = played.game().to_act().first() {
            if is_wanted(played.game()) {
                return played;
            }
            let actions = legal(played.game(), seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            played.play(seat, action, 0, &mut chance).unwrap();
        }
    }
    unreachable!("some match comes to every moment")
}

/// What all but one are sent, and what they can take back.
fn seen_by_others(played: &Played, seat: Seat) -> Vec<(String, Option<Result<(), Rejected>>)> {
    let others = Viewer::all(4).filter(|viewer| *viewer != Viewer::Seat(seat));
    let seen = others.map(|viewer| {
        let can_undo = viewer.seat().map(|other| played.can_undo(other));
        (Frame::new(played.game(), viewer, &[]).to_json(), can_undo)
    });
    seen.collect()
}

fn clicks(played: &Played, seat: Seat) -> Vec<Action> {
    let mut actions = legal(played.game(), seat);
    let is_click = |action: &Action| {
        matches!(
            action,
            Action::Enter { .. }
                | Action::Lay { .. }
                | Action::Give { .. }
                | Action::Discard { .. }
        )
    };
    actions.retain(is_click);
    actions
}

/// Walks on as far as possible, goes back step by step, walks again, goes back at once, and
/// finishes: up to then nobody else notices, and then it is final.
#[track_caller]
fn check_walk(is_wanted: impl Fn(&RattusCartus) -> bool) {
    let mut played = match_at(&both_buildings(), is_wanted);
    let seat = played.game().to_act().first().unwrap();
    let (seen, n_hand) = (seen_by_others(&played, seat), played.game().n_hand(seat));
    let mut states = vec![played.game().clone()];
    while let Some(click) = clicks(&played, seat).last() {
        let told = played.play(seat, *click, 0, &mut Fast::new(0)).unwrap();
        assert_eq!(told, []);
        assert_eq!(seen_by_others(&played, seat), seen, "{click:?}");
        assert_eq!(played.game().n_hand(seat), n_hand);
        states.push(played.game().clone());
    }
    assert!(2 < states.len(), "a walk of one step is none");
    let done = played.clone();
    while let Some(state) = states.pop() {
        assert_eq!(played.game(), &state);
        assert_eq!(played.undo(seat).is_ok(), !states.is_empty());
        assert_eq!(seen_by_others(&played, seat), seen);
    }
    assert!(played.can_undo(seat).is_err());
    let mut restarted = done.clone();
    restarted.restart_turn(seat).unwrap();
    assert_eq!(restarted, played);
    let mut done = done;
    act(&mut done, seat, Action::Done);
    assert_ne!(seen_by_others(&done, seat), seen);
    assert_eq!(done.can_undo(seat), Err(Rejected::CannotUndoSealed));
}

/// RC-31, RC-114: entering and laying.
#[test]
fn laying_can_be_rewound() {
    check_walk(|game| match game.stage() {
        Stage::Enter { seat } => 1 < game.n_hand(seat),
        _ => false,
    });
}

/// RC-31, RC-114: giving half of a hand.
#[test]
fn giving_can_be_rewound() {
    check_walk(|game| matches!(game.stage(), Stage::HalfOfHand { n: 2.., .. }));
}

/// RC-31, RC-114: giving to a Guard Tower.
#[test]
fn tribute_can_be_rewound() {
    check_walk(|game| matches!(game.stage(), Stage::Tribute { .. }));
}

/// RC-31, RC-114: discarding in the Hospital.
#[test]
fn discarding_can_be_rewound() {
    check_walk(|game| matches!(game.stage(), Stage::Trade { n_max: 2.., .. }));
}

/// RC-31: all that is no walk is final at once.
#[test]
fn all_else_is_final() {
    let options = Options { may_decline: true, ..both_buildings() };
    for seed in 0..20 {
        let mut chance = Fast::new(seed);
        let (mut played, _) = Match::<RattusCartus>::new(&options, 4, &mut chance).unwrap();
        while let Some(seat) = played.game().to_act().first() {
            let actions = legal(played.game(), seat);
            let action = actions[chance.below(actions.len() as u32) as usize];
            let is_click = clicks(&played, seat).contains(&action);
            played.play(seat, action, 0, &mut chance).unwrap();
            let right = if is_click { Ok(()) } else { Err(Rejected::CannotUndoSealed) };
            assert_eq!(played.can_undo(seat), right, "{action:?}");
        }
    }
}

/// RC-31, RC-69, RC-114: the victims of a Guard Tower go back each for itself, whatever the others
/// have clicked, and also when they are done; who is done stays so.
#[test]
fn victims_go_back_each_for_itself() {
    let is_for_two = |game: &RattusCartus| {
        matches!(game.stage(), Stage::Tribute { .. }) && 1 < game.to_act().len()
    };
    let mut played = match_at(&both_buildings(), is_for_two);
    let victims: Vec<Seat> = played.game().to_act().iter().collect();
    let [one, other] = [victims[0], victims[1]];
    let start = played.clone();
    let give = |played: &mut Played, seat: Seat| {
        let click = clicks(played, seat)[0];
        act(played, seat, click);
    };
    let walk = |played: &Played, seat: Seat| -> Vec<Kind> {
        played.game().view(Viewer::Seat(seat)).own.unwrap().walk
    };

    give(&mut played, one);
    let before = seen_by_others(&played, other);
    give(&mut played, other);
    give(&mut played, other);
    assert_eq!(seen_by_others(&played, other), before);
    played.undo(one).unwrap();
    assert_eq!((walk(&played, one).len(), walk(&played, other).len()), (0, 2));
    let refusal = start.can_undo(one);
    assert!(refusal.is_err());
    assert_eq!(played.can_undo(one), refusal);
    assert_eq!(played.undo(one), refusal.map(|()| 0));

    give(&mut played, one);
    give(&mut played, other);
    act(&mut played, other, Action::Done);
    assert_eq!(played.can_undo(other), Err(Rejected::CannotUndoSealed));
    assert_eq!(played.can_undo(one), Ok(()));
    give(&mut played, one);
    assert_eq!(played.restart_turn(one).map(|undone| undone.len()), Ok(2));
    assert_eq!((walk(&played, one).len(), walk(&played, other).len()), (0, 3));
    assert_eq!(played.can_undo(one), refusal);

    let rest: Vec<Seat> = played.game().to_act().iter().collect();
    for seat in rest {
        (0..3).for_each(|_| give(&mut played, seat));
        act(&mut played, seat, Action::Done);
    }
    for seat in Seat::all(4) {
        assert_eq!(played.can_undo(seat), Err(Rejected::CannotUndoSealed));
    }
}

/// RC-31, RC-41: a choice at the same time is final at once for who has made it, and nothing to
/// anybody else.
#[test]
fn choices_together_are_final() {
    let options = Options { supply_order: SupplyOrder::Together, ..Options::default() };
    let mut played = match_at(&options, |game| game.stage() == Stage::ChooseTogether);
    for seat in Seat::all(3) {
        let later = Seat(3);
        let before = played.can_undo(later);
        let action = legal(played.game(), seat)[0];
        act(&mut played, seat, action);
        assert_eq!(played.can_undo(seat), Err(Rejected::CannotUndoSealed));
        assert_eq!((played.can_undo(later), before), (before, Err(Rejected::NothingToUndo)));
    }
}
