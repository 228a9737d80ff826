//! Work is bounded: however long somebody goes on with a turn, and however long a match lasts,
//! going back costs no more than the steps that are open, rebuilding carries out every stored step
//! once, and what is sent or stored at a time has an upper size.

use engine::{
    Chance, Entry, Fast, Frame, Game, Match, OPEN_STEPS_MAX, Rejected, Seat, Told, ToldEvents,
    Viewer,
};

use crate::counted::{Asked, Counted, asked};
use crate::script::legal;

/// What is sent of one moment, view and actions and what was told of the last step.
const FRAME_BYTES_MAX: usize = 40 * 1024;
/// What is stored of one step.
const STEP_BYTES_MAX: usize = 2 * 1024;
/// From so many moments of a match somebody tries to go on for ever.
const N_DELAYS: usize = 12;
/// At every step of a match, so many ways to go on with a turn are tried.
const N_TRIES: usize = 4;
/// Looking at every moment of a long match takes long.
const LOOK_EVERY: usize = 7;
/// No match on a server is longer.
const STEPS_MAX: usize = 25_000;
/// Time passes, but never as much as a deadline.
const STEP_MS: u64 = 1;

/// What the longest turns and matches came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Work {
    /// Steps that one seat had open at once.
    pub n_open: usize,
    pub n_steps: usize,
    pub frame_bytes: usize,
    pub step_bytes: usize,
}

/// With the first options for every number of seats, with the others for as many as can play.
#[track_caller]
pub fn check_work<G: Game>(options: &[G::Options], n_games: u64) -> Work {
    let n_seats_max = *G::SEATS.end();
    let (first, others) = options.split_first().expect("there are options to play with");
    let first = G::SEATS.map(|n_seats| (n_seats, first));
    let others = others.iter().map(|options| (n_seats_max, options));
    let mut all = Work::default();
    for (n_seats, options) in first.chain(others) {
        let work = work_of::<G>(options, n_seats, n_games);
        all = Work {
            n_open: all.n_open.max(work.n_open),
            n_steps: all.n_steps.max(work.n_steps),
            frame_bytes: all.frame_bytes.max(work.frame_bytes),
            step_bytes: all.step_bytes.max(work.step_bytes),
        };
    }
    let (frame, step) = (all.frame_bytes, all.step_bytes);
    assert!(frame <= FRAME_BYTES_MAX, "{}: a frame of {frame} bytes", G::ID);
    assert!(step <= STEP_BYTES_MAX, "{}: a step of {step} bytes", G::ID);
    all
}

/// Plays one random match of each seed with a turn without an end at some of its moments, and one
/// in which nobody ends a turn that can go on.
#[track_caller]
fn work_of<G: Game>(options: &G::Options, n_seats: u8, n_games: u64) -> Work {
    let mut work = Work::default();
    for seed in 0..n_games {
        let mut long_match = LongMatch::<G>::new(options, n_seats, seed);
        let mut n_delays = 0;
        while long_match.n_steps < STEPS_MAX && long_match.step() {
            if long_match.n_steps.is_multiple_of(LOOK_EVERY) {
                work.frame_bytes = work.frame_bytes.max(long_match.frame_bytes());
            }
            let is_due = long_match.n_steps.is_power_of_two() || long_match.chance.below(40) == 0;
            if is_due && n_delays < N_DELAYS {
                n_delays += 1;
                let (n_open, frame_bytes) = long_match.clone().delay();
                work.n_open = work.n_open.max(n_open);
                work.frame_bytes = work.frame_bytes.max(frame_bytes);
            }
            assert!(
                long_match.played.log().len() <= 1 + OPEN_STEPS_MAX * usize::from(n_seats),
                "a match grows in memory"
            );
        }
        work.n_steps = work.n_steps.max(long_match.n_steps);
        work.step_bytes = work.step_bytes.max(long_match.is_rebuilt_in_one_pass());
        let drawn_out = LongMatch::<G>::new(options, n_seats, seed).drawn_out();
        work.n_steps = work.n_steps.max(drawn_out.stored.len());
        work.frame_bytes = work.frame_bytes.max(drawn_out.frame_bytes());
        work.step_bytes = work.step_bytes.max(drawn_out.is_rebuilt_in_one_pass());
    }
    work
}

