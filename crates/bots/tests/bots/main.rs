//! Tests of the opponents through their public door.

mod dice_turn;
mod levels;
mod milestones;
mod search;
mod turbo_taxi;
