//! What stands beside the board.

use leptos::prelude::*;
use rattus_cartus::RattusCartus;

use super::choices::Choices;
use super::hand::Hand;
use super::plague::Plague;
use super::risk::RiskPanel;
use super::to_come::ToCome;
use crate::table::{Panel, Region, Table};

pub fn panels() -> Vec<Panel<RattusCartus>> {
    vec![
        Panel {
            id: "own-cards",
            title: "rattus-hand",
            symbol: "rc-back",
            desk: Region::Ask,
            phone: Region::Me,
            draw: |table| view! { <Hand table/> }.into_any(),
        },
        Panel {
            id: "or-else",
            title: "rattus-choices",
            symbol: "rc-pass",
            desk: Region::Ask,
            phone: Region::Ask,
            draw: |table| view! { <Choices table/> }.into_any(),
        },
        Panel {
            id: "cards",
            title: "rattus-all-cards",
            symbol: "rc-nun",
            desk: Region::Tab,
            phone: Region::Tab,
            draw: cards,
        },
    ]
}

fn cards(table: Table<RattusCartus>) -> AnyView {
    view! { <RiskPanel table/> <Plague cx=table.cx/> <ToCome table/> }.into_any()
}
