//! Reading message files: which keys they have, and which words and placeholders each key uses.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern};
use fluent_syntax::ast::{PatternElement, Resource};
use fluent_syntax::parser;

use super::tree::{File, Finding};

/// One text: a message, a term (`-name`), or an attribute of either (`name.attribute`).
pub struct Message {
    pub key: String,
    pub line: usize,
    pub placeholders: BTreeSet<String>,
    /// Other messages that are part of it.
    pub referred: BTreeSet<String>,
    /// What is said in all its variants; a line break stands where something is put in.
    pub words: String,
}

pub fn messages(file: &File) -> Result<Vec<Message>, Vec<Finding>> {
    let resource: Resource<&str> = parser::parse(file.text.as_str()).map_err(|(_, errors)| {
        let finding = |error: parser::ParserError| {
            file.finding(file.line_at(error.pos.start), error.kind.to_string())
        };
        errors.into_iter().map(finding).collect::<Vec<Finding>>()
    })?;

    let mut messages = Vec::new();
    for entry in &resource.body {
        let (sign, id, value, attributes) = match entry {
            Entry::Message(it) => ("", &it.id, it.value.as_ref(), &it.attributes),
            Entry::Term(it) => ("-", &it.id, Some(&it.value), &it.attributes),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            Entry::Junk { .. } => unreachable!("junk is an error of the parser"),
        };
        let key = format!("{sign}{}", id.name);
        for attribute in attributes {
            let key = format!("{key}.{}", attribute.id.name);
            messages.push(message(file, key, attribute.id.name, &attribute.value));
        }
        messages.extend(value.map(|value| message(file, key, id.name, value)));
    }
    Ok(messages)
}

/// `name` is a slice of the file, so its place in memory tells its line.
fn message(file: &File, key: String, name: &str, value: &Pattern<&str>) -> Message {
    let offset = name.as_ptr() as usize - file.text.as_ptr() as usize;
    let mut message = Message {
        key,
        line: file.line_at(offset),
        placeholders: BTreeSet::new(),
        referred: BTreeSet::new(),
        words: String::new(),
    };
    note_pattern(value, &mut message);
    message
}

fn note_pattern(pattern: &Pattern<&str>, out: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => out.words.push_str(value),
            PatternElement::Placeable { expression } => {
                out.words.push('\n');
                note_expression(expression, out);
                out.words.push('\n');
            }
        }
    }
}

fn note_expression(expression: &Expression<&str>, out: &mut Message) {
    match expression {
        Expression::Inline(inline) => note_inline(inline, out),
        Expression::Select { selector, variants } => {
            note_inline(selector, out);
            for variant in variants {
                out.words.push('\n');
                note_pattern(&variant.value, out);
            }
        }
    }
}

fn note_inline(inline: &InlineExpression<&str>, out: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            out.placeholders.insert(id.name.to_string());
        }
        InlineExpression::FunctionReference { arguments, .. } => note_arguments(arguments, out),
        InlineExpression::TermReference { id, arguments, .. } => {
            out.referred.insert(id.name.to_string());
            arguments.iter().for_each(|arguments| note_arguments(arguments, out));
        }
        InlineExpression::MessageReference { id, .. } => {
            out.referred.insert(id.name.to_string());
        }
        InlineExpression::Placeable { expression } => note_expression(expression, out),
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn note_arguments(arguments: &CallArguments<&str>, out: &mut Message) {
    for inline in &arguments.positional {
        note_inline(inline, out);
    }
    for named in &arguments.named {
        note_inline(&named.value, out);
    }
}
