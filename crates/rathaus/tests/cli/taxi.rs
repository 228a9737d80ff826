//! `rathaus taxi`: TT-13 to TT-17.

use serde_json::json;

use crate::run::{check_refused, file, folder, objects, printed, rathaus};

const TASK: &str = "dcurve1:2,5,8,11";
const P1: &str = "straight1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";
const P3: &str = "deadend1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee3";
const P8: [&str; 2] =
    ["tee3:0,4,6,10", "tee3 curve2 deadend2 tee1 tee3 crossing curve0 curve3 straight0"];

/// TT-14: eight lines.
#[test]
fn all_tasks_are_counted() {
    let junction = "\
centre_type tasks unsolvable unique total_solutions
straight 2772 0 0 35128
curve 5544 328 96 47928
tee 5544 0 56 77408
crossing 1386 0 0 28296
dcurve 2772 0 0 34848
deadend 5544 84 456 18432
all 23562 412 608 242040
";
    assert_eq!(printed(&["taxi", "count"]), junction);
    assert_eq!(printed(&["taxi", "count", "--crossing", "junction"]), junction);
    assert_eq!(printed(&["taxi", "count", "--min-green", "2"]), junction);
    let overpass = "\
centre_type tasks unsolvable unique total_solutions
straight 2772 4 0 30424
curve 5544 344 104 41864
tee 5544 20 56 66144
crossing 1386 0 0 26568
dcurve 2772 6 8 28224
deadend 5544 220 672 14664
all 23562 594 840 207888
";
    assert_eq!(printed(&["taxi", "count", "--crossing", "overpass"]), overpass);
}

/// TT-14: only tasks with so many figures on green fields, in any language the same.
#[test]
fn fewer_tasks_are_counted() {
    for (n, n_tasks) in [("0", 25245), ("1", 25194), ("3", 14994), ("4", 3570)] {
        let counted = printed(&["taxi", "count", "--min-green", n, "--lang", "de"]);
        let all = counted.lines().last().unwrap();
        assert!(all.starts_with(&format!("all {n_tasks} ")), "{all}");
        assert_eq!(counted.lines().count(), 8);
    }
    let lines = objects(&["taxi", "count", "--min-green", "4"]);
    assert_eq!(lines.len(), 7);
    assert_eq!((&lines[6]["centre_type"], &lines[6]["tasks"]), (&json!("all"), &json!(3570)));
}

/// TT-15: every canonical task on its line, sorted as bytes.
#[test]
fn all_tasks_are_listed() {
    let listed = printed(&["taxi", "list"]);
    assert!(listed.ends_with('\n') && !listed.contains('\r'));
    let lines: Vec<&str> = listed.lines().collect();
    assert_eq!(lines.len(), 23562);
    assert!(lines.is_sorted());
    assert_eq!(lines[0], "crossing:0,1,10,11=8");
    let solved = printed(&["taxi", "solve", TASK]);
    assert!(lines.contains(&format!("{TASK}={}", solved.trim_end()).as_str()));
    let n_all: u32 =
        lines.iter().map(|line| line.split_once('=').unwrap().1.parse::<u32>().unwrap()).sum();
    assert_eq!(n_all, 242040);
    let green = printed(&["taxi", "list", "--min-green", "4", "--crossing", "overpass"]);
    assert_eq!(green.lines().count(), 3570);
    let first = &objects(&["taxi", "list", "--min-green", "4"])[0];
    assert_eq!(first["task"], green.split('=').next().unwrap());
}

/// TT-16: the number, and on demand each plan.
#[test]
fn a_task_is_solved() {
    let number = printed(&["taxi", "solve", TASK]);
    let with_plans = printed(&["taxi", "solve", TASK, "--plans"]);
    let (first, plans) = with_plans.split_once('\n').unwrap();
    assert_eq!(number, format!("{first}\n"));
    let plans: Vec<&str> = plans.lines().collect();
    assert_eq!(plans.len().to_string(), first);
    assert!(plans.is_sorted() && plans.contains(&P1));
    for plan in plans {
        assert_eq!(printed(&["taxi", "check", TASK, plan]), "right\n");
    }
    let object = &objects(&["taxi", "solve", "--plans", TASK])[0];
    assert_eq!(object["right_plans"].to_string(), first);
    assert_eq!(object["plans"].as_array().unwrap().len().to_string(), first);
    assert!(objects(&["taxi", "solve", TASK])[0].get("plans").is_none());
    assert_eq!(printed(&["taxi", "solve", "curve0:1,4,0,2"]).lines().count(), 1);
}

/// The plans as pictures, with the figures around them.
#[test]
fn plans_are_drawn() {
    let drawn = printed(&["taxi", "solve", TASK, "--plans", "--draw"]);
    let p1 = "
              A
              |
B -------+    |
         |    |
         |    |
    +----/----+
    |    |    |
    |    |    |
    |    +----+-- A
    |
    B
";
    assert!(drawn.contains(&format!("{P1}{p1}")), "{drawn}");
    assert!(!printed(&["taxi", "solve", TASK, "--draw"]).contains("curve"));
}

/// TT-17: `right`, or the findings.
#[test]
fn a_plan_is_checked() {
    assert_eq!(printed(&["taxi", "check", TASK, P1]), "right\n");
    let found = "Broken(7,8)\nStrayExit(6)\nMissingExit(11)\n";
    assert_eq!(printed(&["taxi", "check", TASK, P3]), found);
    let overpass = ["--crossing", "overpass"];
    assert_eq!(printed(&[&["taxi", "check"], &P8[..]].concat()), "right\n");
    let with_overpass = printed(&[&["taxi", "check"], &overpass[..], &P8[..]].concat());
    assert_eq!(with_overpass, "NotJoined(black)\n");
    assert_eq!(printed(&[&["taxi", "check"], &P8[..], &overpass[..]].concat()), with_overpass);
    let object = &objects(&["taxi", "check", TASK, P3])[0];
    assert_eq!(object["is_right"], false);
    assert_eq!(object["findings"], json!(["Broken(7,8)", "StrayExit(6)", "MissingExit(11)"]));
}

