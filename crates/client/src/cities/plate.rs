//! What stands on a seat's plate.

use cities::{Cities, Row, Score};
use engine::Seat;

use super::names::PARTS;
use crate::table::{Plate, Scene};

pub fn plate(scene: &Scene<'_, Cities>, seat: Seat) -> Plate {
    let Some(view) = scene.view().seats.get(seat.idx()) else { return Plate::default() };
    let mut plate = Plate::worth(view.score.total());
    for part in PARTS {
        let words = scene.say(&format!("cities-line-{part}"));
        plate = plate.part(words, points_of(&view.score, part));
    }
    let n_cards = view.cards.len();
    let n_workers = workers(scene.game, seat);
    let say_n = |key: &str, n: usize| scene.texts.say(key, &[("n", n.into())]);
    let plate = plate.fact("ct-worker", say_n("cities-workers", n_workers), n_workers).fact(
        "ct-card",
        say_n("cities-n-cards", n_cards),
        n_cards,
    );
    match scene.view().star == Some(seat) {
        true => plate.fact("ct-star", scene.say("cities-star"), ""),
        false => plate,
    }
}

pub fn points_of(score: &Score, part: &str) -> i32 {
    match part {
        "goals" => score.goals,
        "water" => score.water,
        "parks" => score.parks,
        "monuments" => score.monuments,
        _ => score.cards,
    }
}

/// Those that still come in this round.
fn workers(game: &Cities, seat: Seat) -> usize {
    let per_row = game.mode().n_per_row;
    if game.round() == 0 {
        return usize::from(game.mode().n_workers());
    }
    let left = Row::ALL.map(|row| per_row.saturating_sub(game.offer().n_in_row(row, seat)));
    left.into_iter().map(usize::from).sum()
}
