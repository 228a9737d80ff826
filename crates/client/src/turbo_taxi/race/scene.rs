//! What lies on the table at this moment, with the steps of this page that are still on their way.

use engine::{Chance, Fast, Seat};
use leptos::prelude::*;
use turbo_taxi::{
    Action, Assist, Board, Components, Field, Figure, Figures, Finding, Halt, Phase, Plan,
    SeatStatus, Step, Task, TurboTaxi,
};

use super::film::{Reel, first_reel, solutions};
use crate::browser;
use crate::sound::{Sound, Sounds};
use crate::table::TableCx;
use crate::table::clock::MatchClock;
use crate::turbo_taxi::builder::Builder;
use crate::turbo_taxi::gesture::Gestures;
use crate::turbo_taxi::halt::HaltState;
use crate::turbo_taxi::placing::Placing;

#[derive(Clone, Copy)]
pub struct Scene {
    pub cx: TableCx<TurboTaxi>,
    pub clock: MatchClock,
    pub builder: Builder,
    pub gestures: Gestures,
    pub placing: Placing,
    pub components: Memo<Components>,
    pub figures: Memo<Figures>,
    /// The viewer's own, with what is on its way.
    pub board: Memo<Board>,
    pub phase: Memo<Phase>,
    pub me: Memo<Option<Seat>>,
    /// What is looked at when a deal is over.
    pub reel: RwSignal<Reel>,
    /// All right plans, when a deal is over.
    pub solutions: Memo<Vec<Plan>>,
}

impl Scene {
    pub fn new(cx: TableCx<TurboTaxi>) -> Scene {
        let components = Memo::new(move |_| cx.moment.with(|it| it.view.options.components()));
        let me = Memo::new(move |_| cx.moment.with(|moment| moment.viewer.seat()));
        let phase = Memo::new(move |_| cx.moment.with(|moment| moment.view.phase));
        let board = Memo::new(move |_| own_board(cx, components.get()));
        let figures = Memo::new(move |_| figures(cx));
        let sounds = Sounds::here();
        let step = Callback::new(move |step: Step| {
            sounds.play(Sound::Card);
            cx.rush.run(Action::Build(step));
        });
        let builder = Builder::new(board, Memo::new(move |_| may_build(cx)), step);
        let deal = Memo::new(move |_| cx.moment.with(|it| (it.view.round, it.view.deal)));
        Effect::new(move || {
            deal.track();
            builder.begin_anew();
        });
        Scene {
            cx,
            clock: MatchClock::follow(cx),
            builder,
            gestures: Gestures::new(builder),
            placing: placing(cx, figures, components),
            components,
            figures,
            board,
            phase,
            me,
            reel: first_reel(cx),
            solutions: Memo::new(move |_| solutions(cx)),
        }
    }

    pub fn is_paused(self) -> bool {
        self.cx.moment.with(|moment| moment.view.paused_at.is_some())
    }

    pub fn is_assisted(self) -> bool {
        self.cx.moment.with(|moment| moment.view.options.assist != Assist::Off)
    }

    pub fn offers(self, action: Action) -> bool {
        self.cx.moment.with(|moment| moment.actions.contains(&action))
    }

    /// The task of the deal, once its card is turned up.
    pub fn task(self) -> Option<Task> {
        self.cx.moment.with(|moment| {
            let figures = moment.view.figures.complete()?;
            Some(Task::new(moment.view.centre?, figures))
        })
    }

    /// TT-51: the marks follow the board as it is shown, not as it was confirmed.
    pub fn marks(self) -> Vec<Finding> {
        let is_racing = self.builder.is_open.get();
        let Some(task) = self.task().filter(|_| is_racing && self.is_assisted()) else {
            return Vec::new();
        };
        let plan = self.board.with(|board| board.plan);
        let mut marks = turbo_taxi::findings(&task, &plan, self.components.get());
        marks.retain(Finding::shows_while_building);
        marks
    }

    pub fn halt_state(self) -> HaltState {
        let has_called = has_called(self.cx);
        let plan = self.board.with(|board| board.plan);
        let offers_halt = self.offers(Action::Halt);
        self.cx.moment.with(|moment| {
            let view = &moment.view;
            let Some(seat) = moment.viewer.seat().filter(|_| !moment.is_replay) else {
                return HaltState::Off("taxi-halt-watching");
            };
            let status = view.seats[seat.idx()].status;
            match (view.phase.is_race(), status, view.options.assist, view.options.halt) {
                _ if view.paused_at.is_some() => HaltState::Off("taxi-paused"),
                (_, SeatStatus::Out, _, _) => HaltState::Off("taxi-halt-out"),
                (true, _, _, _) if has_called => HaltState::Called,
                (false, _, _, _) => HaltState::Off("taxi-halt-frozen"),
                _ if view.seats[seat.idx()].is_waiting => HaltState::Off("taxi-halt-waiting"),
                (_, _, Assist::Full, _) if plan.is_full() && !offers_halt => {
                    HaltState::Off("taxi-halt-not-right")
                }
                (_, _, _, Halt::AnyTime) => HaltState::Ready,
                (_, _, _, Halt::FullBoard) => HaltState::of(&plan),
            }
        })
    }

