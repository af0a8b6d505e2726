//! # Codeforces 2004E · Not a Nim Problem
//!
//! There are n piles of stones. A move takes y stones from a pile of x, where y is at least 1 and coprime to x. A
//! player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^7 stones. The sum of all n is at most 300,000. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Hint.** Make a table of the values to 30, and compare 9, 15, 21 and 27, then 5, 25 and 35.
//!
//! **Theorem.** Alice wins if and only if the Nim sum of the Grundy values g of the piles is not 0. They are g(x) = 0
//! for even x, g(1) = 1, and for any other odd x the index of the least prime factor of x in the list 2, 3, 5, ...,
//! where 2 has the index 1: g(9) = 2 and g(35) = 3.
//!
//! **Why.** The piles are a sum of games, and the theory page on sums proves that the Nim sum decides. As x and y have
//! the same common divisors as x and x - y, the options of a pile of x > 1 are the piles from 1 to x - 1 that are
//! coprime to x; from 1 one move leads to 0, of value 0. Those of an even pile are odd, and by induction none of them
//! has the value 0. Let x >= 3 be odd, and let its least prime factor p have the index i. No option is divisible by
//! p, so none has the value i. The pile 2 is an option of value 0, and the pile 1 one of value 1. If 2 <= v < i, the
//! prime with the index v is smaller than p and does not divide x, so it is an option, of value v.
//!
//! **Limit:** piles of up to 10,000,000 stones.
//!
//! **Complexity.** O(L log log L) for a table up to L = 10,000,000 at most, which takes 40 MB; then O(n) per case.

use common::judge::{self, ensure, Input};

/// The largest pile of the problem.
const LARGEST: usize = 10_000_000;

/// The Grundy values of the piles from 0 to `largest`, which is at least 1: a sieve of the odd numbers.
fn grundy_values(largest: usize) -> Vec<u32> {
    let mut values = vec![0; largest + 1];
    values[1] = 1;
    let mut index = 1; // of the latest prime, at first 2
    for prime in (3..values.len()).step_by(2) {
        if values[prime] == 0 {
            // A prime, as no smaller one divides it.
            index += 1;
            values[prime] = index;
            // Its multiples by smaller numbers have a smaller prime factor. Where `usize` does not hold the square,
            // there are no others.
            let square = prime.saturating_mul(prime);
            for multiple in (square..values.len()).step_by(2 * prime) {
                if values[multiple] == 0 {
                    values[multiple] = index;
                }
            }
        }
    }
    values
}

/// `values` holds the Grundy values of the piles from 0 on. If they are too few, they are computed again, many more.
fn solve(values: &mut Vec<u32>, input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for pile in input.numbers(n) {
        ensure!(pile <= LARGEST as u64, "expected a pile of at most {LARGEST}, found {pile}");
        let pile = usize::try_from(pile)?;
        if pile >= values.len() {
            *values = grundy_values(LARGEST.min(8 * pile + 8));
        }
        sum ^= values[pile];
    }
    Ok(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    let mut values = Vec::new();
    judge::counted(|input| solve(&mut values, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// What the moves leave of a pile: by the rules and nothing else.
    fn brute_force(x: usize) -> impl Iterator<Item = usize> {
        let is_coprime = |x: usize, y: usize| (2..=y).all(|d| x % d != 0 || y % d != 0);
        (1..=x).filter(move |&y| is_coprime(x, y)).map(move |y| x - y)
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game =
            Search::normal(|piles: &Vec<usize>| in_one(piles, |_, &pile| brute_force(pile)));
        for piles in all_lists(3, 0..=17) {
            let input = format!("1\n3\n{} {} {}\n", piles[0], piles[1], piles[2]);
            let expected = if game.wins(&piles) { "Alice\n" } else { "Bob\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{piles:?}");
        }
    }
}
