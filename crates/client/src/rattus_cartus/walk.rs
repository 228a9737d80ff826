//! The cards that are being chosen: shown at once, and sent step by step as the rules know it
//! (`Enter`, `Lay` … `Done`). What is taken back is undone; the order of the clicks leaves no trace
//! (RC-30, RC-31).

use leptos::prelude::*;
use rattus_cartus::{Action, Kind, RattusCartus, Slot, Stage, View};

use crate::table::{Moment, TableCx};

/// Where, and which cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plan {
    pub slot: Option<Slot>,
    pub kinds: Vec<Kind>,
    is_done: bool,
}

impl Plan {
    /// What the server has been told.
    pub fn told(view: &View) -> Plan {
        let own = view.own.as_ref();
        Plan {
            slot: own.and_then(|own| own.walk_slot),
            kinds: own.map(|own| own.walk.clone()).unwrap_or_default(),
            is_done: false,
        }
    }

    pub fn n_of(&self, kind: Kind) -> u8 {
        self.kinds.iter().filter(|it| **it == kind).count() as u8
    }

    pub fn n_cards(&self) -> u8 {
        self.kinds.len() as u8
    }
}

/// What brings the match nearer to a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Act(Action),
    Undo,
    /// Nothing more to be done.
    Rest,
}

#[derive(Clone, Copy)]
pub struct Walk {
    cx: TableCx<RattusCartus>,
    /// Until the match has come there.
    wish: RwSignal<Option<Plan>>,
    shown: Memo<Plan>,
}

impl Walk {
    pub fn new(cx: TableCx<RattusCartus>) -> Walk {
        let wish = RwSignal::new(None::<Plan>);
        let shown = Memo::new(move |_| {
            wish.get().unwrap_or_else(|| cx.moment.with(|moment| Plan::told(&moment.view)))
        });
        let walk = Walk { cx, wish, shown };
        Effect::new(move || walk.go_on());
        // A plan belongs to one question.
        Effect::new(move |asked: Option<Stage>| {
            let stage = cx.moment.with(|moment| moment.view.stage);
            if asked.is_some_and(|asked| asked != stage) {
                wish.set(None);
            }
            stage
        });
        walk
    }

    /// What is chosen so far.
    pub fn plan(self) -> Plan {
        self.shown.get()
    }

    pub fn plan_once(self) -> Plan {
        self.shown.get_untracked()
    }

    pub fn enter(self, slot: Slot) {
        self.change(|plan| plan.slot = Some(slot));
    }

    pub fn add(self, kind: Kind) {
        self.change(|plan| plan.kinds.push(kind));
    }

    pub fn take_back(self, kind: Kind) {
        self.change(|plan| {
            if let Some(idx) = plan.kinds.iter().rposition(|it| *it == kind) {
                plan.kinds.remove(idx);
            }
        });
    }

    /// The last card, or else the building.
    pub fn undo(self) {
        self.change(|plan| {
            if plan.kinds.pop().is_none() {
                plan.slot = None;
            }
        });
    }

    pub fn restart(self) {
        self.change(|plan| *plan = Plan::default());
    }

    pub fn done(self) {
        self.change(|plan| plan.is_done = true);
    }

    /// Whether something can be taken back here, rather than on the server.
    pub fn has_begun(self) -> bool {
        let plan = self.plan();
        plan.slot.is_some() || !plan.kinds.is_empty()
    }

    fn change(self, how: impl FnOnce(&mut Plan)) {
        let mut plan = self.plan_once();
        how(&mut plan);
        self.wish.set(Some(plan));
    }

    fn go_on(self) {
        let Some(plan) = self.wish.get() else { return };
        if self.cx.busy.get() {
            return;
        }
        let step = self.cx.moment.with(|moment| next_step(moment, &plan));
        match step {
            Step::Act(action) => self.cx.act.run(action),
            Step::Undo => self.cx.undo.run(()),
            // What waits for its end stays here.
            Step::Rest if waits(self.cx.moment.with(|moment| moment.view.stage), &plan) => {}
            Step::Rest => self.wish.set(None),
        }
    }
}

/// Where several choose at once (RC-69), the step of another could not be undone: nothing is sent
/// before the whole choice is made.
fn waits(stage: Stage, plan: &Plan) -> bool {
    matches!(stage, Stage::Tribute { .. }) && !plan.is_done
}

