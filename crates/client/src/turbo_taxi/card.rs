//! A road card, drawn as its kind and turned.

use crate::kit::live::live;
use crate::kit::memo::Memo;
use leptos::prelude::*;
use turbo_taxi::{Card, CardKind, Crossing};

/// The drawing of a kind. The crossing is a square or a bridge, as the table plays it (TT-7).
pub fn drawing(kind: CardKind, crossing: Crossing) -> &'static str {
    match (kind, crossing) {
        (CardKind::Straight, _) => "#k-straight",
        (CardKind::Curve, _) => "#k-curve",
        (CardKind::Tee, _) => "#k-tee",
        (CardKind::Crossing, Crossing::Junction) => "#k-junction",
        (CardKind::Crossing, Crossing::Overpass) => "#k-overpass",
        (CardKind::DoubleCurve, _) => "#k-dcurve",
        (CardKind::DeadEnd, _) => "#k-deadend",
    }
}

/// In a square of 100. A card that is turned is seen to turn, always clockwise.
#[component]
pub fn CardPicture(
    #[prop(into)] card: Signal<Option<Card>>,
    #[prop(into)] crossing: Signal<Crossing>,
) -> impl IntoView {
    let angle = Memo::new(move |before: Option<&(Option<Card>, i32)>| {
        let card = card.get();
        let angle = match (before, card) {
            (Some((Some(old), angle)), Some(new)) if old.turned() == new => angle + 90,
            (_, new) => new.map_or(0, |card| 90 * i32::from(card.turn())),
        };
        (card, angle)
    });
    let kind = Memo::new(move |_| card.get().map(Card::kind));
    let turn = move || format!("rotate({}deg)", angle.get().1);
    live(move || {
        kind.get().map(|kind| {
            view! {
                <use_
                    class="card"
                    href=move || drawing(kind, crossing.get())
                    style:transform=turn
                />
            }
        })
    })
}
