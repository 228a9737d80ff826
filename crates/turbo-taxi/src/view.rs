//! What a viewer may know (TT-82, TT-83).

mod display;

use engine::{JsonSchema, Millis, Seat, Seats, Viewer, schemars};
use serde::{Deserialize, Serialize};

use crate::deal::Deal;
use crate::options::{Assist, Progress, StackList, WatchBoards};
use crate::{
    Answer, Call, Card, CardKind, CardSet, Clock, Figures, Finding, Medal, Options, Phase, Plan,
    SeatStatus, Shot, TurboTaxi, findings,
};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    /// From 1.
    pub round: u8,
    /// From 1 in each round.
    pub deal: u8,
    pub commissioner: Seat,
    /// TT-81: who plays the extra round, if it has begun, and who has won it.
    pub tied: Option<Seats>,
    pub champion: Option<Seat>,
    /// In the order of the rounds.
    pub medals: Vec<Medal>,
    /// Cards that nobody could win.
    pub withdrawn: Vec<CardKind>,
    /// The card that is turned up counts until it is won.
    pub n_stack: u8,
    /// What lies in the stack, if the table shows that (TT-82).
    pub stack_list: Option<CardSet>,
    /// After the game: the cards that were left, the top last.
    pub stack_order: Option<Vec<CardKind>>,
    /// `Calling` is never seen.
    pub phase: Phase,
    /// Since when. Task and boards are covered then (TT-77).
    pub paused_at: Option<Millis>,
    pub figures: Figures,
    pub centre: Option<Card>,
    /// The round clock.
    pub clock: Option<Clock>,
    pub seats: Vec<SeatView>,
    /// The viewer's own cards that are not laid.
    pub hand: Option<CardSet>,
    /// TT-51: faults of one's own board, if the table helps.
    pub marks: Vec<Finding>,
    /// One's own call that has not been checked.
    pub own_call: Option<Call>,
    /// The calls of the deal that are known, in the order of TT-61.
    pub calls: Vec<Call>,
    pub n_checked: u8,
    /// What is wrong with the plan that is being checked.
    pub findings: Option<Vec<Finding>>,
    /// TT-70, TT-74: when the deal is over.
    pub answer: Option<Answer>,
}

/// A seat as the viewer may know it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub status: SeatStatus,
    /// The cards around the centre, if the viewer may know.
    pub n_laid: Option<u8>,
    /// As everybody sees it; that of a caller has lapsed, as he alone knows before the check.
    pub has_voted: bool,
    pub wants_pause: bool,
    /// TT-78.
    pub is_waiting: bool,
    pub board: Option<Plan>,
    /// How the board was built, when the deal is over.
    pub film: Option<Vec<Shot>>,
}

impl View {
    pub(crate) fn of(game: &TurboTaxi, viewer: Viewer) -> View {
        let open_deal = game.deal.as_ref().filter(|_| !game.is_paused());
        let own = viewer.seat();
        let own_board = match (open_deal, own) {
            (Some(deal), Some(seat)) => Some(deal.racers[seat.idx()].board),
            (Some(_), None) | (None, _) => None,
        };
        let shows_list = game.options.stack_list == StackList::Shown;
        let is_over = game.phase == Phase::Over;
        let calls = game.deal.as_ref().map_or(&[][..], |deal| &deal.calls);
        View {
            options: game.options.clone(),
            round: game.round,
            deal: game.deal_number,
            commissioner: game.commissioner,
            tied: game.tied,
            champion: game.champion,
            medals: game.medals.clone(),
            withdrawn: game.withdrawn.clone(),
            n_stack: game.stack.len() as u8,
            stack_list: shows_list.then(|| game.stack.iter().map(|kind| kind.turned(0)).collect()),
            stack_order: is_over.then(|| game.stack.clone()),
            phase: game.phase.seen(),
            paused_at: game.paused_at,
            figures: if game.is_paused() { Figures::NONE } else { game.figures },
            centre: open_deal.map(|deal| deal.task.centre),
            clock: game.deal.as_ref().map(|deal| deal.clock),
            seats: Seat::all(game.n_seats).map(|seat| SeatView::of(game, seat, viewer)).collect(),
            hand: own_board.map(|board| board.hand),
            marks: own.map_or(Vec::new(), |seat| marks(game, seat)),
            own_call: own.and_then(|seat| own_call(game, seat)),
            calls: calls.to_vec(),
            n_checked: game.deal.as_ref().map_or(0, |deal| deal.n_checked as u8),
            findings: checked(game),
            answer: open_deal.filter(|_| game.phase.shows_boards()).map(|deal| deal.answer),
        }
    }

