//! What is wrong with what a person asked for, or with what came of it.

use std::io;
use std::path::Path;

use games::Visitor;
use texts::Texts;

/// An end without a result, in the words of whoever reads it.
#[derive(Debug)]
pub enum Complaint {
    /// The command or what it was given cannot be used.
    BadInput(String),
    /// A check has failed.
    Failed(String),
    /// Whoever read our output has gone; there is nobody to complain to.
    NobodyListens,
    CannotPrint(io::Error),
}

impl Complaint {
    pub fn status(&self) -> u8 {
        match self {
            Complaint::NobodyListens => 0,
            Complaint::Failed(_) | Complaint::CannotPrint(_) => 1,
            Complaint::BadInput(_) => 2,
        }
    }

    pub fn words(&self, texts: &Texts) -> Option<String> {
        match self {
            Complaint::BadInput(words) | Complaint::Failed(words) => Some(words.clone()),
            Complaint::NobodyListens => None,
            Complaint::CannotPrint(error) => {
                Some(texts.say("cannot-print", &[("why", io_words(texts, error).into())]))
            }
        }
    }

    pub fn cannot_read(texts: &Texts, path: &Path, error: &io::Error) -> Complaint {
        Complaint::at_path(texts, "cannot-read", path, error)
    }

    pub fn cannot_write(texts: &Texts, path: &Path, error: &io::Error) -> Complaint {
        Complaint::at_path(texts, "cannot-write", path, error)
    }

    fn at_path(texts: &Texts, key: &str, path: &Path, error: &io::Error) -> Complaint {
        let path = path.display().to_string();
        let why = io_words(texts, error);
        Complaint::BadInput(texts.say(key, &[("path", path.into()), ("why", why.into())]))
    }
}

/// What could not be printed.
impl From<io::Error> for Complaint {
    fn from(error: io::Error) -> Complaint {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Complaint::NobodyListens,
            _ => Complaint::CannotPrint(error),
        }
    }
}

/// Lets the visitor meet the game of that name, if there is one.
pub fn known_game<V: Visitor>(texts: &Texts, id: &str, visitor: V) -> Result<V::Output, Complaint> {
    games::visit(id, visitor).ok_or_else(|| unknown_game(texts, id))
}

/// All that were named, or all games where none was.
pub fn known_games(texts: &Texts, ids: &[String]) -> Result<Vec<String>, Complaint> {
    if let Some(id) = ids.iter().find(|id| !games::IDS.contains(&id.as_str())) {
        return Err(unknown_game(texts, id));
    }
    let all = || games::IDS.iter().map(|id| (*id).to_owned()).collect();
    Ok(if ids.is_empty() { all() } else { ids.to_vec() })
}

fn unknown_game(texts: &Texts, id: &str) -> Complaint {
    let known = games::IDS.join(", ");
    let args = [("given", id.into()), ("known", known.into())];
    Complaint::BadInput(texts.say("unknown-game", &args))
}

fn io_words(texts: &Texts, error: &io::Error) -> String {
    let key = match error.kind() {
        io::ErrorKind::NotFound => "io-not-found",
        io::ErrorKind::PermissionDenied => "io-permission-denied",
        io::ErrorKind::IsADirectory => "io-is-a-directory",
        io::ErrorKind::NotADirectory => "io-not-a-directory",
        io::ErrorKind::AlreadyExists => "io-already-exists",
        io::ErrorKind::StorageFull => "io-storage-full",
        io::ErrorKind::FileTooLarge => "io-too-large",
        _ => return error.to_string(),
    };
    texts.say(key, &[])
}
