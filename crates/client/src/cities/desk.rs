//! What the parts of the table share: the moment as a game that can be asked, what is picked up,
//! what is looked at, and whose neighbourhood is shown.

use std::collections::VecDeque;

use cities::{Action, CardIdx, Cities, Colour, Kind, Phase, Position, Row};
use engine::{Imagine, Seat};
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{MouseEvent, PointerEvent};

use super::gain::{Gain, gain};
use super::laying::Laying;
use crate::browser;
use crate::table::TableCx;
use crate::table::why::{Reason, Why};

#[derive(Clone, Copy)]
pub struct Desk {
    pub cx: TableCx<Cities>,
    /// The table as a game: nothing in it is hidden (CI-103).
    pub game: Memo<Cities>,
    /// A neighbourhood that was asked for; else the own one, and that of the seat in turn for
    /// whoever only watches.
    pub wanted: RwSignal<Option<Seat>>,
    pub shown: Memo<Seat>,
    /// What a phone shows.
    pub tab: RwSignal<Tab>,
    /// What is taken from the hand with the next tap.
    pub picked: Memo<Option<Thing>>,
    wish: RwSignal<Option<Thing>>,
    /// Where a tile would lie.
    pub laying: Laying,
    /// A step that is being looked at: under the cursor, or tapped once.
    pub preview: RwSignal<Option<Action>>,
    /// What the step that is being looked at would bring.
    pub gain: Memo<Option<Gain>>,
    /// Whatever is to show its spaces.
    pub lit: RwSignal<Option<Lit>>,
    /// A column that was pressed once, where it takes two.
    pub warned: RwSignal<Option<Action>>,
    /// A row of the offer whose letter was pressed.
    pub row: RwSignal<Option<Row>>,
    /// A screen that is higher than wide, and small.
    pub is_upright: Memo<bool>,
    /// Steps that follow as soon as the one before them is done.
    queue: RwSignal<Queue>,
    pub why: Why,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    Offer,
    City,
    Others,
}

/// Something in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Feature(Kind),
    Piece(Colour),
}

/// What counts spaces that can be shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lit {
    Card(CardIdx),
    Goal(u8),
    Part(&'static str),
}

#[derive(Clone, Debug, Default)]
struct Queue {
    /// The moment at which the step before was sent.
    sent_at: u64,
    steps: VecDeque<Action>,
}

/// As the style sheet has it for phones.
const PHONE_PX: f64 = 700.0;

impl Desk {
    pub fn new(cx: TableCx<Cities>) -> Desk {
        let game = Memo::new(move |_| cx.moment.with(|moment| Cities::seen(&moment.view, Seat(0))));
        let (wanted, wish) = (RwSignal::new(None), RwSignal::new(None));
        let picked = Memo::new(move |_| {
            let in_hand = cx.moment.with(|moment| {
                if moment.my_turn().is_none() { Vec::new() } else { hand(moment.view.phase) }
            });
            wish.get().filter(|thing| in_hand.contains(thing)).or(in_hand.first().copied())
        });
        let preview = RwSignal::new(None);
        let laying = Laying::new(cx, game);
        let gain = Memo::new(move |_| {
            let me = cx.moment.with(|moment| moment.my_turn())?;
            let action = laying.action().or(preview.get())?;
            game.with(|game| gain(game, me, &action))
        });
        let desk = Desk {
            cx,
            game,
            wanted,
            shown: Memo::new(move |_| {
                let own = cx.moment.with(|moment| moment.viewer.seat().unwrap_or(moment.view.turn));
                wanted.get().unwrap_or(own)
            }),
            tab: RwSignal::new(Tab::City),
            picked,
            wish,
            laying,
            preview,
            gain,
            lit: RwSignal::new(None),
            warned: RwSignal::new(None),
            row: RwSignal::new(None),
            is_upright: upright(),
            queue: RwSignal::new(Queue::default()),
            why: Why::here::<Cities>(),
        };
        desk.follow();
        desk
    }

    /// What changes by itself with the moment.
    fn follow(self) {
        let cx = self.cx;
        Effect::new(move || {
            let offered = cx.moment.with(|moment| moment.actions.clone());
            let looked_at = self.preview.get_untracked();
            if looked_at.is_some_and(|action| !offered.contains(&action)) {
                self.preview.set(None);
            }
            self.row.set(None);
            self.warned.set(None);
        });
        // Whoever has to place something must see the own city, and whoever takes the offer.
        let asked = Memo::new(move |_| {
            cx.moment.with(|moment| moment.my_turn().map(|seat| (seat, tab_for(moment.view.phase))))
        });
        Effect::new(move || {
            if let Some((_, tab)) = asked.get() {
                self.tab.set(tab);
                self.wanted.set(None);
            }
        });
        Effect::new(move || {
            if !cx.busy.get() {
                let (version, offered) =
                    cx.moment.with(|moment| (moment.version, moment.actions.clone()));
                self.go_on(version, &offered);
            }
        });
    }

