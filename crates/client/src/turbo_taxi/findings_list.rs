//! What is wrong with a plan, as a list: a sign, a sentence, and the rule behind it.

use leptos::prelude::*;
use turbo_taxi::Finding;

use super::names::{finding_text, finding_title};
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::words::Words;

/// The sign of a finding; the same is drawn on the board.
pub fn sign(finding: &Finding) -> &'static str {
    match finding {
        Finding::Incomplete(_) | Finding::WrongCentre | Finding::MissingExit(_) => "help",
        Finding::TooMany(_) => "plus",
        Finding::Broken(..) => "tt-barrier",
        Finding::StrayExit(_) => "next",
        Finding::NotJoined(_) => "link",
    }
}

#[component]
pub fn FindingsList(#[prop(into)] findings: Signal<Vec<Finding>>) -> impl IntoView {
    let words = Words::here();
    let row = move |finding: &Finding| {
        let texts = words.texts();
        let rules = Route::Rules { game: super::GAME.to_owned() }.path();
        let href = format!("{rules}#{}", finding.rule());
        view! {
            <li class="fault">
                <Symbol id=sign(finding) class="sym--32 mono"/>
                <div>
                    <b>{finding_title(&texts, finding)}</b>
                    " "
                    <a class="fault__rule" href=href target="_blank">{finding.rule()}</a>
                    <br/>
                    <span>{finding_text(&texts, finding)}</span>
                </div>
            </li>
        }
    };
    let rows = live(move || findings.with(|findings| findings.iter().map(row).collect_view()));
    view! { <ul class="faults" role="status">{rows}</ul> }
}
