//! After a match: every draw is recomputed here, in the page, from the secret that the server now
//! tells, and the secret is compared with the fingerprint that was shown from the start.

use engine::{Record, RecordError};
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Stage;

use super::replay::RecordTrouble;
use crate::games::{self, Visitor};
use crate::http;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::session::Session;
use crate::table::GameUi;
use crate::words::Words;

#[derive(Clone, PartialEq, Debug)]
pub enum Finding {
    Fair {
        n_draws: u64,
    },
    /// Another secret than the promised one, or none.
    Broken,
    Damaged(RecordError),
}

#[component]
pub fn DiceCheck(session: Session, commitment: Memo<Option<String>>) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let finding = RwSignal::new(None::<Finding>);
    let is_over = Memo::new(move |_| {
        session.table.with(|it| it.as_ref().is_some_and(|it| it.stage == Stage::Finished))
    });
    let check = move |_| {
        let Some(table) = session.table.get_untracked() else { return };
        let promised = commitment.get_untracked();
        spawn_local(async move {
            let record = match http::record(&table.id).await {
                Ok(record) => record,
                Err(problem) => return toasts.problem(&problem),
            };
            let Ok(code) = games::fetch(&table.game, words).await else {
                return toasts.say(words.say_once("code-missing", &[]));
            };
            let recompute = Recompute { record: &record, promised: promised.as_deref() };
            let found = code.ui.recompute(recompute).unwrap_or_else(Finding::Damaged);
            finding.try_set(Some(found));
        });
    };
    let button = live(move || {
        is_over.get().then(|| {
            view! {
                <button type="button" class="button dice-check" on:click=check>
                    <Symbol id="fair" class="sym--20"/>
                    {words.of("fair-check")}
                </button>
            }
        })
    });
    let result = live(move || finding.get().map(|finding| shown(finding, words)));
    view! {
        {button}
        <div role="status">{result}</div>
    }
}

fn shown(finding: Finding, words: Words) -> AnyView {
    match finding {
        Finding::Fair { n_draws } => view! {
            <p class="notice dice-fair">
                <Symbol id="check" class="sym--20"/>
                {words.say("fair-found", &[("n", n_draws.into())])}
            </p>
        }
        .into_any(),
        Finding::Broken => view! {
            <p class="notice notice--danger">{words.of("fair-broken")}</p>
        }
        .into_any(),
        Finding::Damaged(error) => view! { <RecordTrouble error/> }.into_any(),
    }
}

/// Every draw of a Record, once more.
pub struct Recompute<'a> {
    record: &'a str,
    promised: Option<&'a str>,
}

impl Visitor for Recompute<'_> {
    type Output = Result<Finding, RecordError>;

    fn visit<G: GameUi>(self) -> Self::Output {
        let record = Record::<G>::parse(self.record.as_bytes())?;
        let played = record.replay(None)?;
        let told = record.closing.secret.map(|secret| String::from(secret.commitment()));
        Ok(match told.is_some() && told.as_deref() == self.promised {
            true => Finding::Fair { n_draws: played.n_draws() },
            false => Finding::Broken,
        })
    }
}
