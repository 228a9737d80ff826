//! What is wrong with what a person asked for.

use games::Visitor;

pub fn known_game<V: Visitor>(id: &str, visitor: V) -> anyhow::Result<V::Output> {
    games::visit(id, visitor)
        .ok_or_else(|| anyhow::anyhow!("unknown game {id:?}: there is {}", games::IDS.join(", ")))
}