/// TT-17: an empty first cell is not taken for an option.
#[test]
fn a_plan_may_begin_empty() {
    let empty = "- - - - - - - - -";
    let found = printed(&["taxi", "check", TASK, empty]);
    assert!(found.starts_with("Incomplete(0)\n") && found.ends_with("WrongCentre\n"), "{found}");
    let begun = "- curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee2";
    assert_eq!(printed(&["taxi", "check", TASK, begun]), "Incomplete(0)\n");
    let found = printed(&["taxi", "check", TASK, begun, "--crossing", "overpass"]);
    assert_eq!(found, "Incomplete(0)\n");
}

/// TT-13: what is no task ends with a status and the number of the rule.
#[test]
fn illegal_tasks() {
    for (task, rule) in [
        ("dcurve1:2,5,8,2", "TT-33"),
        ("dcurve1:2,5,8,12", "TT-9"),
        ("dcurve1:2,5,8,-1", "TT-9"),
        ("dcurve1:1,4,7,2", "TT-34"),
        ("dcurve2:2,5,8,11", "TT-2"),
        ("", "TT-13"),
        ("dcurve1", "TT-13"),
        ("dcurve1:2,5,8", "TT-13"),
        ("\u{1b}[2J:2,5,8,11", "TT-2"),
    ] {
        check_refused(&["taxi", "solve", task], 2, &[&format!("({rule})")]);
        check_refused(&["taxi", "check", task, P1], 2, &[&format!("({rule})")]);
    }
    let german = rathaus(&["taxi", "solve", "dcurve1:1,4,7,2", "--lang", "de"]);
    assert!(german.err.contains("1 Figur steht auf grünen Feldern"), "{}", german.err);
}

/// TT-19, TT-2: what is no plan.
#[test]
fn plans_that_are_none() {
    check_refused(&["taxi", "check", TASK, "tee0 tee0"], 2, &["2 cells", "(TT-19)"]);
    check_refused(&["taxi", "check", TASK, ""], 2, &["0 cells", "(TT-19)"]);
    let unknown = P1.replacen("tee1", "tree1", 1);
    check_refused(&["taxi", "check", TASK, &unknown], 2, &["“tree1”", "(TT-2)"]);
}

#[test]
fn command_lines_that_make_no_sense() {
    check_refused(&["taxi"], 2, &["a command is missing", "count, list, solve, check"]);
    check_refused(&["taxi", "drive"], 2, &["no command “drive”", "count, list, solve, check"]);
    check_refused(&["taxi", "solve"], 2, &["is missing", "<TASK>"]);
    check_refused(&["taxi", "check", TASK], 2, &["is missing", "<PLAN>"]);
    let crossing = ["taxi", "count", "--crossing", "bridge"];
    check_refused(&crossing, 2, &["--crossing cannot be “bridge”", "junction or overpass"]);
    for n in ["5", "-1", "two"] {
        let n = format!("--min-green={n}");
        check_refused(&["taxi", "list", &n], 2, &["--min-green cannot be", "from 0 to 4"]);
    }
}

#[test]
fn the_commands_are_explained() {
    assert!(printed(&["taxi", "--help"]).contains("Usage: rathaus taxi"));
    let help = printed(&["taxi", "solve", "--help", "--lang", "de"]);
    assert!(help.contains("Aufruf: rathaus taxi solve"), "{help}");
    assert!(help.contains("Die Pläne auch zeichnen"), "{help}");
}

/// P8 by the table in a file.
fn with_file(path: &str) -> Vec<&str> {
    [&["taxi", "check"], &P8[..], &["--components", path]].concat()
}

/// TT-1, TT-7, TT-10: an owner of the printed game corrects the table with a file.
#[test]
fn components_from_a_file() {
    let folder = folder("taxi_components");
    let overpass = file(&folder, "overpass.json", br#"{"crossing": "overpass"}"#);
    assert_eq!(printed(&with_file(&overpass)), "NotJoined(black)\n");
    let junction = [&with_file(&overpass)[..], &["--crossing", "junction"]].concat();
    assert_eq!(printed(&junction), "right\n");
    let green = file(&folder, "green.json", br#"{"green": [1, 4, 7, 10]}"#);
    let count = ["taxi", "count", "--min-green", "4", "--components", &green];
    assert!(printed(&count).ends_with("all 51 33 0 280\n"));
    check_refused(&with_file("no-such-file"), 2, &["cannot read", "it does not exist"]);
    for (json, words) in [
        (r#"{"green": [1]}"#, "green: at least 2 fields are green, not 1"),
        (r#"{"crossing": "bridge"}"#, "must be one of junction, overpass, not \"bridge\""),
        ("", "bad.json cannot be read"),
        (
            r#"{"set": {"straight":3,"curve":3,"tee":3,"crossing":1,"dcurve":1,"deadend":2}}"#,
            "set: a set has twelve cards, not 13",
        ),
        (
            r#"{"set": {"straight":12,"curve":0,"tee":0,"crossing":0,"dcurve":0,"deadend":0}}"#,
            "set.straight: with this card in the centre no task could be solved",
        ),
    ] {
        let path = file(&folder, "bad.json", json.as_bytes());
        check_refused(&with_file(&path), 2, &[words]);
    }
}
