//! Where somebody comes from, as far as it is kept: enough to know it again, and no more.

use std::fmt;

/// A few digits that follow from an address and the server’s key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AddressTag([u8; 8]);

impl AddressTag {
    pub const fn new(digits: [u8; 8]) -> AddressTag {
        AddressTag(digits)
    }

    /// What was stored before there were tags has none.
    pub fn from_text(text: &str) -> AddressTag {
        let mut digits = [0; 8];
        match hex::decode_to_slice(text, &mut digits) {
            Ok(()) => AddressTag(digits),
            Err(_) => AddressTag::default(),
        }
    }
}

impl fmt::Display for AddressTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}
