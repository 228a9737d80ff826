//! Tests of the opponents through their public door.

mod cities;
mod dice_turn;
mod levels;
mod search;
mod turbo_taxi;
