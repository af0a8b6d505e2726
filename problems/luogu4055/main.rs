//! # Luogu P4055 · A matching game on a board · Game
//!
//! One player puts a token on a free cell of a board. Then the other begins, and they take turns moving it to a free
//! cell beside it that the token has not visited. A player who cannot move loses. With which starts does the player who
//! puts the token on the board win?
//!
//! **Theorem.** With those that some maximum matching of the free cells leaves out; an edge joins two free
//! cells side by side.
//!
//! **Why.** That player always answers along the edge of this matching. If such an edge were missing, the way of
//! the token could be used to enlarge the matching. If every maximum matching covers the start, the opponent moves
//! along the edges of one of them.
//!
//! **Input.** `n m`, then n rows of m characters, `.` for a free cell and `#` for a blocked cell. **Output.** `WIN` and
//! all winning starts, a line each, row by row; or `LOSE` if there are none.
//!
//! **Complexity.** O(k²) for k free cells; much less on most boards.
//!
//! **Reference.** A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", Theoretical
//! Computer Science 112 (1993).

use common::judge::{self, input, rule, Input};
use std::collections::HashMap;

/// Matches `start`, which is free, if the matching can be made larger by an alternating path from it. `from` holds
/// for each cell from where a search came to it; only searches that fail leave something there.
fn augment(
    start: usize,
    neighbours: &[Vec<usize>],
    partner: &mut [Option<usize>],
    from: &mut [Option<usize>],
) {
    let (mut stack, mut reached) = (vec![start], Vec::new());
    while let Some(v) = stack.pop() {
        for &w in &neighbours[v] {
            if from[w].is_some() {
                continue;
            }
            from[w] = Some(v);
            reached.push(w);
            if let Some(next) = partner[w] {
                stack.push(next);
                continue;
            }
            // Exchange the edges of the path, from its end to `start`.
            let mut end = Some(w);
            while let Some(w) = end {
                let v = from[w].unwrap_or(start);
                end = partner[v];
                partner[v] = Some(w);
                partner[w] = Some(v);
            }
            for w in reached {
                from[w] = None;
            }
            return;
        }
    }
}

/// Whether some maximum matching leaves the cell out, for each cell of a bipartite graph.
fn left_out(neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mut partner = vec![None; neighbours.len()];
    let mut from = vec![None; neighbours.len()];
    for v in 0..neighbours.len() {
        if partner[v].is_none() {
            augment(v, neighbours, &mut partner, &mut from);
        }
    }
    // Where a search has failed, alternating paths of even length lead from its start to the partners of what it reached.
    let is_left_out = |&partner: &Option<usize>| partner.map_or(true, |w| from[w].is_some());
    partner.iter().map(is_left_out).collect()
}

/// The free cells of a board with their rows and columns, counted from 0, and the neighbours of each.
fn free_cells(rows: &[String]) -> (Vec<(usize, usize)>, Vec<Vec<usize>>) {
    let mut cells = Vec::new();
    let mut numbers = HashMap::new(); // of the free cells
    for (row, text) in rows.iter().enumerate() {
        for (column, _) in text.match_indices('.') {
            numbers.insert((row, column), cells.len());
            cells.push((row, column));
        }
    }
    let mut neighbours = vec![Vec::new(); cells.len()];
    for (&(row, column), cell) in cells.iter().zip(0..) {
        for before in [(row.wrapping_sub(1), column), (row, column.wrapping_sub(1))] {
            if let Some(&neighbour) = numbers.get(&before) {
                neighbours[cell].push(neighbour);
                neighbours[neighbour].push(cell);
            }
        }
    }
    (cells, neighbours)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    rule!(n > 0 && m > 0, "expected a board of at least 1 by 1, found {n} by {m}");
    let mut rows = Vec::new();
    for _ in 0..n {
        input! { from input, row: String }
        let fits = row.len() == m && row.chars().all(|cell| cell == '.' || cell == '#');
        rule!(fits, "expected a row of {m} characters . and #, found {row:?}");
        rows.push(row);
    }
    let (cells, neighbours) = free_cells(&rows);
    let wins = left_out(&neighbours);
    let starts = cells.iter().zip(wins).filter(|(_, wins)| *wins);
    let lines: String =
        starts.map(|((row, column), _)| format!("\n{} {}", row + 1, column + 1)).collect();
    Ok(if lines.is_empty() { "LOSE".to_string() } else { format!("WIN{lines}") })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with the token here: by the rules and nothing else.
    pub fn brute_force(free: &mut [Vec<bool>], row: usize, column: usize) -> bool {
        free[row][column] = false; // visited
        let beside = [
            (row.wrapping_sub(1), column),
            (row + 1, column),
            (row, column.wrapping_sub(1)),
            (row, column + 1),
        ];
        let wins = beside.into_iter().any(|(row, column)| {
            let is_free = free.get(row).and_then(|cells| cells.get(column)) == Some(&true);
            is_free && !brute_force(free, row, column)
        });
        free[row][column] = true;
        wins
    }

    /// The board whose free cells are the bits of a number.
    pub fn board(n: usize, m: usize, bits: u32) -> Vec<String> {
        let cell = |i: usize| if bits >> i & 1 == 1 { '.' } else { '#' };
        (0..n).map(|row| (0..m).map(|column| cell(row * m + column)).collect()).collect()
    }

    /// The winning starts of a board, by the brute force, counted from 0.
    pub fn winning_starts(rows: &[String]) -> Vec<(usize, usize)> {
        let cells = |row: &String| row.chars().map(|cell| cell == '.').collect();
        let mut free: Vec<Vec<bool>> = rows.iter().map(cells).collect();
        let all =
            (0..rows.len()).flat_map(|row| (0..rows[row].len()).map(move |column| (row, column)));
        all.filter(|&(row, column)| free[row][column] && !brute_force(&mut free, row, column))
            .collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, m) in [(1, 1), (1, 7), (2, 5), (3, 3), (4, 3)] {
            for bits in 0..1 << (n * m) {
                let rows = board(n, m, bits);
                let starts = winning_starts(&rows);
                let lines: String = starts
                    .iter()
                    .map(|(row, column)| format!("{} {}\n", row + 1, column + 1))
                    .collect();
                let expected =
                    if lines.is_empty() { "LOSE\n".to_string() } else { format!("WIN\n{lines}") };
                let input = format!("{n} {m}\n{}\n", rows.join("\n"));
                assert_eq!(judge::transcript(main, &input), (expected, None), "{input}");
            }
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        for (input, line, message) in [
            ("0 1\n", 1, "expected a board of at least 1 by 1, found 0 by 1"),
            ("1 0\n", 1, "expected a board of at least 1 by 1, found 1 by 0"),
            ("2 2\n..\n.\n", 3, "expected a row of 2 characters . and #, found \".\""),
            ("1 2\n.x\n", 2, "expected a row of 2 characters . and #, found \".x\""),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
    }
}
