//! The rules of a game: a list of contents that stays in view, a search, and each rule with its
//! number as an anchor.

mod text;

use leptos::ev;
use leptos::html::Details;
use leptos::prelude::*;

use self::text::shown;
use crate::browser;
use crate::games::CARDS;
use crate::http;
use crate::kit::effect::effect;
use crate::kit::link::Link;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Empty, Loading};
use crate::letters::in_small;
use crate::route::Route;
use crate::rules::{Block, blocks};
use crate::top_bar::Heading;
use crate::words::{Lang, Words};

#[component]
pub fn RulesPage(game: String) -> impl IntoView {
    let words = Words::here();
    Heading::follow(&game, move || words.say("rules-progress", &[]));
    let data_game = game.clone();
    let rules = LocalResource::new(move || {
        let lang = words.texts().lang();
        let path = path(&game, lang);
        async move { http::text(&path).await }
    });
    let sought = RwSignal::new(String::new());
    let target = target();
    effect(move || {
        rules.track();
        let number = target.get();
        if !number.is_empty() {
            sought.set(String::new());
        }
        request_animation_frame(move || browser::scroll_to(&number));
    });
    let content = live(move || match rules.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Err(_)) => view! { <Empty symbol="help" key="rules-missing"/> }.into_any(),
        Some(Ok(text)) => view! { <Rules blocks=blocks(&text) sought target/> }.into_any(),
    });
    let others = CARDS.iter().filter(|card| card.id != data_game).map(|card| {
        let to = Route::Rules { game: card.id.to_owned() };
        let name = live(move || words.say(&format!("{}-name", card.id), &[]));
        view! { <Link to class="button button--quiet">{name}</Link> }
    });
    let others = others.collect_view();
    view! {
        <main class="wrap page rules" data-game=data_game>
            <nav class="rules__others" aria-label=words.of("rules-others")>{others}</nav>
            {content}
        </main>
    }
}

fn path(game: &str, lang: Lang) -> String {
    format!("/rules-{}-{game}.txt", lang.code())
}

/// The rule that the address names; the browser's own mark comes too early for a page that is
/// fetched.
fn target() -> RwSignal<String> {
    let number = || browser::hash().trim_start_matches('#').to_owned();
    let target = RwSignal::new(number());
    let listener = window_event_listener(ev::hashchange, move |_| target.set(number()));
    on_cleanup(move || listener.remove());
    target
}

#[component]
fn Rules(blocks: Vec<Block>, sought: RwSignal<String>, target: RwSignal<String>) -> impl IntoView {
    let words = Words::here();
    let blocks = StoredValue::new(blocks);
    let found = Memo::new(move |_| {
        let sought: Vec<String> =
            in_small(&sought.get()).split_whitespace().map(str::to_owned).collect();
        blocks.with_value(|blocks| found(blocks, &sought))
    });
    let count = live(move || {
        let n = found.with(|found| found.n_found);
        (!sought.get().trim().is_empty()).then(|| words.say("rules-found", &[("n", n.into())]))
    });
    // What is not found stays in the page, and is printed.
    let drawn = |(idx, block): (usize, &Block)| {
        let is_away = follows(move || found.with(|found| !found.is_shown[idx]));
        let block = shown(idx, block, target);
        view! { <div class="rules__block" class:is-away=is_away>{block}</div> }
    };
    let text = blocks.with_value(|blocks| blocks.iter().enumerate().map(drawn).collect_view());
    view! {
        <div class="rules__columns">
            <aside class="rules__aside">
                <label class="rules__search">
                    <Symbol id="search" class="sym--20 mono"/>
                    <input
                        type="search"
                        placeholder=words.of("rules-search")
                        aria-label=words.of("rules-search")
                        prop:value=follows(move || sought.get())
                        on:input=move |event| sought.set(event_target_value(&event))
                    />
                </label>
                <p class="rules__count" role="status">{count}</p>
                <Contents blocks/>
            </aside>
            <article class="rules__text">{text}</article>
        </div>
    }
}

/// The sections; on a phone they open on a press.
#[component]
fn Contents(blocks: StoredValue<Vec<Block>>) -> impl IntoView {
    let words = Words::here();
    let list: NodeRef<Details> = NodeRef::new();
    let is_wide = is_wide();
    // What was chosen must not lie under the list.
    let close = move |_| {
        if let Some(list) = list.get_untracked().filter(|_| !is_wide.get_untracked()) {
            list.set_open(false);
        }
    };
    let sections = blocks.with_value(|blocks| {
        let section = |(idx, block): (usize, &Block)| match block {
            Block::Section(title) => {
                let href = format!("#{}", text::section_id(idx));
                Some(view! { <li><a href=href on:click=close>{title.clone()}</a></li> })
            }
            _ => None,
        };
        blocks.iter().enumerate().filter_map(section).collect_view()
    });
    view! {
        <details class="rules__contents" node_ref=list prop:open=follows(move || is_wide.get())>
            <summary>{words.of("rules-contents")}</summary>
            <nav aria-label=words.of("rules-contents")><ol>{sections}</ol></nav>
        </details>
    }
}

/// From this width on, in pixels, the contents stand beside the text.
const WIDE: f64 = 900.0;

fn is_wide() -> Memo<bool> {
    let width = RwSignal::new(browser::width());
    let listener = window_event_listener(ev::resize, move |_| width.set(browser::width()));
    on_cleanup(move || listener.remove());
    Memo::new(move |_| WIDE <= width.get())
}

#[derive(Clone, PartialEq, Debug)]
struct Found {
    is_shown: Vec<bool>,
    n_found: usize,
}

/// What has all these words in it, with the heads above; everything if nothing is sought. Symbols
/// and pictures belong to what stands before them.
fn found(blocks: &[Block], sought: &[String]) -> Found {
    if sought.is_empty() {
        return Found { is_shown: vec![true; blocks.len()], n_found: 0 };
    }
    let mut is_shown = vec![false; blocks.len()];
    let mut n_found = 0;
    let mut head = None;
    for (idx, block) in blocks.iter().enumerate() {
        match block {
            Block::Title(_) | Block::Symbols(_) => {}
            Block::Section(_) => head = Some(idx),
            _ if block.mentions(sought) => {
                is_shown[idx] = true;
                n_found += 1;
                if let Some(head) = head {
                    is_shown[head] = true;
                }
            }
            _ => {}
        }
    }
    Found { is_shown, n_found }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sought_is_shown_below_its_head() {
        let blocks = blocks("# T\n\n## One\n\nSM-1 Dice.\n\nSM-2 Coins.\n\n## Two\n\nSM-3 Logs.");
        let shown = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|it| it.to_string()).collect();
            found(&blocks, &words)
        };
        let one = Found { is_shown: vec![false, true, false, true, false, false], n_found: 1 };
        assert_eq!(shown(&["coin"]), one);
        assert!(shown(&[]).is_shown.iter().all(|it| *it));
        assert_eq!(shown(&["pirates"]).n_found, 0);
    }
}
