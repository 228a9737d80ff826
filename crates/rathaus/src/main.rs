//! The command line of Rathaus.

mod complaint;
mod curve;
mod progress;
mod train;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(version, about)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Teach the strongest bot of a game by self-play
    Train(train::Args),
}

fn main() -> anyhow::Result<()> {
    match Cli::parse().command {
        Command::Train(args) => train::run(&args),
    }
}
