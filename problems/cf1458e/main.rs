//! # Codeforces 1458E · Nim Shortcuts
//!
//! There are two heaps, of a and b stones. A move takes any number of stones, at least one, from one heap. Certain
//! pairs (a, b) are shortcuts: a player who has to move there loses immediately, and so does a player who cannot move.
//! Who wins?
//!
//! **Input.** n and m (1 <= n, m <= 10^5), then n lines, each with a shortcut `a b`, and m lines, each with a start
//! `a b`; all heaps have 0 to 10^9 stones. In this pack the shortcuts are different. **Output.** For each start `WIN`
//! if the first player wins, otherwise `LOSE`.
//!
//! **Hint.** Draw the lost pairs on a board, from the corner on, and see what a shortcut does to its row and its
//! column.
//!
//! **Theorem.** Take (a, b) for the cell in column a and row b of a board. Walk from x = y = 0 on. If column x has a
//! shortcut below row y, this column is passed, and x grows by 1. If row y has a shortcut to the left of column x, this
//! row is passed, and y grows by 1. If both hold, both grow. If neither holds, the cell (x, y) is found, and both grow.
//! The lost cells are the shortcuts and the cells found.
//!
//! **Why.** A move goes down or to the left. In every step of the walk this holds: *of the cells to the left of column
//! x or below row y, the shortcuts and the cells found are lost, and all others are won; and each cell found is both to
//! the left of column x and below row y.* At the beginning there are no such cells.
//!
//! - Column x has a shortcut below row y: from all cells of the column from row y on a move leads there, so they are
//!   won, unless they are shortcuts. Hence x can grow. For row y it is the same.
//! - Neither holds: the cells to the left of (x, y) in its row are neither shortcuts nor found, as all cells found are
//!   below row y, so they are won. The same holds for those below it in its column. Hence (x, y) is lost, the cells to
//!   the right of it and above it are won, unless they are shortcuts, and x and y can grow.
//!
//! There are finitely many shortcuts, so x and y grow beyond all bounds, and each cell is decided in the end. Up to the
//! next column or row with a shortcut the walk goes along a diagonal, all cells of which are found: this is a run.
//!
//! **Limit:** heaps of less than 2^64 - 1 stones.
//!
//! **Complexity.** O((n + m) log n).

use common::judge::{self, ensure, input, Input};

/// The runs of cells that are found: first column and row, and length. The shortcuts are sorted by columns, by rows.
fn found(mut columns: &[(u64, u64)], mut rows: &[(u64, u64)]) -> Vec<(u64, u64, u64)> {
    let end = (u64::MAX, u64::MAX); // behind all shortcuts
    let (mut runs, mut x, mut y) = (Vec::new(), 0, 0);
    while x.max(y) < u64::MAX {
        columns = &columns[columns.iter().take_while(|shortcut| shortcut.0 < x).count()..];
        rows = &rows[rows.iter().take_while(|shortcut| shortcut.0 < y).count()..];
        // The next column with a shortcut, and the lowest one there; the next row, and the leftmost one there.
        let (column, row) = (*columns.first().unwrap_or(&end), *rows.first().unwrap_or(&end));
        let (passes_column, passes_row) = (column < (x, y), row < (y, x));
        if passes_column || passes_row {
            x += u64::from(passes_column);
            y += u64::from(passes_row);
        } else {
            let length = (column.0 - x).min(row.0 - y).max(1);
            runs.push((x, y, length));
            (x, y) = (x + length, y + length);
        }
    }
    runs
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64 }
    let (mut columns, mut rows) = (Vec::new(), Vec::new());
    for _ in 0..n {
        input! { from input, a: u64, b: u64 }
        ensure!(a.max(b) < u64::MAX, "expected fewer stones, found {a} {b}");
        columns.push((a, b));
        rows.push((b, a));
    }
    columns.sort_unstable();
    rows.sort_unstable();
    let runs = found(&columns, &rows);
    let mut answers = Vec::new();
    for _ in 0..m {
        input! { from input, a: u64, b: u64 }
        ensure!(a.max(b) < u64::MAX, "expected fewer stones, found {a} {b}");
        // Up to column a there is a run, as the first begins in column 0.
        let (x, y, length) = runs[runs.partition_point(|run| run.0 <= a) - 1];
        let is_found = a - x < length && b.checked_sub(y) == Some(a - x);
        let is_lost = is_found || columns.binary_search(&(a, b)).is_ok();
        answers.push(if is_lost { "LOSE" } else { "WIN" });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells that are lost: by the rules and nothing else. Of those in the list, moves lead to earlier ones.
    fn brute_force(shortcuts: &[(usize, usize)], cells: &[(usize, usize)]) -> Vec<(usize, usize)> {
        let mut lost = Vec::new();
        for &(a, b) in cells {
            let is_option = |&(x, y): &(usize, usize)| x == a && y < b || x < a && y == b;
            if shortcuts.contains(&(a, b)) || !lost.iter().any(is_option) {
                lost.push((a, b));
            }
        }
        lost
    }

    #[test]
    fn agrees_with_the_rules() {
        // All sets of shortcuts with heaps up to 2, then others with heaps up to 5: numbers in base 2.
        let others =
            (0..500).map(|i: u64| (6, (i.pow(3) * 1_000_003) >> (i % 9) & (i * 7_654_321)));
        for (side, set) in (0..512).map(|set| (3, set)).chain(others) {
            let cells = |size| (0..size * size).map(move |cell| (cell / size, cell % size));
            let is_in_set = |(a, b): &(usize, usize)| set >> (a * side + b) & 1 == 1;
            let shortcuts: Vec<_> = cells(side).filter(is_in_set).collect();
            let cells: Vec<_> = cells(side + 3).collect();
            let lost = brute_force(&shortcuts, &cells);
            let mut input = format!("{} {}\n", shortcuts.len(), cells.len());
            input.extend(shortcuts.iter().chain(&cells).map(|(a, b)| format!("{a} {b}\n")));
            let answer = |cell| if lost.contains(cell) { "LOSE\n" } else { "WIN\n" };
            let expected: String = cells.iter().map(answer).collect();
            assert_eq!(judge::transcript(main, &input).0, expected, "{shortcuts:?}");
        }
        let input = format!("1 2\n{0} 7\n7 7\n{0} {0}\n", u64::MAX - 1);
        assert_eq!(judge::transcript(main, &input).0, "LOSE\nWIN\n");
    }
}
