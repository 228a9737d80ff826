//! Dice in fixed places. The rules know only counts; people want the dice that they keep to stay
//! where they lie.

use saint_malo::{Dice, Phase, Symbol, Task, View};

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tray {
    pub dice: Vec<Die>,
    /// How many rolls were left when the dice came to lie like this.
    rolls_left: Option<u8>,
    /// What they were used for.
    task: Option<Task>,
}

/// What becomes of a die once a task is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    Used,
    /// For coins, to the symbol of the task.
    Turned,
    /// Without effect.
    Spent,
    /// For the pirates.
    Sabres,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Die {
    pub symbol: Symbol,
    /// Marked to be thrown again.
    pub is_marked: bool,
    /// Counts the throws of this die, so that each one is seen to tumble.
    pub n_throws: u32,
}

impl Tray {
    /// The tray once the table shows this.
    #[must_use]
    pub fn showing(&self, view: &View) -> Tray {
        let dice = view.dice;
        let rolls_left = match view.phase {
            Phase::Reroll { rolls_left } => Some(rolls_left),
            _ => None,
        };
        let nothing_was_thrown =
            self.counts() == dice && (rolls_left.is_none() || rolls_left == self.rolls_left);
        let mut dice = if nothing_was_thrown { self.dice.clone() } else { self.thrown(dice) };
        if rolls_left.is_none() {
            dice.iter_mut().for_each(|die| die.is_marked = false);
        }
        Tray { dice, rolls_left, task: view.used }
    }

    /// What the dice were used for.
    pub fn task(&self) -> Option<Task> {
        self.task
    }

    /// What became of a die, and the symbol that it was turned to.
    pub fn fate(&self, i: usize) -> Option<(Fate, Symbol)> {
        let task = self.task?;
        Some((*self.fates(task).get(i)?, task.symbol()))
    }

    /// After a throw: dice that were not marked stay, if they still lie there; the others take what
    /// is left over.
    fn thrown(&self, dice: Dice) -> Vec<Die> {
        let mut left = dice;
        let mut stays = Vec::new();
        for die in &self.dice {
            let one = Dice::NONE.with(die.symbol);
            let does_stay = !die.is_marked && one.is_part_of(left);
            if does_stay {
                left = left.without(one);
            }
            stays.push(does_stay);
        }
        let mut new = Symbol::ALL
            .into_iter()
            .flat_map(|symbol| std::iter::repeat_n(symbol, left.count(symbol).into()));
        let settle = |(die, stays): (&Die, &bool)| {
            if *stays { Some(*die) } else { Some(Die::thrown(new.next()?, die.n_throws + 1)) }
        };
        let mut settled: Vec<Die> = self.dice.iter().zip(&stays).filter_map(settle).collect();
        settled.extend(new.map(|symbol| Die::thrown(symbol, 1)));
        settled
    }

    /// SM-26: which dice are turned makes no difference; the first ones are shown so.
    pub fn fates(&self, task: Task) -> Vec<Fate> {
        let shows = |die: &&Die| die.symbol == task.symbol();
        let n_used = task.n_dice().min(self.dice.iter().filter(shows).count() as u8);
        let (mut to_use, mut to_turn) = (n_used, task.n_dice() - n_used);
        let fate = |die: &Die| {
            let left = match die.symbol {
                Symbol::Sabres => return Fate::Sabres,
                symbol if symbol == task.symbol() => &mut to_use,
                _ => &mut to_turn,
            };
            match *left {
                0 => Fate::Spent,
                _ if die.symbol == task.symbol() => {
                    *left -= 1;
                    Fate::Used
                }
                _ => {
                    *left -= 1;
                    Fate::Turned
                }
            }
        };
        self.dice.iter().map(fate).collect()
    }

    pub fn toggle(&mut self, place: usize) {
        if let Some(die) = self.dice.get_mut(place) {
            die.is_marked = !die.is_marked;
        }
    }

    /// The dice that have still to be pressed until just these are marked. Of equal ones those that
    /// are marked already stay so.
    pub fn presses_for(&self, wanted: Dice) -> Vec<usize> {
        let mut left = wanted;
        let mut in_order: Vec<usize> = (0..self.dice.len()).collect();
        in_order.sort_by_key(|i| !self.dice[*i].is_marked);
        let mut presses: Vec<usize> = in_order
            .into_iter()
            .filter(|i| {
                let die = self.dice[*i];
                let is_wanted = 0 < left.count(die.symbol);
                if is_wanted {
                    left = left.without(Dice::NONE.with(die.symbol));
                }
                die.is_marked != is_wanted
            })
            .collect();
        presses.sort_unstable();
        presses
    }

