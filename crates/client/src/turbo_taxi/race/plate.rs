//! What stands on a seat's plate: medals, how far the board is, and what the seat is doing.

use engine::Seat;
use turbo_taxi::{How, Phase, SeatStatus, SeatView, TurboTaxi};

use crate::table::{Plate, Scene};
use crate::turbo_taxi::time::exact;

/// What is said in words needs no symbol beside it.
const SETS_TASK: &str = "taxi-tag-places";
const GIVES_UP: &str = "taxi-tag-gives-up";

pub fn plate(scene: &Scene<'_, TurboTaxi>, seat: Seat) -> Plate {
    let view = scene.view();
    let Some(own) = view.seats.get(seat.idx()) else { return Plate::default() };
    let won = |how| {
        let medals = view.medals.iter().filter(|medal| medal.seat == seat && medal.how == how);
        medals.count() as i32
    };
    let mut plate = Plate::worth(view.n_medals(seat).into())
        .part(scene.say("taxi-part-plan"), won(How::Plan))
        .part(scene.say("taxi-part-last"), won(How::LastLeft));
    let doing = doing(scene, seat, own);
    if let Some(key) = doing {
        plate = plate.tag(scene.say(key));
    }
    if let Some(n) = own.n_laid {
        let words = scene.texts.say("taxi-laid", &[("n", n.into())]);
        plate = plate.fact("tt-tee", words, format_args!("{n}/8"));
    }
    if own.has_voted && doing != Some(GIVES_UP) {
        plate = plate.bad("tt-vote", scene.say(GIVES_UP), "");
    }
    if view.commissioner == seat && doing != Some(SETS_TASK) {
        plate = plate.fact("tt-taxi", scene.say("taxi-commissioner"), "");
    }
    let fastest = view.medals.iter().filter(|medal| medal.seat == seat && medal.how == How::Plan);
    if let Some(at) = fastest.map(|medal| medal.at).min() {
        plate = plate.fact("tt-clock", scene.say("taxi-fastest"), exact(at));
    }
    plate
}

/// One word for what the seat is doing.
fn doing(scene: &Scene<'_, TurboTaxi>, seat: Seat, own: &SeatView) -> Option<&'static str> {
    let (view, phase) = (scene.view(), scene.view().phase);
    let sets_task = matches!(phase, Phase::Place { .. }) && view.commissioner == seat;
    let is_racing = phase.is_race() || matches!(phase, Phase::Check { .. });
    match own.status {
        _ if sets_task => Some(SETS_TASK),
        SeatStatus::Out if is_racing => Some("taxi-tag-out"),
        _ if phase.ready().contains(seat) => Some("taxi-tag-ready"),
        _ if own.has_voted => Some(GIVES_UP),
        _ if own.wants_pause => Some("taxi-tag-pause"),
        SeatStatus::Called => Some("taxi-tag-called"),
        _ if own.is_waiting && phase.is_race() => Some("taxi-tag-waits"),
        _ => None,
    }
}
