//! What an attack has tried, and what it was answered.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::wire::{Answer, Silence};

#[derive(Default)]
pub struct Tally(Mutex<Counts>);

#[derive(Clone, Default)]
pub struct Counts {
    /// By what the server said: a status, with the code of the problem where there is one.
    pub answers: BTreeMap<String, u64>,
    pub through: u64,
    pub refused: u64,
    /// Nothing was said: the connection was closed, or never made, or the answer took too long.
    pub silent: u64,
    pub n_bytes: u64,
    /// The most that was ever had at once of something that is limited.
    pub peaks: BTreeMap<&'static str, u64>,
}

impl Tally {
    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn taken(&self) -> Counts {
        self.counts().clone()
    }

    pub fn note(&self, answer: &Result<Answer, Silence>) {
        match answer {
            Ok(answer) => {
                self.heard(answer.body.len());
                self.status(answer.status, answer.code.as_deref());
            }
            Err(silence) => self.silent(*silence),
        }
    }

    pub fn status(&self, status: u16, code: Option<&str>) {
        let label = match code {
            Some(code) => format!("{status} {code}"),
            None => status.to_string(),
        };
        match status {
            ..400 => self.through(&label),
            _ => self.refused(&label),
        }
    }

    pub fn through(&self, label: &str) {
        let mut counts = self.counts();
        counts.through += 1;
        *counts.answers.entry(label.to_owned()).or_default() += 1;
    }

    pub fn refused(&self, label: &str) {
        let mut counts = self.counts();
        counts.refused += 1;
        *counts.answers.entry(label.to_owned()).or_default() += 1;
    }

    pub fn silent(&self, silence: Silence) {
        let mut counts = self.counts();
        counts.silent += 1;
        *counts.answers.entry(silence.label().to_owned()).or_default() += 1;
    }

    pub fn heard(&self, n_bytes: usize) {
        self.counts().n_bytes += n_bytes as u64;
    }

    pub fn peak(&self, of: &'static str, n: usize) {
        let mut counts = self.counts();
        let peak = counts.peaks.entry(of).or_default();
        *peak = (*peak).max(n as u64);
    }
}