    /// "Halt!", if it can be called.
    pub fn halt(self) -> Callback<()> {
        Callback::new(move |()| {
            if untrack(|| self.halt_state()) == HaltState::Ready {
                self.cx.rush.run(Action::Halt);
            }
        })
    }

    /// TT-68: gives up, or goes on after all.
    pub fn vote(self) -> Callback<()> {
        Callback::new(move |()| {
            let offered = [Action::VoteGiveUp, Action::WithdrawVote];
            let action = offered.into_iter().find(|action| untrack(|| self.offers(*action)));
            if let Some(action) = action.filter(|_| !untrack(|| has_called(self.cx))) {
                self.cx.rush.run(action);
            }
        })
    }

    /// A placement of the figures that are missing, by chance; all of them if none is.
    pub fn place_at_random(self) {
        let components = self.components.get_untracked();
        let standing = self.figures.get_untracked();
        let is_complete = standing.complete().is_some();
        let from = if is_complete { Figures::NONE } else { standing };
        let completions = from.completions(&components);
        let idx = Fast::new(browser::seed()).below(completions.len() as u32) as usize;
        if is_complete {
            Figure::ALL.into_iter().for_each(|it| self.placing.lift.run(it));
        }
        for (figure, field) in completions[idx].placed() {
            if from[figure] != Some(field) {
                self.placing.put.run((figure, field));
            }
        }
    }
}

/// Whether a call of the viewer is pending, or on its way.
fn has_called(cx: TableCx<TurboTaxi>) -> bool {
    cx.moment.with(|moment| moment.view.own_call.is_some())
        || cx.rushed.with(|rushed| rushed.contains(&Action::Halt))
}

fn may_build(cx: TableCx<TurboTaxi>) -> bool {
    let may = cx.moment.with(|moment| {
        let view = &moment.view;
        let own = moment.viewer.seat().map(|seat| &view.seats[seat.idx()]);
        let can_race = own.is_some_and(|own| own.status == SeatStatus::Building && !own.is_waiting);
        can_race && view.phase.is_race() && view.paused_at.is_none() && !moment.is_replay
    });
    may && !has_called(cx)
}

fn own_board(cx: TableCx<TurboTaxi>, components: Components) -> Board {
    let plan = cx.moment.with(|moment| {
        let view = &moment.view;
        let own = moment.viewer.seat().and_then(|seat| view.seats[seat.idx()].board);
        own.unwrap_or_else(|| view.centre.map_or(Plan::EMPTY, Plan::with_centre))
    });
    let mut board = Board::of(plan, components.set);
    cx.rushed.with(|rushed| {
        for action in rushed {
            if let Action::Build(step) = *action
                && board.forbids(step).is_none()
            {
                board.build(step);
            }
        }
    });
    board
}

fn figures(cx: TableCx<TurboTaxi>) -> Figures {
    let mut figures = cx.moment.with(|moment| moment.view.figures);
    cx.rushed.with(|rushed| {
        for action in rushed {
            match *action {
                Action::PlaceFigure { figure, field } => figures.put(figure, field),
                Action::LiftFigure { figure } => figures.lift(figure),
                _ => {}
            }
        }
    });
    figures
}

fn placing(
    cx: TableCx<TurboTaxi>,
    figures: Memo<Figures>,
    components: Memo<Components>,
) -> Placing {
    let is_mine = Memo::new(move |_| {
        cx.moment.with(|moment| {
            let is_placing = matches!(moment.view.phase, Phase::Place { .. });
            is_placing && moment.my_turn() == Some(moment.view.commissioner)
        })
    });
    let may_put = Callback::new(move |(figure, field): (Figure, Field)| {
        let figures = figures.get_untracked();
        let is_free = !figures.fields().contains(field);
        let placed = figures.with(figure, field);
        is_free && placed.leaves_enough_green(&components.get_untracked())
    });
    Placing::new(
        figures,
        is_mine,
        may_put,
        Callback::new(move |(figure, field)| cx.rush.run(Action::PlaceFigure { figure, field })),
        Callback::new(move |figure| cx.rush.run(Action::LiftFigure { figure })),
    )
}
