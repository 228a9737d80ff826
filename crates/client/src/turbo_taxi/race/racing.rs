//! What the board, the hand and the keys of a race share: one builder, one set of figures, one
//! clock.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{
    Action, Assist, Board, Components, Field, Figure, Figures, Finding, Phase, Plan, Step, Task,
    TurboTaxi,
};

use super::desk::{self, Desk};
use super::film::{Film, solutions};
use super::trial::Trial;
use crate::browser;
use crate::kit::effect::effect;
use crate::kit::memo::Memo;
use crate::sound::{Sound, Sounds};
use crate::table::clock::MatchClock;
use crate::table::{Back, Place, Table, TableCx};
use crate::turbo_taxi::builder::Builder;
use crate::turbo_taxi::gesture::Gestures;
use crate::turbo_taxi::keys::Hands;
use crate::turbo_taxi::placing::Placing;
use crate::turbo_taxi::second_press::{Press, SecondPress};
use crate::turbo_taxi::{keys, places};

#[derive(Clone, Copy)]
pub struct Race {
    pub table: Table<TurboTaxi>,
    pub cx: TableCx<TurboTaxi>,
    pub clock: MatchClock,
    pub builder: Builder,
    pub gestures: Gestures,
    pub placing: Placing,
    pub second: SecondPress,
    pub trial: Trial,
    pub components: Memo<Components>,
    pub figures: Memo<Figures>,
    /// The viewer's own, with what is on its way.
    pub board: Memo<Board>,
    pub phase: Memo<Phase>,
    pub me: Memo<Option<Seat>>,
    /// Whose board is looked at when a deal is over, and what of it.
    pub seen: RwSignal<Option<Seat>>,
    pub film: RwSignal<Film>,
    /// All right plans, when a deal is over.
    pub solutions: Memo<Vec<Plan>>,
}

impl Race {
    /// For a table that is about to be drawn.
    pub fn open(table: Table<TurboTaxi>) {
        let race = Race::new(table);
        race.keep_desk();
        race.begin_deals();
        race.table.take_back_by(race.back());
        let is_racing = move || race.phase.get_untracked().is_race();
        let press = move |place: Place| {
            Callback::new(move |()| {
                if is_racing() {
                    browser::press(&place.selector());
                }
            })
        };
        let (halt, vote) = (press(Place::MAIN), Some(press(places::VOTE)));
        let check = Callback::new(move |()| race.trial.attempt.call());
        keys::listen(move || match race.trial.is_on.get_untracked() {
            true => Hands { builder: race.trial.attempt.builder, halt: check, vote: None },
            false => Hands { builder: race.builder, halt, vote },
        });
        provide_context(race);
    }

    /// That of the table whose parts are being drawn.
    pub fn here() -> Race {
        expect_context::<Race>()
    }

    fn new(table: Table<TurboTaxi>) -> Race {
        let cx = table.cx;
        let components = Memo::new(move |_| cx.moment.with(|it| it.view.options.components()));
        let ahead = move |moment: &_| desk::board(moment, &cx.rushed());
        let board = Memo::new(move |_| cx.moment.with(ahead));
        let figures =
            Memo::new(move |_| cx.moment.with(|it| desk::figures(&it.view, &cx.rushed())));
        let may_build =
            Memo::new(move |_| cx.moment.with(|moment| desk::may_build(moment, &cx.rushed())));
        let sounds = Sounds::here();
        let step = Callback::new(move |step: Step| {
            sounds.play(Sound::Card);
            cx.rush(&Action::Build(step));
        });
        let builder = Builder::new(board, may_build, step);
        Race {
            table,
            cx,
            clock: MatchClock::follow(*cx),
            builder,
            gestures: Gestures::new(builder),
            placing: placing(cx, figures, components),
            second: SecondPress::new(),
            trial: Trial::new(),
            components,
            figures,
            board,
            phase: Memo::new(move |_| cx.moment.with(|moment| moment.view.phase)),
            me: Memo::new(move |_| cx.moment.with(|moment| moment.viewer.seat())),
            seen: RwSignal::new(None),
            film: RwSignal::new(Film::Board { n_shots: None }),
            solutions: Memo::new(move |_| solutions(cx)),
        }
    }

