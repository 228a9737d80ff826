//! Arrows walk over the plan: from the place that has the keyboard to the nearest one that way.

use leptos::tachys::dom::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::table::keys::Direction;

const PLACES: &str = ".hood .can";

/// Gives the keyboard to the next place; from nowhere, to the first.
pub fn walk(direction: Direction) -> bool {
    let places = places();
    let active = document().active_element();
    let here = active.and_then(|active| places.iter().find(|(it, ..)| *it == active));
    let next = match here {
        None => places.first(),
        Some((_, x, y)) => {
            let others = places.iter().filter_map(|place| {
                Some((distance(direction, (*x, *y), (place.1, place.2))?, place))
            });
            others.min_by(|one, two| one.0.total_cmp(&two.0)).map(|(_, place)| place)
        }
    };
    if let Some((element, ..)) = next {
        // A drawing can be focused too, though web-sys says so of HTML only.
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
    !places.is_empty()
}

fn places() -> Vec<(Element, f64, f64)> {
    let Ok(all) = document().query_selector_all(PLACES) else { return Vec::new() };
    let place = |i: u32| {
        let element: Element = all.get(i)?.dyn_into().ok()?;
        let number = |name: &str| element.get_attribute(name)?.parse::<f64>().ok();
        let (x, y) = (number("data-x")?, number("data-y")?);
        Some((element, x, y))
    };
    (0..all.length()).filter_map(place).collect()
}

/// How far, if it lies that way at all; a step aside counts double.
fn distance(direction: Direction, from: (f64, f64), to: (f64, f64)) -> Option<f64> {
    let (right, down) = (to.0 - from.0, to.1 - from.1);
    let (ahead, aside) = match direction {
        Direction::Up => (-down, right),
        Direction::Down => (down, right),
        Direction::Left => (-right, down),
        Direction::Right => (right, down),
    };
    (1.0 < ahead).then_some(ahead + 2.0 * aside.abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_that_way() {
        let from = (100.0, 100.0);
        assert_eq!(distance(Direction::Right, from, (166.0, 100.0)), Some(66.0));
        assert_eq!(distance(Direction::Right, from, (166.0, 166.0)), Some(198.0));
        assert_eq!(distance(Direction::Right, from, (34.0, 100.0)), None);
        assert_eq!(distance(Direction::Up, from, (100.0, 34.0)), Some(66.0));
    }
}
