//! TT-32 to TT-39: the commissioner sets the task.

use std::collections::BTreeMap;

use engine::{Fast, Game, Match, Seat, Viewer};
use turbo_taxi::{
    Action, Components, Event, Field, Figure, Figures, Options, Phase, Placement, PlacementTime,
    TurboTaxi,
};

use crate::table::{A, B, C, Table, field, fields};

fn put(figure: Figure, number: u8) -> Action {
    Action::PlaceFigure { figure, field: field(number) }
}

/// The fields that A may put a figure on.
fn offered_fields(table: &Table, figure: Figure) -> Vec<u8> {
    let number = |action: Action| match action {
        Action::PlaceFigure { figure: offered, field } if offered == figure => Some(field.number()),
        _ => None,
    };
    table.offered(A).into_iter().filter_map(number).collect()
}

/// TT-32: nobody but the commissioner decides, and he always can.
#[test]
fn the_commissioner_alone_places() {
    let table = Table::of(3);
    assert_eq!(table.offered(A).len(), 4 * 12);
    for seat in [B, C] {
        assert!(table.offered(seat).is_empty());
        table.check_refused(seat, put(Figure::YellowTaxi, 0), "TT-32");
        table.check_refused(seat, Action::Done, "TT-32");
    }
}

/// TT-33: one figure a field; the two fields of a corner cell may both be taken.
#[test]
fn a_field_takes_one_figure() {
    let mut table = Table::of(2);
    table.act(A, put(Figure::YellowTaxi, 0));
    table.check_refused(A, put(Figure::BlackTaxi, 0), "TT-33");
    table.check_refused(A, put(Figure::YellowTaxi, 0), "TT-33");
    table.act(A, put(Figure::BlackTaxi, 11));
}

/// TT-34, F1: with two figures on plain fields the others go on green ones; a figure that stands on
/// a plain field may still move to another.
#[test]
fn two_figures_stand_on_green_fields() {
    let mut table = Table::of(2);
    table.act(A, put(Figure::YellowTaxi, 1));
    table.act(A, put(Figure::YellowHouse, 4));
    let green = [0, 2, 3, 5, 6, 8, 9, 11];
    assert_eq!(offered_fields(&table, Figure::BlackTaxi), green);
    assert_eq!(offered_fields(&table, Figure::BlackHouse), green);
    table.check_refused(A, put(Figure::BlackTaxi, 7), "TT-34");
    table.check_offered(A, put(Figure::YellowTaxi, 7));
}

/// TT-34, F2: fields 1, 4, 0 and 2 are a task, 1, 4, 7 and 0 cannot be reached in any order.
#[test]
fn three_plain_fields_cannot_be_reached() {
    let mut table = Table::of(2);
    table.place(fields([1, 4, 0, 2]));
    let none = Components::default();
    let all = Figures::NONE.completions(&none);
    assert!(all.iter().all(|figures| {
        let n_plain = figures.fields().iter().filter(|field| !field.is_green()).count();
        n_plain <= 2
    }));
    assert!(!all.contains(&Figures::from(fields([1, 4, 7, 0]))));
    assert!(all.contains(&Figures::from(fields([1, 4, 0, 2]))));
}

/// TT-35: figures are put, moved and lifted; `Done` needs all four. Whatever is offered can be
/// finished.
#[test]
fn figures_move_until_done() {
    let mut table = Table::of(2);
    table.check_refused(A, Action::LiftFigure { figure: Figure::BlackHouse }, "TT-35");
    table.act(A, put(Figure::BlackHouse, 10));
    table.act(A, put(Figure::BlackHouse, 9));
    table.act(A, Action::LiftFigure { figure: Figure::BlackHouse });
    assert_eq!(table.watched().figures, Figures::NONE);
    for (figure, number) in Figure::ALL.into_iter().zip([1, 4, 0]) {
        table.act(A, put(figure, number));
    }
    table.check_refused(A, Action::Done, "TT-35");
    table.act(A, put(Figure::BlackHouse, 2));
    table.check_offered(A, Action::Done);
}

/// TT-35: from every placement that can be reached the task can be finished.
#[test]
fn whatever_is_offered_can_be_finished() {
    let components = Components::default();
    let mut reached = vec![Figures::NONE];
    while let Some(figures) = reached.pop() {
        let completions = figures.completions(&components);
        assert!(!completions.is_empty(), "{figures:?}");
        let missing = Figure::ALL.into_iter().filter(|figure| figures[*figure].is_none());
        // Figures come in their order here: the order does not matter for what is left.
        if let Some(figure) = missing.into_iter().next() {
            let free = Field::all().filter(|field| !figures.fields().contains(*field));
            let next = free.map(|field| figures.with(figure, field));
            reached.extend(next.filter(|next| next.leaves_enough_green(&components)));
        }
    }
}

