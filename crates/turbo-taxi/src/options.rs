//! The table options.

use engine::{
    BadOptions, ComponentFile, JsonSchema, Millis, OptionField, OptionGroup, Seat, schemars,
};
use serde::{Deserialize, Serialize};

use crate::choice::choice;
use crate::game::SEATS_MAX;
use crate::{Components, Crossing};

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// TT-7. A table that brings its own `components` says it there.
    pub crossing: Crossing,
    pub first_commissioner: FirstCommissioner,
    pub placement: Placement,
    pub placement_s: PlacementTime,
    pub unsolvable: Unsolvable,
    pub assist: Assist,
    pub round_limit_s: RoundLimit,
    pub halt: Halt,
    pub latency: Latency,
    pub check_show_s: CheckTime,
    pub rounds: Rounds,
    pub tie: Tie,
    pub progress: Progress,
    pub watch_boards: WatchBoards,
    pub stack_list: StackList,
    /// TT-78, by seat. Those of seats that nobody has taken are not looked at.
    pub handicaps: [Handicap; SEATS_MAX],
    /// What the printed game is like, by somebody who owns it.
    pub components: Option<ComponentFile<Components>>,
}

/// TT-30. The host names a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FirstCommissioner {
    #[default]
    Random,
    Seat(Seat),
}

/// TT-32, TT-38: who places the figures.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Placement {
    #[default]
    Commissioner,
    Auto,
}

/// TT-42: what becomes of a task that has no right plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Unsolvable {
    #[default]
    Announce,
    Honest,
}

/// TT-51.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Assist {
    #[default]
    Off,
    Edges,
    Full,
}

/// TT-54: when `Halt` may be called.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Halt {
    #[default]
    FullBoard,
    AnyTime,
}

/// TT-58, TT-62: whether the way of a call counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Latency {
    #[default]
    Fair,
    Receipt,
}

/// TT-81.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Tie {
    #[default]
    Shared,
    ExtraRound,
}

/// TT-82: whether others see how many cards lie on a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Progress {
    #[default]
    Shown,
    Hidden,
}

/// TT-82: when those who do not build see the boards of those who do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WatchBoards {
    #[default]
    AfterRound,
    WhenOut,
}

/// TT-82: whether the table shows which cards are left in the stack.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum StackList {
    #[default]
    Hidden,
    Shown,
}

/// TT-78: what a seat gives away, or is given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Handicap {
    pub delay_s: HandicapDelay,
    pub helper_cards: HelperCards,
}

choice! {
    /// TT-37: how long the commissioner may take.
    PlacementTime: ["15", "30", "60", "off"],
    Seconds30 = Some(30), Seconds15 = Some(15), Seconds60 = Some(60), Off = None,
}

choice! {
    /// TT-53.
    RoundLimit: ["off", "180", "300", "600"],
    Off = None, Seconds180 = Some(180), Seconds300 = Some(300), Seconds600 = Some(600),
}

choice! {
    /// TT-63: how long a called plan is shown.
    CheckTime: ["3", "5", "8"],
    Seconds5 = Some(5), Seconds3 = Some(3), Seconds8 = Some(8),
}

choice! {
    /// TT-79: how many medals there are to win.
    Rounds: ["12", "8", "6"],
    Twelve = Some(12), Eight = Some(8), Six = Some(6),
}

choice! {
    /// TT-78: how long a seat holds still.
    HandicapDelay: ["0", "5", "10", "20", "30"],
    None = Some(0), Seconds5 = Some(5), Seconds10 = Some(10), Seconds20 = Some(20),
    Seconds30 = Some(30),
}

choice! {
    /// TT-78: how many cards of a right plan lie there from the start.
    HelperCards: ["0", "1", "2"],
    None = Some(0), One = Some(1), Two = Some(2),
}

pub(crate) fn option_fields() -> Vec<OptionField> {
    use OptionGroup::{Help, Pace, Play};
    let handicap = vec![
        Help.choice("delay_s", &HandicapDelay::listed()),
        Help.choice("helper_cards", &HelperCards::listed()),
    ];
    vec![
        Play.seat("first_commissioner"),
        Play.choice("placement", &[Placement::Commissioner, Placement::Auto]),
        Play.choice("unsolvable", &[Unsolvable::Announce, Unsolvable::Honest]),
        Play.choice("halt", &[Halt::FullBoard, Halt::AnyTime]),
        Play.choice("tie", &[Tie::Shared, Tie::ExtraRound]),
        Play.choice("latency", &[Latency::Fair, Latency::Receipt]),
        Pace.choice("rounds", &Rounds::listed()),
        Pace.choice("placement_s", &PlacementTime::listed()),
        Pace.choice("round_limit_s", &RoundLimit::listed()),
        Pace.choice("check_show_s", &CheckTime::listed()),
        Help.choice("assist", &[Assist::Off, Assist::Edges, Assist::Full]),
        Help.choice("progress", &[Progress::Shown, Progress::Hidden]),
        Help.choice("watch_boards", &[WatchBoards::AfterRound, WatchBoards::WhenOut]),
        Help.choice("stack_list", &[StackList::Hidden, StackList::Shown]),
        Help.per_seat("handicaps", handicap),
        OptionGroup::Owners.choice("crossing", &[Crossing::Junction, Crossing::Overpass]),
        OptionGroup::file("components"),
    ]
}

impl Options {
    /// Card set, crossing and green fields of the table.
    pub fn components(&self) -> Components {
        match &self.components {
            None => Components::printed(self.crossing),
            Some(file) => **file.read().expect("a table is set up with a good file"),
        }
    }

    pub(crate) fn check(&self, n_seats: u8) -> Result<(), BadOptions> {
        if let Some(file) = &self.components {
            file.read()?;
        }
        if let FirstCommissioner::Seat(seat) = self.first_commissioner {
            BadOptions::check_range("first_commissioner", seat.0, 0..=i64::from(n_seats) - 1)?;
        }
        let handicaps = &self.handicaps[..usize::from(n_seats)];
        let n_helpers_max = handicaps.iter().map(|it| it.helper_cards.count()).max();
        match self.unsolvable {
            Unsolvable::Announce => Ok(()),
            // TT-78: helper cards would tell that there is a right plan.
            Unsolvable::Honest => {
                BadOptions::check_range("helper_cards", n_helpers_max.unwrap_or(0), 0..=0)
            }
        }
    }

    pub(crate) fn n_rounds(&self) -> u8 {
        self.rounds.number().expect("a number of rounds is always chosen") as u8
    }

    pub(crate) fn placement_ms(&self) -> Option<Millis> {
        self.placement_s.number().map(ms)
    }

    pub(crate) fn round_limit_ms(&self) -> Option<Millis> {
        self.round_limit_s.number().map(ms)
    }

    pub(crate) fn check_show_ms(&self) -> Millis {
        self.check_show_s.number().map_or(0, ms)
    }

    /// TT-78.
    pub(crate) fn delay_ms(&self, seat: Seat) -> Millis {
        self.handicaps[seat.idx()].delay_s.number().map_or(0, ms)
    }
}

impl HelperCards {
    pub fn count(self) -> u8 {
        self as u8
    }
}

fn ms(seconds: u16) -> Millis {
    Millis::from(seconds) * 1_000
}
