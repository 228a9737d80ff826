//! Which page an address means.

use protocol::{TableId, is_id};

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
        /// What it begins with ([`crate::replay::Look`]); empty where it begins at the beginning.
        look: String,
    },
    /// A Record from the reader's own disk.
    ReplayFile {
        look: String,
    },
    /// A finished match, or a Record that was uploaded, understood afterwards.
    Analysis {
        id: TableId,
    },
    /// The same of a Record that only this page has.
    AnalysisFile,
    Rules {
        game: String,
    },
    /// The guided first game.
    Learn {
        game: String,
    },
    /// A game for one, which the page plays alone. What stands behind the game is its own matter.
    Solo {
        game: String,
        at: Vec<String>,
        /// Without the question mark.
        query: String,
    },
    Unknown,
}

impl Route {
    /// Reads a path, with or without a query.
    pub fn parse(address: &str) -> Route {
        let (path, query) = address.split_once('?').unwrap_or((address, ""));
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts[..] {
            [] => Route::Start,
            ["new", game] => Route::New { game: game.to_owned() },
            ["table", id] if is_id(id) => Route::Table { id: TableId(id.to_owned()) },
            ["replay"] => Route::ReplayFile { look: query.to_owned() },
            ["replay", id] if is_id(id) => {
                Route::Replay { id: TableId(id.to_owned()), look: query.to_owned() }
            }
            ["analysis"] => Route::AnalysisFile,
            ["analysis", id] if is_id(id) => Route::Analysis { id: TableId(id.to_owned()) },
            ["rules", game] => Route::Rules { game: game.to_owned() },
            ["learn", game] => Route::Learn { game: game.to_owned() },
            ["solo", game, ref at @ ..] => Route::Solo {
                game: game.to_owned(),
                at: at.iter().map(|part| (*part).to_owned()).collect(),
                query: query.to_owned(),
            },
            _ => Route::Unknown,
        }
    }

    pub fn path(&self) -> String {
        match self {
            Route::Start | Route::Unknown => "/".to_owned(),
            Route::New { game } => format!("/new/{game}"),
            Route::Table { id } => format!("/table/{}", id.0),
            Route::Replay { id, look } => format!("/replay/{}{}", id.0, asking(look)),
            Route::ReplayFile { look } => format!("/replay{}", asking(look)),
            Route::Analysis { id } => format!("/analysis/{}", id.0),
            Route::AnalysisFile => "/analysis".to_owned(),
            Route::Rules { game } => format!("/rules/{game}"),
            Route::Learn { game } => format!("/learn/{game}"),
            Route::Solo { game, at, query } => {
                let at: String = at.iter().map(|part| format!("/{part}")).collect();
                format!("/solo/{game}{at}{}", asking(query))
            }
        }
    }

    /// From its beginning.
    pub fn replay(id: TableId) -> Route {
        Route::Replay { id, look: String::new() }
    }
}

fn asking(query: &str) -> String {
    if query.is_empty() { String::new() } else { format!("?{query}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_has_an_address() {
        for path in [
            "/",
            "/new/a-game",
            "/table/a7",
            "/replay/a7",
            "/replay",
            "/replay/a7?step=3",
            "/replay?step=3",
            "/analysis/a7",
            "/analysis",
            "/rules/a-game",
            "/learn/a-game",
        ] {
            assert_eq!(Route::parse(path).path(), path);
        }
        for path in ["/solo/a-game", "/solo/a-game/daily/2005-10-01", "/solo/a-game?task=x:0,1"] {
            assert_eq!(Route::parse(path).path(), path);
        }
        assert_eq!(Route::parse("/table/a7/"), Route::parse("/table/a7"));
    }

    /// The server answers with 404 where the page knows nothing, or no such game.
    #[test]
    fn the_server_knows_the_same_pages() {
        let of_list = protocol::PAGES.map(|page| {
            page.replace("{id}", "a7").replace("{game}", "a-game").replace("{*}", "daily")
        });
        for path in &of_list {
            assert_ne!(Route::parse(path), Route::Unknown, "{path}");
        }
        let others =
            ["/solo", "/solo/x", "/new", "/new/x/y", "/replay/x", "/rules", "/foo", "/table/"];
        for path in of_list.iter().map(String::as_str).chain(others) {
            let is_known = Route::parse(path) != Route::Unknown;
            assert_eq!(protocol::is_page(path, &["a-game", "x"]), is_known, "{path}");
        }
    }

    #[test]
    fn other_addresses_are_unknown() {
        for path in ["/tables", "/table", "/table/a/b", "/table/UNKNOWN", "/new"] {
            assert_eq!(Route::parse(path), Route::Unknown);
        }
    }
}
