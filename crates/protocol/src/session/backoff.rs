//! How long to wait: for an answer, and before the next try.

/// An order that nobody has answered for so long went into a connection that is dead and does not
/// know it.
pub const ANSWER_WITHIN_MS: u32 = 5_000;

const FIRST_MS: u32 = 400;
const MAX_MS: u32 = 12_000;

/// Doubles with every try that failed.
pub fn delay_ms(n_tries: u32) -> u32 {
    FIRST_MS.saturating_mul(1 << n_tries.min(10)).min(MAX_MS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waiting_grows_and_stays_bearable() {
        let delays: Vec<u32> = (0..7).map(delay_ms).collect();
        assert_eq!(delays, [400, 800, 1600, 3200, 6400, 12_000, 12_000]);
        assert_eq!(delay_ms(u32::MAX), MAX_MS);
    }
}
