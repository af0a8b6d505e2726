//! # LibreOJ 10244 · Taking Stones, the First Move
//!
//! There are N heaps of stones; a move takes stones from one heap, and how many must be one of M given numbers. A
//! player who cannot move loses. Does the first player win and, if so, with which first move? If several moves win, the
//! move from the earliest heap is wanted, and there the least take.
//!
//! **Input.** One number on each line: N, 1 <= N <= 10, then the N heaps, each of 1 to 1000 stones; M, 1 <= M <= 10,
//! then the M takes, different numbers from 1 to 10 in ascending order. **Output.** `NO`; or `YES`, and on a second
//! line the number of the heap, counted from 1, and the take.
//!
//! **Hint.** Once you can decide who wins, there are at most a hundred first moves, so try them in the order that is
//! asked for.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps' Grundy values is not 0. A take from one
//! heap wins precisely when the rest of this heap has as its value the Nim sum of the values of the other heaps.
//!
//! **Why.** A move wins if and only if the opponent then faces a Nim sum of 0 (Sprague and Grundy). If the values of
//! the other heaps have the Nim sum r, that is so where the changed heap has the value r, smaller or larger than its
//! old value. The lesson hdu1536 proves the theorem.
//!
//! **Limit:** heaps of at most 1,000,000 stones.
//!
//! **Complexity.** O(M h) for the largest heap h, then O(N M).

use common::grundy::grundy_table;
use common::judge::{self, ensure, input, Input};

const LARGEST: usize = 1_000_000;

/// The first winning take, as the index of the heap and the stones taken, or none if the first player loses.
/// The takes are in ascending order.
fn winning_move(heaps: &[usize], takes: &[usize]) -> Option<(usize, usize)> {
    let largest = heaps.iter().copied().max().unwrap_or(0);
    let takes_from = |heap| takes.iter().copied().filter(move |take| (1..=heap).contains(take));
    let values = grundy_table(largest + 1, |heap, values| {
        takes_from(heap).map(|take| values[heap - take]).collect()
    });
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    heaps.iter().enumerate().find_map(|(i, &heap)| {
        let others = sum ^ values[heap];
        takes_from(heap).find(|take| values[heap - take] == others).map(|take| (i, take))
    })
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize }
    let mut heaps = Vec::new();
    for _ in 0..n {
        input! { from input, heap: usize }
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        heaps.push(heap);
    }
    input! { from input, m: usize }
    let mut takes = Vec::new();
    for _ in 0..m {
        input! { from input, take: usize }
        takes.push(take);
    }
    takes.sort_unstable();
    Ok(match winning_move(&heaps, &takes) {
        Some((i, take)) => format!("YES\n{} {take}", i + 1),
        None => "NO".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets, in_one, minus, Search};

    #[test]
    fn agrees_with_the_rules() {
        for takes in all_sets(1..=6) {
            let listed: String = takes.iter().map(|take| format!("{take}\n")).collect();
            let mut brute_force = Search::normal(|heaps: &Vec<usize>| {
                in_one(heaps, |_, &heap| minus(heap, takes.iter().copied()))
            });
            for heaps in all_lists(2, 0..13) {
                let input = format!("2\n{}\n{}\n{}\n{listed}", heaps[0], heaps[1], takes.len());
                let answer = match brute_force.winning(&heaps).first() {
                    Some(next) => {
                        let i = usize::from(next[0] == heaps[0]);
                        format!("YES\n{} {}\n", i + 1, heaps[i] - next[i])
                    }
                    None => "NO\n".to_string(),
                };
                assert_eq!(judge::transcript(main, &input), (answer, None), "{input}");
            }
        }
    }
}
