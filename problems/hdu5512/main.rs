//! # HDU 5512 · Pagodas
//!
//! Of the pagodas 1 to n, a and b stand. A move builds one that does not stand yet: its number must be the sum or the
//! difference of the numbers of two that stand. Whoever cannot build loses. Yuwgna moves first. Who wins?
//!
//! **Input.** A number of cases; `n a b` for each. **Output.** `Case #i: ` with the number of the case, from 1 on, and
//! `Yuwgna` or `Iaka`.
//!
//! **Hint.** Which pagodas stand when nobody can build any more?
//!
//! **Theorem.** Let g be the greatest common divisor of a and b. Yuwgna wins exactly when n / g, rounded down, is odd.
//!
//! **Why.** Whatever the players do, in the end the multiples of g stand, and no others. So there are floor(n / g) - 2
//! moves, and Yuwgna makes the last one exactly if this number is odd. No others: a and b are multiples of g, and so
//! are sums and differences of multiples. All multiples: when nobody can build, the difference of any two that stand
//! also stands. The numbers of Euclid's algorithm by subtraction on a and b are such differences, and the last one is
//! g. Besides g a larger multiple c stands, as a and b are different; so c - g, c - 2g and so on down to 2g stand. And
//! the sums 2g + g, 3g + g and so on, up to n, stand, too.
//!
//! **Limit:** pagodas from 1 on.
//!
//! **Complexity.** O(log n) per case.

use common::judge::{self, ensure, input, rule, Input};

fn greatest_common_divisor(mut a: u64, mut b: u64) -> u64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

/// Whether the first player wins, if pagodas `a` and `b` of `n` stand. Any positive `u64`.
fn first_wins(n: u64, a: u64, b: u64) -> bool {
    n / greatest_common_divisor(a, b) % 2 == 1
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, a: u64, b: u64 }
    ensure!(a > 0 && b > 0, "expected pagodas from 1 on, found {a} and {b}");
    rule!(a != b && a.max(b) <= n, "expected two pagodas from 1 to {n}, found {a} and {b}");
    let winner = if first_wins(n, a, b) { "Yuwgna" } else { "Iaka" };
    Ok(format!("Case #{number}: {winner}"))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins: by the rules and nothing else. Bit i of `standing` tells whether pagoda i
    /// stands. `known` remembers the answers.
    fn brute_force(standing: usize, n: usize, known: &mut HashMap<usize, bool>) -> bool {
        if let Some(&wins) = known.get(&standing) {
            return wins;
        }
        let stands = |i: usize| standing >> i & 1 == 1;
        let is_sum = |i: usize| (1..i).any(|j| 2 * j != i && stands(j) && stands(i - j));
        let is_difference = |i: usize| (1..=n - i).any(|j| i != j && stands(j) && stands(j + i));
        let mut new = (1..=n).filter(|&i| !stands(i) && (is_sum(i) || is_difference(i)));
        let wins = new.any(|i| !brute_force(standing | 1 << i, n, known));
        known.insert(standing, wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 2..=13 {
            let mut known = HashMap::new();
            for (a, b) in (1..=n).flat_map(|a| (1..=n).map(move |b| (a, b))).filter(|(a, b)| a != b)
            {
                let wins = brute_force(1 << a | 1 << b, n, &mut known);
                let input = format!("1\n{n} {a} {b}\n");
                let (answer, _) =
                    judge::transcript(|| judge::counted(|input| solve(7, input)), &input);
                let winner = if wins { "Yuwgna" } else { "Iaka" };
                assert_eq!(answer, format!("Case #7: {winner}\n"), "{input}");
            }
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert!(first_wins(max, max, max - 1) && !first_wins(max - 1, max - 1, max - 2));
    }
}
