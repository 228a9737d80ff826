//! What anybody may see: everything (SM-78).

use std::fmt;

use engine::{JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{City, Dice, Earned, Options, Phase, Pirates, Plan, SaintMalo, Score, Task};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    pub first: Seat,
    pub round: u8,
    pub turn: Seat,
    pub dice: Dice,
    /// What the dice were used for in this turn. A bonus person costs none.
    pub used: Option<Task>,
    pub phase: Phase,
    pub pirates: Pirates,
    /// By seat.
    pub cities: Vec<CityView>,
}

/// A city, with what follows from it for the eye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CityView {
    pub plan: Plan,
    pub n_coins: u16,
    pub n_logs: u16,
    pub n_cannons_lost: u8,
    pub earned: Earned,
    pub defence: u8,
    pub n_free: u8,
    /// If the game ended now.
    pub score: Score,
}

impl View {
    pub(crate) fn of(game: &SaintMalo) -> View {
        View {
            options: game.options.clone(),
            first: game.first,
            round: game.round,
            turn: game.turn,
            dice: game.dice,
            used: game.used,
            phase: game.phase,
            pirates: game.pirates,
            cities: game.cities().iter().map(CityView::of).collect(),
        }
    }

    /// The game that looks like this.
    pub(crate) fn game(&self) -> SaintMalo {
        let mut cities = [City::at_start(); 5];
        for (city, view) in cities.iter_mut().zip(&self.cities) {
            *city = view.city();
        }
        SaintMalo {
            options: self.options.clone(),
            n_seats: self.cities.len() as u8,
            cities,
            pirates: self.pirates,
            first: self.first,
            round: self.round,
            turn: self.turn,
            dice: self.dice,
            used: self.used,
            phase: self.phase,
        }
    }
}

impl CityView {
    fn of(city: &City) -> CityView {
        CityView {
            plan: Plan::of(city),
            n_coins: city.n_coins,
            n_logs: city.n_logs,
            n_cannons_lost: city.n_cannons_lost,
            earned: city.earned,
            defence: city.defence(),
            n_free: city.free().len() as u8,
            score: Score::of(city),
        }
    }

    fn city(&self) -> City {
        let mut city = self.plan.city();
        city.n_coins = self.n_coins;
        city.n_logs = self.n_logs;
        city.n_cannons_lost = self.n_cannons_lost;
        city.earned = self.earned;
        city
    }
}

/// For the terminal: the table in a line, then the cities side by side.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pirates { row, n_marked, n_boxes } = self.pirates;
        write!(f, "round {}, seat {} in turn, {:?}", self.round, self.turn, self.phase)?;
        if !self.dice.is_empty() {
            write!(f, ", dice {}", self.dice)?;
        }
        match self.pirates.strength() {
            Some(strength) => {
                writeln!(
                    f,
                    "\npirates: row {}, {n_marked}/{n_boxes}, strength {strength}",
                    row + 1
                )?;
            }
            None => writeln!(f, "\npirates: gone")?,
        }
        let drawn: Vec<Vec<String>> = (0..).zip(&self.cities).map(drawn_city).collect();
        for i in 0..drawn.first().map_or(0, Vec::len) {
            let line: Vec<String> = drawn.iter().map(|city| format!("{:<20}", city[i])).collect();
            writeln!(f, "{}", line.concat().trim_end())?;
        }
        Ok(())
    }
}

fn drawn_city((seat, city): (u8, &CityView)) -> Vec<String> {
    let plan = city.plan.to_string();
    let mut lines = vec![format!("seat {seat}"), "   a b c d e f g".to_owned()];
    for (row, letters) in (1..).zip(plan.split('/')) {
        let spaced: Vec<String> = letters.chars().map(String::from).collect();
        lines.push(format!("{row}  {}", spaced.join(" ")));
    }
    lines.push(format!("coins {}, logs {}", city.n_coins, city.n_logs));
    lines.push(format!("VP {}, defence {}", city.earned.total(), city.defence));
    lines.push(format!("cannons lost {}", city.n_cannons_lost));
    lines.push(format!("score now {}", city.score.total()));
    lines
}