    pub fn marked(&self) -> Dice {
        self.dice.iter().filter(|die| die.is_marked).map(|die| die.symbol).collect()
    }

    fn counts(&self) -> Dice {
        self.dice.iter().map(|die| die.symbol).collect()
    }
}

impl Die {
    fn thrown(symbol: Symbol, n_throws: u32) -> Die {
        Die { symbol, is_marked: false, n_throws }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Scripted, Viewer};
    use saint_malo::SaintMalo;

    use super::*;

    const FIRST: Phase = Phase::Reroll { rolls_left: 2 };
    const SECOND: Phase = Phase::Reroll { rolls_left: 1 };

    fn dice(text: &str) -> Dice {
        text.parse().unwrap()
    }

    fn shown(text: &str, phase: Phase) -> View {
        let (start, _) = Match::<SaintMalo>::new(&Default::default(), 2, &mut Scripted::new([0]))
            .expect("the defaults are for two");
        let dice = dice(text);
        View { dice, phase, ..start.game().view(Viewer::Spectator) }
    }

    fn first_roll(text: &str) -> Tray {
        Tray::default().showing(&shown(text, FIRST))
    }

    fn letters(tray: &Tray) -> String {
        tray.dice.iter().map(|die| die.symbol.letter()).collect()
    }

    fn n_throws(tray: &Tray) -> Vec<u32> {
        tray.dice.iter().map(|die| die.n_throws).collect()
    }

    #[test]
    fn kept_dice_stay_in_their_places() {
        let mut tray = first_roll("LCWHH");
        tray.toggle(0);
        tray.toggle(2);
        assert_eq!(tray.marked(), dice("LW"));
        let tray = tray.showing(&shown("CHHHS", SECOND));
        assert_eq!(letters(&tray), "HCSHH");
        assert_eq!(n_throws(&tray), [2, 1, 2, 1, 1]);
        assert!(tray.marked().is_empty());
    }

    #[test]
    fn what_is_marked_already_need_not_be_pressed() {
        let mut tray = first_roll("LCWHH");
        tray.toggle(4);
        assert_eq!(tray.presses_for(dice("HW")), [2]);
        assert_eq!(tray.presses_for(dice("C")), [1, 4]);
        assert_eq!(tray.presses_for(dice("HH")), [3]);
    }

    #[test]
    fn a_throw_that_shows_the_same_again_is_a_throw() {
        let mut tray = first_roll("LCWHH");
        tray.toggle(0);
        let tray = tray.showing(&shown("LCWHH", SECOND));
        assert_eq!(n_throws(&tray), [2, 1, 1, 1, 1]);
    }

    #[test]
    fn marks_stay_while_nothing_is_thrown_and_go_when_rolling_ends() {
        let mut tray = first_roll("LCWHH");
        tray.toggle(1);
        assert_eq!(tray.showing(&shown("LCWHH", FIRST)), tray);
        let stopped = tray.showing(&shown("LCWHH", Phase::Use));
        assert!(stopped.marked().is_empty());
        assert_eq!(n_throws(&stopped), [1; 5]);
    }

    #[test]
    fn dice_are_used_turned_or_spent() {
        let fates = first_roll("HLSHH").fates(Task::Person(saint_malo::Person::Juggler));
        let n = |fate| fates.iter().filter(|it| **it == fate).count();
        assert_eq!((n(Fate::Used), n(Fate::Turned), n(Fate::Sabres)), (3, 1, 1));
        let fates = first_roll("HHHLL").fates(Task::Logs(1));
        let n = |fate| fates.iter().filter(|it| **it == fate).count();
        assert_eq!((n(Fate::Used), n(Fate::Spent)), (1, 4));
    }

    /// Whoever loads the page again in the middle of a turn sees it too.
    #[test]
    fn what_the_dice_were_used_for_is_seen_to_the_end_of_the_turn() {
        let view = View { used: Some(Task::Walls(2)), ..shown("WLCHH", Phase::Finish) };
        let fates = Tray::default().showing(&view);
        let n = |fate| (0..5).filter(|i| fates.fate(*i).map(|it| it.0) == Some(fate)).count();
        assert_eq!((n(Fate::Used), n(Fate::Turned), n(Fate::Spent)), (1, 1, 3));
    }

    #[test]
    fn a_new_turn_clears_the_tray() {
        assert_eq!(first_roll("LCWHH").showing(&shown("", Phase::Roll)), Tray::default());
    }
}
