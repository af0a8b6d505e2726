//! How tests write the rows of a table.

/// A table: rows of cells, of which the first is its head.
pub type Table = Vec<Vec<String>>;

/// Values with a separator between them.
pub fn joined<T: ToString>(values: impl IntoIterator<Item = T>, separator: &str) -> String {
    cells(values).join(separator)
}

/// Values as in a sentence: `1, 2, 3`.
pub fn listed<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    joined(values, ", ")
}

/// Values in one cell of a table: `1 2 3`.
pub fn spaced<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    joined(values, " ")
}

/// Values in a cell each.
pub fn cells<T: ToString>(values: impl IntoIterator<Item = T>) -> Vec<String> {
    values.into_iter().map(|value| value.to_string()).collect()
}

/// The letters of positions, by whether the player to move wins: `W` or `L`.
pub fn letters(wins: impl IntoIterator<Item = bool>) -> String {
    wins.into_iter().map(|wins| if wins { 'W' } else { 'L' }).collect()
}

/// A cell for each position, with `L` for a lost one, and else `other`.
pub fn lost_cells(wins: impl IntoIterator<Item = bool>, other: char) -> Vec<String> {
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

/// The letters in lines of this many.
pub fn letter_rows(width: usize, wins: impl IntoIterator<Item = bool>) -> String {
    let wins: Vec<bool> = wins.into_iter().collect();
    letter_lines(wins.chunks(width).map(|row| row.iter().copied()))
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

/// A row that begins with its name.
pub fn named<T: ToString>(name: impl ToString, values: impl IntoIterator<Item = T>) -> Vec<String> {
    [cells([name]), cells(values)].concat()
}

/// A table of named rows. `corner` stands in the head above their names.
pub fn grid<T: ToString>(
    corner: &str,
    heads: impl IntoIterator<Item = T>,
    rows: impl IntoIterator<Item = (String, Vec<String>)>,
) -> Table {
    let rows = rows.into_iter().map(|(name, cells)| named(name, cells));
    [named(corner, heads)].into_iter().chain(rows).collect()
}

/// The table with a column more, which says of what kind each row is: equal rows are, and the kinds are numbered in the
/// order in which they come.
#[must_use]
pub fn with_kinds(mut table: Table) -> Table {
    let mut different: Vec<Vec<String>> = Vec::new();
    table[0].push("kind".to_string());
    for row in &mut table[1..] {
        let known = different.iter().position(|known| known[1..] == row[1..]);
        if known.is_none() {
            different.push(row.clone());
        }
        row.push(known.unwrap_or(different.len() - 1).to_string());
    }
    table
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
