//! Guests: a number nobody can guess, and a name. Nobody signs up.

use std::fmt;

use engine::{Player, is_name};
use serde::{Deserialize, Serialize};

use crate::address::AddressTag;
use crate::refusal::{Refusal, RefusalCode};

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

/// A name as it may be shown, without the blanks around it.
pub fn checked_name(given: &str) -> Result<String, Refusal> {
    let name = given.trim();
    match is_name(name, NAME_CHARS_MAX) {
        true => Ok(name.to_owned()),
        false => Err(bad_name()),
    }
}

/// Whether somebody may be shown who is named in a file. There a seat may have no name, and a bot
/// has its level besides.
pub fn check_player(player: &Player) -> Result<(), Refusal> {
    let has_good_name = player.name.is_empty() || is_name(&player.name, NAME_CHARS_MAX);
    let is_known_form = |level: &String| {
        let is_plain =
            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        (1..=NAME_CHARS_MAX).contains(&level.len()) && level.bytes().all(is_plain)
    };
    match has_good_name && player.bot.as_ref().is_none_or(is_known_form) {
        true => Ok(()),
        false => Err(bad_name()),
    }
}

fn bad_name() -> Refusal {
    Refusal::from(RefusalCode::BadName).with("max", NAME_CHARS_MAX)
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
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "\u{3164}", &"a".repeat(25)] {
            assert!(checked_name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn players_in_files_are_called_as_people_and_bots_are() {
        let check = |name: &str, bot: Option<&str>, is_good: bool| {
            let player = Player { name: name.to_owned(), bot: bot.map(str::to_owned) };
            assert_eq!(check_player(&player).is_ok(), is_good, "{player:?}");
        };
        check("Anna", None, true);
        check("", None, true);
        check("hard", Some("hard"), true);
        check("\u{2800}", None, false);
        check("Anna", Some(""), false);
        check("Anna", Some("Hard\u{202e}"), false);
        check("Anna", Some(&"x".repeat(25)), false);
    }
}
