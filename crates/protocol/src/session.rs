//! A client's side of a match, whatever carries its words: what it has heard, what it has ordered,
//! and what it does when a connection breaks. It has no socket and no clock: whoever has them tells
//! it what arrives, and does what it answers.

mod backoff;
mod orders;
mod story;

use crate::{Change, Frame, FromClient, Json, LogPage, Misfit, Order, Problem, ToClient};

pub use self::backoff::{ANSWER_WITHIN_MS, delay_ms};
pub use self::orders::Orders;
pub use self::story::{Step, Story};

/// Follows one match over as many connections as it takes, one after the other.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Follower {
    story: Story,
    orders: Orders,
    /// The newest frame.
    shown: Option<Box<Frame<Json, Json>>>,
    era: Option<String>,
    /// Whether the server has said its first word on this connection.
    is_welcome: bool,
}

/// What a new connection need not tell again: the steps heard so far, as of the version of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResumePoint {
    pub n_steps: usize,
    pub version: u64,
}

/// What follows from a word of the server.
#[derive(Clone, PartialEq, Debug)]
pub enum Reaction {
    Nothing,
    /// The newest frame is to be shown.
    Show,
    /// Nobody has answered these yet: they are to be said, in this order.
    Say(Vec<FromClient>),
    /// An order of ours has not been carried out.
    Complain(Problem),
    /// What was heard does not fit: a new connection has to tell everything.
    StartOver,
    /// The same, and what is shown has never been.
    OtherEra,
}

impl Follower {
    pub fn story(&self) -> &Story {
        &self.story
    }

    pub fn orders(&self) -> &Orders {
        &self.orders
    }

    /// The version of the newest frame.
    pub fn version(&self) -> Option<u64> {
        self.frame().map(|frame| frame.version)
    }

    /// The newest frame.
    pub fn frame(&self) -> Option<&Frame<Json, Json>> {
        self.shown.as_deref()
    }

    /// Takes in what the log says of the steps before the first one that is known. False if it does
    /// not belong there.
    pub fn read(&mut self, page: &LogPage) -> bool {
        self.story.read(page)
    }

    /// What to tell the server when a connection is opened.
    pub fn heard(&self) -> Option<ResumePoint> {
        let (n_steps, version) = (self.story.len(), self.version()?);
        (n_steps != 0).then_some(ResumePoint { n_steps, version })
    }

    /// A connection was given up for a new one. Of the old one nothing is heard any more.
    pub fn reconnect(&mut self) {
        self.is_welcome = false;
    }

    /// From now on through other eyes, so that everything has to be told again.
    pub fn look_anew(&mut self) {
        self.story.clear();
        self.reconnect();
    }

    pub fn take_in(&mut self, said: &ToClient) -> Reaction {
        match said {
            ToClient::Welcome { era, .. } => self.enter(era),
            ToClient::Table(_) => Reaction::Nothing,
            ToClient::Frame(frame) => self.see(frame.clone()),
            ToClient::Change(change) => self.see_change(change),
            ToClient::Accepted { key, version } => {
                self.orders.accepted(key, *version, self.version());
                Reaction::Nothing
            }
            // Without a key it concerns everything: the table cannot be opened, for example.
            ToClient::Refused { key, problem } => {
                match self.orders.refused(key) || key.is_empty() {
                    true => Reaction::Complain(problem.clone()),
                    false => Reaction::Nothing,
                }
            }
        }
    }

    /// Orders are said again only now, so that none reaches a past it was not meant for.
    fn enter(&mut self, era: &str) -> Reaction {
        if self.era.as_deref().is_some_and(|known| known != era) {
            self.look_anew();
            self.orders = Orders::default();
            self.shown = None;
            self.era = Some(era.to_owned());
            return Reaction::OtherEra;
        }
        self.era = Some(era.to_owned());
        self.is_welcome = true;
        let unsettled: Vec<FromClient> = self.orders.unsettled().cloned().collect();
        if unsettled.is_empty() { Reaction::Nothing } else { Reaction::Say(unsettled) }
    }

    fn see_change(&mut self, change: &Change) -> Reaction {
        let is_repeated = |before: &Frame<Json, Json>| {
            change.frame.viewer == before.viewer && change.frame.version <= before.version
        };
        match self.frame().map(|before| (change.applied(before), is_repeated(before))) {
            Some((Ok(frame), _)) => self.see(Box::new(frame)),
            Some((Err(Misfit), true)) => Reaction::Nothing,
            Some((Err(Misfit), false)) | None => {
                self.look_anew();
                self.shown = None;
                Reaction::StartOver
            }
        }
    }

    fn see(&mut self, frame: Box<Frame<Json, Json>>) -> Reaction {
        self.story.hear(&frame);
        self.orders.shown(Some(frame.version));
        self.shown = Some(frame);
        Reaction::Show
    }

    /// An order in answer to the newest frame. What is to be said at once is returned; without a
    /// connection it is kept and said later.
    pub fn place(&mut self, order: Order, key: String) -> Option<FromClient> {
        let frame = self.frame()?;
        let (version, seat) = (Some(frame.version), frame.viewer.seat()?);
        let order = FromClient { seat, version, key, order };
        let is_placed = self.orders.place(order.clone());
        (is_placed && self.is_welcome).then_some(order)
    }

