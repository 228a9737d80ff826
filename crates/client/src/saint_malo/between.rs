//! Sabres are seen to be marked before the pirates come.

use saint_malo::{Event, View};

/// The view with the full row, where an attack follows.
pub fn between(before: &View, news: &[Event]) -> Vec<(usize, View)> {
    let Some(n_told) = news.iter().position(|it| matches!(it, Event::Attacked { .. })) else {
        return Vec::new();
    };
    let mut view = before.clone();
    for event in &news[..n_told] {
        match event {
            Event::SabresMarked { to, .. } => view.pirates.n_marked = *to,
            Event::PirateDice { .. } => {}
            // Several steps have come at once: only their end is known.
            _ => return Vec::new(),
        }
    }
    vec![(n_told, view)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saint_malo::contents::tests::start;

    #[test]
    fn the_row_is_full_before_the_ships_come() {
        let view = start();
        let to = view.pirates.n_boxes;
        let marked = Event::SabresMarked { row: 0, from: to - 1, to };
        let attacked =
            Event::Attacked { row: 0, strength: 1, defence: vec![0, 0], lost: vec![true, true] };
        let parts = between(&view, &[marked.clone(), attacked.clone()]);
        let [(n_told, seen)] = &parts[..] else { panic!("one view comes between") };
        assert_eq!((*n_told, seen.pirates.n_left()), (1, 0));
        assert_eq!(seen.cities, view.cities);
        assert_eq!(between(&view, std::slice::from_ref(&marked)), []);
        assert_eq!(between(&view, &[Event::Passed, marked, attacked]), []);
    }
}
