//! How far somebody is in a lesson. The browser keeps it; nobody needs an account to learn.

use serde::{Deserialize, Serialize};

use crate::browser;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    /// The step that comes next.
    #[serde(default)]
    pub step: usize,
    /// Whether it was once gone through to its end.
    #[serde(default)]
    pub is_learned: bool,
    /// The match that went on after the lesson, as a Record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<String>,
}

impl Kept {
    /// Where nothing is kept, or nothing that can be read, nothing was learned yet.
    pub fn of(game: &str) -> Kept {
        let text = browser::stored(&name_of(game));
        text.map(|text| Kept::read(&text)).unwrap_or_default()
    }

    pub fn store(&self, game: &str) {
        let text = serde_json::to_string(self).expect("it has string keys and whole numbers");
        browser::store(&name_of(game), &text);
    }

    fn read(text: &str) -> Kept {
        serde_json::from_str(text).unwrap_or_default()
    }
}

fn name_of(game: &str) -> String {
    format!("rathaus-lesson-{game}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_can_be_read_again() {
        let kept = Kept { step: 4, is_learned: true, played_on: Some("{}".to_owned()) };
        assert_eq!(Kept::read(&serde_json::to_string(&kept).unwrap()), kept);
        assert_eq!(Kept::read("{\"step\":2}"), Kept { step: 2, ..Kept::default() });
        assert_eq!(Kept::read("nonsense"), Kept::default());
    }
}
