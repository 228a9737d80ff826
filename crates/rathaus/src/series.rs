//! What is asked for when bots play a series of matches.

use bots::{Budget, Level};
use games::Title;
use texts::Texts;

use crate::complaint::Complaint;
use crate::options;

#[derive(clap::Args)]
#[group(skip)]
pub struct Args {
    pub game: String,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: i64,
    #[arg(long, value_name = "A,B,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 100,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    pub games: u64,
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub seed: u64,
    #[arg(
        long,
        value_name = "M",
        default_value_t = 10,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    ms: u32,
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    #[arg(long = "file", value_name = "OPTION=FILE")]
    files: Vec<String>,
}

/// A series that can be played.
pub struct Series<G: Title> {
    pub n_seats: u8,
    pub options: G::Options,
    /// As many as were named.
    pub levels: Vec<Level<G>>,
    pub budget: Budget,
}

impl<G: Title> Series<G> {
    pub fn read(texts: &Texts, args: &Args) -> Result<Series<G>, Complaint> {
        let n_seats = options::n_seats::<G>(texts, args.players)?;
        Ok(Series {
            n_seats,
            options: options::read::<G>(texts, args.options.as_deref(), &args.files, n_seats)?,
            levels: args.bots.iter().map(|name| level(texts, name)).collect::<Result<_, _>>()?,
            budget: Budget { ms: args.ms },
        })
    }
}

fn level<G: Title>(texts: &Texts, name: &str) -> Result<Level<G>, Complaint> {
    G::level(name).ok_or_else(|| {
        let known: Vec<&str> = G::levels().iter().map(|level| level.name).collect();
        let known = known.join(", ");
        let args = [("given", name.into()), ("game", G::ID.into()), ("known", known.into())];
        Complaint::BadInput(texts.say("unknown-bot", &args))
    })
}
