// Where to submit: Luogu P4055.
// Generated from problems/luogu4055/main.rs, which has the proof, by `cargo xtask bundle luogu4055`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4055 · A matching game on a board · Game
//!
//! One player puts a token on a free cell of a board. Then the other begins, and they take turns moving it to a free
//! cell beside it that the token has not visited. A player who cannot move loses. With which starts does the player who
//! puts the token on the board win?
//!
//! **Theorem.** With those that some maximum matching of the free cells leaves out; an edge joins two free
//! cells side by side.
//!
//! **Input.** `n m`, then n rows of m characters, `.` for a free cell and `#` for a blocked cell. **Output.** `WIN` and
//! all winning starts, a line each, row by row; or `LOSE` if there are none.
//!
//! **Complexity.** O(k²) for k free cells; much less on most boards.
//!
//! **Reference.** A. S. Fraenkel, E. R. Scheinerman, D. Ullman, "Undirected edge geography", Theoretical
//! Computer Science 112 (1993).

use common::judge::{self, Input};
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
    let (n, _m) = (input.read::<usize>(), input.read::<usize>());
    let mut rows = Vec::new();
    for _ in 0..n {
        let row = input.read::<String>();
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

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}
