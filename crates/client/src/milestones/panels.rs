//! What stands beside the board.

use leptos::prelude::*;
use milestones::Milestones;

use super::majorities::Majorities;
use super::means::Means;
use super::places;
use super::race::Race;
use super::ring_road::RingRoad;
use super::tiles::Hire;
use crate::table::{Panel, Region, Table};

/// The race and the majorities.
pub const TARGET: &str = "target";

pub fn panels() -> Vec<Panel<Milestones>> {
    vec![
        Panel {
            id: "means",
            title: "milestones-means",
            symbol: "ms-trading-house",
            desk: Region::Ask,
            phone: Region::Ask,
            draw: |table| view! { <Means table/> }.into_any(),
        },
        Panel {
            id: "loop",
            title: "milestones-loop",
            symbol: "ms-pawn",
            desk: Region::Me,
            phone: Region::Me,
            draw: |table| view! { <RingRoad table/> }.into_any(),
        },
        Panel {
            id: TARGET,
            title: "milestones-tab-target",
            symbol: "crown",
            desk: Region::Tab,
            phone: Region::Tab,
            draw: target,
        },
        Panel {
            id: "hire",
            title: "milestones-tab-hire",
            symbol: "people",
            desk: Region::Tab,
            phone: Region::Tab,
            draw: |table| view! { <Hire table/> }.into_any(),
        },
    ]
}

fn target(table: Table<Milestones>) -> AnyView {
    let place = places::TARGET.to_string();
    view! { <div data-place=place><Race table/> <Majorities table/></div> }.into_any()
}
