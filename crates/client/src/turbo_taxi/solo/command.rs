//! Building by words: `lay curve0 6`, `turn 6`, `halt`. The field is there for whoever reaches it
//! by keyboard or screen reader.

use leptos::prelude::*;
use turbo_taxi::{Card, Cell, Components, Step};
use web_sys::SubmitEvent;

use crate::kit::live::{follows, live};
use crate::turbo_taxi::builder::Builder;
use crate::turbo_taxi::names::cell_label;
use crate::words::Words;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    Build(Step),
    Undo,
    Halt,
}

impl Command {
    /// In the words of the rules, whatever the language of the page.
    pub fn parse(text: &str) -> Option<Command> {
        let text = text.to_ascii_lowercase();
        let parts: Vec<&str> = text.split_whitespace().collect();
        let cell = |text: &str| Cell::new(text.parse().ok()?);
        let step = match parts[..] {
            ["lay", card, at] => Step::Lay { card: card.parse::<Card>().ok()?, cell: cell(at)? },
            ["turn", at] => Step::Rotate { cell: cell(at)? },
            ["move", from, to] => Step::Move { from: cell(from)?, to: cell(to)? },
            ["take", at] => Step::Take { cell: cell(at)? },
            ["clear"] => Step::Clear,
            ["undo"] => return Some(Command::Undo),
            ["halt"] => return Some(Command::Halt),
            _ => return None,
        };
        Some(Command::Build(step))
    }

    /// The cell that it changes, if it is one.
    fn cell(self) -> Option<Cell> {
        match self {
            Command::Build(
                Step::Lay { cell, .. }
                | Step::Rotate { cell }
                | Step::Take { cell }
                | Step::Move { to: cell, .. },
            ) => Some(cell),
            Command::Build(Step::Clear) | Command::Undo | Command::Halt => None,
        }
    }
}

#[component]
pub fn CommandLine(
    builder: Builder,
    #[prop(into)] components: Signal<Components>,
    halt: Callback<()>,
) -> impl IntoView {
    let words = Words::here();
    let typed = RwSignal::new(String::new());
    let answer = RwSignal::new(String::new());
    let obey = move |submit: SubmitEvent| {
        submit.prevent_default();
        let command = typed.with_untracked(|typed| Command::parse(typed));
        let is_done = match command {
            Some(Command::Build(step)) => builder.build(step),
            Some(Command::Undo) => {
                builder.undo();
                true
            }
            Some(Command::Halt) => {
                halt.run(());
                true
            }
            None => false,
        };
        let texts = words.texts_once();
        answer.set(match (is_done, command.and_then(Command::cell)) {
            (false, _) => texts.say("taxi-command-refused", &[]),
            (true, Some(cell)) => {
                let card = builder.board.with_untracked(|board| board.plan[cell]);
                cell_label(&texts, cell, card, components.get_untracked().crossing)
            }
            (true, None) => texts.say("taxi-command-done", &[]),
        });
        typed.set(String::new());
    };
    view! {
        <form class="command sr" on:submit=obey>
            <label>
                <span>{words.of("taxi-command")}</span>
                <input
                    type="text"
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck="false"
                    placeholder="lay curve0 6"
                    prop:value=follows(move || typed.get())
                    on:input=move |event| typed.set(event_target_value(&event))
                />
            </label>
            <span role="status">{live(move || answer.get())}</span>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::Action;

    use super::*;

    #[test]
    fn commands_are_read_as_the_rules_write_them() {
        let cell = |number| Cell::new(number).unwrap();
        for step in [
            Step::Lay { card: Card::Curve0, cell: cell(6) },
            Step::Rotate { cell: cell(6) },
            Step::Move { from: cell(0), to: cell(8) },
            Step::Take { cell: cell(3) },
            Step::Clear,
        ] {
            let written = Action::Build(step).to_string();
            assert_eq!(Command::parse(&written), Some(Command::Build(step)), "{written}");
        }
        assert_eq!(Command::parse(" HALT "), Some(Command::Halt));
    }

    #[test]
    fn other_words_are_no_command() {
        for text in ["", "lay", "lay curve9 6", "lay curve0 9", "turn north", "halt now"] {
            assert_eq!(Command::parse(text), None, "{text}");
        }
    }
}
