//! The built-in edition as a file: what whoever owns the printed game can take as a pattern.

use super::reading::{FORMAT, VERSION};
use crate::components::{
    BONUS_TILES, BUSHES, CORN_FIELD, ID, NOTE, PROVENANCE, ROWS, TITLE, WORKER_TILES,
};
use crate::{Json, Kind};

pub fn built_in_file() -> Json {
    let [map, worker_tiles, bonus_tiles] = PROVENANCE.map(Json::text);
    let provenance = [("map", map), ("worker_tiles", worker_tiles), ("bonus_tiles", bonus_tiles)];
    let bonus_tiles =
        Kind::ALL.map(|kind| (kind.word(), Json::Whole(BONUS_TILES[kind as usize].into())));
    Json::object([
        ("format", Json::text(FORMAT)),
        ("version", Json::Whole(VERSION)),
        ("id", Json::text(ID)),
        ("title", Json::text(TITLE)),
        ("note", Json::text(NOTE)),
        ("provenance", Json::object(provenance)),
        ("map", map_file()),
        ("bonus_tiles", Json::object(bonus_tiles)),
        ("worker_tiles", Json::List((1..).zip(WORKER_TILES).map(tile_file).collect())),
    ])
}

fn map_file() -> Json {
    Json::object([
        ("rows", Json::List((b'A'..).zip(ROWS).map(row_file).collect())),
        ("closed_edges", Json::texts([])),
        ("closed_plots", Json::texts([])),
        ("bushes", Json::texts(BUSHES)),
        ("corn_field", Json::text(CORN_FIELD)),
    ])
}

fn row_file((name, (offset, cells)): (u8, (u8, &str))) -> Json {
    let cell = |word: &str| word.parse().map_or(Json::text(word), Json::Whole);
    Json::object([
        ("name", Json::text(char::from(name))),
        ("offset", Json::Whole(offset.into())),
        ("cells", Json::List(cells.split(' ').map(cell).collect())),
    ])
}

fn tile_file((number, tile): (u8, (Kind, u8, Kind, u8))) -> Json {
    let (left, left_number, right, right_number) = tile;
    let worker = |kind: Kind, number: u8| {
        Json::object([("kind", Json::text(kind.word())), ("number", Json::Whole(number.into()))])
    };
    Json::object([
        ("id", Json::text(format!("W{number:02}"))),
        ("left", worker(left, left_number)),
        ("right", worker(right, right_number)),
    ])
}
