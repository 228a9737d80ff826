//! Rust text as a flat list of tokens: enough to see what is named where, and by whom.
//!
//! Comments and literals cannot be mistaken for code this way, and neither a file that uses the
//! newest syntax nor the inside of a macro is out of sight.

use std::ops::RangeInclusive;

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};

#[derive(Default)]
pub struct Code {
    pub tokens: Vec<Token>,
    pub functions: Vec<Function>,
}

pub struct Token {
    /// A word, a literal, a bracket, `::`, or one sign of any other punctuation.
    pub text: String,
    /// A word with what stands before it: `std::fs` for the `fs` of `use std::{fs, io}`.
    pub path: String,
    pub line: usize,
    /// Compiled into the crate, not only into its tests.
    pub is_live: bool,
}

pub struct Function {
    pub name: String,
    pub lines: RangeInclusive<usize>,
    /// Bears `#[test]`.
    pub is_test: bool,
}

impl Code {
    /// A file that cannot be read has no code here; the compiler says better what is wrong with it.
    pub fn read(text: &str, is_live: bool) -> Code {
        let mut code = Code::default();
        if let Ok(stream) = text.parse() {
            code.append(stream, "", is_live);
        }
        code
    }

    pub fn live_tokens(&self) -> impl Iterator<Item = &Token> {
        self.tokens.iter().filter(|token| token.is_live)
    }

    /// Runs of tokens that read like the pattern, in which `_` is any token.
    pub fn matches(&self, pattern: &[&str]) -> impl Iterator<Item = &[Token]> {
        self.tokens.windows(pattern.len()).filter(move |tokens| {
            let fits = |(token, part): (&Token, &&str)| *part == "_" || *part == token.text;
            tokens.iter().zip(pattern).all(fits)
        })
    }

    pub fn live_matches(&self, pattern: &[&str]) -> impl Iterator<Item = &[Token]> {
        self.matches(pattern).filter(|tokens| tokens[0].is_live)
    }

    fn append(&mut self, stream: TokenStream, prefix: &str, is_live: bool) {
        let mut item = Item::default();
        let mut trees = stream.into_iter().peekable();
        while let Some(tree) = trees.next() {
            let line = tree.span().start().line;
            let is_live = is_live && !item.is_for_tests;
            match tree {
                TokenTree::Group(group) => {
                    if self.ends_with("#") {
                        item.note_attribute(&group);
                    }
                    self.append_group(&group, is_live);
                    if group.delimiter() == Delimiter::Brace {
                        self.functions.extend(item.function(&group));
                        item = Item::default();
                    }
                }
                TokenTree::Ident(ident) => {
                    let text = ident.to_string();
                    let path = self.path_before(prefix) + &text;
                    match trees.peek() {
                        Some(TokenTree::Ident(name)) if text == "fn" => {
                            item.start = Some((name.to_string(), line));
                        }
                        _ => {}
                    }
                    self.tokens.push(Token { text, path, line, is_live });
                }
                TokenTree::Punct(punct) => {
                    if punct.as_char() == ';' {
                        item = Item::default();
                    }
                    let is_colon = punct.as_char() == ':' && punct.spacing() == Spacing::Joint;
                    match trees.next_if(|next| is_colon && next.to_string() == ":") {
                        Some(_) => self.push("::", line, is_live),
                        None => self.push(&punct.to_string(), line, is_live),
                    }
                }
                TokenTree::Literal(literal) => self.push(&literal.to_string(), line, is_live),
            }
        }
    }

    fn append_group(&mut self, group: &Group, is_live: bool) {
        let (open, close) = match group.delimiter() {
            Delimiter::Parenthesis => ("(", ")"),
            Delimiter::Brace => ("{", "}"),
            Delimiter::Bracket => ("[", "]"),
            Delimiter::None => ("", ""),
        };
        let prefix = self.path_before("");
        self.push(open, group.span_open().start().line, is_live);
        self.append(group.stream(), &prefix, is_live);
        self.push(close, group.span_close().start().line, is_live);
    }

    /// What the next word adds to: the path that a `::` has left open, or else `prefix`.
    fn path_before(&self, prefix: &str) -> String {
        match self.tokens.as_slice() {
            [.., before, colons] if colons.text == "::" => match before.path.as_str() {
                // In `use ::std::fs` the first colons continue nothing.
                "" | "use" => String::new(),
                path => format!("{path}::"),
            },
            _ => prefix.to_string(),
        }
    }

    fn ends_with(&self, text: &str) -> bool {
        self.tokens.last().is_some_and(|token| token.text == text)
    }

    fn push(&mut self, text: &str, line: usize, is_live: bool) {
        self.tokens.push(Token { text: text.to_string(), path: String::new(), line, is_live });
    }
}

/// What is known about an item before its body comes.
#[derive(Default)]
struct Item {
    is_test: bool,
    is_for_tests: bool,
    /// The name and first line of a function.
    start: Option<(String, usize)>,
}

impl Item {
    fn note_attribute(&mut self, group: &Group) {
        let text: String = group.stream().to_string().split_whitespace().collect();
        self.is_test |= text == "test";
        self.is_for_tests |= text == "test" || text == "cfg(test)";
    }

    fn function(self, body: &Group) -> Option<Function> {
        let (name, first) = self.start?;
        let lines = first..=body.span_close().start().line;
        Some(Function { name, lines, is_test: self.is_test })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn paths(text: &str) -> Vec<String> {
        let code = Code::read(text, true);
        code.tokens.into_iter().map(|token| token.path).filter(|path| !path.is_empty()).collect()
    }

    #[test]
    fn braces_of_a_use_carry_the_path_on() {
        let expected = ["use", "std", "std::fs", "std::io", "std::io::Read", "std::env"];
        assert_eq!(paths("use std::{fs, io::{Read}, env};"), expected);
    }

    #[test]
    fn leading_colons_continue_nothing() {
        assert_eq!(paths("use ::std::fs;"), ["use", "std", "std::fs"]);
    }

    #[test]
    fn other_braces_start_afresh() {
        assert_eq!(paths("a::b { c: d }"), ["a", "a::b", "c", "d"]);
    }

    #[test]
    fn comments_and_literals_name_nothing() {
        assert_eq!(paths("/* std::fs */ const A: &str = \"std::fs\"; // std::fs").len(), 3);
    }

    #[test]
    fn tests_are_not_live() {
        let code = Code::read("fn a() {} #[cfg(test)] mod tests { fn b() {} } fn c() {}", true);
        let live: Vec<_> = code.live_matches(&["fn", "_"]).map(|run| &run[1].text).collect();
        assert_eq!(live, ["a", "c"]);
    }

    #[test]
    fn functions_have_lines() {
        let code =
            Code::read("#[test]\nfn a() {\n}\ntrait B { fn c(); }\nfn d(e: fn(u8)) {}", true);
        let found: Vec<_> = code.functions.iter().map(|f| (f.name.as_str(), f.is_test)).collect();
        assert_eq!(found, [("a", true), ("d", false)]);
        assert_eq!(code.functions[0].lines, 2..=3);
    }
}
