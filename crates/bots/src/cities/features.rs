//! A seat's prospects as numbers: what the network adds to the outlook can rest on. The table is
//! told apart from the own neighbourhood, because a turn has few tables and many neighbourhoods.

use ::cities::{Cities, Colour, N_GOALS, Neighbourhood, Row, Survey};
use engine::{Game, Seat};

use super::left::Left;
use super::outlook::building::pieces_to_come;
use super::outlook::{N_FAMILIES, NatureParts, OpenArea, Outlook, Parts, family};

pub const N_TABLE: usize = 5 + 4 * 3 + 2 + N_FAMILIES + 3 * N_GOALS;
pub const N_CITY: usize = 4 + 2 * N_NATURE + N_FAMILIES + 2 * N_GOALS + 15;
const N_NATURE: usize = 16;

/// Numbers written one after the other.
struct Inputs<const N: usize> {
    values: [f32; N],
    n: usize,
}

impl<const N: usize> Inputs<N> {
    fn new() -> Self {
        Inputs { values: [0.0; N], n: 0 }
    }

    fn push(&mut self, value: f64) {
        self.values[self.n] = value as f32;
        self.n += 1;
    }

    fn flag(&mut self, is_so: bool) {
        self.push(if is_so { 1.0 } else { 0.0 });
    }

    fn one_of(&mut self, idx: usize, n: usize) {
        for i in 0..n {
            self.flag(i == idx);
        }
    }

    fn done(self) -> [f32; N] {
        assert_eq!(self.n, N, "the number of inputs is a part of the stored weights' shape");
        self.values
    }
}

/// What does not depend on the own neighbourhood: what is still to come, the cards, and how far the
/// others are with the goals.
pub fn table(game: &Cities, seat: Seat, outlook: &Outlook<'_>) -> [f32; N_TABLE] {
    let mut inputs = Inputs::new();
    let mode = game.mode();
    let is_long = mode.bounds[0] != mode.bounds[1];
    inputs.one_of(usize::from(mode.n_seats) - 1, 4);
    inputs.flag(is_long);
    push_left(&mut inputs, &outlook.left);
    let n_cards = outlook.held().count();
    inputs.push(n_cards as f64 / 8.0);
    inputs.flag(game.first() == seat);
    let mut families = [0.0; N_FAMILIES];
    for held in outlook.held() {
        families[family(held.0)] += held.1;
    }
    families.iter().for_each(|vp| inputs.push(vp / 4.0));
    for goal in 0..N_GOALS {
        push_goal(&mut inputs, game, seat, goal as u8);
    }
    inputs.done()
}

fn push_left(inputs: &mut Inputs<N_TABLE>, left: &Left) {
    for row in Row::ALL {
        let n = left.of_row(row);
        inputs.push(n / 8.0);
        inputs.flag(n == 0.0);
        inputs.push((n / 2.0).min(1.0));
    }
}

/// What a goal would bring now and next, and how near the nearest rival is.
fn push_goal(inputs: &mut Inputs<N_TABLE>, game: &Cities, seat: Seat, goal: u8) {
    let wanted = game.goal(goal);
    let step = game.vacant_step(goal).filter(|_| !game.has_claimed(seat, goal));
    let rivals = Seat::all(game.n_seats()).filter(|other| *other != seat);
    let rivals = rivals.filter(|other| !game.has_claimed(*other, goal));
    let n_of = |other: Seat| Survey::of(game.neighbourhood(other)).count(&wanted.measure).n;
    let nearest = rivals.map(n_of).max();
    inputs.push(step.map_or(0.0, |step| f64::from(wanted.ladder[step]) / 8.0));
    inputs.flag(step.is_none());
    let part = nearest.map_or(0.0, |n| f64::from(n) / f64::from(wanted.at_least));
    inputs.push(part.min(1.0));
}

/// The own neighbourhood.
pub fn city(outlook: &Outlook<'_>, parts: &Parts, city: &Neighbourhood) -> [f32; N_CITY] {
    let mut inputs = Inputs::new();
    inputs.push(parts.total() / 50.0);
    inputs.push(parts.rings / 10.0);
    inputs.push(parts.monuments / 4.0);
    inputs.push(parts.building / 10.0);
    push_nature(&mut inputs, &parts.water);
    push_nature(&mut inputs, &parts.park);
    parts.cards.iter().for_each(|points| inputs.push(points / 8.0));
    for (value, missing) in parts.goals {
        inputs.push(value / 6.0);
        inputs.push(missing);
    }
    push_lots(&mut inputs, outlook, city);
    inputs.done()
}

fn push_nature(inputs: &mut Inputs<N_CITY>, nature: &NatureParts) {
    inputs.push(nature.points / 10.0);
    inputs.push(nature.hoped / 10.0);
    inputs.push(f64::from(nature.largest) / 6.0);
    inputs.push(f64::from(nature.n_full));
    inputs.push(f64::from(nature.n_open) / 3.0);
    for OpenArea { n_kinds, room } in [nature.best, nature.second] {
        inputs.one_of(n_kinds, 4);
        inputs.push(room.min(4.0) / 4.0);
    }
    inputs.flag(nature.best.room == 0.0);
}

/// Lots and buildings, and whether the pieces to come will find room.
fn push_lots(inputs: &mut Inputs<N_CITY>, outlook: &Outlook<'_>, city: &Neighbourhood) {
    let buildings = city.buildings();
    let n_pieces = pieces_to_come(&outlook.left);
    let (mut n_empty, mut lacking, mut n_without) = (0, 0.0, 0);
    for colour in Colour::ALL {
        let lots = city.lots_of(colour);
        let empty = (lots & !city.buildings_of_colour(colour)).len();
        let mut room = 4 * empty;
        for height in 1..4 {
            let same = city.buildings_of_height(height) & city.buildings_of_colour(colour);
            room += (4 - u32::from(height)) * same.len();
        }
        n_empty += empty;
        n_without += u32::from(empty == 0);
        lacking += (n_pieces - f64::from(room)).max(0.0);
    }
    inputs.push(f64::from(n_empty) / 8.0);
    inputs.push(f64::from(n_without) / 2.0);
    inputs.push(lacking / 4.0);
    inputs.push(n_pieces / 4.0);
    for height in 1..=4 {
        inputs.push(f64::from(city.buildings_of_height(height).len()) / 4.0);
    }
    let (water, park) = (city.water().adjacent(), city.park().adjacent());
    inputs.push(f64::from((buildings & water).len()) / 6.0);
    inputs.push(f64::from((buildings & park).len()) / 6.0);
    inputs.push(f64::from((city.bare_lots() & water).len()) / 6.0);
    inputs.push(f64::from((city.bare_lots() & park).len()) / 6.0);
    inputs.push(f64::from((city.specials() & !buildings).len()));
    inputs.push(f64::from(city.water().len()) / 9.0);
    inputs.push(f64::from(city.park().len()) / 9.0);
}
