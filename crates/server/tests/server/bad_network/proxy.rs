//! A proxy that does to connections what networks do, by a seeded course.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use engine::{Chance, Fast};
use tokio::io::{AsyncWriteExt, WriteHalf, split};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};

use super::units::{Unit, Units};

/// Nothing is lost for longer.
const LOST_FOR: Duration = Duration::from_secs(5);

pub struct Proxy {
    pub address: SocketAddr,
    pub counts: Arc<Counts>,
    mended: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

/// What was done to whom.
#[derive(Default)]
pub struct Counts {
    pub cut: AtomicU64,
    pub late: AtomicU64,
    pub lost: AtomicU64,
    pub twice: AtomicU64,
}

/// How many of a thousand messages meet with which misfortune.
#[derive(Clone, Copy, Debug)]
pub struct Weather {
    slow: u32,
    split: u32,
    twice: u32,
    cut: u32,
    late: u32,
    lost: u32,
}

impl Weather {
    pub fn any(chance: &mut Fast) -> Weather {
        let mut up_to = |max: u32| chance.below(max + 1);
        Weather {
            slow: up_to(200),
            split: up_to(100),
            twice: up_to(100),
            cut: up_to(40),
            late: up_to(40),
            lost: up_to(15),
        }
    }

    fn next(self, chance: &mut Fast) -> Misfortune {
        let mut at = chance.below(1000);
        for (share, misfortune) in [
            (self.slow, Misfortune::Slow),
            (self.split, Misfortune::Split),
            (self.twice, Misfortune::Twice),
            (self.cut, Misfortune::Cut),
            (self.late, Misfortune::Late),
            (self.lost, Misfortune::Lost),
        ] {
            if at < share {
                return misfortune;
            }
            at -= share;
        }
        Misfortune::None
    }
}

#[derive(Clone, Copy)]
enum Misfortune {
    None,
    Slow,
    /// Arrives in two parts.
    Split,
    /// Is repeated.
    Twice,
    /// The connection breaks in the middle of the message.
    Cut,
    /// The connection breaks for the sender, and the message arrives some time afterwards, when the
    /// sender has long spoken again over another connection.
    Late,
    /// Nothing passes any more, and nobody is told.
    Lost,
}

#[derive(Clone, Copy, PartialEq)]
enum Fate {
    Flows,
    Broken,
    Lost,
}

impl Proxy {
    pub async fn open(server: SocketAddr, seed: u64, weather: Weather) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (counts, mended) = (Arc::<Counts>::default(), watch::Sender::new(false));
        let (counting, mending) = (Arc::clone(&counts), mended.clone());
        let accepting = tokio::spawn(async move {
            let mut chance = Fast::new(seed ^ 0x5eed);
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = TcpStream::connect(server).await else { continue };
                let _ = (client.set_nodelay(true), server.set_nodelay(true));
                let fate = watch::Sender::new(Fate::Flows);
                let (client_says, client_hears) = split(client);
                let (server_says, server_hears) = split(server);
                for (from, to) in [(client_says, server_hears), (server_says, client_hears)] {
                    let carrier = Carrier {
                        chance: Fast::new(u64::from(chance.below(u32::MAX))),
                        weather,
                        fate: fate.clone(),
                        mended: mending.subscribe(),
                        counts: Arc::clone(&counting),
                    };
                    tokio::spawn(carrier.carry(Units::new(from), to));
                }
            }
        });
        Proxy { address, counts, mended, accepting }
    }

    /// From now on everything passes.
    pub fn mend(&self) {
        self.mended.send_replace(true);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

/// One direction of one connection.
struct Carrier {
    chance: Fast,
    weather: Weather,
    fate: watch::Sender<Fate>,
    mended: watch::Receiver<bool>,
    counts: Arc<Counts>,
}

impl Carrier {
    async fn carry(mut self, mut from: Units, mut to: WriteHalf<TcpStream>) {
        let mut fates = self.fate.subscribe();
        loop {
            let unit = tokio::select! {
                unit = from.next() => unit,
                _ = fates.changed() => None,
            };
            let fate = *self.fate.borrow();
            match (unit, fate) {
                (Some(unit), Fate::Flows) => {
                    let misfortune = match *self.mended.borrow() {
                        true => Misfortune::None,
                        false => self.weather.next(&mut self.chance),
                    };
                    if self.deliver(&unit, &mut to, misfortune).await.is_none() {
                        break;
                    }
                }
                (_, Fate::Lost) => {
                    let _ = timeout(LOST_FOR, self.mended.wait_for(|mended| *mended)).await;
                    break;
                }
                (Some(_), Fate::Broken) | (None, _) => break,
            }
        }
        // Whoever shares the connection goes too, unless it is busy being late.
        self.fate.send_if_modified(|fate| {
            let flows = *fate == Fate::Flows;
            *fate = if flows { Fate::Broken } else { *fate };
            flows
        });
        let _ = to.shutdown().await;
    }

    /// None when the connection is over.
    async fn deliver(
        &mut self,
        unit: &Unit,
        to: &mut WriteHalf<TcpStream>,
        misfortune: Misfortune,
    ) -> Option<()> {
        let bytes = &unit.bytes;
        let middle = self.chance.below(bytes.len() as u32) as usize;
        match misfortune {
            Misfortune::None => to.write_all(bytes).await.ok(),
            Misfortune::Slow => {
                self.pause(25).await;
                to.write_all(bytes).await.ok()
            }
            Misfortune::Split => {
                to.write_all(&bytes[..middle]).await.ok()?;
                self.pause(6).await;
                to.write_all(&bytes[middle..]).await.ok()
            }
            Misfortune::Twice if unit.is_text => {
                count(&self.counts.twice);
                to.write_all(bytes).await.ok()?;
                self.pause(3).await;
                to.write_all(bytes).await.ok()
            }
            Misfortune::Twice => to.write_all(bytes).await.ok(),
            Misfortune::Cut => {
                count(&self.counts.cut);
                let _ = to.write_all(&bytes[..middle]).await;
                None
            }
            Misfortune::Late => {
                count(&self.counts.late);
                self.fate.send_replace(Fate::Broken);
                self.pause(120).await;
                let _ = to.write_all(bytes).await;
                self.pause(60).await;
                None
            }
            Misfortune::Lost => {
                count(&self.counts.lost);
                self.fate.send_replace(Fate::Lost);
                let _ = timeout(LOST_FOR, self.mended.wait_for(|mended| *mended)).await;
                None
            }
        }
    }

    async fn pause(&mut self, ms_max: u32) {
        sleep(Duration::from_millis(self.chance.below(ms_max + 1).into())).await;
    }
}

fn count(counter: &AtomicU64) {
    counter.fetch_add(1, Ordering::Relaxed);
}
