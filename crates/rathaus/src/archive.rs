//! `rathaus backup` and `rathaus restore`: everything that a server has stored, into a file and
//! back, whether it runs or not.

use std::path::PathBuf;

use serde::Serialize;
use server::archive::{self, ArchiveError, Contents};
use texts::{Texts, Value};

use crate::complaint::Complaint;
use crate::progress;
use crate::voice::Voice;

#[derive(clap::Args)]
pub struct BackupArgs {
    file: PathBuf,
    #[arg(long, default_value = "rathaus_data")]
    data: PathBuf,
    #[arg(long)]
    force: bool,
}

#[derive(clap::Args)]
pub struct RestoreArgs {
    file: PathBuf,
    #[arg(long, default_value = "rathaus_data")]
    data: PathBuf,
}

#[derive(Serialize)]
struct BackedUp<'a> {
    file: &'a PathBuf,
    bytes: u64,
    #[serde(flatten)]
    contents: Contents,
}

#[derive(Serialize)]
struct Restored<'a> {
    file: &'a PathBuf,
    data: &'a PathBuf,
    /// Where the state from before is kept.
    kept: Option<PathBuf>,
    by_server: bool,
    #[serde(flatten)]
    contents: Contents,
}

pub fn backup(args: &BackupArgs, voice: &Voice) -> Result<(), Complaint> {
    let backed_up =
        watched(voice, |watch| archive::backup(&args.data, &args.file, args.force, watch))?;
    let archive::BackedUp { bytes, contents } = backed_up;
    voice.report(&BackedUp { file: &args.file, bytes, contents }, || {
        let file = args.file.display().to_string();
        let mb = voice.number(bytes as f64 / 1e6, 1);
        let what = [("file", file.into()), ("mb", mb.into())];
        voice.say("backup-done", &[&what[..], &counts(contents)].concat())
    })
}

pub fn restore(args: &RestoreArgs, voice: &Voice) -> Result<(), Complaint> {
    let restored = watched(voice, |watch| archive::restore(&args.data, &args.file, watch))?;
    let archive::Restored { contents, kept, by_server } = restored;
    let (file, data) = (&args.file, &args.data);
    voice.report(&Restored { file, data, kept: kept.clone(), by_server, contents }, || {
        let where_to = [
            ("file", file.display().to_string().into()),
            ("data", data.display().to_string().into()),
        ];
        let mut lines =
            vec![voice.say("restore-done", &[&where_to[..], &counts(contents)].concat())];
        if by_server {
            lines.push(voice.say("restore-by-server", &[]));
        }
        if let Some(kept) = kept {
            let kept = [("kept", kept.display().to_string().into())];
            lines.push(voice.say("restore-kept", &kept));
        }
        lines.join("\n")
    })
}

/// With a bar that counts the pages.
fn watched<T>(
    voice: &Voice,
    work: impl FnOnce(&dyn Fn(u64, u64)) -> Result<T, ArchiveError>,
) -> Result<T, Complaint> {
    let bar = progress::bar(1);
    let done = work(&|n_copied, n_all| {
        bar.set_length(n_all);
        bar.set_position(n_copied);
    });
    bar.finish_and_clear();
    done.map_err(|error| complaint(&voice.texts, &error))
}

fn counts(contents: Contents) -> [(&'static str, Value<'static>); 4] {
    [
        ("tables", contents.tables.into()),
        ("steps", contents.steps.into()),
        ("guests", contents.guests.into()),
        ("records", contents.records.into()),
    ]
}

fn complaint(texts: &Texts, error: &ArchiveError) -> Complaint {
    if let ArchiveError::Folder(error) = error {
        return Complaint::BadInput(crate::serve::start_error(texts, error));
    }
    let args = error.args();
    let args: Vec<(&str, Value<'_>)> =
        args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    let words = texts.say(&format!("archive-error-{}", error.code()), &args);
    match error {
        ArchiveError::Damaged(..)
        | ArchiveError::DiskFull(_)
        | ArchiveError::ServerSilent(_)
        | ArchiveError::ServerFailed(_)
        | ArchiveError::Unanswered(_) => Complaint::Failed(words),
        _ => Complaint::BadInput(words),
    }
}
