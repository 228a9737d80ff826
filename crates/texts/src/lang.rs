//! The languages.

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lang {
    En,
    De,
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::De];

    /// The two letters of ISO 639.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::De => "de",
        }
    }

    pub fn from_code(code: &str) -> Option<Lang> {
        Lang::ALL.into_iter().find(|lang| lang.code() == code)
    }

    /// The language of a locale such as `de_DE.UTF-8` or `de-AT`; English where we speak no other.
    pub fn from_locale(locale: &str) -> Lang {
        let language = locale.split(['_', '-', '.', '@']).next().unwrap_or(locale);
        Lang::from_code(&language.to_ascii_lowercase()).unwrap_or(Lang::En)
    }

    /// A number with so many decimals, as it is written in this language: `1,234.5` or `1.234,5`.
    pub fn number(self, value: f64, n_decimals: usize) -> String {
        let (group, point) = match self {
            Lang::En => (',', '.'),
            Lang::De => ('.', ','),
        };
        let plain = format!("{value:.n_decimals$}");
        let (whole, decimals) = plain.split_once('.').unwrap_or((&plain, ""));
        let (sign, digits) = match whole.strip_prefix('-') {
            Some(digits) => ("-", digits),
            None => ("", whole),
        };
        let mut written = String::from(sign);
        for (i, digit) in digits.chars().enumerate() {
            let n_after = digits.len() - i;
            if 0 < i && n_after.is_multiple_of(3) {
                written.push(group);
            }
            written.push(digit);
        }
        if !decimals.is_empty() {
            written.push(point);
            written.push_str(decimals);
        }
        written
    }

    /// A number with its sign of hundredths: `27%`, in German with a narrow blank that holds.
    pub fn percent(self, number: &str) -> String {
        match self {
            Lang::En => format!("{number}%"),
            Lang::De => format!("{number}\u{202f}%"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_a_language() {
        for locale in ["de", "de_DE.UTF-8", "de-AT", "DE", "de@euro"] {
            assert_eq!(Lang::from_locale(locale), Lang::De, "{locale}");
        }
        for locale in ["en_GB.UTF-8", "C", "C.UTF-8", "POSIX", "fr_FR", "den", ""] {
            assert_eq!(Lang::from_locale(locale), Lang::En, "{locale}");
        }
    }

    #[test]
    fn numbers_are_written_as_people_write_them() {
        assert_eq!(Lang::En.number(1_234_567.25, 2), "1,234,567.25");
        assert_eq!(Lang::De.number(1_234_567.25, 2), "1.234.567,25");
        assert_eq!(Lang::De.number(-0.5, 1), "-0,5");
        assert_eq!(Lang::En.number(-123.0, 0), "-123");
        assert_eq!(Lang::En.number(0.0, 0), "0");
    }
}
