//! The end of the game: points, the plague, and who has won.

use engine::{Game, Imagine, Outcome, Seat, Viewer};
use rattus_cartus::{
    AllDead, Building, Class, Event, Fate, Options, RattusCartus, Stage, gold_points, majority,
};

use crate::table::{BLUE, GREEN, RED, Scene, Table, YELLOW, persons};

/// What a test wants of the end: influence by class and seat, with the discs in the order in which
/// they came; and the markers.
#[derive(Clone)]
struct End {
    scene: Scene,
    tracks: Vec<(Class, Vec<u16>, Vec<Seat>)>,
    /// By seat, their values.
    markers: Vec<Vec<u8>>,
}

impl End {
    fn new(hands: &[&str], rats: &[u16]) -> End {
        let row = [Building::Farm, Building::Monastery, Building::Castle];
        let n_row = if hands.len() < 4 { 2 } else { 3 };
        let scene = Scene::new(hands.len() as u8, &row[..n_row], hands).rats(rats).last_round();
        End { scene, tracks: Vec::new(), markers: vec![Vec::new(); hands.len()] }
    }

    fn track(mut self, class: Class, influence: &[u16], arrivals: &[Seat]) -> End {
        self.tracks.push((class, influence.to_vec(), arrivals.to_vec()));
        self
    }

    fn option(mut self, all_dead: AllDead) -> End {
        self.scene.options.all_dead = all_dead;
        self
    }

    fn nuns(mut self, names: &str) -> End {
        self.scene.nun_row = persons(names);
        self
    }

    fn over(&self) -> RattusCartus {
        let mut view = self.scene.table().view(Viewer::Seat(RED));
        for (class, influence, arrivals) in &self.tracks {
            let track = &mut view.tracks[*class as usize];
            track.influence.clone_from(influence);
            let others = track.arrivals.clone().into_iter().filter(|it| !arrivals.contains(it));
            track.arrivals = others.chain(arrivals.iter().copied()).collect();
        }
        for (seat, markers) in view.seats.iter_mut().zip(&self.markers) {
            seat.vp_markers.clone_from(markers);
        }
        view.stage = Stage::Over;
        RattusCartus::imagine(&view, RED, &mut engine::Fast::new(0))
    }

    fn outcome(&self) -> Outcome {
        self.over().outcome().expect("the game is over")
    }
}

fn points(outcome: &Outcome, source: &str) -> Vec<i32> {
    let of = |standing: &engine::Standing| {
        let line = standing.lines.iter().find(|line| line.source == source);
        line.unwrap_or_else(|| panic!("no line {source}")).points
    };
    outcome.standings.iter().map(of).collect()
}

fn scores(outcome: &Outcome) -> Vec<i32> {
    outcome.standings.iter().map(|standing| standing.score).collect()
}

fn places(outcome: &Outcome) -> Vec<u8> {
    outcome.standings.iter().map(|standing| standing.rank).collect()
}

fn winners(outcome: &Outcome) -> Vec<bool> {
    outcome.standings.iter().map(|standing| standing.has_won).collect()
}

/// RC-86, RC-94: the last round leads to the count, and all is shown.
#[test]
fn the_last_round_ends_the_game() {
    let row = [Building::Farm, Building::Palace];
    let scene = Scene::new(3, &row, &["gold", "magic-1", ""]);
    let mut table: Table = scene.last_round().table();
    table.enter(RED, 1, "");
    table.enter(YELLOW, 1, "");
    let events = table.enter(GREEN, 2, "");
    let Some(Event::GameEnded { finish }) = events.last() else { panic!("{events:?}") };
    assert_eq!(table.public().finish.as_ref(), Some(&**finish));
    assert_eq!(finish.nuns, 10);
    assert_eq!(finish.seats[1].hand, crate::table::cards("magic-1"));
    assert!(table.game.outcome().is_some() && table.to_act().is_empty());
}

/// RC-87: ten, five and two; the lower disc ranks higher among equals.
#[test]
fn tracks_are_ranked() {
    let arrivals = [GREEN, RED, BLUE, YELLOW];
    let end = End::new(&["", "", "", ""], &[9; 4]).track(Class::Magic, &[3, 4, 3, 3], &arrivals);
    assert_eq!(points(&end.outcome(), "magic"), [2, 10, 5, 0]);
    let end = End::new(&["", ""], &[9; 2]).track(Class::Magic, &[1, 2], &[RED, YELLOW]);
    assert_eq!(points(&end.outcome(), "magic"), [5, 10]);
}

