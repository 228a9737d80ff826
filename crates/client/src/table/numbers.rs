//! Numbers as people write them.

/// A number with the true minus sign.
pub fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

/// The same with a plus.
pub fn signed(number: i32) -> String {
    if 0 < number { format!("+{number}") } else { minus(number) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_have_a_true_minus() {
        assert_eq!(minus(-5), "−5");
        assert_eq!(minus(5), "5");
    }
}
