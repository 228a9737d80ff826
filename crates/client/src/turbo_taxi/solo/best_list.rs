//! One's own best results of a discipline.

use leptos::prelude::*;
use turbo_taxi::{Attack, Date};

use super::diary::{Diary, Entry};
use super::discipline::Discipline;
use crate::kit::live::live;
use crate::turbo_taxi::time::exact;
use crate::words::{Texts, Words};

/// "1:47.3", "7 tasks", "8 medals, 12:01.0"
pub fn result_text(texts: &Texts, discipline: Discipline, entry: &Entry) -> String {
    let args = [("n", entry.n.into()), ("time", exact(entry.ms).into())];
    match discipline {
        Discipline::Puzzle(_) | Discipline::Daily => exact(entry.ms),
        Discipline::Attack(Attack::Sprint | Attack::FiveMinutes) => {
            texts.say("taxi-result-tasks", &args)
        }
        Discipline::Attack(Attack::Stack) => texts.say("taxi-result-medals", &args),
    }
}

/// "2 wrong calls, 1 hint"; empty if there was neither.
pub fn slips(texts: &Texts, n_wrong: u32, n_hints: u32) -> String {
    let part = |key: &str, n: u32| (0 < n).then(|| texts.say(key, &[("n", n.into())]));
    let parts = [part("taxi-n-wrong", n_wrong), part("taxi-n-hints", n_hints)];
    parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

#[component]
pub fn BestList(discipline: Discipline) -> impl IntoView {
    let words = Words::here();
    let bests = Diary::load().bests(discipline);
    if bests.is_empty() {
        return view! { <p class="small quiet">{words.of("taxi-no-results")}</p> }.into_any();
    }
    let row = move |entry: Entry| {
        let date = Date::of_unix_ms(entry.at).map(|date| date.to_string());
        let result = live(move || result_text(&words.texts(), discipline, &entry));
        let slips = live(move || slips(&words.texts(), entry.n_wrong, entry.n_hints));
        view! {
            <li>
                <b class="num">{result}</b>
                <span class="small quiet">{slips}</span>
                <span class="small quiet">{date}</span>
            </li>
        }
    };
    view! { <ol class="bests">{bests.into_iter().map(row).collect_view()}</ol> }.into_any()
}
