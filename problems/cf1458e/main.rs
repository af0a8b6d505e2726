//! # Codeforces 1458E · Nim Shortcuts
//!
//! There are two heaps, of a and b stones. A move takes any number of stones, at least one, from one heap. Certain pairs
//! (a, b) are shortcuts: whoever has to move there loses at once, as does whoever cannot move. Who wins?
//!
//! **Theorem.** Take (a, b) for the cell in column a and row b of a board. Walk from x = y = 0 on. If column x has a
//! shortcut below row y, this column is passed, and x grows by 1. If row y has a shortcut to the left of column x, this
//! row is passed, and y grows by 1. If both hold, both grow. If neither holds, the cell (x, y) is found, and both grow.
//! The lost cells are the shortcuts and those that are found.
//!
//! **Why.** A move goes down or to the left. In every step of the walk this holds: *of the cells to the left of column x
//! or below row y, the shortcuts and those that are found are lost, and all others are won; and each that is found is
//! both to the left of column x and below row y.* At the beginning there are no such cells.
//!
//! - Column x has a shortcut below row y: from all cells of the column from row y on a move leads there, so they
//!   are won, if they are no shortcuts. Hence x can grow. For row y it is the same.
//! - Neither holds: the cells to the left of (x, y) in its row are no shortcuts and not found, as those that are found
//!   are below row y; so they are won. So are those below it in its column, for the same reason. Hence (x, y) is lost,
//!   and the cells to the right of it in its row and above it in its column are won, if they are no shortcuts. Hence x
//!   and y can grow.
//!
//! There are finitely many shortcuts, so both x and y grow beyond all bounds, and in the end each cell is decided. As
//! long as neither column x nor row y has any shortcut, the walk goes along a diagonal, all cells of which are found.
//! So the walk is a list of such runs, each up to the next column or row with a shortcut.
//!
//! **Limit:** shortcuts of up to 1,000,000,000,000,000,000 stones.
//!
//! **Input.** `n m`, then n shortcuts and m pairs of heaps, one on a line. **Output.** `WIN` or `LOSE` for each pair.
//!
//! **Complexity.** O((n + m) log n).

use common::judge::{self, ensure, input, Framing, Input};

/// The largest heap in a shortcut.
const LARGEST: u64 = 1_000_000_000_000_000_000;

/// The shortcuts from column, or row, `line` on.
fn from_line(sorted: &[(u64, u64)], line: u64) -> &[(u64, u64)] {
    let before = sorted.iter().take_while(|shortcut| shortcut.0 < line).count();
    &sorted[before..]
}

/// For the columns, in runs, where cells are found: each run has its first column, and the row there in which a
/// diagonal begins, or nothing if the column is passed. The shortcuts are sorted by columns, and by rows.
fn found(mut columns: &[(u64, u64)], mut rows: &[(u64, u64)]) -> Vec<(u64, Option<u64>)> {
    let mut runs = Vec::new();
    let (mut x, mut y) = (0, 0);
    loop {
        columns = from_line(columns, x);
        rows = from_line(rows, y);
        // The next column with a shortcut, and the lowest one there; the next row, and the leftmost one there.
        let (column, row) = (columns.first(), rows.first());
        let passes_column = column.map_or(false, |&(column, lowest)| column == x && lowest < y);
        let passes_row = row.map_or(false, |&(row, leftmost)| row == y && leftmost < x);
        if passes_column || passes_row {
            if passes_column {
                runs.push((x, None));
            }
            x += u64::from(passes_column);
            y += u64::from(passes_row);
        } else {
            runs.push((x, Some(y)));
            let steps = [column.map(|&(column, _)| column - x), row.map(|&(row, _)| row - y)];
            match steps.iter().flatten().min() {
                None => return runs, // there are no more shortcuts
                Some(&length) => (x, y) = (x + length.max(1), y + length.max(1)),
            }
        }
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64 }
    let (mut columns, mut rows) = (Vec::new(), Vec::new());
    for _ in 0..n {
        input! { from input, a: u64, b: u64 }
        ensure!(a.max(b) <= LARGEST, "expected at most {LARGEST} stones, found {a} {b}");
        columns.push((a, b));
        rows.push((b, a));
    }
    columns.sort_unstable();
    rows.sort_unstable();
    let runs = found(&columns, &rows);
    let mut answers = Vec::new();
    for _ in 0..m {
        input! { from input, a: u64, b: u64 }
        // Up to column a there is a run, as the first begins in column 0.
        let (x, y) = runs[runs.partition_point(|run| run.0 <= a) - 1];
        let is_found = y.map_or(false, |y| b.checked_sub(y) == Some(a - x));
        let is_lost = is_found || columns.binary_search(&(a, b)).is_ok();
        answers.push(if is_lost { "LOSE" } else { "WIN" });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each a and b below `size` whether the player to move wins: by the rules and nothing else.
    fn brute_force(shortcuts: &[(usize, usize)], size: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; size]; size];
        for a in 0..size {
            for b in 0..size {
                let can_win =
                    (0..a).any(|left| !wins[left][b]) || (0..b).any(|left| !wins[a][left]);
                wins[a][b] = can_win && !shortcuts.contains(&(a, b));
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        // All sets of shortcuts with heaps up to 2, then others with heaps up to 5: numbers in base 2.
        let others =
            (0..500).map(|i: u64| (6, (i * i * i * 1_000_003) >> (i % 9) & (i * 7_654_321)));
        for (side, set) in (0..512).map(|set| (3, set)).chain(others) {
            let cells = (0..side * side).filter(|cell| set >> cell & 1 == 1);
            let shortcuts: Vec<(usize, usize)> =
                cells.map(|cell| (cell / side, cell % side)).collect();
            let size = side + 3;
            let wins = brute_force(&shortcuts, size);
            let mut input = format!("{} {}\n", shortcuts.len(), size * size);
            let mut expected = String::new();
            input.extend(shortcuts.iter().map(|(a, b)| format!("{a} {b}\n")));
            for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
                input += &format!("{a} {b}\n");
                expected += if wins[a][b] { "WIN\n" } else { "LOSE\n" };
            }
            assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{shortcuts:?}");
        }
    }

    #[test]
    fn large_heaps() {
        let input =
            format!("1 3\n{LARGEST} {0}\n{0} {0}\n{LARGEST} {LARGEST}\n{1} {1}\n", 7, u64::MAX);
        assert_eq!(judge::transcript(INPUT, solve, &input).0, "LOSE\nWIN\nWIN\n");
    }
}
