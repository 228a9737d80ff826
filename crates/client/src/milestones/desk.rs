//! What the parts of the table share: the moment, what was chosen so far, what is looked at.

use engine::{Imagine, Seat};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Event, MouseEvent, PointerEvent};
use milestones::{Action, Build, Corner, Edition, Goods, Kind, Milestones, Phase, Tile};

use super::foresee::after;
use super::scene::{Pick, Spot, Target, best_of_all, build_of, targets};
use crate::table::why::{Reason, Why, not_your_turn, reason_in};
use crate::table::{Moment, TableCx};

/// The views between which a phone switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Map,
    Loop,
    More,
}

#[derive(Clone, Copy)]
pub struct Desk {
    pub cx: TableCx<Milestones>,
    /// The game behind the view: nothing in it is hidden.
    pub game: Memo<Milestones>,
    /// It stays the same as long as the match lasts.
    pub edition: StoredValue<Edition>,
    /// What is being looked at: under the cursor, or tapped once.
    pub preview: RwSignal<Option<Pick>>,
    /// What is wanted at the office.
    wish: RwSignal<Option<Build>>,
    /// Where the milestone of the section stands that is being laid.
    pub via: RwSignal<Option<Corner>>,
    /// The start tile that is being placed.
    pub start_tile: RwSignal<Option<Tile>>,
    /// The first of two materials to be sold.
    pub sale: RwSignal<Option<Kind>>,
    /// What is not to be left at the castle.
    pub kept: RwSignal<Goods>,
    pub targets: Memo<Vec<Target>>,
    /// The game after what is being looked at.
    pub then: Memo<Option<Milestones>>,
    pub tab: RwSignal<Tab>,
    pub shows_names: RwSignal<bool>,
    why: Why,
}

impl Desk {
    pub fn new(cx: TableCx<Milestones>) -> Desk {
        let game =
            Memo::new(move |_| cx.moment.with(|it| Milestones::seen(&it.view, it.view.turn)));
        let wish = RwSignal::new(None);
        let via = RwSignal::new(None);
        let preview = RwSignal::new(None);
        let offered = Memo::new(move |_| {
            cx.moment.with(|moment| Some((moment.my_turn()?, moment.actions.clone())))
        });
        let desk = Desk {
            cx,
            game,
            edition: StoredValue::new(game.with_untracked(|game| game.edition().clone())),
            preview,
            wish,
            via,
            start_tile: RwSignal::new(None),
            sale: RwSignal::new(None),
            kept: RwSignal::new(Goods::NONE),
            targets: Memo::new(move |_| {
                let Some((seat, actions)) = offered.get() else { return Vec::new() };
                game.with(|game| {
                    let build = chosen(game, seat, &actions, wish.get());
                    targets(game, seat, &actions, build, via.get())
                })
            }),
            then: Memo::new(move |_| {
                let action = cx.moment.with(|it| action_of(preview.get()?, &it.actions))?;
                Some(game.with(|game| after(game, action).0))
            }),
            tab: RwSignal::new(Tab::Map),
            shows_names: RwSignal::new(false),
            why: Why::here::<Milestones>(),
        };
        desk.forget_with_the_moment();
        desk.follow_the_question();
        desk
    }

    /// What was chosen belongs to one question.
    fn forget_with_the_moment(self) {
        let phase = Memo::new(move |_| self.cx.moment.with(|it| (it.view.phase, it.view.turn)));
        Effect::new(move || {
            phase.track();
            self.via.set(None);
            self.start_tile.set(None);
            self.sale.set(None);
            self.kept.set(Goods::NONE);
            if !matches!(phase.get_untracked().0, Phase::Build | Phase::LayRoad { .. }) {
                self.wish.set(None);
            }
        });
        Effect::new(move || {
            self.cx.moment.track();
            self.preview.set(None);
        });
    }

    /// A phone shows the view in which something is to be decided.
    fn follow_the_question(self) {
        let wanted = Memo::new(move |_| {
            self.cx.moment.with(|moment| match moment.view.phase {
                _ if moment.my_turn().is_none() => None,
                Phase::Build | Phase::LayRoad { .. } | Phase::Deliver => Some(Tab::Map),
                Phase::Draft | Phase::EndTurn | Phase::Over => None,
                _ => Some(Tab::Loop),
            })
        });
        Effect::new(move || {
            if let Some(tab) = wanted.get() {
                self.tab.set(tab);
            }
        });
    }

    /// The seat through whose eyes the table is seen.
    pub fn me(self) -> Option<Seat> {
        self.cx.moment.with(|moment| moment.viewer.seat())
    }

