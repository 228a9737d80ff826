//! What the page knows beside the moment: the steps that are on their way, and what is held in the
//! hand. Nobody waits for an answer in a race, so the board, the figures and "Halt!" are those
//! after these steps.

use turbo_taxi::{Action, Board, Figure, Figures, Phase, Plan, SeatStatus, TurboTaxi, View};

use crate::table::Moment;
use crate::turbo_taxi::held::Held;
use crate::turbo_taxi::second_press::Press;

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// On their way, in their order.
    pub sent: Vec<Action>,
    /// In the hand.
    pub held: Held,
    /// The figure that is put next.
    pub figure: Option<Figure>,
    /// Whether the task is tried on a board beside the race.
    pub is_trying: bool,
    /// What the next press of "Halt!" is.
    pub halt: Press,
}

/// The own board, with the steps that are on their way.
pub fn board(moment: &Moment<TurboTaxi>, sent: &[Action]) -> Board {
    let view = &moment.view;
    let own = moment.viewer.seat().and_then(|seat| view.seats[seat.idx()].board);
    let plan = own.unwrap_or_else(|| bare(view));
    let mut board = Board::of(plan, view.options.components().set);
    for action in sent {
        if let Action::Build(step) = *action
            && board.forbids(step).is_none()
        {
            board.build(step);
        }
    }
    board
}

/// A board on which nothing was built.
pub fn bare(view: &View) -> Plan {
    view.centre.map_or(Plan::EMPTY, Plan::with_centre)
}

/// The border, with the figures that are on their way.
pub fn figures(view: &View, sent: &[Action]) -> Figures {
    let mut figures = view.figures;
    for action in sent {
        match *action {
            Action::PlaceFigure { figure, field } => figures.put(figure, field),
            Action::LiftFigure { figure } => figures.lift(figure),
            _ => {}
        }
    }
    figures
}

/// Whether a call of the viewer is pending, or on its way.
pub fn has_called(view: &View, sent: &[Action]) -> bool {
    view.own_call.is_some() || sent.contains(&Action::Halt)
}

pub fn may_build(moment: &Moment<TurboTaxi>, sent: &[Action]) -> bool {
    let view = &moment.view;
    let own = moment.viewer.seat().map(|seat| &view.seats[seat.idx()]);
    let can_race = own.is_some_and(|own| own.status == SeatStatus::Building && !own.is_waiting);
    let is_on = view.phase.is_race() && view.paused_at.is_none() && !moment.is_replay;
    can_race && is_on && !has_called(view, sent)
}

/// Whether the viewer sets the task now.
pub fn sets_task(moment: &Moment<TurboTaxi>) -> bool {
    let is_placing = matches!(moment.view.phase, Phase::Place { .. });
    is_placing && moment.my_turn() == Some(moment.view.commissioner)
}
