//! Spaces, things and gains in words, also for whoever does not see the plan.

use cities::{Action, Catalogue, Cities, FeatureKind, Nature, Neighbourhood, Space};
use engine::Seat;

use super::contents::{Cell, Land, Top, spaces_of};
use super::foresee::{Gain, Line};
use super::laying::Thing;
use super::names::{colour_name, feature_name, nature_name, piece_name, worded};
use crate::table::Names;
use crate::table::numbers::signed;
use crate::words::Texts;

/// "Your neighbourhood", "Jonas’s neighbourhood".
pub fn whose(seat: Seat, names: &Names, texts: &Texts) -> String {
    if names.you() == Some(seat) {
        return texts.say("cities-your-neighbourhood", &[]);
    }
    texts.say("cities-neighbourhood-of", &[("name", names.label(seat, texts).into())])
}

/// "Row 2, column 3", counted from the upper left corner of the city.
pub fn space_words(city: &Neighbourhood, at: Space, texts: &Texts) -> String {
    let corner = city.top_left();
    let (row, column) = (at.row - 2 * corner.row + 1, at.column - 2 * corner.column + 1);
    texts.say("cities-space", &[("row", row.into()), ("column", column.into())])
}

/// "Red building, 2 storeys".
pub fn cell_words(catalogue: &Catalogue, cell: &Cell, texts: &Texts) -> String {
    let land = |land: &str| texts.say("cities-land", &[("land", land.into())]);
    let feature =
        |role: FeatureKind| feature_name(catalogue, catalogue.kind_of(role), texts.lang());
    match (cell.top, cell.ground) {
        (Top::Building(it), _) => building_words(it, texts),
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

fn building_words(building: cities::Building, texts: &Texts) -> String {
    let args = [("colour", colour_name(building.colour).into()), ("n", building.height.into())];
    texts.say("cities-building", &args)
}

pub fn thing_name(game: &Cities, thing: Thing, texts: &Texts) -> String {
    match thing {
        Thing::Feature(kind) => feature_name(game.catalogue(), kind, texts.lang()),
        Thing::Piece(colour) => piece_name(texts, colour),
    }
}

/// What would stand there and what it brings: "Red building, 2 storeys: +3 Great Lake".
pub fn laid_words(
    game: &Cities,
    me: Seat,
    thing: Thing,
    at: Space,
    gain: &Gain,
    texts: &Texts,
) -> String {
    let city = game.neighbourhood(me);
    let there = match thing {
        Thing::Feature(_) => thing_name(game, thing, texts),
        Thing::Piece(colour) => {
            let height = city.building_at(at).map_or(1, |below| below.height + 1);
            building_words(cities::Building { colour, height }, texts)
        }
    };
    format!("{there}: {}", gain_words(game, gain, texts))
}

/// What a tile makes of the plan: "Park with 7 spaces".
pub fn tile_words(game: &Cities, me: Seat, action: &Action, texts: &Texts) -> Option<String> {
    let Action::PlaceTile { at, .. } = action else { return None };
    let after = game.foresee(me, action)?.after;
    let touches = |spaces: &[Space]| spaces_of(*at).iter().any(|it| spaces.contains(it));
    let areas = after.areas.iter().filter(|area| touches(&area.spaces));
    let largest = areas.max_by_key(|area| area.spaces.len());
    Some(match largest {
        Some(area) => {
            let args = [("of", nature_name(area.nature).into()), ("n", area.spaces.len().into())];
            texts.say("cities-area-of", &args)
        }
        None => texts.say("cities-lots-only", &[]),
    })
}

/// The gain in one sentence: "+3 Great Lake, +2 water and The Bay 6 of 7".
pub fn gain_words(game: &Cities, gain: &Gain, texts: &Texts) -> String {
    if gain.lines.is_empty() {
        return texts.say("cities-no-gain", &[]);
    }
    let line = |line: &Line| {
        let words = line_words(game, *line, texts);
        match line.points() {
            0 => words,
            points => format!("{} {words}", signed(points)),
        }
    };
    texts.list(gain.lines.iter().map(line))
}

pub fn line_words(game: &Cities, line: Line, texts: &Texts) -> String {
    let goal = |goal: u8| worded(&game.goal(goal).name, texts.lang());
    match line {
        Line::Card { card, .. } => worded(&game.catalogue().card(card).name, texts.lang()),
        Line::Water(_) => texts.say("cities-part-water", &[]),
        Line::Parks(_) => texts.say("cities-part-parks", &[]),
        Line::Monuments(_) => texts.say("cities-part-monuments", &[]),
        Line::Ring { goal: which, .. } => goal(which),
        Line::Goal { goal: which, n, at_least, is_nearer } => {
            let args = [
                ("goal", goal(which).into()),
                ("n", n.into()),
                ("of", at_least.into()),
                ("nearer", if is_nearer { "yes" } else { "no" }.into()),
            ];
            texts.say("cities-goal-step", &args)
        }
    }
}

pub fn line_symbol(line: Line) -> &'static str {
    match line {
        Line::Card { .. } => "ct-card",
        Line::Water(_) => "ct-water",
        Line::Parks(_) => "ct-park",
        Line::Monuments(_) => "ct-monument",
        Line::Ring { .. } | Line::Goal { .. } => "ct-ring",
    }
}

/// What a nature is called where it is counted.
pub fn nature_part(nature: Nature) -> &'static str {
    match nature {
        Nature::Water => "water",
        Nature::Park => "parks",
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
