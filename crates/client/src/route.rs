//! Which page an address means.

use protocol::TableId;

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Start,
    New {
        game: String,
    },
    Table {
        id: TableId,
    },
    Replay {
        id: TableId,
    },
    /// A Record from the reader's own disk; it never leaves the page.
    ReplayFile,
    Rules {
        game: String,
    },
    Unknown,
}

impl Route {
    pub fn parse(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Start,
            ["new", game] => Route::New { game: game.to_owned() },
            ["table", id] => Route::Table { id: TableId(id.to_owned()) },
            ["replay"] => Route::ReplayFile,
            ["replay", id] => Route::Replay { id: TableId(id.to_owned()) },
            ["rules", game] => Route::Rules { game: game.to_owned() },
            _ => Route::Unknown,
        }
    }

    pub fn path(&self) -> String {
        match self {
            Route::Start | Route::Unknown => "/".to_owned(),
            Route::New { game } => format!("/new/{game}"),
            Route::Table { id } => format!("/table/{}", id.0),
            Route::Replay { id } => format!("/replay/{}", id.0),
            Route::ReplayFile => "/replay".to_owned(),
            Route::Rules { game } => format!("/rules/{game}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        for path in ["/", "/new/a-game", "/table/x7", "/replay/x7", "/replay", "/rules/a-game"] {
            assert_eq!(Route::parse(path).path(), path);
        }
        assert_eq!(Route::parse("/table/x7/"), Route::parse("/table/x7"));
    }

    #[test]
    fn other_addresses_are_unknown() {
        for path in ["/tables", "/table", "/table/a/b", "/new"] {
            assert_eq!(Route::parse(path), Route::Unknown);
        }
    }
}
