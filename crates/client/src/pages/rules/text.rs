//! The blocks of the rules as they are drawn.

use leptos::prelude::*;

use crate::kit::picture::Picture;
use crate::kit::symbol::Symbol;
use crate::rules::{Block, Piece, pieces};

/// The anchor of the section that is this block.
pub fn section_id(idx: usize) -> String {
    format!("section-{idx}")
}

pub fn shown(idx: usize, block: &Block, target: RwSignal<String>) -> AnyView {
    match block {
        Block::Title(text) => view! { <h1>{text.clone()}</h1> }.into_any(),
        Block::Section(text) => view! { <h2 id=section_id(idx)>{text.clone()}</h2> }.into_any(),
        Block::Paragraph(text) => view! { <p>{rich(text)}</p> }.into_any(),
        Block::List(items) => {
            let items = items.iter().map(|item| view! { <li>{rich(item)}</li> }).collect_view();
            view! { <ul class="rules__list">{items}</ul> }.into_any()
        }
        Block::Table(rows) => table(rows),
        Block::Code(text) => view! { <pre class="rules__code">{text.clone()}</pre> }.into_any(),
        Block::Rule { number, text } => rule(number, text, target),
        Block::Symbols(ids) => {
            let symbols = ids.iter().map(|id| view! { <Symbol id=id.clone() class="sym--40"/> });
            view! { <p class="rules__symbols">{symbols.collect_view()}</p> }.into_any()
        }
        Block::Parts(name) => view! { <Picture name=name.clone()/> }.into_any(),
        Block::Picture { drawing, caption } => view! {
            <figure class="rules__picture">
                <div class="drawing" aria-hidden="true" inner_html=drawing.clone()></div>
                <figcaption>{rich(caption)}</figcaption>
            </figure>
        }
        .into_any(),
    }
}

fn rule(number: &str, text: &str, target: RwSignal<String>) -> AnyView {
    let number = number.to_owned();
    let (href, id) = (format!("#{number}"), number.clone());
    let is_target = {
        let number = number.clone();
        move || target.with(|target| *target == number)
    };
    view! {
        <p class="rule" class:is-target=is_target id=id>
            <a class="rule__number" href=href>{number}</a>
            <span>{rich(text)}</span>
        </p>
    }
    .into_any()
}

fn table(rows: &[Vec<String>]) -> AnyView {
    let Some((head, rows)) = rows.split_first() else { return ().into_any() };
    let heads = head.iter().map(|cell| view! { <th scope="col">{rich(cell)}</th> }).collect_view();
    let row = |row: &Vec<String>| {
        let cells = row.iter().map(|cell| view! { <td>{rich(cell)}</td> }).collect_view();
        view! { <tr>{cells}</tr> }
    };
    view! {
        <div class="rules__table">
            <table>
                <thead><tr>{heads}</tr></thead>
                <tbody>{rows.iter().map(row).collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// A text with all that stands inside of it.
fn rich(text: &str) -> Vec<AnyView> {
    let drawn = |piece: Piece| match piece {
        Piece::Text(text) => text.into_any(),
        Piece::Bold(text) => view! { <b>{text}</b> }.into_any(),
        Piece::Code(text) => view! { <code>{text}</code> }.into_any(),
        Piece::Rule(number) => {
            let href = format!("#{number}");
            view! { <a href=href>{number}</a> }.into_any()
        }
    };
    pieces(text).into_iter().map(drawn).collect()
}
