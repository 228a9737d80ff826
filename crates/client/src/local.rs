//! A match that only this page knows of: the rules, the dice and what was told of every step. The
//! table shows it as it shows a match of the server.

mod dice;
#[cfg(test)]
pub mod random_walk;
mod telling;

use engine::{
    Agenda, Frame, Match, Millis, Player, Record, Recorded, Rejected, Seat, ToldEvents, Viewer,
};
use protocol::Order;

pub use self::dice::Dice;
pub use self::telling::Telling;
use crate::table::{AnyMoment, GameUi, Moment};

pub struct LocalMatch<G: GameUi> {
    played: Match<G>,
    /// What was told of the set-up and of every step, each with a number of its own.
    told: Vec<(u64, ToldEvents<G>)>,
    pub dice: Dice,
    /// How often it has changed.
    version: u64,
    /// Its clock stands still until somebody says how late it is.
    now: Millis,
    /// Whether somebody does so all the time, so that the page may show it running.
    pub is_timed: bool,
}

impl<G: GameUi> LocalMatch<G> {
    /// Fails only for options that the rules do not know.
    pub fn new(options: &G::Options, n_seats: u8, mut dice: Dice) -> Option<LocalMatch<G>> {
        let (played, told) = Match::new(options, n_seats, &mut dice).ok()?;
        Some(LocalMatch::begun(played, told, dice))
    }

    fn begun(played: Match<G>, told: ToldEvents<G>, dice: Dice) -> LocalMatch<G> {
        LocalMatch { played, told: vec![(0, told)], dice, version: 0, now: 0, is_timed: false }
    }

    /// One that was kept, if it still fits the rules. It is as late as when the last step was made.
    pub fn read(text: &str, dice: Dice) -> Option<LocalMatch<G>> {
        let record = Record::<G>::parse(text.as_bytes()).ok()?;
        let mut draws = Recorded::new(&record.header.draws);
        let options = &record.header.options;
        let (played, told) = Match::new(options, record.n_seats(), &mut draws).ok()?;
        let mut kept = LocalMatch::begun(played, told, dice);
        for entry in &record.entries {
            let told = kept.played.repeat(entry).ok()?;
            kept.push(told);
            kept.now = entry.at;
        }
        Some(kept)
    }

    /// To be kept.
    pub fn to_text(&self) -> String {
        let seats = Seat::all(self.game().n_seats());
        let players = seats.map(|_| Player { name: "-".to_owned(), bot: None }).collect();
        Record::of(&self.played, players, None).to_text()
    }

    pub fn game(&self) -> &G {
        self.played.game()
    }

    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Rejected> {
        let told = self.played.play_bounded(seat, action, self.now, &mut self.dice)?;
        self.push(told);
        Ok(())
    }

    pub fn now(&self) -> Millis {
        self.now
    }

    /// How often it has changed.
    pub fn version(&self) -> u64 {
        self.version
    }

    /// It is so late now; what was due by then has happened, each at its time.
    pub fn wait_until(&mut self, now: Millis) {
        while let Some(due) = self.game().deadline().filter(|due| *due <= now) {
            self.now = self.now.max(due);
            let Ok(told) = self.played.expire(self.now, &mut self.dice) else { break };
            self.push(told);
        }
        self.now = self.now.max(now);
    }

    fn push(&mut self, told: ToldEvents<G>) {
        self.version += 1;
        self.told.push((self.version, told));
    }

    /// Does what somebody at the table wants.
    pub fn carry_out(&mut self, seat: Seat, order: &Order) -> Result<(), Rejected> {
        let undone = match order {
            Order::Act { action } => {
                let action = engine::read_value(action).map_err(|_| Rejected::Illegal)?;
                return self.act(seat, action);
            }
            Order::Undo => vec![self.played.undo(seat)?],
            Order::RestartTurn => self.played.restart_turn(seat)?,
        };
        self.version += 1;
        for step in undone {
            // The first was told of the set-up.
            self.told.remove(step + 1);
        }
        Ok(())
    }

