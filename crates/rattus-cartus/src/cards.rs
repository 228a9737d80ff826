//! Sets of cards as the state holds them. A population card has a number, which nobody is ever told
//! (RC-99): by class, then by nuns rising, so that the order of the numbers is that of RC-30.

use crate::components::{N_CLASSES, N_PERSONS, N_SPECIALS, NUNS, PERSONS_PER_CLASS};
use crate::{Card, Class, Kind, Person};

/// The number of a population card.
pub(crate) type CardNo = u8;

/// A set of population cards, as one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Cards(u128);

/// Cards in a hand, before a seat, or changing hands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Hand {
    persons: Cards,
    /// Of every kind, so that nothing must be counted to list what can be laid.
    kinds: Kinds,
}

/// How many cards of each kind: what a walk chooses (RC-29).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Kinds([u8; N_CLASSES + N_SPECIALS]);

/// What is printed on the population cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Print {
    Nuns,
    /// RC-113: a number of its own on every card, so that a test can follow it.
    Marks,
}

impl Print {
    pub fn person(self, no: CardNo) -> Person {
        let class = class_of(no);
        match self {
            Print::Nuns => Person { class, nuns: NUNS[usize::from(no) % PERSONS_PER_CLASS] },
            Print::Marks => Person { class, nuns: no },
        }
    }

    pub fn persons(self, cards: Cards) -> Vec<Person> {
        cards.iter().map(|no| self.person(no)).collect()
    }

    /// RC-30: sorted by kind, then by nuns.
    pub fn cards(self, hand: &Hand) -> Vec<Card> {
        let persons = hand.persons.iter().map(|no| Card::Person(self.person(no)));
        persons.chain(hand.plain_cards()).collect()
    }

    /// The numbers of the cards that look like this one.
    pub fn alike(self, no: CardNo) -> std::ops::Range<usize> {
        /// Where the cards with as many nuns begin and end within a class.
        const ALIKE: [(u8, u8); PERSONS_PER_CLASS] = [
            (0, 4),
            (0, 4),
            (0, 4),
            (0, 4),
            (4, 6),
            (4, 6),
            (6, 8),
            (6, 8),
            (8, 10),
            (8, 10),
            (10, 14),
            (10, 14),
            (10, 14),
            (10, 14),
        ];
        let no = usize::from(no);
        match self {
            Print::Nuns => {
                let (start, end) = ALIKE[no % PERSONS_PER_CLASS];
                let class_start = no - no % PERSONS_PER_CLASS;
                class_start + usize::from(start)..class_start + usize::from(end)
            }
            Print::Marks => no..no + 1,
        }
    }

    /// The number of a card that looks like this, the lowest of them.
    pub fn first_alike(self, person: Person) -> Option<CardNo> {
        let start = person.class as usize * PERSONS_PER_CLASS;
        let mut of_class = (start..start + PERSONS_PER_CLASS).map(|no| no as CardNo);
        of_class.find(|no| self.person(*no) == person)
    }
}

fn class_of(no: CardNo) -> Class {
    Class::ALL[usize::from(no) / PERSONS_PER_CLASS]
}

impl Cards {
    pub const NONE: Cards = Cards(0);

    pub fn all() -> Cards {
        Cards((1 << N_PERSONS) - 1)
    }

    pub fn only(no: CardNo) -> Cards {
        Cards(1 << no)
    }

    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn contains(self, no: CardNo) -> bool {
        self.0 & 1 << no != 0
    }

    pub fn insert(&mut self, no: CardNo) {
        self.0 |= 1 << no;
    }

    pub fn remove(&mut self, no: CardNo) {
        self.0 &= !(1 << no);
    }

