//! What the parts of the table share: the moment, the plan that is being made, what is looked at.

use engine::Seat;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{MouseEvent, PointerEvent};
use rattus_cartus::{Action, NunOdds, RattusCartus, Slot};

use super::foresee::{Forecast, forecast};
use super::plague::Turning;
use super::walk::Walk;
use crate::preferences::Preferences;
use crate::table::TableCx;
use crate::table::why::{Reason, Why};

#[derive(Clone, Copy)]
pub struct Desk {
    pub cx: TableCx<RattusCartus>,
    pub walk: Walk,
    /// A final step that is being looked at: under the cursor, or tapped once.
    pub preview: RwSignal<Option<Action>>,
    /// What the cards in the plan would bring.
    pub forecast: Memo<Option<Forecast>>,
    /// What the viewer may expect of the Nun-row, where the display of it is wanted.
    pub odds: Memo<Option<NunOdds>>,
    /// The Nun-row at the end.
    pub turning: Turning,
    pub why: Why,
}

impl Desk {
    pub fn new(cx: TableCx<RattusCartus>) -> Desk {
        let walk = Walk::new(cx);
        let shows_survival = Preferences::here().shows_survival;
        let desk = Desk {
            cx,
            walk,
            preview: RwSignal::new(None),
            forecast: Memo::new(move |_| {
                let plan = walk.plan();
                cx.moment.with(|moment| {
                    moment.my_turn()?;
                    forecast(moment, &plan)
                })
            }),
            odds: Memo::new(move |_| {
                let is_wanted = shows_survival.get();
                cx.moment.with(|moment| moment.view.nun_odds().filter(|_| is_wanted))
            }),
            turning: Turning::new(cx),
            why: Why::here::<RattusCartus>(),
        };
        // What was looked at belongs to one moment.
        Effect::new(move || {
            let offered = cx.moment.with(|moment| moment.actions.clone());
            let looked_at = desk.preview.get_untracked();
            if looked_at.is_some_and(|action| !offered.contains(&action)) {
                desk.preview.set(None);
            }
        });
        desk
    }

    /// The seat through whose eyes the table is seen.
    pub fn me(self) -> Option<Seat> {
        self.cx.moment.with(|moment| moment.viewer.seat())
    }

    pub fn offers(self, action: Action) -> bool {
        self.cx.moment.with(|moment| moment.actions.contains(&action))
    }

    /// Rats after what is being looked at: a lay, or supplies.
    pub fn rats_then(self) -> Option<u16> {
        if let Some(forecast) = self.forecast.get() {
            return Some(forecast.rats_then());
        }
        let Some(Action::ChooseSupply { slot }) = self.preview.get() else { return None };
        let shed = self.shed(slot)?;
        let rats = self.rats_now()?;
        Some(rats.saturating_sub(shed))
    }

    fn shed(self, slot: Slot) -> Option<u16> {
        self.cx.moment.with(|moment| {
            let card = moment.view.row.get(slot.idx())?.card;
            Some(moment.view.table.supply_of(card).rats.into())
        })
    }

    pub fn rats_now(self) -> Option<u16> {
        let me = self.me()?;
        self.cx.moment.with(|moment| moment.view.seats[me.idx()].rats)
    }

    /// A final step. With a mouse or a key the first click does it; a finger covers what it
    /// touches, so its first tap only shows.
    pub fn choose(self, action: Action, click: &MouseEvent) {
        let pointer = click.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        let is_touch = pointer.as_deref() == Some("touch");
        if is_touch && self.preview.get_untracked() != Some(action) {
            self.preview.set(Some(action));
            return;
        }
        self.act(action);
    }

    pub fn act(self, action: Action) {
        self.preview.set(None);
        self.cx.act.run(action);
    }

    /// A mouse that comes over something on offer shows what it would bring.
    pub fn hover(self, event: &PointerEvent, action: Option<Action>) {
        if event.pointer_type() != "touch" {
            self.preview.set(action.filter(|action| untrack(|| self.offers(*action))));
        }
    }

    /// Says why something is off; false if it is not.
    pub fn refuses(self, click: &MouseEvent, reason: Option<Reason>) -> bool {
        if let Some(reason) = &reason {
            self.why.answer(click, reason);
        }
        reason.is_some()
    }
}
