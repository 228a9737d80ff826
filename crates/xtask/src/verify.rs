//! Everything that must hold before a change is kept, cheapest first.

use std::io::{BufRead, BufReader, Read};
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, bail, ensure};

use crate::cargo::{CHORES, Cargo, PRODUCT};
use crate::client::Effort;
use crate::{api_client, chromium, client, packages, tidy};

pub fn verify(cargo: &Cargo, long: bool) -> anyhow::Result<ExitCode> {
    let mut steps = Steps::default();
    let mut count = None;
    let outcome = run(cargo, long, &mut steps, &mut count);
    if let Err(error) = &outcome {
        eprintln!("verify: {error:#}");
    }
    for (name, took) in &steps.done {
        println!("{:>7.1} s  {name}", took.as_secs_f64());
    }
    if let Some(Count { passed, failed }) = count {
        println!("{passed} passed, {failed} failed");
    }
    Ok(if outcome.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn run(
    cargo: &Cargo,
    long: bool,
    steps: &mut Steps,
    count: &mut Option<Count>,
) -> anyhow::Result<()> {
    steps.step("formatting", || {
        cargo.need_component("rustfmt", "fmt")?;
        cargo.run(&["fmt", "--all", "--check"])
    })?;
    steps.step("clippy", || {
        cargo.need_component("clippy", "clippy")?;
        for packages in [PRODUCT, CHORES] {
            let command = [&["clippy"], packages, &["--all-targets", "--", "-D", "warnings"]];
            cargo.run(&command.concat())?;
        }
        Ok(())
    })?;
    steps.step("tidy", || tidy::tidy(cargo))?;
    steps.step("packages", || packages::packages(cargo))?;
    // The tests start the real binary, which carries the page.
    steps.step("client", || client::client(cargo, Effort::Full))?;
    steps.step("browser", chromium::need_chromium)?;
    // Apart from the tests, whose silence is watched: a build says nothing for as long as it takes.
    steps.step("building the tests", || {
        [PRODUCT, CHORES].iter().try_for_each(|packages| build_tests(cargo, packages, long))
    })?;
    let count = count.insert(Count::default());
    steps.step("tests", || {
        let outcomes = [PRODUCT, CHORES].map(|packages| test(cargo, packages, long, count));
        outcomes.into_iter().collect()
    })?;
    steps.step("api client", || api_client::api_client(cargo))
}

/// How long each step took, failed ones included.
#[derive(Default)]
struct Steps {
    done: Vec<(&'static str, Duration)>,
}

impl Steps {
    fn step(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        println!("verify: {name}");
        let start = Instant::now();
        let outcome = work();
        self.done.push((name, start.elapsed()));
        outcome.with_context(|| format!("the step {name} failed"))
    }
}

/// Tests passed and failed, over all test binaries.
#[derive(Default, PartialEq, Debug)]
struct Count {
    passed: u32,
    failed: u32,
}

impl Count {
    /// Adds a line like `test result: ok. 5 passed; 0 failed; …`; other lines count nothing.
    fn add(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        let words: Vec<&str> = result.split([' ', ';']).collect();
        for pair in words.windows(2) {
            match (pair[0].parse::<u32>(), pair[1]) {
                (Ok(n), "passed") => self.passed += n,
                (Ok(n), "failed") => self.failed += n,
                _ => {}
            }
        }
    }
}

fn test_command(cargo: &Cargo, packages: &[&str], long: bool) -> Command {
    let mut command = cargo.command(&[&["test", "--no-fail-fast"], packages].concat());
    if long {
        command.arg("--release");
    }
    command
}

fn build_tests(cargo: &Cargo, packages: &[&str], long: bool) -> anyhow::Result<()> {
    let status = test_command(cargo, packages, long).arg("--no-run").status()?;
    ensure!(status.success(), "the tests do not build");
    Ok(())
}

fn test(cargo: &Cargo, packages: &[&str], long: bool, count: &mut Count) -> anyhow::Result<()> {
    let mut command = test_command(cargo, packages, long);
    if long {
        command.env("RATHAUS_LONG", "1");
    }
    let mut child = command.stdout(Stdio::piped()).spawn()?;
    let lines = lines_of(child.stdout.take().expect("it was just asked for"));
    loop {
        match lines.recv_timeout(if long { Duration::MAX } else { SILENCE_MAX }) {
            Ok(line) => {
                println!("{line}");
                count.add(&line);
            }
            Err(RecvTimeoutError::Disconnected) => break,
            Err(RecvTimeoutError::Timeout) => {
                child.kill()?;
                bail!("a test hangs: nothing was said for {} s", SILENCE_MAX.as_secs());
            }
        }
    }
    ensure!(child.wait()?.success(), "`cargo test` failed");
    Ok(())
}

/// Longer than any test but those of the long mode: a test that hangs is named by the last
/// line above it, and costs minutes instead of all the time that there is.
const SILENCE_MAX: Duration = Duration::from_secs(900);

/// Its lines as they come.
fn lines_of(output: impl Read + Send + 'static) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        let read = BufReader::new(output).lines().map_while(Result::ok);
        read.map(|line| sender.send(line)).take_while(Result::is_ok).for_each(drop);
    });
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_of_all_binaries_are_added_up() {
        let mut count = Count::default();
        count.add("running 7 tests");
        count.add("test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out");
        count.add("test result: FAILED. 12 passed; 2 failed; 1 ignored; 0 measured");
        assert_eq!(count, Count { passed: 17, failed: 2 });
    }

    #[test]
    fn a_failed_step_is_named_and_timed() {
        let mut steps = Steps::default();
        let outcome = steps.step("clippy", || anyhow::bail!("7 warnings"));
        assert_eq!(format!("{:#}", outcome.unwrap_err()), "the step clippy failed: 7 warnings");
        assert_eq!(steps.done.len(), 1);
    }
}
