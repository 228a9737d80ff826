//! The packages of others: under which licences they come, which are there twice, and which have
//! known faults. `packages.toml` says what is accepted, and why.

mod advisories;
mod licence;

use std::collections::BTreeMap;

use anyhow::{Context, ensure};
use serde_json::Value;
use toml::de::{DeTable, DeValue};

use crate::cargo::Cargo;

use self::licence::is_satisfied;

const ACCEPTED: &str = include_str!("../packages.toml");

/// A package in one version.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Package {
    name: String,
    version: String,
    licence: String,
}

/// What `packages.toml` says.
struct Accepted {
    licences: Vec<String>,
    /// Packages that are only tools, with the licence they may have besides.
    tools: BTreeMap<String, String>,
    /// Names with the first two numbers of an older version.
    older: Vec<String>,
}

/// Prints every finding. Faults that are known elsewhere are looked for where there is a network.
pub fn packages(cargo: &Cargo) -> anyhow::Result<()> {
    let packages = read(cargo)?;
    let accepted = Accepted::parse(ACCEPTED)?;
    let mut findings = licence_findings(&packages, &accepted);
    findings.extend(version_findings(&packages, &accepted));
    match advisories::fetch(cargo) {
        Ok(folder) => findings.extend(advisories::findings(&folder, &packages)?),
        Err(why) => println!("packages: known faults were not looked for: {why}"),
    }
    for finding in &findings {
        println!("packages: {finding}");
    }
    ensure!(findings.is_empty(), "{} finding(s) in {} packages", findings.len(), packages.len());
    Ok(())
}

/// All packages but our own.
fn read(cargo: &Cargo) -> anyhow::Result<Vec<Package>> {
    let args = ["metadata", "--format-version", "1", "--all-features", "--locked"];
    let output = cargo.command(&args).output()?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "`cargo metadata` failed: {stderr}");
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let all = metadata["packages"].as_array().context("cargo lists packages")?;
    let text = |package: &Value, field: &str| package[field].as_str().unwrap_or("").to_owned();
    let others = all.iter().filter(|package| !package["source"].is_null()).map(|package| Package {
        name: text(package, "name"),
        version: text(package, "version"),
        licence: text(package, "license"),
    });
    let mut packages: Vec<Package> = others.collect();
    packages.sort();
    Ok(packages)
}

impl Accepted {
    fn parse(text: &str) -> anyhow::Result<Accepted> {
        let table = DeTable::parse(text)?.into_inner();
        let mut tools = BTreeMap::new();
        for tool in tables(&table, "tool") {
            tools.insert(string(tool, "package")?, string(tool, "licence")?);
            string(tool, "why")?;
        }
        let mut older = Vec::new();
        for group in tables(&table, "older") {
            string(group, "why")?;
            older.extend(strings(group, "packages"));
        }
        Ok(Accepted { licences: strings(&table, "licences"), tools, older })
    }
}

fn tables<'t>(table: &'t DeTable<'t>, name: &str) -> Vec<&'t DeTable<'t>> {
    match table.get(name).map(|value| value.get_ref()) {
        Some(DeValue::Array(values)) => {
            values.iter().filter_map(|value| value.get_ref().as_table()).collect()
        }
        _ => Vec::new(),
    }
}

fn strings(table: &DeTable<'_>, name: &str) -> Vec<String> {
    match table.get(name).map(|value| value.get_ref()) {
        Some(DeValue::Array(values)) => {
            values.iter().filter_map(|value| value.get_ref().as_str()).map(str::to_owned).collect()
        }
        _ => Vec::new(),
    }
}

fn string(table: &DeTable<'_>, name: &str) -> anyhow::Result<String> {
    let value = table.get(name).and_then(|value| value.get_ref().as_str());
    value.map(str::to_owned).with_context(|| format!("packages.toml: {name} is missing"))
}

