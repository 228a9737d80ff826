//! Before the match: who has come, the link for friends, and the start.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{SeatInfo, TableId, TableInfo, TakeSeat};
use serde_json::Value;

use crate::app::{Guest, Navigator};
use crate::browser;
use crate::games;
use crate::http::{self, Answer};
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::options::{Agreed, Remarks};
use crate::pages::game_sign::GameSign;
use crate::pages::guest::GuestButton;
use crate::route::Route;
use crate::session::Session;
use crate::table::Names;
use crate::table::seat_mark::SeatMark;
use crate::top_bar::Heading;
use crate::words::{Texts, Words};

const POLL_MS: u64 = 4_000;
const TICK: Duration = Duration::from_secs(1);

#[component]
pub fn WaitingRoom(session: Session) -> impl IntoView {
    let words = Words::here();
    let table = session.table;
    let game = table.with_untracked(|it| it.as_ref().map(|it| it.game.clone()));
    let game = game.unwrap_or_default();
    Heading::follow(&game, move || words.say("room-progress", &[]));
    keep_fresh(session);
    let options = session.options;
    tell_new_host(session);
    let content = live(move || {
        table.get().map(|table| {
            view! {
                <Removed is_removed=table.is_removed/>
                <Invitation id=table.id.clone() has_open=has_open(&table)/>
                <SeatList table=table.clone() session/>
                <Options table=table.clone() options/>
                <RoomActions table session/>
            }
        })
    });
    let title = live(move || {
        let is_full = table.with(|table| table.as_ref().is_some_and(|table| !has_open(table)));
        words.say(if is_full { "room-title-full" } else { "room-title" }, &[])
    });
    view! {
        <main class="wrap page room" data-game=game.clone()>
            <div class="room__head">
                <h1>{title}</h1>
                <GuestButton/>
            </div>
            <GameSign game=game.clone()/>
            {content}
        </main>
    }
}

/// The socket tells of changes; without one, asking now and then must do.
fn keep_fresh(session: Session) {
    let ask = move || {
        let table = session.table.try_get_untracked().flatten();
        let is_told = session.link.try_get_untracked() == Some(crate::session::Link::Open);
        let Some(table) = table.filter(|_| !is_told) else { return };
        spawn_local(async move {
            if let Ok(fresh) = http::table(&table.id).await {
                session.table.try_set(Some(fresh));
            }
        });
    };
    if let Ok(timer) = set_interval_with_handle(ask, Duration::from_millis(POLL_MS)) {
        on_cleanup(move || timer.clear());
    }
}

/// Whoever gets the table because its host has left is told so.
fn tell_new_host(session: Session) {
    let (words, toasts) = (Words::here(), Toasts::here());
    Effect::new(move |was_host: Option<bool>| {
        let is_host = session.table.with(|table| table.as_ref().is_some_and(|it| it.is_host));
        if is_host && was_host == Some(false) {
            toasts.say(words.say_once("room-host-now", &[]));
        }
        is_host
    });
}

#[component]
fn Removed(is_removed: bool) -> impl IntoView {
    let words = Words::here();
    is_removed.then(|| {
        view! { <p class="notice notice--careful" role="alert">{words.of("room-removed")}</p> }
    })
}

fn has_open(table: &TableInfo) -> bool {
    table.seats.iter().any(SeatInfo::is_vacant)
}

fn is_mine(seat: &SeatInfo) -> bool {
    matches!(seat, SeatInfo::Person { is_me: true, .. })
}

#[component]
fn Invitation(id: TableId, has_open: bool) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let address = browser::address_of(&Route::Table { id }.path());
    let copied = address.clone();
    let copy = move |_| {
        let address = copied.clone();
        spawn_local(async move {
            let is_copied = browser::copy(&address).await;
            let key = if is_copied { "room-copied" } else { "room-not-copied" };
            toasts.say(words.say_once(key, &[]));
        });
    };
    let select = move |event: leptos::ev::FocusEvent| {
        event_target::<web_sys::HtmlInputElement>(&event).select();
    };
    has_open.then(|| {
        view! {
            <section class="panel invitation">
                <label class="field">
                    <span>{words.of("room-link")}</span>
                    <input type="text" readonly value=address on:focus=select/>
                </label>
                <button class="button copy-link" on:click=copy>
                    <Symbol id="link" class="sym--20 mono"/>
                    {words.of("room-copy")}
                </button>
            </section>
        }
    })
}

