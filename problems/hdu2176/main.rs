//! # HDU 2176 · Stones in m Heaps
//!
//! Nim: there are m heaps of stones, a move takes any positive number of stones from one heap, and the player who takes
//! the last stone wins. Does the first player win, and with which first moves?
//!
//! **Input.** For each case a line with m, 1 <= m <= 200000, and a line with the m heaps; m = 0 ends. The pack's data
//! have at most 1000 cases, 200000 heaps in all, and less than 2^31 stones in each. **Output.** `No`; or `Yes` and
//! then, in the order of the input, a line `a b` for each winning move, which leaves b of the a stones of a heap. Equal
//! heaps have a line each.
//!
//! **Hint.** First decide which positions you want to leave to your opponent, then ask of each heap by itself whether
//! it can lead there.
//!
//! **Theorem.** Let x be the Nim sum of the heaps. The winning first moves are those that leave a ^ x stones in a heap
//! a with a ^ x < a. There are none if and only if x is 0.
//!
//! **Why.** A move wins precisely when it leaves the Nim sum 0, and in a heap of a stones only leaving a ^ x of them
//! does that. The lesson hdu1850 proves it, and counts these moves. If x is not 0, some heap has a 1 in the highest
//! binary place of x, and therefore such a move.
//!
//! **Complexity.** O(m) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;
use std::fmt::Write;

/// The winning first moves: the stones in a heap, and those to leave there. None where the position is lost.
fn winning_moves(heaps: &[u64]) -> Vec<(u64, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    let moves = heaps.iter().map(|&heap| (heap, heap ^ sum));
    moves.filter(|(heap, left)| left < heap).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let m = input.number();
    let moves = winning_moves(&input.numbers(m));
    if moves.is_empty() {
        return Ok("No".to_string());
    }
    let mut answer = "Yes".to_string();
    for (heap, left) in moves {
        write!(answer, "\n{heap} {left}")?;
    }
    Ok(answer)
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The stones in a heap and those to leave there, for each winning first move.
    type Moves = Vec<(usize, usize)>;

    /// `moves[a][b][c]` are the winning first moves from heaps of a, b and c stones, all below `size`: those to
    /// positions without any. By the rules and nothing else.
    fn brute_force(size: usize) -> Vec<Vec<Vec<Moves>>> {
        let mut moves = vec![vec![vec![Vec::new(); size]; size]; size];
        for a in 0..size {
            for b in 0..size {
                for c in 0..size {
                    let first = (0..a).filter(|&left| moves[left][b][c].is_empty());
                    let second = (0..b).filter(|&left| moves[a][left][c].is_empty());
                    let third = (0..c).filter(|&left| moves[a][b][left].is_empty());
                    let first_two = first.map(|left| (a, left)).chain(second.map(|left| (b, left)));
                    let all = first_two.chain(third.map(|left| (c, left))).collect();
                    moves[a][b][c] = all;
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let moves = brute_force(10);
        for n in 0..1000 {
            let [a, b, c] = [n / 100, n / 10 % 10, n % 10];
            let mut answer = String::from(if moves[a][b][c].is_empty() { "No\n" } else { "Yes\n" });
            for (heap, left) in &moves[a][b][c] {
                answer += &format!("{heap} {left}\n");
            }
            let input = format!("3\n{a} {b} {c}\n0\n");
            assert_eq!(judge::transcript(main, &input).0, answer, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(winning_moves(&[max, 1]), [(max, 1)]);
        assert_eq!(winning_moves(&[max; 3]), [(max, 0); 3]);
    }
}