fn licence_findings(packages: &[Package], accepted: &Accepted) -> Vec<String> {
    let is_accepted = |package: &Package| {
        let tool = accepted.tools.get(&package.name);
        let is_known = |licence: &str| {
            let is_tools = tool.is_some_and(|tool| tool == licence);
            is_tools || accepted.licences.iter().any(|known| known == licence)
        };
        is_satisfied(&package.licence, &is_known)
    };
    let refused = packages.iter().filter(|package| !is_accepted(package));
    refused
        .map(|Package { name, version, licence }| match licence.is_empty() {
            true => format!("{name} {version} names no licence"),
            false => format!("{name} {version} is under {licence}, which is not accepted"),
        })
        .collect()
}

/// Several versions of one package are only accepted with a reason, and only as long as they last.
fn version_findings(packages: &[Package], accepted: &Accepted) -> Vec<String> {
    let mut older: Vec<(String, &Package)> = Vec::new();
    for package in packages {
        let is_older = |other: &Package| {
            other.name == package.name && is_below(&package.version, &other.version)
        };
        if packages.iter().any(is_older) {
            let numbers: Vec<&str> = package.version.splitn(3, '.').take(2).collect();
            older.push((format!("{} {}", package.name, numbers.join(".")), package));
        }
    }
    let unexplained = older.iter().filter(|(key, _)| !accepted.older.contains(key));
    let mut findings: Vec<String> = unexplained
        .map(|(_, Package { name, version, .. })| {
            format!("{name} {version} is there in a newer version besides, and nobody says why")
        })
        .collect();
    let gone = accepted.older.iter().filter(|known| older.iter().all(|(key, _)| key != *known));
    findings.extend(gone.map(|known| format!("{known} is explained but not there any more")));
    findings
}

fn is_below(one: &str, other: &str) -> bool {
    match (semver::Version::parse(one), semver::Version::parse(other)) {
        (Ok(one), Ok(other)) => one < other,
        (Err(_), _) | (_, Err(_)) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SAMPLE: &str = "licences = ['MIT']\n\
        [[tool]]\npackage = 'probe'\nlicence = 'MPL-2.0'\nwhy = 'a test needs it'\n\
        [[older]]\nwhy = 'both are needed'\npackages = ['twin 1.0']\n";

    fn package(name: &str, version: &str, licence: &str) -> Package {
        let [name, version, licence] = [name, version, licence].map(str::to_owned);
        Package { name, version, licence }
    }

    #[test]
    fn what_is_listed_is_accepted() {
        let accepted = Accepted::parse(SAMPLE).unwrap();
        let packages = [
            package("probe", "1.0.0", "MPL-2.0"),
            package("twin", "1.0.3", "MIT"),
            package("twin", "2.1.0", "MIT OR GPL-3.0"),
        ];
        assert!(licence_findings(&packages, &accepted).is_empty());
        assert!(version_findings(&packages, &accepted).is_empty());
    }

    #[test]
    fn what_is_not_listed_is_found() {
        let accepted = Accepted::parse(SAMPLE).unwrap();
        let packages = [
            package("closed", "1.0.0", ""),
            package("other", "1.0.0", "MPL-2.0"),
            package("pair", "0.9.0", "MIT"),
            package("pair", "0.10.0", "MIT"),
        ];
        let licences = licence_findings(&packages, &accepted);
        assert_eq!(licences.len(), 2, "{licences:?}");
        let expected = [
            "pair 0.9.0 is there in a newer version besides, and nobody says why",
            "twin 1.0 is explained but not there any more",
        ];
        assert_eq!(version_findings(&packages, &accepted), expected);
    }

    #[test]
    fn the_list_can_be_read() {
        let accepted = Accepted::parse(ACCEPTED).unwrap();
        assert!(accepted.licences.contains(&"MIT".to_owned()));
        assert!(!accepted.tools.is_empty() && !accepted.older.is_empty());
    }
}
