//! # LibreOJ 10242 · Taking Stones 2
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap. A player who finds no stone
//! left loses. Does the first player win?
//!
//! **Input.** N, 1 <= N <= 50000, and on the next line the N heaps (in this pack each of 1 to 10^9 stones).
//! **Output.** `win` if the first player wins, otherwise `lose`.
//!
//! **Hint.** Try two heaps first, and see how the second player can reply when they are equal.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, since it changes one heap; and from
//! a sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "win" } else { "lose" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, spaced, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        for heaps in all_lists(3, 0..=11) {
            let input = format!("3\n{}\n", spaced(&heaps));
            let expected = if brute_force.wins(&heaps) { "win\n" } else { "lose\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
