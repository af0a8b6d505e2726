//! # Luogu P1247 · Taking Matches
//!
//! There are k heaps of matches. A move takes any positive number of matches from one heap, and the player who takes
//! the last match wins. Does the first player win, and with which first move? If several moves win, the move in the
//! earliest heap is wanted, and in that heap the move that takes the fewest matches.
//!
//! **Input.** k, 1 <= k <= 500000, and on the next line the k heaps, each of 1 to 10^9 matches. **Output.** `lose` if
//! the first player loses; otherwise the number of matches to take and the number of the heap, counted from 1, and on a
//! second line all heaps after the move.
//!
//! **Hint.** How large would one heap have to be for the opponent to face a lost position, and can a move make it so?
//!
//! **Theorem.** Let x be the Nim sum of the heaps. If x = 0, the first player loses. Otherwise the move to print is in
//! the first heap h with h ^ x < h, and takes h - (h ^ x) matches.
//!
//! **Why.** A move wins if and only if it leaves the Nim sum 0 (Bouton, the lesson hdu1849), and in the heap h this
//! means to leave h ^ x. Hence each heap has one winning move if h ^ x < h, and none otherwise, as the lesson hdu1850
//! proves when it counts them. The first heap that has a winning move is therefore enough: it has no second one to
//! compare.
//!
//! **Complexity.** O(k).

use common::judge::{self, Input};
use common::nim::nim_sum;
use std::fmt::Write;

/// The first heap with a winning move, as its index, and the number of matches to take there. None if the
/// position is lost.
fn first_winning_move(heaps: &[u64]) -> Option<(usize, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    let index = heaps.iter().position(|heap| heap ^ sum < *heap)?;
    Some((index, heaps[index] - (heaps[index] ^ sum)))
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    let mut heaps = input.numbers(k);
    let (index, take) = match first_winning_move(&heaps) {
        Some(winning) => winning,
        None => return Ok("lose".to_string()),
    };
    heaps[index] -= take;
    let mut answer = format!("{take} {}\n{}", index + 1, heaps[0]);
    for heap in &heaps[1..] {
        write!(answer, " {heap}")?;
    }
    Ok(answer)
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// Heap after heap, the smallest take first.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force =
            Search::normal(|heaps: &Vec<u64>| in_one(heaps, |_, &heap| (0..heap).rev()));
        for (k, largest) in [(1, 19), (2, 11), (3, 7), (4, 4), (5, 2)] {
            for heaps in all_lists(k, 0..=largest) {
                let expected = brute_force.winning(&heaps).first().map(|next| {
                    let index = (0..k).find(|&i| next[i] != heaps[i]).unwrap();
                    (index, heaps[index] - next[index])
                });
                assert_eq!(first_winning_move(&heaps), expected, "{heaps:?}");
            }
        }
    }
}
