//! Curves as an SVG: one panel, values from 0 to 1, one line per series.

use std::fmt::Write;

pub struct Curve {
    title: String,
    /// What is counted to the right.
    along: String,
    series: Vec<Series>,
    marks: Vec<(usize, f64)>,
}

struct Series {
    name: String,
    points: Vec<(usize, f64)>,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
const MARGIN: f64 = 48.0;
/// Told apart by dashes as well as by colour.
const STYLES: [(&str, &str); 5] = [
    ("#8a5a00", ""),
    ("#1d5c8f", "7 3"),
    ("#2f6b3a", "2 3"),
    ("#8f2f4a", "10 3 2 3"),
    ("#4a4a4a", "1 2 1 5"),
];

impl Curve {
    pub fn new(title: &str, along: &str) -> Curve {
        Curve { title: title.to_owned(), along: along.to_owned(), series: vec![], marks: vec![] }
    }

    pub fn push(&mut self, name: &str, x: usize, y: f64) {
        let known = self.series.iter().position(|series| series.name == name);
        let idx = known.unwrap_or_else(|| {
            self.series.push(Series { name: name.to_owned(), points: Vec::new() });
            self.series.len() - 1
        });
        self.series[idx].points.push((x, y));
    }

    /// Marks get numbers, from 1.
    pub fn mark(&mut self, x: usize, y: f64) {
        self.marks.push((x, y));
    }

    pub fn to_svg(&self) -> String {
        let x_max = self.series.iter().flat_map(|series| &series.points).map(|(x, _)| *x).max();
        let x_max = x_max.unwrap_or(1).max(1) as f64;
        let place = |(x, y): (usize, f64)| {
            let right = MARGIN + (WIDTH - 2.0 * MARGIN) * x as f64 / x_max;
            let down = HEIGHT - MARGIN - (HEIGHT - 2.0 * MARGIN) * y.clamp(0.0, 1.0);
            (right, down)
        };
        let mut svg = String::new();
        let mut line = |text: String| writeln!(svg, "{text}").expect("a string takes every line");
        line(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
             font-family=\"sans-serif\" font-size=\"13\">"
        ));
        line(format!("<rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffdf7\"/>"));
        line(format!(
            "<text x=\"{MARGIN}\" y=\"26\" font-size=\"16\">{}</text>",
            escaped(&self.title)
        ));
        for tenths in [0, 2, 4, 6, 8, 10] {
            let (left, y) = place((0, f64::from(tenths) / 10.0));
            let right = WIDTH - MARGIN;
            line(format!("<path d=\"M{left} {y:.1}H{right}\" stroke=\"#ddd6c4\"/>"));
            line(format!("<text x=\"14\" y=\"{:.1}\">{:.1}</text>", y + 4.0, tenths as f64 / 10.0));
        }
        let bottom = HEIGHT - 14.0;
        line(format!(
            "<text x=\"{MARGIN}\" y=\"{bottom}\">{}: {x_max}</text>",
            escaped(&self.along)
        ));
        for (i, (series, (colour, dashes))) in
            self.series.iter().zip(STYLES.iter().cycle()).enumerate()
        {
            let points: Vec<String> = series
                .points
                .iter()
                .map(|point| place(*point))
                .map(|(x, y)| format!("{x:.1},{y:.1}"))
                .collect();
            let style = format!("fill=\"none\" stroke=\"{colour}\" stroke-dasharray=\"{dashes}\"");
            line(format!("<polyline points=\"{}\" {style} stroke-width=\"2\"/>", points.join(" ")));
            let y = MARGIN + 18.0 * i as f64;
            let x = WIDTH - MARGIN - 190.0;
            line(format!("<path d=\"M{x} {y}h24\" {style} stroke-width=\"2\"/>"));
            let name = escaped(&series.name);
            line(format!("<text x=\"{}\" y=\"{}\">{name}</text>", x + 32.0, y + 4.0));
        }
        for (n, mark) in (1..).zip(&self.marks) {
            let ((x, y), n): (_, u32) = (place(*mark), n);
            line(format!(
                "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"8\" fill=\"#fffdf7\" stroke=\"#222\"/>"
            ));
            let style = "text-anchor=\"middle\" font-size=\"11\"";
            line(format!("<text x=\"{x:.1}\" y=\"{:.1}\" {style}>{n}</text>", y + 4.0));
        }
        line("</svg>".to_owned());
        svg
    }
}

/// Text that is no markup, whatever somebody has called himself.
pub fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_is_drawn_whatever_the_names() {
        let mut curve = Curve::new("R&D", "steps");
        for name in ["<b>", "\"Ann\"", "c", "d", "e"] {
            curve.push(name, 0, 0.2);
            curve.push(name, 9, 0.2);
        }
        curve.mark(4, 0.5);
        curve.mark(6, 0.5);
        let svg = curve.to_svg();
        assert_eq!(svg.matches("<polyline").count(), 5);
        let dashes: std::collections::BTreeSet<&str> =
            STYLES.iter().map(|(_, dashes)| *dashes).collect();
        assert_eq!(dashes.len(), 5, "told apart without colours");
        assert!(svg.contains(">R&amp;D<") && svg.contains(">&lt;b&gt;<"), "{svg}");
        assert!(svg.contains("&quot;Ann&quot;") && !svg.contains("<b>"), "{svg}");
        assert!(svg.contains(">1</text>") && svg.contains(">2</text>"), "{svg}");
    }
}
