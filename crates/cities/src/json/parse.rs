//! Reading JSON text (RFC 8259). A fault is told by line and column (CI-7).

use super::Json;

/// Where the text stops being JSON, both counted from 1; columns count characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadJson {
    pub line: usize,
    pub column: usize,
}

/// Nothing in a component file is nested as deep.
const DEPTH_MAX: usize = 32;

struct Parser<'t> {
    text: &'t str,
    at: usize,
}

/// A fault where the parser stands.
struct Fault;

pub(super) fn parse(text: &str) -> Result<Json, BadJson> {
    let mut parser = Parser { text, at: 0 };
    let parsed = parser.value(0).and_then(|json| {
        parser.skip_blanks();
        if parser.at == text.len() { Ok(json) } else { Err(Fault) }
    });
    parsed.map_err(|Fault| {
        let before = &text[..parser.at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        BadJson {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    })
}

impl Parser<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_blanks(&mut self) {
        while let Some(b' ' | b'\t' | b'\n' | b'\r') = self.peek() {
            self.at += 1;
        }
    }

    fn expect(&mut self, token: &str) -> Result<(), Fault> {
        if !self.rest().starts_with(token) {
            return Err(Fault);
        }
        self.at += token.len();
        Ok(())
    }

    fn value(&mut self, depth: usize) -> Result<Json, Fault> {
        if DEPTH_MAX < depth {
            return Err(Fault);
        }
        self.skip_blanks();
        match self.peek() {
            Some(b'{') => self.object(depth),
            Some(b'[') => self.list(depth),
            Some(b'"') => self.string().map(Json::Text),
            Some(b't') => self.expect("true").map(|()| Json::Bool(true)),
            Some(b'f') => self.expect("false").map(|()| Json::Bool(false)),
            Some(b'n') => self.expect("null").map(|()| Json::Null),
            Some(_) => self.number(),
            None => Err(Fault),
        }
    }

    fn object(&mut self, depth: usize) -> Result<Json, Fault> {
        let mut entries = Vec::new();
        self.expect("{")?;
        self.skip_blanks();
        if self.expect("}").is_ok() {
            return Ok(Json::Object(entries));
        }
        loop {
            self.skip_blanks();
            let key = self.string()?;
            self.skip_blanks();
            self.expect(":")?;
            entries.push((key, self.value(depth + 1)?));
            self.skip_blanks();
            if self.expect(",").is_err() {
                return self.expect("}").map(|()| Json::Object(entries));
            }
        }
    }

    fn list(&mut self, depth: usize) -> Result<Json, Fault> {
        let mut items = Vec::new();
        self.expect("[")?;
        self.skip_blanks();
        if self.expect("]").is_ok() {
            return Ok(Json::List(items));
        }
        loop {
            items.push(self.value(depth + 1)?);
            self.skip_blanks();
            if self.expect(",").is_err() {
                return self.expect("]").map(|()| Json::List(items));
            }
        }
    }

    fn string(&mut self) -> Result<String, Fault> {
        self.expect("\"")?;
        let mut string = String::new();
        loop {
            let letter = self.rest().chars().next().ok_or(Fault)?;
            match letter {
                '"' => {
                    self.at += 1;
                    return Ok(string);
                }
                '\\' => string.push(self.escape()?),
                letter if letter < ' ' => return Err(Fault),
                letter => {
                    self.at += letter.len_utf8();
                    string.push(letter);
                }
            }
        }
    }

    fn escape(&mut self) -> Result<char, Fault> {
        self.expect("\\")?;
        let letter = match self.peek().ok_or(Fault)? {
            b'"' => '"',
            b'\\' => '\\',
            b'/' => '/',
            b'b' => '\u{8}',
            b'f' => '\u{c}',
            b'n' => '\n',
            b'r' => '\r',
            b't' => '\t',
            b'u' => return self.unicode_escape(),
            _ => return Err(Fault),
        };
        self.at += 1;
        Ok(letter)
    }

    /// Characters beyond the first 65,536 are written as two escapes.
    fn unicode_escape(&mut self) -> Result<char, Fault> {
        let high = self.hex_unit()?;
        if !(0xd800..0xdc00).contains(&high) {
            return char::from_u32(high).ok_or(Fault);
        }
        self.expect("\\")?;
        let low = self.hex_unit()?;
        if !(0xdc00..0xe000).contains(&low) {
            return Err(Fault);
        }
        char::from_u32(0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)).ok_or(Fault)
    }

    fn hex_unit(&mut self) -> Result<u32, Fault> {
        self.expect("u")?;
        let digits = self.rest().get(..4).ok_or(Fault)?;
        if !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(Fault);
        }
        let unit = u32::from_str_radix(digits, 16).map_err(|_| Fault)?;
        self.at += 4;
        Ok(unit)
    }

    fn number(&mut self) -> Result<Json, Fault> {
        let start = self.at;
        let _ = self.expect("-");
        if self.expect("0").is_err() {
            self.digits()?;
        }
        let mut is_whole = true;
        if self.expect(".").is_ok() {
            is_whole = false;
            self.digits()?;
        }
        if let Some(b'e' | b'E') = self.peek() {
            is_whole = false;
            self.at += 1;
            if let Some(b'+' | b'-') = self.peek() {
                self.at += 1;
            }
            self.digits()?;
        }
        let digits = &self.text[start..self.at];
        match digits.parse() {
            Ok(n) if is_whole => Ok(Json::Integer(n)),
            _ => match digits.parse::<f64>() {
                Ok(n) if n.is_finite() => Ok(Json::Fraction(n)),
                Ok(_) | Err(_) => Err(Fault),
            },
        }
    }

    fn digits(&mut self) -> Result<(), Fault> {
        let n_digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        self.at += n_digits;
        if n_digits == 0 { Err(Fault) } else { Ok(()) }
    }
}
