//! Complaints about the command line itself, in the language of whoever typed it.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory, Error};
use texts::Texts;

use crate::Cli;
use crate::complaint::Complaint;

/// None if the error is no error: help or the version was asked for.
pub fn complaint(texts: &Texts, error: &Error) -> Option<Complaint> {
    let words = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return None,
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand => {
            texts.say("usage-no-command", &[("known", commands(error).into())])
        }
        ErrorKind::InvalidSubcommand => {
            let given = said(error, ContextKind::InvalidSubcommand);
            let args = [("given", given.into()), ("known", commands(error).into())];
            texts.say("usage-unknown-command", &args)
        }
        ErrorKind::UnknownArgument => {
            let given = said(error, ContextKind::InvalidArg);
            texts.say("usage-unknown-argument", &[("given", given.into())])
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = said(error, ContextKind::InvalidArg);
            texts.say("usage-missing", &[("missing", missing.into())])
        }
        ErrorKind::ArgumentConflict => {
            let argument = said(error, ContextKind::InvalidArg);
            texts.say("usage-conflict", &[("argument", argument.into())])
        }
        ErrorKind::InvalidUtf8 => texts.say("usage-not-text", &[]),
        ErrorKind::InvalidValue
        | ErrorKind::ValueValidation
        | ErrorKind::NoEquals
        | ErrorKind::TooManyValues
        | ErrorKind::TooFewValues
        | ErrorKind::WrongNumberOfValues => value(texts, error),
        _ => error.to_string(),
    };
    Some(Complaint::BadInput(format!("{words}\n{}", texts.say("usage-see-help", &[]))))
}

/// An argument whose value is missing or cannot be used, with what would do.
fn value(texts: &Texts, error: &Error) -> String {
    let argument = said(error, ContextKind::InvalidArg);
    let given = said(error, ContextKind::InvalidValue);
    let name = argument.split_whitespace().next().unwrap_or(&argument);
    let id = name.trim_start_matches(['-', '<', '[']).trim_end_matches(['>', ']']);
    let wanted = texts.find(&format!("wanted-{id}"), &[]);
    let wanted = wanted.unwrap_or_else(|| texts.say("wanted-something", &[]));
    let args = [("argument", name.into()), ("wanted", wanted.into())];
    if given.is_empty() {
        return texts.say("usage-no-value", &args);
    }
    texts.say("usage-bad-value", &[&args[..], &[("given", given.into())]].concat())
}

/// The commands that could stand where one is missing or unknown: within another one, if the
/// usage that clap would show speaks of it.
fn commands(error: &Error) -> String {
    let root = Cli::command();
    let usage = said(error, ContextKind::Usage);
    let is_meant = |command: &&Command| {
        command.has_subcommands() && usage.split_whitespace().any(|it| it == command.get_name())
    };
    let command = root.get_subcommands().find(is_meant).unwrap_or(&root);
    let names: Vec<&str> = command.get_subcommands().map(|command| command.get_name()).collect();
    names.join(", ")
}

fn said(error: &Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(other) => other.to_string(),
        None => String::new(),
    }
}
