//! Roads as lines: what lights up, and where a taxi drives.

use turbo_taxi::{Card, CardKind, Cell, Field, Leg, Side, Sides};

use super::geometry::{Point, figure_at, middle, side_of, towards};

/// A piece of a way. All of them are cubic curves, so that one formula draws and drives them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Curve([Point; 4]);

impl Curve {
    /// From one side of a cell to another, as the card there draws it.
    pub fn across(cell: Cell, card: Card, from: Side, to: Side) -> Curve {
        let bend = bend(card.kind());
        let (start, end) = (side_of(cell, from), side_of(cell, to));
        let inwards = |side: Side| towards(side).times(-bend);
        Curve([start, start.plus(inwards(from)), end.plus(inwards(to)), end])
    }

    fn straight(from: Point, to: Point) -> Curve {
        let between = |part: f64| from.times(1.0 - part).plus(to.times(part));
        Curve([from, between(1.0 / 3.0), between(2.0 / 3.0), to])
    }

    /// Where one is after a part of the piece, from 0 to 1, and which way one looks, in degrees
    /// clockwise from the north.
    pub fn at(&self, part: f64) -> (Point, f64) {
        let Curve([a, b, c, d]) = *self;
        let rest = 1.0 - part;
        let blend = |points: [(Point, f64); 4]| {
            let nothing = Point::new(0.0, 0.0);
            points.iter().fold(nothing, |sum, (point, weight)| sum.plus(point.times(*weight)))
        };
        let place = blend([
            (a, rest * rest * rest),
            (b, 3.0 * rest * rest * part),
            (c, 3.0 * rest * part * part),
            (d, part * part * part),
        ]);
        let speed = blend([
            (a, -rest * rest),
            (b, rest * rest - 2.0 * rest * part),
            (c, 2.0 * rest * part - part * part),
            (d, part * part),
        ]);
        (place, speed.x.atan2(-speed.y).to_degrees())
    }

    /// As the `d` of a path.
    pub fn path(&self) -> String {
        let Curve([a, b, c, d]) = self;
        format!("M{} {}C{} {} {} {} {} {}", a.x, a.y, b.x, b.y, c.x, c.y, d.x, d.y)
    }
}

/// How far the road runs straight before it bends: the two roads of a double curve keep apart.
fn bend(kind: CardKind) -> f64 {
    match kind {
        CardKind::Straight | CardKind::Tee | CardKind::Crossing | CardKind::DeadEnd => 33.3,
        CardKind::Curve => 27.6,
        CardKind::DoubleCurve => 21.0,
    }
}

/// The road of a card that joins some ends, as the `d` of a path.
pub fn road(cell: Cell, card: Card, ends: Sides) -> String {
    let ends: Vec<Side> = ends.iter().collect();
    match ends[..] {
        [from, to] => Curve::across(cell, card, from, to).path(),
        _ => ends.iter().map(|side| spoke(cell, *side)).collect(),
    }
}

/// From a side to the middle, where roads meet or end.
fn spoke(cell: Cell, side: Side) -> String {
    let (from, to) = (side_of(cell, side), middle(cell));
    format!("M{} {}L{} {}", from.x, from.y, to.x, to.y)
}

/// The way of a taxi from where it stands to its house.
pub fn way(taxi: Field, house: Field, legs: &[Leg], card_at: impl Fn(Cell) -> Card) -> Vec<Curve> {
    let door = |field: Field| side_of(field.cell(), field.side());
    let mut way = vec![Curve::straight(figure_at(taxi), door(taxi))];
    way.extend(legs.iter().map(|leg| Curve::across(leg.cell, card_at(leg.cell), leg.from, leg.to)));
    way.push(Curve::straight(door(house), figure_at(house)));
    way
}

/// Where one is after so many pieces; at the end one stays there.
pub fn along(way: &[Curve], n_pieces: f64) -> Option<(Point, f64)> {
    let last = way.len().checked_sub(1)?;
    let idx = (n_pieces.max(0.0) as usize).min(last);
    Some(way[idx].at((n_pieces - idx as f64).clamp(0.0, 1.0)))
}

#[cfg(test)]
mod tests {
    use turbo_taxi::{CENTRE, Colour, Crossing, Plan, Task, route};

    use super::*;

    const TASK: &str = "dcurve1:2,5,8,11";
    const PLAN: &str = "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";

    #[test]
    fn pieces_begin_where_the_ones_before_end() {
        let (task, plan): (Task, Plan) = (TASK.parse().unwrap(), PLAN.parse().unwrap());
        for colour in Colour::ALL {
            let legs = route(&task, &plan, Crossing::Junction, colour).unwrap();
            let [taxi, house] = task.pair(colour);
            let way = way(taxi, house, &legs, |cell| plan[cell].unwrap());
            assert_eq!(along(&way, 0.0).unwrap().0, figure_at(taxi));
            assert_eq!(along(&way, 99.0).unwrap().0, figure_at(house));
            for pair in way.windows(2) {
                let (end, start) = (pair[0].at(1.0), pair[1].at(0.0));
                assert!((end.0.x - start.0.x).abs() < 1e-9 && (end.0.y - start.0.y).abs() < 1e-9);
                assert!((end.1 - start.1).abs() < 1e-6, "a taxi does not jump round");
            }
        }
    }

    #[test]
    fn one_looks_where_one_goes() {
        let curve = Curve::across(CENTRE, Card::Straight1, Side::W, Side::E);
        assert!((curve.at(0.3).1 - 90.0).abs() < 1e-9);
        let curve = Curve::across(CENTRE, Card::Straight0, Side::S, Side::N);
        assert!(curve.at(0.3).1.abs() < 1e-9);
    }

    #[test]
    fn a_tee_lights_up_to_its_middle() {
        let ends = Card::Tee0.ends();
        let drawn = road(CENTRE, Card::Tee0, ends);
        assert_eq!(drawn.matches('M').count(), 3);
        assert!(drawn.starts_with("M258 208L208 208"), "{drawn}");
    }
}
