//! The addresses of the modes.

use turbo_taxi::{Attack, BadTask, Band, CardKind, Components, Crossing, Date, Task, Wanted};

use super::discipline::attack_key;
use crate::route::Route;
use crate::turbo_taxi::GAME;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ModeAddress {
    Menu,
    Puzzle {
        wanted: Wanted,
        crossing: Crossing,
    },
    /// Without a date it is today's.
    Daily {
        date: Option<Date>,
    },
    Attack(Attack),
    School,
    Statistics,
    /// A task that somebody has sent may be none.
    Practice {
        task: Option<Result<Task, BadTask>>,
    },
}

pub const ATTACKS: [Attack; 3] = [Attack::Sprint, Attack::FiveMinutes, Attack::Stack];

impl ModeAddress {
    pub fn parse(at: &[String], query: &str) -> Option<ModeAddress> {
        let at: Vec<&str> = at.iter().map(String::as_str).collect();
        match at[..] {
            [] if value(query, "task").is_some() => {
                Some(ModeAddress::Practice { task: task(query) })
            }
            [] => Some(ModeAddress::Menu),
            ["puzzle"] => {
                let (wanted, crossing) = wanted(query);
                Some(ModeAddress::Puzzle { wanted, crossing })
            }
            ["school"] => Some(ModeAddress::School),
            ["statistics"] => Some(ModeAddress::Statistics),
            ["daily"] => Some(ModeAddress::Daily { date: None }),
            ["daily", date] => {
                date.parse().ok().map(|date| ModeAddress::Daily { date: Some(date) })
            }
            ["practice"] => Some(ModeAddress::Practice { task: task(query) }),
            [key] => ATTACKS.into_iter().find(|it| attack_key(*it) == key).map(ModeAddress::Attack),
            _ => None,
        }
    }

    pub fn route(&self) -> Route {
        let (at, query) = match self {
            ModeAddress::Menu => (Vec::new(), String::new()),
            ModeAddress::Puzzle { wanted, crossing } => {
                (vec!["puzzle".to_owned()], puzzle_query(wanted, *crossing))
            }
            ModeAddress::Daily { date: None } => (vec!["daily".to_owned()], String::new()),
            ModeAddress::Daily { date: Some(date) } => {
                (vec!["daily".to_owned(), date.to_string()], String::new())
            }
            ModeAddress::School => (vec!["school".to_owned()], String::new()),
            ModeAddress::Statistics => (vec!["statistics".to_owned()], String::new()),
            ModeAddress::Attack(attack) => (vec![attack_key(*attack).to_owned()], String::new()),
            ModeAddress::Practice { task: Some(Ok(task)) } => (Vec::new(), format!("task={task}")),
            ModeAddress::Practice { task: None | Some(Err(_)) } => {
                (vec!["practice".to_owned()], String::new())
            }
        };
        Route::Solo { game: GAME.to_owned(), at, query }
    }
}

fn value<'q>(query: &'q str, name: &str) -> Option<&'q str> {
    let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value)
}

/// Colons and commas may have been written as numbers on the way.
fn task(query: &str) -> Option<Result<Task, BadTask>> {
    let text = value(query, "task")?.replace("%3A", ":").replace("%3a", ":");
    let text = text.replace("%2C", ",").replace("%2c", ",");
    let legal = |task: Task| task.check(&Components::default()).map(|()| task);
    Some(text.parse::<Task>().and_then(legal))
}

fn wanted(query: &str) -> (Wanted, Crossing) {
    let band = value(query, "band");
    let band = band.and_then(|label| Band::ALL.into_iter().find(|it| it.label() == label));
    let centre = value(query, "centre").and_then(|label| label.parse::<CardKind>().ok());
    let is_unique = value(query, "unique").is_some();
    let is_overpass = value(query, "crossing") == Some(Crossing::Overpass.label());
    let crossing = if is_overpass { Crossing::Overpass } else { Crossing::Junction };
    (Wanted { band, is_unique, centre }, crossing)
}

fn puzzle_query(wanted: &Wanted, crossing: Crossing) -> String {
    let band = wanted.band.map(|band| format!("band={}", band.label()));
    let unique = wanted.is_unique.then(|| "unique=1".to_owned());
    let centre = wanted.centre.map(|kind| format!("centre={kind}"));
    let is_usual = crossing == Crossing::default();
    let crossing = (!is_usual).then(|| format!("crossing={}", crossing.label()));
    let parts: Vec<String> = [band, unique, centre, crossing].into_iter().flatten().collect();
    parts.join("&")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(address: &str) -> Option<ModeAddress> {
        match Route::parse(address) {
            Route::Solo { at, query, .. } => ModeAddress::parse(&at, &query),
            _ => None,
        }
    }

    #[test]
    fn every_mode_has_an_address() {
        for address in [
            "/solo/turbo-taxi",
            "/solo/turbo-taxi/puzzle?band=hard&unique=1&centre=tee&crossing=overpass",
            "/solo/turbo-taxi/puzzle",
            "/solo/turbo-taxi/daily",
            "/solo/turbo-taxi/daily/2005-10-01",
            "/solo/turbo-taxi/five_minutes",
            "/solo/turbo-taxi/practice",
            "/solo/turbo-taxi/school",
            "/solo/turbo-taxi?task=dcurve1:2,5,8,11",
        ] {
            assert_eq!(parse(address).expect(address).route().path(), address);
        }
        assert_eq!(parse("/solo/turbo-taxi/chess"), None);
        assert_eq!(parse("/solo/turbo-taxi/daily/2005-13-01"), None);
    }

    /// TT-33, TT-34: a link can hold anything.
    #[test]
    fn a_link_with_an_illegal_task_says_why() {
        let fault = |task: &str| match parse(&format!("/solo/turbo-taxi?task={task}")) {
            Some(ModeAddress::Practice { task: Some(Err(fault)) }) => fault.rule(),
            other => panic!("{other:?}"),
        };
        assert_eq!(fault("dcurve1:1,4,7,0"), "TT-34");
        assert_eq!(fault("dcurve1:2,2,8,11"), "TT-33");
        assert_eq!(fault("dcurve9:2,5,8,11"), "TT-2");
        let coded = parse("/solo/turbo-taxi?task=dcurve1%3A2%2C5%2C8%2C11");
        assert!(matches!(coded, Some(ModeAddress::Practice { task: Some(Ok(_)) })));
    }
}
