//! TT-91: the daily puzzle.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use turbo_taxi::{Band, Daily, Date, Weekday, count_right, is_solvable, wanted_on};

use crate::given::{CENSUS, JUNCTION, OVERPASS};

static DAILY: LazyLock<Daily> = LazyLock::new(|| Daily::new(1));

fn date(text: &str) -> Date {
    text.parse().unwrap()
}

/// Days in a row.
fn days(from: &str) -> impl Iterator<Item = Date> {
    std::iter::successors(Some(date(from)), |date| date.next())
}

/// TT-91: from easy on Monday to unique on Sunday.
#[test]
fn the_week_gets_harder() {
    for (from, band) in [
        ("2024-01-01", Some(Band::Easy)),
        ("2024-01-02", Some(Band::Easy)),
        ("2024-01-03", Some(Band::Normal)),
        ("2024-01-04", Some(Band::Normal)),
        ("2024-01-05", Some(Band::Hard)),
        ("2024-01-06", Some(Band::Hard)),
        ("2024-01-07", None),
    ] {
        for date in days(from).step_by(7).take(20) {
            let task = DAILY.task(date);
            let n_right = count_right(&task, JUNCTION);
            match band {
                Some(band) => assert_eq!(Band::of(n_right), Some(band), "{date} {task}"),
                None => assert_eq!(n_right, 1, "{date} {task}"),
            }
            assert!(is_solvable(&task, OVERPASS), "{date} {task}");
        }
    }
}

/// TT-91: a pure function of date and rules version.
#[test]
fn a_day_has_one_task() {
    let again = Daily::new(1);
    let other_rules = Daily::new(2);
    let week = || days("2026-03-02").take(7);
    let of = |daily: &Daily| week().map(|date| daily.task(date)).collect::<Vec<_>>();
    assert_eq!(of(&DAILY), of(&again));
    assert_ne!(of(&DAILY), of(&other_rules));
    let texts: Vec<String> = of(&DAILY).iter().map(ToString::to_string).collect();
    assert_eq!(texts, DAYS_OF_MARCH);
}

/// Fixed for good: a change would change every archive.
const DAYS_OF_MARCH: [&str; 7] = [
    "dcurve1:0,3,7,9",
    "tee3:6,11,5,2",
    "tee1:5,1,6,4",
    "curve1:3,0,6,11",
    "curve1:10,2,6,3",
    "deadend2:3,9,7,4",
    "tee2:9,5,0,7",
];

/// TT-91: days do not resemble each other.
#[test]
fn days_differ() {
    let tasks: BTreeSet<String> =
        days("2025-01-01").take(365).map(|date| DAILY.task(date).to_string()).collect();
    assert!(355 < tasks.len(), "{}", tasks.len());
}

/// TT-91: every weekday has tasks to draw from.
#[test]
fn no_day_is_without_a_puzzle() {
    for weekday in Weekday::ALL {
        assert!(CENSUS.has_puzzle(wanted_on(weekday)));
    }
}

/// TT-91: the calendar.
#[test]
fn weekdays() {
    for (text, weekday) in [
        ("0001-01-01", Weekday::Monday),
        ("1582-10-15", Weekday::Friday),
        ("1970-01-01", Weekday::Thursday),
        ("2000-02-29", Weekday::Tuesday),
        ("2005-10-01", Weekday::Saturday),
        ("2024-02-29", Weekday::Thursday),
        ("2100-03-01", Weekday::Monday),
        ("9999-12-31", Weekday::Friday),
    ] {
        assert_eq!(date(text).weekday(), weekday, "{text}");
    }
}

#[test]
fn days_follow_each_other() {
    let mut n_days = 0;
    let mut weekday = 5;
    for pair in days("1999-01-01").take(4000).collect::<Vec<_>>().windows(2) {
        assert!(pair[0] < pair[1]);
        assert_eq!(pair[1].previous(), Some(pair[0]));
        weekday = (weekday + 1) % 7;
        assert_eq!(pair[1].weekday(), Weekday::ALL[(weekday + 6) % 7]);
        n_days += 1;
    }
    assert_eq!(n_days, 3999);
    assert_eq!(date("2023-02-28").next(), Some(date("2023-03-01")));
    assert_eq!(date("2024-12-31").next(), Some(date("2025-01-01")));
    assert_eq!(date("9999-12-31").next(), None);
    assert_eq!(date("0001-01-01").previous(), None);
}

#[test]
fn moments_have_days() {
    const DAY: u64 = 86_400_000;
    assert_eq!(Date::of_unix_ms(0), Some(date("1970-01-01")));
    assert_eq!(Date::of_unix_ms(DAY - 1), Some(date("1970-01-01")));
    assert_eq!(Date::of_unix_ms(DAY), Some(date("1970-01-02")));
    assert_eq!(Date::of_unix_ms(951_782_400_000), Some(date("2000-02-29")));
    assert_eq!(Date::of_unix_ms(1_767_225_599_999), Some(date("2025-12-31")));
    assert_eq!(Date::of_unix_ms(u64::MAX), None);
}

#[test]
fn days_that_are_none() {
    for text in [
        "",
        "2023-02-29",
        "2100-02-29",
        "2024-13-01",
        "2024-00-01",
        "2024-01-00",
        "2024-04-31",
        "2024-1-1",
        "24-01-01",
        "0000-01-01",
        "10000-01-01",
        "2024-01-01-01",
        "today",
        "2024/01/01",
        "+024-01-01",
    ] {
        assert!(text.parse::<Date>().is_err(), "{text}");
    }
    assert_eq!(Date::new(2024, 2, 30), None);
    assert_eq!(serde_json::to_string(&date("2024-02-29")).unwrap(), r#""2024-02-29""#);
    assert!(serde_json::from_str::<Date>(r#""2023-02-29""#).is_err());
}
