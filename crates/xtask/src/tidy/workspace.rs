//! What the checks know about the crates of the workspace.

/// The crates that may touch the outside world. Everything else is values in, values out.
pub const OUTSIDE_CRATES: [&str; 5] = ["server", "client", "load", "rathaus", "xtask"];

/// The name of a crate as Rust code spells it.
pub fn module_name(name: &str) -> String {
    name.replace('-', "_")
}
