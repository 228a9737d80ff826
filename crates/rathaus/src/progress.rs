//! A bar for long work, on standard error and only when a person watches.

use indicatif::{ProgressBar, ProgressStyle};

pub fn bar(n_steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:32} {pos}/{len}  {eta}  {msg}");
    ProgressBar::new(n_steps).with_style(style.expect("the template is a constant"))
}
