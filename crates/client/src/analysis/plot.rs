//! The picture of a match: everybody's chances from the start to the end with the moments that
//! decided, and on the same axis luck and mistakes as bars. It is written as text, which weighs
//! less than a part of the page for every line; styles are classes, because the page allows no
//! others.

use std::fmt::Write as _;

use engine::Seat;
use protocol::{Analysis, Swing, What};

use crate::table::seat_mark::letter;

/// What the picture says.
pub struct Labels<'a> {
    /// "You win", by seat.
    pub wins: Vec<String>,
    pub luck: &'a str,
    pub errors: &'a str,
    /// How far the match was, at some of its steps.
    pub ticks: Vec<(usize, String)>,
}

/// How much room it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    width: u32,
    /// Of the chances, and of each row of bars.
    height: u32,
    bars: u32,
    left: u32,
    n_bins: usize,
    pub n_ticks: usize,
}

impl Room {
    pub const DESK: Room =
        Room { width: 760, height: 300, bars: 64, left: 72, n_bins: 48, n_ticks: 5 };
    pub const PHONE: Room =
        Room { width: 366, height: 190, bars: 52, left: 50, n_bins: 26, n_ticks: 3 };
}

const TOP: f64 = 8.0;
/// Between the parts.
const GAP: f64 = 18.0;
/// Below the axis, for its words.
const FOOT: f64 = 24.0;

struct Axes {
    room: Room,
    n_steps: usize,
}

impl Axes {
    fn x(&self, step: usize) -> f64 {
        let (left, right) = (f64::from(self.room.left), f64::from(self.room.width) - 8.0);
        left + (right - left) * step as f64 / self.n_steps.max(1) as f64
    }

    fn y(&self, chance: f64) -> f64 {
        TOP + f64::from(self.room.height) * (1.0 - chance)
    }

    /// Where the bars of luck stand on, and those of mistakes hang from.
    fn luck(&self) -> f64 {
        TOP + f64::from(self.room.height) + GAP + f64::from(self.room.bars)
    }

    fn errors(&self) -> f64 {
        self.luck() + f64::from(self.room.bars) + GAP
    }

    fn bottom(&self) -> f64 {
        self.errors() + f64::from(self.room.bars) + GAP
    }
}

/// `moments` are numbered in their order; `focus` is whose chances the ground shows where there are
/// two.
pub fn plot(
    analysis: &Analysis,
    moments: &[&Swing],
    focus: Seat,
    n_steps: usize,
    labels: &Labels<'_>,
    room: Room,
) -> String {
    let axes = Axes { room, n_steps };
    let mut svg = String::new();
    let height = axes.bottom() + FOOT;
    let _ = write!(svg, "<svg viewBox=\"0 0 {} {height:.0}\" aria-hidden=\"true\">", room.width);
    match analysis.seats.len() {
        2 => ground(&mut svg, &axes, analysis, focus, labels),
        _ => lines(&mut svg, &axes, analysis),
    }
    bars(&mut svg, &axes, analysis, labels);
    for (step, tick) in &labels.ticks {
        let (x, anchor) = match axes.x(*step) {
            x if x < f64::from(room.left) + 40.0 => (x, "start"),
            x if f64::from(room.width) - 48.0 < x => (x, "end"),
            x => (x, "middle"),
        };
        text(&mut svg, "", x, axes.bottom() + 14.0, anchor, tick);
    }
    pins(&mut svg, &axes, moments, focus, analysis.seats.len() == 2);
    svg += "</svg>";
    svg
}

/// A seat's chances, as points of a line.
fn curve(axes: &Axes, analysis: &Analysis, seat: Seat) -> String {
    let start = analysis.seats[seat.idx()].start;
    let mut points = format!("{:.1},{:.1}", axes.x(0), axes.y(start));
    for swing in &analysis.swings {
        let x = axes.x(swing.entry + swing.entries);
        let _ = write!(points, " {x:.1},{:.1}", axes.y(swing.after[seat.idx()]));
    }
    points
}

