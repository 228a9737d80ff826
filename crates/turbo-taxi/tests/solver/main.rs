//! Cards, plans, the checker, the solver and the puzzles: what needs no match.

mod given;
mod literal;

mod bands;
mod board;
mod cards;
mod checker;
mod components;
mod daily;
mod difficulty;
mod drawing;
mod every_task;
mod examples;
mod hints;
mod notation;
mod right_plan;
mod routes;
mod symmetry;
mod time_attack;
