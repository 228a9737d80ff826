//! What stands on the plate of a seat, as values: the shell draws them all alike.

/// One seat at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Plate {
    /// What it would be worth if the match ended now.
    pub now: i32,
    /// Where that comes from; those that are zero for everybody are not shown.
    pub parts: Vec<Part>,
    /// What one has.
    pub facts: Vec<Fact>,
    /// Words beside the name: "sits out".
    pub tags: Vec<String>,
}

/// Points of one source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    pub words: String,
    pub points: i32,
}

/// A number with its symbol and what it counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    pub symbol: &'static str,
    pub words: String,
    pub number: String,
    pub is_bad: bool,
}

impl Plate {
    pub fn worth(now: i32) -> Plate {
        Plate { now, ..Plate::default() }
    }

    pub fn part(mut self, words: String, points: i32) -> Plate {
        self.parts.push(Part { words, points });
        self
    }

    pub fn fact(mut self, symbol: &'static str, words: String, number: impl ToString) -> Plate {
        self.facts.push(Fact { symbol, words, number: number.to_string(), is_bad: false });
        self
    }

    /// A number that nobody wants.
    pub fn bad(mut self, symbol: &'static str, words: String, number: impl ToString) -> Plate {
        self.facts.push(Fact { symbol, words, number: number.to_string(), is_bad: true });
        self
    }

    pub fn tag(mut self, words: String) -> Plate {
        self.tags.push(words);
        self
    }
}
