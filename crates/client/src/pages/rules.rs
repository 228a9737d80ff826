//! The rules of a game, each with its number as an anchor.

use leptos::prelude::*;

use crate::browser;
use crate::http;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Empty, Loading};
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
    let content = move || match rules.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Err(_)) => view! { <Empty symbol="help" key="rules-missing"/> }.into_any(),
        Some(Ok(text)) => {
            request_animation_frame(|| browser::scroll_to(browser::hash().trim_start_matches('#')));
            blocks(&text).into_iter().map(shown).collect_view().into_any()
        }
    };
    view! { <main class="wrap page rules" data-game=data_game>{content}</main> }
}

fn path(game: &str, lang: Lang) -> String {
    format!("/rules-{}-{game}.txt", lang.code())
}

fn shown(block: Block) -> AnyView {
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
            view! {
                <p class="rule" id=id>
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
