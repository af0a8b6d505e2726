//! # HDU 5754 · King, rook, knight and queen on the way to a corner · Life Winner Bo
//!
//! A king, a rook, a knight or a queen is in the top left cell of a board of N rows and M columns. Two players take
//! turns moving it, as in chess, but never up or to the left. The player who moves it to the bottom right cell wins. If
//! it is elsewhere and cannot be moved, the game is a draw.
//!
//! **Theorem.** Let x = N - 1 and y = M - 1 be the rows and columns that are left. The first player loses
//!
//! - with the king if and only if x and y are even;
//! - with the rook if and only if x = y;
//! - with the knight if and only if x = y and 3 divides x;
//! - with the queen if and only if the heaps x and y are lost in Wythoff's game.
//!
//! With the knight, the first player wins if and only if x and y differ by 1 and 3 divides x + y; the rest are draws.
//! With the other pieces, the first player wins whenever the theorem does not say that this player loses.
//!
//! **Why.** A move reduces x or y, or both. The king, the rook and the queen can always be moved until x and y are 0,
//! so a player who cannot move has lost. King: from two even numbers each move makes one odd; from others, the odd
//! numbers can be reduced by 1. Rook: this is Nim with two heaps. Queen: this is Wythoff's game. Knight: from x = y =
//! 3j > 0 both jumps lead to {3j - 1, 3j - 2}, and from there the mirrored jump leads to x = y = 3j - 3. From no other
//! cell does a jump lead to an x = y = 3j. And from each of the others the knight is stuck, or has a jump to no won
//! cell: let x >= y. If y = 1, the only jump makes y = 0. If y >= 2, the jump to (x - 1, y - 2) makes the difference
//! x - y + 1, which is 1 only if x = y, and then 3 divides the new sum 2x - 3 only if 3 divides x. From there on, both
//! players can avoid losing.
//!
//! **Input.** A number of cases; for each `p N M`, with the piece p: 1 king, 2 rook, 3 knight, 4 queen.
//! **Output.** `B` if the first player wins, `G` if the second does, `D` for a draw.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, rule, Input};

#[derive(Clone, Copy, PartialEq)]
enum Piece {
    King,
    Rook,
    Knight,
    Queen,
}

/// `B` if the player to move wins, with `x` rows and `y` columns left, `G` if the opponent does, `D` if neither can.
fn outcome(piece: Piece, x: u64, y: u64) -> &'static str {
    let is_lost = match piece {
        Piece::King => x % 2 == 0 && y % 2 == 0,
        Piece::Rook => x == y,
        Piece::Knight => x == y && x % 3 == 0,
        Piece::Queen => is_lost_for_the_queen(x, y),
    };
    let is_one_jump_before = x.abs_diff(y) == 1 && x.min(y) % 3 == 1;
    if !is_lost && (piece != Piece::Knight || is_one_jump_before) {
        "B"
    } else if is_lost {
        "G"
    } else {
        "D"
    }
}

/// Wythoff's game: the smaller number is the difference k times the golden ratio, rounded down.
fn is_lost_for_the_queen(x: u64, y: u64) -> bool {
    let (lower, upper) = (u128::from(x.min(y)), u128::from(x.max(y)));
    let k = upper - lower;
    lower * lower <= k * upper && (lower + 1) * (lower + 1) > k * (upper + 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, p: u64, n: u64, m: u64 }
    rule!((1..=4).contains(&p), "expected a piece from 1 to 4, found {p}");
    rule!(n >= 1 && m >= 1, "expected at least 1 row and 1 column, found {n} and {m}");
    let piece = match p {
        1 => Piece::King,
        2 => Piece::Rook,
        3 => Piece::Knight,
        _ => Piece::Queen,
    };
    Ok(outcome(piece, n.saturating_sub(1), m.saturating_sub(1)))
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    const PIECES: [Piece; 4] = [Piece::King, Piece::Rook, Piece::Knight, Piece::Queen];

    /// What can be left after a move of the piece with this number, if `x` rows and `y` columns are left before it.
    pub fn moves(piece: u64, x: usize, y: usize) -> Vec<(usize, usize)> {
        let lengths = 1..=x.max(y);
        let steps: Vec<(usize, usize)> = match piece {
            1 => vec![(1, 0), (0, 1), (1, 1)],
            2 => lengths.flat_map(|k| [(k, 0), (0, k)]).collect(),
            3 => vec![(1, 2), (2, 1)],
            _ => lengths.flat_map(|k| [(k, 0), (0, k), (k, k)]).collect(),
        };
        let on_the_board = steps.into_iter().filter(|&(down, right)| down <= x && right <= y);
        on_the_board.map(|(down, right)| (x - down, y - right)).collect()
    }

    /// For all x and y below `size`: 1 if the player to move can force a win, -1 if the opponent can, 0 if neither can.
    pub fn brute_force(piece: u64, size: usize) -> Vec<Vec<i32>> {
        let mut outcomes = vec![vec![0; size]; size];
        for x in 0..size {
            for y in 0..size {
                let best = moves(piece, x, y).into_iter().map(|(x, y)| -outcomes[x][y]).max();
                let without_a_move = if (x, y) == (0, 0) { -1 } else { 0 };
                outcomes[x][y] = best.unwrap_or(without_a_move);
            }
        }
        outcomes
    }

    #[test]
    fn agrees_with_the_rules() {
        for (number, piece) in (1..).zip(PIECES) {
            let outcomes = brute_force(number, 61);
            for (x, y) in (0..61).flat_map(|x| (0..61).map(move |y| (x, y))) {
                let expected = ["G", "D", "B"][usize::try_from(outcomes[x][y] + 1).unwrap()];
                assert_eq!(outcome(piece, x as u64, y as u64), expected, "{x} {y}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX; // a multiple of 3, and odd
        let all = |x, y| PIECES.map(|piece| outcome(piece, x, y)).concat();
        assert_eq!(all(max, max), "BGGB");
        assert_eq!(all(max - 1, max - 1), "GGDB");
        assert_eq!(all(max - 2, max - 1), "BBBB");
        assert_eq!(all(max - 1, max), "BBDB");
        assert_eq!(all(11_400_714_819_323_198_485, max), "BBDG");
        // N = M = 2^64 - 1.
        let answers = judge::transcript(main, &format!("1\n2 {max} {max}\n"));
        assert_eq!(answers, ("G\n".into(), None));
    }

    #[test]
    fn what_the_rules_do_not_know() {
        for (case, message) in [
            ("0 2 2", "expected a piece from 1 to 4, found 0"),
            ("5 2 2", "expected a piece from 1 to 4, found 5"),
            ("1 0 2", "expected at least 1 row and 1 column, found 0 and 2"),
            ("1 2 0", "expected at least 1 row and 1 column, found 2 and 0"),
        ] {
            let (_, found) = judge::transcript(main, &format!("1\n{case}\n"));
            assert_eq!(found, Some(format!("line 2: {message}")), "{case}");
        }
    }
}
