//! Writes the version with the commit that it was built from. Where there is no git, the variable
//! RATHAUS_COMMIT may name the commit; otherwise the version says none.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=RATHAUS_COMMIT");
    println!("cargo:rerun-if-changed=build.rs");
    let version = env::var("CARGO_PKG_VERSION").expect("cargo sets it");
    let named = env::var("RATHAUS_COMMIT").ok().filter(|commit| !commit.is_empty());
    let version = match named.or_else(commit) {
        Some(commit) => format!("{version} ({commit})"),
        None => version,
    };
    println!("cargo:rustc-env=RATHAUS_VERSION={version}");
}

/// Looked for again when another commit is checked out, and not with every change of a file.
fn commit() -> Option<String> {
    let head = git(&["rev-parse", "--git-path", "HEAD"])?;
    let branch = git(&["symbolic-ref", "--quiet", "HEAD"]);
    let branch = branch.and_then(|name| git(&["rev-parse", "--git-path", &name]));
    let packed = git(&["rev-parse", "--git-path", "packed-refs"]);
    // A file that is missing would be looked for, and everything rebuilt, every time.
    let files = [Some(head), branch, packed].into_iter().flatten();
    for file in files.filter(|file| Path::new(file).exists()) {
        println!("cargo:rerun-if-changed={file}");
    }
    git(&["rev-parse", "--short=10", "HEAD"])
}

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
