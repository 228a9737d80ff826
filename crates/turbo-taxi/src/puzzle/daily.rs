//! TT-91: one puzzle a day, the same for everybody.

use engine::{Fair, Secret};

use crate::puzzle::census::Census;
use crate::puzzle::date::{Date, Weekday};
use crate::puzzle::{Band, Wanted};
use crate::{Components, Task};

/// All daily puzzles of one version of the rules.
#[derive(Clone, Debug)]
pub struct Daily {
    rules_version: u32,
    census: Census,
}

impl Daily {
    /// Counts all tasks by the default options.
    pub fn new(rules_version: u32) -> Daily {
        Daily { rules_version, census: Census::new(Components::default()) }
    }

    /// All tasks, counted by the default options.
    pub fn census(&self) -> &Census {
        &self.census
    }

    pub fn task(&self, date: Date) -> Task {
        let mut chance = Fair::new(&secret(date, self.rules_version));
        let task = self.census.puzzle(wanted_on(date.weekday()), &mut chance);
        task.expect("every band has tasks by the default options, and so has `unique`")
    }
}

/// What a day of the week asks for.
pub fn wanted_on(weekday: Weekday) -> Wanted {
    let band = match weekday {
        Weekday::Monday | Weekday::Tuesday => Some(Band::Easy),
        Weekday::Wednesday | Weekday::Thursday => Some(Band::Normal),
        Weekday::Friday | Weekday::Saturday => Some(Band::Hard),
        Weekday::Sunday => None,
    };
    Wanted { band, is_unique: band.is_none(), centre: None }
}

/// What the only draw follows from. There is nothing to hide: any program can compute it.
fn secret(date: Date, rules_version: u32) -> Secret {
    let mut bytes = [0; 32];
    bytes[..16].copy_from_slice(b"turbo-taxi daily");
    bytes[16..20].copy_from_slice(&rules_version.to_le_bytes());
    bytes[20..22].copy_from_slice(&date.year().to_le_bytes());
    bytes[22] = date.month();
    bytes[23] = date.day();
    Secret::new(bytes)
}
