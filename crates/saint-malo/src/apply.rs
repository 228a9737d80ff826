//! What happens. Nothing is checked here: `legal.rs` has done that.

use engine::{Cx, Game, Seat};

use crate::components::{
    Bonus, COINS_PER_CRATE_BY_MERCHANT, N_DICE, N_ROLLS, N_SYMBOLS, VP_PER_CHURCH_BY_PRIEST,
    VP_PER_CITIZEN, VP_PER_HOUSE, VP_PER_NOBLE, VP_PER_TYPE_BY_JUGGLER,
};
use crate::pirates::Mark;
use crate::{
    Action, City, Dice, Event, Field, Fields, Person, Phase, Piece, SaintMalo, Side, Symbol, Task,
};

pub(crate) fn apply(game: &mut SaintMalo, action: &Action, cx: &mut Cx<'_, Event>) {
    match (game.phase, *action) {
        (Phase::Roll, Action::Roll) => throw(game, Dice::NONE, N_ROLLS - 1, cx),
        (Phase::Reroll { rolls_left }, Action::Reroll { dice }) => {
            throw(game, game.dice.without(dice), rolls_left - 1, cx);
        }
        (Phase::Reroll { .. }, Action::Stop) => game.phase = Phase::Use,
        (Phase::Use, Action::Pass) => pass(game, Event::Passed, cx),
        (Phase::Use, Action::Use { task }) => use_symbol(game, task, cx),
        (Phase::PlaceCrates { left, placed }, Action::Place { field }) => {
            place_crate(game, field, left, placed, cx);
        }
        (Phase::PlaceWalls { left, earns_person }, Action::Place { field }) => {
            place_wall(game, field, left, earns_person, cx);
        }
        (Phase::PlaceChurch { size }, Action::Place { field }) => {
            place(game, field, Piece::Church(size), Gain::default(), cx);
            game.phase = Phase::Finish;
        }
        (Phase::PlacePerson { person }, Action::Place { field }) => {
            place_person(game, field, person, cx);
        }
        (Phase::PlaceHouses { architect, placed }, Action::Place { field }) => {
            place_house(game, field, architect, placed, cx);
        }
        (Phase::PlaceHouses { .. }, Action::Stop) => game.phase = Phase::Finish,
        (Phase::BonusPerson, Action::Pass) => pass(game, Event::BonusDeclined, cx),
        (Phase::BonusPerson, Action::Use { task }) => take_bonus_person(game, task, cx),
        (Phase::Finish, Action::Done) => finish(game, cx),
        (phase, action) => unreachable!("legal.rs does not offer {action:?} in {phase:?}"),
    }
}

pub(crate) fn begin_turn(game: &mut SaintMalo, seat: Seat, cx: &mut Cx<'_, Event>) {
    game.turn = seat;
    game.dice = Dice::NONE;
    game.used = None;
    game.phase = Phase::Roll;
    let round = game.round;
    cx.tell_all(|| Event::TurnBegan { seat, round });
}

/// SM-11 to SM-18: the dice that are not kept are thrown one after the other.
fn throw(game: &mut SaintMalo, kept: Dice, rolls_left: u8, cx: &mut Cx<'_, Event>) {
    let faces = draw_faces(N_DICE - kept.len(), cx);
    let thrown: Dice = faces.iter().copied().collect();
    game.dice = kept.and(thrown);
    game.phase = if rolls_left == 0 { Phase::Use } else { Phase::Reroll { rolls_left } };
    let nth = N_ROLLS - rolls_left;
    cx.tell_all(|| Event::Rolled { nth, kept, faces: faces.to_vec() });
}

/// Up to five faces in the order of the draws.
fn draw_faces(n: u8, cx: &mut Cx<'_, Event>) -> Faces {
    let mut faces = Faces { symbols: [Symbol::Log; N_DICE as usize], n };
    for symbol in &mut faces.symbols[..usize::from(n)] {
        *symbol = Symbol::ALL[cx.below(N_SYMBOLS as u32) as usize];
    }
    faces
}

/// A throw, without a heap allocation.
struct Faces {
    symbols: [Symbol; N_DICE as usize],
    n: u8,
}

impl std::ops::Deref for Faces {
    type Target = [Symbol];
    fn deref(&self) -> &[Symbol] {
        &self.symbols[..usize::from(self.n)]
    }
}

fn pass(game: &mut SaintMalo, event: Event, cx: &mut Cx<'_, Event>) {
    game.phase = Phase::Finish;
    cx.tell_all(|| event);
}

