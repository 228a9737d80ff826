//! A space in words, for whoever does not see the plan.

use cities::{FeatureKind, Space};
use leptos::prelude::*;

use super::board::Plan;
use super::names::{colour_name, feature_name, nature_name};
use super::scene::{Cell, Land, Top, cells};
use crate::words::Texts;

/// "Row 2, column 3: red building, 2 storeys".
pub fn cell_words(plan: Plan, at: Space) -> String {
    let texts = plan.desk.cx.words.texts();
    let cell = plan.city.with(|city| cells(city).into_iter().find(|cell| cell.space == at));
    let (row, column) = plan.city.with(|city| plan.frame.with(|frame| frame.place(at, city)));
    let what = cell.map(|cell| what(plan, &cell, &texts)).unwrap_or_default();
    let args = [("row", row.into()), ("column", column.into()), ("what", what.into())];
    texts.say("cities-space", &args)
}

fn what(plan: Plan, cell: &Cell, texts: &Texts) -> String {
    let land = |land: &str| texts.say("cities-land", &[("land", land.into())]);
    let feature = |role: FeatureKind| {
        plan.desk.game.with(|game| {
            let catalogue = game.catalogue();
            feature_name(catalogue, catalogue.kind_of(role), texts.lang())
        })
    };
    match (cell.top, cell.ground) {
        (Top::Building(it), _) => {
            let args = [("colour", colour_name(it.colour).into()), ("n", it.height.into())];
            texts.say("cities-building", &args)
        }
        (Top::Feature(rank), Land::Nature(on)) => {
            let name = feature(FeatureKind::Nature { on, rank });
            format!("{}, {name}", land(nature_name(on)))
        }
        (Top::Monument, _) => feature(FeatureKind::Monument),
        (Top::Special, _) => feature(FeatureKind::Special),
        (_, Land::Nature(nature)) => land(nature_name(nature)),
        (_, Land::Lot(colour)) => land(colour_name(colour)),
        (_, Land::Covered) => String::new(),
    }
}