#[derive(Clone)]
struct LongMatch<G: Game> {
    played: Match<Counted<G>>,
    /// Before the first step.
    setup: Match<Counted<G>>,
    /// Every step that was not taken back, as it is stored.
    stored: Vec<String>,
    told: ToldEvents<Counted<G>>,
    chance: Fast,
    now: u64,
    n_steps: usize,
}

impl<G: Game> LongMatch<G> {
    fn new(options: &G::Options, n_seats: u8, seed: u64) -> LongMatch<G> {
        let mut chance = Fast::new(seed);
        let (played, told) =
            Match::new(options, n_seats, &mut chance).expect("the options can be played");
        let setup = played.clone();
        LongMatch { played, setup, stored: Vec::new(), told, chance, now: 0, n_steps: 0 }
    }

    /// False at the end.
    fn step(&mut self) -> bool {
        self.played.forget_sealed();
        self.now += STEP_MS;
        let seats: Vec<Seat> = self.played.game().to_act().iter().collect();
        let stepped = match pick(&seats, &mut self.chance) {
            Some(seat) => {
                let actions = legal(self.played.game(), *seat);
                let action = pick(&actions, &mut self.chance).expect("who acts has a choice");
                self.played.play_bounded(*seat, *action, self.now, &mut self.chance)
            }
            None => {
                let Some(deadline) = self.played.game().deadline() else { return false };
                self.now = self.now.max(deadline);
                self.played.expire(self.now, &mut self.chance)
            }
        };
        self.told = match stepped {
            Ok(told) => {
                self.store_last();
                told
            }
            // A turn that went on for ever by chance ends by going back.
            Err(Rejected::TurnTooLong) => {
                for seat in seats {
                    for step in self.played.restart_turn(seat).unwrap_or_default() {
                        self.stored.remove(step);
                    }
                }
                Vec::new()
            }
            Err(why) => panic!("what is offered is refused: {why}"),
        };
        self.n_steps += 1;
        true
    }

    fn store_last(&mut self) {
        let entry = self.played.log().last().expect("a step was just made");
        self.stored.push(serde_json::to_string(entry).expect("wire types become JSON"));
    }

    /// To the end of the match, or to that of the server's patience: everybody goes on with a turn
    /// for as long as that is possible.
    fn drawn_out(mut self) -> LongMatch<G> {
        let mut goes_on = true;
        while goes_on && self.stored.len() < STEPS_MAX {
            for seat in self.played.game().to_act().iter().collect::<Vec<_>>() {
                self.stay_open_for_long(seat, N_TRIES);
            }
            goes_on = self.step();
        }
        self
    }

    /// The match out of its stored steps. Says how large the largest of them is.
    fn is_rebuilt_in_one_pass(&self) -> usize {
        let mut rebuilt = self.setup.clone();
        let (asked, ()) = asked(|| {
            for stored in &self.stored {
                let entry: Entry<Counted<G>> = serde_json::from_str(stored).expect("it was stored");
                rebuilt.forget_sealed();
                rebuilt.repeat(&entry).expect("it was carried out before");
            }
        });
        let n_stored = self.stored.len();
        let once = Asked { n_applied: n_stored as u64, n_shown: 0 };
        assert_eq!(asked, once, "{}: to rebuild it", G::ID);
        assert_eq!(rebuilt.n_steps(), n_stored);
        assert!(rebuilt.game() == self.played.game(), "{}: another match", G::ID);
        let n_kept_max = 1 + OPEN_STEPS_MAX * usize::from(rebuilt.game().n_seats());
        assert!(rebuilt.log().len() <= n_kept_max, "{}: a match grows in memory", G::ID);
        self.stored.iter().map(String::len).max().unwrap_or(0)
    }

