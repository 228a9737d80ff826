//! Licence expressions: names, joined by AND, OR (once written as a slash) and brackets.

/// Whether the known licences are enough. An expression that cannot be read is not satisfied.
pub fn is_satisfied(expression: &str, is_known: &dyn Fn(&str) -> bool) -> bool {
    let spaced = expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    let mut reader = Reader { words: &words, is_known };
    reader.any().is_some_and(|satisfied| satisfied && reader.words.is_empty())
}

struct Reader<'a> {
    words: &'a [&'a str],
    is_known: &'a dyn Fn(&str) -> bool,
}

impl<'a> Reader<'a> {
    fn any(&mut self) -> Option<bool> {
        let mut satisfied = self.all()?;
        while self.skip("OR") {
            satisfied |= self.all()?;
        }
        Some(satisfied)
    }

    fn all(&mut self) -> Option<bool> {
        let mut satisfied = self.one()?;
        while self.skip("AND") {
            satisfied &= self.one()?;
        }
        Some(satisfied)
    }

    fn one(&mut self) -> Option<bool> {
        if self.skip("(") {
            let satisfied = self.any()?;
            return self.skip(")").then_some(satisfied);
        }
        let name = self.next().filter(|name| !["AND", "OR", "WITH", ")"].contains(name))?;
        match self.skip("WITH") {
            true => {
                let exception = self.next()?;
                Some((self.is_known)(&format!("{name} WITH {exception}")))
            }
            false => Some((self.is_known)(name)),
        }
    }

    fn skip(&mut self, word: &str) -> bool {
        let is_there = self.words.first() == Some(&word);
        if is_there {
            self.words = &self.words[1..];
        }
        is_there
    }

    fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expression: &str, expected: bool) {
        let known = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"];
        let satisfied = is_satisfied(expression, &|name| known.contains(&name));
        assert_eq!(satisfied, expected, "{expression}");
    }

    #[test]
    fn one_of_several_is_enough() {
        check("MIT", true);
        check("GPL-3.0 OR MIT", true);
        check("GPL-3.0/MIT", true);
        check("Apache-2.0 WITH LLVM-exception OR Apache-2.0", true);
        check("GPL-3.0", false);
    }

    #[test]
    fn all_of_several_are_needed() {
        check("MIT AND Zlib", true);
        check("MIT AND GPL-3.0", false);
        check("(MIT OR GPL-3.0) AND Zlib", true);
        check("MIT OR GPL-3.0 AND LGPL-3.0", true);
        check("(MIT OR GPL-3.0) AND LGPL-3.0", false);
    }

    #[test]
    fn what_cannot_be_read_is_not_accepted() {
        for broken in ["", "MIT AND", "(MIT", "MIT)", "MIT MIT", "OR", "MIT WITH"] {
            check(broken, false);
        }
    }
}
