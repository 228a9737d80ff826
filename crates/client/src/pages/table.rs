//! A table: the waiting room, then the match.

use leptos::prelude::*;
use protocol::{TableId, TableInfo};
use serde_json::Value;

use super::absent::Absent;
use super::fetched::fetched;
use super::table_foot::{AwayStrip, TableFoot};
use super::waiting_room::WaitingRoom;
use crate::games::{self, Visitor};
use crate::http;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::session::{self, Link, Session};
use crate::table::shell::{About, Absence};
use crate::table::{GameUi, LiveTable, has_begun};
use crate::words::Words;

#[component]
pub fn TablePage(id: TableId) -> impl IntoView {
    let ask = move || {
        let id = id.clone();
        async move { Ok((http::table(&id).await?, http::options(&id).await?)) }
    };
    fetched(ask, |(table, options): (TableInfo, Value)| {
        view! { <ConnectedTable table options/> }.into_any()
    })
}

#[component]
fn ConnectedTable(table: TableInfo, options: Value) -> impl IntoView {
    let game = table.game.clone();
    games::preload(&game, Words::here());
    let session = session::connect(table, options);
    let has_begun = has_begun(session);
    let content = live(move || {
        if !has_begun.get() {
            return view! { <WaitingRoom session/> }.into_any();
        }
        games::page_with_code(&game, move |code| code.ui.show_table(ShowTable { session }))
    });
    let foot = ViewFn::from(move || view! { <TableFoot session/> });
    provide_context(About { view: foot, is_there: Signal::stored(true) });
    provide_context(Absence(ViewFn::from(move || view! { <Absent session/> })));
    view! {
        <LostStrip session/>
        <AwayStrip session/>
        {content}
    }
}

/// The match itself, once it has begun.
pub struct ShowTable {
    session: Session,
}

impl Visitor for ShowTable {
    type Output = AnyView;
    fn visit<G: GameUi>(self) -> AnyView {
        view! { <LiveTable<G> session=self.session/> }.into_any()
    }
}

/// Under the top bar while the server cannot be reached. The board stays readable.
#[component]
fn LostStrip(session: Session) -> impl IntoView {
    let words = Words::here();
    let strip = live(move || {
        // One failed try is not worth a word.
        let is_lost = matches!(session.link.get(), Link::Lost { n_tries } if 1 <= n_tries);
        is_lost.then(|| {
            view! {
                <div class="strip notice--careful" role="alert">
                    <Symbol id="offline" class="sym--24 mono"/>
                    <span><b>{words.of("lost-title")}</b>" "{words.of("lost-text")}</span>
                    <button class="button" on:click=move |_| session.retry.run(())>
                        {words.of("lost-retry")}
                    </button>
                </div>
            }
        })
    });
    view! { {strip} }
}
