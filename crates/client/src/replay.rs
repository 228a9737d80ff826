//! A Record played again in the page: every position with what was told on the way there.

mod look;

use engine::{Game, Millis, Record, RecordError, Seat, ToldEvents, Viewer};

pub use self::look::Look;

/// A Record that has been checked from its first line to its last.
pub struct Replay<G: Game> {
    pub record: Record<G>,
    /// After the set-up and after every entry.
    games: Vec<G>,
    heard: Vec<ToldEvents<G>>,
}

impl<G: Game> Replay<G> {
    pub fn read(text: &str) -> Result<Replay<G>, RecordError> {
        let record = Record::<G>::parse(text.as_bytes())?;
        let (mut games, mut heard) = (Vec::new(), Vec::new());
        record.replay_watched(None, |game, told| {
            games.push(game.clone());
            heard.push(told);
        })?;
        Ok(Replay { record, games, heard })
    }

    pub fn n_steps(&self) -> usize {
        self.games.len() - 1
    }

    pub fn game(&self, step: usize) -> &G {
        &self.games[step]
    }

    /// Who has taken a step; nobody for the set-up, and where time was up.
    pub fn seat(&self, step: usize) -> Option<Seat> {
        let entry = &self.record.entries[step.checked_sub(1)?];
        entry.actor()
    }

    /// When a step was taken.
    pub fn at(&self, step: usize) -> Millis {
        step.checked_sub(1).map_or(0, |idx| self.record.entries[idx].at)
    }

    /// What a viewer was told of one step, the set-up being step 0.
    pub fn told(&self, step: usize, viewer: Viewer) -> Vec<G::Event> {
        let heard = self.heard[step].iter().filter(|told| told.audience.includes(viewer));
        heard.map(|told| told.event.clone()).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Match, Player, RecordProblem};
    use saint_malo::{Action, SaintMalo};

    use super::*;

    fn record_text() -> String {
        let mut chance = Fast::new(7);
        let (mut played, _) =
            Match::<SaintMalo>::new(&Default::default(), 2, &mut chance).expect("for two");
        let seat = played.game().to_act().first().expect("somebody begins");
        played.play(seat, Action::Roll, 10, &mut chance).expect("a turn begins with a roll");
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        Record::of(&played, vec![player("A"), player("B")], None).to_text()
    }

    #[test]
    fn every_position_can_be_seen() {
        let replay = Replay::<SaintMalo>::read(&record_text()).expect("it was just played");
        assert_eq!(replay.n_steps(), 1);
        assert!(replay.game(0).dice().is_empty());
        assert!(!replay.game(1).dice().is_empty());
        assert_eq!(replay.told(1, Viewer::Spectator), replay.told(1, Viewer::Seat(Seat(0))));
        assert!(!replay.told(0, Viewer::Spectator).is_empty());
    }

    #[test]
    fn a_damaged_record_names_its_line() {
        let damaged = record_text().replacen("\"B\"", "\"C\"", 1);
        let error = Replay::<SaintMalo>::read(&damaged).err().expect("it was changed");
        assert_eq!((error.line, error.problem), (1, RecordProblem::WrongSum));
    }
}