#[component]
fn SeatList(table: TableInfo, session: Session) -> impl IntoView {
    let words = Words::here();
    let texts = words.texts();
    let names = Names::of_table(&table.seats, table.away, &texts);
    let now_s = ticking(table.seats.iter().any(|info| matches!(info, SeatInfo::Kept { .. })));
    let row = |(seat, info): (Seat, &SeatInfo)| {
        let about = {
            let info = info.clone();
            move || state(&info, now_s.get(), &words.texts())
        };
        view! {
            <li>
                <SeatMark seat class="sym--32"/>
                <span class="seat__name">{names.label(seat, &texts)}</span>
                <span class="small quiet">{about}</span>
                {seat_button(&table, session, seat)}
            </li>
        }
    };
    let rows = (0..).map(Seat).zip(&table.seats).map(row).collect_view();
    // Only a rematch keeps seats for those who have played.
    let is_rematch = table.seats.iter().any(|it| matches!(it, SeatInfo::Kept { .. }));
    let turned = is_rematch.then(|| {
        view! { <p class="small quiet room__turned">{words.of("room-turned")}</p> }
    });
    view! { <section class="panel"><ul class="rows room__seats">{rows}</ul>{turned}</section> }
}

/// Seconds since 1970, followed where somebody counts them.
fn ticking(is_needed: bool) -> RwSignal<u64> {
    let now_s = || browser::unix_ms() / 1000;
    let ticks = RwSignal::new(now_s());
    let tick = move || {
        let _ = ticks.try_set(now_s());
    };
    if is_needed && let Ok(timer) = set_interval_with_handle(tick, TICK) {
        on_cleanup(move || timer.clear());
    }
    ticks
}

/// What the guest can do with a seat: take it; or, as the host, free it.
fn seat_button(table: &TableInfo, session: Session, seat: Seat) -> Option<AnyView> {
    let words = Words::here();
    let id = table.id.clone();
    let take = move |_| {
        let (id, seat) = (id.clone(), TakeSeat { seat: Some(seat) });
        let introduced = introduced();
        ask(session, async move {
            introduced.await?;
            http::take_seat(&id, seat).await
        });
    };
    let id = table.id.clone();
    let clear = move |_| {
        let id = id.clone();
        ask(session, async move { http::clear_seat(&id, seat).await });
    };
    // "Remove" alone says nothing to those who do not see whose row it stands in.
    let clears = |verb: &'static str, whole: &'static str, name: &str| {
        let name = name.to_owned();
        let label = move || words.say(whole, &[("name", name.clone().into())]);
        let class = "button button--quiet clear-seat";
        view! {
            <button class=class aria-label=follows(label) on:click=clear>{words.of(verb)}</button>
        }
        .into_any()
    };
    match table.seats.get(seat.idx())? {
        SeatInfo::Open | SeatInfo::Kept { is_me: true, .. } if !table.is_removed => {
            let verb = words.of("room-take");
            Some(view! { <button class="button" on:click=take>{verb}</button> }.into_any())
        }
        SeatInfo::Kept { name, .. } if table.is_host => {
            Some(clears("room-free", "room-free-name", name))
        }
        SeatInfo::Person { name, is_me: false, .. } if table.is_host => {
            Some(clears("room-remove", "room-remove-name", name))
        }
        SeatInfo::Open | SeatInfo::Kept { .. } | SeatInfo::Person { .. } | SeatInfo::Bot { .. } => {
            None
        }
    }
}

/// What is not as usual, so that nobody finds out when it is too late.
#[component]
fn Options(table: TableInfo, options: StoredValue<Value>) -> impl IntoView {
    let words = Words::here();
    let n_seats = table.seats.len() as u8;
    let game = table.game;
    games::part_with_code(&game, move |code| {
        let options = options.get_value();
        let texts = words.texts();
        let agreed = code.ui.agreed(Agreed { options: &options, n_seats, texts: &texts });
        let remarks = code.ui.remarks(Remarks { options, n_seats, texts: &texts }).remarks;
        (!agreed.is_empty()).then(|| unusual(words, agreed, remarks)).into_any()
    })
}

