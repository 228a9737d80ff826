//! TT-12: the solver agrees with the literal one on every task there is.

use turbo_taxi::{
    CardKind, Components, Crossing, Task, count_right, is_right, is_solvable, right_plans,
};

use crate::given::{CENSUS, JUNCTION, OVERPASS, OVERPASS_CENSUS, task};
use crate::literal::{self, Laid};

/// Four fields out of twelve.
fn placements() -> Vec<[usize; 4]> {
    let mut all = Vec::new();
    for a in 0..12 {
        for b in a + 1..12 {
            for c in b + 1..12 {
                all.extend((c + 1..12).map(|d| [a, b, c, d]));
            }
        }
    }
    all
}

/// TT-12, TT-19 to TT-26: all plans of all canonical tasks, green or not, under both readings of
/// the crossing, are those that the literal solver finds.
#[test]
fn all_right_plans_of_all_tasks() {
    let mut n_tasks = 0;
    for centre in literal::labels() {
        for [a, b, c, d] in placements() {
            let fitting = literal::fitting(centre, [a, b, c, d]);
            for [y1, y2, b1, b2] in [[a, b, c, d], [a, c, b, d], [a, d, b, c]] {
                let task = task(&format!("{centre}:{y1},{y2},{b1},{b2}"));
                check_plans(&task, &fitting, [[y1, y2], [b1, b2]]);
                n_tasks += 1;
            }
        }
    }
    assert_eq!(n_tasks, 17 * 495 * 3);
}

fn check_plans(task: &Task, fitting: &[Laid], pairs: [[usize; 2]; 2]) {
    for crossing in Crossing::ALL {
        let is_overpass = crossing == OVERPASS;
        let is_joined =
            |laid: &&Laid| pairs.iter().all(|pair| literal::connects(laid, is_overpass, *pair));
        let mut expected: Vec<String> =
            fitting.iter().filter(is_joined).map(literal::text).collect();
        expected.sort();
        let plans = right_plans(task, crossing);
        let texts: Vec<String> = plans.iter().map(|plan| plan.to_string()).collect();
        assert_eq!(texts, expected, "{task} {crossing:?}");
        assert_eq!(count_right(task, crossing) as usize, expected.len());
        assert_eq!(is_solvable(task, crossing), !expected.is_empty());
        assert!(plans.iter().all(|plan| is_right(task, plan, crossing)), "{task}");
    }
}

/// TT-14: what the enumeration adds up to: tasks, unsolvable, unique, all right plans.
fn totals(crossing: Crossing, kind: Option<CardKind>) -> [u32; 4] {
    let census = if crossing == JUNCTION { &CENSUS } else { &OVERPASS_CENSUS };
    let mut totals = [0; 4];
    let is_wanted = |task: &Task| kind.is_none_or(|kind| kind == task.centre.kind());
    for counted in census.tasks().iter().filter(|counted| is_wanted(&counted.task)) {
        let n = counted.n_right;
        let row = [1, u32::from(n == 0), u32::from(n == 1), n];
        totals.iter_mut().zip(row).for_each(|(total, n)| *total += n);
    }
    totals
}

/// TT-14, TT-18: almost all tasks are solvable, with around ten plans; a few per cent have one.
#[test]
fn totals_by_kind() {
    for (kind, junction, overpass) in [
        (CardKind::Straight, [2772, 0, 0, 35128], [2772, 4, 0, 30424]),
        (CardKind::Curve, [5544, 328, 96, 47928], [5544, 344, 104, 41864]),
        (CardKind::Tee, [5544, 0, 56, 77408], [5544, 20, 56, 66144]),
        (CardKind::Crossing, [1386, 0, 0, 28296], [1386, 0, 0, 26568]),
        (CardKind::DoubleCurve, [2772, 0, 0, 34848], [2772, 6, 8, 28224]),
        (CardKind::DeadEnd, [5544, 84, 456, 18432], [5544, 220, 672, 14664]),
    ] {
        assert_eq!(totals(JUNCTION, Some(kind)), junction, "{kind}");
        assert_eq!(totals(OVERPASS, Some(kind)), overpass, "{kind}");
    }
    assert_eq!(totals(JUNCTION, None), [23562, 412, 608, 242040]);
    assert_eq!(totals(OVERPASS, None), [23562, 594, 840, 207888]);
}

/// TT-14: every canonical task once, with at least so many figures on green fields.
#[test]
fn canonical_tasks() {
    let components = Components::default();
    for (n_green_min, n_placements) in [(0, 495), (1, 494), (2, 462), (3, 294), (4, 70), (5, 0)] {
        let mut tasks: Vec<Task> = Task::all(&components, n_green_min).collect();
        assert_eq!(tasks.len(), 17 * 3 * n_placements, "{n_green_min}");
        assert!(tasks.iter().all(Task::is_canonical));
        assert!(tasks.iter().all(|task| n_green_min <= task.n_green(&components)));
        tasks.sort();
        tasks.dedup();
        assert_eq!(tasks.len(), 17 * 3 * n_placements, "{n_green_min}");
    }
}

/// TT-7: what is right with an overpass is right with a junction; P8 shows that it is not so the
/// other way round.
#[test]
fn an_overpass_is_the_harder_reading() {
    for counted in OVERPASS_CENSUS.tasks() {
        for plan in right_plans(&counted.task, OVERPASS) {
            assert!(is_right(&counted.task, &plan, JUNCTION), "{} {plan}", counted.task);
        }
    }
}

/// A census answers for tasks in any labelling, and for legal ones only.
#[test]
fn the_census_knows_every_legal_task() {
    let with_swaps = task("tee3:10,6,4,0");
    let n_right = count_right(&with_swaps, JUNCTION);
    assert_eq!(CENSUS.n_right(&with_swaps), Some(n_right));
    assert_eq!(CENSUS.n_right(&task("tee3:1,4,7,0")), None);
}

/// The tasks to measure the solver with are legal and different.
#[test]
fn tasks_to_measure_with() {
    let components = Components::default();
    let tasks: Vec<Task> = (0..2000).map(Task::sample).collect();
    assert!(tasks.iter().all(|task| task.check(&components).is_ok()));
    assert!(tasks.windows(2).all(|pair| pair[0] != pair[1]));
    assert!(Task::sample(u64::MAX).check(&components).is_ok());
}
