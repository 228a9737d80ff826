//! Fuzzing guided by coverage: libFuzzer, and the coverage that every stable compiler can count.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

use crate::cargo::Cargo;

/// What cargo-fuzz asks of the compiler, less the sanitisers: those need nightly, and our own code
/// is free of `unsafe`.
const FLAGS: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
];

/// Longer than this no input may take.
const TIMEOUT_S: u32 = 20;

pub fn fuzz(cargo: &Cargo, target: Option<&str>, seconds: u64) -> anyhow::Result<()> {
    let has_compiler = Command::new("c++").arg("--version").stdout(Stdio::null()).status().is_ok();
    ensure!(has_compiler, "the fuzzer needs a C++ compiler (on Debian: g++)");
    let folder = cargo.target_dir().join("fuzz");
    let program = build(cargo, &folder)?;
    let listed = Command::new(&program).output().context("the fuzzer does not start")?;
    let listed = String::from_utf8(listed.stdout)?;
    let known: Vec<&str> = listed.lines().collect();
    if let Some(target) = target {
        ensure!(known.contains(&target), "there is no target {target}, only {}", known.join(", "));
    }
    let chosen = known.into_iter().filter(|known| target.is_none_or(|target| target == *known));
    chosen.into_iter().try_for_each(|target| run(&program, target, &folder, seconds))
}

/// Only code for a named target is instrumented; build scripts are not.
fn build(cargo: &Cargo, folder: &Path) -> anyhow::Result<PathBuf> {
    let host = host()?;
    let status = cargo
        .command(&["build", "--package", "fuzz", "--features", "guided", "--profile", "fuzz"])
        .args(["--target", &host, "--target-dir"])
        .arg(folder)
        .env("CARGO_ENCODED_RUSTFLAGS", FLAGS.join("\u{1f}"))
        .status()?;
    ensure!(status.success(), "the fuzzer cannot be built");
    Ok(folder.join(host).join("fuzz/fuzz"))
}

fn host() -> anyhow::Result<String> {
    let rustc = Command::new("rustc").arg("-vV").output().context("rustc is missing")?;
    let text = String::from_utf8(rustc.stdout)?;
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).context("rustc does not name its host")
}

fn run(program: &Path, target: &str, folder: &Path, seconds: u64) -> anyhow::Result<()> {
    println!("fuzz: {target}, {seconds} s");
    let corpus = folder.join("corpus").join(target);
    let found = folder.join("found");
    fs::create_dir_all(&corpus)?;
    fs::create_dir_all(&found)?;
    let status = Command::new(program)
        .env("RATHAUS_FUZZ_TARGET", target)
        .env("RATHAUS_FUZZ_CORPUS", &corpus)
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={TIMEOUT_S}"))
        .arg(format!("-artifact_prefix={}/{target}-", found.display()))
        .args(["-print_final_stats=1", "-rss_limit_mb=4096", "-detect_leaks=0"])
        .arg(&corpus)
        .status()?;
    ensure!(
        status.success(),
        "{target} has failed; its input is in {}, and belongs in fuzz/regressions/{target} once \
         the fault is mended",
        found.display()
    );
    Ok(())
}