fn grid(svg: &mut String, axes: &Axes) {
    let (left, right) = (axes.x(0), axes.x(axes.n_steps));
    for (class, chance) in [("c-grid", 0.0), ("c-grid", 1.0), ("c-half", 0.5)] {
        let y = axes.y(chance);
        let _ = write!(svg, "<path class=\"{class}\" d=\"M{left:.1} {y:.1}H{right:.1}\"/>");
        let percent = format!("{:.0} %", 100.0 * chance);
        text(svg, "", left - 8.0, y + 5.0, "end", &percent);
    }
}

/// Of two, one has what the other has not.
fn ground(svg: &mut String, axes: &Axes, analysis: &Analysis, focus: Seat, labels: &Labels<'_>) {
    let other = if focus == Seat(0) { Seat(1) } else { Seat(0) };
    let (left, right) = (axes.x(0), axes.x(axes.n_steps));
    let (top, bottom) = (axes.y(1.0), axes.y(0.0));
    let line = curve(axes, analysis, focus);
    let whole = format!("M{left:.1} {top:.1}H{right:.1}V{bottom:.1}H{left:.1}z");
    let below = format!("{left:.1},{bottom:.1} {line} {right:.1},{bottom:.1}");
    let (theirs, ours) = (letter(other), letter(focus));
    let _ = write!(
        svg,
        "<path class=\"c-area seat-{theirs}\" d=\"{whole}\"/>\
         <polygon class=\"c-area seat-{ours}\" points=\"{below}\"/>"
    );
    grid(svg, axes);
    text(svg, "lab", left + 8.0, bottom - 8.0, "start", &labels.wins[focus.idx()]);
    text(svg, "lab", left + 8.0, top + 20.0, "start", &labels.wins[other.idx()]);
    let _ = write!(svg, "<polyline class=\"c-line\" points=\"{line}\"/>");
}

/// Of three and more, everybody has a line; the marks at their ends say whose it is.
fn lines(svg: &mut String, axes: &Axes, analysis: &Analysis) {
    grid(svg, axes);
    for account in &analysis.seats {
        let line = curve(axes, analysis, account.seat);
        let letter = letter(account.seat);
        let (x, y) = (axes.x(0) - 7.0, axes.y(account.result) - 7.0);
        let x = if account.result < 1.0 { x } else { axes.x(axes.n_steps) - 7.0 };
        let _ = write!(svg, "<polyline class=\"c-seat seat-{letter}\" points=\"{line}\"/>");
        if account.result != 0.0 {
            let _ = write!(
                svg,
                "<use href=\"#seat-{letter}\" x=\"{x:.1}\" y=\"{y:.1}\" \
                 width=\"14\" height=\"14\"/>"
            );
        }
    }
}

/// Luck and mistakes of everybody, in as many bins as there is room for.
fn bars(svg: &mut String, axes: &Axes, analysis: &Analysis, labels: &Labels<'_>) {
    let (n_bins, n_seats) = (axes.room.n_bins, analysis.seats.len());
    let bin = |swing: &Swing| (swing.entry * n_bins / axes.n_steps.max(1)).min(n_bins - 1);
    let mut luck = vec![vec![0.0_f64; n_seats]; n_bins];
    let mut errors = luck.clone();
    for swing in &analysis.swings {
        let (Some(seat), Some(change)) = (swing.seat, swing.own_change()) else { continue };
        let row = if is_decision(swing) { &mut errors } else { &mut luck };
        row[bin(swing)][seat.idx()] += change;
    }
    let most = luck.iter().chain(&errors).flatten().fold(0.05_f64, |most, it| most.max(it.abs()));
    let scale = f64::from(axes.room.bars) / most;
    let (left, right) = (axes.x(0), axes.x(axes.n_steps));
    let slot = (right - left) / n_bins as f64;
    for (row, y, label) in
        [(&luck, axes.luck(), labels.luck), (&errors, axes.errors(), labels.errors)]
    {
        for (i, bin) in row.iter().enumerate() {
            for (seat, change) in Seat::all(n_seats as u8).zip(bin) {
                let height = change.abs() * scale;
                if height < 0.5 {
                    continue;
                }
                let width = slot * 0.86 / n_seats as f64;
                let x = left + slot * i as f64 + width * f64::from(seat.0);
                let top = if 0.0 < *change { y - height } else { y };
                let letter = letter(seat);
                let _ = write!(
                    svg,
                    "<rect class=\"bar seat-{letter}\" x=\"{x:.1}\" y=\"{top:.1}\" \
                     width=\"{width:.1}\" height=\"{height:.1}\"/>"
                );
            }
        }
        let _ = write!(svg, "<path class=\"c-base\" d=\"M{left:.1} {y:.1}H{right:.1}\"/>");
        text(svg, "lab", 0.0, y + 5.0, "start", label);
    }
}