    fn frame_bytes(&self) -> usize {
        let bytes = |viewer| {
            let told: Vec<Told<G::Event>> = self.told.clone();
            let (asked, frame) = asked(|| Frame::new(self.played.game(), viewer, &told));
            assert!(asked.n_shown <= 2, "{}: {asked:?} for one frame", G::ID);
            frame.to_json().len()
        };
        Viewer::all(self.played.game().n_seats()).map(bytes).max().unwrap_or(0)
    }

    /// Everybody who may act does whatever binds nobody, for as long as there is such a thing. Says
    /// how many steps one of them had open at most, and how large a frame is then.
    fn delay(mut self) -> (usize, usize) {
        let seats: Vec<Seat> = self.played.game().to_act().iter().collect();
        let n_open =
            seats.iter().map(|seat| self.stay_open_for_long(*seat, usize::MAX)).max().unwrap_or(0);
        for seat in seats {
            self.goes_back_in_one_pass(seat);
        }
        self.is_rebuilt_in_one_pass();
        (n_open, self.frame_bytes())
    }

    /// Says how many steps of the seat are open in the end.
    fn stay_open_for_long(&mut self, seat: Seat, n_tries: usize) -> usize {
        for _ in 0..=OPEN_STEPS_MAX {
            match self.stay_open(seat, n_tries) {
                Some(Ok(())) => {}
                Some(Err(why)) => {
                    assert_eq!(why, Rejected::TurnTooLong);
                    break;
                }
                None => break,
            }
        }
        let n_open = self.n_open(seat);
        assert!(n_open <= OPEN_STEPS_MAX, "{}: a turn without an end", G::ID);
        n_open
    }

    fn n_open(&self, seat: Seat) -> usize {
        let n_open = self.played.n_steps() - self.played.n_sealed();
        let open = self.played.log().iter().rev().take(n_open);
        open.filter(|entry| entry.actor() == Some(seat)).count()
    }

    /// None if all that was tried seals, or is up to somebody else.
    fn stay_open(&mut self, seat: Seat, n_tries: usize) -> Option<Result<(), Rejected>> {
        let actions = legal(self.played.game(), seat);
        let n_actions = u32::try_from(actions.len()).ok().filter(|n| *n != 0)?;
        let first = self.chance.below(n_actions) as usize;
        for idx in 0..actions.len().min(n_tries) {
            let action = actions[(first + idx) % actions.len()];
            let mut tried = self.played.clone();
            let n_sealed = tried.n_sealed();
            match tried.play_bounded(seat, action, self.now, &mut self.chance.clone()) {
                Ok(_) if n_sealed < tried.n_sealed() => {}
                Ok(_) if tried.can_undo(seat).is_err() => {}
                Ok(_) => {
                    self.played = tried;
                    self.store_last();
                    return Some(Ok(()));
                }
                Err(why) => return Some(Err(why)),
            }
        }
        None
    }

    fn goes_back_in_one_pass(&self, seat: Seat) {
        let n_open = (self.played.n_steps() - self.played.n_sealed()) as u64;
        // With the steps and without them.
        let n_max = 2 * n_open;
        let check = |Asked { n_applied, n_shown }, n_max: u64| {
            assert!(n_applied <= n_max, "{}: {n_applied} steps for {n_open} open ones", G::ID);
            assert_eq!(n_shown, 0, "{}: nobody is shown anything", G::ID);
        };
        check(asked(|| self.played.can_undo(seat)).0, n_max);
        for goes_back in [Match::undo_one, Match::undo_all] {
            let mut played = self.played.clone();
            check(asked(|| goes_back(&mut played, seat)).0, 2 * n_max);
        }
    }
}

/// Both ways back, alike.
trait GoBack {
    fn undo_one(&mut self, seat: Seat);
    fn undo_all(&mut self, seat: Seat);
}

impl<G: Game> GoBack for Match<G> {
    fn undo_one(&mut self, seat: Seat) {
        let _ = self.undo(seat);
    }

    fn undo_all(&mut self, seat: Seat) {
        let _ = self.restart_turn(seat);
    }
}

fn pick<'a, T>(choices: &'a [T], chance: &mut Fast) -> Option<&'a T> {
    let n = u32::try_from(choices.len()).ok().filter(|n| *n != 0)?;
    choices.get(chance.below(n) as usize)
}
