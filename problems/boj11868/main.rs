//! # BOJ 11868 · Nim Game 2
//!
//! There are n heaps of stones. A move takes any number of stones, at least one, from one heap. The player who takes
//! the last stone wins. koosaga moves first, then cubelover. Who wins?
//!
//! **Input.** n, then on the next line the n heaps; in this pack n is from 1 to 100, and heaps have from 1 to 2 * 10^9
//! stones. **Output.** `koosaga` or `cubelover`, the winner.
//!
//! **Hint.** Write the heaps in binary, and count the ones in each place.
//!
//! **Theorem.** koosaga wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, as it changes one heap; and from a
//! sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "koosaga" } else { "cubelover" })
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
        for heaps in all_lists(3, 0..=8) {
            let input = format!("3\n{}\n", spaced(&heaps));
            let expected = if brute_force.wins(&heaps) { "koosaga\n" } else { "cubelover\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
