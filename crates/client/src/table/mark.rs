//! A place that is ringed on the page, why, and what stands at its ring.

use engine::Seat;

use super::{Place, Sentence};

/// More numbers would be a table of contents.
const NUMBERS_MAX: usize = 9;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    pub place: Place,
    pub cause: Cause,
    /// The number of its sentence, or of the hint.
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
    /// Where it was pressed, or what was drawn, in a match that is over.
    Played,
    /// Where it had better been pressed.
    Better,
}

impl Cause {
    /// For the style sheet.
    pub fn name(self) -> &'static str {
        match self {
            Cause::News => "news",
            Cause::Pointing => "pointing",
            Cause::Hint => "hint",
            Cause::Played => "played",
            Cause::Better => "better",
        }
    }
}

impl Mark {
    pub fn pointing(place: Place) -> Mark {
        Mark::of(place, Cause::Pointing)
    }

    pub fn of(place: Place, cause: Cause) -> Mark {
        Mark { place, cause, label: None, seat: None }
    }

    /// With its place among the hints.
    pub fn hint(place: Place, n: usize) -> Mark {
        Mark { label: Some(n.to_string()), ..Mark::of(place, Cause::Hint) }
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

/// What is ringed now: what somebody points at, alone as long as they do; else what was asked for,
/// whose numbers are others than those of the news; else the news.
pub fn ringed(pointed: &[Mark], asked: &[Mark], since: &[Sentence]) -> Vec<Mark> {
    match (pointed, asked) {
        ([], []) => numbered(since),
        ([], _) => asked.to_vec(),
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
        let hints = [Mark::hint(Place::named("b"), 1)];
        assert_eq!(shown(&ringed(&[], &[], &since)), ["a news 1"]);
        assert_eq!(shown(&ringed(&[], &hints, &since)), ["b hint 1"]);
        let pointed = [Mark::pointing(Place::named("c"))];
        assert_eq!(shown(&ringed(&pointed, &hints, &since)), ["c pointing -"]);
    }
}