    /// What a seat sees now.
    pub fn moment(&self, seat: Seat) -> Moment<G> {
        let viewer = Viewer::Seat(seat);
        let frame = Frame::new(self.game(), viewer, &[]);
        let Agenda { to_act, deadline } = self.game().agenda(viewer);
        Moment {
            view: frame.view,
            actions: frame.actions,
            any: AnyMoment {
                to_act,
                viewer,
                version: self.version,
                deadline,
                now: self.now,
                is_timed: self.is_timed,
                can_undo: self.played.can_undo(seat).is_ok(),
                outcome: self.game().outcome(),
                is_replay: false,
                is_between: false,
            },
        }
    }

    /// What a seat was told, step by step.
    pub fn told(&self, seat: Seat) -> impl Iterator<Item = (u64, Vec<G::Event>)> {
        let viewer = Viewer::Seat(seat);
        self.told.iter().map(move |(serial, told)| {
            let heard = told.iter().filter(|told| told.audience.includes(viewer));
            (*serial, heard.map(|told| told.event.clone()).collect())
        })
    }
}

#[cfg(test)]
mod tests {
    use saint_malo::{Action, SaintMalo};
    use turbo_taxi::{Options, Phase, Placement, TurboTaxi};

    use super::*;

    const ME: Seat = Seat(0);

    fn begun() -> LocalMatch<SaintMalo> {
        let dice = Dice::new([0, 1, 1, 1, 2, 2], 7);
        let mut played = LocalMatch::new(&Default::default(), 2, dice).expect("for two");
        played.act(ME, Action::Roll).expect("a turn begins with a roll");
        played
    }

    #[test]
    fn what_is_taken_back_was_never_told() {
        let mut played = begun();
        let before: Vec<_> = played.told(ME).collect();
        played.act(ME, Action::Stop).expect("nobody must roll again");
        assert!(played.moment(ME).can_undo);
        played.carry_out(ME, &Order::Undo).expect("nothing was learned");
        assert_eq!(played.told(ME).collect::<Vec<_>>(), before);
        assert_eq!(played.moment(ME).version, 3);
        assert_eq!(played.carry_out(ME, &Order::Undo), Err(Rejected::CannotUndoSealed));
    }

    #[test]
    fn what_is_kept_goes_on_where_it_was() {
        let played = begun();
        let again = LocalMatch::<SaintMalo>::read(&played.to_text(), Dice::new([], 1));
        let again = again.expect("it was just written");
        assert_eq!(again.game(), played.game());
        assert_eq!(again.moment(ME), played.moment(ME));
        let damaged = played.to_text().replacen("roll", "role", 1);
        assert!(LocalMatch::<SaintMalo>::read(&damaged, Dice::new([], 1)).is_none());
    }

    #[test]
    fn what_is_due_happens_when_somebody_says_how_late_it_is() {
        let options = Options { placement: Placement::Auto, ..Options::default() };
        let mut played = LocalMatch::<TurboTaxi>::new(&options, 2, Dice::new([], 7)).unwrap();
        let Phase::Countdown { until } = played.game().phase() else {
            panic!("chance has placed the figures");
        };
        played.wait_until(until - 1);
        assert_eq!((played.version(), played.moment(ME).now), (0, until - 1));
        played.wait_until(until + 5);
        assert_eq!(played.game().phase(), Phase::Build);
        assert_eq!((played.version(), played.moment(ME).now), (1, until + 5));
        // The clock never goes back.
        played.wait_until(0);
        assert_eq!(played.now(), until + 5);
        let again = LocalMatch::<TurboTaxi>::read(&played.to_text(), Dice::new([], 1));
        assert_eq!(
            again.map(|again| (again.now(), again.game().phase())),
            Some((until, Phase::Build))
        );
    }
}
