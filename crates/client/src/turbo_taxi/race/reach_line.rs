//! How many right plans could still be reached, as a line.

use engine::Millis;
use turbo_taxi::Reach;

/// The steps as a line over a width and a height. Plans go by halves rather than by ones, so the
/// scale is that of their logarithm.
pub fn line(reached: &[Reach], end: Millis, n_max: u32, (width, height): (f64, f64)) -> String {
    let x = |at: Millis| width * (at.min(end) as f64) / (end.max(1) as f64);
    let y =
        |n: u32| height - height * f64::from(n + 1).log2() / f64::from(n_max + 1).log2().max(1.0);
    let mut d = String::new();
    for (i, step) in reached.iter().enumerate() {
        let (x, y) = (x(step.at), y(step.n_plans));
        d += &if i == 0 { format!("M{x:.1} {y:.1}") } else { format!("H{x:.1}V{y:.1}") };
    }
    d + &format!("H{width:.1}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_are_as_high_as_halves() {
        let reach = |at, n_plans| Reach { at, n_plans };
        let steps = [reach(0, 3), reach(5_000, 1), reach(10_000, 0)];
        assert_eq!(line(&steps, 20_000, 3, (100.0, 40.0)), "M0.0 0.0H25.0V20.0H50.0V40.0H100.0");
    }
}
