//! # HDU 5512 · Pagodas
//!
//! Of the pagodas 1 to n, two different pagodas a and b have already been built. A move builds another pagoda from 1 to
//! n: its number must be the sum or the difference of the numbers of two pagodas that are there. A player who cannot
//! build loses. Yuwgna moves first, then Iaka. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 500, then T cases, each a line `n a b`, 2 <= n <= 20000, with different a and b
//! from 1 to n. **Output.** For each case a line, `Case #i: Yuwgna` or `Case #i: Iaka`, where i counts the cases
//! from 1.
//!
//! **Hint.** Which pagodas are there when no more can be built?
//!
//! **Theorem.** Let g be the greatest common divisor of a and b. Yuwgna wins if and only if n / g, rounded down, is
//! odd.
//!
//! **Why.** Whatever the players do, in the end there are the multiples of g, and no other pagodas. Therefore there are
//! floor(n / g) - 2 moves, and Yuwgna makes the last move if and only if this number is odd. No others: a and b are
//! multiples of g, and so are sums and differences of multiples. All multiples: when no more can be built, the
//! difference of any two pagodas is there, too. The numbers of Euclid's algorithm by subtraction on a and b are such
//! differences, and the last of them is g. Besides g there is a larger multiple c, since a and b are different; hence
//! there are c - g, c - 2g and so on down to 2g, and the sums 2g + g, 3g + g and so on, up to n.
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
    use checks::rules::Search;

    /// What the moves leave, where bit i of `standing` tells whether pagoda i stands: by the rules and nothing else.
    fn brute_force(standing: usize, n: usize) -> Vec<usize> {
        let stands = |i: usize| standing >> i & 1 == 1;
        let is_sum = |i: usize| (1..i).any(|j| 2 * j != i && stands(j) && stands(i - j));
        let is_difference = |i: usize| (1..=n - i).any(|j| i != j && stands(j) && stands(j + i));
        let new = (1..=n).filter(|&i| !stands(i) && (is_sum(i) || is_difference(i)));
        new.map(|i| standing | 1 << i).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 2..=13 {
            let mut game = Search::normal(|&standing: &usize| brute_force(standing, n));
            for (a, b) in (1..=n).flat_map(|a| (1..=n).map(move |b| (a, b))).filter(|(a, b)| a != b)
            {
                let wins = game.wins(&(1 << a | 1 << b));
                let input = format!("1\n{n} {a} {b}\n");
                let expected = if wins { "Case #1: Yuwgna\n" } else { "Case #1: Iaka\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