    /// What is held and what is on its way is part of what can be pressed.
    fn keep_desk(self) {
        effect(move || {
            // A lesson counts every press.
            let is_taught = self.table.guide.is_some_and(|guide| guide.is_on());
            self.table.set_local(Desk {
                sent: self.cx.rushed(),
                held: self.builder.held.get(),
                figure: self.placing.selected.get(),
                is_trying: self.trial.is_on.get(),
                halt: if is_taught { Press::Only } else { self.second.next() },
            });
        });
        let halt = Memo::new(move |_| self.table.local.with(|desk| desk.halt));
        effect(move || {
            if halt.get() == Press::Second && untrack(|| self.second.next()) == Press::First {
                self.second.wait();
            }
        });
    }

    /// A new deal begins with empty hands, and whoever has looked around comes back.
    fn begin_deals(self) {
        let deal = Memo::new(move |_| self.cx.moment.with(|it| (it.view.round, it.view.deal)));
        let stage = Memo::new(move |_| {
            let phase = self.phase.get();
            (deal.get(), phase.shows_boards(), phase.is_race())
        });
        self.trial.follow(self, deal);
        // A memo is only followed once it was read.
        effect(move || {
            deal.get();
            self.builder.begin_anew();
            self.second.lapse();
            self.placing.begin_anew();
        });
        effect(move || {
            stage.get();
            self.table.wanted.set(None);
            self.look(None);
        });
    }

    /// A board is changed back step by step, and a border is cleared.
    fn back(self) -> Back {
        let placing = self.placing;
        let builder = move || self.builds();
        let order = placing.in_order();
        let can_undo = move || match placing.is_open.get() {
            true => order.with(|order| !order.is_empty()),
            false => builder().is_open.get() && builder().can_undo(),
        };
        let undo = move |()| match placing.is_open.get_untracked() {
            true => placing.take(order.with_untracked(|order| order.last().copied())),
            false => untrack(builder).undo(),
        };
        let can_restart = move || match placing.is_open.get() {
            true => order.with(|order| !order.is_empty()),
            false => builder().is_open.get() && builder().board.with(|it| 0 < it.plan.n_laid()),
        };
        let restart = move |()| match placing.is_open.get_untracked() {
            true => placing.take(order.get_untracked()),
            false => untrack(builder).clear(),
        };
        Back {
            can_undo: Signal::derive(can_undo),
            undo: Callback::new(undo),
            can_restart: Signal::derive(can_restart),
            restart: Callback::new(restart),
            restart_words: "taxi-clear",
            nothing: "taxi-why-nothing-back",
        }
    }

    /// What is built on now: the own board, or the one beside the race.
    fn builds(self) -> Builder {
        if self.trial.is_on.get() { self.trial.attempt.builder } else { self.builder }
    }

    /// Shows the board of a seat, or what is shown first.
    pub fn look(self, seat: Option<Seat>) {
        self.seen.set(seat);
        self.film.set(Film::Board { n_shots: None });
    }

    /// Whose board is shown: the one that was asked for, the one under check, the winner's.
    pub fn shown(self) -> Option<Seat> {
        let by_itself = match self.phase.get() {
            Phase::Check { seat, .. } => Some(seat),
            Phase::RoundEnd { winner, .. } => Some(winner),
            _ => self.me.get(),
        };
        self.table.wanted.get().or(self.seen.get()).or(by_itself)
    }

    pub fn is_paused(self) -> bool {
        self.cx.moment.with(|moment| moment.view.paused_at.is_some())
    }

    pub fn is_assisted(self) -> bool {
        self.cx.moment.with(|moment| moment.view.options.assist != Assist::Off)
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

    /// What is wrong: with the plan that all look at, or with help with one's own.
    pub fn findings(self) -> Vec<Finding> {
        match self.phase.get() {
            Phase::Check { .. } => {
                self.cx.moment.with(|it| it.view.findings.clone().unwrap_or_default())
            }
            _ => self.marks(),
        }
    }
}

fn placing(
    cx: TableCx<TurboTaxi>,
    figures: Memo<Figures>,
    components: Memo<Components>,
) -> Placing {
    let may_put = Callback::new(move |(figure, field): (Figure, Field)| {
        let figures = figures.get_untracked();
        let is_free = !figures.fields().contains(field);
        let placed = figures.with(figure, field);
        is_free && placed.leaves_enough_green(&components.get_untracked())
    });
    Placing::new(
        figures,
        Memo::new(move |_| cx.moment.with(desk::sets_task)),
        may_put,
        Callback::new(move |(figure, field)| cx.rush(&Action::PlaceFigure { figure, field })),
        Callback::new(move |figure| cx.rush(&Action::LiftFigure { figure })),
    )
}
