//! The help texts, which are messages like all others: of a command `help-command-COMMAND`, of an
//! argument `help-COMMAND-ARGUMENT`, or `help-ARGUMENT` where commands share it. A command within
//! another one is called `COMMAND-COMMAND`.

use clap::{Arg, ArgAction, Command};
use texts::Texts;

/// The command line with everything in it explained.
pub fn explained(command: Command, texts: &Texts) -> Command {
    let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help).global(true);
    let command = command
        .disable_help_subcommand(true)
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(help)
        .arg(version)
        .about(texts.say("help-about", &[]))
        .mut_args(|arg| explained_arg(arg, "rathaus", texts));
    with_template(command, texts).mut_subcommands(|command| explained_command(command, "", texts))
}

/// `within` is what comes before the name of the command in the keys of its texts.
fn explained_command(command: Command, within: &str, texts: &Texts) -> Command {
    let name = format!("{within}{}", command.get_name());
    let command = command
        .disable_help_subcommand(true)
        .about(texts.say(&format!("help-command-{name}"), &[]))
        .mut_args(|arg| explained_arg(arg, &name, texts));
    let command = match texts.find(&format!("help-{name}-more"), &[]) {
        Some(more) => with_template(command, texts).after_help(more),
        None => with_template(command, texts),
    };
    command.mut_subcommands(|command| explained_command(command, &format!("{name}-"), texts))
}

fn with_template(command: Command, texts: &Texts) -> Command {
    let usage = texts.say("help-heading-usage", &[]);
    command
        .subcommand_help_heading(texts.say("help-heading-commands", &[]))
        .subcommand_value_name(texts.say("help-value-command", &[]))
        .help_template(format!("{{about}}\n\n{usage}: {{usage}}\n\n{{all-args}}{{after-help}}"))
}

fn explained_arg(arg: Arg, command: &str, texts: &Texts) -> Arg {
    let id = arg.get_id().to_string();
    let own = texts.find(&format!("help-{command}-{id}"), &[]);
    let help = own.unwrap_or_else(|| texts.say(&format!("help-{id}"), &[]));
    let heading = match arg.is_positional() {
        true => texts.say("help-heading-arguments", &[]),
        false => texts.say("help-heading-options", &[]),
    };
    let default = arg.get_default_values().first().map(|value| value.display().to_string());
    let arg = arg.help_heading(heading);
    match default {
        Some(value) => {
            let args = [("help", help.into()), ("value", value.into())];
            arg.help(texts.say("help-default", &args)).hide_default_value(true)
        }
        None => arg.help(help),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;
    use texts::Lang;

    use super::*;
    use crate::Cli;

    fn with_subcommands(command: &Command) -> Vec<&Command> {
        let within = command.get_subcommands().flat_map(with_subcommands);
        [command].into_iter().chain(within).collect()
    }

    #[test]
    fn everything_is_explained() {
        for lang in Lang::ALL {
            let command = explained(Cli::command(), &Texts::new(lang));
            command.clone().debug_assert();
            for command in with_subcommands(&command) {
                let about = command.get_about().map(ToString::to_string);
                let helps =
                    command.get_arguments().map(|arg| arg.get_help().map(|it| it.to_string()));
                for text in helps.chain([about]) {
                    let text = text.unwrap_or_default();
                    let is_key = text.is_empty() || text.starts_with("help-");
                    assert!(!is_key, "{lang:?}, {}: {text:?}", command.get_name());
                }
            }
        }
    }
}
