//! Guests: a number nobody can guess, and a name. Nobody signs up.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::address::AddressTag;
use crate::refusal::{Fault, Refusal};

const NAME_CHARS_MAX: usize = 24;

/// Who somebody is, behind the cookie. Told to nobody else.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct GuestId([u8; 16]);

/// A guest who has said a name, and where from.
#[derive(Clone, Debug)]
pub struct Named {
    pub guest: GuestId,
    pub name: String,
    pub address: AddressTag,
}

impl GuestId {
    pub fn new() -> GuestId {
        GuestId(random_bytes())
    }
}

impl fmt::Display for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Logs tell guests apart by a few digits and give nobody away.
impl fmt::Debug for GuestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GuestId({}..)", hex::encode(&self.0[..2]))
    }
}

impl From<GuestId> for String {
    fn from(guest: GuestId) -> String {
        guest.to_string()
    }
}

impl TryFrom<String> for GuestId {
    type Error = hex::FromHexError;
    fn try_from(text: String) -> Result<GuestId, hex::FromHexError> {
        let mut bytes = [0; 16];
        hex::decode_to_slice(text, &mut bytes)?;
        Ok(GuestId(bytes))
    }
}

/// A name as it may be shown: trimmed, 1 to 24 characters, none of them a control character.
pub fn checked_name(given: &str) -> Result<String, Refusal> {
    let name = given.trim();
    if name.is_empty() {
        return Err(bad_name());
    }
    check_shown(name).map(|()| name.to_owned())
}

/// Whether a name that was given elsewhere may be shown. In a file a seat may have none.
pub fn check_shown(name: &str) -> Result<(), Refusal> {
    let is_short = name.chars().count() <= NAME_CHARS_MAX;
    let is_plain = !name.chars().any(is_control);
    if is_short && is_plain { Ok(()) } else { Err(bad_name()) }
}

fn bad_name() -> Refusal {
    Refusal::from(Fault::BadName).with("max", NAME_CHARS_MAX)
}

/// Control characters, and those that turn the direction of the text around them.
fn is_control(char: char) -> bool {
    let is_invisible = matches!(char, '\u{200b}' | '\u{2060}'..='\u{206f}');
    let turns_text = matches!(char, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}');
    char.is_control() || is_invisible || turns_text
}

/// Bytes that nobody can guess.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has a source of random bytes");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_short() {
        assert_eq!(checked_name("  Änne  "), Ok("Änne".to_owned()));
        assert_eq!(checked_name(&"ä".repeat(24)), Ok("ä".repeat(24)));
        for bad in ["", "   ", "a\nb", "a\u{202e}b", &"a".repeat(25)] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
    }
}
