//! A task: the centre and the four figures. As text `centre:y1,y2,b1,b2`, the fields of the yellow
//! pair before those of the black one.

use std::fmt;
use std::ops::Index;
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::card::UnknownCard;
use crate::components::GREEN_FIGURES_MIN;
use crate::field::N_FIELDS;
use crate::figure::N_FIGURES;
use crate::{Card, Colour, Components, Field, Fields, Figure};

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Task {
    pub centre: Card,
    /// In the order of [`Figure`].
    pub figures: [Field; N_FIGURES],
}

/// Why a text or a placement is no task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadTask {
    /// Not a label, a colon and four numbers with commas between them.
    Form,
    UnknownCard(String),
    NoSuchField(String),
    FieldTwice(Field),
    TooFewGreen {
        given: u8,
    },
}

impl Task {
    pub fn new(centre: Card, figures: [Field; N_FIGURES]) -> Task {
        Task { centre, figures }
    }

    /// The fields of a pair, the taxi first.
    pub fn pair(&self, colour: Colour) -> [Field; 2] {
        [self[colour.taxi()], self[colour.house()]]
    }

    pub fn figure_at(&self, field: Field) -> Option<Figure> {
        Figure::ALL.into_iter().find(|figure| self[*figure] == field)
    }

    /// The fields at which roads must leave the plan.
    pub fn exits(&self) -> Fields {
        self.figures.into_iter().collect()
    }

    pub fn n_green(&self, components: &Components) -> u8 {
        self.figures.iter().filter(|field| components.is_green(**field)).count() as u8
    }

    /// TT-33 and TT-34.
    pub fn check(&self, components: &Components) -> Result<(), BadTask> {
        self.check_distinct()?;
        let given = self.n_green(components);
        if given < GREEN_FIGURES_MIN {
            return Err(BadTask::TooFewGreen { given });
        }
        Ok(())
    }

    fn check_distinct(&self) -> Result<(), BadTask> {
        let mut seen = Fields::NONE;
        for field in self.figures {
            if seen.contains(field) {
                return Err(BadTask::FieldTwice(field));
            }
            seen.insert(field);
        }
        Ok(())
    }

    /// The task of those that are equal for building: pairs as sets, colours not told apart.
    pub fn canonical(&self) -> Task {
        let mut pairs = Colour::ALL.map(|colour| self.pair(colour));
        pairs.iter_mut().for_each(|pair| engine::sort_short(pair, |field| *field));
        engine::sort_short(&mut pairs, |pair| *pair);
        let [[a1, a2], [b1, b2]] = pairs;
        Task { centre: self.centre, figures: [a1, a2, b1, b2] }
    }

    pub fn is_canonical(&self) -> bool {
        self.canonical() == *self
    }

    /// One of the [`N_LABELLINGS`] tasks with the same canonical form.
    pub fn labelled(&self, number: u32) -> Task {
        let [mut y1, mut y2, mut b1, mut b2] = self.figures;
        if number & 1 != 0 {
            (y1, y2) = (y2, y1);
        }
        if number & 2 != 0 {
            (b1, b2) = (b2, b1);
        }
        let figures = if number & 4 == 0 { [y1, y2, b1, b2] } else { [b1, b2, y1, y2] };
        Task { centre: self.centre, figures }
    }

    /// Every canonical task with at least so many figures on green fields, by centre in the order
    /// of [`Card::ALL`] and then by fields in ascending order.
    pub fn all(components: &Components, n_green_min: u8) -> impl Iterator<Item = Task> + '_ {
        let around = move |centre| Task::all_around(centre, components, n_green_min);
        Card::ALL.into_iter().flat_map(around)
    }

    /// Those with one centre.
    pub(crate) fn all_around(
        centre: Card,
        components: &Components,
        n_green_min: u8,
    ) -> impl Iterator<Item = Task> + '_ {
        let tasks = (0..PAIRINGS.len()).map(move |idx| Task::nth(centre, idx));
        tasks.filter(move |task| n_green_min <= task.n_green(components))
    }

    fn nth(centre: Card, pairing_idx: usize) -> Task {
        let field = |number| Field::new(number).expect("the pairings are of fields");
        Task { centre, figures: PAIRINGS[pairing_idx].map(field) }
    }

    /// A legal canonical task for every number, neighbours with different centres: something to
    /// measure the solver with.
    pub fn sample(number: u64) -> Task {
        let components = Components::default();
        let (n_cards, n_pairings) = (Card::ALL.len() as u64, PAIRINGS.len() as u64);
        let centre = Card::ALL[(number % n_cards) as usize];
        let from = number / n_cards % n_pairings;
        let mut tasks = (from..n_pairings).map(|idx| Task::nth(centre, idx as usize));
        let legal = tasks.find(|task| task.check(&components).is_ok());
        legal.expect("the last pairing stands on green fields")
    }
}