    pub fn and(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    pub fn without(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    fn class_bits(self, class: Class) -> u32 {
        const MASK: u128 = (1 << PERSONS_PER_CLASS) - 1;
        (self.0 >> (class as usize * PERSONS_PER_CLASS) & MASK) as u32
    }

    pub fn of_class(self, class: Class) -> impl Iterator<Item = CardNo> {
        let start = (class as usize * PERSONS_PER_CLASS) as CardNo;
        bits(u128::from(self.class_bits(class))).map(move |no| no + start)
    }

    /// The n-th card of the set, from 0.
    pub fn nth(self, n: u32) -> CardNo {
        let mut n = n;
        let low = self.0 as u64;
        let n_low = low.count_ones();
        let (mut rest, start) = if n < n_low { (low, 0) } else { ((self.0 >> 64) as u64, 64) };
        if n_low <= n {
            n -= n_low;
        }
        let mut skipped = 0;
        while (rest as u8).count_ones() <= n {
            n -= (rest as u8).count_ones();
            rest >>= 8;
            skipped += 8;
        }
        for _ in 0..n {
            rest &= rest - 1;
        }
        start + skipped + rest.trailing_zeros() as CardNo
    }

    pub fn iter(self) -> impl Iterator<Item = CardNo> {
        bits(self.0)
    }
}

fn bits(mut rest: u128) -> impl Iterator<Item = CardNo> {
    std::iter::from_fn(move || {
        let no = rest.trailing_zeros() as CardNo;
        rest &= rest.checked_sub(1)?;
        Some(no)
    })
}

impl FromIterator<CardNo> for Cards {
    fn from_iter<I: IntoIterator<Item = CardNo>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for no in cards {
            set.insert(no);
        }
        set
    }
}

impl Hand {
    pub fn persons(&self) -> Cards {
        self.persons
    }

    /// Jokers, Swords, Flutes, Pass and Gold, by pile.
    pub fn others(&self) -> [u8; N_SPECIALS] {
        std::array::from_fn(|idx| self.kinds.0[N_CLASSES + idx])
    }

    /// The cards without nuns, sorted.
    pub fn plain_cards(&self) -> impl Iterator<Item = Card> {
        let kinds = self.kinds;
        Kind::ALL.into_iter().flat_map(move |kind| {
            let n = usize::from(kinds.n_of(kind));
            Card::plain(kind).into_iter().flat_map(move |card| std::iter::repeat_n(card, n))
        })
    }

    pub fn len(&self) -> u8 {
        self.kinds.len()
    }

    pub fn kinds(&self) -> &Kinds {
        &self.kinds
    }

    pub fn n_of(&self, kind: Kind) -> u8 {
        self.kinds.n_of(kind)
    }

    /// RC-52: population cards and Jokers.
    pub fn strength(&self) -> u8 {
        self.kinds.0[..=N_CLASSES].iter().sum()
    }

    pub fn insert(&mut self, no: CardNo) {
        self.persons.insert(no);
        self.kinds.0[usize::from(no) / PERSONS_PER_CLASS] += 1;
    }

    pub fn insert_others(&mut self, pile_idx: usize, n: u8) {
        self.kinds.0[N_CLASSES + pile_idx] += n;
    }

    pub fn add(&mut self, cards: &Hand) {
        self.persons = self.persons.and(cards.persons);
        for (n, more) in self.kinds.0.iter_mut().zip(cards.kinds.0) {
            *n += more;
        }
    }

    pub fn take_away(&mut self, cards: &Hand) {
        self.persons = self.persons.without(cards.persons);
        for (n, fewer) in self.kinds.0.iter_mut().zip(cards.kinds.0) {
            *n -= fewer;
        }
    }
}

impl Kinds {
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    pub fn n_of(&self, kind: Kind) -> u8 {
        self.0[kind.idx()]
    }

    pub fn add(&mut self, kind: Kind) {
        self.0[kind.idx()] += 1;
    }

    /// The kinds of which there are more than in another choice.
    #[inline]
    pub fn more_than(&self, other: &Kinds) -> impl Iterator<Item = Kind> {
        let counts = self.0.iter().zip(&other.0);
        Kind::ALL.into_iter().zip(counts).filter(|(_, (n, other))| other < n).map(|(kind, _)| kind)
    }

    /// RC-30: sorted.
    pub fn to_vec(self) -> Vec<Kind> {
        let of_kind = |kind: Kind| std::iter::repeat_n(kind, self.n_of(kind).into());
        Kind::ALL.into_iter().flat_map(of_kind).collect()
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        let mut counted = Kinds::default();
        for kind in kinds {
            counted.add(kind);
        }
        counted
    }
}
