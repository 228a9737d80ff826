//! Where one can stop on the way through a match: at every step, where a turn or a round begins, or
//! where one seat has decided something.

use engine::Seat;

/// How far one goes with one press.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stride {
    Step,
    Turn,
    Round,
    /// To the decisions of one seat.
    Of(Seat),
}

impl Stride {
    /// As the value of a choice.
    pub fn code(self) -> String {
        match self {
            Stride::Step => "step".to_owned(),
            Stride::Turn => "turn".to_owned(),
            Stride::Round => "round".to_owned(),
            Stride::Of(seat) => seat.to_string(),
        }
    }

    pub fn from_code(code: &str) -> Option<Stride> {
        match code {
            "step" => Some(Stride::Step),
            "turn" => Some(Stride::Turn),
            "round" => Some(Stride::Round),
            seat => seat.parse().ok().map(|seat| Stride::Of(Seat(seat))),
        }
    }
}

/// What is known of one step, the set-up being the first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// Who has decided; nobody at the set-up, and where a clock has run out.
    pub seat: Option<Seat>,
    /// How far the match was then, in words.
    pub progress: String,
    /// Whether a turn begins with it, as far as the game says so.
    pub begins_turn: bool,
}

/// All steps of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stops {
    steps: Vec<Stop>,
    tells_turns: bool,
}

impl Stops {
    pub fn new(steps: Vec<Stop>) -> Stops {
        let tells_turns = steps.iter().any(|stop| stop.begins_turn);
        Stops { steps, tells_turns }
    }

    pub fn last(&self) -> usize {
        self.steps.len() - 1
    }

    pub fn seat(&self, step: usize) -> Option<Seat> {
        self.steps.get(step).and_then(|stop| stop.seat)
    }

    /// The next one after `step`; else the end.
    pub fn after(&self, step: usize, stride: Stride) -> usize {
        let rest = (step + 1)..self.steps.len();
        rest.into_iter().find(|i| self.is_stop(*i, stride)).unwrap_or(self.last())
    }

    /// The last one before `step`; else the beginning.
    pub fn before(&self, step: usize, stride: Stride) -> usize {
        (0..step).rev().find(|i| self.is_stop(*i, stride)).unwrap_or(0)
    }

    fn is_stop(&self, i: usize, stride: Stride) -> bool {
        let stop = &self.steps[i];
        let before = i.checked_sub(1).map(|i| &self.steps[i]);
        match stride {
            Stride::Step => true,
            Stride::Turn if self.tells_turns => before.is_none() || stop.begins_turn,
            Stride::Turn => before.is_none_or(|before| before.seat != stop.seat),
            Stride::Round => before.is_none_or(|before| before.progress != stop.progress),
            Stride::Of(seat) => stop.seat == Some(seat),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stops() -> Stops {
        let stop = |seat: Option<u8>, round: u8| Stop {
            seat: seat.map(Seat),
            progress: format!("Round {round}"),
            begins_turn: false,
        };
        let steps = [(None, 1), (Some(0), 1), (Some(0), 1), (Some(1), 1), (Some(0), 2)];
        Stops::new(steps.map(|(seat, round)| stop(seat, round)).to_vec())
    }

    /// Whoever plays alone has turns as well.
    #[test]
    fn a_turn_begins_where_the_game_says_so() {
        let mut stops = stops();
        stops.steps.iter_mut().for_each(|stop| stop.seat = Some(Seat(0)));
        [2, 4].into_iter().for_each(|i| stops.steps[i].begins_turn = true);
        let stops = Stops::new(stops.steps);
        assert_eq!(stops.after(0, Stride::Turn), 2);
        assert_eq!(stops.after(2, Stride::Turn), 4);
        assert_eq!(stops.before(4, Stride::Turn), 2);
        assert_eq!(stops.before(2, Stride::Turn), 0);
    }

    #[test]
    fn one_goes_by_steps_turns_rounds_and_decisions() {
        let stops = stops();
        assert_eq!(stops.after(1, Stride::Step), 2);
        assert_eq!(stops.after(1, Stride::Turn), 3);
        assert_eq!(stops.after(1, Stride::Round), 4);
        assert_eq!(stops.after(2, Stride::Of(Seat(0))), 4);
        assert_eq!(stops.before(4, Stride::Turn), 3);
        assert_eq!(stops.before(3, Stride::Of(Seat(0))), 2);
        assert_eq!(stops.before(3, Stride::Round), 0);
    }

    #[test]
    fn nobody_goes_beyond_the_ends() {
        let stops = stops();
        assert_eq!(stops.after(4, Stride::Step), 4);
        assert_eq!(stops.before(0, Stride::Turn), 0);
        assert_eq!(stops.after(3, Stride::Of(Seat(7))), 4);
    }

    #[test]
    fn strides_are_read_again() {
        for stride in [Stride::Step, Stride::Turn, Stride::Round, Stride::Of(Seat(2))] {
            assert_eq!(Stride::from_code(&stride.code()), Some(stride));
        }
        assert_eq!(Stride::from_code("far"), None);
    }
}
