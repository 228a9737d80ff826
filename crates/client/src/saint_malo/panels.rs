//! What stands beside the board.

use leptos::prelude::*;
use saint_malo::SaintMalo;

use super::dice_tray::DiceTray;
use super::pirates::Pirates;
use super::uses::Uses;
use crate::table::{Panel, Region, Table};

/// Where the pirates are on a phone. On a desk they are always in view.
pub const PIRATES: &str = "pirates";

pub fn panels() -> Vec<Panel<SaintMalo>> {
    vec![
        Panel {
            id: "means",
            title: "saint-malo-dice",
            symbol: "dice",
            desk: Region::Ask,
            phone: Region::Ask,
            draw: means,
        },
        Panel {
            id: PIRATES,
            title: "saint-malo-pirates",
            symbol: "sm-ship",
            desk: Region::Seats,
            phone: Region::Tab,
            draw: |table| view! { <Pirates table/> }.into_any(),
        },
    ]
}

fn means(table: Table<SaintMalo>) -> AnyView {
    view! { <DiceTray table/> <Uses table/> }.into_any()
}
