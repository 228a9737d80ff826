//! What a replay begins with, where somebody points at one step of it: an address can say it, so
//! that it can be shared and comes back with the browser's own buttons.

use engine::Seat;
use serde_json::Value;

/// A step, and what is ringed there.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Look {
    pub step: usize,
    /// Whose eyes it is seen by; those of whoever watches if nobody's.
    pub seat: Option<Seat>,
    /// What could have been done there, one after the other, and what was.
    pub better: Vec<Value>,
    pub played: Vec<Value>,
    /// So many of the last steps are ringed, where something was drawn.
    pub n_drawn: usize,
}

impl Look {
    /// As the query of an address, without the question mark.
    pub fn to_query(&self) -> String {
        let mut query = format!("step={}", self.step);
        let mut add = |key: &str, value: String| query += &format!("&{key}={}", escaped(&value));
        if let Some(seat) = self.seat {
            add("seat", seat.to_string());
        }
        for (key, actions) in [("better", &self.better), ("played", &self.played)] {
            if !actions.is_empty() {
                add(key, Value::Array(actions.clone()).to_string());
            }
        }
        if self.n_drawn != 0 {
            add("drawn", self.n_drawn.to_string());
        }
        query
    }

    /// None where nothing is pointed at. What cannot be read is left out.
    pub fn from_query(query: &str) -> Option<Look> {
        let mut look = Look::default();
        let mut has_step = false;
        for (key, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            let value = unescaped(value);
            match key {
                "step" => {
                    has_step = true;
                    look.step = value.parse().ok()?;
                }
                "seat" => look.seat = value.parse().ok().map(Seat),
                "better" => look.better = actions(&value),
                "played" => look.played = actions(&value),
                "drawn" => look.n_drawn = value.parse().unwrap_or_default(),
                _ => {}
            }
        }
        has_step.then_some(look)
    }
}

fn actions(text: &str) -> Vec<Value> {
    match serde_json::from_str(text) {
        Ok(Value::Array(actions)) => actions,
        _ => Vec::new(),
    }
}

/// As a part of an address.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for byte in text.bytes() {
        match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b',' | b':' => {
                escaped.push(char::from(byte));
            }
            _ => escaped += &format!("%{byte:02X}"),
        }
    }
    escaped
}

fn unescaped(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.bytes().next() {
        let coded = rest.get(1..3).filter(|_| first == b'%');
        let coded = coded.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(coded.unwrap_or(first));
        let n_read = if coded.is_some() { 3 } else { 1 };
        // A letter of several bytes cannot stand in an address; it is read byte by byte.
        rest = match rest.get(n_read..) {
            Some(rest) => rest,
            None => break,
        };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_pointed_at_is_read_again() {
        let look = Look {
            step: 57,
            seat: Some(Seat(1)),
            better: vec![json!({ "place": "a&b=ü%" }), json!("stop")],
            played: vec![json!(["x", 3])],
            n_drawn: 2,
        };
        let query = look.to_query();
        assert!(query.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'"'), "{query}");
        assert_eq!(Look::from_query(&query), Some(look));
    }

    #[test]
    fn an_address_without_a_step_points_at_nothing() {
        for query in ["", "seat=1", "step=x", "%", "step", "ü=%ü"] {
            assert_eq!(Look::from_query(query), None, "{query}");
        }
        let only = Look::from_query("step=3&seat=9x&better=no&drawn=%zz");
        assert_eq!(only, Some(Look { step: 3, ..Look::default() }));
    }
}
