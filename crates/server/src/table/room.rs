//! Room for the steps of a match. They count like all that is stored, and whoever orders one is
//! charged for it, so that nobody fills the share of another. A little room is reserved at a time:
//! an order costs no look into the store, and what was used is charged in one go.

use crate::address::AddressTag;
use crate::guest::GuestId;
use crate::quota::{Reservation, claims};
use crate::refusal::Refusal;
use crate::state::AppState;
use crate::store::{StepKind, StepRow, Write};

/// So much is reserved, and charged, at a time.
const BLOCK_BYTES: u64 = 4096;
/// What a step costs beside its texts, with its line in the index.
const STEP_BYTES: u64 = 48;

/// Of everybody who has ordered something since the table woke up, and of its host, who answers
/// for what robots and deadlines do.
#[derive(Default)]
pub struct Rooms(Vec<Room>);

struct Room {
    guest: GuestId,
    address: AddressTag,
    n_used: u64,
    /// None where nobody had to ask: an order ends what was begun before it.
    reserved: Option<Reservation>,
}

/// What goes along with a step, or comes after the last one.
#[derive(Default)]
pub struct Charges {
    pub writes: Vec<Write>,
    pub reservations: Vec<Reservation>,
}

impl Rooms {
    pub fn has_room(&self, guest: GuestId, address: AddressTag) -> bool {
        let is_reserved = |room: &Room| room.is_of(guest, address) && room.reserved.is_some();
        self.0.iter().any(is_reserved)
    }

    /// Makes room for the next steps that somebody orders.
    pub async fn reserve(
        &mut self,
        state: &AppState,
        guest: GuestId,
        address: AddressTag,
    ) -> Result<(), Refusal> {
        let reserved = claims::for_steps(state, guest, address, BLOCK_BYTES).await?;
        self.room(guest, address).reserved = Some(reserved);
        Ok(())
    }

    fn room(&mut self, guest: GuestId, address: AddressTag) -> &mut Room {
        let idx = self.0.iter().position(|room| room.is_of(guest, address));
        let idx = idx.unwrap_or_else(|| {
            self.0.push(Room { guest, address, n_used: 0, reserved: None });
            self.0.len() - 1
        });
        &mut self.0[idx]
    }

    /// A step is about to be stored. What has used up its room is charged along with it.
    pub fn take(&mut self, guest: GuestId, address: AddressTag, step: &StepRow) -> Charges {
        let room = self.room(guest, address);
        room.n_used += n_bytes(step);
        let mut charges = Charges::default();
        if BLOCK_BYTES <= room.n_used {
            room.charge(&mut charges);
        }
        charges
    }

    /// All that was not charged yet.
    pub fn rest(&mut self) -> Charges {
        let mut charges = Charges::default();
        for mut room in self.0.drain(..).filter(|room| room.n_used != 0) {
            room.charge(&mut charges);
        }
        charges
    }
}

impl Room {
    fn is_of(&self, guest: GuestId, address: AddressTag) -> bool {
        (self.guest, self.address) == (guest, address)
    }

    fn charge(&mut self, charges: &mut Charges) {
        let (guest, address, n_bytes) = (self.guest, self.address, self.n_used);
        charges.writes.push(Write::StepBytes { guest, address, n_bytes });
        charges.reservations.extend(self.reserved.take());
        self.n_used = 0;
    }
}

fn n_bytes(step: &StepRow) -> u64 {
    let entry = match &step.kind {
        StepKind::Entry { entry, .. } => entry.len(),
        StepKind::Undo { .. } | StepKind::Restart { .. } => 0,
    };
    let key = step.key.as_ref().map_or(0, String::len);
    STEP_BYTES + (entry + key) as u64
}
