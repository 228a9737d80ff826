//! A table in any position: a test draws neighbourhoods, lays out the offer, and plays on from
//! there.

use cities::{
    Action, CardIdx, Catalogue, Cities, CityChoice, Colour, Components, Event, Features, Json,
    Kind, Measure, Neighbourhood, Options, Phase, Pieces, Position, Row, Space, StartPlayer,
    Survey, TileIdx, View,
};
use engine::{Chance, Cx, Fast, Game, Imagine, Rejected, Scripted, Seat, Viewer, act};
use serde_json::Value;
use testkit::{heard, legal};

pub const ME: Seat = Seat(0);

/// A game between two steps. Seat 0 begins unless the test says otherwise.
#[derive(Clone)]
pub struct Table {
    pub game: Cities,
}

/// Options without a draw: New York, begun by seat 0.
pub fn fixed() -> Options {
    Options {
        city: CityChoice::Named("new-york".to_owned()),
        start_player: StartPlayer::Seat(ME),
        ..Options::default()
    }
}

pub fn in_city(id: &str) -> Options {
    Options { city: CityChoice::Named(id.to_owned()), ..fixed() }
}

impl Table {
    /// A new game before the first starting tile is chosen.
    pub fn new(n_seats: u8, options: &Options) -> Table {
        let mut no_draws = Scripted::new([]);
        let cx = &mut Cx::silent(0, &mut no_draws);
        Table { game: Cities::setup(options, n_seats, cx).unwrap() }
    }

    /// The first round is laid out, every seat has a starting tile.
    pub fn of(n_seats: u8) -> Table {
        Table::with(n_seats, &fixed())
    }

    pub fn with(n_seats: u8, options: &Options) -> Table {
        let mut table = Table::new(n_seats, options);
        let mut chance = Fast::new(1);
        while table.game.phase() == Phase::ChooseStartTile {
            let action = table.offered()[0];
            table.act_with(action, &mut chance);
        }
        table
    }

    /// The same table with something changed: any view can be imagined.
    pub fn edit(self, change: impl FnOnce(&mut View)) -> Table {
        let mut view = self.view();
        change(&mut view);
        Table { game: Cities::imagine(&view, ME, &mut Scripted::new([])) }
    }

    pub fn city(self, drawn: &str) -> Table {
        self.city_of(ME, drawn)
    }

    pub fn city_of(self, seat: Seat, drawn: &str) -> Table {
        self.edit(|view| view.seats[seat.idx()].neighbourhood = city(drawn))
    }

    /// Seat 0 has this tile in hand.
    pub fn tile(self, id: &str) -> Table {
        self.edit(|view| view.phase = Phase::PlaceTile { tile: tile(id) })
    }

    /// Seat 0 has these features in hand.
    pub fn features(self, ids: &[&str]) -> Table {
        let hand: Features = ids.iter().map(|id| kind(id)).collect();
        self.edit(|view| view.phase = Phase::PlaceFeatures { hand })
    }

    /// Seat 0 has these pieces in hand.
    pub fn pieces(self, letters: &str) -> Table {
        self.edit(|view| view.phase = Phase::PlacePieces { hand: pieces(letters) })
    }

    pub fn cards(self, ids: &[&str]) -> Table {
        self.edit(|view| view.seats[0].cards = ids.iter().map(|id| card(id)).collect())
    }

    /// Nothing waits; the turn can be ended.
    pub fn ready(self) -> Table {
        self.edit(|view| view.phase = Phase::Confirm { row: Row::Cards })
    }