/// Taxi or house first in each pair, and which pair is the yellow one.
pub const N_LABELLINGS: u32 = 8;

/// The fields of every canonical task, in ascending order.
const PAIRINGS: [[u8; N_FIGURES]; 1485] = pairings();

const fn pairings() -> [[u8; N_FIGURES]; 1485] {
    const N: usize = N_FIELDS;
    let mut table = [[0; N_FIGURES]; 1485];
    let (mut n_found, mut code) = (0, 0);
    while code < N * N * N * N {
        let (a1, a2) = (code / (N * N * N), code / (N * N) % N);
        let (b1, b2) = (code / N % N, code % N);
        let is_canonical = a1 < a2 && b1 < b2 && a1 < b1 && a2 != b1 && a2 != b2;
        if is_canonical {
            table[n_found] = [a1 as u8, a2 as u8, b1 as u8, b2 as u8];
            n_found += 1;
        }
        code += 1;
    }
    assert!(n_found == table.len(), "four of twelve fields, and three ways to pair them");
    table
}

impl Index<Figure> for Task {
    type Output = Field;
    fn index(&self, figure: Figure) -> &Field {
        &self.figures[figure.idx()]
    }
}

impl BadTask {
    /// The number of the rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            BadTask::Form => "TT-13",
            BadTask::UnknownCard(_) => "TT-2",
            BadTask::NoSuchField(_) => "TT-9",
            BadTask::FieldTwice(_) => "TT-33",
            BadTask::TooFewGreen { .. } => "TT-34",
        }
    }
}

impl fmt::Display for BadTask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            BadTask::Form => f.write_str("a task is written centre:y1,y2,b1,b2"),
            BadTask::UnknownCard(label) => write!(f, "no card is called {label:?}"),
            BadTask::NoSuchField(text) => write!(f, "{text:?} is no field from 0 to 11"),
            BadTask::FieldTwice(field) => write!(f, "two figures stand on field {field}"),
            BadTask::TooFewGreen { given } => {
                write!(f, "{given} figures on green fields, but at least {GREEN_FIGURES_MIN} must")
            }
        }
    }
}

impl std::error::Error for BadTask {}

impl From<UnknownCard> for BadTask {
    fn from(UnknownCard(label): UnknownCard) -> BadTask {
        BadTask::UnknownCard(label)
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [y1, y2, b1, b2] = self.figures;
        write!(f, "{}:{y1},{y2},{b1},{b2}", self.centre)
    }
}

/// Reads the form and TT-33. How many fields must be green is a matter of the table: see
/// [`Task::check`].
impl FromStr for Task {
    type Err = BadTask;
    fn from_str(text: &str) -> Result<Task, BadTask> {
        let (centre, fields) = text.split_once(':').ok_or(BadTask::Form)?;
        let fields: Vec<&str> = fields.split(',').collect();
        let fields: [&str; N_FIGURES] = fields.try_into().map_err(|_| BadTask::Form)?;
        let centre = centre.parse::<Card>()?;
        let mut figures = [Field::new(0).expect("there is a first field"); N_FIGURES];
        for (figure, text) in figures.iter_mut().zip(fields) {
            *figure = read_field(text)?;
        }
        let task = Task { centre, figures };
        task.check_distinct()?;
        Ok(task)
    }
}

/// A number as it is printed: no sign, no leading zero.
fn read_field(text: &str) -> Result<Field, BadTask> {
    let field = Field::all().find(|field| field.to_string() == text);
    field.ok_or_else(|| BadTask::NoSuchField(text.to_owned()))
}

impl TryFrom<String> for Task {
    type Error = BadTask;
    fn try_from(text: String) -> Result<Task, BadTask> {
        text.parse()
    }
}

impl From<Task> for String {
    fn from(task: Task) -> String {
        task.to_string()
    }
}
