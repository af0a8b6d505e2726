//! # Codeforces 603C · Lieges of Legendre
//!
//! There are n piles of cows. A move takes one cow from a pile, or replaces a pile of 2x cows, x > 0, by k piles of x
//! cows each. The player who takes the last cow wins. Kevin moves first, then Nicky. Who wins?
//!
//! **Input.** n and k (1 <= n <= 10^5, 1 <= k <= 10^9), then on the next line the n piles, of 1 to 10^9 cows.
//! **Output.** `Kevin` or `Nicky`, the winner.
//!
//! **Hint.** Ask what k equal piles are worth together, and make a table for an even k and for an odd k.
//!
//! **Theorem.** Kevin wins if and only if the Nim sum of the Grundy values g of the piles is not 0. If k is even,
//! g = 0, 1, 2 for piles of 0, 1, 2, and for larger ones g = 0 if the pile is odd and g = 1 if it is even. If k is odd,
//! g = 0, 1, 0, 1, 2 for piles of 0 to 4; larger odd piles have g = 0, and a larger even pile of 2x has g = 2 if
//! g(x) = 1, and g = 1 otherwise.
//!
//! **Why.** The piles are a sum of games, and the theory page on sums proves that the Nim sum decides. An odd pile has
//! one option, the even pile below it. An even pile of 2x has two: 2x - 1, and k piles of x, whose Nim sum is 0 for
//! even k and g(x) for odd k. By the mex, the small piles have the values above. From there on, by induction, the even
//! pile below an odd pile has a value other than 0, so the odd pile has the value 0. The even pile above it has the mex
//! of 0 and the value of the split: 1 for even k; for odd k it is 2 if g(x) = 1, and otherwise 1. The lesson hdu3032
//! has another game of taking and splitting.
//!
//! **Complexity.** O(log a) for a pile of a cows.

use common::judge::{self, input, Input};
use common::nim::nim_sum;

/// The Grundy value of a pile, where a split makes `k` piles. The recursion halves the pile.
fn grundy(pile: u64, k: u64) -> u64 {
    if k % 2 == 0 {
        return if pile <= 2 { pile } else { u64::from(pile % 2 == 0) };
    }
    match pile {
        0 | 1 => pile,
        2 => 0,
        3 => 1,
        4 => 2,
        _ if pile % 2 == 1 => 0,
        _ if grundy(pile / 2, k) == 1 => 2,
        _ => 1,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    let sum = nim_sum(input.numbers(n).iter().map(|&pile| grundy(pile, k)));
    Ok(if sum != 0 { "Kevin" } else { "Nicky" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave of piles in ascending order: by the rules and nothing else.
    fn brute_force(piles: &[u64], k: usize) -> Vec<Vec<u64>> {
        let mut moves = Vec::new();
        for (i, &pile) in piles.iter().enumerate().filter(|&(_, &pile)| pile > 0) {
            let mut replacements = vec![vec![pile - 1]];
            if pile % 2 == 0 {
                replacements.push(vec![pile / 2; k]);
            }
            for replacement in replacements {
                let mut option = [&piles[..i], &piles[i + 1..], &replacement].concat();
                option.sort_unstable();
                moves.push(option);
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        for (k, size) in [(1, 20), (2, 8), (3, 7), (4, 4), (5, 4)] {
            let mut game = Search::normal(|piles: &Vec<u64>| brute_force(piles, k));
            for (a, b) in (0..=size).flat_map(|a| (a..=size).map(move |b| (a, b))) {
                let wins = game.wins(&vec![a, b]);
                let input = format!("2 {k}\n{a} {b}\n");
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if wins { "Kevin\n" } else { "Nicky\n" }, "{input}");
            }
        }
    }
}
