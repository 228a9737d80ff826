//! A day of the calendar, handed in by whoever has a clock.

use std::fmt;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

/// A day of the years 1 to 9999. As text `2005-10-01`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weekday {
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
    Sunday,
}

impl Date {
    /// None if the calendar has no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Date> {
        let is_known = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of(year, month)).contains(&day);
        is_known.then_some(Date { year, month, day })
    }

    /// The UTC day of a moment, in milliseconds since 1970 began.
    pub fn of_unix_ms(ms: u64) -> Option<Date> {
        const MS_PER_DAY: u64 = 24 * 60 * 60 * 1000;
        let mut n_days = ms / MS_PER_DAY;
        for year in 1970..=9999 {
            for month in 1..=12 {
                let n_of_month = u64::from(days_of(year, month));
                if n_days < n_of_month {
                    return Date::new(year, month, n_days as u8 + 1);
                }
                n_days -= n_of_month;
            }
        }
        None
    }

    pub fn year(self) -> u16 {
        self.year
    }

    pub fn month(self) -> u8 {
        self.month
    }

    pub fn day(self) -> u8 {
        self.day
    }

    /// The day after; none at the end of the calendar.
    pub fn next(self) -> Option<Date> {
        let Date { year, month, day } = self;
        Date::new(year, month, day + 1)
            .or_else(|| Date::new(year, month + 1, 1))
            .or_else(|| Date::new(year + 1, 1, 1))
    }

    /// The day before; none at the beginning of the calendar.
    pub fn previous(self) -> Option<Date> {
        let Date { year, month, day } = self;
        let last_of = |year, month| Date::new(year, month, days_of(year, month));
        match (month, day) {
            (1, 1) => last_of(year - 1, 12),
            (_, 1) => last_of(year, month - 1),
            _ => Date::new(year, month, day - 1),
        }
    }

    pub fn weekday(self) -> Weekday {
        let before: u32 = (1..self.month).map(|month| u32::from(days_of(self.year, month))).sum();
        let years = u32::from(self.year) - 1;
        let n_days = years * 365 + years / 4 - years / 100 + years / 400 + before;
        // The first day of the year 1 is a Monday.
        Weekday::ALL[((n_days + u32::from(self.day) - 1) % 7) as usize]
    }
}

impl Weekday {
    pub const ALL: [Weekday; 7] = [
        Weekday::Monday,
        Weekday::Tuesday,
        Weekday::Wednesday,
        Weekday::Thursday,
        Weekday::Friday,
        Weekday::Saturday,
        Weekday::Sunday,
    ];
}

fn days_of(year: u16, month: u8) -> u8 {
    let is_century = year.is_multiple_of(100);
    let is_leap = year.is_multiple_of(if is_century { 400 } else { 4 });
    match month {
        4 | 6 | 9 | 11 => 30,
        2 if is_leap => 29,
        2 => 28,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = String;
    fn from_str(text: &str) -> Result<Date, String> {
        let parts: Vec<&str> = text.split('-').collect();
        let date = match parts[..] {
            [year, month, day] => match (year.parse(), month.parse(), day.parse()) {
                (Ok(year), Ok(month), Ok(day)) => Date::new(year, month, day),
                _ => None,
            },
            _ => None,
        };
        let as_printed = date.filter(|date| date.to_string() == text);
        as_printed.ok_or_else(|| format!("{text:?} is no day such as 2005-10-01"))
    }
}

impl TryFrom<String> for Date {
    type Error = String;
    fn try_from(text: String) -> Result<Date, String> {
        text.parse()
    }
}

impl From<Date> for String {
    fn from(date: Date) -> String {
        date.to_string()
    }
}
