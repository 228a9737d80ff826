//! The games that can be played here, as far as a server has to know them.

use std::sync::LazyLock;

use engine::Fast;
use games::{NoTable, Title, Visitor};
use protocol::GameInfo;
use serde::Deserialize;
use serde_json::Value;

use crate::refusal::{Refusal, RefusalCode, no_table};

static CATALOGUE: LazyLock<Vec<GameInfo>> =
    LazyLock::new(|| games::IDS.iter().filter_map(|id| games::visit(id, Describe)).collect());

/// All games.
pub fn catalogue() -> &'static [GameInfo] {
    &CATALOGUE
}

fn info(game: &str) -> Result<&'static GameInfo, Refusal> {
    let info = catalogue().iter().find(|info| info.id == game);
    info.ok_or_else(|| Refusal::from(RefusalCode::UnknownGame).with("game", game))
}

/// The options in full, if the rules accept them for so many seats.
pub fn checked_options(game: &str, given: &Value, n_seats: usize) -> Result<Value, Refusal> {
    let info = info(game)?;
    let refused = |why| no_table(why, game);
    let completed = games::visit(game, Complete { given }).ok_or(NoTable::UnknownGame);
    let options = completed.and_then(|options| options).map_err(refused)?;
    let bad_seats = Refusal::from(RefusalCode::BadSeats)
        .with("given", n_seats)
        .with("min", info.seats_min)
        .with("max", info.seats_max);
    let n_seats = u8::try_from(n_seats).map_err(|_| bad_seats)?;
    // The dice of this trial are thrown away.
    games::set_up(game, &options, n_seats, &mut Fast::new(0)).map_err(refused)?;
    Ok(options)
}

pub fn check_level(game: &str, level: &str) -> Result<(), Refusal> {
    if info(game)?.levels.iter().any(|known| known == level) {
        return Ok(());
    }
    Err(Refusal::from(RefusalCode::UnknownLevel).with("level", level))
}

/// The level that plays on for a person who has left: the one in the middle.
pub fn stand_in(game: &str) -> Option<String> {
    let levels = &info(game).ok()?.levels;
    levels.get(levels.len() / 2).cloned()
}

struct Describe;

impl Visitor for Describe {
    type Output = GameInfo;
    fn visit<G: Title>(self) -> GameInfo {
        let for_players = G::levels().into_iter().filter(|level| level.is_for_players);
        GameInfo {
            id: G::ID.to_owned(),
            seats_min: *G::SEATS.start(),
            seats_max: *G::SEATS.end(),
            levels: for_players.map(|level| level.name.to_owned()).collect(),
            options: to_json(&G::Options::default()),
        }
    }
}

/// Fills in the options that were left out.
struct Complete<'a> {
    given: &'a Value,
}

impl Visitor for Complete<'_> {
    type Output = Result<Value, NoTable>;
    fn visit<G: Title>(self) -> Self::Output {
        if self.given.is_null() {
            return Ok(to_json(&G::Options::default()));
        }
        let options = G::Options::deserialize(self.given);
        options.map(|it| to_json(&it)).map_err(|error| NoTable::Malformed(error.to_string()))
    }
}

fn to_json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).expect("wire types become JSON")
}
