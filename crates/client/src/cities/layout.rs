//! What lies in the columns of features and pieces, as a teller can keep it: later events name the
//! column only.

use cities::{Colour, Features, Kind, N_COLUMNS, Pieces};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    pub features: [Features; N_COLUMNS],
    pub pieces: [Pieces; N_COLUMNS - 1],
}

/// Between two columns.
const NEXT: &str = "|";
const KINDS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
const COLOURS: [&str; 4] = ["red", "blue", "green", "yellow"];

impl Layout {
    pub fn ids(&self) -> Vec<&'static str> {
        let features = self.features.iter().map(|column| {
            column.things().filter_map(|kind| KINDS.get(usize::from(kind.0)).copied()).collect()
        });
        let pieces = self
            .pieces
            .iter()
            .map(|column| column.things().map(|colour| COLOURS[colour.idx()]).collect::<Vec<_>>());
        let columns: Vec<Vec<&'static str>> = features.chain(pieces).collect();
        columns.join(&NEXT)
    }

    /// None where the story begins in the middle of a round.
    pub fn of_ids(ids: &[&'static str]) -> Option<Layout> {
        let columns: Vec<&[&str]> = ids.split(|id| *id == NEXT).collect();
        if columns.len() != 2 * N_COLUMNS - 1 {
            return None;
        }
        let features = |i: usize| {
            let kind = |id: &&str| KINDS.iter().position(|it| it == id).map(|it| Kind(it as u8));
            columns[i].iter().filter_map(kind).collect()
        };
        let pieces = |i: usize| {
            let colour = |id: &&str| COLOURS.iter().position(|it| it == id);
            let colours = columns[N_COLUMNS + i].iter().filter_map(colour);
            colours.map(|idx| Colour::ALL[idx]).collect()
        };
        let (features, pieces) = (std::array::from_fn(features), std::array::from_fn(pieces));
        Some(Layout { features, pieces })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_layout_is_remembered() {
        let features = [vec![0, 9], vec![3], vec![3], vec![7]]
            .map(|kinds| kinds.into_iter().map(Kind).collect::<Features>());
        let [red, blue, _, yellow] = Colour::ALL;
        let pieces = [vec![red, red, blue, yellow], vec![blue], vec![]]
            .map(|colours| colours.into_iter().collect::<Pieces>());
        let layout = Layout { features, pieces };
        assert_eq!(Layout::of_ids(&layout.ids()), Some(layout));
        assert_eq!(Layout::of_ids(&[]), None);
    }
}
