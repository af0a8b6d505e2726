//! # HDU 1848 · Taking Fibonacci numbers · Fibonacci again and again
//!
//! Three heaps of m, n and p stones. A move takes a Fibonacci number of stones (1, 2, 3, 5, 8, ...)
//! from one heap. The player who takes the last stone wins; Fibo moves first, Nacci second.
//!
//! **Theorem.** Fibo wins if and only if the Nim sum of the three Grundy values is not 0, where the Grundy value of a
//! heap is the mex of the values that its takes leave (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can be played like
//! a Nim heap of g stones. It may also have options above g, but the opponent simply moves such an option back to g.
//! Hence the sum of heaps is won like Nim.
//!
//! We know of no formula for the values of this game (OEIS A014588: 0 1 2 3 0 1 2 3 4 5 0 1 2 3 ...), and
//! they have no period: every length q divides some Fibonacci number f, and the heaps n and n + f never
//! have the same value. They are therefore computed; the table grows as needed, up to the largest heap of the input.
//!
//! **Limit:** heaps of at most 1,000,000 stones.
//!
//! **Input.** `m n p` for each case; `0 0 0` ends. **Output.** `Fibo` or `Nacci`.
//!
//! **Complexity.** O(h log h) for the largest heap h of the input, once; then O(1) per case.

use common::grundy::mex;
use common::judge::{self, ensure, input, Input};

const LARGEST: usize = 1_000_000;

/// The Grundy value of a heap. `table` holds those of the smallest heaps, and grows as needed.
fn grundy(heap: usize, table: &mut Vec<u64>) -> u64 {
    while table.len() <= heap {
        let mut options = Vec::new();
        let (mut take, mut next) = (1, 2);
        while take <= table.len() {
            options.push(table[table.len() - take]);
            (take, next) = (next, take + next);
        }
        table.push(mex(options));
    }
    table[heap]
}

/// The table serves all cases.
fn solve(table: &mut Vec<u64>, input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, m: usize, n: usize, p: usize }
    let mut sum = 0;
    for heap in [m, n, p] {
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        sum ^= grundy(heap, table);
    }
    Ok(if sum != 0 { "Fibo" } else { "Nacci" })
}

fn main() {
    let mut table = Vec::new();
    judge::until_zeros(3, |input| solve(&mut table, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The positions that Fibo loses, with heaps of 0 to `max` stones: by the rules and nothing else.
    pub fn brute_force(max: usize) -> HashSet<[usize; 3]> {
        let takes = [1, 2, 3, 5, 8, 13, 21]; // enough for heaps below 34
        let mut lost = HashSet::new();
        for m in 0..=max {
            for n in 0..=max {
                for p in 0..=max {
                    let wins = takes.iter().any(|&take| {
                        (take <= m && lost.contains(&[m - take, n, p]))
                            || (take <= n && lost.contains(&[m, n - take, p]))
                            || (take <= p && lost.contains(&[m, n, p - take]))
                    });
                    if !wins {
                        lost.insert([m, n, p]);
                    }
                }
            }
        }
        lost
    }

    #[test]
    fn agrees_with_the_rules() {
        let lost = brute_force(21);
        for n in (1..22usize.pow(3)).step_by(3) {
            let [m, n, p] = [n % 22, n / 22 % 22, n / 484];
            let (answer, _) = judge::transcript(main, &format!("{m} {n} {p}\n0 0 0\n"));
            let expected = if lost.contains(&[m, n, p]) { "Nacci\n" } else { "Fibo\n" };
            assert_eq!(answer, expected, "{m} {n} {p}");
        }
    }
}
