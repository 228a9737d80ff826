//! The files of the repository as values, and what can be said about them.

use std::path::Path;
use std::process::Command;
use std::{fmt, fs, io};

use anyhow::{Context, ensure};

use super::code::Code;

/// Every file that is, or is about to be, under version control.
pub struct Tree {
    pub files: Vec<File>,
}

pub struct File {
    /// From the root of the repository, with `/` between the parts.
    pub path: String,
    pub n_bytes: usize,
    /// Empty where the file is not text.
    pub text: String,
    /// Empty where the file is not Rust.
    pub code: Code,
}

/// One fault, as a sentence with its place.
#[derive(Debug)]
pub struct Finding {
    path: String,
    line: usize,
    sentence: String,
}

impl Tree {
    pub fn read(root: &Path) -> anyhow::Result<Tree> {
        let git = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()
            .context("git is missing")?;
        ensure!(git.status.success(), "`git ls-files` failed: is this a git checkout?");

        let mut files = Vec::new();
        for path in String::from_utf8(git.stdout)?.split_terminator('\0') {
            match fs::read(root.join(path)) {
                Ok(bytes) => files.push(File::new(path, bytes)),
                // Deleted, but the deletion is not committed yet.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(error) => return Err(error).context(path.to_string()),
            }
        }
        Ok(Tree { files })
    }

    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        Tree {
            files: files
                .iter()
                .map(|(path, text)| File::new(path, text.as_bytes().to_vec()))
                .collect(),
        }
    }

    pub fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The crates by the name of their folder, with their manifests.
    pub fn manifests(&self) -> impl Iterator<Item = (&str, &File)> {
        self.files.iter().filter_map(|file| {
            let (name, rest) = file.path.strip_prefix("crates/")?.split_once('/')?;
            (rest == "Cargo.toml").then_some((name, file))
        })
    }

    /// The rules of one game each: the crates that have numbered rules.
    pub fn rules_crates(&self) -> impl Iterator<Item = &str> {
        self.manifests().map(|(name, _)| name).filter(|name| self.is_rules_crate(name))
    }

    pub fn is_rules_crate(&self, name: &str) -> bool {
        self.file(&format!("crates/{name}/RULES.md")).is_some()
    }

    pub fn has_crate(&self, name: &str) -> bool {
        self.file(&format!("crates/{name}/Cargo.toml")).is_some()
    }

    pub fn rust_files(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_rust())
    }

    pub fn rust_files_of(&self, name: &str) -> impl Iterator<Item = &File> {
        let folder = format!("crates/{name}/");
        self.rust_files().filter(move |file| file.path.starts_with(&folder))
    }

    /// The types that hold the whole state of a game: the `T` of `impl Game for T`.
    pub fn state_types(&self, name: &str) -> Vec<&str> {
        self.rust_files_of(name)
            .flat_map(|file| file.code.live_matches(&["Game", "for", "_"]))
            .map(|tokens| tokens[2].text.as_str())
            .collect()
    }
}

impl File {
    fn new(path: &str, bytes: Vec<u8>) -> File {
        let n_bytes = bytes.len();
        let text = String::from_utf8(bytes).unwrap_or_default();
        // Tests, benches, examples and build scripts are compiled apart from the crate.
        let is_live =
            path.contains("/src/") && !path.contains("/tests/") && !path.ends_with("/tests.rs");
        let code = if path.ends_with(".rs") { Code::read(&text, is_live) } else { Code::default() };
        File { path: path.to_string(), n_bytes, text, code }
    }

    pub fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    pub fn extension(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    pub fn name(&self) -> &str {
        self.path.rsplit_once('/').map_or(&self.path, |(_, name)| name)
    }

    /// Whether a folder above the file, or the file itself, is named so.
    pub fn is_in_module(&self, module: &str) -> bool {
        self.path.split('/').any(|part| part.strip_suffix(".rs").unwrap_or(part) == module)
    }

    /// The lines with their numbers, from 1.
    pub fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        (1..).zip(self.text.lines())
    }

    pub fn line_at(&self, offset: usize) -> usize {
        self.text[..offset].matches('\n').count() + 1
    }

    pub fn finding(&self, line: usize, sentence: impl Into<String>) -> Finding {
        Finding::new(&self.path, line, sentence)
    }
}

impl Finding {
    pub fn new(path: &str, line: usize, sentence: impl Into<String>) -> Finding {
        Finding { path: path.to_string(), line, sentence: sentence.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.sentence)
    }
}
