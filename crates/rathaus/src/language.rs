//! Which language a person reads.

use std::ffi::OsString;

use texts::Lang;

/// What POSIX asks first, first.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// Found before the command line is understood, because complaints about it need a language too.
pub fn wanted(args: &[OsString], variable: impl Fn(&str) -> Option<OsString>) -> Lang {
    named(args).unwrap_or_else(|| {
        let set = VARIABLES.into_iter().filter_map(variable).find(|value| !value.is_empty());
        set.map_or(Lang::En, |locale| Lang::from_locale(&locale.to_string_lossy()))
    })
}

fn named(args: &[OsString]) -> Option<Lang> {
    let mut args = args.iter().map(|arg| arg.to_string_lossy());
    while let Some(arg) = args.next() {
        let code = match arg.strip_prefix("--lang=") {
            Some(code) => code.to_owned(),
            None if arg == "--lang" => args.next()?.into_owned(),
            None => continue,
        };
        return Lang::from_code(&code);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(args: &[&str], set: &[(&str, &str)], expected: Lang) {
        let args: Vec<OsString> = args.iter().map(OsString::from).collect();
        let variable = |name: &str| {
            let (_, value) = set.iter().find(|(it, _)| *it == name)?;
            Some(OsString::from(value))
        };
        assert_eq!(wanted(&args, variable), expected, "{args:?} {set:?}");
    }

    #[test]
    fn the_command_line_comes_before_the_environment() {
        check(&["games", "--lang", "de"], &[("LANG", "en_GB")], Lang::De);
        check(&["--lang=en", "games"], &[("LC_ALL", "de_DE.UTF-8")], Lang::En);
        check(&["--lang"], &[("LANG", "de_DE")], Lang::De);
        check(&["--lang", "fr"], &[("LANG", "de_DE")], Lang::De);
    }

    #[test]
    fn the_first_variable_that_is_set_counts() {
        check(&[], &[], Lang::En);
        check(&[], &[("LC_ALL", ""), ("LC_MESSAGES", "de_AT"), ("LANG", "C")], Lang::De);
        check(&[], &[("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")], Lang::En);
    }
}
