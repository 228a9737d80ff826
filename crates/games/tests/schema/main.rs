//! The schemas, held against what the games really put on the wire.

mod mutations;
mod options;
mod played;
mod validators;

use games::Visitor;

/// Does it with every game.
fn visit_all<V: Visitor + Copy>(visitor: V) {
    for game in games::IDS {
        games::visit(game, visitor).expect("it is in the list");
    }
}
