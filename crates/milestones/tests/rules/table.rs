//! A table in any position: a test says what lies where, and plays on from there.

use engine::{Chance, Cx, Fast, Game, Imagine, Rejected, Scripted, Seat, Viewer, act};
use milestones::{
    Action, Corner, EditionFile, Event, Goods, Json, Kind, Milestones, Options, Phase, Plot,
    Section, Space, StartSeat, Tableau, Tile, View, built_in_file,
};
use serde_json::Value;
use testkit::{heard, legal};

pub const ME: Seat = Seat(0);
pub const OTHER: Seat = Seat(1);

/// Two workers of different kinds, far from everything.
pub const TWO_WORKERS: &str = "st1 wo2 . . . . . .";

/// A game between two steps. Seat 0 is in turn unless the test says otherwise.
#[derive(Clone)]
pub struct Table {
    pub game: Milestones,
}

impl Table {
    /// The draft is over and seat 0 has the first turn; there are no bonus tiles.
    pub fn of(n_seats: u8) -> Table {
        Table::with(n_seats, Options::default())
    }

    pub fn with(n_seats: u8, options: Options) -> Table {
        let options = Options { start_seat: StartSeat::Seat(ME), ..options };
        let mut chance = Fast::new(2012);
        let game = Milestones::setup(&options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
        Table { game }.edit(|view| {
            view.turn = ME;
            view.phase = Phase::Move;
            view.start_tiles = [].into_iter().collect();
            view.map.bonus.clear();
            for tableau in &mut view.tableaus {
                tableau.path = TWO_WORKERS.parse().unwrap();
                tableau.goods = Goods::NONE;
            }
        })
    }

    /// The same table with something changed: any view can be imagined.
    pub fn edit(self, change: impl FnOnce(&mut View)) -> Table {
        let mut view = self.view();
        change(&mut view);
        Table { game: Milestones::imagine(&view, ME, &mut Scripted::new([])) }
    }

    pub fn path(self, drawn: &str) -> Table {
        self.path_of(ME, drawn)
    }

    pub fn path_of(self, seat: Seat, drawn: &str) -> Table {
        self.edit(|view| view.tableaus[seat.idx()].path = drawn.parse().unwrap())
    }

    pub fn goods(self, goods: &str) -> Table {
        self.goods_of(ME, goods)
    }

    pub fn goods_of(self, seat: Seat, goods: &str) -> Table {
        self.edit(|view| view.tableaus[seat.idx()].goods = goods.parse().unwrap())
    }

    pub fn pawn(self, space: Space) -> Table {
        self.edit(|view| view.tableaus[0].pawn = space)
    }

    /// A score that comes from nothing but houses.
    pub fn score(self, seat: Seat, points: u16) -> Table {
        self.edit(|view| view.tableaus[seat.idx()].points.houses = points)
    }

    pub fn second_move(self) -> Table {
        self.edit(|view| view.is_second_move = true)
    }

    pub fn turn(self, seat: Seat) -> Table {
        self.edit(|view| view.turn = seat)
    }

    pub fn sections(self, sections: &[&str]) -> Table {
        self.edit(|view| view.map.sections = sections.iter().map(|name| section(name)).collect())
    }

    /// Markets beside the one at the start.
    pub fn markets(self, corners: &[&str]) -> Table {
        self.edit(|view| view.map.markets.extend(corners.iter().map(|name| corner(name))))
    }

    pub fn sacks(self, corners: &[&str]) -> Table {
        self.edit(|view| view.map.sacks = corners.iter().map(|name| corner(name)).collect())
    }

    pub fn houses(self, plots: &[&str]) -> Table {
        self.edit(|view| view.map.houses = plots.iter().map(|name| plot(name)).collect())
    }

    pub fn bonus(self, name: &str, kind: Kind) -> Table {
        self.edit(|view| view.map.bonus.push((plot(name), kind)))
    }

    /// Seat 0 stands in the building office with these goods.
    pub fn office(self, goods: &str) -> Table {
        self.goods(goods).at(Space::BuildingOffice, Phase::Build)
    }

    /// Seat 0 stands on the mill with these goods.
    pub fn mill(self, goods: &str) -> Table {
        self.goods(goods).at(Space::Mill, Phase::Deliver)
    }

    pub fn at(self, space: Space, phase: Phase) -> Table {
        self.pawn(space).edit(|view| view.phase = phase)
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// The tableau of seat 0.
    pub fn mine(&self) -> &Tableau {
        self.game.tableau(ME)
    }

    /// What the seat in turn may do.
    pub fn offered(&self) -> Vec<Action> {
        legal(&self.game, self.game.turn())
    }

    /// The names of the places that the offered actions of one sort name.
    pub fn named<T: ToString>(&self, name: impl Fn(Action) -> Option<T>) -> Vec<String> {
        self.offered().into_iter().filter_map(name).map(|name| name.to_string()).collect()
    }

    pub fn road_starts(&self) -> Vec<String> {
        self.named(|action| match action {
            Action::StartRoad { from } => Some(from),
            _ => None,
        })
    }

    pub fn house_plots(&self) -> Vec<String> {
        self.named(|action| match action {
            Action::BuildHouse { plot } => Some(plot),
            _ => None,
        })
    }

    pub fn market_corners(&self) -> Vec<String> {
        self.named(|action| match action {
            Action::BuildMarket { corner } => Some(corner),
            _ => None,
        })
    }

    pub fn delivery_markets(&self) -> Vec<String> {
        self.named(|action| match action {
            Action::Deliver { market } => Some(market),
            _ => None,
        })
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
        assert_eq!(result, Ok(()), "{action:?} by seat {seat}; {:?}", self.offered());
        heard(&told, Viewer::Spectator)
    }

    #[track_caller]
    pub fn go(&mut self, to: Space) -> Vec<Event> {
        self.act(Action::Move { to })
    }

    #[track_caller]
    pub fn lay(&mut self, name: &str) -> Vec<Event> {
        let Section { from, via, to } = section(name);
        self.act(Action::StartRoad { from });
        self.act(Action::LayRoad { via, to })
    }

    #[track_caller]
    pub fn house(&mut self, name: &str) -> Vec<Event> {
        self.act(Action::BuildHouse { plot: plot(name) })
    }

    #[track_caller]
    pub fn market(&mut self, name: &str) -> Vec<Event> {
        self.act(Action::BuildMarket { corner: corner(name) })
    }

    #[track_caller]
    pub fn deliver(&mut self, name: &str) -> Vec<Event> {
        self.act(Action::Deliver { market: corner(name) })
    }

    #[track_caller]
    pub fn take(&mut self, name: &str, space: u8) -> Vec<Event> {
        self.act(Action::TakeBonus { plot: plot(name), space })
    }

    #[track_caller]
    pub fn done(&mut self) -> Vec<Event> {
        self.act(Action::Done)
    }

    /// A whole turn on covered and empty spaces: nothing happens in it.
    #[track_caller]
    pub fn idle_turn(&mut self) -> Vec<Event> {
        let seat = self.game.turn().idx();
        let mut idle = self.clone().edit(|view| view.tableaus[seat].pawn = Space::Path(5));
        idle.go(Space::Path(6));
        idle.go(Space::Path(7));
        let events = idle.done();
        *self = idle;
        events
    }

    /// An action is neither listed nor accepted, trying it changes nothing, and this rule is named.
    #[track_caller]
    pub fn check_refused(&self, action: Action, rule: &str) {
        assert!(!self.offered().contains(&action), "{action:?} is offered");
        let mut game = self.game.clone();
        let mut no_draws = Scripted::new([]);
        let seat = self.game.turn();
        let result = act(&mut game, seat, &action, &mut Cx::silent(0, &mut no_draws));
        assert_eq!(result, Err(Rejected::Illegal), "{action:?}");
        assert_eq!(game, self.game);
        assert_eq!(self.game.forbids(seat, &action), Some(rule), "{action:?}");
    }

    #[track_caller]
    pub fn check_no_house(&self, name: &str, rule: &str) {
        self.check_refused(Action::BuildHouse { plot: plot(name) }, rule);
    }

    #[track_caller]
    pub fn check_no_market(&self, name: &str, rule: &str) {
        self.check_refused(Action::BuildMarket { corner: corner(name) }, rule);
    }

    #[track_caller]
    pub fn check_no_road(&self, name: &str, rule: &str) {
        self.check_refused(Action::StartRoad { from: corner(name) }, rule);
    }

    #[track_caller]
    pub fn check_goods(&self, goods: &str) {
        assert_eq!(self.mine().goods.to_string(), goods);
    }

    #[track_caller]
    pub fn check_path(&self, drawn: &str) {
        assert_eq!(self.mine().path.to_string(), drawn);
    }
}

pub fn corner(name: &str) -> Corner {
    name.parse().unwrap()
}

pub fn plot(name: &str) -> Plot {
    name.parse().unwrap()
}

pub fn section(name: &str) -> Section {
    name.parse().unwrap()
}

pub fn goods(text: &str) -> Goods {
    text.parse().unwrap()
}

/// Tile W17 is the seventeenth of the built-in list.
pub fn tile(id: &str) -> Tile {
    let number: u8 = id.strip_prefix('W').unwrap().parse().unwrap();
    Tile(number - 1)
}

/// The built-in file, to be changed.
pub fn built_in_value() -> Value {
    serde_json::to_value(built_in_file()).unwrap()
}

pub fn json(value: &Value) -> Json {
    serde_json::from_value(value.clone()).unwrap()
}

/// Options with a file that differs from the built-in one.
pub fn with_edition(change: impl FnOnce(&mut Value)) -> Options {
    let mut value = built_in_value();
    change(&mut value);
    Options { edition: Some(EditionFile::new(json(&value))), ..Options::default() }
}
