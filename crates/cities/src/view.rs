//! What anybody may see: everything but what lies face down, and that is in no state (CI-101 to
//! CI-104).

use std::fmt;
use std::sync::Arc;

use engine::{Game, JsonSchema, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::catalogue::{N_GOALS, N_START_TILES, N_STEPS};
use crate::mode::SEATS_MAX;
use crate::score::card_points;
use crate::{
    Cards, Cities, Goal, Holding, Neighbourhood, Offer, Options, Owner, Phase, Pieces, Row, Score,
    Survey, Unseen,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    /// The city by its place in the components.
    pub city: u8,
    pub first: Seat,
    pub star: Option<Seat>,
    /// From 1; 0 while starting tiles are chosen.
    pub round: u8,
    pub turn: Seat,
    pub phase: Phase,
    pub start_tiles: [bool; N_START_TILES],
    pub offer: Offer,
    pub unseen: Unseen,
    pub bag: Pieces,
    /// By goal and number.
    pub rings: [[Option<Owner>; N_STEPS]; N_GOALS],
    /// By seat.
    pub seats: Vec<SeatView>,
}

/// What lies in front of a seat, with what follows from it for the eye.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub neighbourhood: Neighbourhood,
    pub cards: Cards,
    /// What each card scores now.
    pub card_points: Vec<i32>,
    /// How far the seat is with each goal (CI-77).
    pub progress: [u32; N_GOALS],
    /// If the game ended now.
    pub score: Score,
}

impl View {
    pub(crate) fn of(game: &Cities) -> View {
        View {
            options: game.options().clone(),
            city: game.city,
            first: game.first,
            star: game.star,
            round: game.round,
            turn: game.turn,
            phase: game.phase,
            start_tiles: game.start_tiles,
            offer: game.offer,
            unseen: game.unseen,
            bag: game.bag,
            rings: game.rings,
            seats: Seat::all(game.n_seats()).map(|seat| SeatView::of(game, seat)).collect(),
        }
    }

    /// The game that looks like this.
    pub(crate) fn game(&self) -> Cities {
        let mut holdings = [Holding::EMPTY; SEATS_MAX];
        for (holding, seat) in holdings.iter_mut().zip(&self.seats) {
            *holding = Holding { neighbourhood: seat.neighbourhood, cards: seat.cards };
        }
        let setting = self.options.setting(self.seats.len() as u8);
        Cities {
            setting: Arc::new(setting.expect("a game was set up with these options")),
            city: self.city,
            first: self.first,
            star: self.star,
            round: self.round,
            turn: self.turn,
            phase: self.phase,
            start_tiles: self.start_tiles,
            offer: self.offer,
            unseen: self.unseen,
            bag: self.bag,
            rings: self.rings,
            holdings,
        }
    }
}

impl SeatView {
    fn of(game: &Cities, seat: Seat) -> SeatView {
        let Holding { neighbourhood, cards } = game.holdings[seat.idx()];
        let survey = Survey::of(&neighbourhood);
        let goals = &game.city_plan().goals;
        SeatView {
            neighbourhood,
            cards,
            card_points: cards
                .iter()
                .map(|card| card_points(game.catalogue().card(*card), &survey))
                .collect(),
            progress: std::array::from_fn(|goal| survey.count(&goals[goal].measure).n),
            score: game.score(seat),
        }
    }
}

