//! How tests write the rows of a table.

use std::fmt::Display;

/// Values with a separator between them.
pub fn joined<T: ToString>(values: impl IntoIterator<Item = T>, separator: &str) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(separator)
}

/// Values as in a sentence: `1, 2, 3`.
pub fn listed<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    joined(values, ", ")
}

/// Values as in a table: `1 2 3`.
pub fn spaced<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    joined(values, " ")
}

/// Values below one another, in columns that are three places wide: `  1 12  3`.
pub fn cells<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| format!("{value:>3}")).collect()
}

/// The letters of positions, by whether the player to move wins: `W` or `L`.
pub fn letters(wins: impl IntoIterator<Item = bool>) -> String {
    wins.into_iter().map(|wins| if wins { 'W' } else { 'L' }).collect()
}

/// The same in columns, `  L` for a lost position, and else three places that end with `other`.
pub fn lost_cells(wins: impl IntoIterator<Item = bool>, other: char) -> String {
    cells(wins.into_iter().map(|wins| if wins { other } else { 'L' }))
}

/// Each text in a line of its own.
pub fn lines(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().map(|text| text + "\n").collect()
}

/// For each row, a line of letters.
pub fn letter_lines<I: IntoIterator<Item = bool>>(rows: impl IntoIterator<Item = I>) -> String {
    lines(rows.into_iter().map(letters))
}

/// For each row, the first place that is lost for the player to move.
///
/// # Panics
///
/// If there is none.
pub fn first_lost(rows: &[Vec<bool>]) -> impl Iterator<Item = usize> + '_ {
    let place = |wins: &Vec<bool>| wins.iter().position(|wins| !wins).expect("one is lost");
    rows.iter().map(place)
}

/// Which of the different rows each of them is: equal rows get the same number, in the order in which they come.
pub fn kinds<T: PartialEq>(rows: &[T]) -> Vec<usize> {
    let mut different: Vec<&T> = Vec::new();
    let kind = |row| {
        different.iter().position(|&known| known == row).unwrap_or_else(|| {
            different.push(row);
            different.len() - 1
        })
    };
    rows.iter().map(kind).collect()
}

/// A table with a head for its columns: `corner` stands above the labels of the rows, which are all as wide. A row is
/// a label and its cells.
pub fn grid<T: Display>(
    corner: &str,
    heads: impl IntoIterator<Item = T>,
    rows: impl IntoIterator<Item = (String, String)>,
) -> String {
    let rows: Vec<(String, String)> = rows.into_iter().collect();
    let width = rows.first().map_or(0, |(label, _)| label.len());
    let mut table = format!("{corner:width$}{}\n", cells(heads));
    for (label, row) in rows {
        table += &format!("{label}{row}\n");
    }
    table
}

/// A table whose cells are padded, but for those of the last column, so that the columns stand under one another.
///
/// # Panics
///
/// If a row is shorter than another one.
pub fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or(0);
    let mut table = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| format!("{cell:0$}", width(i)));
        table += &format!("{}\n", cells.collect::<Vec<_>>().join("   ").trim_end());
    }
    table
}

/// A row of such a table.
#[must_use]
pub fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(String::from).to_vec()
}

/// A text, or a dash for an empty one.
#[must_use]
pub fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_string()
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_below_one_another() {
        let rows = [1, 12].map(|n| (format!("n = {n:2} "), lost_cells([true, n > 1], '.')));
        assert_eq!(grid("n", [0, 10], rows), "n        0 10\nn =  1   .  L\nn = 12   .  .\n");
        assert_eq!(kinds(&["a", "b", "a", "c"]), [0, 1, 0, 2]);
        let wins = [vec![true, false], vec![false, true]];
        assert_eq!(letter_lines(wins.clone()), "WL\nLW\n");
        assert!(first_lost(&wins).eq([1, 0]));
        let rows = [row(["a", "bcd", "e"]), row(["fg", &or_dash(spaced([1; 0])), "h"])];
        assert_eq!(columns(&rows), "a    bcd   e\nfg   -     h\n");
    }
}
