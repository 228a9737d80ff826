//! A file of the page, written as it is and compressed.

use std::fs;
use std::io::Write;
use std::ops::AddAssign;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::Effort;

const HASH_DIGITS: usize = 12;

pub struct Asset {
    pub name: String,
    bytes: Vec<u8>,
}

/// How much the browser has to fetch.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Sizes {
    pub plain: usize,
    pub brotli: usize,
}

impl Asset {
    pub fn named(name: &str, bytes: Vec<u8>) -> Asset {
        Asset { name: name.to_owned(), bytes }
    }

    /// Its name changes with its content, so that a browser may keep it for ever.
    pub fn hashed(stem: &str, extension: &str, bytes: Vec<u8>) -> Asset {
        Asset { name: format!("{stem}-{}.{extension}", hash(&bytes)), bytes }
    }

    pub fn hash(&self) -> String {
        hash(&self.bytes)
    }

    #[cfg(test)]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    #[cfg(test)]
    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes).expect("a script is text")
    }

    /// Writes the file, and beside it the same with `.br` and `.gz`.
    pub fn write(&self, folder: &Path, effort: Effort) -> anyhow::Result<Sizes> {
        let file = |suffix: &str| folder.join(format!("{}{suffix}", self.name));
        fs::write(file(""), &self.bytes)?;
        if effort == Effort::Quick {
            return Ok(Sizes::default());
        }
        let brotli = brotli(&self.bytes)?;
        fs::write(file(".br"), &brotli)?;
        fs::write(file(".gz"), gzip(&self.bytes)?)?;
        Ok(Sizes { plain: self.bytes.len(), brotli: brotli.len() })
    }
}

/// What a name says of the content.
pub fn hash(bytes: &[u8]) -> String {
    let mut hash = hex::encode(Sha256::digest(bytes));
    hash.truncate(HASH_DIGITS);
    hash
}

impl AddAssign for Sizes {
    fn add_assign(&mut self, other: Sizes) {
        self.plain += other.plain;
        self.brotli += other.brotli;
    }
}

fn brotli(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut compressed = Vec::new();
    let params = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut compressed, &params)?;
    Ok(compressed)
}

fn gzip(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_change_with_the_content() {
        let name = |bytes: &[u8]| Asset::hashed("style", "css", bytes.to_vec()).name;
        assert_eq!(name(b"a{}"), name(b"a{}"));
        assert_ne!(name(b"a{}"), name(b"b{}"));
        assert!(name(b"").starts_with("style-") && name(b"").ends_with(".css"));
    }

    #[test]
    fn what_is_compressed_gets_smaller() {
        let bytes = b"Saint Malo, ".repeat(50);
        assert!(brotli(&bytes).expect("in memory").len() < 60);
        assert!(gzip(&bytes).expect("in memory").len() < 80);
    }
}
