//! A view for the terminal: the table in a few lines, the map, and a line for every tableau.

use std::fmt;

use engine::Seat;

use super::{TableauView, View};
use crate::{Edition, Milestones, Site, Tile, Tiles};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game();
        let nth = if self.is_second_move { "second" } else { "first" };
        let View { turn, phase, n_turns, target, .. } = self;
        writeln!(f, "turn {}, seat {turn}, {nth} move, {phase:?}", n_turns + 1)?;
        let map = game.map();
        let (sections, houses) = (map.n_sections_left(), map.n_houses_left());
        let markets = map.n_markets_left();
        write!(f, "target {target}, left: {sections} sections, {houses} houses, ")?;
        writeln!(f, "{markets} markets, {} tiles", self.stack.len())?;
        if let Some(end) = self.end {
            writeln!(f, "the end was triggered by seat {}: {:?}", end.by, end.why)?;
        }
        draw_map(&game, f)?;
        draw_names("houses", self.map.houses.iter(), f)?;
        let bonus = self.map.bonus.iter().map(|(plot, kind)| format!("{plot} {}", kind.letters()));
        draw_names("bonus", bonus, f)?;
        draw_tiles("display", game.edition(), self.display, f)?;
        draw_tiles("start tiles", game.edition(), self.start_tiles, f)?;
        for (seat, tableau) in (0..).map(Seat).zip(&self.tableaus) {
            draw_tableau(seat, tableau, game.edition(), f)?;
        }
        Ok(())
    }
}

/// Free numbers as they are, with `'` where a road touches them; `i` is a milestone, `M` a market,
/// `W` a market with a sack.
fn draw_map(game: &Milestones, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let edition = game.edition();
    let u_min = edition.sites().iter().map(|site| site.u).min().unwrap_or(0);
    let mut line = String::new();
    let mut row = 0;
    for (idx, site) in edition.sites().iter().enumerate() {
        if site.v != row {
            writeln!(f, "{}", line.trim_end())?;
            line.clear();
            row = site.v;
        }
        if line.is_empty() {
            line.push(char::from(b'A' + row));
        }
        let column = 3 + 2 * usize::from(site.u - u_min);
        line.push_str(&" ".repeat(column.saturating_sub(line.chars().count())));
        line.push_str(&cell(game, idx, site));
    }
    writeln!(f, "{}", line.trim_end())
}

fn cell(game: &Milestones, idx: usize, site: &Site) -> String {
    let map = game.map();
    if map.milestones.contains(idx) {
        return "i".to_owned();
    }
    match (map.markets.contains(idx), map.sacks.contains(idx), site.number) {
        (true, true, _) => "W".to_owned(),
        (true, false, _) => "M".to_owned(),
        (false, _, Some(number)) if map.reached.contains(idx) => format!("{number}'"),
        (false, _, Some(number)) => number.to_string(),
        (false, _, None) => "S".to_owned(),
    }
}

fn draw_names<T: fmt::Display>(
    title: &str,
    names: impl Iterator<Item = T>,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let names: Vec<String> = names.map(|name| name.to_string()).collect();
    if names.is_empty() { Ok(()) } else { writeln!(f, "{title}: {}", names.join(", ")) }
}

fn draw_tiles(
    title: &str,
    edition: &Edition,
    tiles: Tiles,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    draw_names(title, tiles.iter().map(|tile| tile_name(edition, tile)), f)
}

fn tile_name(edition: &Edition, tile: Tile) -> String {
    format!("{} ({})", edition.tile_id(tile), edition.tile(tile))
}

fn draw_tableau(
    seat: Seat,
    tableau: &TableauView,
    edition: &Edition,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let TableauView { path, pawn, goods, score, .. } = tableau;
    write!(f, "seat {seat}: score {score}, on {pawn}, goods {goods}, path {path}")?;
    for tile in tableau.start_tiles.into_iter().flatten() {
        write!(f, ", to place {}", tile_name(edition, tile))?;
    }
    writeln!(f)
}
