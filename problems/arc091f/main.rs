//! # AtCoder ARC 091 F · Taking at most one K-th of a heap · Strange Nim
//!
//! N heaps of stones, each with a number K of its own. A move takes from a heap that now has X stones at
//! least 1 and at most X / K of them, rounded down. A player who cannot move loses. Takahashi moves first. Who wins?
//!
//! **Theorem.** A heap of n stones has the Grundy value n / K if K divides n, and 0 if n < K. Any other has the
//! value of the heap of n - q - 1, where q is n / K, rounded down. Takahashi wins if and only if the Nim sum of the
//! values is not 0.
//!
//! **Why.** The heap of n and its q options together have the values 0 to q, each of them once. If K does not divide
//! n + 1, the options of n + 1 are these heaps without the smallest, and so n + 1 has its value. Otherwise all of
//! them are options, and the value is q + 1.
//!
//! **Limit:** each K is at least 1.
//!
//! **Input.** `N`, then `A K` for each heap. **Output.** `Takahashi` or `Aoki`.
//!
//! **Complexity.** O(√A) a heap: as long as the quotient q stays the same, each step takes away q + 1, and all of
//! these steps are one division.
//!
//! **Reference.** AtCoder Regular Contest 091, F.

use common::judge::{self, ensure, input, Input};

/// The Grundy value of a heap, if a move takes at most one `k`-th of it. Any `heap`, and `k` from 1 up.
fn grundy(mut heap: u64, k: u64) -> u64 {
    loop {
        let (most, rest) = (heap / k, heap % k);
        if most == 0 || rest == 0 {
            return most;
        }
        // As many steps of `most + 1` as it takes to come down to most * k or below.
        heap -= (rest + most) / (most + 1) * (most + 1);
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, heap: u64, k: u64 }
        ensure!(k > 0, "expected K of at least 1, found 0");
        sum ^= grundy(heap, k);
    }
    Ok(if sum != 0 { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For two heaps of a and b stones, both below `size`, whether the first player wins if the numbers K of
    /// the two are `k`: by the rules and nothing else.
    pub fn brute_force(k: [usize; 2], size: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; size]; size];
        for a in 0..size {
            for b in 0..size {
                wins[a][b] = (1..=a / k[0]).any(|take| !wins[a - take][b])
                    || (1..=b / k[1]).any(|take| !wins[a][b - take]);
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for k in (1..=5).flat_map(|k| (1..=5).map(move |other| [k, other])) {
            for (a, row) in brute_force(k, 30).into_iter().enumerate() {
                for (b, wins) in row.into_iter().enumerate() {
                    let input = format!("2\n{a} {}\n{b} {}\n", k[0], k[1]);
                    let (answer, _) = judge::transcript(main, &input);
                    assert_eq!(answer, if wins { "Takahashi\n" } else { "Aoki\n" }, "{input}");
                }
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(grundy(max, 1), max); // Nim
        assert_eq!(grundy(max, max), 1);
        assert_eq!(grundy(max - 1, max), 0); // no move
        assert_eq!(grundy(max, 2), 0); // 2^64 - 1 stones: each step takes the last binary digit
        assert_eq!(grundy(max - 1, 2), max / 2);
        // max is 2 (max / 2) + 1: one step of 3 goes below 2 (max / 2).
        assert_eq!(grundy(max, max / 2), grundy(max - 3, max / 2));
        assert_eq!(grundy(max, max / 2), 0);
    }

    #[test]
    fn a_number_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(main, input).1.unwrap();
        assert_eq!(message("2\n5 2\n7 0\n"), "line 3: expected K of at least 1, found 0");
    }
}
