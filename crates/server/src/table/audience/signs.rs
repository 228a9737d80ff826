//! When something was last seen of those who sit at a table and have no socket there. Of strangers
//! there may be any number, so that nothing is remembered of them.

use tokio::time::Instant;

use crate::guest::GuestId;

#[derive(Default)]
pub struct Signs(Vec<(GuestId, Instant)>);

impl Signs {
    pub fn note(&mut self, guest: Option<GuestId>, sits_here: impl Fn(GuestId) -> bool) {
        let Some(guest) = guest else { return };
        self.0.retain(|(seen, _)| *seen != guest && sits_here(*seen));
        if sits_here(guest) {
            self.0.push((guest, Instant::now()));
        }
    }

    pub fn last_of(&self, guest: GuestId) -> Option<Instant> {
        let last = self.0.iter().find(|(seen, _)| *seen == guest);
        last.map(|(_, at)| *at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strangers_leave_no_sign() {
        let (anna, bert) = (GuestId::new(), GuestId::new());
        let mut signs = Signs::default();
        for _ in 0..3 {
            signs.note(Some(anna), |guest| guest == anna);
            signs.note(Some(GuestId::new()), |guest| guest == anna);
            signs.note(None, |_| true);
        }
        assert!(signs.last_of(anna).is_some());
        assert_eq!(signs.0.len(), 1);
        // Anna has left.
        signs.note(Some(bert), |guest| guest == bert);
        assert!(signs.last_of(anna).is_none() && signs.last_of(bert).is_some());
    }
}