/// TT-36: before `Done` every step can be taken back, after it none; the card is still face down.
#[test]
fn done_cannot_be_undone() {
    let mut table = Table::of(2);
    table.act(A, put(Figure::YellowTaxi, 0));
    table.act(A, put(Figure::YellowTaxi, 5));
    table.played.undo(A).unwrap();
    assert_eq!(table.watched().figures[Figure::YellowTaxi], Some(field(0)));
    table.played.undo(A).unwrap();
    table.place(fields([0, 2, 3, 5]));
    assert!(table.played.undo(A).is_err());
    assert_eq!(table.watched().centre, None);
    assert!(table.played.log().iter().all(|entry| entry.draws.is_empty()));
    table.check_refused(A, Action::Halt, "TT-40");
}

/// TT-36: before the task is set nobody builds or calls.
#[test]
fn nobody_builds_before_the_task_is_set() {
    let table = Table::of(2);
    table.check_refused(A, Action::Halt, "TT-36");
    table.check_refused(A, Action::VoteGiveUp, "TT-36");
    table.check_refused(A, Action::Build(turbo_taxi::Step::Clear), "TT-36");
    table.check_refused(A, Action::Ready, "TT-74");
    table.check_refused(A, Action::Pause, "TT-77");
}

#[track_caller]
fn check_limit(placement_s: PlacementTime, until: Option<u64>) {
    let table = Table::with(2, Options { placement_s, ..Options::default() }, &[]);
    assert_eq!(table.game().deadline(), until);
}

/// TT-37: 15, 30 or 60 seconds, or no limit.
#[test]
fn placing_has_a_time_limit() {
    check_limit(PlacementTime::Seconds15, Some(15_000));
    check_limit(PlacementTime::default(), Some(30_000));
    check_limit(PlacementTime::Seconds60, Some(60_000));
    check_limit(PlacementTime::Off, None);
}

/// TT-37: when time is up chance places what is missing, and what stands stays.
#[test]
fn chance_completes_a_placement() {
    let mut table = Table::of(2);
    table.act(A, put(Figure::YellowTaxi, 1));
    table.act(A, put(Figure::BlackTaxi, 4));
    let components = Components::default();
    let completions = table.watched().figures.completions(&components);
    // Two green fields for two figures, in any order.
    assert_eq!(completions.len(), 8 * 7);
    table.expire(&[13]);
    assert_eq!(table.watched().figures, completions[13]);
    assert_eq!(table.watched().figures[Figure::YellowTaxi], Some(field(1)));
    assert_eq!(table.phase(), Phase::Countdown { until: 33_000 });
    // Nothing is missing, so nothing is drawn.
    let mut table = Table::of(2);
    for (figure, number) in Figure::ALL.into_iter().zip([0, 2, 3, 5]) {
        table.act(A, put(figure, number));
    }
    table.expire(&[]);
    assert_eq!(table.phase(), Phase::Countdown { until: 33_000 });
}

/// TT-38: with `auto` all legal placements are equally likely, and nobody decides.
#[test]
fn auto_draws_from_all_placements() {
    let components = Components::default();
    let all = Figures::NONE.completions(&components);
    // Of 12 * 11 * 10 * 9 placements, those with fewer than two green fields are left out:
    // all four plain, and three plain with one of eight green.
    assert_eq!(all.len(), 11_880 - 24 - 4 * 3 * 2 * 8 * 4);
    let distinct: BTreeMap<String, ()> = all.iter().map(|it| (format!("{it:?}"), ())).collect();
    assert_eq!(distinct.len(), all.len());
    let options = Options { placement: Placement::Auto, ..Options::default() };
    let (played, _) = Match::<TurboTaxi>::new(&options, 2, &mut Fast::new(38)).unwrap();
    assert_eq!(played.game().phase(), Phase::Countdown { until: 3_000 });
    assert!(Seat::all(2).all(|seat| testkit::legal(played.game(), seat).is_empty()));
    let n_draws = played.setup_draws().len();
    let drawn = played.setup_draws()[n_draws - 1] as usize;
    assert_eq!(played.game().view(Viewer::Spectator).figures, all[drawn]);
}

/// TT-38: the title of commissioner is passed on all the same.
#[test]
fn auto_has_a_commissioner() {
    let options = Options { placement: Placement::Auto, ..Options::default() };
    let record = crate::lively::record(&options, 3, 1);
    let played = record.replay(None).unwrap();
    let last = played.game().medals().last().unwrap().seat;
    assert_eq!(played.game().commissioner(), last);
}

/// TT-39: everybody sees and hears where a figure is put.
#[test]
fn everybody_watches_the_placing() {
    let mut table = Table::of(3);
    table.act(A, put(Figure::BlackTaxi, 8));
    for viewer in Viewer::all(3) {
        let placed = Event::FigurePlaced { figure: Figure::BlackTaxi, field: field(8) };
        assert_eq!(table.heard(viewer), [placed]);
        assert_eq!(table.game().view(viewer).figures[Figure::BlackTaxi], Some(field(8)));
    }
    table.act(A, Action::LiftFigure { figure: Figure::BlackTaxi });
    let lifted = Event::FigureLifted { figure: Figure::BlackTaxi };
    assert_eq!(table.heard(Viewer::Spectator), [lifted]);
}
