//! TT-90: puzzles by band.

use engine::{Fast, Scripted};
use turbo_taxi::{Band, CardKind, Task, Wanted, count_right, is_solvable, right_plans};

use crate::given::{CENSUS, JUNCTION, OVERPASS, OVERPASS_CENSUS};

fn wanted(band: Band) -> Wanted {
    Wanted { band: Some(band), ..Wanted::default() }
}

/// TT-90: the bands by the number of right plans.
#[test]
fn bands() {
    for (n_right, band) in [
        (0, None),
        (1, Some(Band::Expert)),
        (2, Some(Band::Expert)),
        (3, Some(Band::Hard)),
        (6, Some(Band::Hard)),
        (7, Some(Band::Normal)),
        (14, Some(Band::Normal)),
        (15, Some(Band::Easy)),
        (39, Some(Band::Easy)),
    ] {
        assert_eq!(Band::of(n_right), band);
    }
    assert_eq!(Band::ALL.map(Band::label), ["easy", "normal", "hard", "expert"]);
}

/// TT-90: a puzzle is in its band by the table's crossing, and has a plan that is right under both
/// readings.
#[test]
fn puzzles_keep_what_they_promise() {
    let mut chance = Fast::new(90);
    for (census, crossing) in [(&CENSUS, JUNCTION), (&OVERPASS_CENSUS, OVERPASS)] {
        for wanted in Wanted::all() {
            for _ in 0..20 {
                let Some(task) = census.puzzle(wanted, &mut chance) else { break };
                let n_right = count_right(&task, crossing);
                assert!(wanted.band.is_none_or(|band| Band::of(n_right) == Some(band)));
                assert!(!wanted.is_unique || n_right == 1);
                assert!(wanted.centre.is_none_or(|kind| task.centre.kind() == kind));
                assert!(0 < n_right && is_solvable(&task, OVERPASS), "{task}");
            }
        }
    }
}

/// TT-90: combinations without a task yield none, and the screen can know them before.
#[test]
fn empty_combinations() {
    let kinds = |band: Option<Band>, is_unique: bool| {
        let has =
            |kind: &CardKind| CENSUS.has_puzzle(Wanted { band, is_unique, centre: Some(*kind) });
        CardKind::ALL.into_iter().filter(has).collect::<Vec<_>>()
    };
    use CardKind::{Curve, DeadEnd, DoubleCurve, Straight, Tee};
    let all_but_dead_end = &CardKind::ALL[..5];
    assert_eq!(kinds(Some(Band::Easy), false), all_but_dead_end);
    assert_eq!(kinds(Some(Band::Normal), false), CardKind::ALL);
    assert_eq!(kinds(Some(Band::Hard), false), [Straight, Curve, Tee, DoubleCurve, DeadEnd]);
    assert_eq!(kinds(Some(Band::Expert), false), [Straight, Curve, Tee, DeadEnd]);
    assert_eq!(kinds(Some(Band::Expert), true), [Curve, Tee, DeadEnd]);
    assert_eq!(kinds(None, true), [Curve, Tee, DeadEnd]);
    assert_eq!(kinds(None, false), CardKind::ALL);
    for band in [Band::Easy, Band::Normal, Band::Hard] {
        assert_eq!(kinds(Some(band), true), []);
    }
    let mut no_draw = Scripted::new([]);
    for wanted in Wanted::all().filter(|wanted| !CENSUS.has_puzzle(*wanted)) {
        assert_eq!(CENSUS.puzzle(wanted, &mut no_draw), None);
    }
    assert_eq!(Wanted::all().count(), 5 * 2 * 7);
}

/// TT-90: uniform among the matching labelled tasks: one draw, and every number another task.
#[test]
fn every_matching_task_is_as_likely() {
    let unique = Wanted { is_unique: true, ..Wanted::default() };
    let n_tasks = CENSUS.matching(unique).count() as u32;
    assert_eq!(n_tasks, 608);
    let mut tasks: Vec<Task> = (0..n_tasks * 8)
        .map(|draw| {
            let mut chance = Scripted::new([draw]);
            let task = CENSUS.puzzle(unique, &mut chance).unwrap();
            assert!(chance.is_used_up());
            task
        })
        .collect();
    tasks.sort();
    tasks.dedup();
    assert_eq!(tasks.len(), 608 * 8);
}

/// TT-90: so many canonical tasks are in each band.
#[test]
fn sizes_of_the_bands() {
    let size = |wanted| CENSUS.matching(wanted).count();
    assert_eq!(Band::ALL.map(|band| size(wanted(band))), [6226, 8430, 6400, 1912]);
    assert_eq!(size(Wanted::default()), 6226 + 8430 + 6400 + 1912);
    let left_out = CENSUS.tasks().iter().filter(|it| 0 < it.n_right && !it.is_solvable_anyway);
    assert_eq!(left_out.count(), 594 - 412);
    let plans = right_plans(&CENSUS.matching(wanted(Band::Expert)).next().unwrap().task, JUNCTION);
    assert!(plans.len() <= 2);
}

/// What is wanted comes from a form, so unknown words are refused.
#[test]
fn wishes_as_json() {
    let read = |json| serde_json::from_str::<Wanted>(json);
    let wanted = read(r#"{"band": "hard", "centre": "dcurve"}"#).unwrap();
    assert_eq!((wanted.band, wanted.is_unique), (Some(Band::Hard), false));
    assert_eq!(wanted.centre, Some(CardKind::DoubleCurve));
    assert!(read(r#"{"band": "silly"}"#).is_err());
    assert!(read(r#"{"bands": "hard"}"#).is_err());
}
