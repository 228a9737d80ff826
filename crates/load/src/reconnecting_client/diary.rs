//! What a client has ordered and what it was told about that, to be held against the server.

use protocol::{FromClient, Problem, ToClient};

#[derive(Clone, Debug, Default)]
pub struct Diary {
    /// In the order in which they were thought of.
    pub placed: Vec<FromClient>,
    pub promises: Vec<Promise>,
    /// Keys of orders that were refused.
    pub refused: Vec<String>,
    pub complaints: Vec<Problem>,
    pub n_connections: usize,
    /// Connections that the server has closed with a word, and those that ended without one.
    pub n_goodbyes: usize,
    pub n_cut_off: usize,
    pub n_eras: usize,
    /// The version of the newest frame.
    pub shown: Option<u64>,
    /// What the server may never do.
    pub faults: Vec<String>,
}

/// An order that the server has acknowledged.
#[derive(Clone, PartialEq, Debug)]
pub struct Promise {
    pub key: String,
    pub version: u64,
}

impl Diary {
    /// `shown` is the version of the newest frame before.
    pub(super) fn note(&mut self, said: &ToClient, shown: Option<u64>) {
        match said {
            ToClient::Welcome { .. } | ToClient::Table(_) => {}
            ToClient::Frame(frame) => self.saw(frame.version, shown),
            ToClient::Change(change) => self.saw(change.frame.version, shown),
            ToClient::Accepted { key, version } => self.promised(key, *version),
            ToClient::Refused { key, .. } => self.refused.push(key.clone()),
        }
    }

    fn saw(&mut self, version: u64, shown: Option<u64>) {
        if let Some(shown) = shown.filter(|shown| version < *shown) {
            self.complain(format!("version {version} was shown after {shown}"));
        }
        self.shown = Some(version);
    }

    fn promised(&mut self, key: &str, version: u64) {
        match self.promises.iter().find(|promise| promise.key == key) {
            None => self.promises.push(Promise { key: key.to_owned(), version }),
            Some(promise) if promise.version == version => {}
            Some(promise) => {
                let before = promise.version;
                self.complain(format!("{key} led to version {before}, and then to {version}"));
            }
        }
    }

    pub(super) fn complain(&mut self, fault: String) {
        self.faults.push(fault);
    }
}
