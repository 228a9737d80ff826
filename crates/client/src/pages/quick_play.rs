//! A table at once: me against one bot.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{NewSeat, NewTable, SeatInfo, Stage, TableInfo};
use serde_json::Value;

use crate::app::{Guest, Navigator};
use crate::games;
use crate::http::{self, Answer};
use crate::kit::toast::Toasts;
use crate::route::Route;
use crate::words::Words;

const LEVEL: &str = "medium";

/// Creates a table and goes there. It starts by itself if nobody has to be waited for.
pub fn open_table(table: NewTable, is_busy: RwSignal<bool>) {
    let navigator = Navigator::here();
    let toasts = Toasts::here();
    let (guest, words) = (Guest::here(), Words::here());
    if is_busy.get_untracked() {
        return;
    }
    is_busy.set(true);
    games::preload(&table.game, words);
    spawn_local(async move {
        let opened = async {
            guest.introduce(words).await?;
            let created = http::create(&table).await?;
            start_if_complete(created).await
        };
        match opened.await {
            Ok(table) => navigator.go(&Route::Table { id: table.id }),
            Err(problem) => toasts.problem(&problem),
        }
        is_busy.try_set(false);
    });
}

pub fn against_a_bot(game: &str) -> NewTable {
    NewTable {
        game: game.to_owned(),
        options: Value::Null,
        seats: vec![NewSeat::Me, NewSeat::Bot { level: LEVEL.to_owned() }],
        is_listed: false,
    }
}

/// Starts a table of our own if nobody has to be waited for.
pub async fn start_if_complete(table: TableInfo) -> Answer<TableInfo> {
    let is_complete = !table.seats.iter().any(SeatInfo::is_vacant);
    if is_complete && table.is_host && table.stage == Stage::Waiting {
        return http::start(&table.id).await;
    }
    Ok(table)
}