    /// Whose loop is shown in large: the own one, and to spectators that of the seat in turn.
    pub fn shown(self) -> Seat {
        self.cx.moment.with(|moment| moment.viewer.seat().unwrap_or(moment.view.turn))
    }

    pub fn phase(self) -> Phase {
        self.cx.moment.with(|moment| moment.view.phase)
    }

    pub fn is_my_turn(self) -> bool {
        self.cx.moment.with(|moment| moment.my_turn().is_some())
    }

    pub fn offers(self, action: Action) -> bool {
        self.cx.moment.with(|moment| moment.actions.contains(&action))
    }

    /// What lights up at the office.
    pub fn build(self) -> Option<Build> {
        let wish = self.wish.get();
        self.cx.moment.with(|moment| {
            let seat = moment.my_turn()?;
            self.game.with(|game| chosen(game, seat, &moment.actions, wish))
        })
    }

    /// Another choice takes back a road that was only begun.
    pub fn choose_build(self, build: Build) {
        self.wish.set(Some(build));
        self.via.set(None);
        self.preview.set(None);
        if matches!(untrack(|| self.phase()), Phase::LayRoad { .. }) {
            self.cx.undo.run(());
        }
    }

    pub fn target_at(self, spot: Spot) -> Option<Target> {
        self.targets.with(|targets| targets.iter().find(|it| it.spot == spot).cloned())
    }

    /// What is being looked at on the map.
    pub fn looked_at(self) -> Option<Target> {
        let pick = self.preview.get()?;
        self.targets.with(|targets| targets.iter().find(|it| it.pick == pick).cloned())
    }

    /// With a mouse or a key the first click does it; a finger covers what it touches, so its first
    /// tap only shows. What is only begun needs no second tap.
    pub fn choose(self, pick: Pick, click: &Event) {
        let pointer = click.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        let is_touch = pointer.as_deref() == Some("touch");
        let is_begun = matches!(pick, Pick::Via(_) | Pick::Act(Action::StartRoad { .. }));
        if is_touch && !is_begun && self.preview.get_untracked() != Some(pick) {
            self.preview.set(Some(pick));
            return;
        }
        self.carry_out(pick);
    }

    pub fn carry_out(self, pick: Pick) {
        self.preview.set(None);
        match pick {
            Pick::Act(action) => self.cx.act.run(action),
            Pick::Via(via) => self.via.set(Some(via)),
        }
    }

    /// A mouse that comes over something on offer shows what it would bring.
    pub fn hover(self, event: &PointerEvent, pick: Option<Pick>) {
        if event.pointer_type() != "touch" {
            self.preview.set(pick);
        }
    }

    /// Does an action, or says why it is not offered.
    pub fn press(self, action: Action, click: &MouseEvent) {
        if untrack(|| self.offers(action)) {
            return self.choose(Pick::Act(action), click);
        }
        self.refuse(action, click);
    }

    pub fn refuse(self, action: Action, click: &Event) {
        if let Some(reason) = untrack(|| self.reason(action)) {
            self.why.answer(click, &reason);
        }
    }

    /// Why an action is not offered.
    pub fn reason(self, action: Action) -> Option<Reason> {
        let (names, texts) = (self.cx.names.get(), self.cx.words.texts());
        let not_now = |moment: &Moment<_>| not_your_turn(moment, &names, &texts);
        let me = |moment: &Moment<_>| moment.my_turn();
        self.cx.moment.with(not_now).or_else(|| {
            let me = self.cx.moment.with(me)?;
            self.game.with(|game| reason_in(game, me, &action, &texts))
        })
    }

    pub fn explain(self, click: &Event, reason: &Reason) {
        self.why.answer(click, reason);
    }
}

/// What was wished for, if it is offered, else what brings most.
fn chosen(game: &Milestones, seat: Seat, actions: &[Action], wish: Option<Build>) -> Option<Build> {
    match game.phase() {
        Phase::LayRoad { .. } => return Some(Build::Section),
        Phase::Build => {}
        _ => return None,
    }
    let is_offered = |build: &Build| actions.iter().any(|action| build_of(*action) == Some(*build));
    wish.filter(is_offered).or_else(|| best_of_all(game, seat, actions))
}

/// The action of a pick; half of a section stands for the first way on.
fn action_of(pick: Pick, actions: &[Action]) -> Option<Action> {
    match pick {
        Pick::Act(action) => actions.contains(&action).then_some(action),
        Pick::Via(over) => actions
            .iter()
            .find(|action| matches!(action, Action::LayRoad { via, .. } if *via == over))
            .copied(),
    }
}
