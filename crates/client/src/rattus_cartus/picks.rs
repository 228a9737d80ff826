//! The cards that are being chosen, kept by the page until the whole choice is made: only then the
//! rules hear of it, step by step (RC-30, RC-31).

use engine::{Imagine, Seat};
use rattus_cartus::{Action, GUARD_TOWER_CARDS, Kind, RattusCartus, Slot, Stage, View};

use crate::table::Moment;

/// Where, and which cards.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picks {
    pub slot: Option<Slot>,
    pub kinds: Vec<Kind>,
    /// The question that it answers, with its round.
    asked: Option<(u8, Stage)>,
}

impl Picks {
    /// What the rules have heard already.
    pub fn told(view: &View) -> Picks {
        let own = view.own.as_ref();
        Picks {
            slot: own.and_then(|own| own.walk_slot),
            kinds: own.map(|own| own.walk.clone()).unwrap_or_default(),
            asked: Some((view.round, view.stage)),
        }
    }

    /// What is picked belongs to one question; others may answer theirs meanwhile (RC-69).
    pub fn settled(&self, moment: &Moment<RattusCartus>) -> Picks {
        let told = Picks::told(&moment.view);
        let is_same = moment.my_turn().is_some() && self.asked == told.asked;
        let covers = told.kinds.iter().all(|kind| told.n_of(*kind) <= self.n_of(*kind))
            && told.slot.is_none_or(|slot| self.slot == Some(slot));
        if is_same && covers { self.clone() } else { told }
    }

    pub fn n_of(&self, kind: Kind) -> u8 {
        self.kinds.iter().filter(|it| **it == kind).count() as u8
    }

    pub fn n_cards(&self) -> u8 {
        self.kinds.len() as u8
    }

    /// Into this building, or out of it again.
    pub fn entering(&self, slot: Slot) -> Picks {
        let slot = Some(slot).filter(|slot| self.slot != Some(*slot));
        Picks { slot, ..self.clone() }
    }

    /// With one more card.
    pub fn with(&self, kind: Kind) -> Picks {
        let mut picks = self.clone();
        picks.kinds.push(kind);
        picks
    }

    /// Without any card of the kind that the rules have not heard of.
    pub fn without(&self, kind: Kind, view: &View) -> Picks {
        let mut n_left = Picks::told(view).n_of(kind);
        let mut picks = self.clone();
        picks.kinds.retain(|it| {
            let is_other = *it != kind;
            let stays = is_other || 0 < n_left;
            n_left -= u8::from(!is_other && stays);
            stays
        });
        picks
    }

    /// What the rules have still to hear, but for the end.
    pub fn steps(&self, view: &View) -> Vec<Action> {
        let told = Picks::told(view);
        let enter = self.slot.filter(|_| told.slot.is_none()).map(|slot| Action::Enter { slot });
        let mut left = told.kinds;
        let missing =
            self.kinds.iter().filter(|kind| match left.iter().position(|it| it == *kind) {
                Some(i) => {
                    left.swap_remove(i);
                    false
                }
                None => true,
            });
        let chosen = missing.filter_map(|kind| choice(view.stage, *kind));
        enter.into_iter().chain(chosen).collect()
    }

    /// The game as it would be with all of it told, as far as the rules let it.
    pub fn ahead(&self, game: &RattusCartus, seat: Seat, view: &View) -> RattusCartus {
        game.ahead(seat, 0, &self.steps(view))
    }
}

/// How a card is chosen now.
pub fn choice(stage: Stage, kind: Kind) -> Option<Action> {
    match stage {
        Stage::Enter { .. } => Some(Action::Lay { kind }),
        Stage::HalfOfHand { .. } | Stage::Tribute { .. } => Some(Action::Give { kind }),
        Stage::Trade { .. } => Some(Action::Discard { kind }),
        _ => None,
    }
}

