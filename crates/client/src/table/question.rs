//! What is asked of the viewer now.

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Question {
    /// In one line.
    pub title: String,
    /// A sentence of help.
    pub more: String,
    /// How far one is: "Roll 2 of 3".
    pub step: String,
    /// What the main button says while there is nothing for it to do: "Choose a field".
    pub idle: String,
}

impl Question {
    pub fn titled(title: String) -> Question {
        Question { title, ..Question::default() }
    }

    pub fn more(mut self, more: String) -> Question {
        self.more = more;
        self
    }

    pub fn step(mut self, step: String) -> Question {
        self.step = step;
        self
    }

    pub fn idle(mut self, idle: String) -> Question {
        self.idle = idle;
        self
    }
}
