//! What was ordered and is not known to have happened. An order answers one frame, so a second one
//! makes no sense before the first is settled: there is at most one. Where everybody acts at once
//! nobody waits for an answer: there orders are rushed, one behind the other.

use crate::FromClient;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Orders {
    state: State,
    /// In the order in which they were sent.
    rushed: Vec<Rushed>,
}

#[derive(Clone, PartialEq, Debug)]
struct Rushed {
    order: FromClient,
    /// The version that shows it, once it was carried out.
    shown_by: Option<u64>,
}

#[derive(Clone, PartialEq, Debug, Default)]
enum State {
    #[default]
    Idle,
    /// Sent, or to be sent once there is a connection.
    Waiting(FromClient),
    /// Carried out; the frame that shows it is still on its way.
    Accepted { key: String, version: u64 },
}

impl Orders {
    pub fn is_idle(&self) -> bool {
        self.state == State::Idle
    }

    /// False if another one is on its way.
    pub fn place(&mut self, order: FromClient) -> bool {
        let is_idle = self.is_idle();
        if is_idle {
            self.state = State::Waiting(order);
        }
        is_idle
    }

    pub fn rush(&mut self, order: FromClient) {
        self.rushed.push(Rushed { order, shown_by: None });
    }

    /// Whether nothing is left to be said again or to be shown.
    pub fn is_settled(&self) -> bool {
        self.is_idle() && self.rushed.is_empty()
    }

    /// What was rushed and is not on the page yet.
    pub fn rushed(&self) -> impl Iterator<Item = &FromClient> {
        self.rushed.iter().map(|rushed| &rushed.order)
    }

    /// What must be said again after a reconnect.
    pub fn unsettled(&self) -> impl Iterator<Item = &FromClient> {
        let waiting = match &self.state {
            State::Waiting(order) => Some(order),
            State::Idle | State::Accepted { .. } => None,
        };
        let rushed = self.rushed.iter().filter(|rushed| rushed.shown_by.is_none());
        waiting.into_iter().chain(rushed.map(|rushed| &rushed.order))
    }

    /// The server has carried it out; `version_shown` is that of the newest frame.
    pub fn accepted(&mut self, key: &str, version: u64, version_shown: Option<u64>) {
        if self.waits_for(key) {
            self.state = State::Accepted { key: key.to_owned(), version };
        }
        for rushed in self.rushed.iter_mut().filter(|rushed| rushed.order.key == key) {
            rushed.shown_by = Some(version);
        }
        self.shown(version_shown);
    }

    /// Whether the refusal concerns us.
    pub fn refused(&mut self, key: &str) -> bool {
        let n_rushed = self.rushed.len();
        self.rushed.retain(|rushed| rushed.order.key != key);
        let waits = self.waits_for(key);
        if waits {
            self.state = State::Idle;
        }
        waits || self.rushed.len() < n_rushed
    }

    /// A frame of this version is on the page.
    pub fn shown(&mut self, version_shown: Option<u64>) {
        let is_shown = |version: u64| version_shown.is_some_and(|shown| version <= shown);
        if matches!(&self.state, State::Accepted { version, .. } if is_shown(*version)) {
            self.state = State::Idle;
        }
        self.rushed.retain(|rushed| !rushed.shown_by.is_some_and(is_shown));
    }

    /// Whether an order has no answer, or one that is not shown yet.
    pub fn is_pending(&self, key: &str) -> bool {
        let is_placed = match &self.state {
            State::Idle => false,
            State::Waiting(order) => order.key == key,
            State::Accepted { key: accepted, .. } => accepted == key,
        };
        is_placed || self.rushed.iter().any(|rushed| rushed.order.key == key)
    }

    fn waits_for(&self, key: &str) -> bool {
        matches!(&self.state, State::Waiting(order) if order.key == key)
    }
}

#[cfg(test)]
mod tests {
    use engine::Seat;

    use super::*;
    use crate::Order;

    fn undo(key: &str, version: u64) -> FromClient {
        FromClient {
            seat: Seat(0),
            version: Some(version),
            key: key.to_owned(),
            order: Order::Undo,
        }
    }

    #[test]
    fn one_order_at_a_time() {
        let mut orders = Orders::default();
        assert!(orders.place(undo("a", 3)));
        assert!(!orders.place(undo("b", 3)));
        assert!(orders.unsettled().eq([&undo("a", 3)]));
    }

    #[test]
    fn an_order_is_repeated_until_it_is_settled() {
        let mut orders = Orders::default();
        orders.place(undo("a", 3));
        orders.accepted("other", 4, Some(3));
        assert_eq!(orders.unsettled().count(), 1);
        orders.accepted("a", 4, Some(3));
        assert_eq!(orders.unsettled().count(), 0);
    }

    #[test]
    fn the_next_order_waits_for_the_frame() {
        let mut orders = Orders::default();
        orders.place(undo("a", 3));
        orders.accepted("a", 4, Some(3));
        assert!(!orders.is_idle());
        orders.shown(Some(4));
        assert!(orders.is_idle());
        // The other way round, too.
        orders.place(undo("b", 4));
        orders.accepted("b", 5, Some(6));
        assert!(orders.is_idle());
    }

    #[test]
    fn rushed_orders_wait_for_nobody() {
        let mut orders = Orders::default();
        orders.rush(undo("a", 3));
        orders.rush(undo("b", 3));
        assert!(orders.is_idle());
        assert_eq!(orders.unsettled().count(), 2);
        orders.accepted("a", 4, Some(3));
        assert_eq!((orders.unsettled().count(), orders.rushed().count()), (1, 2));
        orders.shown(Some(4));
        assert!(orders.refused("b"));
        assert_eq!(orders.rushed().count(), 0);
    }

    #[test]
    fn a_refusal_settles() {
        let mut orders = Orders::default();
        orders.place(undo("a", 3));
        assert!(!orders.refused("b"));
        assert!(orders.refused("a"));
        assert!(orders.is_idle());
    }
}
