//! # Codeforces 15C · Industrial Nim
//!
//! There are n quarries. A quarry has m heaps, of x, x + 1, ..., x + m - 1 stones; x and m may differ from quarry to
//! quarry. A move takes any number of stones, at least one, from one heap. A player who cannot move loses. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then for each quarry a line `x m`; both numbers are from 1 to 10^16. **Output.**
//! `tolik` if the first player wins, otherwise `bolik`.
//!
//! **Hint.** The game is an old one; only the Nim sum of a long row of consecutive numbers is new. Begin with short
//! rows.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of all heaps is not 0 (Bouton). The Nim sum of 0, 1,
//! ..., e - 1 is 0, e - 1, 1 or e, for e mod 4 = 0, 1, 2 or 3.
//!
//! **Why.** The lesson hdu1849 proves Bouton's theorem. An even number and the next number differ only in the last
//! binary digit, so their Nim sum is 1, and four numbers 4j, 4j + 1, 4j + 2, 4j + 3 have the Nim sum 0. Of the numbers
//! below e only the last e mod 4 are left: none; 4j = e - 1; a pair, which gives 1; a pair and 4j + 2, which give
//! 4j + 3 = e. The heaps of a quarry are the numbers below x + m without those below x, which cancel.
//!
//! **Complexity.** O(n).

use common::judge::{self, input, rule, Input};

/// The Nim sum of 0, 1, ..., `end` - 1.
fn nim_sum_below(end: u64) -> u64 {
    match end % 4 {
        0 => 0,
        1 => end - 1,
        2 => 1,
        _ => end,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, x: u64, m: u64 }
        rule!(m <= u64::MAX - x, "expected x + m below 2^64, found {x} + {m}");
        sum ^= nim_sum_below(x + m) ^ nim_sum_below(x);
    }
    Ok(if sum != 0 { "tolik" } else { "bolik" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{nim_moves, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let quarries = || (1..=4).flat_map(|x| (1..=3).map(move |m| (x, m)));
        for (x, m) in quarries() {
            for (y, k) in quarries() {
                let wins = brute_force.wins(&(x..x + m).chain(y..y + k).collect());
                let input = format!("2\n{x} {m}\n{y} {k}\n");
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if wins { "tolik\n" } else { "bolik\n" }, "{input}");
            }
        }
    }
}
