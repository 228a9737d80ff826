//! Where a bubble goes: beside what it points at, never over it, never outside of the window.

use crate::browser::Area;

/// Between the bubble and what it points at.
const GAP: f64 = 14.0;
/// Between the bubble and the edge of the window.
const MARGIN: f64 = 8.0;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Size {
    pub width: f64,
    pub height: f64,
}

/// On which side of its place a bubble is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Above,
    Below,
    Left,
    Right,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placement {
    pub side: Side,
    pub left: f64,
    pub top: f64,
    /// Where its edge points at the place, from its own left or top.
    pub tip: f64,
}

/// The first side with room for it; where there is none, the one with most.
pub fn place(at: Area, bubble: Size, window: Size) -> Placement {
    let sides = [Side::Above, Side::Below, Side::Right, Side::Left];
    let fits = |side: &Side| 0.0 <= spare(*side, at, bubble, window);
    let most = || {
        let spare = |side: &Side| spare(*side, at, bubble, window);
        sides.into_iter().max_by(|one, other| spare(one).total_cmp(&spare(other)))
    };
    let side = sides.into_iter().find(fits).or_else(most).unwrap_or(Side::Below);
    beside(side, at, bubble, window)
}

/// How much more room there is than needed.
fn spare(side: Side, at: Area, bubble: Size, window: Size) -> f64 {
    let (needed_x, needed_y) = (bubble.width + GAP + MARGIN, bubble.height + GAP + MARGIN);
    match side {
        Side::Above => at.top - needed_y,
        Side::Below => window.height - at.top - at.height - needed_y,
        Side::Left => at.left - needed_x,
        Side::Right => window.width - at.left - at.width - needed_x,
    }
}

fn beside(side: Side, at: Area, bubble: Size, window: Size) -> Placement {
    let (middle_x, middle_y) = (at.left + 0.5 * at.width, at.top + 0.5 * at.height);
    let inside = |from: f64, length: f64, whole: f64| from.min(whole - length - MARGIN).max(MARGIN);
    let left = match side {
        Side::Above | Side::Below => middle_x - 0.5 * bubble.width,
        Side::Left => at.left - GAP - bubble.width,
        Side::Right => at.left + at.width + GAP,
    };
    let top = match side {
        Side::Above => at.top - GAP - bubble.height,
        Side::Below => at.top + at.height + GAP,
        Side::Left | Side::Right => middle_y - 0.5 * bubble.height,
    };
    let left = inside(left, bubble.width, window.width);
    let top = inside(top, bubble.height, window.height);
    let tip = match side {
        Side::Above | Side::Below => (middle_x - left).clamp(GAP, bubble.width - GAP),
        Side::Left | Side::Right => (middle_y - top).clamp(GAP, bubble.height - GAP),
    };
    Placement { side, left, top, tip }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Size = Size { width: 390.0, height: 844.0 };
    const DESK: Size = Size { width: 1280.0, height: 720.0 };
    const BUBBLE: Size = Size { width: 300.0, height: 150.0 };

    fn area(left: f64, top: f64, width: f64, height: f64) -> Area {
        Area { left, top, width, height }
    }

    fn check(at: Area, window: Size, side: Side) {
        let found = place(at, BUBBLE, window);
        assert_eq!(found.side, side, "{at:?}");
        let (right, bottom) = (found.left + BUBBLE.width, found.top + BUBBLE.height);
        assert!(MARGIN <= found.left && right <= window.width - MARGIN, "{found:?}");
        assert!(MARGIN <= found.top && bottom <= window.height - MARGIN, "{found:?}");
        let is_beside = right <= at.left || at.left + at.width <= found.left;
        let is_over_or_under = bottom <= at.top || at.top + at.height <= found.top;
        assert!(is_beside || is_over_or_under, "{found:?} covers {at:?}");
    }

    #[test]
    fn it_covers_nothing_and_stays_inside() {
        check(area(600.0, 400.0, 60.0, 60.0), DESK, Side::Above);
        check(area(1240.0, 20.0, 40.0, 40.0), DESK, Side::Below);
        check(area(300.0, 60.0, 600.0, 650.0), DESK, Side::Right);
        check(area(700.0, 60.0, 580.0, 650.0), DESK, Side::Left);
        check(area(0.0, 100.0, 390.0, 390.0), PHONE, Side::Below);
        check(area(0.0, 800.0, 80.0, 44.0), PHONE, Side::Above);
    }

    #[test]
    fn its_tip_points_at_the_place() {
        let found = place(area(1200.0, 400.0, 40.0, 40.0), BUBBLE, DESK);
        assert_eq!(found.left + found.tip, 1220.0);
        let corner = place(area(0.0, 400.0, 10.0, 10.0), BUBBLE, DESK);
        assert_eq!(corner.tip, GAP);
    }
}
