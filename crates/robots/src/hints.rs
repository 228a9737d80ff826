//! What somebody who is to act had better do.

use bots::Budget;
use engine::read_value;
use games::{Title, Visitor, visit};
use protocol::{Hint, HintQuestion};

/// Nothing where nobody can judge, or where the question is none.
pub fn answer(asked: &HintQuestion) -> Vec<Hint> {
    visit(&asked.game, Hinting(asked)).flatten().unwrap_or_default()
}

struct Hinting<'a>(&'a HintQuestion);

impl Visitor for Hinting<'_> {
    type Output = Option<Vec<Hint>>;
    fn visit<G: Title>(self) -> Option<Vec<Hint>> {
        let Hinting(asked) = self;
        let options: G::Options = read_value(&asked.options).ok()?;
        let view = G::with_options(read_value(&asked.view).ok()?, &options);
        Some(analysis::hint::<G>(&view, asked.seat, Budget { ms: asked.budget_ms }))
    }
}
