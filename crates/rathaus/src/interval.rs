//! How sure a share is.

/// Two-sided, 95 %.
const Z: f64 = 1.959_964;

/// Wilson's interval for a share of `n` games. Shared victories vary less than won and lost ones,
/// so it is rather too wide than too narrow for them.
pub fn wilson(share: f64, n: u64) -> (f64, f64) {
    let n = n as f64;
    let scale = 1.0 + Z * Z / n;
    let middle = (share + Z * Z / (2.0 * n)) / scale;
    let spread = Z / scale * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - spread).max(0.0), (middle + spread).min(1.0))
}

/// The interval of a mean of values, as wide as they vary.
pub fn of_mean(values: &[f64]) -> (f64, f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    let error = if n < 2.0 { f64::INFINITY } else { (squares / (n - 1.0) / n).sqrt() };
    (mean, mean - Z * error, mean + Z * error)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(share: f64, n: u64, low: f64, high: f64) {
        let found = wilson(share, n);
        assert!((found.0 - low).abs() < 5e-4 && (found.1 - high).abs() < 5e-4, "{found:?}");
    }

    /// Newcombe, "Two-sided confidence intervals for the single proportion" (1998), table I.
    #[test]
    fn published_intervals_come_out() {
        check(81.0 / 263.0, 263, 0.2553, 0.3662);
        check(15.0 / 148.0, 148, 0.0624, 0.1605);
        check(0.0, 20, 0.0, 0.1611);
        check(1.0 / 29.0, 29, 0.0061, 0.1718);
    }

    #[test]
    fn a_mean_is_as_sure_as_its_values_are_alike() {
        let (mean, low, high) = of_mean(&[1.0, 3.0, 5.0, 3.0]);
        assert!((mean - 3.0).abs() < 1e-12);
        let error = (8.0f64 / 3.0 / 4.0).sqrt();
        assert!((high - low - 2.0 * Z * error).abs() < 1e-12);
    }

    #[test]
    fn a_certain_share_stays_between_none_and_all() {
        let (low, high) = wilson(1.0, 10);
        assert!(0.7 < low && high <= 1.0, "{low} {high}");
    }
}
