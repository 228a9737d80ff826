//! Known faults of packages: the database of RustSec, where a network lets us have it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use semver::{Version, VersionReq};
use toml::de::DeTable;

use super::{Package, strings};
use crate::cargo::Cargo;

const DATABASE: &str = "https://github.com/rustsec/advisory-db.git";
/// Whoever is slower than this has no network.
const SLOWEST: [&str; 4] = ["-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=20"];

/// The folder of the database, as new as it can be had; or why there is none.
pub fn fetch(cargo: &Cargo) -> Result<PathBuf, String> {
    let folder = cargo.target_dir().join("advisory-db");
    let mut git = Command::new("git");
    git.args(SLOWEST).env("GIT_TERMINAL_PROMPT", "0").stdout(Stdio::null());
    match folder.join(".git").is_dir() {
        true => git.arg("-C").arg(&folder).args(["pull", "--quiet", "--depth", "1"]),
        false => git.args(["clone", "--quiet", "--depth", "1", DATABASE]).arg(&folder),
    };
    let output = git.output().map_err(|error| format!("git does not start ({error})"))?;
    if output.status.success() {
        return Ok(folder);
    }
    let stderr = String::from_utf8_lossy(&output.stderr);
    Err(stderr.lines().last().unwrap_or("git has failed").trim().to_owned())
}

/// Packages in a version that somebody has warned of.
pub fn findings(database: &Path, packages: &[Package]) -> anyhow::Result<Vec<String>> {
    let mut findings = Vec::new();
    for package in packages {
        let Ok(files) = fs::read_dir(database.join("crates").join(&package.name)) else { continue };
        for file in files {
            let text = fs::read_to_string(file?.path())?;
            findings.extend(finding(&text, package));
        }
    }
    Ok(findings)
}

/// An advisory is a page whose head is a block of TOML.
fn finding(advisory: &str, package: &Package) -> Option<String> {
    let head = advisory.strip_prefix("```toml")?.split("```").next()?;
    let table = DeTable::parse(head).ok()?.into_inner();
    let about = table.get("advisory")?.get_ref().as_table()?;
    // Withdrawn ones were mistaken; others only tell that nobody looks after a package any more.
    // What is unsound stands among those, but is a fault.
    let informational = about.get("informational").and_then(|kind| kind.get_ref().as_str());
    let is_remark = matches!(informational, Some("notice" | "unmaintained"));
    if about.contains_key("withdrawn") || is_remark {
        return None;
    }
    let id = about.get("id")?.get_ref().as_str()?;
    let version = Version::parse(&package.version).ok()?;
    let versions = table.get("versions")?.get_ref().as_table()?;
    let is_in = |name: &str| {
        let ranges = strings(versions, name);
        let mut ranges = ranges.iter().filter_map(|range| VersionReq::parse(range).ok());
        ranges.any(|range| range.matches(&version))
    };
    let is_safe = is_in("patched") || is_in("unaffected");
    (!is_safe).then(|| format!("{} {version} has a known fault: {id}", package.name))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADVISORY: &str = "```toml\n[advisory]\nid = \"RUSTSEC-2000-0001\"\npackage = \"a\"\n\
        [versions]\npatched = [\">= 1.2.3, < 2.0.0\", \">= 2.1.0\"]\nunaffected = [\"< 1.0.0\"]\n\
        ```\n\n# It breaks\n";

    fn check(advisory: &str, version: &str, is_found: bool) {
        let [name, licence] = ["a", "MIT"].map(str::to_owned);
        let package = Package { name, version: version.to_owned(), licence };
        assert_eq!(finding(advisory, &package).is_some(), is_found, "{version}");
    }

    #[test]
    fn only_versions_without_the_mend_are_found() {
        for (version, is_found) in
            [("0.9.9", false), ("1.0.0", true), ("1.2.2", true), ("1.2.3", false), ("2.0.1", true)]
        {
            check(ADVISORY, version, is_found);
        }
    }

    #[test]
    fn what_was_withdrawn_is_not_found() {
        let withdrawn = ADVISORY.replace("[versions]", "withdrawn = \"2000-01-02\"\n[versions]");
        check(&withdrawn, "1.0.0", false);
    }

    #[test]
    fn remarks_are_not_found_and_what_is_unsound_is() {
        for (kind, is_found) in [("unmaintained", false), ("notice", false), ("unsound", true)] {
            let informational = format!("informational = \"{kind}\"\n[versions]");
            check(&ADVISORY.replace("[versions]", &informational), "1.0.0", is_found);
        }
    }
}
