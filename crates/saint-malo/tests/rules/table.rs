//! A table in any position: a test draws the cities, lays the dice, and plays on from there.

use engine::{Chance, Cx, Game, Imagine, Rejected, Scripted, Seat, Viewer, act};
use saint_malo::{
    Action, City, Dice, Event, Field, FirstPlayer, Options, Person, Phase, Plan, SaintMalo, Symbol,
    Task, View,
};
use testkit::{heard, legal};

pub const ME: Seat = Seat(0);

/// The city of every seat at the start.
pub const START: &str = "
    #.....#
    .cc....
    .c.....
    .c.....
    .......
    .......
    #.....#";

/// The start with crates on every free field but f6.
pub const ALL_BUT_F6: &str = "
    #ccccc#
    ccccccc
    ccccccc
    ccccccc
    ccccccc
    ccccc.c
    #ccccc#";

pub const FULL: &str = "
    #ccccc#
    ccccccc
    ccccccc
    ccccccc
    ccccccc
    ccccccc
    #ccccc#";

/// A game between two steps. Seat 0 is in turn unless the test says otherwise.
#[derive(Clone)]
pub struct Table {
    pub game: SaintMalo,
}

impl Table {
    /// A new game with the default options, begun by seat 0.
    pub fn of(n_seats: u8) -> Table {
        Table::with(n_seats, Options::default())
    }

    pub fn with(n_seats: u8, options: Options) -> Table {
        let options = Options { first_player: FirstPlayer::Seat(ME), ..options };
        let mut no_draws = Scripted::new([]);
        let game = SaintMalo::setup(&options, n_seats, &mut Cx::silent(0, &mut no_draws)).unwrap();
        Table { game }
    }

    /// The same table with something changed: any view can be imagined.
    pub fn edit(self, change: impl FnOnce(&mut View)) -> Table {
        let mut view = self.view();
        change(&mut view);
        Table { game: SaintMalo::imagine(&view, ME, &mut Scripted::new([])) }
    }

    pub fn city(self, drawn: &str) -> Table {
        self.city_of(ME, drawn)
    }

    pub fn city_of(self, seat: Seat, drawn: &str) -> Table {
        self.edit(|view| view.cities[seat.idx()].plan = drawn.parse().unwrap())
    }

    pub fn coins(self, n_coins: u16) -> Table {
        self.edit(|view| view.cities[0].n_coins = n_coins)
    }

    pub fn logs(self, n_logs: u16) -> Table {
        self.edit(|view| view.cities[0].n_logs = n_logs)
    }

    /// These dice lie there and no roll is left.
    pub fn dice(self, letters: &str) -> Table {
        self.edit(|view| {
            view.dice = dice(letters);
            view.phase = Phase::Use;
        })
    }

    /// `row` from 1, as people count.
    pub fn pirates(self, row: u8, n_marked: u8) -> Table {
        self.edit(|view| {
            view.pirates.row = row - 1;
            view.pirates.n_marked = n_marked;
        })
    }

    pub fn turn(self, seat: Seat) -> Table {
        self.edit(|view| view.turn = seat)
    }

    pub fn round(self, round: u8) -> Table {
        self.edit(|view| view.round = round)
    }

    pub fn view(&self) -> View {
        self.game.view(Viewer::Spectator)
    }

    /// The city of seat 0.
    pub fn mine(&self) -> &City {
        self.game.city(ME)
    }

    pub fn vp(&self) -> u16 {
        self.mine().earned.total()
    }

    /// What the seat in turn may do.
    pub fn offered(&self) -> Vec<Action> {
        legal(&self.game, self.game.turn())
    }

    pub fn tasks(&self) -> Vec<Task> {
        let task = |action| match action {
            Action::Use { task } => Some(task),
            _ => None,
        };
        self.offered().into_iter().filter_map(task).collect()
    }

