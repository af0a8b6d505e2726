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
    use checks::rules::{all_lists, in_one, Search};

    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<u64>| in_one(heaps, |_, &heap| 0..heap));
        for heaps in all_lists(3, 0..=9) {
            let winning = brute_force.winning(&heaps);
            let mut answer = String::from(if winning.is_empty() { "No\n" } else { "Yes\n" });
            for next in winning {
                let i = (0..3).find(|&i| next[i] != heaps[i]).unwrap();
                answer += &format!("{} {}\n", heaps[i], next[i]);
            }
            let input = format!("3\n{} {} {}\n0\n", heaps[0], heaps[1], heaps[2]);
            assert_eq!(judge::transcript(main, &input).0, answer, "{heaps:?}");
        }
    }
}
