//! A place that is ringed on the page, why, and what stands at its ring.

use engine::Seat;

use super::{Place, Sentence};

/// More numbers would be a table of contents.
const NUMBERS_MAX: usize = 9;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub place: Place,
    pub cause: Cause,
    /// The number of its sentence, or what the place is worth.
    pub label: Option<String>,
    /// Whose plate is ringed where the place itself is not to be seen.
    pub seat: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// Others have changed something there since one's own last step.
    News,
    /// The log or a panel speaks of it.
    Pointing,
    /// Somebody would press there.
    Hint,
}

impl Cause {
    /// For the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Cause::News => "news",
            Cause::Pointing => "pointing",
            Cause::Hint => "hint",
        }
    }
}

impl Mark {
    pub fn pointing(place: Place) -> Mark {
        Mark { place, cause: Cause::Pointing, label: None, seat: None }
    }

    /// With what it is worth.
    pub fn hint(place: Place, worth: String) -> Mark {
        Mark { place, cause: Cause::Hint, label: Some(worth), seat: None }
    }
}

/// The places of the news, each with the number of its sentence.
pub fn numbered(since: &[Sentence]) -> Vec<Mark> {
    let placed = since.iter().filter(|sentence| !sentence.places.is_empty());
    let skipped = placed.clone().count().saturating_sub(NUMBERS_MAX);
    let numbered = placed.skip(skipped).zip(1..);
    let marks = numbered.flat_map(|(it, n): (&Sentence, usize)| {
        let label = Some(n.to_string());
        let mark = move |place: &Place| Mark {
            place: place.clone(),
            cause: Cause::News,
            label: label.clone(),
            seat: it.seat,
        };
        it.places.iter().map(mark)
    });
    marks.collect()
}

/// What is ringed now: what somebody points at, alone as long as they do; else the news, and the
/// hints that were asked for.
pub fn ringed(pointed: &[Mark], hints: &[Mark], since: &[Sentence]) -> Vec<Mark> {
    match pointed {
        [] => numbered(since).into_iter().chain(hints.iter().cloned()).collect(),
        _ => pointed.to_vec(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(name: &'static str) -> Sentence {
        Sentence::plain(String::new()).about([Place::named(name)])
    }

    fn shown(marks: &[Mark]) -> Vec<String> {
        let shown = marks.iter().map(|it| {
            format!("{} {} {}", it.place, it.cause.name(), it.label.as_deref().unwrap_or("-"))
        });
        shown.collect()
    }

    #[test]
    fn sentences_without_a_place_have_no_number() {
        let since = [at("a"), Sentence::plain("all hold".to_owned()), at("b")];
        assert_eq!(shown(&numbered(&since)), ["a news 1", "b news 2"]);
    }

    #[test]
    fn whoever_points_sees_that_alone() {
        let since = [at("a")];
        let hints = [Mark::hint(Place::named("b"), "+4".to_owned())];
        assert_eq!(shown(&ringed(&[], &hints, &since)), ["a news 1", "b hint +4"]);
        let pointed = [Mark::pointing(Place::named("c"))];
        assert_eq!(shown(&ringed(&pointed, &hints, &since)), ["c pointing -"]);
    }
}
