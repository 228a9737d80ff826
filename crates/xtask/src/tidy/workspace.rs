//! What the checks know about the crates of the workspace.

/// The rules of one game each.
pub const RULES_CRATES: [&str; 5] =
    ["saint-malo", "turbo-taxi", "rattus-cartus", "cities", "milestones"];

/// The crates that may touch the outside world. Everything else is values in, values out.
pub const OUTSIDE_CRATES: [&str; 5] = ["server", "client", "load", "rathaus", "xtask"];

pub fn is_rules_crate(name: &str) -> bool {
    RULES_CRATES.contains(&name)
}

/// The name of a crate as Rust code spells it.
pub fn module_name(name: &str) -> String {
    name.replace('-', "_")
}
