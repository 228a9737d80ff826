//! Foretold and true shares as an SVG: a panel for each game and number of players.

use std::fmt::Write;

use super::bins::Bin;
use crate::curve::escaped;

pub struct Panel {
    pub title: String,
    pub bins: Vec<Bin>,
}

const SIDE: f64 = 220.0;
const MARGIN: f64 = 44.0;
const PER_ROW: usize = 4;
/// Bins with fewer positions say little, and are drawn hollow.
const POSITIONS_ENOUGH: u64 = 500;
/// What a judge may be wrong by.
const TOLERANCE: f64 = 0.04;

pub fn to_svg(panels: &[Panel]) -> String {
    let n_rows = panels.len().div_ceil(PER_ROW);
    let width = (SIDE + MARGIN) * panels.len().min(PER_ROW) as f64 + MARGIN;
    let height = (SIDE + 1.5 * MARGIN) * n_rows as f64 + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"#fffdf7\"/>\n"
    );
    for (i, panel) in panels.iter().enumerate() {
        let left = MARGIN + (SIDE + MARGIN) * (i % PER_ROW) as f64;
        let top = MARGIN + (SIDE + 1.5 * MARGIN) * (i / PER_ROW) as f64;
        let drawn = writeln!(svg, "<g transform=\"translate({left} {top})\">{}</g>", panel.drawn());
        drawn.expect("a string takes every line");
    }
    svg.push_str("</svg>\n");
    svg
}

impl Panel {
    fn drawn(&self) -> String {
        let x = |share: f64| SIDE * share;
        let y = |share: f64| SIDE * (1.0 - share);
        let band = [(0.0, TOLERANCE), (1.0 - TOLERANCE, 1.0), (1.0, 1.0), (1.0, 1.0 - TOLERANCE)]
            .into_iter()
            .chain([(TOLERANCE, 0.0), (0.0, 0.0)])
            .map(|(across, up)| format!("{:.1},{:.1}", x(across), y(up)))
            .collect::<Vec<_>>()
            .join(" ");
        let mut svg = format!(
            "\n<text y=\"-10\" font-size=\"14\">{}</text>\n\
             <rect width=\"{SIDE}\" height=\"{SIDE}\" fill=\"none\" stroke=\"#ddd6c4\"/>\n\
             <polygon points=\"{band}\" fill=\"#efe7d2\"/>\n\
             <path d=\"M0 {SIDE}L{SIDE} 0\" stroke=\"#8a5a00\"/>\n",
            escaped(&self.title)
        );
        for tenths in [0, 5, 10] {
            let at = f64::from(tenths) / 10.0;
            let (across, up, below) = (x(at) - 8.0, y(at) + 4.0, SIDE + 16.0);
            svg += &format!("<text x=\"{across}\" y=\"{below}\">{at:.1}</text>\n");
            svg += &format!("<text x=\"-24\" y=\"{up}\">{at:.1}</text>\n");
        }
        for bin in &self.bins {
            let fill = if bin.positions < POSITIONS_ENOUGH { "none" } else { "#1d5c8f" };
            svg += &format!(
                "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"4\" fill=\"{fill}\" stroke=\"#1d5c8f\"/>\n",
                x(bin.foretold),
                y(bin.share)
            );
        }
        svg
    }
}
