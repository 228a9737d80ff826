//! A neighbourhood and its spaces in words, also for whoever does not see the plan.

use cities::{FeatureKind, Space};
use engine::Seat;
use leptos::prelude::*;

use super::board::Plan;
use super::names::{colour_name, feature_name, nature_name};
use super::scene::{Cell, Land, Top, cells};
use crate::table::Names;
use crate::words::Texts;

/// "Your neighbourhood", "Neighbourhood of Jonas".
pub fn whose(seat: Seat, names: &Names, texts: &Texts) -> String {
    if names.you() == Some(seat) {
        return texts.say("cities-your-neighbourhood", &[]);
    }
    texts.say("cities-neighbourhood-of", &[("name", names.label(seat, texts).into())])
}

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

#[cfg(test)]
mod tests {
    use engine::Seats;
    use protocol::SeatInfo;

    use super::*;
    use crate::words::Lang;

    #[test]
    fn the_own_neighbourhood_is_yours() {
        let person =
            |name: &str, is_me| SeatInfo::Person { name: name.to_owned(), is_me, is_here: true };
        let texts = Texts::new(Lang::De);
        let seats = [person("Jonas", false), person("Martha", true)];
        let names = Names::of_table(&seats, Seats::none(), &texts);
        assert_eq!(whose(Seat(0), &names, &texts), "Viertel von Jonas");
        assert_eq!(whose(Seat(1), &names, &texts), "Dein Viertel");
    }
}
