//! The six tracks as plain data: where each disc lies, who leads, and what that is worth.

use engine::Seat;
use rattus_cartus::{TRACK_VP, TrackView, View};

/// The last space that is drawn; whoever is farther lies there with a number.
pub const LAST_SPACE: u16 = 20;

/// A disc on a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Disc {
    pub seat: Seat,
    pub influence: u16,
    /// How many discs of its space lie below it, and how many lie there in all.
    pub below: u8,
    pub of: u8,
}

/// Everybody's disc, by seat.
pub fn discs(track: &TrackView) -> Vec<Disc> {
    let on_space = |influence: u16| {
        let is_there = move |seat: &&Seat| track.influence[seat.idx()] == influence;
        track.arrivals.iter().filter(is_there)
    };
    let disc = |(seat, influence): (u8, &u16)| {
        let seat = Seat(seat);
        let below = on_space(*influence).position(|other| *other == seat).unwrap_or(0);
        let of = on_space(*influence).count();
        Disc { seat, influence: *influence, below: below as u8, of: of as u8 }
    };
    (0..).zip(&track.influence).map(disc).collect()
}

/// RC-87, RC-88: the seats with influence, the best first.
pub fn ranking(track: &TrackView) -> Vec<Seat> {
    let has_some = |seat: &Seat| 0 < track.influence[seat.idx()];
    let mut seats: Vec<Seat> = track.arrivals.iter().copied().filter(has_some).collect();
    // Stable: on one space the disc that came earlier lies below and ranks higher.
    engine::sort_short(&mut seats, |seat| std::cmp::Reverse(track.influence[seat.idx()]));
    seats
}

/// What the ranks are worth at this table.
pub fn paid(n_seats: usize) -> &'static [i32] {
    &TRACK_VP[..TRACK_VP.len().min(n_seats)]
}

/// The track after a move of `by` spaces (RC-54).
pub fn advanced(track: &TrackView, seat: Seat, by: u8) -> TrackView {
    let mut next = track.clone();
    if 0 < by {
        next.influence[seat.idx()] += u16::from(by);
        next.arrivals.retain(|other| *other != seat);
        next.arrivals.push(seat);
    }
    next
}

/// What the tracks would bring a seat now.
pub fn track_points(view: &View, seat: Seat) -> i32 {
    let points = |track: &TrackView| {
        let rank = ranking(track).iter().position(|it| *it == seat)?;
        paid(view.seats.len()).get(rank).copied()
    };
    view.tracks.iter().filter_map(points).sum()
}

pub fn marker_points(view: &View, seat: Seat) -> i32 {
    view.seats[seat.idx()].vp_markers.iter().map(|value| i32::from(*value)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track() -> TrackView {
        TrackView { influence: vec![4, 4, 0, 6], arrivals: [1, 2, 0, 3].map(Seat).to_vec() }
    }

    #[test]
    fn the_lower_disc_ranks_higher() {
        assert_eq!(ranking(&track()), [3, 1, 0].map(Seat));
        let discs = discs(&track());
        assert_eq!((discs[0].below, discs[0].of), (1, 2));
        assert_eq!((discs[1].below, discs[1].of), (0, 2));
        assert_eq!((discs[2].below, discs[2].of), (0, 1));
    }

    #[test]
    fn who_moves_lands_on_top() {
        let next = advanced(&track(), Seat(1), 2);
        assert_eq!(ranking(&next), [3, 1, 0].map(Seat));
        assert_eq!(discs(&next)[1].below, 1);
        assert_eq!(advanced(&track(), Seat(1), 0), track());
    }

    #[test]
    fn two_players_are_paid_for_two_ranks() {
        assert_eq!(paid(2), [10, 5]);
        assert_eq!(paid(5), [10, 5, 2]);
    }
}
