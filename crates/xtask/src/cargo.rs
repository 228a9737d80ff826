//! Calling cargo, and fetching the parts of the toolchain that a step needs.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};

/// Everything but the chores. Cargo compiles a dependency anew for each set of features that is
/// asked for, so there are two such sets: this one, and that of `cargo xtask` itself.
pub const PRODUCT: &[&str] = &["--workspace", "--exclude", "xtask"];
pub const CHORES: &[&str] = &["--package", "xtask"];

/// The cargo that runs this chore, and the workspace it works on.
pub struct Cargo {
    program: String,
    root: PathBuf,
}

impl Cargo {
    pub fn from_env() -> anyhow::Result<Cargo> {
        let package = env::var("CARGO_MANIFEST_DIR").context("cargo names the package it runs")?;
        let root = Path::new(&package).ancestors().nth(2).context("xtask lives in crates/")?;
        Cargo::at(root)
    }

    /// The same cargo in another copy of the workspace.
    pub fn at(root: &Path) -> anyhow::Result<Cargo> {
        let program = env::var("CARGO").context("xtask is started by cargo, as `cargo xtask`")?;
        Ok(Cargo { program, root: root.to_path_buf() })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where cargo puts what it builds.
    pub fn target_dir(&self) -> PathBuf {
        let chosen = env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
        self.root.join(chosen.unwrap_or_else(|| "target".into()))
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(&self.program);
        command.args(args).current_dir(&self.root);
        command
    }

    pub fn run(&self, args: &[&str]) -> anyhow::Result<()> {
        let status = self.command(args).status()?;
        ensure!(status.success(), "`cargo {}` failed", args.join(" "));
        Ok(())
    }

    /// Installs rustfmt or clippy where it is missing; `subcommand` is what it adds to cargo.
    pub fn need_component(&self, component: &str, subcommand: &str) -> anyhow::Result<()> {
        if succeeds(&mut self.command(&[subcommand, "--version"])) {
            return Ok(());
        }
        self.install("component", component)
    }

    /// Installs the standard library of another target where it is missing.
    pub fn need_target(&self, target: &str) -> anyhow::Result<()> {
        let rustc = Command::new("rustc")
            .args(["--print", "target-libdir", "--target", target])
            .current_dir(&self.root)
            .output()
            .context("rustc is missing")?;
        let libraries = String::from_utf8_lossy(&rustc.stdout);
        if Path::new(libraries.trim()).is_dir() {
            return Ok(());
        }
        self.install("target", target)
    }

    fn install(&self, kind: &str, missing: &str) -> anyhow::Result<()> {
        let mut rustup = Command::new("rustup");
        let is_installed = succeeds(rustup.args([kind, "add", missing]).current_dir(&self.root));
        ensure!(is_installed, "{missing} is missing, and `rustup {kind} add {missing}` failed");
        Ok(())
    }
}

fn succeeds(command: &mut Command) -> bool {
    let status = command.stdout(Stdio::null()).stderr(Stdio::null()).status();
    status.is_ok_and(|status| status.success())
}
