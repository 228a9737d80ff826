//! Somebody who plays Turbo Taxi against nobody, and for as long as possible: cards are turned for
//! thousands of steps, and in the next round figures are placed and lifted until the server takes
//! no more of that. It is the game with the longest turns: nothing is drawn, and nobody else is
//! bound.

use std::time::{Duration, Instant};

use engine::{Chance, Fast, Seat};
use futures_util::StreamExt;
use protocol::{FromClient, NewSeat, NewTable, Order, ToClient};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::within;
use crate::Failed;
use crate::guest::{Guest, HttpClient};
use crate::socket::{Mouth, open};

const GAME: &str = "turbo-taxi";
/// A match may have 25,000; the rest is for turns and for taking them back.
const CHANGES_MAX: u64 = 23_000;
/// What is done where nothing else is wanted, the first that is offered of these.
const GOES_ON: [&str; 4] = ["done", "place_figure", "vote_give_up", "ready"];
/// Until somebody is offered something, while a task is shown.
const LOOKS_EVERY: Duration = Duration::from_millis(50);
const GOES_ON_WITHIN: Duration = Duration::from_secs(120);
const TURN_TOO_LONG: &str = "turn-too-long";

pub struct Dawdler {
    guest: Guest,
    table: String,
    n_players: u8,
    chance: Fast,
    pub n_changes: u64,
    /// Whose turn goes on and on.
    commissioner: Seat,
    /// Everybody at the table looks at all that happens.
    lookers: Vec<(Mouth, JoinHandle<()>)>,
}

impl Dawdler {
    /// A table of one guest who sits on all seats.
    pub async fn sit_down(http: &HttpClient, n_players: u8, seed: u64) -> Result<Dawdler, Failed> {
        let guest = http.guest("Dawdler").await?;
        let seats = (0..n_players).map(|_| NewSeat::Me).collect();
        let options = json!({ "placement_s": "off", "round_limit_s": "off" });
        let new = NewTable { game: GAME.to_owned(), options, seats, is_listed: false };
        let table = guest.open_table(&new).await?.id.0;
        guest.start(&table).await?;
        let mut lookers = Vec::new();
        for _ in 0..n_players {
            let (mouth, mut ears) = open(Some(&guest), http.address, &table, None).await?;
            let looking = tokio::spawn(async move { while let Some(Ok(_)) = ears.next().await {} });
            lookers.push((mouth, looking));
        }
        let chance = Fast::new(seed);
        Ok(Dawdler {
            guest,
            table,
            n_players,
            chance,
            n_changes: 0,
            commissioner: Seat(0),
            lookers,
        })
    }

    /// Turns a card until then.
    pub async fn lengthen_match(&mut self, until: Instant) -> Result<(), Failed> {
        let (seat, turn) = within(GOES_ON_WITHIN, self.something_to_turn()).await?;
        while self.n_changes < CHANGES_MAX && Instant::now() < until {
            self.act(seat, turn.clone()).await?;
        }
        Ok(())
    }

    /// Lays cards until one can be turned: one of them is the same from all sides.
    async fn something_to_turn(&mut self) -> Result<(Seat, Value), Failed> {
        loop {
            let (seat, lay) = self.offered("lay").await?;
            self.act(seat, lay).await?;
            let actions = self.actions(seat).await?;
            if let Some(turn) = self.any(&actions, "rotate") {
                return Ok((seat, turn));
            }
        }
    }

    /// Says how many steps are open when the server takes no more.
    pub async fn lengthen_turn(&mut self) -> Result<usize, Failed> {
        let (seat, place) = within(GOES_ON_WITHIN, self.offered("place_figure")).await?;
        self.commissioner = seat;
        let lift = json!({ "lift_figure": { "figure": place["place_figure"]["figure"] } });
        for n_open in 0.. {
            let action = if n_open % 2 == 0 { &place } else { &lift };
            match self.act(seat, action.clone()).await {
                Ok(()) => {}
                Err(Failed::Refused { answer, .. }) if answer.contains(TURN_TOO_LONG) => {
                    return Ok(n_open);
                }
                Err(failed) => return Err(failed),
            }
        }
        unreachable!("the server takes only so many")
    }

    /// Takes the whole turn back. Says how long that took.
    pub async fn restart(&mut self) -> Result<Duration, Failed> {
        let began_at = Instant::now();
        self.order(self.commissioner, Order::RestartTurn).await?;
        Ok(began_at.elapsed())
    }

    /// Nobody looks any more.
    pub async fn leave(&mut self) {
        for (mouth, looking) in self.lookers.drain(..) {
            drop(mouth);
            looking.abort();
        }
    }

    /// Looks at the table. Says how long that took.
    pub async fn wake(&self) -> Result<Duration, Failed> {
        let began_at = Instant::now();
        self.guest.frame(&self.table, "0").await?;
        Ok(began_at.elapsed())
    }

    /// Goes on until one of the seats can do something of this kind.
    async fn offered(&mut self, wanted: &str) -> Result<(Seat, Value), Failed> {
        loop {
            let mut next = None;
            for seat in Seat::all(self.n_players) {
                let actions = self.actions(seat).await?;
                if let Some(action) = self.any(&actions, wanted) {
                    return Ok((seat, action));
                }
                let goes_on = GOES_ON.iter().find_map(|kind| self.any(&actions, kind));
                next = next.or(goes_on.map(|action| (seat, action)));
            }
            match next {
                Some((seat, action)) => self.act(seat, action).await?,
                None => sleep(LOOKS_EVERY).await,
            }
        }
    }

    /// What a seat can do now.
    async fn actions(&self, seat: Seat) -> Result<Vec<Value>, Failed> {
        let frame = self.guest.frame(&self.table, &seat.0.to_string()).await?;
        Ok(frame["actions"].as_array().cloned().unwrap_or_default())
    }

    /// One of the actions of a kind, whatever it is a part of.
    fn any(&mut self, actions: &[Value], kind: &str) -> Option<Value> {
        let name = format!("\"{kind}\"");
        let of_kind: Vec<&Value> =
            actions.iter().filter(|action| action.to_string().contains(&name)).collect();
        let n = u32::try_from(of_kind.len()).ok().filter(|n| *n != 0)?;
        of_kind.get(self.chance.below(n) as usize).map(|action| (*action).clone())
    }

    async fn act(&mut self, seat: Seat, action: Value) -> Result<(), Failed> {
        self.order(seat, Order::Act { action }).await
    }

    async fn order(&mut self, seat: Seat, order: Order) -> Result<(), Failed> {
        let key = self.n_changes.to_string();
        let order = FromClient { seat, version: None, key, order };
        match self.guest.order(&self.table, &order).await? {
            ToClient::Accepted { .. } => self.n_changes += 1,
            other => return Err(Failed::Broken(format!("an order is answered by {other:?}"))),
        }
        Ok(())
    }
}
