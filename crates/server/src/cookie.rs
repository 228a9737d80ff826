//! The cookie that says who a guest is, and the key it is signed with.

use std::fs;
use std::io::{ErrorKind, Write};
use std::net::IpAddr;
use std::path::Path;
use std::sync::{PoisonError, RwLock};

use axum::http::{HeaderMap, HeaderValue, header};
use hmac::{Hmac, KeyInit, Mac};
use rusqlite::Connection;
use sha2::Sha256;

use crate::StartError;
use crate::address::AddressTag;
use crate::durable;
use crate::guest::{GuestId, random_bytes};
use crate::private;
use crate::store::identity;

pub const COOKIE: &str = "rathaus_guest";
const KEY_FILE: &str = "cookie.key";
/// 400 days: browsers keep nothing longer.
const MAX_AGE_S: u32 = 400 * 24 * 60 * 60;

/// Signs and checks cookies.
pub struct CookieKey {
    key: RwLock<[u8; 32]>,
    is_secure: bool,
}

impl CookieKey {
    /// Reads the key out of the data folder, or makes one that only the owner can read.
    pub fn open(folder: &Path, is_secure: bool) -> Result<CookieKey, StartError> {
        let path = folder.join(KEY_FILE);
        private::close(&path).map_err(|error| StartError::DataFolder(folder.to_owned(), error))?;
        match fs::read_to_string(&path) {
            Ok(text) => {
                let key = RwLock::new(parsed(&text).ok_or(StartError::KeyDamaged(path))?);
                Ok(CookieKey { key, is_secure })
            }
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let key = random_bytes();
                write_private(&path, &hex::encode(key))
                    .map_err(|error| StartError::DataFolder(folder.to_owned(), error))?;
                Ok(CookieKey { key: RwLock::new(key), is_secure })
            }
            Err(error) => Err(StartError::DataFolder(folder.to_owned(), error)),
        }
    }

    /// Reads the key again, after it was exchanged.
    pub fn reopen(&self, folder: &Path) {
        if let Some(key) = kept_key(folder).as_deref().and_then(parsed) {
            *self.key.write().unwrap_or_else(PoisonError::into_inner) = key;
        }
    }

    /// The header that makes a browser remember the guest.
    pub fn cookie(&self, guest: GuestId) -> HeaderValue {
        let mac = hex::encode(self.mac(guest).finalize().into_bytes());
        let secure = if self.is_secure { "; Secure" } else { "" };
        let cookie = format!(
            "{COOKIE}={guest}.{mac}; Max-Age={MAX_AGE_S}; Path=/; HttpOnly; SameSite=Lax{secure}"
        );
        HeaderValue::from_str(&cookie).expect("a cookie of hex digits is plain text")
    }

    /// The guest whom a request comes from, if its cookie bears our signature.
    pub fn guest(&self, headers: &HeaderMap) -> Option<GuestId> {
        let cookies = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
        let mut pairs = cookies.flat_map(|it| it.split(';')).filter_map(|it| it.split_once('='));
        pairs.find(|(name, _)| name.trim() == COOKIE).and_then(|(_, value)| self.check(value))
    }

    fn check(&self, value: &str) -> Option<GuestId> {
        let (guest, mac) = value.trim().split_once('.')?;
        let guest = GuestId::try_from(guest.to_owned()).ok()?;
        let mac = hex::decode(mac).ok()?;
        // Compares in constant time.
        self.mac(guest).verify_slice(&mac).ok()?;
        Some(guest)
    }

    /// What is kept of an address. Nobody without the key can tell which one it was.
    pub fn tag(&self, address: IpAddr) -> AddressTag {
        let mac = self.keyed().chain_update(b"rathaus address ").chain_update(address.to_string());
        let digest: [u8; 32] = mac.finalize().into_bytes().into();
        AddressTag::new(*digest.first_chunk().expect("a digest has 32 bytes"))
    }

    fn mac(&self, guest: GuestId) -> Hmac<Sha256> {
        self.keyed().chain_update(b"rathaus guest ").chain_update(guest.to_string())
    }

    fn keyed(&self) -> Hmac<Sha256> {
        let key = *self.key.read().unwrap_or_else(PoisonError::into_inner);
        Hmac::<Sha256>::new_from_slice(&key).expect("any length of key will do")
    }
}

fn parsed(text: &str) -> Option<[u8; 32]> {
    let mut key = [0; 32];
    hex::decode_to_slice(text.trim(), &mut key).ok().map(|()| key)
}

/// The key as it is written, if the data folder has one.
pub fn kept_key(folder: &Path) -> Option<String> {
    fs::read_to_string(folder.join(KEY_FILE)).ok().map(|key| key.trim().to_owned())
}

/// A database that was restored brings the key along that its guests' cookies are signed with.
pub fn install_key(connection: &Connection, folder: &Path) -> rusqlite::Result<()> {
    let Some(key) = identity::cookie_key(connection)? else { return Ok(()) };
    let written = write_private(&folder.join(KEY_FILE), &key);
    written.map_err(|error| rusqlite::Error::ToSqlConversionFailure(Box::new(error)))?;
    identity::keep_cookie_key(connection, None)
}

/// Under its name there is never half a key, whenever the power fails.
fn write_private(path: &Path, text: &str) -> std::io::Result<()> {
    let draft = path.with_extension("draft");
    let mut file = private::truncate(&draft)?;
    file.write_all(text.as_bytes())?;
    durable::rename(&draft, path)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(cookie: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::COOKIE, HeaderValue::from_str(cookie).unwrap())])
    }

    #[test]
    fn a_cookie_is_known_again_and_a_changed_one_is_not() {
        let key = CookieKey { key: RwLock::new([7; 32]), is_secure: false };
        let guest = GuestId::new();
        let cookie = key.cookie(guest).to_str().unwrap().to_owned();
        let pair = cookie.split(';').next().unwrap();
        assert_eq!(key.guest(&headers(&format!("a=b; {pair}; c=d"))), Some(guest));
        let other = CookieKey { key: RwLock::new([8; 32]), is_secure: false };
        assert_eq!(other.guest(&headers(pair)), None);
        for bad in [&pair[..pair.len() - 2], "rathaus_guest=", "rathaus_guest=ab.cd", ""] {
            assert_eq!(key.guest(&headers(bad)), None, "{bad}");
        }
    }

    #[test]
    fn the_key_is_made_once_and_belongs_to_its_owner() {
        let folder = tempfile::tempdir().unwrap();
        let first = CookieKey::open(folder.path(), true).unwrap();
        let again = CookieKey::open(folder.path(), true).unwrap();
        assert_eq!(*first.key.read().unwrap(), *again.key.read().unwrap());
        assert!(first.cookie(GuestId::new()).to_str().unwrap().ends_with("; Secure"));
        #[cfg(unix)]
        {
            let metadata = fs::metadata(folder.path().join(KEY_FILE)).unwrap();
            let mode = std::os::unix::fs::PermissionsExt::mode(&metadata.permissions());
            assert_eq!(mode & 0o777, 0o600);
        }
        fs::write(folder.path().join(KEY_FILE), "no key").unwrap();
        assert!(matches!(CookieKey::open(folder.path(), true), Err(StartError::KeyDamaged(_))));
    }
}
