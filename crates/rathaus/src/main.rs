//! The command line of Rathaus.

mod analyse;
mod archive;
mod arena;
mod bench;
mod calibrate;
mod columns;
mod complaint;
mod curve;
mod fair;
mod games;
mod help;
mod interval;
mod language;
mod load;
mod open_files;
mod options;
mod play;
mod progress;
mod replay;
mod series;
mod serve;
mod signals;
mod simulate;
mod taxi;
mod train;
mod usage;
mod voice;

use std::env;
use std::ffi::OsString;
use std::process::ExitCode;

use ::texts::{Lang, Texts};
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use mimalloc::MiMalloc;

use crate::complaint::Complaint;
use crate::voice::Voice;

/// A sixth less work for the server than with the one of the system.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// With the commit, where it is known.
const VERSION: &str = env!("RATHAUS_VERSION");

#[derive(Parser)]
#[command(name = "rathaus", version = VERSION)]
struct Cli {
    /// Read by [`language::wanted`] before; here it is checked.
    #[arg(
        long,
        global = true,
        value_parser = Lang::ALL.map(Lang::code),
        hide_possible_values = true
    )]
    lang: Option<String>,
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Games,
    Simulate(simulate::Args),
    Arena(arena::Args),
    Bench(bench::Args),
    Calibrate(calibrate::Args),
    Replay(replay::Args),
    Analyse(analyse::Args),
    Fair(fair::Args),
    Train(train::Args),
    Serve(serve::Args),
    Load(load::Args),
    Backup(archive::BackupArgs),
    Restore(archive::RestoreArgs),
    Taxi(taxi::Args),
}

fn main() -> ExitCode {
    let args: Vec<OsString> = env::args_os().collect();
    let texts = Texts::new(language::wanted(&args, |name| env::var_os(name)));
    let matches = help::explained(Cli::command(), &texts).try_get_matches_from(args);
    let cli = match matches.and_then(|matches| Cli::from_arg_matches(&matches)) {
        Ok(cli) => cli,
        Err(error) => match usage::complaint(&texts, &error) {
            Some(complaint) => return end(&texts, &complaint),
            None => {
                // Nobody is there to be told that help could not be printed.
                let _ = error.print();
                return ExitCode::SUCCESS;
            }
        },
    };
    let voice = Voice { texts, is_json: cli.json };
    match run(&cli.command, &voice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => end(&voice.texts, &complaint),
    }
}

fn run(command: &Command, voice: &Voice) -> Result<(), Complaint> {
    match command {
        Command::Games => games::run(voice),
        Command::Simulate(args) => simulate::run(args, voice),
        Command::Arena(args) => arena::run(args, voice),
        Command::Bench(args) => bench::run(args, voice),
        Command::Calibrate(args) => calibrate::run(args, voice),
        Command::Replay(args) => replay::run(args, voice),
        Command::Analyse(args) => analyse::run(args, voice),
        Command::Fair(args) => fair::run(args, voice),
        Command::Train(args) => train::run(args, voice),
        Command::Serve(args) => serve::run(args, voice),
        Command::Load(args) => load::run(args, voice),
        Command::Backup(args) => archive::backup(args, voice),
        Command::Restore(args) => archive::restore(args, voice),
        Command::Taxi(args) => taxi::run(args, voice),
    }
}

fn end(texts: &Texts, complaint: &Complaint) -> ExitCode {
    if let Some(words) = complaint.words(texts) {
        voice::complain(&texts.say("complaint", &[("words", words.into())]));
    }
    ExitCode::from(complaint.status())
}