/// For the terminal: the table in a few lines, then the neighbourhoods side by side.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let game = self.game();
        let catalogue = game.catalogue();
        let n_rounds = game.mode().n_rounds;
        write!(f, "{}, round {} of {n_rounds}, ", game.city_plan().name.en, self.round)?;
        writeln!(f, "seat {} in turn, {}", self.turn, phase_words(&game))?;
        for (goal, rings) in game.city_plan().goals.iter().zip(&self.rings) {
            let numbers: Vec<String> = game
                .mode()
                .ladder_steps
                .iter()
                .map(|step| format!("{}{}", goal.ladder[*step], owner_mark(rings[*step])))
                .collect();
            let Goal { name, measure, at_least, .. } = goal;
            writeln!(f, "goal: {} ({measure}: {at_least}) {}", name.en, numbers.join(" / "))?;
        }
        for row in Row::ALL {
            let columns: Vec<String> =
                (0..4).map(|column| column_words(&game, row, column)).collect();
            writeln!(f, "{:<9} {}", format!("{row:?}").to_ascii_lowercase(), columns.join(" | "))?;
        }
        let drawn: Vec<Vec<String>> =
            (0..).zip(&self.seats).map(|(seat, view)| drawn_seat(seat, view)).collect();
        for i in 0..drawn.iter().map(Vec::len).max().unwrap_or(0) {
            let words = |seat: &Vec<String>| seat.get(i).cloned().unwrap_or_default();
            let line: Vec<String> =
                drawn.iter().map(|seat| format!("{:<28}", words(seat))).collect();
            writeln!(f, "{}", line.concat().trim_end())?;
        }
        for (seat, view) in (0..).zip(&self.seats) {
            for (card, points) in view.cards.iter().zip(&view.card_points) {
                writeln!(f, "seat {seat}: {} ({points})", catalogue.card(*card).name.en)?;
            }
        }
        Ok(())
    }
}

fn owner_mark(owner: Option<Owner>) -> String {
    match owner {
        None => String::new(),
        Some(Owner::Seat(seat)) => format!(" (seat {seat})"),
        Some(Owner::Neutral) => " (neutral)".to_owned(),
    }
}

fn phase_words(game: &Cities) -> String {
    let catalogue = game.catalogue();
    match game.phase {
        Phase::ChooseStartTile => {
            let left = catalogue.start_tiles.iter().zip(game.start_tiles);
            let left: Vec<String> = left
                .filter(|(_, is_left)| *is_left)
                .map(|(tile, _)| tile.face.to_string())
                .collect();
            format!("chooses a starting tile: {}", left.join(" "))
        }
        Phase::Take => "takes".to_owned(),
        Phase::PlaceTile { tile } => format!("places the tile {}", catalogue.face(tile)),
        Phase::PlaceFeatures { hand } => {
            let names: Vec<&str> =
                hand.things().map(|kind| catalogue.feature(kind).name.en.as_str()).collect();
            format!("places {}", names.join(", "))
        }
        Phase::PlacePieces { hand } => {
            let letters: String = hand.things().map(|colour| colour.letter()).collect();
            format!("places the pieces {letters}")
        }
        Phase::Confirm { .. } => "is done".to_owned(),
        Phase::Over => "the game is over".to_owned(),
    }
}

fn column_words(game: &Cities, row: Row, column: u8) -> String {
    let (offer, catalogue) = (&game.offer, game.catalogue());
    let idx = usize::from(column);
    if let Some(owner) = offer.worker(row, column) {
        return match owner {
            Owner::Seat(seat) => format!("seat {seat}"),
            Owner::Neutral => "neutral".to_owned(),
        };
    }
    if game.round == 0 || game.phase == Phase::Over {
        return "-".to_owned();
    }
    match row {
        Row::Cards => match offer.cards.get(idx).copied().flatten() {
            Some(card) => catalogue.card(card).name.en.clone(),
            None => "face down".to_owned(),
        },
        Row::Tiles => match offer.tiles.get(idx).copied().flatten() {
            Some(tile) => catalogue.face(tile).to_string(),
            None => "face down".to_owned(),
        },
        Row::Features => {
            let name = |kind| catalogue.feature(kind).name.en.clone();
            let mut names: Vec<String> = offer.features[idx].things().map(name).collect();
            if offer.is_hidden(row, column) {
                names.push("face down".to_owned());
            }
            names.join(", ")
        }
        Row::Pieces => match offer.pieces.get(idx) {
            Some(pieces) => pieces.things().map(|colour| colour.letter()).collect(),
            None => "??".to_owned(),
        },
    }
}

fn drawn_seat(seat: u8, view: &SeatView) -> Vec<String> {
    let mut lines = vec![format!("seat {seat}, score {}", view.score.total())];
    for row in view.neighbourhood.words() {
        let words: Vec<String> = row.iter().map(|word| format!("{word:<3}")).collect();
        lines.push(words.join(" ").trim_end().to_owned());
    }
    lines
}
