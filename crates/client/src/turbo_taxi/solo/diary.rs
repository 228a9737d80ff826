//! What the browser remembers of one's own games: results, the puzzles of the day, and the best
//! run of each race.

use std::collections::{BTreeMap, BTreeSet};

use engine::read_json;
use serde::{Deserialize, Serialize};
use turbo_taxi::{CardKind, Date};

use super::discipline::Discipline;
use super::ghost::Ghost;
use super::school::N_PUZZLES;
use crate::browser;

const NAME: &str = "rathaus-taxi-diary";
/// Per discipline; the oldest go first, but never the best.
const ENTRIES_MAX: usize = 60;
const BESTS_MAX: usize = 5;
/// The oldest go first.
const TASKS_MAX: usize = 400;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Diary {
    /// By the key of the discipline, oldest first.
    results: BTreeMap<String, Vec<Entry>>,
    daily: BTreeMap<Date, Today>,
    ghosts: BTreeMap<String, Ghost>,
    /// Every task that ended, oldest first.
    tasks: Vec<Tried>,
    /// What was solved in the Taxi School, from 0.
    school: BTreeSet<usize>,
}

/// A task that was solved or lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tried {
    /// When, since 1970.
    pub at: u64,
    /// With what wrong calls and hints have cost.
    pub ms: u64,
    pub centre: CardKind,
    pub n_wrong: u32,
    pub is_solved: bool,
}

/// One result.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// When, since 1970.
    pub at: u64,
    pub ms: u64,
    /// Tasks solved, or medals.
    pub n: u32,
    pub n_wrong: u32,
    pub n_hints: u32,
}

/// The ranked attempt of a day.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Today {
    /// When it began, since 1970: a page that is loaded anew goes on counting.
    pub begun_at: u64,
    /// What wrong calls and hints have cost so far.
    pub added_ms: u64,
    pub end: Option<DailyEnd>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DailyEnd {
    Solved(Entry),
    Lost,
}

impl Diary {
    /// A diary that cannot be read begins anew.
    pub fn load() -> Diary {
        let kept = browser::stored(NAME);
        kept.and_then(|kept| read_json(&kept).ok()).unwrap_or_default()
    }

    pub fn save(&self) {
        let kept = serde_json::to_string(self).expect("a diary is plain data");
        browser::store(NAME, &kept);
    }

    /// Reads, changes and keeps: other pages of ours write as well.
    pub fn change<T>(change: impl FnOnce(&mut Diary) -> T) -> T {
        let mut diary = Diary::load();
        let answer = change(&mut diary);
        diary.save();
        answer
    }

    /// Keeps a result, and says whether it is the best so far.
    pub fn record(&mut self, discipline: Discipline, entry: Entry) -> bool {
        let entries = self.results.entry(discipline.key().to_owned()).or_default();
        let best = entries.iter().map(|entry| discipline.rank(entry)).min();
        let is_best = best.is_none_or(|best| discipline.rank(&entry) < best);
        entries.push(entry);
        if ENTRIES_MAX < entries.len() {
            let best = entries.iter().copied().min_by_key(|entry| discipline.rank(entry));
            let oldest = entries.iter().position(|entry| Some(*entry) != best).unwrap_or(0);
            entries.remove(oldest);
        }
        is_best
    }

    /// The best ones first.
    pub fn bests(&self, discipline: Discipline) -> Vec<Entry> {
        let mut entries = self.all(discipline).to_vec();
        engine::sort_short(&mut entries, |entry| discipline.rank(entry));
        entries.truncate(BESTS_MAX);
        entries
    }

    /// Oldest first.
    pub fn all(&self, discipline: Discipline) -> &[Entry] {
        self.results.get(discipline.key()).map_or(&[], Vec::as_slice)
    }

    pub fn ghost(&self, discipline: Discipline) -> Option<&Ghost> {
        self.ghosts.get(discipline.key())
    }

    pub fn keep_ghost(&mut self, discipline: Discipline, ghost: Ghost) {
        self.ghosts.insert(discipline.key().to_owned(), ghost);
    }

    /// Oldest first.
    pub fn tasks(&self) -> &[Tried] {
        &self.tasks
    }

    pub fn keep_task(&mut self, tried: Tried) {
        self.tasks.push(tried);
        self.tasks.drain(..self.tasks.len().saturating_sub(TASKS_MAX));
    }

    /// A puzzle of the Taxi School.
    pub fn keep_solved(&mut self, nth: usize) {
        self.school.insert(nth);
    }

    pub fn is_solved(&self, nth: usize) -> bool {
        self.school.contains(&nth)
    }

    pub fn n_solved(&self) -> usize {
        (0..N_PUZZLES).filter(|nth| self.is_solved(*nth)).count()
    }

