//! # Codeforces 317D · Game with Powers
//!
//! The numbers from 1 to n are on the table. A move chooses one of them that is not barred; this number and all its
//! powers are barred from then on. (After 9, for example, neither 9 nor 81 can be chosen, but 3 and 27 can.) A player
//! who cannot move loses. Vasya moves first, then Petya. Who wins?
//!
//! **Input.** n (1 <= n <= 10^9). **Output.** `Vasya` or `Petya`, the winner.
//!
//! **Hint.** Which numbers does the choice of x bar? Group the numbers so that no choice touches two groups.
//!
//! **Theorem.** For each b > 1 that is no power of a smaller number, the powers b, b^2, ..., b^k up to n are a chain of
//! length k. Let g(k) be the Grundy value of this game: from 1, ..., k choose a number that is not barred; it and all
//! its multiples are barred. Vasya wins if and only if the Nim sum of the g(k) of all chains is not 0; the number 1 is
//! a chain of length 1.
//!
//! **Why.** Each x > 1 is in exactly one chain. For b is no power if and only if the exponents of its prime factors
//! have no common divisor; so x = b^d for such a b if and only if d is the greatest common divisor of the exponents of
//! x, and b the d-th root of x. The choice of b^j bars b^j, b^(2j), b^(3j), ..., all of the same chain: its elements are
//! numbered by their exponents, and the multiples of j are barred. So the chains are a sum of games with the values
//! g(k). The choice of 1 bars 1 alone, as in a chain of length 1.
//!
//! All b whose square exceeds n have chains of length 1, with g(1) = 1. The others, at most sqrt(n), are gone through
//! one by one. The values g(0), ..., g(29) are from a search of the game, which the test repeats.
//!
//! **Limit:** n < 2^30, for the longest chain is that of 2.
//!
//! **Complexity.** O(sqrt(n)).

use common::judge::{self, ensure, input, Input};

/// The Grundy value of a chain, by its length.
const VALUES: [u64; 30] =
    [0, 1, 2, 1, 4, 3, 2, 1, 5, 6, 2, 1, 8, 7, 5, 9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12];

/// The Nim sum of the values of all chains of the numbers from 1 to `n`, which is less than 2^30.
fn nim_sum_of_chains(n: usize) -> u64 {
    let root = (1..1 << 15).take_while(|b| b * b <= n).count();
    let mut is_power = vec![false; root + 1];
    let mut nim_sum = 0;
    let mut alone = n; // how many numbers are in none of the chains so far
    for b in 2..=root {
        if is_power[b] {
            continue;
        }
        let (mut power, mut length) = (b, 1);
        while power <= n / b {
            power *= b;
            length += 1;
            if power <= root {
                is_power[power] = true;
            }
        }
        nim_sum ^= VALUES[length];
        alone -= length;
    }
    if alone % 2 == 1 {
        nim_sum ^= VALUES[1];
    }
    nim_sum
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n < 1 << 30, "expected a number below 2^30, found {n}");
    Ok(if nim_sum_of_chains(n) != 0 { "Vasya" } else { "Petya" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;
    use common::grundy::GrundySearch;

    /// What the moves leave of the numbers that are not barred: by the rules and nothing else.
    fn brute_force(left: &[u64]) -> Vec<Vec<u64>> {
        let is_power = |number: u64, of: u64| (1..=5).any(|e| of.pow(e) == number);
        let choose = |&x: &u64| left.iter().copied().filter(|&y| !is_power(y, x)).collect();
        left.iter().map(choose).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|left: &Vec<u64>| brute_force(left));
        for n in 1..=17 {
            let expected = if game.wins(&(1..=n).collect()) { "Vasya\n" } else { "Petya\n" };
            assert_eq!(judge::transcript(main, &format!("{n}\n")).0, expected, "{n}");
        }
    }

    /// Whether the table has the values of the chains up to `longest`, by the moves in a chain. Bit j - 1 of a position
    /// is 1 if j is not barred.
    fn check_values(longest: usize) {
        let multiples =
            |j: usize| (j..=longest).step_by(j).fold(0_u32, |bits, i| bits | 1 << (i - 1));
        let multiples: Vec<u32> = (1..=longest).map(multiples).collect();
        let mut chains = GrundySearch::new(|&left: &u32| {
            let choices = (0..longest).filter(|j| left >> j & 1 == 1);
            choices.map(|j| left & !multiples[j]).collect()
        });
        for (length, value) in VALUES.iter().enumerate().take(longest + 1) {
            assert_eq!(chains.grundy(&((1 << length) - 1)), *value, "length {length}");
        }
    }

    #[test]
    fn values_of_chains_up_to_22() {
        check_values(22);
    }

    #[test]
    #[ignore = "it takes seconds"]
    fn values_of_all_chains() {
        check_values(29);
    }

    /// All numbers, chain by chain, and not only up to the root.
    #[test]
    fn larger_numbers() {
        let is_power = |&b: &usize| (2..b).any(|a| (2..=b.ilog(a)).any(|e| a.pow(e) == b));
        let firsts: Vec<usize> = (2..700).filter(|b| !is_power(b)).collect();
        for n in 1..700 {
            let chains = firsts.iter().take_while(|&&b| b <= n).map(|&b| n.ilog(b) as usize);
            let nim_sum = chains.fold(VALUES[1], |sum, length| sum ^ VALUES[length]); // the number 1 is alone
            assert_eq!(nim_sum_of_chains(n), nim_sum, "{n}");
        }
    }
}
