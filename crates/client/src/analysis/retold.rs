//! What a game tells of a match that is taken apart: who played, how far it was at each step, and
//! in words what was done and what had better been.

use engine::{Outcome, Player, RecordError, Seat, Viewer, read_value};
use protocol::{Swing, What};
use serde_json::Value;

use crate::games::Visitor;
use crate::replay::{Look, Replay};
use crate::table::way::{self, along};
use crate::table::{Chronicle, GameUi, Moment, Names};
use crate::words::Texts;

/// A match whose game is forgotten.
pub trait Retold: Send + Sync {
    fn game(&self) -> &'static str;
    fn n_steps(&self) -> usize;
    fn players(&self) -> &[Player];
    fn outcome(&self) -> Option<&Outcome>;
    /// How far the match was after so many steps: "Round 9".
    fn progress(&self, step: usize, texts: &Texts) -> String;
    fn told(&self, swing: &Swing, names: &Names, texts: &Texts) -> Told;
}

/// A moment in words, and where it is to be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// What had better been done; empty where something was drawn.
    pub better: String,
    /// What was done, or what was drawn.
    pub happened: String,
    pub look: Look,
}

/// Reads a Record, and checks it from its first line to its last.
pub struct Retell<'a>(pub &'a str);

impl Visitor for Retell<'_> {
    type Output = Result<Box<dyn Retold>, RecordError>;
    fn visit<G: GameUi>(self) -> Self::Output {
        Ok(Box::new(Replay::<G>::read(self.0)?))
    }
}

impl<G: GameUi> Retold for Replay<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn n_steps(&self) -> usize {
        Replay::n_steps(self)
    }

    fn players(&self) -> &[Player] {
        &self.record.header.seats
    }

    fn outcome(&self) -> Option<&Outcome> {
        self.record.closing.outcome.as_ref()
    }

    fn progress(&self, step: usize, texts: &Texts) -> String {
        let step = step.min(Replay::n_steps(self));
        G::progress(&Moment::looked_at(Replay::game(self, step), Viewer::Spectator), texts)
    }

    fn told(&self, swing: &Swing, names: &Names, texts: &Texts) -> Told {
        match (&swing.what, swing.seat) {
            (What::Decision { played, best, .. }, Some(seat)) => {
                let ways = [&best.actions[..], &played.actions[..]];
                decided(self, swing.entry, seat, ways, names, texts)
            }
            _ => drawn(self, swing, names, texts),
        }
    }
}

/// What both ways begin with was no mistake: they are told from where they part.
fn decided<G: GameUi>(
    replay: &Replay<G>,
    entry: usize,
    seat: Seat,
    [best, played]: [&[Value]; 2],
    names: &Names,
    texts: &Texts,
) -> Told {
    let n_common = best.iter().zip(played).take_while(|(best, played)| best == played).count();
    let n_common = n_common.min(best.len().min(played.len()).saturating_sub(1));
    let step = entry + n_common;
    let [best, played] = [&best[n_common..], &played[n_common..]];
    let way = |actions: &[Value]| {
        let actions: Vec<G::Action> = actions.iter().filter_map(|it| read_value(it).ok()).collect();
        way::told(&along(replay.game(step), seat, &actions, names, texts))
    };
    Told {
        better: way(best),
        happened: way(played),
        look: Look {
            step,
            seat: Some(seat),
            better: best.to_vec(),
            played: played.to_vec(),
            n_drawn: 0,
        },
    }
}

/// More would not be read.
const N_DRAWN_MAX: usize = 2;

/// What was told when the last step of the run was done.
fn drawn<G: GameUi>(replay: &Replay<G>, swing: &Swing, names: &Names, texts: &Texts) -> Told {
    let step = swing.entry + swing.entries;
    let viewer = swing.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let mut chronicle = Chronicle::<G>::default();
    chronicle.call(G::things(&Moment::looked_at(replay.game(step), viewer), texts));
    let told = (0..=step).map(|step| (step as u64, move || replay.told(step, viewer)));
    chronicle.tell(told, names, texts);
    let lines = chronicle.lines().into_iter();
    let lines = lines.filter(|it| it.key.1 == step as u64 && !it.sentence.is_heading);
    let happened = lines.take(N_DRAWN_MAX).map(|line| line.sentence.text.replace('*', ""));
    let happened = happened.collect::<Vec<_>>().join(" ");
    let look = Look { step, seat: swing.seat, n_drawn: 1, ..Look::default() };
    Told { better: String::new(), happened, look }
}
