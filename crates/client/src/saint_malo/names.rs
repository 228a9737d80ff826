//! What things are called here, in words and as symbols.

use saint_malo::{Person, Piece, Side, Symbol, Task};

use crate::words::Texts;

pub fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Log => "log",
        Symbol::Crate => "crate",
        Symbol::Wall => "wall",
        Symbol::Cross => "cross",
        Symbol::Head => "head",
        Symbol::Sabres => "sabres",
    }
}

pub fn person_id(person: Person) -> &'static str {
    match person {
        Person::Citizen => "citizen",
        Person::Soldier => "soldier",
        Person::Priest => "priest",
        Person::Architect => "architect",
        Person::Merchant => "merchant",
        Person::Juggler => "juggler",
        Person::Noble => "noble",
    }
}

pub fn person_name(texts: &Texts, person: Person) -> String {
    texts.say(&format!("saint-malo-person-{}", person_id(person)), &[])
}

/// The letter on a token: it differs between the languages.
pub fn person_letter(texts: &Texts, person: Person) -> String {
    texts.say(&format!("saint-malo-letter-{}", person_id(person)), &[])
}

pub fn side_name(texts: &Texts, side: Side) -> String {
    let id = match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    };
    texts.say(&format!("saint-malo-side-{id}"), &[])
}

/// With its article: "a merchant", "einen Händler".
pub fn piece_name(texts: &Texts, piece: Piece) -> String {
    match piece {
        Piece::Crate => texts.say("saint-malo-piece-crate", &[]),
        Piece::Wall => texts.say("saint-malo-piece-wall", &[]),
        Piece::House => texts.say("saint-malo-piece-house", &[]),
        Piece::Church(size) => texts.say("saint-malo-piece-church", &[("size", size.into())]),
        Piece::Person(person) => texts.say(&format!("saint-malo-piece-{}", person_id(person)), &[]),
    }
}

/// Alone: "merchant", "Händler".
pub fn piece_noun(texts: &Texts, piece: Piece) -> String {
    match piece {
        Piece::Crate => texts.say("saint-malo-noun-crate", &[]),
        Piece::Wall => texts.say("saint-malo-noun-wall", &[]),
        Piece::House => texts.say("saint-malo-noun-house", &[]),
        Piece::Church(size) => texts.say("saint-malo-noun-church", &[("size", size.into())]),
        Piece::Person(person) => texts.say(&format!("saint-malo-noun-{}", person_id(person)), &[]),
    }
}

/// The id of its symbol in `symbols.svg`.
pub fn piece_symbol(piece: Piece) -> String {
    match piece {
        Piece::Crate => "die-crate".to_owned(),
        Piece::Wall => "die-wall".to_owned(),
        Piece::House => "sm-house".to_owned(),
        Piece::Church(_) => "sm-church".to_owned(),
        Piece::Person(person) => format!("sm-{}", person_id(person)),
    }
}

/// "3 crates", "church of size 2", "merchant".
pub fn task_name(texts: &Texts, task: Task) -> String {
    let (key, n) = match task {
        Task::Logs(n) => ("saint-malo-task-logs", n),
        Task::Crates(n) => ("saint-malo-task-crates", n),
        Task::Walls(n) => ("saint-malo-task-walls", n),
        Task::Church(n) => ("saint-malo-task-church", n),
        Task::Person(person) => return person_name(texts, person),
    };
    texts.say(key, &[("n", n.into())])
}
