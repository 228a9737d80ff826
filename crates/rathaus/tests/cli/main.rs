//! The real binary, as a person or a script runs it.

mod analyse;
mod arena;
mod bad_input;
mod bench;
mod calibrate;
mod damaged_records;
mod fair;
mod files;
mod games;
mod languages;
mod load;
mod messages;
mod operation;
mod replay;
mod run;
mod serve;
mod simulate;
mod taxi;
mod train;
