//! What stands inside of a sentence: bold words, code, and the numbers of other rules.

use super::is_number;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    Text(String),
    Bold(String),
    Code(String),
    /// A rule by its number.
    Rule(String),
}

/// A text with `**bold**`, `` `code` `` and numbers such as SM-12 in it.
pub fn pieces(text: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (i, part) in text.split('`').enumerate() {
        if i % 2 == 1 {
            pieces.push(Piece::Code(part.to_owned()));
            continue;
        }
        for (i, part) in part.split("**").enumerate() {
            match i % 2 {
                1 => pieces.push(Piece::Bold(part.to_owned())),
                _ => with_numbers(part, &mut pieces),
            }
        }
    }
    pieces.retain(|piece| *piece != Piece::Text(String::new()));
    pieces
}

fn with_numbers(text: &str, pieces: &mut Vec<Piece>) {
    let ends_word = |it: char| !(it.is_alphanumeric() || it == '-');
    let mut told = 0;
    let mut at = 0;
    for word in text.split_inclusive(ends_word) {
        let bare = word.trim_end_matches(ends_word);
        if is_number(bare) {
            pieces.push(Piece::Text(text[told..at].to_owned()));
            pieces.push(Piece::Rule(bare.to_owned()));
            told = at + bare.len();
        }
        at += word.len();
    }
    pieces.push(Piece::Text(text[told..].to_owned()));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bold_words_code_and_numbers_are_told_apart() {
        let text = |it: &str| Piece::Text(it.to_owned());
        assert_eq!(
            pieces("See **now** (SM-4, SM-47): `a-SM-1`."),
            [
                text("See "),
                Piece::Bold("now".to_owned()),
                text(" ("),
                Piece::Rule("SM-4".to_owned()),
                text(", "),
                Piece::Rule("SM-47".to_owned()),
                text("): "),
                Piece::Code("a-SM-1".to_owned()),
                text("."),
            ]
        );
    }
}