/// SM-29: all coins are paid now.
fn use_symbol(game: &mut SaintMalo, task: Task, cx: &mut Cx<'_, Event>) {
    let n_turned = task.n_turned(game.dice);
    let n_coins_paid = task.n_coins(game.dice);
    game.city_in_turn().n_coins -= n_coins_paid;
    game.used = Some(task);
    cx.tell_all(|| Event::Used { task, n_turned, n_coins_paid });
    game.phase = match task {
        Task::Logs(n) => {
            game.city_in_turn().n_logs += u16::from(n);
            Phase::Finish
        }
        Task::Crates(left) => Phase::PlaceCrates { left, placed: Fields::NONE },
        Task::Walls(left) => Phase::PlaceWalls { left, earns_person: false },
        Task::Church(size) => Phase::PlaceChurch { size },
        Task::Person(person) => Phase::PlacePerson { person },
    };
}

fn take_bonus_person(game: &mut SaintMalo, task: Task, cx: &mut Cx<'_, Event>) {
    let Task::Person(person) = task else {
        unreachable!("legal.rs offers nothing but persons as a bonus");
    };
    game.phase = Phase::PlacePerson { person };
    cx.tell_all(|| Event::Used { task, n_turned: 0, n_coins_paid: 0 });
}

/// What a piece brings when it is placed.
#[derive(Clone, Copy, Default)]
struct Gain {
    vp: u16,
    coins: u16,
}

/// Draws a piece and tells of it; what it brings is booked by the caller, who knows the source.
fn place(game: &mut SaintMalo, field: Field, piece: Piece, gain: Gain, cx: &mut Cx<'_, Event>) {
    let city = game.city_in_turn();
    let spoils = match field.side() {
        Some(side) if piece != Piece::Wall && !city.is_spoiled(side) => Some(side),
        Some(_) | None => None,
    };
    city.draw(field, piece);
    let Gain { vp, coins } = gain;
    cx.tell_all(|| Event::Placed { field, piece, vp, coins });
    if let Some(side) = spoils {
        cx.tell_all(|| Event::SideSpoiled { side });
    }
    if game.city_in_turn().is_full() {
        tell_full(game, cx);
    }
}

/// SM-69. The last round is announced once, and only if somebody else still plays in it.
fn tell_full(game: &SaintMalo, cx: &mut Cx<'_, Event>) {
    let seat = game.turn;
    cx.tell_all(|| Event::CityFull { seat });
    let is_first_full = game.cities().iter().filter(|city| city.is_full()).count() == 1;
    if is_first_full && !game.is_last_of_round() {
        cx.tell_all(|| Event::LastRound);
    }
}

/// SM-38.
fn place_crate(
    game: &mut SaintMalo,
    field: Field,
    left: u8,
    placed: Fields,
    cx: &mut Cx<'_, Event>,
) {
    place(game, field, Piece::Crate, Gain::default(), cx);
    let placed = placed | Fields::only(field);
    game.phase = match left - 1 {
        0 => Phase::Finish,
        left => Phase::PlaceCrates { left, placed },
    };
}

/// SM-40 to SM-45.
fn place_wall(
    game: &mut SaintMalo,
    field: Field,
    left: u8,
    earns_person: bool,
    cx: &mut Cx<'_, Event>,
) {
    place(game, field, Piece::Wall, Gain::default(), cx);
    let side = field.side().expect("legal.rs offers walls on outer fields alone");
    let completes = game.city_in_turn().is_complete(side);
    let earns_person = earns_person || (completes && side.bonus() == Bonus::Person);
    if completes {
        pay_bonus(game, side, cx);
    }
    game.phase = match left - 1 {
        0 if earns_person => bonus_person_phase(game.city_in_turn(), cx),
        0 => Phase::Finish,
        left => Phase::PlaceWalls { left, earns_person },
    };
}

/// SM-43: coins and points at once, the person after the last wall.
fn pay_bonus(game: &mut SaintMalo, side: Side, cx: &mut Cx<'_, Event>) {
    let bonus = side.bonus();
    let city = game.city_in_turn();
    match bonus {
        Bonus::Person => {}
        Bonus::Coins(n) => city.n_coins += n,
        Bonus::Vp(n) => city.earned.walls += n,
    }
    cx.tell_all(|| Event::SideCompleted { side, bonus });
}

/// SM-45: without a free field the bonus is lost.
fn bonus_person_phase(city: &City, cx: &mut Cx<'_, Event>) -> Phase {
    if !city.is_full() {
        return Phase::BonusPerson;
    }
    cx.tell_all(|| Event::BonusLost);
    Phase::Finish
}

/// SM-47 to SM-53.
fn place_person(game: &mut SaintMalo, field: Field, person: Person, cx: &mut Cx<'_, Event>) {
    let gain = person_gain(game.city(game.turn), field, person);
    let city = game.city_in_turn();
    city.n_coins += gain.coins;
    match person {
        Person::Citizen => city.earned.citizens += gain.vp,
        Person::Priest => city.earned.priests += gain.vp,
        Person::Juggler => city.earned.jugglers += gain.vp,
        Person::Noble => city.earned.nobles += gain.vp,
        Person::Soldier | Person::Architect | Person::Merchant => {}
    }
    place(game, field, Piece::Person(person), gain, cx);
    game.phase = match person {
        Person::Architect => houses_phase(game.city_in_turn(), field, Fields::NONE),
        _ => Phase::Finish,
    };
}

