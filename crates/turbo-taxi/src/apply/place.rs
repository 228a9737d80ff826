//! The task is set (TT-32 to TT-40).

use engine::{Cx, Millis};

use crate::options::Placement;
use crate::{Event, Field, Figure, Figures, Phase, TurboTaxi};

const COUNTDOWN_MS: Millis = 3_000;

/// TT-71, TT-75: the board of figures is empty, all cards are in the hands again.
pub(crate) fn begin_deal(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    game.deal = None;
    game.figures = Figures::NONE;
    let (round, deal, commissioner) = (game.round, game.deal_number, game.commissioner);
    cx.tell_all(|| Event::DealBegan { round, deal, commissioner });
    let is_extra_round = game.tied.is_some();
    match game.options.placement {
        Placement::Commissioner if !is_extra_round => {
            let until = game.options.placement_ms().map(|ms| cx.now + ms);
            game.phase = Phase::Place { until };
        }
        Placement::Commissioner | Placement::Auto => set_task(game, cx),
    }
}

pub(super) fn put(game: &mut TurboTaxi, figure: Figure, field: Field, cx: &mut Cx<'_, Event>) {
    game.figures.put(figure, field);
    cx.tell_all(|| Event::FigurePlaced { figure, field });
}

pub(super) fn lift(game: &mut TurboTaxi, figure: Figure, cx: &mut Cx<'_, Event>) {
    game.figures.lift(figure);
    cx.tell_all(|| Event::FigureLifted { figure });
}

/// TT-36 to TT-38: chance places what is missing; then the countdown begins.
pub(super) fn set_task(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    if game.figures.complete().is_none() {
        let completions = game.figures.completions(&game.options.components());
        let completed = completions[cx.below(completions.len() as u32) as usize];
        let before = game.figures;
        for (figure, field) in completed.placed().filter(|(figure, _)| before[*figure].is_none()) {
            put(game, figure, field, cx);
        }
    }
    game.phase = Phase::Countdown { until: cx.now + COUNTDOWN_MS };
    cx.tell_all(|| Event::TaskSet);
}
