//! `rathaus fair`: recomputes every draw of a finished match from the secret that was promised.

use std::path::PathBuf;

use engine::{Commitment, Record, game_of_record};
use games::{Title, Visitor};
use serde::Serialize;

use crate::complaint::{Complaint, known_game};
use crate::replay::{damaged, read};
use crate::voice::Voice;

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "HEX", value_parser = commitment)]
    promised: Option<Commitment>,
}

fn commitment(text: &str) -> Result<Commitment, String> {
    Commitment::try_from(text.to_owned())
}

/// What was found right.
#[derive(Serialize)]
struct Checked {
    game: &'static str,
    commitment: String,
    secret: String,
    /// All draws, those of the set-up among them.
    draws: u64,
}

struct Check<'a> {
    args: &'a Args,
    voice: &'a Voice,
    bytes: &'a [u8],
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let texts = &voice.texts;
    let bytes =
        read(&args.file).map_err(|error| Complaint::cannot_read(texts, &args.file, &error))?;
    let game = game_of_record(&bytes).map_err(|error| damaged(voice, &args.file, &error))?;
    known_game(texts, &game, Check { args, voice, bytes: &bytes })?
}

impl Visitor for Check<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Check { args, voice, bytes } = self;
        let at_line = |error| damaged(voice, &args.file, &error);
        let failed = |key: &str| Complaint::Failed(voice.say(key, &[]));
        let record = Record::<G>::parse(bytes).map_err(at_line)?;
        let played = record.replay(None).map_err(at_line)?;
        let commitment =
            record.header.commitment.clone().ok_or_else(|| failed("fair-no-commitment"))?;
        let secret = record.closing.secret.clone().ok_or_else(|| failed("fair-no-secret"))?;
        if args.promised.as_ref().is_some_and(|promised| *promised != commitment) {
            return Err(failed("fair-other-promise"));
        }
        let checked = Checked {
            game: G::ID,
            commitment: commitment.into(),
            secret: secret.into(),
            draws: played.n_draws(),
        };
        voice.report(&checked, || {
            let args = [
                ("n", voice.number(checked.draws as f64, 0).into()),
                ("commitment", checked.commitment.as_str().into()),
                ("secret", checked.secret.as_str().into()),
            ];
            voice.say("fair-checked", &args)
        })
    }
}