fn unusual(words: Words, agreed: Vec<(String, String)>, remarks: Vec<String>) -> impl IntoView {
    let row = |(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> };
    let remark = |text: String| view! { <li>{text}</li> };
    view! {
        <section class="panel room__options">
            <h2>{words.of("room-options")}</h2>
            <dl>{agreed.into_iter().map(row).collect_view()}</dl>
            <ul class="small quiet">{remarks.into_iter().map(remark).collect_view()}</ul>
        </section>
    }
}

fn state(info: &SeatInfo, now_s: u64, texts: &Texts) -> String {
    match info {
        SeatInfo::Open => texts.say("room-open", &[]),
        SeatInfo::Kept { is_me: true, until, .. } => {
            texts.say("room-kept-me", &[("time", time_left(*until, now_s).into())])
        }
        SeatInfo::Kept { name, until, .. } => {
            let time = time_left(*until, now_s).into();
            texts.say("room-kept", &[("name", name.clone().into()), ("time", time)])
        }
        SeatInfo::Person { is_here: true, .. } => texts.say("room-here", &[]),
        SeatInfo::Person { is_here: false, .. } => texts.say("room-away", &[]),
        SeatInfo::Bot { level } => {
            let level = texts.say(&format!("level-{level}"), &[]);
            texts.say("room-bot", &[("level", level.into())])
        }
    }
}

/// Minutes and seconds: "4:32".
fn time_left(until: u64, now_s: u64) -> String {
    let left = until.saturating_sub(now_s);
    format!("{}:{:02}", left / 60, left % 60)
}

#[component]
fn RoomActions(table: TableInfo, session: Session) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let navigator = Navigator::here();
    let can_start = table.is_host && !has_open(&table);
    let hint = match (has_open(&table), table.is_host) {
        (true, _) => "room-waiting-for-friends",
        (false, true) => "room-ready",
        (false, false) => "room-waiting-for-host",
    };
    let host = table.host.clone();
    let hint = live(move || words.say(hint, &[("host", host.clone().into())]));
    let id = table.id.clone();
    let start = move |_| {
        let id = id.clone();
        if can_start {
            ask(session, async move { http::start(&id).await });
        }
    };
    let id = table.id.clone();
    let leave = move |_| {
        let id = id.clone();
        spawn_local(async move {
            match http::leave(&id).await {
                Ok(()) => navigator.go(&Route::Start),
                Err(problem) => toasts.problem(&problem),
            }
        });
    };
    let leave = (table.is_host || table.seats.iter().any(is_mine)).then(|| {
        view! {
            <button class="button button--quiet" on:click=leave>{words.of("room-leave")}</button>
        }
    });
    let start = table.is_host.then(|| {
        view! {
            <button
                class="button button--primary button--big start-match"
                aria-disabled=(!can_start).to_string()
                on:click=start
            >
                {words.of("room-start")}
            </button>
        }
    });
    view! {
        <div class="room__actions">
            <p class="quiet">{hint}</p>
            {leave}
            {start}
        </div>
    }
}

/// Whoever sits down has a name.
fn introduced() -> impl Future<Output = Answer<()>> {
    let (guest, words) = (Guest::here(), Words::here());
    guest.introduce(words)
}

/// Asks the server and shows the table as it then is.
fn ask(session: Session, question: impl Future<Output = Answer<TableInfo>> + 'static) {
    let toasts = Toasts::here();
    spawn_local(async move {
        match question.await {
            Ok(table) => {
                session.table.try_set(Some(table));
                // The socket of somebody who has just got a name does not know it yet.
                session.retry.run(());
            }
            Err(problem) => toasts.problem(&problem),
        }
    });
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    #[test]
    fn a_kept_seat_counts_down() {
        let name = "Bert".to_owned();
        let kept = SeatInfo::Kept { name, is_me: false, until: 1_000 };
        let texts = Texts::new(Lang::En);
        let said = [728, 999, 1_001].map(|now_s| state(&kept, now_s, &texts));
        assert_eq!(said, ["for Bert, 4:32 left", "for Bert, 0:01 left", "for Bert, 0:00 left"]);
    }
}
