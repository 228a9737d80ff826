//! Whatever speaks of places shows them: rings around them under the mouse as long as it is there,
//! after a tap on a phone for a while, with the board in view. The log does it, and every panel
//! can.

use std::time::Duration;

use leptos::attr::Attribute;
use leptos::prelude::*;
use web_sys::{MouseEvent, PointerEvent};

use super::mark::Mark;
use super::{AnyTable, Place, tabs};

/// How long a tap shows them.
const SHOWN: Duration = Duration::from_secs(4);

impl AnyTable {
    /// For `<li {..table.pointing(places)}>`.
    pub fn pointing(
        self,
        places: impl Fn() -> Vec<Place> + Copy + Send + Sync + 'static,
    ) -> impl Attribute {
        let pointed = self.cx.pointed;
        let point = move || pointed.set(places().into_iter().map(Mark::pointing).collect());
        let by_mouse = |event: &PointerEvent| event.pointer_type() != "touch";
        let tap = move |_: MouseEvent| {
            if self.screen.get_untracked().is_small() {
                self.tab.set(tabs::TABLE);
                point();
                let forget = move || {
                    let _ = pointed.try_set(Vec::new());
                };
                set_timeout(forget, SHOWN);
            }
        };
        view! {
            <{..}
                on:pointerenter=move |event: PointerEvent| {
                    if by_mouse(&event) {
                        point();
                    }
                }
                on:pointerleave=move |event: PointerEvent| {
                    if by_mouse(&event) {
                        pointed.set(Vec::new());
                    }
                }
                on:click=tap
            />
        }
    }
}
