//! A city in small: readable at a glance, enough to see who is near the end.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::{Field, Fields, Piece, Plan};

use super::names::person_letter;
use super::places;
use crate::words::Texts;

const STEP: f64 = 12.0;

pub fn mini(seat: Seat, plan: &Plan, texts: &Texts) -> impl IntoView + use<> {
    let towers = [(6, 6), (78, 6), (6, 78), (78, 78)];
    let tower = |(x, y)| view! { <circle class="m-tower" cx=x cy=y r="5.2"/> };
    let piece_at =
        |field| plan.pieces().iter().find(|(at, _)| *at == field).map(|(_, piece)| *piece);
    let cells: Vec<_> =
        Field::all().map(|field| cell(seat, field, piece_at(field), texts)).collect();
    view! {
        <svg class="mini" viewBox="0 0 84 84" aria-hidden="true">
            <rect class="m-bg" width="84" height="84" rx="4"/>
            {towers.map(tower).collect_view()}
            {cells.collect_view()}
        </svg>
    }
}

fn cell(seat: Seat, field: Field, piece: Option<Piece>, texts: &Texts) -> impl IntoView + use<> {
    let x = STEP * f64::from(field.column());
    let y = STEP * f64::from(field.row());
    let ground = if Fields::OUTER.contains(field) { "m-out" } else { "m-in" };
    let (class, letter) = match piece {
        None => (ground, None),
        Some(Piece::Crate) => ("m-crate", None),
        Some(Piece::Wall) => ("m-wall", None),
        Some(Piece::House) => ("m-house", None),
        Some(Piece::Church(size)) => ("m-church", Some(size.to_string())),
        Some(Piece::Person(person)) => (ground, Some(person_letter(texts, person))),
    };
    let is_person = matches!(piece, Some(Piece::Person(_)));
    let token =
        is_person.then(|| view! { <circle class="m-person" cx=x + 6.0 cy=y + 6.0 r="4.6"/> });
    let letter = letter.map(|letter| view! { <text x=x + 6.0 y=y + 8.7>{letter}</text> });
    let place = places::field(seat, field).to_string();
    view! {
        <rect
            class=class
            data-place=place
            x=x + 0.7
            y=y + 0.7
            width="10.6"
            height="10.6"
            rx="1.5"
        />
        {token}
        {letter}
    }
}
