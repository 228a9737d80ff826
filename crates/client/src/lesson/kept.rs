//! How far somebody is in a lesson. The browser keeps it; nobody needs an account to learn.

use serde::{Deserialize, Serialize};

use crate::browser;

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Kept {
    /// The step that comes next; behind the last one there are the last words.
    #[serde(default)]
    pub step: usize,
    /// How many the lesson has.
    #[serde(default)]
    pub n_steps: usize,
    /// Whether it was once gone through to its end.
    #[serde(default)]
    pub is_learned: bool,
    /// The match that went on after the lesson, as a Record.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub played_on: Option<String>,
}

/// How far somebody is, for whoever leads to the lesson.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Progress {
    New,
    /// In the middle of it.
    Begun {
        n: usize,
        of: usize,
    },
    Learned,
    /// In the match that went on after it.
    PlayedOn,
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

    pub fn progress(&self) -> Progress {
        let is_begun = (1..self.n_steps).contains(&self.step);
        match self {
            Kept { played_on: Some(_), .. } => Progress::PlayedOn,
            Kept { step, n_steps, .. } if is_begun => Progress::Begun { n: step + 1, of: *n_steps },
            Kept { is_learned: true, .. } => Progress::Learned,
            _ => Progress::New,
        }
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
        let played_on = Some("{}".to_owned());
        let kept = Kept { step: 4, n_steps: 13, is_learned: true, played_on };
        assert_eq!(Kept::read(&serde_json::to_string(&kept).unwrap()), kept);
        assert_eq!(Kept::read("{\"step\":2}"), Kept { step: 2, ..Kept::default() });
        assert_eq!(Kept::read("nonsense"), Kept::default());
    }

    #[test]
    fn a_lesson_is_new_begun_learned_or_played_on() {
        let kept = Kept { n_steps: 13, ..Kept::default() };
        assert_eq!(kept.progress(), Progress::New);
        let kept = Kept { step: 6, ..kept };
        assert_eq!(kept.progress(), Progress::Begun { n: 7, of: 13 });
        let kept = Kept { step: 13, is_learned: true, ..kept };
        assert_eq!(kept.progress(), Progress::Learned);
        // Once more, from the middle.
        let kept = Kept { step: 2, ..kept };
        assert_eq!(kept.progress(), Progress::Begun { n: 3, of: 13 });
        let kept = Kept { step: 0, played_on: Some("{}".to_owned()), ..kept };
        assert_eq!(kept.progress(), Progress::PlayedOn);
    }
}
