//! # Luogu P7589 · Black and White Pieces (2021 CoE-II B)
//!
//! On each of n lines, which have no ends, there are a black piece and a white piece, on cells with whole numbers.
//! Alice has the black pieces and Bob the white pieces; they take turns, and Alice begins. A move advances a piece of
//! one's own any distance, at least one cell, towards the other piece on its line, but neither over it nor onto it; or
//! it takes the piece back, by 1 to d cells. Each player may go back at most k times in the whole game. A player who
//! cannot move loses. Does Alice win?
//!
//! **Input.** The number of cases T (1 <= T <= 100). For each case an empty line, then `n k d` (1 <= n <= 100,
//! 0 <= k <= 100, 1 <= d <= 20), then n lines `y b w`: the number of the line (-100 <= y <= 100, all different), and
//! the cells of its black and of its white piece (-1000 <= b, w <= 1000, b and w different). **Output.** For each case
//! a line: `Yes` if Alice wins, otherwise `No`.
//!
//! **Hint.** When a piece goes back, what can the opponent answer immediately?
//!
//! **Theorem.** The gap of a line is the number of free cells between its two pieces. Alice wins if and only if the Nim
//! sum of the gaps is not 0, whatever k and d are.
//!
//! **Why.** Every move changes one gap, and so the Nim sum. Where it is not 0, some gap can be reduced so that the sum
//! becomes 0, as in Nim, and both players can do so by an advance. A player who faces a Nim sum other than 0 always
//! makes it 0 in this way, and never goes back. The opponent always faces 0, so the player can move at every turn. That
//! cannot go on for ever: the player's advances reduce the gaps, and the opponent increases them at most k times. In
//! the end, therefore, it is the opponent who cannot move. The lesson hdu1730 proves it for a board with edges, where
//! nobody counts the retreats.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, rule, Input};

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, _k: u64, _d: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, _y: i64, black: i64, white: i64 }
        rule!(black != white, "expected pieces on different places, found {black} twice");
        sum ^= black.abs_diff(white) - 1; // the free cells between them
    }
    Ok(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// For each line the place of the piece of the player to move, and of the opponent's piece; then how many
    /// times each of them may still go back.
    type Position = (Vec<[i64; 2]>, [u64; 2]);

    /// The positions after each move, from the opponent's side: by the rules and nothing else.
    fn brute_force((lines, [mine, other]): &Position, d: i64) -> Vec<Position> {
        let mut moves = Vec::new();
        let back = if *mine > 0 { d } else { 0 };
        for (line, &[from, to]) in lines.iter().enumerate() {
            for step in (-back..(to - from).abs()).filter(|&step| step != 0) {
                let mut next: Vec<[i64; 2]> = lines.iter().map(|&[from, to]| [to, from]).collect();
                next[line][1] = from + step * (to - from).signum();
                moves.push((next, [*other, mine - u64::from(step < 0)]));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, places, k, d) in
            [(1, 7, 0, 1), (1, 7, 2, 2), (2, 5, 0, 3), (2, 4, 1, 2), (3, 3, 0, 1)]
        {
            let mut game = Search::normal(|position: &Position| brute_force(position, d));
            for pieces in all_lists(2 * n, -2..=places - 3) {
                let lines: Vec<[i64; 2]> =
                    pieces.chunks(2).map(|pair| [pair[0], pair[1]]).collect();
                if lines.iter().any(|[black, white]| black == white) {
                    continue;
                }
                let rows: String = lines.iter().map(|[b, w]| format!("-7 {b} {w}\n")).collect();
                let wins = game.wins(&(lines, [k, k]));
                let input = format!("1\n\n{n} {k} {d}\n{rows}");
                let answer = if wins { "Yes\n" } else { "No\n" };
                assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            }
        }
    }
}