    pub fn n_seats(&self) -> u8 {
        self.seats.len() as u8
    }

    /// When somebody has called, on the round clock. Films are stamped by that clock and calls are
    /// not, so it is the last step and what has passed since. Known when the deal is over.
    pub fn called_at(&self, seat: Seat) -> Option<Millis> {
        let call = self.calls.iter().find(|call| call.seat == seat)?;
        let last = self.seats.get(seat.idx())?.film.as_deref()?.last()?;
        Some(last.at + call.fair.saturating_sub(call.last_step))
    }

    pub fn n_medals(&self, seat: Seat) -> u8 {
        self.medals.iter().filter(|medal| medal.seat == seat).count() as u8
    }

    /// The cards that are still to be won, which anybody can work out.
    pub fn cards_left(&self) -> CardSet {
        let mut left = self.options.components().set;
        if self.tied.is_none() {
            let won = self.medals.iter().map(|medal| medal.card);
            for kind in won.chain(self.withdrawn.iter().copied()) {
                assert!(left.take(kind), "medals are cards of the set");
            }
        }
        left
    }
}

impl SeatView {
    fn of(game: &TurboTaxi, seat: Seat, viewer: Viewer) -> SeatView {
        let is_own = viewer == Viewer::Seat(seat);
        let Some(deal) = &game.deal else {
            return SeatView {
                status: game.status(seat),
                n_laid: None,
                has_voted: false,
                wants_pause: false,
                is_waiting: false,
                board: None,
                film: None,
            };
        };
        let hides_call = !is_own && deal.has_pending(seat);
        let may_see = sees_board(game, deal, seat, viewer);
        let is_open = may_see && !game.is_paused();
        let plan = deal.racers[seat.idx()].board.plan;
        let is_film_open = is_open && game.phase.shows_boards();
        SeatView {
            status: if hides_call { SeatStatus::Building } else { game.status(seat) },
            n_laid: (may_see || game.options.progress == Progress::Shown).then(|| plan.n_laid()),
            has_voted: deal.votes.contains(seat),
            wants_pause: deal.pause_wishes.contains(seat),
            is_waiting: deal.waiting.contains(seat),
            board: is_open.then_some(plan),
            film: is_film_open.then(|| deal.racers[seat.idx()].film.clone()),
        }
    }
}

/// TT-82 and the table of section "Information".
fn sees_board(game: &TurboTaxi, deal: &Deal, seat: Seat, viewer: Viewer) -> bool {
    let is_judged = deal.calls[..deal.n_checked].iter().any(|call| call.seat == seat);
    let is_being_checked = matches!(game.phase, Phase::Check { seat: shown, .. } if shown == seat);
    let is_watched = match (game.options.watch_boards, viewer) {
        (WatchBoards::AfterRound, _) => false,
        (WatchBoards::WhenOut, Viewer::Spectator) => true,
        (WatchBoards::WhenOut, Viewer::Seat(viewer)) => deal.out.contains(viewer),
    };
    let is_own = viewer == Viewer::Seat(seat);
    is_own || game.phase.shows_boards() || is_judged || is_being_checked || is_watched
}

/// TT-51.
fn marks(game: &TurboTaxi, seat: Seat) -> Vec<Finding> {
    let is_shown = game.options.assist != Assist::Off && game.phase.is_race();
    let Some(deal) = game.deal.as_ref().filter(|_| is_shown && !game.is_paused()) else {
        return Vec::new();
    };
    let plan = &deal.racers[seat.idx()].board.plan;
    let mut marks = findings(&deal.task, plan, game.options.components());
    marks.retain(Finding::shows_while_building);
    marks
}

fn own_call(game: &TurboTaxi, seat: Seat) -> Option<Call> {
    let deal = game.deal.as_ref()?;
    let unjudged = deal.pending.iter().chain(&deal.calls[deal.n_checked..]);
    unjudged.copied().find(|call| call.seat == seat)
}

fn checked(game: &TurboTaxi) -> Option<Vec<Finding>> {
    let Phase::Check { seat, .. } = game.phase else {
        return None;
    };
    let deal = game.dealt();
    let plan = &deal.racers[seat.idx()].board.plan;
    Some(findings(&deal.task, plan, game.options.components()))
}