    /// Where the school goes on; when all is solved, from the beginning.
    pub fn first_unsolved(&self) -> usize {
        (0..N_PUZZLES).find(|nth| !self.is_solved(*nth)).unwrap_or(0)
    }

    pub fn day(&self, date: Date) -> Option<&Today> {
        self.daily.get(&date)
    }

    pub fn set_day(&mut self, date: Date, today: Today) {
        self.daily.insert(date, today);
    }

    /// TT-91: how many days in a row were solved, up to today or, before today's, yesterday.
    pub fn streak(&self, today: Date) -> u32 {
        let is_solved = |date: &Date| {
            matches!(self.day(*date), Some(Today { end: Some(DailyEnd::Solved(_)), .. }))
        };
        let last = Some(today).filter(is_solved).or_else(|| today.previous());
        let days = std::iter::successors(last, |date| date.previous());
        days.take_while(is_solved).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::{Attack, Band};

    use super::*;

    fn entry(ms: u64, n: u32) -> Entry {
        Entry { at: 0, ms, n, n_wrong: 0, n_hints: 0 }
    }

    #[test]
    fn puzzles_are_ranked_by_time() {
        let mut diary = Diary::default();
        let discipline = Discipline::Puzzle(Band::Hard);
        assert!(diary.record(discipline, entry(50_000, 1)));
        assert!(!diary.record(discipline, entry(60_000, 1)));
        assert!(diary.record(discipline, entry(40_000, 1)));
        let bests: Vec<u64> = diary.bests(discipline).iter().map(|entry| entry.ms).collect();
        assert_eq!(bests, [40_000, 50_000, 60_000]);
        assert!(diary.bests(Discipline::Daily).is_empty());
    }

    #[test]
    fn races_are_ranked_by_what_was_solved() {
        let mut diary = Diary::default();
        let discipline = Discipline::Attack(Attack::FiveMinutes);
        diary.record(discipline, entry(280_000, 4));
        assert!(diary.record(discipline, entry(299_000, 5)));
        assert!(!diary.record(discipline, entry(100_000, 3)));
        assert!(diary.record(discipline, entry(290_000, 5)));
    }

    #[test]
    fn the_best_is_never_forgotten() {
        let mut diary = Diary::default();
        diary.record(Discipline::Daily, entry(1, 1));
        for i in 0..200 {
            diary.record(Discipline::Daily, entry(1_000 + i, 1));
        }
        assert_eq!(diary.all(Discipline::Daily).len(), ENTRIES_MAX);
        assert_eq!(diary.bests(Discipline::Daily)[0].ms, 1);
    }

    #[test]
    fn the_oldest_tasks_are_forgotten() {
        let mut diary = Diary::default();
        for at in 0..450 {
            let centre = CardKind::Tee;
            diary.keep_task(Tried { at, ms: 1, centre, n_wrong: 0, is_solved: true });
        }
        assert_eq!((diary.tasks().len(), diary.tasks()[0].at), (TASKS_MAX, 50));
    }

    #[test]
    fn the_school_goes_on_with_what_is_not_solved() {
        let mut diary = Diary::default();
        assert_eq!((diary.n_solved(), diary.first_unsolved()), (0, 0));
        for nth in [0, 1, 3] {
            diary.keep_solved(nth);
        }
        assert_eq!((diary.n_solved(), diary.first_unsolved()), (3, 2));
        (0..N_PUZZLES).for_each(|nth| diary.keep_solved(nth));
        assert_eq!((diary.n_solved(), diary.first_unsolved()), (N_PUZZLES, 0));
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_missed() {
        let mut diary = Diary::default();
        let solved = Today { begun_at: 0, added_ms: 0, end: Some(DailyEnd::Solved(entry(1, 1))) };
        let day = |day| Date::new(2005, 10, day).unwrap();
        for date in [1, 2, 4, 5] {
            diary.set_day(day(date), solved);
        }
        assert_eq!(diary.streak(day(5)), 2);
        assert_eq!(diary.streak(day(6)), 2);
        assert_eq!(diary.streak(day(7)), 0);
        diary.set_day(day(3), Today { end: Some(DailyEnd::Lost), ..solved });
        assert_eq!(diary.streak(day(5)), 2);
    }

    #[test]
    fn a_diary_is_read_as_it_was_written() {
        let mut diary = Diary::default();
        diary.record(Discipline::Daily, entry(1, 1));
        let date = Date::new(2005, 10, 1).unwrap();
        diary.set_day(date, Today { begun_at: 5, added_ms: 30_000, end: None });
        let kept = serde_json::to_string(&diary).unwrap();
        assert_eq!(read_json::<Diary>(&kept).unwrap(), diary);
    }
}
