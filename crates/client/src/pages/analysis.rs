//! From an address to the page of an analysis, whose code is fetched for it.

use std::sync::Arc;

use leptos::prelude::*;
use protocol::{Stage, TableId, TableInfo};

use super::fetched::fetched;
use super::replay::{FileReplayPage, OnlyHere, game_of, unreadable};
use crate::analysis::Asked;
use crate::games;
use crate::http;

/// Of a match that was played here, or a Record that somebody has uploaded.
#[component]
pub fn AnalysisPage(id: TableId) -> impl IntoView {
    let asked = id.clone();
    let ask = move || {
        let id = asked.clone();
        async move {
            let text = http::record(&id).await?;
            // A Record that was uploaded has no table: nobody in it is "you".
            Ok((text, http::table(&id).await.ok()))
        }
    };
    fetched(ask, move |(text, table): (String, Option<TableInfo>)| {
        let table = table.filter(|table| table.stage == Stage::Finished);
        analysed(text.into(), Some(id.clone()), table)
    })
}

/// Of the Record that only this page has; where there is none, one can be chosen.
#[component]
pub fn FileAnalysisPage() -> impl IntoView {
    match OnlyHere::here().text() {
        Some(text) => analysed(text, None, None),
        None => view! { <FileReplayPage look=String::new()/> }.into_any(),
    }
}

fn analysed(text: Arc<str>, id: Option<TableId>, table: Option<TableInfo>) -> AnyView {
    let game = match game_of(&text) {
        Ok(game) => game,
        Err(error) => return unreadable(error),
    };
    games::analysis_with_code(&game, move |code, analysis| {
        let (text, id, table) = (text.clone(), id.clone(), table.clone());
        analysis(Asked { text, code, id, table, unreadable })
    })
}
