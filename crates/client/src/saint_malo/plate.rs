//! What stands on a seat's plate.

use engine::Seat;
use saint_malo::SaintMalo;

use crate::table::numbers::minus;
use crate::table::{Plate, Scene};

pub fn plate(scene: &Scene<'_, SaintMalo>, seat: Seat) -> Plate {
    let Some(city) = scene.view().cities.get(seat.idx()) else { return Plate::default() };
    let mut plate = Plate::worth(city.score.total());
    for line in city.score.lines() {
        plate = plate.part(scene.say(&format!("saint-malo-line-{}", line.source)), line.points);
    }
    let lost = i32::from(city.n_cannons_lost);
    let plate = plate
        .fact("sm-shield", scene.say("saint-malo-defence"), city.defence)
        .fact("sm-coin", scene.say("saint-malo-coins"), city.n_coins)
        .fact("die-log", scene.say("saint-malo-logs"), city.n_logs);
    let cannons = scene.say("saint-malo-cannons");
    let plate = match lost {
        0 => plate.fact("sm-cannon", cannons, 0),
        lost => plate.bad("sm-cannon", cannons, minus(-lost)),
    };
    plate.fact("ct-lot", scene.say("saint-malo-free"), city.n_free)
}
