//! The addresses of the page, in one list: the client shows what each of them means, and the server
//! answers everything else with 404.

/// `{id}` is a table or a record, `{game}` a name, and `{*}` whatever a game makes of it.
pub const PAGES: [&str; 10] = [
    "/",
    "/new/{game}",
    "/table/{id}",
    "/replay",
    "/replay/{id}",
    "/analysis",
    "/analysis/{id}",
    "/rules/{game}",
    "/learn/{game}",
    "/solo/{game}/{*}",
];

/// Whether there is a page at this path, which has no query, where these are the games.
pub fn is_page(path: &str, games: &[&str]) -> bool {
    let parts: Vec<&str> = parts(path).collect();
    PAGES.iter().any(|page| fits(page, &parts, games))
}

fn fits(page: &str, given: &[&str], games: &[&str]) -> bool {
    let mut given = given.iter();
    for part in parts(page) {
        let fits = match (part, given.next()) {
            ("{*}", _) => return true,
            (_, None) => false,
            ("{id}", Some(given)) => is_id(given),
            ("{game}", Some(given)) => games.contains(given),
            (part, Some(given)) => part == *given,
        };
        if !fits {
            return false;
        }
    }
    given.next().is_none()
}

fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// Whether a table can be called so: what cannot be need not be asked for.
pub fn is_id(id: &str) -> bool {
    id.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_told_from_other_addresses() {
        const GAMES: &[&str] = &["a-game", "x"];
        for page in ["/", "/new/a-game", "/table/a7/", "/replay", "/replay/a7", "/rules/x"] {
            assert!(is_page(page, GAMES), "{page}");
        }
        for page in ["/solo/a-game", "/solo/a-game/daily/2005-10-01"] {
            assert!(is_page(page, GAMES), "{page}");
        }
        for other in ["/new", "/solo", "/table", "/table/XY", "/table/a/b", "/metrics", "/api"] {
            assert!(!is_page(other, GAMES), "{other}");
        }
        for unknown in ["/new/y", "/rules/y", "/learn/y", "/solo/y", "/solo/y/daily"] {
            assert!(!is_page(unknown, GAMES), "{unknown}");
        }
    }
}
