//! What WASM and script weigh, and what they may weigh.

use std::collections::BTreeMap;
use std::fmt;

use anyhow::ensure;

use super::asset::Sizes;
use super::program::SHARED;

/// Of the five games together, after compression, with the hints at their tables.
const FIVE_MAX: usize = 1_145_000;
const N_GAMES: usize = 5;
/// What each further game may add: as much as the middle one of the five.
const FURTHER_MAX: usize = 125_000;
/// Of the page of an analysis, with its words: nobody fetches it to play, so it does not count as a
/// part of the games, and nothing else may grow at its expense.
const ANALYSIS_MAX: usize = 30_000;
/// The chunk in which it lies.
const ANALYSIS: &str = "analysis";
/// Of the robots, which are fetched when one is to play in the page.
const ROBOTS_MAX: usize = 700_000;
/// Until the start page can be used, after compression.
const START_MAX: usize = 400_000;

#[derive(Default)]
pub struct Weight {
    pub start: Sizes,
    /// By game, of what several games share, and of the analysis.
    pub chunks: BTreeMap<String, Sizes>,
    /// Of what the analysis says, in its longest language.
    pub analysis_words: Sizes,
    /// Of the worker in which robots think.
    pub robots: Sizes,
}

impl Weight {
    fn all(&self) -> Sizes {
        let mut all = self.start;
        for (_, sizes) in self.chunks.iter().filter(|(name, _)| *name != ANALYSIS) {
            all += *sizes;
        }
        all
    }

    /// What several games share is a chunk as well.
    fn all_max(&self) -> usize {
        let is_game = |name: &&String| *name != SHARED && *name != ANALYSIS;
        let n_games = self.chunks.keys().filter(is_game).count();
        FIVE_MAX + FURTHER_MAX * n_games.saturating_sub(N_GAMES)
    }

    fn analysis(&self) -> usize {
        let code = self.chunks.get(ANALYSIS).map_or(0, |sizes| sizes.brotli);
        code + self.analysis_words.brotli
    }

    pub fn check(&self) -> anyhow::Result<()> {
        let (start, all) = (self.start.brotli, self.all().brotli);
        ensure!(start <= START_MAX, "the start page needs {start} bytes, more than {START_MAX}");
        let all_max = self.all_max();
        ensure!(all <= all_max, "all games need {all} bytes, more than {all_max}");
        let analysis = self.analysis();
        ensure!(analysis <= ANALYSIS_MAX, "analysis: {analysis}, more than {ANALYSIS_MAX}");
        let robots = self.robots.brotli;
        ensure!(robots <= ROBOTS_MAX, "the robots need {robots} bytes, more than {ROBOTS_MAX}");
        Ok(())
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Sizes { plain, brotli } = self.all();
        write!(f, "wasm and script weigh {plain} bytes, {brotli} compressed")?;
        write!(f, "; the start page needs {}", self.start.brotli)?;
        for (name, sizes) in &self.chunks {
            write!(f, ", {name} {}", sizes.brotli)?;
        }
        write!(f, "; the analysis with its words {}", self.analysis())?;
        write!(f, "; robots in a worker {}", self.robots.brotli)?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FIVE: [&str; N_GAMES] =
        ["cities", "milestones", "rattus_cartus", "saint_malo", "turbo_taxi"];

    /// All that is no start weighs this much, whatever games there are.
    fn weight(start: usize, rest: usize, games: &[&str]) -> Weight {
        let sizes = |brotli| Sizes { plain: brotli, brotli };
        let mut chunks: BTreeMap<String, Sizes> =
            games.iter().map(|game| ((*game).to_owned(), sizes(0))).collect();
        chunks.insert(SHARED.to_owned(), sizes(rest));
        Weight { start: sizes(start), chunks, ..Weight::default() }
    }

    #[test]
    fn an_analysis_is_no_part_of_the_games() {
        let mut weight = weight(START_MAX, FIVE_MAX - START_MAX, &FIVE);
        let mut with_analysis = |brotli| {
            weight.chunks.insert(ANALYSIS.to_owned(), Sizes { plain: brotli, brotli });
            weight.check()
        };
        assert!(with_analysis(ANALYSIS_MAX).is_ok());
        assert!(with_analysis(ANALYSIS_MAX + 1).is_err());
    }

    #[test]
    fn neither_the_start_nor_all_may_weigh_too_much() {
        assert!(weight(START_MAX, FIVE_MAX - START_MAX, &FIVE).check().is_ok());
        assert!(weight(START_MAX + 1, 0, &FIVE).check().is_err());
        assert!(weight(START_MAX, FIVE_MAX - START_MAX + 1, &FIVE).check().is_err());
        assert!(weight(START_MAX, FIVE_MAX - START_MAX + 1, &["cities"]).check().is_err());
    }

    #[test]
    fn a_sixth_game_has_room_of_its_own() {
        let six = [&FIVE[..], &["harbour_market"]].concat();
        let max = FIVE_MAX - START_MAX + FURTHER_MAX;
        assert!(weight(START_MAX, max, &six).check().is_ok());
        assert!(weight(START_MAX, max + 1, &six).check().is_err());
    }
}
