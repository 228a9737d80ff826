//! All tasks, counted. That takes a moment, so it is done once, when it is first needed.

use std::cell::OnceCell;
use std::rc::Rc;
use std::time::Duration;

use engine::Game;
use leptos::prelude::*;
use turbo_taxi::{Census, Crossing, Daily, TurboTaxi};

use crate::kit::live::live;
use crate::words::Words;

thread_local! {
    static DAILY: OnceCell<Rc<Daily>> = const { OnceCell::new() };
    static OVERPASS: OnceCell<Rc<Census>> = const { OnceCell::new() };
}

/// Long enough for the page to be drawn first.
const WAIT_MS: u64 = 40;

pub fn daily() -> Rc<Daily> {
    DAILY.with(|it| it.get_or_init(|| Rc::new(Daily::new(TurboTaxi::RULES_VERSION))).clone())
}

/// Asks something of all tasks by a reading of the crossing.
pub fn with_census<T>(crossing: Crossing, ask: impl FnOnce(&Census) -> T) -> T {
    match crossing {
        Crossing::Junction => ask(daily().census()),
        Crossing::Overpass => {
            let count = || Rc::new(Census::new(Crossing::Overpass));
            let census = OVERPASS.with(|it| it.get_or_init(count).clone());
            ask(&census)
        }
    }
}

fn is_counted(crossing: Crossing) -> bool {
    match crossing {
        Crossing::Junction => DAILY.with(|it| it.get().is_some()),
        Crossing::Overpass => OVERPASS.with(|it| it.get().is_some()),
    }
}

/// Shows the children once the tasks are counted.
#[component]
pub fn Counted(crossing: Crossing, children: ChildrenFn) -> impl IntoView {
    let words = Words::here();
    let is_ready = RwSignal::new(is_counted(crossing));
    if !is_ready.get_untracked() {
        let count = move || {
            with_census(crossing, |_| ());
            let _ = is_ready.try_set(true);
        };
        set_timeout(count, Duration::from_millis(WAIT_MS));
    }
    live(move || match is_ready.get() {
        true => children().into_any(),
        false => view! {
            <p class="counting quiet" aria-busy="true">{words.of("taxi-counting")}</p>
        }
        .into_any(),
    })
}