    /// The labels of the fields that are offered.
    pub fn fields(&self) -> Vec<String> {
        let field = |action| match action {
            Action::Place { field } => Some(field.to_string()),
            _ => None,
        };
        self.offered().into_iter().filter_map(field).collect()
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

    /// Carries out an action whose dice show `letters`, in this order and no more of them.
    #[track_caller]
    fn act_throwing(&mut self, action: Action, letters: &str) -> Vec<Event> {
        let mut draws = Scripted::new(faces(letters).iter().map(|face| *face as u32));
        let events = self.act_with(action, &mut draws);
        assert!(draws.is_used_up(), "{action:?} throws fewer dice than {letters}");
        events
    }

    #[track_caller]
    pub fn roll(&mut self, letters: &str) -> Vec<Event> {
        self.act_throwing(Action::Roll, letters)
    }

    #[track_caller]
    pub fn reroll(&mut self, thrown: &str, letters: &str) -> Vec<Event> {
        self.act_throwing(Action::Reroll { dice: dice(thrown) }, letters)
    }

    #[track_caller]
    pub fn use_for(&mut self, task: Task) -> Vec<Event> {
        self.act(Action::Use { task })
    }

    #[track_caller]
    pub fn place(&mut self, label: &str) -> Vec<Event> {
        self.act(Action::Place { field: field(label) })
    }

    /// Uses a symbol and places all of it.
    #[track_caller]
    pub fn draw(&mut self, task: Task, labels: &[&str]) -> Vec<Event> {
        let mut events = self.use_for(task);
        for label in labels {
            events.extend(self.place(label));
        }
        events
    }

    #[track_caller]
    pub fn done(&mut self) -> Vec<Event> {
        self.act(Action::Done)
    }

    /// `Done` in practice, with the faces of the extra dice.
    #[track_caller]
    pub fn done_throwing(&mut self, letters: &str) -> Vec<Event> {
        self.act_throwing(Action::Done, letters)
    }

    /// A whole turn that uses nothing, with these dice.
    #[track_caller]
    pub fn pass_turn(&mut self, letters: &str) -> Vec<Event> {
        let mut events = self.roll(letters);
        events.extend(self.act(Action::Stop));
        events.extend(self.act(Action::Pass));
        events.extend(self.done());
        events
    }

    /// An action is neither listed nor accepted, and trying it changes nothing.
    #[track_caller]
    pub fn check_refused(&self, action: Action) {
        assert!(!self.offered().contains(&action), "{action:?} is offered");
        let mut game = self.game.clone();
        let mut no_draws = Scripted::new([]);
        let result = act(&mut game, self.game.turn(), &action, &mut Cx::silent(0, &mut no_draws));
        assert_eq!(result, Err(Rejected::Illegal), "{action:?}");
        assert_eq!(game, self.game);
    }

    #[track_caller]
    pub fn check_no_place(&self, label: &str) {
        self.check_refused(Action::Place { field: field(label) });
    }

    #[track_caller]
    pub fn check_no_task(&self, task: Task) {
        self.check_refused(Action::Use { task });
    }

    #[track_caller]
    pub fn check_city(&self, drawn: &str) {
        let expected: Plan = drawn.parse().unwrap();
        assert_eq!(Plan::of(self.mine()).to_string(), expected.to_string());
    }
}

/// Seat 0 is about to place a person, with heads and coins enough for any.
pub fn placing(person: Person, drawn: &str) -> Table {
    let mut table = Table::of(2).city(drawn).coins(20).dice("HHHHH");
    table.use_for(Task::Person(person));
    table
}

/// A field by its label.
pub fn field(label: &str) -> Field {
    label.parse().unwrap()
}

pub fn dice(letters: &str) -> Dice {
    letters.parse().unwrap()
}

/// The faces of a throw, in the order of the letters.
pub fn faces(letters: &str) -> Vec<Symbol> {
    let symbol = |letter| Symbol::ALL.into_iter().find(|symbol| symbol.letter() == letter).unwrap();
    letters.chars().map(symbol).collect()
}

pub fn plan_city(drawn: &str) -> City {
    drawn.parse::<Plan>().unwrap().city()
}
