//! Who has won (MS-125).

use engine::Outcome;

use crate::Tableau;

/// By score, then by goods.
pub(crate) fn ranked(tableaus: &[Tableau]) -> Outcome {
    let scored = |tableau: &Tableau| {
        let key = (tableau.score(), tableau.goods.n_goods());
        (key, i32::from(tableau.score()), tableau.points.lines())
    };
    Outcome::ranked(tableaus.iter().map(scored).collect())
}
