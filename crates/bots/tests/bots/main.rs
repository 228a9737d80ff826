//! Tests of the opponents through their public door.

mod cities;
mod dice_turn;
mod levels;
mod milestones;
mod rattus_cartus;
mod search;
mod training;
mod turbo_taxi;
