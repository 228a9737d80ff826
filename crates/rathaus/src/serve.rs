//! `rathaus serve`: the games in the browser, for everybody who can reach the address.

use std::net::SocketAddr;
use std::path::PathBuf;

use serde::Serialize;
use server::{Config, Limits, Server, StartError};
use texts::{Texts, Value};
use tracing_subscriber::filter::LevelFilter;

use crate::complaint::Complaint;
use crate::open_files;
use crate::voice::{self, Voice};

/// The database with its logs, a backup, and those whom there is no room for.
const FILES_BESIDES: usize = 200;

#[derive(clap::Args)]
pub struct Args {
    #[arg(long, default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[arg(long, default_value = "rathaus_data")]
    data: PathBuf,
    #[arg(long, default_value = "info", value_parser = ["off", "error", "warn", "info", "debug"])]
    log: String,
    #[arg(long, default_value_t = 600)]
    bot_pause: u64,
    #[arg(long)]
    https: bool,
    #[arg(long)]
    lift_limits: bool,
}

/// What a program that started the server wants to know.
#[derive(Serialize)]
struct Listening {
    address: SocketAddr,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let level: LevelFilter = args.log.parse().expect("clap lets only levels through");
    tracing_subscriber::fmt().with_max_level(level).with_writer(std::io::stderr).init();
    if args.lift_limits && !args.address.ip().is_loopback() {
        return Err(Complaint::BadInput(voice.say("serve-limits-needed", &[])));
    }
    let mut limits = if args.lift_limits { Limits::lifted() } else { Limits::default() };
    // Who is one too many is told so, which takes a file as well.
    let n_connections_max = open_files::raise_limit().saturating_sub(FILES_BESIDES).max(1);
    limits.connections_total = limits.connections_total.min(n_connections_max);
    let config = Config {
        bot_pause_ms: args.bot_pause,
        is_secure: args.https,
        limits,
        ..Config::new(args.address, args.data.clone())
    };
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(async {
        let server = Server::bind(config)
            .await
            .map_err(|error| Complaint::BadInput(start_error(&voice.texts, &error)))?;
        let address = server.address();
        if server.is_read_only() {
            let path = args.data.display().to_string();
            voice::complain(&voice.say("serve-read-only", &[("path", path.into())]));
        }
        let words = || voice.say("serve-listening", &[("address", address.to_string().into())]);
        voice.report(&Listening { address }, words)?;
        server.run(interrupted()).await;
        Ok(())
    })
}

pub fn start_error(texts: &Texts, error: &StartError) -> String {
    let args = error.args();
    let args: Vec<(&str, Value<'_>)> =
        args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    texts.say(&format!("start-error-{}", error.code()), &args)
}

/// Until somebody presses Ctrl-C. Without a way to hear of it the server runs until it is killed,
/// which loses nothing.
async fn interrupted() {
    if tokio::signal::ctrl_c().await.is_err() {
        std::future::pending::<()>().await;
    }
}
