//! The figures on the border fields while the task is being set (TT-33 to TT-38).

use std::ops::Index;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Components, Field, Fields, Figure, GREEN_FIGURES_MIN, N_FIGURES};

/// Where each figure stands, in the order of [`Figure`]; none before it is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Figures([Option<Field>; N_FIGURES]);

impl Figures {
    pub const NONE: Figures = Figures([None; N_FIGURES]);

    pub fn placed(&self) -> impl Iterator<Item = (Figure, Field)> + '_ {
        Figure::ALL.into_iter().filter_map(|figure| Some((figure, self[figure]?)))
    }

    pub fn fields(&self) -> Fields {
        self.0.iter().flatten().copied().collect()
    }

    /// All four fields, if all figures are placed.
    pub fn complete(&self) -> Option<[Field; N_FIGURES]> {
        let [y1, y2, b1, b2] = self.0;
        Some([y1?, y2?, b1?, b2?])
    }

    pub fn put(&mut self, figure: Figure, field: Field) {
        self.0[figure.idx()] = Some(field);
    }

    pub fn lift(&mut self, figure: Figure) {
        self.0[figure.idx()] = None;
    }

    pub fn with(mut self, figure: Figure, field: Field) -> Figures {
        self.put(figure, field);
        self
    }

    /// TT-34, TT-35: whether the placement can be finished with enough figures on green fields.
    pub fn leaves_enough_green(&self, components: &Components) -> bool {
        let is_plain = |field: &&Field| !components.is_green(**field);
        let n_plain = self.0.iter().flatten().filter(is_plain).count();
        n_plain <= N_FIGURES - usize::from(GREEN_FIGURES_MIN)
    }

    /// TT-37, TT-38: every way to place the figures that are missing, in a fixed order.
    pub fn completions(&self, components: &Components) -> Vec<Figures> {
        let mut completions = vec![*self];
        for figure in Figure::ALL.into_iter().filter(|figure| self[*figure].is_none()) {
            let further = |figures: Figures| {
                let free = Field::all().filter(move |field| !figures.fields().contains(*field));
                free.map(move |field| figures.with(figure, field))
            };
            completions = completions.into_iter().flat_map(further).collect();
            completions.retain(|figures| figures.leaves_enough_green(components));
        }
        completions
    }
}

impl Index<Figure> for Figures {
    type Output = Option<Field>;
    fn index(&self, figure: Figure) -> &Option<Field> {
        &self.0[figure.idx()]
    }
}

impl From<[Field; N_FIGURES]> for Figures {
    fn from(fields: [Field; N_FIGURES]) -> Figures {
        Figures(fields.map(Some))
    }
}