    /// The seat through whose eyes the table is seen.
    pub fn me(self) -> Option<Seat> {
        self.cx.moment.with(|moment| moment.viewer.seat())
    }

    pub fn offers(self, action: Action) -> bool {
        self.cx.moment.with(|moment| moment.actions.contains(&action))
    }

    pub fn pick(self, thing: Thing) {
        self.wish.set(Some(thing));
        self.preview.set(None);
    }

    pub fn act(self, action: Action) {
        self.preview.set(None);
        self.laying.forget();
        self.cx.act.run(action);
    }

    /// Several steps, one after the other.
    pub fn act_all(self, steps: impl IntoIterator<Item = Action>) {
        let mut steps: VecDeque<Action> = steps.into_iter().collect();
        let Some(first) = steps.pop_front() else { return };
        let sent_at = self.cx.moment.with_untracked(|moment| moment.version);
        self.queue.set(Queue { sent_at, steps });
        self.act(first);
    }

    fn go_on(self, version: u64, offered: &[Action]) {
        let next = self.queue.try_update_untracked(|queue| {
            if version <= queue.sent_at {
                return None;
            }
            let next = queue.steps.pop_front().filter(|action| offered.contains(action));
            if next.is_none() {
                queue.steps.clear();
            }
            queue.sent_at = version;
            next
        });
        if let Some(action) = next.flatten() {
            self.act(action);
        }
    }

    /// A step on the board. With a mouse or a key the first click does it; a finger covers what it
    /// touches, so its first tap only shows.
    pub fn choose(self, action: Action, click: &MouseEvent) {
        if is_touch(click) && self.preview.get_untracked() != Some(action) {
            self.preview.set(Some(action));
            return;
        }
        self.act(action);
    }

    /// A mouse that comes over something on offer shows what it would bring.
    pub fn hover(self, event: &PointerEvent, action: Option<Action>) {
        if event.pointer_type() != "touch" {
            self.preview.set(action.filter(|action| untrack(|| self.offers(*action))));
        }
    }

    pub fn light(self, lit: Option<Lit>) {
        self.lit.set(lit);
    }

    /// A finger has nothing to hover with: a tap shows, the next one puts out.
    pub fn toggle_light(self, lit: Lit) {
        self.lit.update(|old| *old = if *old == Some(lit) { None } else { Some(lit) });
    }

    /// Says why something is off; false if it is not.
    pub fn refuses(self, click: &MouseEvent, reason: Option<Reason>) -> bool {
        if let Some(reason) = &reason {
            self.why.answer(click, reason);
        }
        reason.is_some()
    }

    /// The action that places the picked thing on a space.
    pub fn placing(thing: Thing, at: cities::Space) -> Action {
        match thing {
            Thing::Feature(kind) => Action::PlaceFeature { kind, at },
            Thing::Piece(colour) => Action::PlacePiece { colour, at },
        }
    }

    pub fn discarding(thing: Thing) -> Action {
        match thing {
            Thing::Feature(kind) => Action::DiscardFeature { kind },
            Thing::Piece(colour) => Action::DiscardPiece { colour },
        }
    }

    /// Where a tile may lie now.
    pub fn positions(self) -> Vec<Position> {
        self.cx.moment.with(|moment| {
            let mut positions: Vec<Position> = Vec::new();
            for action in &moment.actions {
                match action {
                    Action::PlaceTile { at, .. } if !positions.contains(at) => positions.push(*at),
                    _ => {}
                }
            }
            positions
        })
    }
}

pub fn is_touch(click: &MouseEvent) -> bool {
    let pointer = click.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
    pointer.as_deref() == Some("touch")
}

/// The sorts in the hand, in the order of the components.
pub fn hand(phase: Phase) -> Vec<Thing> {
    match phase {
        Phase::PlaceFeatures { hand } => hand.sorts().map(Thing::Feature).collect(),
        Phase::PlacePieces { hand } => hand.sorts().map(Thing::Piece).collect(),
        _ => Vec::new(),
    }
}

fn tab_for(phase: Phase) -> Tab {
    match phase {
        Phase::ChooseStartTile | Phase::Take => Tab::Offer,
        _ => Tab::City,
    }
}

fn upright() -> Memo<bool> {
    let width = RwSignal::new(browser::width());
    let listener = window_event_listener(ev::resize, move |_| width.set(browser::width()));
    on_cleanup(move || listener.remove());
    Memo::new(move |_| width.get() < PHONE_PX)
}
