//! Values of our types as JSON values.

use serde::Serialize;
use serde_json::Value;

/// By way of the text, so that what serde derives for a type is compiled for one writer alone: a
/// page fetches all of it.
pub fn to_value(it: &impl Serialize) -> Value {
    let text = serde_json::to_string(it).expect("wire types have string keys and finite numbers");
    serde_json::from_str(&text).expect("what was just written is JSON")
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_value_is_what_the_text_says() {
        #[derive(Serialize)]
        enum Piece {
            Pawn { column: char, row: Option<i8> },
            King,
        }
        let pieces = [Piece::Pawn { column: 'e', row: Some(-4) }, Piece::King];
        let expected = json!([{ "Pawn": { "column": "e", "row": -4 } }, "King"]);
        assert_eq!(to_value(&pieces), expected);
        assert_eq!(serde_json::to_value(&pieces).unwrap(), expected);
    }
}
