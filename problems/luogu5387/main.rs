//! # Luogu P5387 · Puppet Dance
//!
//! A list has n numbers from 1 to m. A move chooses one of them, x, and a number y with 1 <= y <= x for which x ^ y,
//! the bitwise exclusive or, is less than x, and replaces x by x ^ y. Two players take turns, and a player who cannot
//! move loses. For how many of the m^n lists does the first player win?
//!
//! **Input.** `n m` (1 <= n <= 10^18, 1 <= m <= 10^6). **Output.** The number of lists, modulo 998244353.
//!
//! **Hint.** Find the values from a table; then count the lists whose values have the Nim sum 0, all at once.
//!
//! **Theorem.** Let h be the largest power of two that is at most x. Then x has the Grundy value x - h + 1, and 0 has
//! the value 0. Let c(v) be the number of x from 1 to m that have the value v, and N a power of two above all values.
//! The *Walsh transform* of c is t(0), t(1), ..., t(N - 1): t(i) is the sum of the c(v) for which i & v, the bitwise
//! and, has an even number of digits 1, minus the sum of the other c(v). The first player loses on (t(0)^n + t(1)^n +
//! ... + t(N - 1)^n) / N lists, and wins on the others.
//!
//! **Example.** Let n = 4 and m = 5, as in the sample. The numbers 1, 2, 3, 4, 5 have the values 1, 1, 2, 1, 2, so
//! c(1) = 3, c(2) = 2 and N = 4.
//!
//! | i | 0 | 1 | 2 | 3 |
//! |---|---|---|---|---|
//! | t(i) | 3 + 2 = 5 | -3 + 2 = -1 | 3 - 2 = 1 | -3 - 2 = -5 |
//! | t(i)^4 | 625 | 1 | 1 | 625 |
//!
//! The first player loses on 1252 / 4 = 313 lists, and wins on 5^4 - 313 = 312.
//!
//! **Why.** Let x = h + r, 0 <= r < h. A move gives x ^ y < x if and only if x has the highest digit of y.
//!
//! - If y < h, this leaves h + s with s < r, and every such s, by y = r ^ s. By induction the values are 1, 2, ..., r.
//! - Otherwise y = h + t with t <= r, and this leaves r ^ t; with t = r it leaves 0. No such number has the value
//!   r + 1: it would be p + r with a power of two p > r, and then t = r ^ (p + r) = p, more than r.
//!
//! Hence the mex is r + 1. A list is lost if its values have the Nim sum 0 (the theory page on sums). Multiply out the
//! product of n factors t(i): it has a term for each list, +1 or -1. The term is +1 if and only if the i & v have an
//! even number of digits 1 in all, for the values v of the list, that is, if i & s has an even number of digits 1,
//! where s is their Nim sum. For s = 0 all N terms are +1. For other s the i come in pairs that differ in only one
//! digit of s, and the terms of a pair cancel. The sum over all i therefore counts each lost list N times.
//!
//! **Limit:** m is at most 1,000,000.
//!
//! **Complexity.** O(m log m + m log n).

use common::judge::{self, ensure, input, Input};
use common::walsh::{transform, PRIME};

/// `base` to the power of `exponent`, modulo the prime.
fn power(base: u64, exponent: u64) -> u64 {
    match (exponent, exponent % 2) {
        (0, _) => 1,
        (_, 0) => power(base * base % PRIME, exponent / 2),
        _ => base * power(base, exponent - 1) % PRIME,
    }
}

/// On how many lists of `n` numbers up to `m` the first player wins, modulo the prime.
fn won_lists(n: u64, m: usize) -> u64 {
    let mut counts = vec![0; ((m + 3) / 2).next_power_of_two()]; // as a value is at most (m + 1) / 2
    for x in 1..=m {
        let highest = (x + 1).next_power_of_two() / 2;
        counts[x - highest + 1] += 1;
    }
    transform(&mut counts);
    let sum: u64 = counts.iter().map(|&t| power(t, n)).sum();
    let lost = sum % PRIME * power(counts.len() as u64, PRIME - 2) % PRIME;
    (power(m as u64, n) + PRIME - lost) % PRIME
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: usize }
    ensure!(m <= 1_000_000, "expected numbers up to 1000000, found {m}");
    Ok(won_lists(n, m).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// The number of lists of `n` numbers up to `m` on which the first player wins: by the rules and nothing else.
    fn brute_force(n: usize, m: usize) -> u64 {
        let mut game = Search::normal(|list: &Vec<usize>| {
            in_one(list, |_, &x| (1..=x).map(move |y| x ^ y).filter(move |&left| left < x))
        });
        all_lists(n, 1..=m).iter().filter(|list| game.wins(list)).count() as u64
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, largest) in [(0, 3), (1, 70), (2, 24), (3, 10), (4, 6), (5, 5)] {
            for m in 0..=largest {
                assert_eq!(won_lists(n as u64, m), brute_force(n, m), "{n} {m}");
            }
        }
    }
}