/// How many cards are to be given or may be discarded.
pub fn n_wanted(moment: &Moment<RattusCartus>) -> u8 {
    let own = moment.viewer.seat().map(|seat| moment.view.seats[seat.idx()].n_hand);
    match moment.view.stage {
        Stage::HalfOfHand { n, .. } => n,
        Stage::Tribute { .. } => GUARD_TOWER_CARDS.min(own.unwrap_or(0)),
        Stage::Trade { n_max, .. } => n_max,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};
    use rattus_cartus::Class;

    use super::*;
    use crate::table::AnyMoment;

    const CHURCH: Kind = Kind::Of(Class::Church);
    const MAGIC: Kind = Kind::Of(Class::Magic);

    /// A moment of somebody who enters, with this much told.
    fn moment(slot: Option<u8>, walk: &[Kind]) -> Moment<RattusCartus> {
        let (start, _) =
            Match::<RattusCartus>::new(&Default::default(), 3, &mut Fast::new(1)).unwrap();
        let seat = Seat(0);
        let mut view = start.game().view(Viewer::Seat(seat));
        view.stage = Stage::Enter { seat };
        let own = view.own.as_mut().unwrap();
        own.walk_slot = slot.and_then(Slot::new);
        own.walk = walk.to_vec();
        Moment {
            view,
            actions: Vec::new(),
            any: AnyMoment {
                to_act: engine::Seats::only(seat),
                viewer: Viewer::Seat(seat),
                version: 0,
                deadline: None,
                now: 0,
                is_timed: false,
                can_undo: slot.is_some(),
                outcome: None,
                is_replay: false,
                is_between: false,
            },
        }
    }

    fn picks(slot: u8, kinds: &[Kind]) -> Picks {
        let slot = Slot::new(slot).unwrap();
        let empty = Picks::told(&moment(None, &[]).view);
        kinds.iter().fold(empty.entering(slot), |picks, kind| picks.with(*kind))
    }

    #[test]
    fn only_what_is_new_is_told() {
        let wish = picks(2, &[MAGIC, CHURCH]);
        let enter = Action::Enter { slot: Slot::new(2).unwrap() };
        let [magic, church] = [MAGIC, CHURCH].map(|kind| Action::Lay { kind });
        assert_eq!(wish.steps(&moment(None, &[]).view), [enter, magic, church]);
        assert_eq!(wish.steps(&moment(Some(2), &[]).view), [magic, church]);
        assert_eq!(wish.steps(&moment(Some(2), &[CHURCH]).view), [magic]);
        assert_eq!(wish.steps(&moment(Some(2), &[CHURCH, MAGIC]).view), []);
    }

    #[test]
    fn a_plan_stays_while_it_is_told_and_goes_with_its_question() {
        let wish = picks(2, &[MAGIC, CHURCH]);
        assert_eq!(wish.settled(&moment(None, &[])), wish);
        assert_eq!(wish.settled(&moment(Some(2), &[CHURCH])), wish);
        let other = moment(Some(1), &[CHURCH]);
        assert_eq!(wish.settled(&other), Picks::told(&other.view));
        let mut next = moment(None, &[]);
        next.view.round += 1;
        assert_eq!(wish.settled(&next), Picks::told(&next.view));
    }

    #[test]
    fn cards_are_taken_back_as_far_as_nothing_was_told() {
        let wish = picks(2, &[MAGIC, CHURCH, MAGIC]);
        assert_eq!(wish.without(MAGIC, &moment(None, &[]).view).kinds, [CHURCH]);
        assert_eq!(wish.without(MAGIC, &moment(Some(2), &[MAGIC]).view).kinds, [MAGIC, CHURCH]);
        assert_eq!(wish.entering(Slot::new(2).unwrap()).slot, None);
    }

    /// The rules say what may be added to what is only planned.
    #[test]
    fn the_rules_are_asked_some_steps_ahead() {
        let moment = moment(None, &[]);
        let seat = Seat(0);
        let kind = moment.view.own.as_ref().unwrap().hand[0].kind();
        let game = moment.game();
        assert!(!game.is_legal(seat, &Action::Lay { kind }));
        let ahead = picks(2, &[]).ahead(&game, seat, &moment.view);
        assert!(ahead.is_legal(seat, &Action::Lay { kind }));
    }
}
