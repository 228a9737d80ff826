//! What attackers need and only somebody who knows the games can make: Records, and files of
//! components that are as long as they may be.

use engine::{Fast, Game, Match, Player, Record, Seat};
use games::{Title, Visitor};
use load::Materials;
use serde_json::Value;
use turbo_taxi::{Action, Field, Figure, FirstCommissioner, Options, PlacementTime, TurboTaxi};

/// A whole match, at a table with a file of components.
const GOLDEN: &str = include_str!("../../../cities/tests/replays/4-seats-own-components.jsonl");
/// A little less than a server takes.
const LONG_RECORD_BYTES: usize = 3_900_000;
/// Less than a line of the long Record, so that there are enough of them.
const LINE_BYTES_MIN: usize = 100;
/// As long as a note may be, and as many cities as a file may have.
const NOTE_CHARS: usize = 500;
const N_CITIES: usize = 40;
/// Robots sit at tables of four.
const N_ROBOTS: u8 = 4;

pub fn materials() -> Materials {
    let header = GOLDEN.lines().next().unwrap_or_default();
    let mut header: Value = serde_json::from_str(header).expect("the Record is kept with the code");
    let mut noted_options = header["options"].take();
    let city = noted_options["components"]["cities"][0].clone();
    let cities = (0..N_CITIES).map(|number| noted(city.clone(), number));
    noted_options["components"]["cities"] = cities.collect();
    Materials {
        record: GOLDEN.to_owned(),
        long_record: long_record(),
        robot_games: playable_with(N_ROBOTS),
        noted_game: header["game"].as_str().unwrap_or_default().to_owned(),
        noted_options,
    }
}

/// A city of which there is as much to say as possible.
fn noted(mut city: Value, number: usize) -> Value {
    let note = || Value::String("\u{e9}".repeat(NOTE_CHARS));
    city["id"] = Value::String(format!("city-{number}"));
    city["note"] = note();
    for goal in city["goals"].as_array_mut().into_iter().flatten() {
        goal["id"] = Value::String(format!("goal-{number}-{}", goal["id"].as_str().unwrap_or("")));
        goal["note"] = note();
    }
    city
}

/// Games in which an action is shown as soon as it is stored: in a race the rules hold some back.
pub fn games_without_race() -> Vec<String> {
    let ids = games::IDS.iter().filter(|id| !games::is_race(id));
    ids.map(|id| (*id).to_owned()).collect()
}

fn playable_with(n_seats: u8) -> Vec<String> {
    struct Takes(u8);
    impl Visitor for Takes {
        type Output = bool;
        fn visit<G: Title>(self) -> bool {
            G::SEATS.contains(&self.0) && G::level("hard").is_some()
        }
    }
    let takes = |id: &String| games::visit(id, Takes(n_seats)).unwrap_or(false);
    games_without_race().into_iter().filter(takes).collect()
}

/// A figure is placed and lifted until the file is full, or the rules have had enough of it.
fn long_record() -> String {
    let options = Options {
        placement_s: PlacementTime::Off,
        first_commissioner: FirstCommissioner::Seat(Seat(0)),
        ..Options::default()
    };
    let mut chance = Fast::new(1);
    let n_seats = *TurboTaxi::SEATS.start().max(&2);
    let (mut played, _) =
        Match::<TurboTaxi>::new(&options, n_seats, &mut chance).expect("the options are for two");
    let (figure, field) = (Figure::YellowTaxi, Field::new(1).expect("there are twelve"));
    let steps = [Action::PlaceFigure { figure, field }, Action::LiftFigure { figure }];
    for (at, action) in
        (0..).zip(steps.into_iter().cycle()).take(LONG_RECORD_BYTES / LINE_BYTES_MIN)
    {
        if played.play(Seat(0), action, at, &mut chance).is_err() {
            break;
        }
    }
    let player = |_| Player { name: "Long".to_owned(), bot: None };
    let mut record = Record::of(&played, (0..n_seats).map(player).collect(), None);
    let text = record.to_text();
    if LONG_RECORD_BYTES < text.len() {
        let bytes_per_entry = text.len().div_ceil(record.entries.len());
        record.entries.truncate(LONG_RECORD_BYTES / bytes_per_entry);
        return record.to_text();
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn good_records_are_good() {
        let materials = materials();
        for record in [&materials.record, &materials.long_record] {
            assert!(record.len() < 4 << 20);
            games::check_record(record.as_bytes()).unwrap();
        }
    }

    #[test]
    fn there_is_something_to_play_and_somebody_to_play_it() {
        let materials = materials();
        assert!(!materials.robot_games.is_empty() && !games_without_race().is_empty());
        assert!(games::IDS.contains(&materials.noted_game.as_str()));
        let options = &materials.noted_options;
        assert!(100_000 < options.to_string().len());
        games::set_up(&materials.noted_game, options, 2, &mut Fast::new(0)).map(drop).unwrap();
    }
}