    /// The same where everybody acts at once and the moment at which an order arrives counts.
    pub fn rush(&mut self, order: Order, key: String) -> Option<FromClient> {
        let seat = self.frame()?.viewer.seat()?;
        let order = FromClient { seat, version: None, key, order };
        self.orders.rush(order.clone());
        self.is_welcome.then_some(order)
    }

    /// Whether an order has still no answer, or one that is not shown yet.
    pub fn waits_for(&self, key: &str) -> bool {
        self.orders.is_pending(key)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Seat, Seats, Viewer};
    use serde_json::json;

    use super::*;
    use crate::splices;

    fn welcome(era: &str) -> ToClient {
        ToClient::Welcome { era: era.to_owned(), page: String::new() }
    }

    fn frame(version: u64, n_steps_kept: usize, events: &[&str]) -> ToClient {
        ToClient::Frame(Box::new(Frame {
            version,
            viewer: Viewer::Seat(Seat(0)),
            view: Json::of(&json!({ "n": version })),
            actions: Json::of(&[(); 0]),
            to_act: Seats::none(),
            deadline: None,
            now: 0,
            can_undo: false,
            n_steps_kept,
            first_step: n_steps_kept,
            events: events.iter().map(|event| vec![json!(event)]).collect(),
            outcome: None,
        }))
    }

    fn playing() -> Follower {
        let mut follower = Follower::default();
        assert_eq!(follower.take_in(&welcome("one")), Reaction::Nothing);
        assert_eq!(follower.take_in(&frame(4, 0, &["set up", "a"])), Reaction::Show);
        follower
    }

    #[test]
    fn an_order_is_said_again_when_a_new_connection_is_welcome() {
        let mut follower = playing();
        let order = follower.place(Order::Undo, "k".to_owned()).unwrap();
        assert_eq!((order.seat, order.version), (Seat(0), Some(4)));
        follower.reconnect();
        assert_eq!(follower.heard(), Some(ResumePoint { n_steps: 2, version: 4 }));
        assert_eq!(follower.take_in(&welcome("one")), Reaction::Say(vec![order]));
        let accepted = ToClient::Accepted { key: "k".to_owned(), version: 5 };
        follower.take_in(&accepted);
        assert!(follower.waits_for("k"), "nobody has seen it yet");
        follower.reconnect();
        assert_eq!(follower.take_in(&welcome("one")), Reaction::Nothing);
    }

    #[test]
    fn without_a_connection_an_order_waits() {
        let mut follower = playing();
        follower.reconnect();
        assert_eq!(follower.rush(Order::Undo, "a".to_owned()), None);
        assert_eq!(follower.place(Order::Undo, "b".to_owned()), None);
        let Reaction::Say(said) = follower.take_in(&welcome("one")) else { panic!("nothing") };
        let keys: Vec<&str> = said.iter().map(|order| order.key.as_str()).collect();
        assert_eq!(keys, ["b", "a"]);
    }

    #[test]
    fn a_change_makes_the_next_frame_of_the_one_before() {
        let mut follower = playing();
        let ToClient::Frame(whole) = frame(5, 2, &["b"]) else { unreachable!() };
        let view = splices(follower.frame().unwrap().view.text(), whole.view.text());
        let change = |from| Change { from, frame: whole.clone().with(view.clone(), Vec::new()) };
        let said = ToClient::Change(Box::new(change(4)));
        assert_eq!(follower.take_in(&said), Reaction::Show);
        assert_eq!(follower.frame(), Some(&*whole));
        assert_eq!(follower.take_in(&said), Reaction::Nothing, "it was said before");
        // The one in between has never come.
        let mut later = change(6);
        later.frame.version = 7;
        let said = ToClient::Change(Box::new(later));
        assert_eq!(follower.take_in(&said), Reaction::StartOver);
        assert_eq!(follower.heard(), None);
        assert_eq!(follower.take_in(&welcome("one")), Reaction::Nothing);
        assert_eq!(follower.take_in(&frame(9, 0, &["set up"])), Reaction::Show);
    }

    /// What was ordered in a past that the host has given up is not carried out in another one.
    #[test]
    fn another_era_ends_everything() {
        let mut follower = playing();
        follower.place(Order::Undo, "k".to_owned());
        follower.reconnect();
        assert_eq!(follower.take_in(&welcome("two")), Reaction::OtherEra);
        assert!(follower.orders().is_settled());
        assert_eq!((follower.heard(), follower.version()), (None, None));
        follower.reconnect();
        assert_eq!(follower.take_in(&welcome("two")), Reaction::Nothing);
    }

    #[test]
    fn only_our_own_refusals_concern_us() {
        let mut follower = playing();
        follower.place(Order::Undo, "k".to_owned());
        let problem = Problem::new("stale", "");
        let refused =
            |key: &str| ToClient::Refused { key: key.to_owned(), problem: problem.clone() };
        assert_eq!(follower.take_in(&refused("other")), Reaction::Nothing);
        assert_eq!(follower.take_in(&refused("k")), Reaction::Complain(problem.clone()));
    }
}
