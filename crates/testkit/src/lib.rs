//! What every game must keep, and what its tests need. [`check_laws`] plays random games and
//! checks all [`Law`]s on the way; [`played`] plays a written game; [`Kept`] plays kept
//! ones again. [`toy`] is a game for testing what works for any game.

mod counted;
mod faulty;
mod law;
mod laws;
mod open;
mod options;
mod refusals;
mod replays;
mod script;
pub mod toy;
mod walk;
mod work;

pub use faulty::{FaultyFile, faulty_files};
pub use law::{Broken, Law};
pub use laws::{broken_free_form_law, broken_law, check_free_form_laws, check_laws, check_secrecy};
pub use open::open_match;
pub use options::check_options;
pub use refusals::check_refusals;
pub use replays::{Kept, bad_replay, check_replays};
pub use script::{heard, legal, play, played};
pub use walk::random_record;
pub use work::{Work, check_work};