    pub fn round(self, round: u8) -> Table {
        self.edit(|view| view.round = round)
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// The neighbourhood of seat 0.
    pub fn mine(&self) -> &Neighbourhood {
        self.game.neighbourhood(ME)
    }

    /// What the seat in turn may do.
    pub fn offered(&self) -> Vec<Action> {
        legal(&self.game, self.game.turn())
    }

    /// The spaces where a feature or a piece is offered, without its repetition by kind.
    pub fn spaces(&self) -> Vec<(i8, i8)> {
        let space = |action| match action {
            Action::PlaceFeature { at, .. } | Action::PlacePiece { at, .. } => {
                Some((at.row, at.column))
            }
            _ => None,
        };
        self.offered().into_iter().filter_map(space).collect()
    }

    /// Carries out an action of the seat in turn that takes no chance.
    #[track_caller]
    pub fn act(&mut self, action: Action) -> Vec<Event> {
        self.act_with(action, &mut Scripted::new([]))
    }

    #[track_caller]
    pub fn act_with(&mut self, action: Action, chance: &mut dyn Chance) -> Vec<Event> {
        let mut told = Vec::new();
        let seat = self.game.turn();
        let result = act(&mut self.game, seat, &action, &mut Cx::told(0, chance, &mut told));
        assert_eq!(result, Ok(()), "{action:?} by seat {seat}");
        heard(&told, Viewer::Spectator)
    }

    /// Carries out an action with exactly these draws.
    #[track_caller]
    pub fn act_drawing(&mut self, action: Action, draws: &[u32]) -> Vec<Event> {
        let mut script = Scripted::new(draws.iter().copied());
        let events = self.act_with(action, &mut script);
        assert!(script.is_used_up(), "{action:?} draws fewer than {draws:?}");
        events
    }

    /// Row and column from 1, as people count.
    #[track_caller]
    pub fn take(&mut self, row: usize, column: u8) -> Vec<Event> {
        self.act_with(take(row, column), &mut Fast::new(7))
    }

    #[track_caller]
    pub fn done(&mut self) -> Vec<Event> {
        self.act_with(Action::Done, &mut Fast::new(8))
    }

    /// A whole turn: takes a column, places or discards anything, and ends.
    #[track_caller]
    pub fn turn(&mut self, row: usize, column: u8) -> Vec<Event> {
        let mut events = self.take(row, column);
        while let [.., last] = self.offered()[..] {
            events.extend(self.act_with(last, &mut Fast::new(9)));
            if last == Action::Done {
                break;
            }
        }
        events
    }

    /// An action is neither listed nor accepted, and trying it changes nothing.
    #[track_caller]
    pub fn check_refused(&self, action: Action, rule: &str) {
        assert!(!self.offered().contains(&action), "{action:?} is offered");
        let mut game = self.game.clone();
        let mut no_draws = Scripted::new([]);
        let seat = self.game.turn();
        let result = act(&mut game, seat, &action, &mut Cx::silent(0, &mut no_draws));
        assert_eq!(result, Err(Rejected::Illegal), "{action:?}");
        assert_eq!(game, self.game);
        assert_eq!(game.forbids(seat, &action), Some(rule), "{action:?}");
    }

    #[track_caller]
    pub fn check_city(&self, drawn: &str) {
        assert_eq!(self.mine().to_string(), city(drawn).to_string());
    }
}

/// Row and column from 1.
pub fn take(row: usize, column: u8) -> Action {
    Action::Take { row: Row::ALL[row - 1], column: column - 1 }
}

pub fn place_tile(row: i8, column: i8, rotation: u8) -> Action {
    Action::PlaceTile { at: Position { row, column }, rotation }
}

pub fn place_feature(id: &str, row: i8, column: i8) -> Action {
    Action::PlaceFeature { kind: kind(id), at: Space { row, column } }
}

pub fn place_piece(letter: char, row: i8, column: i8) -> Action {
    let colour = Colour::of_letter(letter).unwrap();
    Action::PlacePiece { colour, at: Space { row, column } }
}

/// A neighbourhood drawn with words. Features may have the letters of the specification.
pub fn city(drawn: &str) -> Neighbourhood {
    let letters =
        [("Wd", "W1"), ("Wy", "W2"), ("Wf", "W3"), ("Wr", "W4"), ("Pt", "P1"), ("Pf", "P2")];
    let drawn = drawn.replace("Pc", "P3").replace("Pk", "P4");
    let drawn = letters.iter().fold(drawn, |drawn, (from, to)| drawn.replace(from, to));
    drawn.parse().unwrap()
}

pub fn pieces(letters: &str) -> Pieces {
    letters.chars().map(|letter| Colour::of_letter(letter).unwrap()).collect()
}

pub fn built_in() -> &'static Catalogue {
    Catalogue::built_in()
}

pub fn kind(id: &str) -> Kind {
    let at = built_in().features.iter().position(|feature| feature.id == id);
    Kind(at.unwrap() as u8)
}

pub fn card(id: &str) -> CardIdx {
    CardIdx(built_in().cards.iter().position(|card| card.id == id).unwrap() as u8)
}

pub fn tile(id: &str) -> TileIdx {
    TileIdx(built_in().city_tiles.iter().position(|tile| tile.id == id).unwrap() as u8)
}

/// A measure, as a component file writes it.
pub fn measure(json: &str) -> Measure {
    let mut file = built_in_json();
    file.as_object_mut().unwrap().remove("totals");
    file["cards"][0]["measure"] = serde_json::from_str(json).unwrap();
    let components = components(&file);
    assert_eq!(components.faults(), None, "{json}");
    components.catalogue().unwrap().cards[0].measure.clone()
}

/// What a measure gives on a drawn neighbourhood, and the spaces in reading order.
pub fn counted(json: &str, drawn: &str) -> (u32, Vec<(i8, i8)>) {
    let city = city(drawn);
    let count = Survey::of(&city).count(&measure(json));
    (count.n, city.spaces(count.spaces).map(|space| (space.row, space.column)).collect())
}

#[track_caller]
pub fn check_count(json: &str, drawn: &str, n: u32, spaces: &[(i8, i8)]) {
    assert_eq!(counted(json, drawn), (n, spaces.to_vec()), "{json}");
}

pub fn built_in_json() -> Value {
    serde_json::from_str(cities::BUILT_IN).unwrap()
}

pub fn components(file: &Value) -> Components {
    Components::of(serde_json::from_value::<Json>(file.clone()).unwrap())
}

/// Any action at all that the seat in turn may do, by a number.
pub fn any_action(game: &Cities, chance: &mut Fast) -> Option<Action> {
    let seat = game.to_act().first()?;
    let actions = legal(game, seat);
    Some(actions[chance.below(actions.len() as u32) as usize])
}

/// A game played at random to its end.
pub fn played_out(options: &Options, n_seats: u8, seed: u64) -> Cities {
    let mut chance = Fast::new(seed);
    let mut game = Cities::setup(options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
    while let Some(action) = any_action(&game, &mut chance) {
        let seat = game.turn();
        act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
    }
    game
}
