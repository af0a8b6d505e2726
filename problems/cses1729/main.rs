//! # CSES 1729 · Stick Game
//!
//! There is a heap of sticks. A move takes p sticks, where p is one of k given numbers, 1 among them. The player who
//! takes the last stick wins. For each heap of 1 to n sticks: does the first player win?
//!
//! **Input.** n and k (1 <= n <= 10^6, 1 <= k <= 100), then on the next line the k numbers, all different and from 1 to
//! n. **Output.** A row of n letters, `W` for a heap with which the first player wins, and otherwise `L`.
//!
//! **Hint.** Go up from the empty heap: whenever you find a lost heap, mark all heaps that can be reduced to it.
//!
//! **Theorem.** A heap is won if and only if some take leaves a heap that is lost.
//!
//! **Why.** This is the definition of won and lost, which the lesson ferguson explains. The game is one heap of the
//! lesson hdu1536, and the lost heaps are those of Grundy value 0; as there is no other heap to add, the other values
//! do not matter.
//!
//! The program goes through the heaps from 0 on. A heap without a mark is lost, and it marks all heaps that are larger
//! by one of the takes. The heap after a lost heap is won, since 1 is among the takes; at most every other heap makes
//! marks.
//!
//! **Limit:** at most 10,000,000 sticks, and takes from 1 to n.
//!
//! **Complexity.** O(n k) time and O(n) memory.

use common::judge::{self, ensure, input, Input};

/// No heap has more sticks, whatever the input says: the table has to fit into memory.
const LARGEST_HEAP: usize = 10_000_000;

/// For each heap of 0 to `n` sticks whether it is won. The takes are 1 to `n`, in any order.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<bool> {
    let mut won = vec![false; n + 1];
    for heap in 0..=n {
        if !won[heap] {
            for take in takes.iter().filter(|&take| heap + take <= n) {
                won[heap + take] = true;
            }
        }
    }
    won
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, k: usize }
    ensure!(n <= LARGEST_HEAP, "expected at most {LARGEST_HEAP} sticks, found {n}");
    let mut takes = Vec::new();
    for _ in 0..k {
        input! { from input, take: usize }
        ensure!((1..=n).contains(&take), "expected takes from 1 to {n}, found {take}");
        takes.push(take);
    }
    let won = won_heaps(n, &takes);
    let letters = won[1..].iter().map(|&won| if won { b'W' } else { b'L' });
    Ok(String::from_utf8(letters.collect())?)
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, minus, Search};

    /// All sets of takes up to 10, with 1 and without it.
    #[test]
    fn agrees_with_the_rules() {
        for takes in all_sets(1..=10) {
            let mut brute_force = Search::normal(|&heap: &usize| minus(heap, takes.clone()));
            let wins: Vec<bool> = (0..=60).map(|heap| brute_force.wins(&heap)).collect();
            assert_eq!(won_heaps(60, &takes), wins, "{takes:?}");
        }
    }
}
