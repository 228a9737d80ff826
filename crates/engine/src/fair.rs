//! Dice that a player can check. The secret of a match is fixed before its first draw, its SHA-256
//! is shown at the start and the secret itself at the end; then anyone can recompute every draw.
//!
//! Draw number k (from 0) of a match reads block k of the ChaCha20 stream (RFC 8439, the secret as
//! key, a nonce of zeros) as sixteen little-endian 32-bit words, and takes the first word w below
//! the largest multiple of n: the draw is w mod n. No n a game uses can reject all sixteen.

use std::fmt;

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher, StreamCipherSeek};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Chance;

const BLOCK_BYTES: usize = 64;
const NONCE: [u8; 12] = [0; 12];

/// What all draws of a match follow from. Told to nobody before the end.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{64}$"))]
pub struct Secret([u8; 32]);

/// The SHA-256 of a secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(try_from = "String", into = "String")]
#[schemars(extend("pattern" = "^[0-9a-fA-F]{64}$"))]
pub struct Commitment([u8; 32]);

/// The generator of live matches.
pub struct Fair {
    stream: ChaCha20,
    n_draws: u64,
}

impl Secret {
    pub fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// A secret for simulations: the same seed and number give the same match.
    pub fn from_seed(seed: u64, number: u64) -> Secret {
        let mut hash = Sha256::new();
        hash.update(b"rathaus simulation");
        hash.update(seed.to_le_bytes());
        hash.update(number.to_le_bytes());
        Secret(hash.finalize().into())
    }

    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// A secret stays out of logs and messages.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> String {
        hex::encode(secret.0)
    }
}

impl TryFrom<String> for Secret {
    type Error = String;
    fn try_from(text: String) -> Result<Secret, String> {
        bytes_of_hex(&text).map(Secret)
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        hex::encode(commitment.0)
    }
}

impl TryFrom<String> for Commitment {
    type Error = String;
    fn try_from(text: String) -> Result<Commitment, String> {
        bytes_of_hex(&text).map(Commitment)
    }
}

fn bytes_of_hex(text: &str) -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes)
        .map_err(|error| format!("not 64 hex digits: {error}"))?;
    Ok(bytes)
}

impl Fair {
    pub fn new(secret: &Secret) -> Fair {
        Fair::resume(secret, 0)
    }

    /// The generator of a match in which `n_draws` draws have been made.
    pub fn resume(secret: &Secret, n_draws: u64) -> Fair {
        Fair { stream: ChaCha20::new(&secret.0.into(), &NONCE.into()), n_draws }
    }
}

impl Chance for Fair {
    fn below(&mut self, n: u32) -> u32 {
        let mut block = [0; BLOCK_BYTES];
        self.stream.seek(self.n_draws * BLOCK_BYTES as u64);
        self.stream.apply_keystream(&mut block);
        self.n_draws += 1;
        let limit = (1 << 32) / u64::from(n) * u64::from(n);
        block
            .chunks_exact(4)
            .map(|word| u32::from_le_bytes(word.try_into().expect("a chunk has four bytes")))
            .find(|word| u64::from(*word) < limit)
            .map(|word| word % n)
            .expect("sixteen words in a row are rejected once in 2^16 draws at the very worst")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// RFC 8439, 2.3.2 uses another nonce; this is test vector 1 of its appendix A.1: zero key.
    #[test]
    fn the_stream_is_the_published_chacha20() {
        let mut fair = Fair::new(&Secret::new([0; 32]));
        assert_eq!(fair.below(u32::MAX), 0xade0_b876);
        // Appendix A.1, test vector 2: block 1 of the same stream.
        assert_eq!(fair.below(u32::MAX), 0xbee7_079f);
    }

    #[test]
    fn a_resumed_generator_goes_on_where_it_was() {
        let secret = Secret::from_seed(1, 2);
        let mut whole = Fair::new(&secret);
        let draws: Vec<u32> = (0..20).map(|_| whole.below(6)).collect();
        let mut rest = Fair::resume(&secret, 12);
        let tail: Vec<u32> = (12..20).map(|_| rest.below(6)).collect();
        assert_eq!(draws[12..], tail);
    }

    #[test]
    fn faces_are_uniform() {
        let mut fair = Fair::new(&Secret::from_seed(3, 4));
        let mut counts = [0u32; 6];
        for _ in 0..60_000 {
            counts[fair.below(6) as usize] += 1;
        }
        // Chi-square with five degrees of freedom: above 25.7 once in ten thousand streams.
        let chi: f64 = counts.iter().map(|n| (f64::from(*n) - 1e4).powi(2) / 1e4).sum();
        assert!(chi < 25.7, "{counts:?}");
    }

    #[test]
    fn a_secret_is_never_printed() {
        assert_eq!(format!("{:?}", Secret::from_seed(0, 0)), "Secret(..)");
    }
}
