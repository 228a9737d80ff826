//! Which texts of strangers may be shown to others: names of people, of cities, of cards. What
//! cannot be seen, turns the text around it or piles up on a letter may not.
//!
//! Which characters can be printed, and which are marks on the letter before them, is known to
//! the standard library: `escape_debug` escapes the former everywhere and the latter at the
//! beginning of a text.

/// Marks on one letter: no language that is written needs more.
const MARKS_MAX: usize = 3;

/// Whether a person, or a thing of a game, may be called so: one line of at least one character.
pub fn is_name(text: &str, chars_max: usize) -> bool {
    let has_length = (1..=chars_max).contains(&text.chars().count());
    let is_trimmed = text.trim() == text;
    has_length && is_trimmed && !text.contains(SOFT_HYPHEN) && is_shown(text)
}

/// Whether a remark of one or more lines may be shown.
pub fn is_note(text: &str, chars_max: usize) -> bool {
    text.chars().count() <= chars_max && text.lines().all(is_shown)
}

/// Whether everything in a line can be seen as what it is.
pub fn is_shown(line: &str) -> bool {
    let mut n_marks = None;
    let mut before = None;
    let mut chars = line.chars().peekable();
    while let Some(char) = chars.next() {
        let after = chars.peek().copied();
        let is_good = match kind(char) {
            Kind::Hidden => false,
            Kind::Space => {
                n_marks = None;
                true
            }
            Kind::Seen => {
                n_marks = Some(0);
                true
            }
            // A mark needs a letter below it.
            Kind::Mark => {
                n_marks = n_marks.map(|n| n + 1);
                n_marks.is_some_and(|n| n <= MARKS_MAX)
            }
            Kind::Joiner => joins(before) && joins(after),
            Kind::SoftHyphen => is_letter(before) && is_letter(after),
        };
        if !is_good {
            return false;
        }
        before = Some(char);
    }
    true
}

const SOFT_HYPHEN: char = '\u{ad}';

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Hidden,
    Space,
    Seen,
    Mark,
    /// Persian words, Indian letters and pictures of families need them; a Latin name does not.
    Joiner,
    /// Seen where a long word is broken.
    SoftHyphen,
}

fn kind(char: char) -> Kind {
    match char {
        ' ' => Kind::Space,
        '\u{200c}' | '\u{200d}' => Kind::Joiner,
        SOFT_HYPHEN => Kind::SoftHyphen,
        // How the picture before it is drawn.
        '\u{fe0e}' | '\u{fe0f}' => Kind::Mark,
        _ if is_blank(char) || !is_printable(char) => Kind::Hidden,
        _ if is_mark(char) => Kind::Mark,
        _ => Kind::Seen,
    }
}

/// Characters that count as letters, symbols or marks, and leave the paper white.
fn is_blank(char: char) -> bool {
    matches!(
        char,
        '\u{34f}'
            | '\u{115f}'
            | '\u{1160}'
            | '\u{17b4}'
            | '\u{17b5}'
            | '\u{180b}'..='\u{180f}'
            | '\u{2800}'
            | '\u{3164}'
            | '\u{fe00}'..='\u{fe0d}'
            | '\u{ffa0}'
            | '\u{16fe4}'
            | '\u{1d159}'
            | '\u{e0100}'..='\u{e01ef}'
    )
}

fn is_printable(char: char) -> bool {
    if char.is_ascii() {
        return char.is_ascii_graphic();
    }
    let mut text = [b'a'; 5];
    let n_bytes = char.encode_utf8(&mut text[1..]).len();
    let text = std::str::from_utf8(&text[..=n_bytes]).expect("it was just written");
    text.escape_debug().nth(1) == Some(char)
}

/// Of a character that can be printed.
fn is_mark(char: char) -> bool {
    !char.is_ascii() && char.escape_debug().next() != Some(char)
}

fn joins(char: Option<char>) -> bool {
    char.is_some_and(|char| !char.is_ascii() && matches!(kind(char), Kind::Seen | Kind::Mark))
}

fn is_letter(char: Option<char>) -> bool {
    char.is_some_and(|char| char.is_alphabetic() && kind(char) == Kind::Seen)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_have_names_in_all_languages() {
        for name in [
            "Änne",
            "O'Neill",
            "Jean-Luc 2",
            "A\u{308}nne",
            "Nguyễn",
            "Ελένη",
            "Борис",
            "小林",
            "김민준",
            "فاطمة",
            "نرگس\u{200c}خانم",
            "שָׁלוֹם",
            "अमृता",
            "ตั้งใจ",
            "🐀",
            "❤\u{fe0f}",
            "👩\u{200d}🚀",
            "👍🏽",
            "<b>",
            "\\\"'",
        ] {
            assert!(is_name(name, 24), "{name:?}");
        }
    }

    #[test]
    fn nobody_is_called_by_what_cannot_be_seen() {
        let bad = [
            "",
            " ",
            " a",
            "a ",
            "a\nb",
            "a\tb",
            "a\u{7f}",
            "a\u{a0}b",
            "\u{3000}",
            "\u{3164}",
            "\u{2800}",
            "\u{feff}",
            "An\u{ad}na",
            "\u{ad}",
            "a\u{e0061}",
            "\u{301}",
            "a \u{301}",
            "a\u{61c}b",
            "a\u{202e}b",
            "a\u{2066}b",
            "a\u{200b}b",
            "a\u{2060}b",
            "a\u{200d}b",
            "a\u{200c}b",
            "\u{200d}",
            "🐀\u{200d}",
            "\u{fe0f}",
            "a\u{115f}",
            "a\u{34f}",
            "a\u{2028}b",
            "\u{e000}",
            "a\u{fff9}b",
            "\u{1d159}",
            "a\u{fdd0}",
            "a\u{180e}b",
        ];
        for name in bad {
            assert!(!is_name(name, 24), "{name:?}");
        }
    }

    #[test]
    fn marks_do_not_pile_up() {
        let with_marks = |n| format!("Z{}a", "\u{30d}".repeat(n));
        assert!(is_name(&with_marks(MARKS_MAX), 24));
        assert!(!is_name(&with_marks(MARKS_MAX + 1), 24));
        assert!(!is_name(&format!("ก{}", "\u{e47}".repeat(9)), 24));
    }

    #[test]
    fn a_name_has_a_length() {
        assert!(is_name(&"ä".repeat(24), 24));
        assert!(!is_name(&"ä".repeat(25), 24));
        assert!(is_note("", 3) && is_note("a\nb", 3) && is_note("Haus\u{ad}boot", 9));
        assert!(!is_note("abcd", 3) && !is_note("a\u{202e}", 3));
    }
}
