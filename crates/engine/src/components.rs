//! Component files: with one of them whoever owns a printed game brings in what is printed in it.
//! All games read theirs through here, so that a file is walked once, everything that is wrong with
//! it is a value with its place, and everybody who is told hears the same list.

mod fault;
mod file;
mod part;

use std::cell::RefCell;

use serde_json::Value;

use crate::{BadJson, Json};

pub use fault::{FAULTS_MAX, Fault, Faults};
pub use file::ComponentFile;
pub use part::Part;

/// What a component file holds.
pub trait ReadComponents: Sized {
    /// Spaces between values are not counted.
    const BYTES_MAX: usize;
    /// The rule about the form of the file.
    const RULE: &'static str;

    /// Reports every fault at its part. None only if there is one.
    fn read(file: &Part<'_>) -> Option<Self>;
}

/// Reads a file, or says everything that is wrong with it.
pub fn read<T: ReadComponents>(file: &Json) -> Result<T, Faults> {
    let n_bytes = file.n_bytes();
    if T::BYTES_MAX < n_bytes {
        let args = [("found", n_bytes.to_string()), ("max", T::BYTES_MAX.to_string())];
        let fault = Fault::new(String::new(), "too-large", T::RULE, args.to_vec());
        return Err(fault.into());
    }
    let faults = RefCell::new(Vec::new());
    let components = T::read(&Part::whole_file(file, T::RULE, &faults));
    let faults = faults.into_inner();
    match components {
        Some(components) if faults.is_empty() => Ok(components),
        Some(_) | None => Err(Faults::in_order_of(file, faults)),
    }
}

/// What a text says, if it is JSON and none of its objects has a key twice. Whether that is right
/// for a game is for the rules to say.
pub fn parse(text: &str) -> Result<Value, Faults> {
    let json = Json::parse(text).map_err(|BadJson { line, column }| {
        let args = [("line", line.to_string()), ("column", column.to_string())];
        Faults::from(Fault::new(String::new(), "bad-json", "", args.to_vec()))
    })?;
    let faults = RefCell::new(Vec::new());
    Part::whole_file(&json, "", &faults).find_repeated();
    match faults.into_inner() {
        none if none.is_empty() => {
            Ok(serde_json::to_value(&json).expect("JSON with texts for keys is JSON"))
        }
        repeated => Err(Faults::in_order_of(&json, repeated)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two whole numbers, the second not above the first, and a name.
    #[derive(PartialEq, Debug)]
    struct Pair(i64, i64);

    impl ReadComponents for Pair {
        const BYTES_MAX: usize = 2_000;
        const RULE: &'static str = "T-1";

        fn read(file: &Part<'_>) -> Option<Pair> {
            file.object(&["pair", "name"], &["word"]);
            if let Some(name) = file.get("name") {
                name.by("T-2").name(5);
            }
            if let Some(word) = file.get("word") {
                word.word(&[("one", 1), ("two", 2)]);
            }
            let items = file.get("pair")?.list()?;
            let numbers: Vec<Option<i64>> = items.iter().map(|item| item.whole(0..=9)).collect();
            file.get("pair")?.count(items.len(), 2..=2);
            match numbers[..] {
                [Some(one), Some(two)] => Some(Pair(one, two)),
                _ => None,
            }
        }
    }

    fn check(text: &str, expected: &[&str]) {
        let faults = read::<Pair>(&Json::parse(text).unwrap()).unwrap_err();
        let said: Vec<String> = faults.listed.iter().map(Fault::to_string).collect();
        assert_eq!(said, expected);
    }

    #[test]
    fn a_good_file_is_read() {
        let json = Json::parse(r#"{"pair": [3, 2], "name": "a"}"#).unwrap();
        assert_eq!(read::<Pair>(&json), Ok(Pair(3, 2)));
    }

    #[test]
    fn everything_is_told_in_the_order_of_the_file() {
        check(
            r#"{"word": "three", "pair": [10, "2", {}], "colour": 1, "a b": 2, "pair": 3}"#,
            &[
                "T-1 name: missing-key",
                "T-1 word: unknown-word (found \"three\", known one, two)",
                "T-1 pair: repeated-key",
                "T-1 pair: wrong-count (n 2, found 3)",
                "T-1 pair[0]: out-of-range (min 0, max 9, found 10)",
                "T-1 pair[1]: not-whole (found \"2\")",
                "T-1 pair[2]: not-whole (found {})",
                "T-1 colour: unknown-key (known pair, name, word)",
                "T-1 [\"a b\"]: unknown-key (known pair, name, word)",
            ],
        );
        check("[]", &["T-1 : not-object (found [])"]);
        check(
            r#"{"pair": 1, "name": "\u202e"}"#,
            &["T-1 pair: not-list (found 1)", "T-2 name: bad-text (max 5)"],
        );
    }

    #[test]
    fn a_huge_file_is_not_looked_into() {
        let huge = Json::text("x".repeat(2_000));
        let faults = read::<Pair>(&huge).unwrap_err();
        assert_eq!(faults.to_string(), "T-1 : too-large (found 2002, max 2000)");
    }

    #[test]
    fn after_a_hundred_the_others_are_counted() {
        let items = vec!["x"; 300].join("\",\"");
        let faults = read::<Pair>(&Json::parse(&format!("{{\"pair\":[\"{items}\"]}}")).unwrap());
        let faults = faults.unwrap_err();
        assert_eq!((faults.listed.len(), faults.n_more, faults.n_all()), (100, 202, 302));
    }

    #[test]
    fn a_text_is_json_without_repetition() {
        assert_eq!(parse(r#"{"a": [1.0]}"#), Ok(serde_json::json!({"a": [1]})));
        assert_eq!(parse("{\n\"a\" 1}").unwrap_err().to_string(), ": bad-json (line 2, column 5)");
        let twice = parse(r#"{"a": [{"b": 1, "b": 2}], "c": 1, "c": 1}"#).unwrap_err();
        assert_eq!(twice.to_string(), "a[0].b: repeated-key; c: repeated-key");
    }

    #[test]
    fn a_chosen_file_is_what_is_in_it() {
        let text = r#"{"pair":[3,2],"name":"a"}"#;
        let file: ComponentFile<Pair> = serde_json::from_str(text).unwrap();
        assert_eq!(file.read().map(|pair| pair.0), Ok(3));
        assert_eq!(serde_json::to_string(&file).unwrap(), text);
        let turned: ComponentFile<Pair> =
            serde_json::from_str(r#"{"name": "a", "pair": [3, 2]}"#).unwrap();
        assert_eq!(file, turned);
    }
}
