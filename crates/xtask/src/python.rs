//! Tools that are written in Python, each in a folder of its own below target.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::ensure;

/// Installs a package where it is missing, and says by which Python it can be run. `package` is
/// what was tried when this was written; `module` is what it brings.
pub fn need(folder: &Path, package: &str, module: &str) -> anyhow::Result<PathBuf> {
    let python = folder.join("venv/bin/python");
    let is_there = || {
        let mut import = Command::new(&python);
        import.args(["-c", &format!("import {module}")]).stderr(Stdio::null());
        import.status().is_ok_and(|status| status.success())
    };
    if is_there() {
        return Ok(python);
    }
    let venv = Command::new("python3").args(["-m", "venv"]).arg(folder.join("venv")).output();
    let has_venv = venv.is_ok_and(|output| output.status.success());
    ensure!(has_venv, "{package} needs Python with venv (on Debian: python3-venv)");
    let pip = Command::new(&python).args(["-m", "pip", "install", "--quiet", package]).status()?;
    ensure!(pip.success() && is_there(), "`pip install {package}` failed: is there a network?");
    Ok(python)
}
