//! A finished match, taken apart a little at a time, so that whoever waits sees how far it is.

use std::cell::RefCell;

use analysis::{Analyser, Impossible};
use bots::Budget;
use engine::{Record, game_of_record};
use games::{Title, Visitor, visit};
use protocol::{Analysed, Refusal};

thread_local! {
    /// The match that is being taken apart.
    static WALK: RefCell<Option<Box<dyn Walk>>> = const { RefCell::new(None) };
}

/// An [`Analyser`] whose game is forgotten.
trait Walk {
    fn progress(&self) -> Analysed;
    /// Whether there is more.
    fn go_on(&mut self) -> Result<bool, Impossible>;
    fn done(self: Box<Self>) -> Analysed;
}

impl<G: Title> Walk for Analyser<G> {
    fn progress(&self) -> Analysed {
        let (done, of) = Analyser::progress(self);
        Analysed::Progress { done, of }
    }

    fn go_on(&mut self) -> Result<bool, Impossible> {
        Analyser::go_on(self)
    }

    fn done(self: Box<Self>) -> Analysed {
        Analysed::Whole(Analyser::done(*self))
    }
}

/// Whatever was begun before is forgotten.
pub fn begin(record: &str, budget_ms: u32) -> Analysed {
    let game = game_of_record(record.as_bytes()).ok();
    let begun = game.and_then(|game| visit(&game, Beginning { record, budget_ms }));
    WALK.with_borrow_mut(|walk| {
        let begun = begun.unwrap_or(Err(Refusal::Damaged));
        *walk = None;
        begun.map_or_else(Analysed::Refused, |begun| walk.insert(begun).progress())
    })
}

struct Beginning<'a> {
    record: &'a str,
    budget_ms: u32,
}

impl Visitor for Beginning<'_> {
    type Output = Result<Box<dyn Walk>, Refusal>;
    fn visit<G: Title>(self) -> Self::Output {
        let record = Record::<G>::parse(self.record.as_bytes()).map_err(|_| Refusal::Damaged)?;
        let walk = Analyser::new(record, Budget { ms: self.budget_ms }).map_err(refusal)?;
        Ok(Box::new(walk))
    }
}

/// One run further. Who asks without having begun has nothing that could go on.
pub fn go_on() -> Analysed {
    WALK.with_borrow_mut(|walk| {
        let Some(mut on) = walk.take() else { return Analysed::Refused(Refusal::Damaged) };
        match on.go_on() {
            Ok(true) => walk.insert(on).progress(),
            Ok(false) => on.done(),
            Err(why) => Analysed::Refused(refusal(why)),
        }
    })
}

fn refusal(why: Impossible) -> Refusal {
    match why {
        Impossible::Damaged(_) => Refusal::Damaged,
        Impossible::NotOver => Refusal::NotOver,
        Impossible::Alone => Refusal::Alone,
        Impossible::NoJudge => Refusal::NoJudge,
    }
}
