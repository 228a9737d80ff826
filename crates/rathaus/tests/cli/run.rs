//! Running the binary, and folders to run it in.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use engine::{Game, Record};
use saint_malo::{Options, SaintMalo};
use serde_json::Value;

pub struct Ran {
    pub status: Option<i32>,
    pub out: String,
    pub err: String,
}

/// The binary in a surrounding that prefers no language.
pub fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rathaus"));
    command.args(args).stdin(Stdio::null());
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

pub fn rathaus(args: &[&str]) -> Ran {
    ran(&mut command(args))
}

pub fn ran(command: &mut Command) -> Ran {
    let output = command.output().unwrap();
    Ran {
        status: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

/// What a command prints that succeeds and complains of nothing.
#[track_caller]
pub fn printed(args: &[&str]) -> String {
    let ran = rathaus(args);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{args:?}");
    ran.out
}

/// The same with `--json`, one object per line.
#[track_caller]
pub fn objects(args: &[&str]) -> Vec<Value> {
    let printed = printed(&[args, &["--json"]].concat());
    let objects: Vec<Value> =
        printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(objects.iter().all(Value::is_object), "{printed}");
    objects
}

/// A complaint is one on standard error, in words, with a status.
#[track_caller]
pub fn check_refused(args: &[&str], status: i32, words: &[&str]) {
    let ran = rathaus(args);
    assert_eq!(ran.status, Some(status), "{args:?}: {}", ran.err);
    assert_eq!(ran.out, "", "{args:?}");
    assert!(ran.err.starts_with("rathaus: "), "{args:?}: {}", ran.err);
    assert!(!ran.err.contains("panicked"), "{args:?}: {}", ran.err);
    for words in words {
        assert!(ran.err.contains(words), "{args:?}: {words:?} is not in {}", ran.err);
    }
}

/// A new folder for one test.
pub fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

pub fn file(folder: &Path, name: &str, bytes: &[u8]) -> String {
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    text(&path)
}

pub fn text(path: &Path) -> String {
    path.to_str().unwrap().to_owned()
}

/// A whole match of few lines.
pub fn short_record() -> Record<SaintMalo> {
    let options = Options { practice_turns: 12, ..Options::default() };
    testkit::random_record(&options, *SaintMalo::SEATS.start(), 7)
}
