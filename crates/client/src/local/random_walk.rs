//! A match of this page in which everybody acts at random, for tests that look at every moment.

use engine::{Chance, Fast, Seat, Seats};
use protocol::SeatInfo;
use texts::Texts;

use super::{Dice, LocalMatch};
use crate::table::{GameUi, Moment, Names, Scene};

pub struct RandomWalk<G: GameUi> {
    pub played: LocalMatch<G>,
    chance: Fast,
}

impl<G: GameUi> RandomWalk<G> {
    /// Whoever looks sits at the first seat.
    pub const ME: Seat = Seat(0);

    pub fn new(n_seats: u8, seed: u64) -> RandomWalk<G> {
        let played = LocalMatch::new(&Default::default(), n_seats, Dice::new([], seed));
        RandomWalk {
            played: played.expect("every game can be played as it is"),
            chance: Fast::new(seed),
        }
    }

    pub fn game(&self) -> &G {
        self.played.game()
    }

    /// Who acts next, and how; None at the end. Where all wait for a moment, it comes.
    pub fn choose(&mut self) -> Option<(Seat, G::Action)> {
        while self.game().to_act().is_empty() {
            let due = self.game().deadline()?;
            self.played.wait_until(due);
        }
        let seat = self.game().to_act().first()?;
        let mut actions = Vec::new();
        self.game().legal_actions(seat, &mut actions);
        let nth = self.chance.below(actions.len() as u32) as usize;
        Some((seat, actions[nth]))
    }

    pub fn act(&mut self, seat: Seat, action: G::Action) {
        self.played.act(seat, action).expect("it was offered");
    }

    /// One step of anybody. False at the end.
    pub fn go(&mut self) -> bool {
        let chosen = self.choose();
        if let Some((seat, action)) = chosen {
            self.act(seat, action);
        }
        chosen.is_some()
    }

    pub fn moment(&self) -> Moment<G> {
        self.played.moment(Self::ME)
    }

    /// What the page keeps when it has done nothing yet.
    pub fn local(&self) -> G::Local {
        G::settle(&G::Local::default(), &self.moment())
    }

    pub fn scene<T>(
        &self,
        local: &G::Local,
        texts: &Texts,
        ask: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        self.scene_of(&self.moment(), local, texts, ask)
    }

    /// The same of another moment, as one that is looked at again.
    pub fn scene_of<T>(
        &self,
        moment: &Moment<G>,
        local: &G::Local,
        texts: &Texts,
        ask: impl FnOnce(&Scene<'_, G>) -> T,
    ) -> T {
        let person = SeatInfo::Person { name: String::new(), is_me: true, is_here: true };
        let bot = || SeatInfo::Bot { level: "easy".to_owned() };
        let others = (1..self.game().n_seats()).map(|_| bot());
        let seats: Vec<SeatInfo> = [person].into_iter().chain(others).collect();
        ask(&Scene {
            moment,
            game: &moment.game(),
            local,
            chosen: None,
            names: &Names::of_table(&seats, Seats::none(), texts),
            texts,
        })
    }
}
