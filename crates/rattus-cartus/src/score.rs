//! The end of the game: points, then the plague (RC-86 to RC-98).

use engine::{JsonSchema, Line, Outcome, Seat, Standing, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{GOLD_VP, MAJORITY_VP, N_CLASSES, TRACK_VP};
use crate::{AllDead, Card, Class, Kind, Person, RattusCartus};

/// What all see when the game is over (RC-98, RC-111).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Finish {
    pub nun_row: Vec<Person>,
    pub nuns: u16,
    /// By seat.
    pub seats: Vec<FinalSeat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FinalSeat {
    pub hand: Vec<Card>,
    pub score: Score,
    pub rats: u16,
    pub fate: Fate,
    /// From 1; equals share a place.
    pub place: u8,
}

/// RC-95, RC-97.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fate {
    Alive,
    Dead,
    /// More rats than nuns, but nobody has fewer.
    Spared,
}

/// The lines of a final score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// By class.
    pub tracks: [i32; N_CLASSES],
    pub hand: i32,
    pub swords: i32,
    pub flutes: i32,
    pub passes: i32,
    pub gold: i32,
    pub markers: i32,
}

impl Score {
    pub fn total(&self) -> i32 {
        let cards = self.hand + self.swords + self.flutes + self.passes + self.gold;
        self.tracks.iter().sum::<i32>() + cards + self.markers
    }

    /// One line per source, in the order of the final table.
    pub fn lines(&self) -> Vec<Line> {
        let mut lines: Vec<Line> =
            Class::ALL.map(|class| Line::new(class.name(), self.tracks[class as usize])).into();
        lines.extend([
            Line::new("hand", self.hand),
            Line::new("swords", self.swords),
            Line::new("flutes", self.flutes),
            Line::new("passes", self.passes),
            Line::new("gold", self.gold),
            Line::new("markers", self.markers),
        ]);
        lines
    }
}

impl RattusCartus {
    /// What each seat would score if the game ended now. Of a pile that is not in play nobody holds
    /// anything, and to hold nothing never scores (RC-90, RC-91).
    pub fn scores(&self) -> Vec<Score> {
        let count =
            |of: &dyn Fn(Seat) -> u8| -> Vec<u8> { Seat::all(self.n_seats).map(of).collect() };
        let most = |kind: Kind| majority(&count(&|seat| self.n_of(seat, kind)));
        let hand = majority(&count(&|seat| self.hands[seat.idx()].strength()));
        let (swords, flutes, passes) = (most(Kind::Sword), most(Kind::Flute), most(Kind::Pass));
        let gold = gold_points(&count(&|seat| self.n_of(seat, Kind::Gold)));
        let score = |seat: Seat| Score {
            tracks: [0; N_CLASSES],
            hand: hand[seat.idx()],
            swords: swords[seat.idx()],
            flutes: flutes[seat.idx()],
            passes: passes[seat.idx()],
            gold: gold[seat.idx()],
            markers: self.marker_points(seat),
        };
        let mut scores: Vec<Score> = Seat::all(self.n_seats).map(score).collect();
        for (class, track) in self.tracks.iter().enumerate() {
            let paid = &TRACK_VP[..TRACK_VP.len().min(self.n_seats.into())];
            for (seat, vp) in track.ranking(self.n_seats).zip(paid) {
                scores[seat.idx()].tracks[class] = *vp;
            }
        }
        scores
    }

    /// RC-95, RC-97.
    fn fates(&self) -> Vec<Fate> {
        let nuns = self.n_nuns();
        let rats = &self.rats[..usize::from(self.n_seats)];
        let fewest = rats.iter().min();
        let all_die = rats.iter().all(|rats| nuns < *rats);
        let spares = self.terms.options.all_dead == AllDead::FewestRatsSurvive;
        let fate = |rats: &u16| match *rats <= nuns {
            true => Fate::Alive,
            false if all_die && spares && Some(rats) == fewest => Fate::Spared,
            false => Fate::Dead,
        };
        rats.iter().map(fate).collect()
    }
}

/// RC-89, RC-90: points for the most of something, by seat.
pub fn majority(counts: &[u8]) -> Vec<i32> {
    let most = counts.iter().copied().max().filter(|most| 0 < *most);
    let n_tied = counts.iter().filter(|n| Some(**n) == most).count();
    let points = MAJORITY_VP[usize::from(1 < n_tied)];
    counts.iter().map(|n| if Some(*n) == most { points } else { 0 }).collect()
}

/// RC-91, RC-92: points for Gold, by seat.
pub fn gold_points(counts: &[u8]) -> Vec<i32> {
    let [first_vp, second_vp] = GOLD_VP;
    let second_vp = if counts.len() == 2 { 0 } else { second_vp };
    let tied = |level: Option<u8>| counts.iter().filter(|n| Some(**n) == level).count() as i32;
    let most = counts.iter().copied().max().filter(|most| 0 < *most);
    let second = counts.iter().copied().filter(|n| 0 < *n && Some(*n) != most).max();
    let (for_most, for_second) = match tied(most) {
        0 => (0, 0),
        1 => (first_vp, second_vp / tied(second).max(1)),
        n_tied => ((first_vp + second_vp) / n_tied, 0),
    };
    let points = |n: &u8| match Some(*n) {
        n if n == most => for_most,
        n if n == second => for_second,
        _ => 0,
    };
    counts.iter().map(points).collect()
}

/// RC-96 to RC-98: survivors by points, then by fewer rats; the dead behind them.
fn places(scores: &[Score], rats: &[u16], fates: &[Fate]) -> Vec<u8> {
    let key = |i: usize| match fates[i] {
        Fate::Dead => None,
        Fate::Alive | Fate::Spared => Some((scores[i].total(), std::cmp::Reverse(rats[i]))),
    };
    let place = |i| 1 + (0..scores.len()).filter(|other| key(i) < key(*other)).count() as u8;
    (0..scores.len()).map(place).collect()
}

pub(crate) fn finish(game: &RattusCartus) -> Finish {
    let scores = game.scores();
    let fates = game.fates();
    let places = places(&scores, &game.rats[..scores.len()], &fates);
    let print = game.terms.print;
    let seats = Seat::all(game.n_seats).map(|seat| FinalSeat {
        hand: print.cards(&game.hands[seat.idx()]),
        score: scores[seat.idx()],
        rats: game.rats(seat),
        fate: fates[seat.idx()],
        place: places[seat.idx()],
    });
    Finish {
        nun_row: game.nun_row.iter().map(|no| print.person(*no)).collect(),
        nuns: game.n_nuns(),
        seats: seats.collect(),
    }
}

/// The dead have not won, even where they share the first place because nobody lives.
pub(crate) fn outcome(game: &RattusCartus) -> Outcome {
    let scores = game.scores();
    let fates = game.fates();
    let places = places(&scores, &game.rats[..scores.len()], &fates);
    let standing = |seat: Seat| {
        let (score, rank) = (scores[seat.idx()], places[seat.idx()]);
        let has_won = rank == 1 && fates[seat.idx()] != Fate::Dead;
        Standing { score: score.total(), rank, has_won, lines: score.lines() }
    };
    Outcome { standings: Seat::all(game.n_seats).map(standing).collect() }
}
