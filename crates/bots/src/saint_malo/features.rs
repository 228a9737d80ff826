//! A position as numbers: what a seat's judgement of its chances can rest on. The table is told
//! apart from the own city, because a turn has few tables and many cities.

use engine::{Game, Seat};
use saint_malo::{
    City, Field, Fields, N_CHURCH_SIZES, N_ROWS, Person, Pirates, STRENGTHS, SaintMalo, Score,
    Side, church_points,
};

pub const N_TABLE: usize = 69;
pub const N_CITY: usize = 101;

/// Numbers written one after the other.
struct Inputs<const N: usize> {
    values: [f32; N],
    n: usize,
}

impl<const N: usize> Inputs<N> {
    fn new() -> Self {
        Inputs { values: [0.0; N], n: 0 }
    }

    fn push(&mut self, value: f32) {
        self.values[self.n] = value;
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

    /// One input for every step that the value has reached: lets a network bend a line.
    fn steps<T: PartialOrd + Copy>(&mut self, value: T, steps: &[T]) {
        for step in steps {
            self.flag(*step <= value);
        }
    }

    fn done(self) -> [f32; N] {
        assert_eq!(self.n, N, "the number of inputs is a part of the stored weights' shape");
        self.values
    }
}

/// Turns, pirates and rivals, as `seat` sees them when a turn begins.
pub fn table(game: &SaintMalo, seat: Seat) -> [f32; N_TABLE] {
    let mut inputs = Inputs::new();
    push_turns(&mut inputs, game, seat);
    push_pirates(&mut inputs, game.pirates());
    push_rivals(&mut inputs, game, seat);
    inputs.done()
}

/// The score of the strongest rival, or 0 without rivals.
pub fn best_rival(game: &SaintMalo, seat: Seat) -> i32 {
    rivals(game, seat).map(|city| Score::of(city).total()).max().unwrap_or(0)
}

fn rivals(game: &SaintMalo, seat: Seat) -> impl Iterator<Item = &City> {
    let others = Seat::all(game.n_seats()).filter(move |other| *other != seat);
    others.map(|other| game.city(other))
}

/// Who plays how often before the end.
fn push_turns(inputs: &mut Inputs<N_TABLE>, game: &SaintMalo, seat: Seat) {
    let n_seats = game.n_seats();
    inputs.one_of(usize::from(n_seats) - 1, 5);
    let places_from = |from: Seat, to: Seat| (to.0 + n_seats - from.0) % n_seats;
    let wait = places_from(game.turn(), seat);
    inputs.push(f32::from(wait) / 4.0);
    inputs.flag(wait == 0);
    inputs.flag(wait + 1 == n_seats);
    let plays_this_round =
        places_from(game.first(), game.turn()) <= places_from(game.first(), seat);
    inputs.flag(plays_this_round);
    let is_ending = game.cities().iter().any(City::is_full);
    inputs.flag(is_ending);
    inputs.flag(is_ending && plays_this_round);
    inputs.push(f32::from(places_from(game.first(), seat)) / 4.0);
    inputs.push(f32::from(game.round()) / 40.0);
    let left = if game.is_practice() { game.last_round() + 1 - game.round() } else { 0 };
    inputs.push(f32::from(left) / 24.0);
    inputs.steps(left, &[1, 2, 3, 4, 6, 8, 12, 16]);
}

fn push_pirates(inputs: &mut Inputs<N_TABLE>, pirates: Pirates) {
    inputs.one_of(usize::from(pirates.row), N_ROWS + 1);
    let n_left = if pirates.is_over() { 20 } else { pirates.n_left() };
    inputs.push(f32::from(pirates.n_marked) / f32::from(pirates.n_boxes));
    inputs.steps(n_left, &[2, 3, 4, 6, 8]);
}

/// The two strongest rivals one by one, and what all of them have in common.
fn push_rivals(inputs: &mut Inputs<N_TABLE>, game: &SaintMalo, seat: Seat) {
    let mut scored: Vec<(i32, &City)> =
        rivals(game, seat).map(|city| (Score::of(city).total(), city)).collect();
    scored.sort_by_key(|(score, _)| -score);
    for i in 0..2 {
        match scored.get(i) {
            Some((score, city)) => push_rival(inputs, *score, city, game.pirates()),
            None => (0..10).for_each(|_| inputs.push(0.0)),
        }
    }
    let n = scored.len().max(1) as f32;
    inputs.push(scored.iter().map(|(score, _)| *score as f32).sum::<f32>() / n / 50.0);
    inputs.push(scored.iter().map(|(_, city)| city.free().len() as f32).sum::<f32>() / n / 41.0);
    let fewest = scored.iter().map(|(_, city)| city.free().len()).min().unwrap_or(41);
    inputs.push(fewest as f32 / 41.0);
    inputs.steps(fewest, &[1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25]);
}

fn push_rival(inputs: &mut Inputs<N_TABLE>, score: i32, city: &City, pirates: Pirates) {
    let best = Promise::of(city);
    inputs.push(1.0);
    inputs.push(score as f32 / 50.0);
    inputs.push(city.free().len() as f32 / 41.0);
    inputs.push(f32::from(city.n_coins.min(16)) / 8.0);
    inputs.push(f32::from(city.n_logs.min(8)) / 4.0);
    inputs.push(n_attacks_held(city.defence(), pirates) / 6.0);
    inputs.push(best.merchant[0] / 8.0);
    inputs.push(best.priest[0] / 8.0);
    inputs.push(best.juggler[0] / 7.0);
    inputs.push(church_gains(city).iter().sum::<i32>() as f32 / 10.0);
}

/// How many of the attacks to come a defence would hold.
fn n_attacks_held(defence: u8, pirates: Pirates) -> f32 {
    let to_come = &STRENGTHS[usize::from(pirates.row)..];
    to_come.iter().filter(|strength| **strength <= defence).count() as f32
}

/// The own city, when the next turn begins.
pub fn city(city: &City, pirates: Pirates, best_rival: i32) -> [f32; N_CITY] {
    let mut inputs = Inputs::new();
    push_stock(&mut inputs, city, best_rival);
    push_defence(&mut inputs, city, pirates);
    push_churches(&mut inputs, city);
    push_persons(&mut inputs, city);
    inputs.done()
}

fn push_stock(inputs: &mut Inputs<N_CITY>, city: &City, best_rival: i32) {
    let n_free = city.free().len();
    inputs.push(n_free as f32 / 41.0);
    inputs.steps(n_free, &[1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25]);
    let score = Score::of(city).total();
    inputs.push(score as f32 / 50.0);
    let lead = score - best_rival;
    inputs.push((lead as f32 / 20.0).clamp(-2.0, 2.0));
    inputs.steps(lead, &[-20, -12, -6, -2, 0, 2, 6, 12, 20]);
    inputs.push(f32::from(city.n_coins.min(16)) / 8.0);
    inputs.flag(city.n_coins % 2 == 1);
    inputs.steps(city.n_coins, &[2, 4, 6, 8, 10]);
    inputs.push(f32::from(city.n_logs.min(8)) / 4.0);
    inputs.steps(city.n_logs, &[1, 2, 3, 4]);
    inputs.push((city.free() & Fields::OUTER).len() as f32 / 20.0);
    let largest = city.free().regions().map(Fields::len).max().unwrap_or(0);
    inputs.push(largest as f32 / 41.0);
    inputs.steps(largest, &[2, 3, 4, 5]);
}

fn push_defence(inputs: &mut Inputs<N_CITY>, city: &City, pirates: Pirates) {
    for side in Side::ALL {
        let n_walls = (city.walls() & side.fields()).len() as f32 / 5.0;
        let is_spoiled = city.is_spoiled(side);
        inputs.flag(city.is_complete(side));
        inputs.flag(is_spoiled);
        inputs.push(if is_spoiled { 0.0 } else { n_walls });
    }
    let defence = city.defence();
    inputs.push(f32::from(defence) / 8.0);
    inputs.push(n_attacks_held(defence, pirates) / 6.0);
    for ahead in 0..3 {
        let strength = STRENGTHS.get(usize::from(pirates.row) + ahead).copied();
        let gap = strength.map(|strength| strength.saturating_sub(defence));
        inputs.flag(gap == Some(0));
        inputs.push(gap.map_or(0.0, |gap| f32::from(gap.min(6)) / 6.0));
    }
}

fn push_churches(inputs: &mut Inputs<N_CITY>, city: &City) {
    let mut n_series = u32::MAX;
    for size in 1..=N_CHURCH_SIZES as u8 {
        let n = city.churches_of(size).len();
        n_series = n_series.min(n);
        inputs.push(n.min(4) as f32 / 3.0);
        inputs.push((n - n_series).min(3) as f32 / 3.0);
    }
    for gain in church_gains(city) {
        inputs.push(gain as f32 / 7.0);
    }
}

/// What one more church of each size would add.
fn church_gains(city: &City) -> [i32; N_CHURCH_SIZES] {
    let n_churches: [u32; N_CHURCH_SIZES] =
        std::array::from_fn(|i| city.churches_of(i as u8 + 1).len());
    let points = church_points(n_churches);
    std::array::from_fn(|i| {
        let mut more = n_churches;
        more[i] += 1;
        church_points(more) - points
    })
}

fn push_persons(inputs: &mut Inputs<N_CITY>, city: &City) {
    let best = Promise::of(city);
    for person in Person::ALL {
        inputs.push(city.persons_of(person).len().min(4) as f32 / 2.0);
    }
    inputs.push((city.crates().len() - 4) as f32 / 8.0);
    for (values, scale) in [(best.merchant, 8.0), (best.priest, 8.0), (best.juggler, 7.0)] {
        inputs.push(values[0] / scale);
        inputs.push(values[1] / scale);
        inputs.push(values[2] / scale);
        inputs.flag(3.0 <= values[0]);
        inputs.flag(4.0 <= values[0]);
    }
    inputs.push(best.n_good_merchants / 4.0);
}

/// The best free fields for the persons who look around, best first.
struct Promise {
    merchant: [f32; 3],
    priest: [f32; 3],
    juggler: [f32; 3],
    /// Free fields next to at least four crates.
    n_good_merchants: f32,
}

impl Promise {
    fn of(city: &City) -> Promise {
        let mut promise = Promise {
            merchant: [0.0; 3],
            priest: [0.0; 3],
            juggler: [0.0; 3],
            n_good_merchants: 0.0,
        };
        let churches = city.churches();
        for field in city.free().iter() {
            let around = around(field);
            let n_crates = (city.crates() & around).len();
            keep_best(&mut promise.merchant, n_crates as f32);
            keep_best(&mut promise.priest, (churches & around).len() as f32);
            keep_best(&mut promise.juggler, f32::from(city.n_types_around(field)));
            promise.n_good_merchants += if 4 <= n_crates { 1.0 } else { 0.0 };
        }
        promise
    }
}

fn around(field: Field) -> Fields {
    Fields::only(field).all_round()
}

fn keep_best(best: &mut [f32; 3], value: f32) {
    if best[0] < value {
        *best = [value, best[0], best[1]];
    } else if best[1] < value {
        *best = [best[0], value, best[1]];
    } else if best[2] < value {
        best[2] = value;
    }
}