/// RC-88, worked example 3: alone with influence one gets ten, and five and two are not paid.
#[test]
fn no_influence_no_points() {
    let end = End::new(&["", "", ""], &[9; 3]).track(Class::Church, &[0, 1, 0], &[YELLOW]);
    assert_eq!(points(&end.outcome(), "church"), [0, 10, 0]);
    assert_eq!(points(&end.outcome(), "royalty"), [0, 0, 0]);
}

/// RC-89: population cards and Jokers together.
#[test]
fn most_cards_in_hand() {
    let outcome = End::new(&["church-0 joker", "magic-0 gold gold", "pass"], &[9; 3]).outcome();
    assert_eq!(points(&outcome, "hand"), [2, 0, 0]);
    assert_eq!(points(&outcome, "passes"), [0, 0, 2]);
    let outcome = End::new(&["church-0", "joker", ""], &[9; 3]).outcome();
    assert_eq!(points(&outcome, "hand"), [1, 1, 0]);
    assert_eq!(majority(&[0, 0, 0]), [0, 0, 0]);
}

/// RC-90: Swords, Flutes and Pass; who has none scores none.
#[test]
fn most_special_cards() {
    let hands = ["sword flute", "sword sword", "flute", "pass"];
    let outcome = End::new(&hands, &[9; 4]).outcome();
    assert_eq!(points(&outcome, "swords"), [0, 2, 0, 0]);
    assert_eq!(points(&outcome, "flutes"), [1, 0, 1, 0]);
    assert_eq!(points(&outcome, "passes"), [0, 0, 0, 2]);
    let outcome = End::new(&["", ""], &[9; 2]).outcome();
    for source in ["hand", "swords", "flutes", "passes", "gold"] {
        assert_eq!(points(&outcome, source), [0, 0]);
    }
}

/// RC-91, RC-92, worked example 5: Gold.
#[test]
fn gold() {
    let cases: [(&[u8], &[i32]); 9] = [
        (&[3, 2, 1], &[6, 3, 0]),
        (&[3, 3, 1], &[4, 4, 0]),
        (&[2, 2, 2], &[3, 3, 3]),
        (&[4, 1, 1, 0], &[6, 1, 1, 0]),
        (&[4, 1, 1, 1], &[6, 1, 1, 1]),
        (&[1, 1, 1, 1, 1], &[1, 1, 1, 1, 1]),
        (&[5, 0, 0], &[6, 0, 0]),
        (&[3, 1], &[6, 0]),
        (&[2, 2], &[3, 3]),
    ];
    for (counts, expected) in cases {
        assert_eq!(gold_points(counts), expected, "{counts:?}");
    }
    assert_eq!(gold_points(&[0, 0, 0]), [0, 0, 0]);
}

/// RC-93: markers count their value.
#[test]
fn markers_count() {
    let mut end = End::new(&["", "", ""], &[9; 3]);
    end.markers = vec![vec![], vec![3, 2], vec![0, 1]];
    assert_eq!(points(&end.outcome(), "markers"), [0, 5, 1]);
}

/// RC-95: more rats than nuns is death; as many is life. RC-86: the dead keep their ranks.
#[test]
fn the_plague() {
    let end = End::new(&["", "", ""], &[10, 11, 3]).track(Class::Magic, &[1, 3, 2], &[]);
    let finish = end.over().view(Viewer::Spectator).finish.unwrap();
    assert_eq!(finish.nuns, 10);
    let fates: Vec<Fate> = finish.seats.iter().map(|seat| seat.fate).collect();
    assert_eq!(fates, [Fate::Alive, Fate::Dead, Fate::Alive]);
    let outcome = end.outcome();
    assert_eq!(scores(&outcome), [2, 10, 5]);
    assert_eq!(places(&outcome), [2, 3, 1]);
    assert_eq!(winners(&outcome), [false, false, true]);
}

/// RC-96: among equals fewer rats decide, then the victory is shared.
#[test]
fn ties() {
    let hands = ["sword", "flute", "pass"];
    let outcome = End::new(&hands, &[9, 8, 9]).outcome();
    assert_eq!((places(&outcome), winners(&outcome)), (vec![2, 1, 2], vec![false, true, false]));
    let outcome = End::new(&hands, &[8, 8, 9]).outcome();
    assert_eq!((places(&outcome), winners(&outcome)), (vec![1, 1, 3], vec![true, true, false]));
}

