//! Why a Record cannot be shown.

use engine::RecordError;
use leptos::prelude::*;
use texts::reports;

use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::words::Words;

#[component]
pub fn RecordTrouble(error: RecordError) -> impl IntoView {
    let words = Words::here();
    let text = live(move || {
        let texts = words.texts();
        let problem = reports::record_problem(&texts, &error.problem);
        let args = [("line", error.line.into()), ("problem", problem.into())];
        texts.say("file-damaged", &args)
    });
    view! {
        <div class="notice notice--danger" role="alert">
            <Symbol id="warning" class="sym--24"/>
            <span>{text}</span>
        </div>
    }
}
