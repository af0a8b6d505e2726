//! # Luogu P10506 · Magic Beads
//!
//! Beads lie in n heaps. A move replaces a heap of p > 1 beads by one heap for each of its proper divisors (those below
//! p, 1 included), of as many beads, and then removes one of these new heaps. A player who cannot move, because all
//! heaps have a single bead, loses; Freda begins, Rainbow is second. Who wins?
//!
//! **Input.** Cases up to the end of the file (in this pack at most 1000): a line with n, 1 <= n <= 100, and a line
//! with the n heaps, each of 1 to 1000 beads. **Output.** For each case a line, `freda` or `rainbow`.
//!
//! **Hint.** One heap becomes many, but you know the value of all of them together; how does that change when one is
//! taken out?
//!
//! **Theorem.** Freda wins if and only if the Nim sum of the Grundy values g of the heaps is not 0. The values are
//! g(1) = 0 and, for p > 1, g(p) = the mex of s ^ g(d) over all proper divisors d of p, where s is the Nim sum of g of
//! all proper divisors of p.
//!
//! **Why.** A move leaves the heaps of all proper divisors except d. This is a sum of games, and its value is the Nim
//! sum of theirs (the theory page on sums): s with g(d) taken out, s ^ g(d). The lesson abc368f is about the game in
//! which one divisor is kept and all others are removed.
//!
//! **Complexity.** 500,000 divisions for the table of all heaps up to 1000, once; then O(n) per case.

use common::grundy::grundy_table;
use common::judge::{self, ensure, input, Input};

/// The largest heap of the problem.
const LARGEST: usize = 1000;

/// The Grundy values of all heaps up to `largest`. (0 is no heap, and its value means nothing.)
fn grundy_values(largest: usize) -> Vec<u64> {
    grundy_table(largest + 1, |heap, values| {
        let divisors = (1..heap).filter(|divisor| heap % divisor == 0);
        let all = divisors.clone().fold(0, |sum, divisor| sum ^ values[divisor]);
        divisors.map(|divisor| all ^ values[divisor]).collect()
    })
}

/// `values` holds the Grundy values.
fn solve(values: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, heap: usize }
        ensure!((1..values.len()).contains(&heap), "expected 1 to {LARGEST} beads, found {heap}");
        sum ^= values[heap];
    }
    Ok(if sum != 0 { "freda" } else { "rainbow" })
}

fn main() {
    let values = grundy_values(LARGEST);
    judge::to_end(|input| solve(&values, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{in_one_heap, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(heaps: &[usize]) -> Vec<Vec<usize>> {
        in_one_heap(heaps, |heap| {
            let divisors: Vec<usize> = (1..heap).filter(|divisor| heap % divisor == 0).collect();
            // One bead is there for nothing.
            let without = |removed: &usize| {
                divisors.iter().copied().filter(|heap| heap != removed && *heap > 1).collect()
            };
            divisors.iter().map(without).collect()
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<usize>| brute_force(heaps));
        let values = grundy_values(LARGEST);
        for (a, b) in (1..=20).flat_map(|a| (a..=20).map(move |b| (a, b))) {
            let wins = game.wins(&vec![a, b]);
            let solve = |input: &mut Input| solve(&values, input);
            let (answer, _) = judge::transcript(|| judge::to_end(solve), &format!("2 {a} {b}"));
            assert_eq!(answer, if wins { "freda\n" } else { "rainbow\n" }, "{a} {b}");
        }
    }
}
