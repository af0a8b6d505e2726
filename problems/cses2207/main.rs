//! # CSES 2207 · Splitting a heap into two unequal ones · Grundy's Game
//!
//! There is one heap of n coins. A move splits some heap into two heaps of different sizes, none of them
//! empty. A player who cannot move loses. Who wins, the first player or the second?
//!
//! **Theorem.** For 1 <= n <= 1,000,000, the first player loses if and only if n is one of 41 numbers, the
//! smallest of which are 1, 2, 4, 7, 10, 20, 23, 26, 50, 53, 270 and the largest of which is 1222.
//!
//! **Why.** A heap of n has the Grundy value 0 if n < 3; otherwise its value is the mex of the Nim sums of
//! the values of its two parts, over all splits (Sprague and Grundy). The rest is computation: the values up to
//! 1222, which the program computes, are 0 for these 41 heaps, and **that no heap from 1223 to 1,000,000 has
//! the value 0 was computed once; it is not proved for all n.** An ignored test in `write_up.rs` repeats the
//! computation in about twenty seconds. Whether there is a lost heap beyond any bound, and whether the values
//! are periodic from some heap on, is not known, so the program reports an error for larger heaps.
//!
//! **Limit:** a heap of at most 1,000,000 coins.
//!
//! **Input.** A number of cases, then `n` for each. **Output.** `first` or `second`.
//!
//! **Complexity.** 1222^2 / 4 steps, once; then O(1) per case.
//!
//! **Reference.** P. M. Grundy, "Mathematics and games", Eureka 2 (1939), 6–8. E. R. Berlekamp, J. H.
//! Conway, R. K. Guy, *Winning Ways*, chapter 4, describes the sparse space, by which the test computes.

use common::judge::{self, ensure, Input};

/// The largest lost heap up to `LARGEST`.
const LAST_LOST: usize = 1222;

/// The heaps up to here are computed; about larger ones the program knows nothing.
const LARGEST: u64 = 1_000_000;

/// The Grundy values of the heaps of 0 to `largest` coins, by all splits.
fn grundy_values(largest: usize) -> Vec<usize> {
    let mut grundy = vec![0; largest + 1];
    for n in 3..=largest {
        let mut occurs = vec![false; 256]; // all values up to LARGEST are smaller
        for a in 1..(n + 1) / 2 {
            occurs[grundy[a] ^ grundy[n - a]] = true;
        }
        while occurs[grundy[n]] {
            grundy[n] += 1;
        }
    }
    grundy
}

/// `grundy` holds the values up to `LAST_LOST`.
fn solve(grundy: &[usize], input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n <= LARGEST, "only heaps of at most {LARGEST} coins are computed, found {n}");
    let first_wins = grundy.get(usize::try_from(n)?) != Some(&0);
    Ok(if first_wins { "first" } else { "second" })
}

fn main() {
    let grundy = grundy_values(LAST_LOST);
    judge::counted(|input| solve(&grundy, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins on these heaps, in ascending order: by the rules and nothing else.
    pub fn brute_force(known: &mut HashMap<Vec<usize>, bool>, heaps: &[usize]) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let mut result = false;
        for (i, &heap) in heaps.iter().enumerate() {
            for a in 1..(heap + 1) / 2 {
                let mut option = heaps.to_vec();
                option[i] = a;
                option.push(heap - a);
                option.retain(|&heap| heap > 2); // no move in the others
                option.sort_unstable();
                result = result || !brute_force(known, &option);
            }
        }
        known.insert(heaps.to_vec(), result);
        result
    }

    fn transcript(input: &str) -> (String, Option<String>) {
        let grundy = grundy_values(LAST_LOST);
        judge::transcript(|| judge::counted(|input| solve(&grundy, input)), input)
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        let cases: String = (1..=32).map(|n| format!("{n}\n")).collect();
        let (answers, _) = transcript(&format!("32\n{cases}"));
        for (n, answer) in (1..=32).zip(answers.lines()) {
            let expected = if brute_force(&mut known, &[n]) { "first" } else { "second" };
            assert_eq!(answer, expected, "{n}");
        }
        assert_eq!(answers.lines().count(), 32);
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(transcript("4\n1\n1222\n1223\n1000000\n").0, "second\nsecond\nfirst\nfirst\n");
        let (answers, message) = transcript("2\n3\n1000001\n");
        assert_eq!(answers, "first\n");
        assert_eq!(
            message.unwrap(),
            "line 3: only heaps of at most 1000000 coins are computed, found 1000001"
        );
    }
}
