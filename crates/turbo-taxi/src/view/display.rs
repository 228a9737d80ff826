//! A view for the terminal: the table in a few lines, then the boards side by side.

use std::fmt;

use engine::Seat;

use crate::{Clock, Figure, Phase, Plan, SeatStatus, SeatView, View};

const COLUMN: usize = 32;

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, deal {}, {}", self.round, self.deal, phase(self))?;
        match self.clock {
            Some(Clock::Standing { elapsed }) => writeln!(f, ", clock {} s", elapsed / 1_000)?,
            Some(Clock::Running { .. }) | None => writeln!(f)?,
        }
        let centre = self.centre.map_or("face down", |card| card.label());
        writeln!(f, "stack {}, centre {centre}, {}", self.n_stack, figures(self))?;
        if let Some(answer) = self.answer {
            let plan = answer.plan.map_or(String::new(), |plan| format!(", one is {plan}"));
            writeln!(f, "right plans: {}{plan}", answer.n_solutions)?;
        }
        if let Some(findings) = &self.findings {
            let found: Vec<String> = findings.iter().map(ToString::to_string).collect();
            let verdict = if found.is_empty() { "right".to_owned() } else { found.join(", ") };
            writeln!(f, "verdict: {verdict}")?;
        }
        let drawn: Vec<Vec<String>> =
            Seat::all(self.n_seats()).map(|seat| drawn_seat(self, seat)).collect();
        for i in 0..drawn.first().map_or(0, Vec::len) {
            let line: Vec<String> = drawn.iter().map(|it| format!("{:<COLUMN$}", it[i])).collect();
            writeln!(f, "{}", line.concat().trim_end())?;
        }
        Ok(())
    }
}

fn phase(view: &View) -> String {
    if view.paused_at.is_some() {
        return "paused".to_owned();
    }
    match view.phase {
        Phase::Place { .. } => format!("seat {} places the figures", view.commissioner),
        Phase::Countdown { .. } => "countdown".to_owned(),
        Phase::Build | Phase::Calling { .. } => "all build".to_owned(),
        Phase::Check { seat, .. } => format!("the plan of seat {seat} is checked"),
        Phase::Void { reason, .. } => format!("the deal is void: {reason:?}"),
        Phase::RoundEnd { winner, how, .. } => format!("seat {winner} has won: {how:?}"),
        Phase::Over => "the game is over".to_owned(),
    }
}

fn figures(view: &View) -> String {
    let placed = |figure: Figure| match view.figures[figure] {
        Some(field) => format!("{figure} {field}"),
        None => format!("{figure} -"),
    };
    Figure::ALL.map(placed).join(", ")
}

fn drawn_seat(view: &View, seat: Seat) -> Vec<String> {
    let seen = &view.seats[seat.idx()];
    let mut lines = vec![format!("seat {seat}: {}", n_medals(view.n_medals(seat)))];
    lines.push(state(seen));
    lines.extend(match &seen.board {
        Some(plan) => rows(plan),
        None => std::array::from_fn(|_| "?".to_owned()),
    });
    lines
}

fn n_medals(n: u8) -> String {
    if n == 1 { "1 medal".to_owned() } else { format!("{n} medals") }
}

fn state(seen: &SeatView) -> String {
    let status = match seen.status {
        SeatStatus::Building if seen.is_waiting => "waits",
        SeatStatus::Building => "builds",
        SeatStatus::Called => "has called",
        SeatStatus::Out => "sits out",
    };
    let n_laid = seen.n_laid.map_or(String::new(), |n| format!(", {n} laid"));
    let vote = if seen.has_voted { ", gives up" } else { "" };
    format!("{status}{n_laid}{vote}")
}

fn rows(plan: &Plan) -> [String; 3] {
    let text = plan.to_string();
    let labels: Vec<&str> = text.split(' ').collect();
    let row = |i: usize| {
        let cells = labels[3 * i..3 * i + 3].iter();
        cells.map(|label| format!("{label:<10}")).collect::<String>().trim_end().to_owned()
    };
    std::array::from_fn(row)
}
