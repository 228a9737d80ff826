//! What the form has collected so far.

use protocol::{GameInfo, NewSeat, NewTable};
use serde_json::{Map, Value};

#[derive(Clone, PartialEq, Debug)]
pub struct Form {
    game: String,
    seats: Vec<NewSeat>,
    /// Only those that differ from the defaults.
    options: Map<String, Value>,
    pub is_listed: bool,
}

impl Form {
    /// Me and a friend, or as many as the game needs.
    pub fn new(info: &GameInfo) -> Form {
        let n_seats = 2.clamp(info.seats_min, info.seats_max);
        let mut form = Form {
            game: info.id.clone(),
            seats: vec![NewSeat::Me],
            options: Map::new(),
            is_listed: false,
        };
        form.set_n_seats(n_seats);
        form
    }

    pub fn n_seats(&self) -> u8 {
        self.seats.len() as u8
    }

    pub fn seat(&self, i: usize) -> Option<&NewSeat> {
        self.seats.get(i)
    }

    /// New seats are open; those that stay keep their sitter.
    pub fn set_n_seats(&mut self, n_seats: u8) {
        self.seats.resize(n_seats.into(), NewSeat::Open);
        if n_seats == 1 {
            self.seats[0] = NewSeat::Me;
        }
    }

    pub fn set_seat(&mut self, i: usize, seat: NewSeat) {
        self.seats[i] = seat;
    }

    pub fn has_open(&self) -> bool {
        self.seats.contains(&NewSeat::Open)
    }

    /// The value of an option, if it is not the default.
    pub fn option(&self, key: &str) -> Option<&Value> {
        self.options.get(key)
    }

    /// None is the default.
    pub fn set_option(&mut self, key: &str, value: Option<Value>) {
        match value {
            Some(value) => self.options.insert(key.to_owned(), value),
            None => self.options.remove(key),
        };
    }

    pub fn table(&self) -> NewTable {
        NewTable {
            game: self.game.clone(),
            options: Value::Object(self.options.clone()),
            seats: self.seats.clone(),
            is_listed: self.is_listed && self.has_open(),
        }
    }
}

/// The names of sitters in a choice: `me`, `open`, or the level of a bot.
pub fn sitter_code(seat: &NewSeat) -> &str {
    match seat {
        NewSeat::Me => "me",
        NewSeat::Open => "open",
        NewSeat::Bot { level } => level,
    }
}

pub fn sitter_of_code(code: &str) -> NewSeat {
    match code {
        "me" => NewSeat::Me,
        "open" => NewSeat::Open,
        level => NewSeat::Bot { level: level.to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn info() -> GameInfo {
        GameInfo {
            id: "a-game".to_owned(),
            seats_min: 1,
            seats_max: 5,
            levels: ["easy", "medium", "hard"].map(str::to_owned).to_vec(),
            options: json!({ "round_cap": 60 }),
        }
    }

    #[test]
    fn a_form_begins_with_me_and_a_friend() {
        let form = Form::new(&info());
        assert_eq!(form.table().seats, [NewSeat::Me, NewSeat::Open]);
        assert!(form.has_open());
    }

    #[test]
    fn seats_that_stay_keep_their_sitter() {
        let mut form = Form::new(&info());
        form.set_seat(1, sitter_of_code("hard"));
        form.set_n_seats(3);
        assert_eq!(form.seat(1).map(sitter_code), Some("hard"));
        assert_eq!(form.seat(2), Some(&NewSeat::Open));
        form.set_seat(0, NewSeat::Open);
        form.set_n_seats(1);
        assert_eq!(form.table().seats, [NewSeat::Me]);
    }

    #[test]
    fn defaults_are_left_out() {
        let mut form = Form::new(&info());
        form.set_option("round_cap", Some(json!(40)));
        assert_eq!(form.table().options, json!({ "round_cap": 40 }));
        form.set_option("round_cap", None);
        assert_eq!(form.table().options, json!({}));
    }

    #[test]
    fn only_a_table_with_open_seats_is_listed() {
        let mut form = Form::new(&info());
        form.is_listed = true;
        assert!(form.table().is_listed);
        form.set_seat(1, NewSeat::Me);
        assert!(!form.table().is_listed);
    }
}
