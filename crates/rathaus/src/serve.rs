//! `rathaus serve`: the games in the browser, for everybody who can reach the address.

mod check;
mod file;
mod logs;
mod settings;

use std::env;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use serde::Serialize;
use server::{Config, Server, StartError};
use texts::{Texts, Value};

use crate::complaint::Complaint;
use crate::open_files;
use crate::signals::Signals;
use crate::voice::{self, Voice};

/// The database with its logs, a backup, and those whom there is no room for.
const FILES_BESIDES: usize = 200;
/// A bot that still thinks at the end thinks for nobody.
const THREADS_WITHIN: Duration = Duration::from_millis(200);

#[derive(clap::Args)]
pub struct Args {
    #[arg(long)]
    config: Option<PathBuf>,
    #[arg(long)]
    check: bool,
    #[arg(long)]
    address: Option<SocketAddr>,
    #[arg(long)]
    data: Option<PathBuf>,
    #[arg(long = "host", value_name = "NAME")]
    hosts: Vec<String>,
    #[arg(long)]
    https: bool,
    #[arg(long, value_parser = ["off", "error", "warn", "info", "debug"])]
    log: Option<String>,
    #[arg(long, value_parser = ["text", "json"])]
    log_format: Option<String>,
    #[arg(long)]
    bot_pause: Option<u64>,
    #[arg(long)]
    lift_limits: bool,
    #[arg(long)]
    seed: Option<u64>,
}

/// What a program that started the server wants to know.
#[derive(Serialize)]
struct Listening {
    address: SocketAddr,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let variable = |name: &str| env::var(name).ok();
    let decided = settings::decide(args, voice.is_json, variable).map_err(|bad| {
        let words = check::complaint(&bad, voice);
        if args.check { Complaint::Failed(words) } else { Complaint::BadInput(words) }
    })?;
    if !decided.settings.config.address.ip().is_loopback() {
        let flags = [("--lift-limits", args.lift_limits), ("--seed", args.seed.is_some())];
        if let Some((flag, _)) = flags.iter().find(|(_, is_given)| *is_given) {
            let words = voice.say("serve-only-here", &[("flag", (*flag).into())]);
            return Err(Complaint::BadInput(words));
        }
    }
    if args.check {
        return check::run(&decided, voice);
    }
    let settings::Settings { log, log_format, mut config } = decided.settings;
    config.seed = args.seed;
    let _log = logs::begin(log, log_format)?;
    // Who is one too many is told so, which takes a file as well.
    let n_connections_max = open_files::raise_limit().saturating_sub(FILES_BESIDES).max(1);
    config.limits.connections_total = config.limits.connections_total.min(n_connections_max);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .max_blocking_threads(server::n_blocking_threads())
        .build()?;
    let served = runtime.block_on(serve(config, voice));
    runtime.shutdown_timeout(THREADS_WITHIN);
    served
}

async fn serve(config: Config, voice: &Voice) -> Result<(), Complaint> {
    let signals = Signals::catch()?;
    let data = config.data.display().to_string();
    tracing::info!(version = crate::VERSION, data, "starting");
    let server = Server::bind(config)
        .await
        .map_err(|error| Complaint::BadInput(start_error(&voice.texts, &error)))?;
    let address = server.address();
    if server.is_read_only() {
        voice::complain(&voice.say("serve-read-only", &[("path", data.into())]));
    }
    tracing::info!(%address, "listening");
    let words = || voice.say("serve-listening", &[("address", address.to_string().into())]);
    voice.report(&Listening { address }, words)?;
    server.run(signals.first()).await;
    Ok(())
}

pub fn start_error(texts: &Texts, error: &StartError) -> String {
    let args = error.args();
    let args: Vec<(&str, Value<'_>)> =
        args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
    texts.say(&format!("start-error-{}", error.code()), &args)
}
