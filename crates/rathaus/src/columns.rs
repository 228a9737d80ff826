//! Rows in columns, the first to the left and the others to the right.

pub fn columns(rows: &[Vec<String>]) -> String {
    let n_columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |i: usize| {
        let cells = rows.iter().filter_map(|row| row.get(i));
        cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..n_columns).map(width).collect();
    let lines: Vec<String> = rows.iter().map(|row| line(row, &widths)).collect();
    lines.join("\n")
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells = row.iter().zip(widths).enumerate().map(|(i, (cell, width))| {
        if i == 0 { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
    });
    let line = cells.collect::<Vec<_>>().join("  ");
    line.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_each_other() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let drawn = columns(&[row(["", "Mauern"]), row(["Bürger", "7"]), row(["Gold", "12"])]);
        assert_eq!(drawn, "        Mauern\nBürger       7\nGold        12");
    }
}
