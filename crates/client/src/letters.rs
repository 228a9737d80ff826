//! Small letters and capitals of the languages that are written with Latin letters, as far as they
//! have marks such as `ä` and `é`. The library knows those of all languages: that takes tables as
//! large as a game's texts, of which a browser would use these.

/// Between a capital and its small letter.
const TO_SMALL: u32 = 'ä' as u32 - 'Ä' as u32;

pub fn small(letter: char) -> char {
    match letter {
        '×' => letter,
        'À'..='Þ' => moved(letter as u32 + TO_SMALL),
        _ => letter.to_ascii_lowercase(),
    }
}

pub fn capital(letter: char) -> char {
    match letter {
        '÷' => letter,
        'à'..='þ' => moved(letter as u32 - TO_SMALL),
        _ => letter.to_ascii_uppercase(),
    }
}

fn moved(letter: u32) -> char {
    char::from_u32(letter).expect("those letters stand in two rows")
}

pub fn in_small(text: &str) -> String {
    text.chars().map(small).collect()
}

pub fn in_capitals(text: &str) -> String {
    text.chars().map(capital).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_letters_are_as_in_the_library() {
        // `ß` and `ÿ` have no capital among them.
        let letters = ('\0'..='þ').filter(|letter| !"µß".contains(*letter));
        for letter in letters {
            assert_eq!(small(letter).to_string(), letter.to_lowercase().to_string());
            assert_eq!(capital(letter).to_string(), letter.to_uppercase().to_string());
        }
        assert_eq!(in_capitals("Größe"), "GRÖßE");
        assert_eq!(in_small("ÄRGER"), "ärger");
    }
}
