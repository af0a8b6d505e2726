//! # HDU 1730 · Northcott's game · Northcott Game
//!
//! Each row of a board has a black and a white piece. Black and White take turns, and Black begins. A
//! move slides your own piece in one row, forwards or backwards, to any free cell, but not over the
//! other piece. A player who cannot move loses. Does Black win?
//!
//! **Theorem.** The gap of a row is the number of free cells between its two pieces. The player to move
//! wins if and only if the Nim sum of the gaps is not 0.
//!
//! **Why.** To advance reduces a gap: a move of Nim. To retreat by t cells increases it by t, but then the opponent
//! advances by t in the same row, and the gap is as before. That cannot go on for ever: the winner only advances, and
//! there is a wall behind each piece.
//!
//! **Input.** Test cases to the end of the file: `n m`, then for each of n rows the columns of its black
//! and its white piece. **Output.** `I WIN!` or `BAD LUCK!`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 3.

use common::judge::{self, input, rule, Input};

/// The number of free cells between two pieces on different columns of a row.
fn gap(black: u64, white: u64) -> u64 {
    black.abs_diff(white) - 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, black: u64, white: u64 }
        for column in [black, white] {
            let is_there = 1 <= column && column <= m;
            rule!(is_there, "expected a column from 1 to m, found {column} where m = {m}");
        }
        rule!(black != white, "expected pieces on different columns, found {black} twice");
        sum ^= gap(black, white);
    }
    Ok(if sum != 0 { "I WIN!" } else { "BAD LUCK!" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;
    use std::collections::HashMap;

    /// For each row the column of the piece of the player to move, and of the opponent's piece.
    pub type Board = Vec<[u64; 2]>;

    /// The boards after each move, from the opponent's side.
    fn moves(board: &Board, m: u64) -> Vec<Board> {
        let mut moves = Vec::new();
        for (row, &[mine, other]) in board.iter().enumerate() {
            // On its own side of the other piece a piece can go anywhere.
            let side = if mine < other { 1..=other - 1 } else { other + 1..=m };
            for column in side.filter(|&column| column != mine) {
                let mut next = board.clone();
                next[row][0] = column;
                moves.push(next.into_iter().map(|[mine, other]| [other, mine]).collect());
            }
        }
        moves
    }

    /// Whether the player to move wins each of the `boards` of `m` columns, as far as either player can
    /// force an end: by the rules and nothing else.
    pub fn brute_force(boards: &[Board], m: u64) -> HashMap<Board, bool> {
        let mut wins = HashMap::new();
        loop {
            let known = wins.len();
            for board in boards {
                let is = |wins: &HashMap<Board, bool>, next, value| wins.get(next) == Some(&value);
                let moves = moves(board, m);
                if moves.iter().any(|next| is(&wins, next, false)) {
                    wins.insert(board.clone(), true);
                } else if moves.iter().all(|next| is(&wins, next, true)) {
                    wins.insert(board.clone(), false);
                }
            }
            if wins.len() == known {
                return wins; // a board that is missing is one on which nobody can force an end
            }
        }
    }

    /// All boards of `n` rows and `m` columns.
    pub fn boards(n: usize, m: u64) -> Vec<Board> {
        let columns = (1..=m).flat_map(|a| (1..=m).map(move |b| [a, b]));
        all_lists(n, columns.filter(|[a, b]| a != b))
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, m) in [(1, 2), (1, 9), (2, 4), (2, 5), (3, 3), (4, 2)] {
            let boards = boards(n, m);
            let wins = brute_force(&boards, m);
            for board in boards {
                let rows: String = board.iter().map(|[a, b]| format!("{a} {b}\n")).collect();
                let answer = if wins[&board] { "I WIN!\n" } else { "BAD LUCK!\n" };
                let input = format!("{n} {m}\n{rows}");
                assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!([gap(1, max), gap(max, 1), gap(max, max - 1)], [max - 2, max - 2, 0]);
        let input = format!("1 {max}\n{max} 1\n2 {max}\n{max} 1\n1 {max}\n");
        assert_eq!(judge::transcript(main, &input).0, "I WIN!\nBAD LUCK!\n");
    }

    #[test]
    fn pieces_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(main, input);
        let win = "I WIN!\n".to_string();
        let same = "line 5: expected pieces on different columns, found 4 twice".to_string();
        assert_eq!(message("1 6\n1 6\n2 6\n1 2\n4 4\n"), (win, Some(same)));
        let outside = |found| Some(format!("line 2: expected a column from 1 to m, found {found}"));
        assert_eq!(message("1 6\n0 3\n").1, outside("0 where m = 6"));
        assert_eq!(message("1 6\n3 7\n").1, outside("7 where m = 6"));
    }
}
