//! # AtCoder AGC 064 C · Erase and Divide Game
//!
//! Different numbers from 0 on are on a board: all numbers of N intervals. A move erases either all even numbers or all
//! odd ones, and then replaces each of the others by its half, rounded down. The player after whose move the board is
//! empty wins. Takahashi moves first, then Aoki. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with N (N >= 1), and N lines with the ends l
//! and r of an interval, 0 <= l <= r <= 10^18. Each l is larger than the r before it. The sum of all N is at most 10^4.
//! **Output.** For each case a line with the winner, `Takahashi` or `Aoki`.
//!
//! **Hint.** Which of the first numbers are left after d moves, whatever these were?
//!
//! **Theorem.** After d moves the position is given by a residue r modulo 2^d: left are the numbers r + 2^d y of the
//! board, each as y. Let f(d, r) say whether it is empty, lost or won for the player to move. Then f(60, r) is won if r
//! is on the board, and otherwise empty. For smaller d, f(d, r) follows from f(d + 1, r) and f(d + 1, r + 2^d): if both
//! are empty, it is empty; if both are won, it is lost; otherwise it is won. Takahashi wins if and only if f(0, 0) is won.
//!
//! **Why.** A move from the position (d, r) keeps the even y or the odd ones. These belong to the numbers r + 2^d y that
//! are r, or r + 2^d, modulo 2^(d + 1), and they become the y of that position. So these two are the options.
//!
//! All numbers are below 2^60, so after 60 moves only 0 can be left. A player who finds 0 alone erases it and wins.
//! (Halving it instead would change nothing, and let the opponent win.) From any other position play goes on to larger
//! d. If both options are empty, so is the position. If one of them is empty or lost, but not both empty, the move to
//! it wins: after it the board is empty, or the opponent loses. If both are won, the position is lost.
//!
//! *In little time.* Take f(60, r) as a row of 2^60 cells. It consists of at most 2 N + 1 runs of equal cells. To find
//! the row of f(d, r), fold the row of f(d + 1, r) in the middle, and combine the cells that lie on each other. A run
//! begins only where, in one half, a run began before, or at 0. So there are never more runs than at first.
//!
//! **Limit:** the intervals are in ascending order, without common numbers, and below 2^60.
//!
//! **Complexity.** O(D N log N), where D = 60 is the number of binary digits.

use common::judge::{self, ensure, input, Input};

const DIGITS: u32 = 60;

/// What a position is for the player to move. On an empty board play is over.
#[derive(Clone, Copy, PartialEq)]
enum Position {
    Empty,
    Lost,
    Won,
}
use Position::{Empty, Lost, Won};

/// A run of equal cells of a row: its first cell, and what is in them. It ends where the next one begins.
type Run = (u64, Position);

/// The cell `x` of a row.
fn cell(runs: &[Run], x: u64) -> Position {
    runs[runs.partition_point(|run| run.0 <= x) - 1].1
}

/// A row, folded in the middle.
fn fold(runs: &[Run], middle: u64) -> Vec<Run> {
    let mut starts: Vec<u64> = runs.iter().map(|run| run.0 % middle).collect();
    starts.sort_unstable();
    starts.dedup();
    let options = starts.into_iter().map(|r| (r, cell(runs, r), cell(runs, r + middle)));
    let combined = options.map(|(r, even, odd)| match (even, odd) {
        (Empty, Empty) => (r, Empty),
        (Won, Won) => (r, Lost),
        _ => (r, Won),
    });
    combined.collect()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut runs = vec![(0, Empty)];
    for _ in 0..n {
        input! { from input, l: u64, r: u64 }
        let end = runs[runs.len() - 1].0;
        ensure!(end <= l && l <= r, "expected intervals in ascending order, found {l} {r}");
        ensure!(r >> DIGITS == 0, "expected a number below 2^{DIGITS}, found {r}");
        runs.extend([(l, Won), (r + 1, Empty)]);
    }
    for digit in (0..DIGITS).rev() {
        runs = fold(&runs, 1 << digit);
    }
    Ok(if cell(&runs, 0) == Won { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, spaced, Search};

    /// What the moves leave on the board, but for a move that leaves it as it is: by the rules and nothing else.
    fn brute_force(board: &Vec<u64>) -> Vec<Vec<u64>> {
        let left = |rest| board.iter().filter(|&x| x % 2 == rest).map(|x| x / 2).collect();
        [0, 1].map(left).into_iter().filter(|option| option != board).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|board: &Vec<u64>| brute_force(board));
        for board in all_sets(0..10).into_iter().filter(|board| !board.is_empty()) {
            // Each number is an interval; then intervals as long as possible.
            let alone: Vec<[u64; 2]> = board.iter().map(|&x| [x, x]).collect();
            let mut joined: Vec<[u64; 2]> = Vec::new();
            for &x in &board {
                match joined.last_mut() {
                    Some([_, r]) if *r + 1 == x => *r = x,
                    _ => joined.push([x, x]),
                }
            }
            let expected = if game.wins(&board) { "Takahashi\n" } else { "Aoki\n" };
            for intervals in [alone, joined] {
                let input = format!("1\n{}\n{}", intervals.len(), spaced(intervals.concat()));
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
