//! The rules of Milestones, by Stefan Dorra and Ralf zur Linde (eggertspiele / Pegasus, 2012).
//! RULES.md numbers them; comments and tests cite the numbers.

mod action;
mod apply;
mod components;
mod corner;
mod edition;
mod event;
mod game;
mod kind;
mod legal;
mod map;
mod options;
mod path;
mod score;
mod set;
mod setup;
mod sites;
mod space;
mod tableau;
mod view;
mod worker;
mod worth;

pub use action::Action;
pub use components::{
    COINS_AT_START, COINS_PER_DELIVERY, COINS_PER_MATERIAL, COINS_PER_TILE, CORNERS_MAX,
    DISPLAY_SIZE, GOODS_KEPT, GRAIN_PER_DELIVERY, N_BUSHES, N_HOUSES, N_KINDS, N_MARKETS,
    N_PATH_SPACES, N_SACKS, N_SECTIONS, N_SPACES, N_START_TILES, N_TILES, NUMBERS_PER_DELIVERY,
    POINTS_PER_BONUS, SEATS_MAX, SHORT_TARGETS, TARGETS, WORKERS_KEPT,
};
pub use corner::{Corner, Edge, Plot, Section};
pub use edition::{Edition, Provenance, Provenances, Site, Warning, built_in_file};
pub use engine::Json;
pub use event::Event;
pub use game::{BonusBy, End, EndCause, Milestones, Phase};
pub use kind::{Goods, Kind};
pub use map::Map;
pub use options::{EditionFile, Options, StallRounds, StartSeat, Target};
pub use path::{Path, PathSpace, Production};
pub use set::{Corners, Plots};
pub use sites::Build;
pub use space::Space;
pub use tableau::{Points, Source, Tableau};
pub use view::{MapView, TableauView, View};
pub use worker::{Tile, Tiles, Worker, WorkerTile};
pub use worth::{Delivery, Majority, Stop, majority_points};
