//! What was told of a match of this page, as the table shows it.

use engine::Seat;

use super::LocalMatch;
use crate::table::{Chronicle, GameUi, Names, Shot, shots};
use crate::words::Texts;

pub struct Telling<G: GameUi> {
    chronicle: Chronicle<G>,
    /// The last step that was told.
    newest: Option<u64>,
}

impl<G: GameUi> Default for Telling<G> {
    fn default() -> Telling<G> {
        Telling { chronicle: Chronicle::default(), newest: None }
    }
}

impl<G: GameUi> Telling<G> {
    /// What has happened since it was asked last, with what is to be seen before it.
    pub fn shots(
        &mut self,
        played: &LocalMatch<G>,
        seat: Seat,
        before: &G::View,
        names: &Names,
        texts: &Texts,
    ) -> (Vec<Shot>, Shot) {
        let moment = played.moment(seat);
        self.chronicle.call(G::things(&moment, texts));
        let told = played.told(seat).map(|(serial, events)| (serial, move || events));
        self.chronicle.tell(told, names, texts);
        let shots = shots(&self.chronicle, self.newest, before, moment);
        self.newest = self.chronicle.serials().max().max(self.newest);
        shots
    }
}