/// What a person brings on a field that is still free.
fn person_gain(city: &City, field: Field, person: Person) -> Gain {
    let vp = |vp| Gain { vp, coins: 0 };
    match person {
        Person::Citizen => vp(VP_PER_CITIZEN),
        Person::Noble => vp(VP_PER_NOBLE),
        Person::Priest => vp(city.n_churches_around(field) * VP_PER_CHURCH_BY_PRIEST),
        Person::Juggler => vp(city.n_types_around(field) * VP_PER_TYPE_BY_JUGGLER),
        Person::Merchant => {
            Gain { vp: 0, coins: city.n_crates_around(field) * COINS_PER_CRATE_BY_MERCHANT }
        }
        Person::Soldier | Person::Architect => Gain::default(),
    }
}

/// SM-56: the phase is left as soon as no further house is possible.
fn houses_phase(city: &City, architect: Field, placed: Fields) -> Phase {
    if city.house_fields(architect, placed).is_empty() {
        Phase::Finish
    } else {
        Phase::PlaceHouses { architect, placed }
    }
}

/// SM-53 to SM-56.
fn place_house(
    game: &mut SaintMalo,
    field: Field,
    architect: Field,
    placed: Fields,
    cx: &mut Cx<'_, Event>,
) {
    let city = game.city_in_turn();
    city.n_logs -= 1;
    city.earned.houses += VP_PER_HOUSE;
    place(game, field, Piece::House, Gain { vp: VP_PER_HOUSE, coins: 0 }, cx);
    let placed = placed | Fields::only(field);
    game.phase = houses_phase(game.city_in_turn(), architect, placed);
}

/// SM-59 to SM-68. Dice lie open and pirates have moved: there is no way back.
fn finish(game: &mut SaintMalo, cx: &mut Cx<'_, Event>) {
    cx.seal();
    mark_sabres(game, game.dice.count(Symbol::Sabres), cx);
    if game.is_practice() {
        throw_pirate_dice(game, cx);
    }
    end_turn(game, cx);
}

/// SM-59, SM-61, SM-67.
fn mark_sabres(game: &mut SaintMalo, n_sabres: u8, cx: &mut Cx<'_, Event>) {
    let mut left = n_sabres;
    while 0 < left && !game.pirates.is_over() {
        let row = game.pirates.row;
        let from = game.pirates.n_marked;
        let n = left.min(game.pirates.n_left());
        left -= n;
        cx.tell_all(|| Event::SabresMarked { row, from, to: from + n });
        for _ in 0..n {
            if let Some(Mark::LastBox { strength }) = game.pirates.mark() {
                attack(game, row, strength, cx);
            }
        }
    }
    if 0 < left {
        cx.tell_all(|| Event::SabresIgnored { n: left });
    }
}

/// SM-63 to SM-66.
fn attack(game: &mut SaintMalo, row: u8, strength: u8, cx: &mut Cx<'_, Event>) {
    let n_seats = usize::from(game.n_seats);
    for city in &mut game.cities[..n_seats] {
        city.n_cannons_lost += u8::from(city.defence() < strength);
    }
    cx.tell_all(|| {
        let defence: Vec<u8> = game.cities().iter().map(City::defence).collect();
        let lost = defence.iter().map(|defence| *defence < strength).collect();
        Event::Attacked { row, strength, defence, lost }
    });
}

/// SM-83.
fn throw_pirate_dice(game: &mut SaintMalo, cx: &mut Cx<'_, Event>) {
    let faces = draw_faces(game.options.practice_dice, cx);
    let n_sabres = faces.iter().filter(|face| **face == Symbol::Sabres).count() as u8;
    cx.tell_all(|| Event::PirateDice { faces: faces.to_vec() });
    mark_sabres(game, n_sabres, cx);
}

/// SM-68 to SM-71, SM-84.
fn end_turn(game: &mut SaintMalo, cx: &mut Cx<'_, Event>) {
    let next = game.turn.next(game.n_seats);
    if next != game.first {
        return begin_turn(game, next, cx);
    }
    let someone_is_full = game.cities().iter().any(City::is_full);
    let is_last_round = game.round == game.last_round();
    if someone_is_full || is_last_round {
        if !someone_is_full && !game.is_practice() {
            cx.tell_all(|| Event::CapReached);
        }
        return end(game, cx);
    }
    game.round += 1;
    begin_turn(game, next, cx);
}

fn end(game: &mut SaintMalo, cx: &mut Cx<'_, Event>) {
    game.phase = Phase::Over;
    cx.tell_all(|| Event::Ended { outcome: game.outcome().expect("the game is over") });
}
