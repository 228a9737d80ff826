//! All that is to be written, known before anything is.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};

use super::lists::{LISTS, List};
use super::templates::{ENTRIES, TEMPLATES, renamed};
use super::{LOCK, Name};

pub struct Plan {
    pub name: Name,
    /// Paths from the root, and what will stand there.
    pub new_files: Vec<(String, Vec<u8>)>,
    pub edits: Vec<Edit>,
}

/// A game enters a list.
pub struct Edit {
    pub path: &'static str,
    pub what: &'static str,
    /// What follows from it.
    pub derived: Option<&'static str>,
    pub before: String,
    pub after: String,
}

impl Plan {
    /// Fails if anything is in the way.
    pub fn new(root: &Path, id: &str) -> anyhow::Result<Plan> {
        let name = Name::new(id, &prefixes(root)?)?;
        let new_files: Vec<(String, Vec<u8>)> =
            TEMPLATES.iter().map(|template| template.named(&name)).collect();
        let own_folders = [format!("crates/{id}"), format!("crates/client/src/{}", name.module)];
        let new_paths = new_files.iter().map(|(path, _)| path);
        for path in own_folders.iter().chain(new_paths) {
            ensure!(!root.join(path).exists(), "{path} exists already");
        }
        ensure!(!is_package(root, id)?, "a package is called {id} already");
        ensure!(!has_messages(root, id)?, "there are messages that begin with {id}- already");
        let edits = LISTS.iter().map(|list| {
            let before = fs::read_to_string(root.join(list.path)).context(list.path)?;
            let after = list.entered(&before, &name)?;
            let List { path, what, derived, .. } = *list;
            Ok(Edit { path, what, derived, before, after })
        });
        let edits = edits.collect::<anyhow::Result<Vec<Edit>>>()?;
        Ok(Plan { name, new_files, edits })
    }

    /// What is touched outside of the game's own files.
    pub fn touched(&self) -> Vec<String> {
        let line = |edit: &Edit| {
            let Edit { path, what, .. } = edit;
            let derived = edit.derived.map(|it| format!(" (and in {it})")).unwrap_or_default();
            format!("{path}: {} is in its {what}{derived}", self.name.id)
        };
        self.edits.iter().map(line).collect()
    }

    pub fn formatted(&self) -> Vec<String> {
        ENTRIES.iter().map(|path| renamed(path, &self.name)).collect()
    }

    /// All of it, or nothing.
    pub fn write(&self, root: &Path) -> anyhow::Result<()> {
        let written = self.write_new(root).and_then(|()| {
            let write =
                |edit: &Edit| fs::write(root.join(edit.path), &edit.after).context(edit.path);
            self.edits.iter().try_for_each(write)
        });
        if written.is_err() {
            self.take_back(root);
        }
        written
    }

    fn write_new(&self, root: &Path) -> anyhow::Result<()> {
        for (path, content) in &self.new_files {
            let file = root.join(path);
            let folder = file.parent().context("every file lies in a folder")?;
            fs::create_dir_all(folder).with_context(|| path.clone())?;
            fs::write(&file, content).with_context(|| path.clone())?;
        }
        Ok(())
    }

    /// As it was before. What cannot be restored was not written either.
    pub fn take_back(&self, root: &Path) {
        for (path, _) in &self.new_files {
            let _ = fs::remove_file(root.join(path));
        }
        let _ = fs::remove_dir_all(root.join("crates").join(&self.name.id));
        let _ = fs::remove_dir(root.join("crates/client/src").join(&self.name.module));
        for edit in &self.edits {
            let is_changed =
                fs::read_to_string(root.join(edit.path)).is_ok_and(|it| it != edit.before);
            if is_changed {
                let _ = fs::write(root.join(edit.path), &edit.before);
            }
        }
    }
}

/// The letters before the numbers of all games' rules.
fn prefixes(root: &Path) -> anyhow::Result<BTreeSet<String>> {
    let mut prefixes = BTreeSet::new();
    for folder in listed(&root.join("crates"))? {
        let rules = fs::read_to_string(folder.join("RULES.md")).unwrap_or_default();
        let labels = rules.lines().filter_map(|line| line.strip_prefix("- **"));
        let found = labels.filter_map(|label| label.split_once('-'));
        prefixes.extend(found.map(|(prefix, _)| prefix.to_owned()));
    }
    Ok(prefixes)
}

fn is_package(root: &Path, id: &str) -> anyhow::Result<bool> {
    let lock = fs::read_to_string(root.join(LOCK)).context(LOCK)?;
    Ok(lock.lines().any(|line| line == format!("name = \"{id}\"")))
}

fn has_messages(root: &Path, id: &str) -> anyhow::Result<bool> {
    let prefix = format!("{id}-");
    for file in listed(&root.join("crates/texts/messages/en"))? {
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        if text.lines().any(|line| line.starts_with(&prefix)) {
            return Ok(true);
        }
    }
    Ok(false)
}

fn listed(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    entries.map(|entry| Ok(entry?.path())).collect()
}
