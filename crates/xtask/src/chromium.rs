//! The browser of the browser tests: Debian's Chromium and its driver.

use std::env;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, ensure};

/// A program that the tests start, and the Debian package that brings it.
struct Needed {
    program: &'static str,
    package: &'static str,
}

const NEEDED: [Needed; 2] = [
    Needed { program: "chromium", package: "chromium" },
    Needed { program: "chromedriver", package: "chromium-driver" },
];

/// Installs the browser where that can be done without asking: on Debian, as root.
pub fn need_chromium() -> anyhow::Result<()> {
    if missing(is_on_path).is_empty() {
        return Ok(());
    }
    if Path::new("/etc/debian_version").exists() && is_root()? {
        apt_get(&["update"])?;
        let install = ["install", "--yes", "--no-install-recommends"];
        apt_get(&[&install[..], &missing(is_on_path)].concat())?;
    }
    let missing = missing(is_on_path).join(" ");
    ensure!(missing.is_empty(), "the browser tests need these Debian packages: {missing}");
    Ok(())
}

fn missing(is_there: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let missing = NEEDED.iter().filter(|needed| !is_there(needed.program));
    missing.map(|needed| needed.package).collect()
}

fn is_on_path(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_root() -> anyhow::Result<bool> {
    let id = Command::new("id").arg("-u").output().context("`id -u` does not run")?;
    Ok(id.stdout.trim_ascii() == b"0")
}

fn apt_get(args: &[&str]) -> anyhow::Result<()> {
    println!("verify: apt-get {}", args.join(" "));
    let mut command = Command::new("apt-get");
    command.arg("-qq").args(args).env("DEBIAN_FRONTEND", "noninteractive");
    let status = command.status().context("apt-get does not run")?;
    ensure!(status.success(), "`apt-get {}` failed", args.join(" "));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_missing_is_installed() {
        assert_eq!(missing(|_| false), ["chromium", "chromium-driver"]);
        assert_eq!(missing(|program| program == "chromium"), ["chromium-driver"]);
        assert!(missing(|_| true).is_empty());
    }
}
