//! What somebody who is to act had better do.

use bots::Budget;
use engine::{Viewer, read_value};
use games::{Title, Visitor, visit};
use protocol::{Hint, HintQuestion, Seen};

use crate::robot::standing;

/// Nothing where nobody can judge, or where the question is none.
pub fn answer(asked: &HintQuestion) -> Vec<Hint> {
    visit(&asked.game, Hinting(asked)).flatten().unwrap_or_default()
}

struct Hinting<'a>(&'a HintQuestion);

impl Visitor for Hinting<'_> {
    type Output = Option<Vec<Hint>>;
    fn visit<G: Title>(self) -> Option<Vec<Hint>> {
        let Hinting(asked) = self;
        let view = match &asked.seen {
            Seen::View { options, view } => {
                let options: G::Options = read_value(options).ok()?;
                G::with_options(read_value(view).ok()?, &options)
            }
            Seen::Record(text) => standing::<G>(text)?.game().view(Viewer::Seat(asked.seat)),
        };
        Some(analysis::hint::<G>(&view, asked.seat, Budget { ms: asked.budget_ms }))
    }
}
