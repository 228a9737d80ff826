//! People at a table, who play over plain HTTP, one action after the other.

use engine::{Seat, Viewer};
use load::{Failed, Guest, HttpClient};
use protocol::{Frame, FromClient, Order, ToClient};

pub struct Party {
    pub guests: Vec<Guest>,
    pub table: String,
    n_orders: usize,
}

impl Party {
    pub async fn begin(http: &HttpClient, game: &str, n_players: u8) -> Result<Party, Failed> {
        let mut guests = Vec::new();
        for number in 0..n_players {
            guests.push(http.guest(&format!("Guest {number}")).await?);
        }
        let table = guests[0].make_table(game, n_players).await?.id.0;
        for guest in &guests[1..] {
            guest.sit(&table).await?;
        }
        guests[0].start(&table).await?;
        Ok(Party { guests, table, n_orders: 0 })
    }

    /// The same people after a restart.
    pub fn moved(&self, http: &HttpClient) -> Party {
        let guests = self.guests.iter().map(|guest| guest.moved(http)).collect();
        Party { guests, table: self.table.clone(), n_orders: self.n_orders }
    }

    pub async fn frame(&self, seat: usize) -> Result<Frame, Failed> {
        let frame = self.guests[seat].frame(&self.table, &seat.to_string()).await?;
        Ok(serde_json::from_value(frame).expect("a frame can be read"))
    }

    /// The frame of the first who is to act.
    pub async fn acting(&self) -> Result<Frame, Failed> {
        let seat = self.frame(0).await?.to_act.iter().next().expect("the match goes on");
        self.frame(seat.idx()).await
    }

    /// Whoever is to act does the first thing on offer. Returns the version that came of it.
    pub async fn act(&mut self) -> Result<u64, Failed> {
        let frame = self.acting().await?;
        let Viewer::Seat(seat) = frame.viewer else { panic!("a spectator is to act") };
        self.n_orders += 1;
        let order = Order::Act { action: frame.actions[0].clone() };
        let key = self.key(self.n_orders);
        let order = FromClient { seat, version: Some(frame.version), key, order };
        self.order(seat, &order).await
    }

    pub async fn order(&self, seat: Seat, order: &FromClient) -> Result<u64, Failed> {
        match self.guests[seat.idx()].order(&self.table, order).await? {
            ToClient::Accepted { version, .. } => Ok(version),
            other => panic!("{other:?}"),
        }
    }

    /// The key of an order says whose table it was for.
    pub fn key(&self, number: usize) -> String {
        format!("{}-{number}", self.table)
    }
}

/// The code of a refusal.
#[track_caller]
pub fn code(failed: Failed) -> String {
    match failed {
        Failed::Refused { answer, .. } => {
            let problem: protocol::Problem = serde_json::from_str(&answer).unwrap();
            problem.code
        }
        other => panic!("{other:?}"),
    }
}