fn next_step(moment: &Moment<RattusCartus>, plan: &Plan) -> Step {
    let view = &moment.view;
    if moment.my_turn().is_none() || waits(view.stage, plan) {
        return Step::Rest;
    }
    let told = Plan::told(view);
    let has_other_slot = told.slot.is_some() && told.slot != plan.slot;
    let has_too_many = told.kinds.iter().any(|kind| plan.n_of(*kind) < told.n_of(*kind));
    if has_other_slot || has_too_many {
        return if moment.can_undo { Step::Undo } else { Step::Rest };
    }
    let missing = plan.kinds.iter().find(|kind| told.n_of(**kind) < plan.n_of(**kind));
    let action = match (plan.slot, missing) {
        (Some(slot), _) if told.slot.is_none() => Some(Action::Enter { slot }),
        (_, Some(kind)) => choice(view.stage, *kind),
        (_, None) => plan.is_done.then_some(Action::Done),
    };
    let offered = action.filter(|action| moment.actions.contains(action));
    offered.map_or(Step::Rest, Step::Act)
}

/// How a card is chosen now.
pub fn choice(stage: Stage, kind: Kind) -> Option<Action> {
    match stage {
        Stage::Enter { .. } => Some(Action::Lay { kind }),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => Some(Action::Give { kind }),
        Stage::Trade { .. } => Some(Action::Discard { kind }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Seat, Viewer};
    use rattus_cartus::Class;

    use super::*;

    const CHURCH: Kind = Kind::Of(Class::Church);
    const MAGIC: Kind = Kind::Of(Class::Magic);

    /// A moment of somebody who enters, with this much told.
    fn moment(slot: Option<u8>, walk: &[Kind]) -> Moment<RattusCartus> {
        let (start, _) =
            Match::<RattusCartus>::new(&Default::default(), 3, &mut Fast::new(1)).unwrap();
        let seat = Seat(0);
        let mut view = start.game().view(Viewer::Seat(seat));
        view.stage = Stage::Enter { seat };
        let own = view.own.as_mut().unwrap();
        own.walk_slot = slot.and_then(Slot::new);
        own.walk = walk.to_vec();
        let actions = match slot {
            None => Slot::all(2).map(|slot| Action::Enter { slot }).collect(),
            Some(_) => {
                let lay = [CHURCH, MAGIC].map(|kind| Action::Lay { kind });
                lay.into_iter().chain([Action::Done]).collect()
            }
        };
        Moment {
            view,
            actions,
            to_act: engine::Seats::only(seat),
            viewer: Viewer::Seat(seat),
            version: 0,
            deadline: None,
            now: 0,
            can_undo: slot.is_some(),
            outcome: None,
            is_replay: false,
        }
    }

    fn plan(slot: Option<u8>, kinds: &[Kind], is_done: bool) -> Plan {
        Plan { slot: slot.and_then(Slot::new), kinds: kinds.to_vec(), is_done }
    }

    #[test]
    fn a_plan_is_told_step_by_step() {
        let wish = plan(Some(2), &[MAGIC, CHURCH], true);
        let slot = Slot::new(2).unwrap();
        assert_eq!(next_step(&moment(None, &[]), &wish), Step::Act(Action::Enter { slot }));
        let lay = |kind| Step::Act(Action::Lay { kind });
        assert_eq!(next_step(&moment(Some(2), &[]), &wish), lay(MAGIC));
        assert_eq!(next_step(&moment(Some(2), &[MAGIC]), &wish), lay(CHURCH));
        let all = moment(Some(2), &[CHURCH, MAGIC]);
        assert_eq!(next_step(&all, &wish), Step::Act(Action::Done));
        assert_eq!(next_step(&all, &plan(Some(2), &[MAGIC, CHURCH], false)), Step::Rest);
    }

    #[test]
    fn what_is_no_longer_wished_is_undone() {
        let told = moment(Some(2), &[CHURCH, MAGIC]);
        assert_eq!(next_step(&told, &plan(Some(2), &[MAGIC], false)), Step::Undo);
        assert_eq!(next_step(&told, &plan(Some(1), &[CHURCH, MAGIC], false)), Step::Undo);
        assert_eq!(next_step(&told, &plan(None, &[], false)), Step::Undo);
    }

    #[test]
    fn only_what_is_offered_is_sent() {
        let wish = plan(Some(2), &[Kind::Gold], false);
        assert_eq!(next_step(&moment(Some(2), &[]), &wish), Step::Rest);
    }
}
