//! A lesson played without a page, press by press on the targets of its game. The test plays every
//! lesson so; and whoever comes back to one is brought so to where they were.

use texts::Texts;

use super::{Lesson, ME, Move, Step, What};
use crate::local::{Dice, LocalMatch};
use crate::table::{Does, GameUi, Names, Place, Scene, Target};

/// A lesson up to one of its steps.
pub struct Rehearsal<'a, G: GameUi> {
    pub played: LocalMatch<G>,
    /// What the page keeps beside the match.
    pub local: G::Local,
    names: &'a Names,
    texts: &'a Texts,
}

/// What is wrong with a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    Options,
    /// Somebody does what the rules forbid.
    Illegal(String),
    /// Nothing can be pressed there.
    NoTarget(Place),
    /// It cannot be pressed now, and why.
    Off(Place, Option<String>),
    /// More was to be drawn than the rules ask for.
    DrawsLeft,
    WrongNumber {
        name: &'static str,
        said: i32,
        truth: i32,
    },
}

impl<'a, G: GameUi> Rehearsal<'a, G> {
    /// Before the first step.
    pub fn begin(
        lesson: &Lesson<G>,
        names: &'a Names,
        texts: &'a Texts,
    ) -> Result<Rehearsal<'a, G>, Fault> {
        let dice = Dice::new(lesson.draws.iter().copied(), lesson.seed);
        let played = LocalMatch::new(&lesson.options, names.n_seats(), dice);
        let mut played = played.ok_or(Fault::Options)?;
        let local = G::settle(&G::Local::default(), &played.moment(ME));
        check_draws(&played)?;
        for it in &lesson.opening {
            carry_out(&mut played, it)?;
        }
        let mut begun = Rehearsal { played, local, names, texts };
        begun.settle();
        Ok(begun)
    }

    /// Does what a step asks for, and what happens after it.
    pub fn take(&mut self, step: &Step<G>) -> Result<(), Fault> {
        let before = self.played.game().clone();
        self.played.dice.prepare(&step.draws);
        if step.is_press {
            for place in &step.at {
                self.press(place)?;
            }
        }
        check_draws(&self.played)?;
        for it in &step.numbers {
            let truth = (it.truth)(&before, self.played.game());
            if truth != it.n {
                return Err(Fault::WrongNumber { name: it.name, said: it.n, truth });
            }
        }
        for it in &step.then {
            carry_out(&mut self.played, it)?;
            self.settle();
        }
        Ok(())
    }

    fn press(&mut self, place: &Place) -> Result<(), Fault> {
        let target = self.target(place)?;
        let actions = match target.does {
            Does::Act(action) | Does::Rush(action) => vec![action],
            Does::Steps(actions) => actions,
            Does::Local(then) => {
                self.local = then;
                return Ok(());
            }
        };
        for action in actions {
            let illegal = |_| Fault::Illegal(format!("{action:?} at {place}"));
            self.played.act(ME, action).map_err(illegal)?;
            self.settle();
        }
        Ok(())
    }

    fn target(&self, place: &Place) -> Result<Target<G>, Fault> {
        let moment = self.played.moment(ME);
        let scene = Scene {
            moment: &moment,
            game: &moment.game(),
            local: &self.local,
            chosen: None,
            names: self.names,
            texts: self.texts,
        };
        let target = G::targets(&scene).into_iter().find(|target| target.place == *place);
        let mut target = target.ok_or_else(|| Fault::NoTarget(place.clone()))?;
        target.light(&moment);
        let reason = target.why_not.as_ref().map(|reason| reason.text.clone());
        if target.is_on { Ok(target) } else { Err(Fault::Off(place.clone(), reason)) }
    }

    fn settle(&mut self) {
        self.local = G::settle(&self.local, &self.played.moment(ME));
    }
}

/// What happens without anybody being asked.
pub fn carry_out<G: GameUi>(played: &mut LocalMatch<G>, it: &Move<G>) -> Result<(), Fault> {
    played.dice.prepare(&it.draws);
    match it.what {
        What::Act(seat, action) => {
            let illegal = |why| Fault::Illegal(format!("{action:?} by {seat}: {why:?}"));
            played.act(seat, action).map_err(illegal)?;
        }
        What::Wait(time) => played.wait_until(played.now() + time),
    }
    check_draws(played)
}

fn check_draws<G: GameUi>(played: &LocalMatch<G>) -> Result<(), Fault> {
    if played.dice.is_used_up() { Ok(()) } else { Err(Fault::DrawsLeft) }
}
