//! The chores of the project: `cargo xtask COMMAND`.

mod api_client;
mod cargo;
mod chromium;
mod client;
mod fuzz;
mod new_game;
mod openapi;
mod own_server;
mod packages;
mod play;
mod python;
mod rules;
mod schemathesis;
mod tidy;
mod verify;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::cargo::Cargo;
use crate::client::Effort;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "The chores of the project")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Build client and server and start them
    Play {
        /// Passed on to `rathaus serve`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
    /// Build the page into target/client
    Client {
        /// Neither optimised nor compressed, to try something out
        #[arg(long)]
        quick: bool,
    },
    /// Check formatting, clippy and tidy, build the page, run all tests
    Verify {
        /// Run the tests optimised and with many more games
        #[arg(long)]
        long: bool,
    },
    /// Check what compilers do not: who depends on whom, secrets, rule numbers, messages, shape
    Tidy,
    /// Write a game that can be played at once, as a place to begin
    NewGame {
        /// Small letters with a hyphen between words, as in harbour-market
        name: String,
    },
    /// Take the pictures of the start page and of the README again
    Pictures,
    /// Look for bytes from outside that break something, guided by coverage
    Fuzz {
        /// What to try; all of them, one after the other, if none is named
        target: Option<String>,
        /// How long each target is tried
        #[arg(long, default_value_t = 60)]
        seconds: u64,
    },
    /// Try a running server against the description of its interface
    Schemathesis {
        /// Requests of each kind to each address
        #[arg(long, default_value_t = 50)]
        examples: u32,
    },
    /// Write the description of the interface, as the routes and the games give it
    Openapi,
    /// Let a client that is generated from the description play a match
    ApiClient,
    /// Make RULES.md of every game out of the rules that its page shows
    Rules,
    /// Check licences and versions of all packages, and look for known faults of theirs
    Packages,
    /// Train the bots of one game
    Train {
        game: String,
        /// Passed on to `rathaus train`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        args: Vec<String>,
    },
}

fn main() -> ExitCode {
    match perform(Cli::parse().chore) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn perform(chore: Chore) -> anyhow::Result<ExitCode> {
    let cargo = Cargo::from_env()?;
    match chore {
        Chore::Play { args } => play::play(&cargo, &args),
        Chore::Client { quick } => {
            let effort = if quick { Effort::Quick } else { Effort::Full };
            client::client(&cargo, effort).map(|()| ExitCode::SUCCESS)
        }
        Chore::Verify { long } => verify::verify(&cargo, long),
        Chore::Tidy => tidy::tidy(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::NewGame { name } => new_game::new_game(&cargo, &name).map(|()| ExitCode::SUCCESS),
        Chore::Pictures => pictures(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::Fuzz { target, seconds } => {
            fuzz::fuzz(&cargo, target.as_deref(), seconds).map(|()| ExitCode::SUCCESS)
        }
        Chore::Schemathesis { examples } => {
            schemathesis::schemathesis(&cargo, examples).map(|()| ExitCode::SUCCESS)
        }
        Chore::Openapi => openapi::openapi(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::ApiClient => api_client::api_client(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::Rules => rules::rules(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::Packages => packages::packages(&cargo).map(|()| ExitCode::SUCCESS),
        Chore::Train { game, args } => train(&cargo, &game, &args),
    }
}

fn pictures(cargo: &Cargo) -> anyhow::Result<()> {
    client::client(cargo, Effort::Full)?;
    chromium::need_chromium()?;
    let test = ["test", "-p", "rathaus", "--test", "browser", "--", "pictures"];
    let status = cargo.command(&test).env("RATHAUS_KEEP_PICTURES", "1").status()?;
    anyhow::ensure!(status.success(), "no pictures were taken");
    Ok(())
}

fn train(cargo: &Cargo, game: &str, args: &[String]) -> anyhow::Result<ExitCode> {
    let status = cargo
        .command(&["run", "--release", "-p", "rathaus", "--", "train", game])
        .args(args)
        .status()?;
    // A status beyond a byte, or none at all after a signal, is still a failure.
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}
