//! # AtCoder DP K · Stones
//!
//! There is a heap of K stones. A move takes exactly a stones for some a of a given set. A player who cannot move
//! loses. Who wins?
//!
//! **Input.** N and K (1 <= N <= 100, 1 <= K <= 10^5), then on the next line the N numbers of the set in ascending
//! order, from 1 to K. **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Hint.** Fill a table from the smallest heap up, and look at heaps from which nothing can be taken.
//!
//! **Theorem.** The first player wins if and only if the Grundy value of the heap is not 0, where the value of a heap h
//! is the mex of the values of h - a, for all a <= h in the set.
//!
//! **Why.** This is one heap of the lesson hdu1536, which proves it for any number of heaps. 1 need not be in the
//! set: a heap smaller than all takes is lost, though stones are left.
//!
//! **Limit:** a heap of at most 10,000,000 stones.
//!
//! **Complexity.** O(N K).

use common::judge::{self, ensure, input, Input};

const LARGEST: usize = 10_000_000;

/// Whether the first player wins on the heap `k`, with these takes. 0 is no take.
fn first_wins(k: usize, takes: &[usize]) -> bool {
    let mut wins = vec![false; k + 1];
    for heap in 1..=k {
        wins[heap] = takes.iter().any(|take| (1..=heap).contains(take) && !wins[heap - take]);
    }
    wins[k]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, k: usize }
    ensure!(k <= LARGEST, "expected at most {LARGEST} stones, found {k}");
    let mut takes = Vec::new();
    for _ in 0..n {
        input! { from input, take: usize }
        takes.push(take);
    }
    Ok(if first_wins(k, &takes) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, minus, Search};

    /// All sets of takes up to 7.
    #[test]
    fn agrees_with_the_rules() {
        for takes in all_sets(1..=7).into_iter().skip(1) {
            let mut brute_force = Search::normal(|&heap: &usize| minus(heap, takes.clone()));
            for k in 0..=60 {
                assert_eq!(first_wins(k, &takes), brute_force.wins(&k), "{takes:?} {k}");
            }
        }
    }
}