/// RC-97: if all die, all lose; or those with fewest rats are spared.
#[test]
fn all_dead() {
    let end = End::new(&["sword sword", "flute", "sword sword pass"], &[12, 11, 11]);
    let outcome = end.outcome();
    assert_eq!((places(&outcome), winners(&outcome)), (vec![1, 1, 1], vec![false; 3]));
    assert_eq!(outcome.win_share(RED), 0.0);
    let spared = end.clone().option(AllDead::FewestRatsSurvive);
    assert_eq!(places(&spared.outcome()), [3, 2, 1]);
    assert_eq!(winners(&spared.outcome()), [false, false, true]);
    let finish = spared.over().view(Viewer::Spectator).finish.unwrap();
    let fates: Vec<Fate> = finish.seats.iter().map(|seat| seat.fate).collect();
    assert_eq!(fates, [Fate::Dead, Fate::Spared, Fate::Spared]);
    // It makes no difference where somebody lives.
    let one_lives = End::new(&["", ""], &[11, 10]).option(AllDead::FewestRatsSurvive);
    assert_eq!(winners(&one_lives.outcome()), [false, true]);
}

/// RC-86 to RC-98, worked example 7: a whole final scoring of four seats.
#[test]
fn a_final_scoring() {
    let hands = [
        "peasantry-0 church-1 joker gold gold",
        "peasantry-0 church-0 magic-0 magic-1 joker sword gold gold",
        "peasantry-0 peasantry-1 royalty-0 joker joker gold",
        "chivalry-0 chivalry-1",
    ];
    let mut end = End::new(&hands, &[9, 8, 8, 12])
        .nuns("peasantry-4 bourgeoisie-0 church-2 chivalry-3 magic-0")
        .track(Class::Peasantry, &[4, 4, 1, 0], &[YELLOW, RED])
        .track(Class::Bourgeoisie, &[0, 0, 3, 0], &[])
        .track(Class::Church, &[6, 2, 2, 7], &[GREEN, YELLOW])
        .track(Class::Chivalry, &[1, 1, 0, 1], &[BLUE, RED, YELLOW])
        .track(Class::Royalty, &[3, 5, 5, 9], &[YELLOW, GREEN]);
    end.markers[GREEN.idx()] = vec![1, 1, 1];
    let outcome = end.outcome();
    let tracks: Vec<i32> = (0..4)
        .map(|seat| outcome.standings[seat].lines[..6].iter().map(|line| line.points).sum())
        .collect();
    assert_eq!(tracks, [15, 17, 16, 30]);
    assert_eq!(points(&outcome, "hand"), [0, 1, 1, 0]);
    assert_eq!(points(&outcome, "swords"), [0, 2, 0, 0]);
    assert_eq!(points(&outcome, "gold"), [4, 4, 0, 0]);
    assert_eq!(points(&outcome, "markers"), [0, 0, 3, 0]);
    assert_eq!(scores(&outcome), [19, 24, 20, 30]);
    assert_eq!(places(&outcome), [3, 1, 2, 4]);
    assert_eq!(winners(&outcome), [false, true, false, false]);
}

/// RC-98: what the result holds, and that places with equals leave one out.
#[test]
fn the_result() {
    let end = End::new(&["sword", "flute", "pass", ""], &[9, 9, 11, 12]);
    let finish = end.over().view(Viewer::Seat(BLUE)).finish.unwrap();
    let places: Vec<u8> = finish.seats.iter().map(|seat| seat.place).collect();
    assert_eq!(places, [1, 1, 3, 3]);
    assert_eq!(finish.nun_row.len(), 5);
    for (seat, standing) in finish.seats.iter().zip(&end.outcome().standings) {
        assert_eq!(seat.score.total(), standing.score);
        assert_eq!(seat.score.lines(), standing.lines);
        assert_eq!(seat.place, standing.rank);
    }
    assert_eq!(Options::default().all_dead, AllDead::AllLose);
}

/// RC-90, RC-91: a pile that is not in play brings nothing.
#[test]
fn piles_that_are_not_in_play() {
    let mut table = Table::new(3, &Options::default(), 90);
    table.play_until(|_| false);
    let outcome = table.game.outcome().unwrap();
    for source in ["flutes", "passes", "gold"] {
        assert_eq!(points(&outcome, source), [0, 0, 0]);
    }
}
