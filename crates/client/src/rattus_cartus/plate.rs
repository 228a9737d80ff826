//! What stands on a seat's plate.

use engine::Seat;
use rattus_cartus::{Pile, RattusCartus, Score, View};

use super::tracks::{marker_points, track_points};
use crate::table::{Plate, Scene};

pub fn plate(scene: &Scene<'_, RattusCartus>, seat: Seat) -> Plate {
    let view = scene.view();
    let Some(seen) = view.seats.get(seat.idx()) else { return Plate::default() };
    let final_score =
        view.finish.as_ref().and_then(|finish| finish.seats.get(seat.idx())).map(|it| it.score);
    let mut plate = match final_score {
        Some(score) => counted(scene, &score),
        None => counting(scene, seat),
    };
    let rats = seen.rats.map_or_else(|| "?".to_owned(), |rats| rats.to_string());
    let n_seen = view.nun_row.iter().filter(|card| card.seen_by.contains(seat)).count();
    plate = plate
        .fact("rc-rat", scene.say("rattus-rats-label"), rats)
        .fact("rc-back", scene.say("rattus-in-hand-label"), seen.n_hand)
        .fact("eye", scene.say("rattus-seen-label"), n_seen);
    if has_markers(view) {
        let markers = scene.say("rattus-markers-label");
        plate = plate.fact("ct-star", markers, seen.vp_markers.len());
    }
    if view.first == seat && view.finish.is_none() {
        plate = plate.tag(scene.say("rattus-first"));
    }
    plate
}

/// Tracks and markers: what is settled at the end counts nothing yet.
fn counting(scene: &Scene<'_, RattusCartus>, seat: Seat) -> Plate {
    let view = scene.view();
    let (tracks, markers) = (track_points(view, seat), marker_points(view, seat));
    Plate::worth(tracks + markers)
        .part(scene.say("rattus-influence"), tracks)
        .part(scene.say("rattus-markers-label"), markers)
}

fn counted(scene: &Scene<'_, RattusCartus>, score: &Score) -> Plate {
    let tracks: i32 = score.tracks.iter().sum();
    let plate = Plate::worth(score.total()).part(scene.say("rattus-influence"), tracks);
    let rest = score.lines().into_iter().skip(score.tracks.len());
    rest.fold(plate, |plate, line| {
        plate.part(scene.say(&format!("rattus-cartus-line-{}", line.source)), line.points)
    })
}

/// Whether there are markers to be had in this match.
pub fn has_markers(view: &View) -> bool {
    view.in_game.iter().any(|card| card.building.pile() == Some(Pile::VpMarker))
}
