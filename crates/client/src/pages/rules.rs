//! The rules of a game, each with its number as an anchor.

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::games::CARDS;
use crate::http;
use crate::kit::link::Link;
use crate::kit::picture::Picture;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Empty, Loading};
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
    let target = target();
    Effect::new(move || {
        rules.track();
        let number = target.get();
        request_animation_frame(move || browser::scroll_to(&number));
    });
    let content = move || match rules.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Err(_)) => view! { <Empty symbol="help" key="rules-missing"/> }.into_any(),
        Some(Ok(text)) => {
            let shown = |block| shown(block, target);
            blocks(&text).into_iter().map(shown).collect_view().into_any()
        }
    };
    let others = CARDS.iter().filter(|card| card.id != data_game).map(|card| {
        let to = Route::Rules { game: card.id.to_owned() };
        let name = move || words.say(&format!("{}-name", card.id), &[]);
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

fn shown(block: Block, target: RwSignal<String>) -> AnyView {
    match block {
        Block::Title(text) => view! { <h1>{text}</h1> }.into_any(),
        Block::Section(text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Paragraph(text) => view! { <p>{rich(&text)}</p> }.into_any(),
        Block::List(items) => {
            let item = |item: String| view! { <li>{rich(&item)}</li> };
            let items = items.into_iter().map(item).collect_view();
            view! { <ul class="rules__list">{items}</ul> }.into_any()
        }
        Block::Rule { number, text } => {
            let (href, id) = (format!("#{number}"), number.clone());
            let is_target = {
                let number = number.clone();
                move || target.with(|target| *target == number)
            };
            view! {
                <p class="rule" class:is-target=is_target id=id>
                    <a class="rule__number" href=href>{number}</a>
                    <span>{rich(&text)}</span>
                </p>
            }
            .into_any()
        }
        Block::Symbols(ids) => {
            let symbols = ids.into_iter().map(|id| view! { <Symbol id=id class="sym--40"/> });
            view! { <p class="rules__symbols">{symbols.collect_view()}</p> }.into_any()
        }
        Block::Picture { name, caption: None } => view! { <Picture name/> }.into_any(),
        Block::Picture { name, caption: Some(caption) } => view! {
            <figure class="rules__picture">
                <Picture name/>
                <figcaption>{rich(&caption)}</figcaption>
            </figure>
        }
        .into_any(),
    }
}

/// Text with `**bold**` in it.
fn rich(text: &str) -> Vec<AnyView> {
    let piece = |(i, piece): (usize, &str)| {
        let piece = piece.to_owned();
        if i % 2 == 1 { view! { <b>{piece}</b> }.into_any() } else { piece.into_any() }
    };
    text.split("**").enumerate().map(piece).collect()
}