fn is_decision(swing: &Swing) -> bool {
    matches!(swing.what, What::Decision { .. })
}

/// The numbers of the moments, on the curve of the ground or of whoever acted.
fn pins(svg: &mut String, axes: &Axes, moments: &[&Swing], focus: Seat, is_ground: bool) {
    for (n, swing) in (1..).zip(moments) {
        let seat = swing.seat.filter(|_| !is_ground).unwrap_or(focus);
        let (x, y) = (axes.x(swing.entry + swing.entries), axes.y(swing.after[seat.idx()]));
        let (from, to) = (y + 13.0, axes.bottom());
        let _ = write!(
            svg,
            "<path class=\"c-drop\" d=\"M{x:.1} {from:.1}V{to:.1}\"/><g class=\"c-pin\">\
             <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"12\"/>"
        );
        text(svg, "", x, y + 5.0, "middle", &n.to_string());
        svg.push_str("</g>");
    }
}

fn text(svg: &mut String, class: &str, x: f64, y: f64, anchor: &str, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    let _ = write!(
        svg,
        "<text class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{text}</text>"
    );
}

#[cfg(test)]
mod tests {
    use protocol::{Luck, SeatAccount};

    use super::*;

    fn analysis(n_seats: u8) -> Analysis {
        let share = 1.0 / f64::from(n_seats);
        let account = |seat: Seat| SeatAccount {
            seat,
            start: share,
            luck: 0.0,
            drawn: 0.0,
            errors: 0.0,
            own_errors: 0.0,
            decisions: 0,
            result: if seat == Seat(0) { 1.0 } else { 0.0 },
        };
        let seats: Vec<SeatAccount> = Seat::all(n_seats).map(account).collect();
        let swing = Swing {
            entry: 3,
            entries: 2,
            seat: Some(Seat(1)),
            before: seats.iter().map(|account| account.start).collect(),
            after: seats.iter().map(|account| account.result).collect(),
            what: What::Draw { cause: Luck::Drawn, error: 0.0, told: Vec::new() },
        };
        Analysis { seats, swings: vec![swing], tasks: Vec::new() }
    }

    fn drawn(n_seats: u8, room: Room) -> String {
        let analysis = analysis(n_seats);
        let wins = (0..n_seats).map(|seat| format!("<{seat}> & Co win")).collect();
        let labels =
            Labels { wins, luck: "Luck", errors: "Mistakes", ticks: vec![(0, "R".into())] };
        plot(&analysis, &analysis.decisive(3), Seat(1), 5, &labels, room)
    }

    /// The page allows no style attribute, and names are no markup.
    #[test]
    fn the_picture_is_made_of_attributes_and_classes() {
        for (n_seats, room) in [(2, Room::DESK), (2, Room::PHONE), (4, Room::DESK)] {
            let svg = drawn(n_seats, room);
            assert!(!svg.contains("style=") && !svg.contains("<0>"), "{svg}");
            assert_eq!(svg.matches("c-pin").count(), 1, "{svg}");
            assert_eq!(svg.matches("class=\"bar ").count(), 1, "{svg}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        }
    }

    #[test]
    fn two_have_a_ground_and_more_have_lines() {
        let (two, four) = (drawn(2, Room::DESK), drawn(4, Room::DESK));
        assert_eq!((two.matches("c-area").count(), two.matches("c-seat").count()), (2, 0));
        assert!(two.contains("&lt;0> &amp; Co win"));
        assert_eq!((four.matches("c-area").count(), four.matches("c-seat").count()), (0, 4));
    }
}
