//! What stands beside the board: on a desk folded into tabs, on a phone behind tabs under the
//! thumb.

use leptos::prelude::*;

use super::About;
use super::standing::Standing;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::log::Log;
use crate::table::panel::AnyPanel;
use crate::table::screen::Screen;
use crate::table::tabs::{ABOUT, STANDING, STORY, TABLE};
use crate::table::{AnyTable, Region};
use crate::top_bar::MoreButton;

/// The panels that a game has in a region of this screen.
pub fn drawn_in(table: AnyTable, region: Region) -> impl IntoView {
    let drawn = in_region(table, region).map(|panel| {
        view! {
            <section class=format!("part {}", panel.id) aria-label=table.cx.words.of(panel.title)>
                {table.cx.ui.panel(table, panel.id)}
            </section>
        }
    });
    drawn.collect_view()
}

fn in_region(table: AnyTable, region: Region) -> impl Iterator<Item = AnyPanel> {
    let screen = table.screen.get();
    table.cx.ui.panels().into_iter().filter(move |panel| panel.region(screen) == region)
}

/// What is one's own, under the board.
#[component]
pub fn Me(table: AnyTable) -> impl IntoView {
    view! { <div class="r-me">{live(move || drawn_in(table, Region::Me))}</div> }
}

/// One thing that can be opened.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Tab {
    id: &'static str,
    title: &'static str,
    symbol: &'static str,
}

fn tabs(table: AnyTable) -> Vec<Tab> {
    let own = in_region(table, Region::Tab).map(|panel| Tab {
        id: panel.id,
        title: panel.title,
        symbol: panel.symbol,
    });
    let has_about = use_context::<About>().is_some_and(|about| about.is_there.get());
    let about = Tab { id: ABOUT, title: "table-tab-about", symbol: "fair" };
    let common = [
        Tab { id: STANDING, title: "table-tab-standing", symbol: "trophy" },
        Tab { id: STORY, title: "table-tab-story", symbol: "log" },
    ];
    own.chain(common).chain(has_about.then_some(about)).collect()
}

/// On a desk: tabs, and below them the one that is open.
#[component]
pub fn Panels(table: AnyTable) -> impl IntoView {
    let all = Memo::new(move |_| tabs(table));
    let open = Memo::new(move |_| {
        let all = all.get();
        let wanted = all.iter().find(|tab| tab.id == table.tab.get());
        wanted.or(all.first()).map(|tab| tab.id)
    });
    let is_small = Memo::new(move |_| table.screen.get().is_small());
    let is_there = move || !is_small.get() || table.tab.get() != TABLE;
    let heads = move || {
        let head = |tab: Tab| tab_button(table, tab, move || open.get() == Some(tab.id), false);
        (!is_small.get()).then(|| {
            let heads = all.get().into_iter().map(head).collect_view();
            view! { <div class="tabs" role="tablist">{heads}</div> }
        })
    };
    let body = move || open.get().map(|id| view! { <Body table id/> });
    live(move || {
        is_there().then(|| {
            view! {
                <section class="r-panels panel">
                    {live(heads)}
                    {live(body)}
                </section>
            }
        })
    })
}

/// On a phone: the table and every panel, under the thumb; and with it what the top bar has, where
/// there is no room for that.
#[component]
pub fn TabBar(table: AnyTable) -> impl IntoView {
    let tab = move |tab: Tab| tab_button(table, tab, move || table.tab.get() == tab.id, true);
    let is_low = move || table.screen.get() == Screen::Low;
    live(move || {
        table.screen.get().is_small().then(|| {
            let first = Tab { id: TABLE, title: "table-tab-table", symbol: "rathaus" };
            let all = [first].into_iter().chain(tabs(table));
            let tabs = table.cx.words.of("table-tabs");
            view! {
                <div class="r-tabs">
                    <div class="r-tabs__list" role="tablist" aria-label=tabs>
                        {all.map(tab).collect_view()}
                    </div>
                    {live(move || is_low().then(|| view! { <MoreButton/> }))}
                </div>
            }
        })
    })
}

fn tab_button(
    table: AnyTable,
    tab: Tab,
    is_open: impl Fn() -> bool + Copy + Send + Sync + 'static,
    has_symbol: bool,
) -> impl IntoView {
    let symbol = has_symbol.then(|| view! { <Symbol id=tab.symbol class="sym--24 mono"/> });
    view! {
        <button
            role="tab"
            data-place=format!("tab-{}", tab.id)
            aria-selected=follows(move || is_open().to_string())
            on:click=move |_| table.tab.set(tab.id)
        >
            {symbol}
            <span>{table.cx.words.of(tab.title)}</span>
        </button>
    }
}

#[component]
fn Body(table: AnyTable, id: &'static str) -> impl IntoView {
    let cx = table.cx;
    let inside = match id {
        STANDING => view! { <Standing table/> }.into_any(),
        STORY => view! { <Log table/> }.into_any(),
        ABOUT => use_context::<About>().map(|about| about.view.run()).into_any(),
        id => cx.ui.panel(table, id).into_any(),
    };
    view! { <div class=format!("panel-body {id}") role="tabpanel">{inside}</div> }
}
