//! Rats that run: towards the street when somebody gets them, away when somebody is rid of them.

use leptos::prelude::*;
use rattus_cartus::{Event, RattusCartus};

use crate::kit::each::Each;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;

/// More do not run at once.
const RUNNING_MAX: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    version: u64,
    nth: u8,
    is_leaving: bool,
}

#[component]
pub fn Scurry(cx: TableCx<RattusCartus>) -> impl IntoView {
    let runs = Memo::new(move |_| {
        let (mut came, mut went) = (0, 0);
        cx.happened.with(|news| {
            for event in news {
                match event {
                    Event::RatsGained { n, .. } => came += n,
                    Event::RatsLost { n, .. } => went += n,
                    _ => {}
                }
            }
        });
        let version = cx.moment.with_untracked(|moment| moment.version);
        let run = |is_leaving| move |nth| Run { version, nth, is_leaving };
        let came = (0..came.min(RUNNING_MAX)).map(run(false));
        let went = (0..went.min(RUNNING_MAX)).map(run(true));
        came.chain(went).collect::<Vec<_>>()
    });
    let rat = |run: Run| {
        let class = if run.is_leaving { "runner runner--away" } else { "runner" };
        view! {
            <span class=class style=("--i", run.nth.to_string()) aria-hidden="true">
                <Symbol id="rc-rat"/>
            </span>
        }
    };
    view! {
        <Each
            each=move || runs.get()
            key=|run| (run.version, run.nth, run.is_leaving)
            children=rat
        />
    }
}
