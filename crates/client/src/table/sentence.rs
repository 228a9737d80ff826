//! The story of a match as sentences.

use engine::Seat;

use super::Place;

/// One thing that happened. In `text`, what stands between two asterisks is set in bold: gains and
/// names.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// Whose mark stands before it.
    pub seat: Option<Seat>,
    pub text: String,
    /// Where it happened; pointing at the sentence rings them.
    pub places: Vec<Place>,
    /// A heading opens a turn; the lines below it belong to it.
    pub is_heading: bool,
}

/// A sentence in the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// Different for different sentences: the edition of the story, the step, the place in it.
    pub key: (u32, u64, usize),
    pub sentence: Sentence,
    /// Of the newest step.
    pub is_new: bool,
}

impl Sentence {
    pub fn of(seat: Seat, text: String) -> Sentence {
        Sentence { seat: Some(seat), text, ..Sentence::default() }
    }

    /// Of nobody in particular.
    pub fn plain(text: String) -> Sentence {
        Sentence { text, ..Sentence::default() }
    }

    pub fn heading(text: String) -> Sentence {
        Sentence { text, is_heading: true, ..Sentence::default() }
    }

    pub fn about(mut self, places: impl IntoIterator<Item = Place>) -> Sentence {
        self.places.extend(places);
        self
    }

    /// The text in pieces, with whether each is bold.
    pub fn pieces(&self) -> impl Iterator<Item = (&str, bool)> {
        let pieces = self.text.split('*').enumerate().map(|(i, piece)| (piece, i % 2 == 1));
        pieces.filter(|(piece, _)| !piece.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asterisks_set_bold() {
        let sentence = Sentence::plain("Amélie builds two walls: *+2 coins*.".to_owned());
        let pieces: Vec<_> = sentence.pieces().collect();
        assert_eq!(
            pieces,
            [("Amélie builds two walls: ", false), ("+2 coins", true), (".", false)]
        );
    }

    #[test]
    fn plain_text_is_one_piece() {
        let sentence = Sentence::heading("Round 3".to_owned());
        assert_eq!(sentence.pieces().collect::<Vec<_>>(), [("Round 3", false)]);
        assert_eq!(Sentence::plain(String::new()).pieces().count(), 0);
    }
}
