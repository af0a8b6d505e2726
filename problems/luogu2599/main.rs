//! # Luogu P2599 · A row of heaps, taken from both ends · Taking Stones from Both Ends
//!
//! There are n heaps of stones in a row. A move takes any positive number of stones from the first or from the last of
//! the heaps that are left. A player who cannot move, since no stone is left, loses. Does the first player win?
//!
//! **Theorem.** For each block C of heaps there is one number l such that C with a heap of l to its left is lost,
//! and one number r such that C with a heap of r to its right is lost. Put a heap of x to the right of C. Then the
//! size that makes it lost on the left is 0 if x = r; it is x + 1 if l <= x < r, x - 1 if r < x <= l, and x
//! otherwise. The right end is the mirror image. The first player loses if and only if the first heap has the size that
//! makes the others lost.
//!
//! **Why.** For x = 0 the size is l, and for x = r it is 0. For x = 1, 2, ... but r it is the least positive
//! number that has not been the size for a smaller x: these are 1, 2, 3, ... without l, in ascending order.
//!
//! **Input.** A number of cases; for each `n` and then n heaps. **Output.** `1` if the first player wins, or `0`.
//!
//! **Complexity.** O(n^2) time and O(n) memory per case.
//!
//! **Reference.** ZJOI 2009, the Zhejiang provincial selection; M. H. Albert, R. J. Nowakowski, "The game of
//! End-Nim", 2001.

use common::judge::{self, Input};

/// The size that makes a block with a heap of `x` at one end lost, at its other end. Without that heap it
/// is `other` there, and `same` at the end where the heap is.
fn losing_size(x: u64, other: u64, same: u64) -> u64 {
    if x == same {
        0
    } else if (other..same).contains(&x) {
        x + 1
    } else if same < x && x <= other {
        x - 1
    } else {
        x
    }
}

/// Whether the player to move wins on this row. No heap may be empty.
fn first_wins(heaps: &[u64]) -> bool {
    // The losing sizes on the left and on the right of the block of `length` heaps from i on, at i; for no
    // heaps they are 0.
    let mut left = vec![0; heaps.len() + 1];
    let mut right = left.clone();
    for length in 1..heaps.len() {
        let blocks = heaps.len() - length + 1;
        for i in 0..blocks {
            left[i] = losing_size(heaps[i + length - 1], left[i], right[i]);
            right[i] = losing_size(heaps[i], right[i + 1], left[i + 1]);
        }
    }
    heaps.first().map_or(false, |&first| first != left[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut heaps = input.numbers(n);
    heaps.retain(|&heap| heap > 0);
    Ok(if first_wins(&heaps) { "1" } else { "0" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;
    use std::collections::HashMap;

    /// Whether the player to move wins on a row of heaps, none of them empty: by the rules and nothing else.
    /// `known` remembers the answers.
    pub fn brute_force(row: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(row) {
            return wins;
        }
        let wins = moves(row).iter().any(|option| !brute_force(option, known));
        known.insert(row.to_vec(), wins);
        wins
    }

    /// All rows after a move, from the first heap or from the last.
    pub fn moves(row: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        if let Some((&first, others)) = row.split_first() {
            moves.extend((0..first).map(|left| without_empty(&[&[left], others].concat())));
        }
        if let Some((&last, others)) = row.split_last() {
            moves.extend((0..last).map(|left| without_empty(&[others, &[left]].concat())));
        }
        moves
    }

    /// The row without its empty heaps.
    pub fn without_empty(row: &[usize]) -> Vec<usize> {
        row.iter().copied().filter(|&heap| heap > 0).collect()
    }

    fn answer(heaps: &[u64]) -> String {
        let texts: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let input = format!("1\n{}\n{}\n", heaps.len(), texts.join(" "));
        judge::transcript(main, &input).0
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for row in [all_lists(4, 0..=6), all_lists(5, 0..=4), all_lists(7, 0..=2)].concat() {
            let wins = brute_force(&without_empty(&row), &mut known);
            let heaps: Vec<u64> = row.iter().map(|&heap| heap as u64).collect();
            assert_eq!(answer(&heaps), if wins { "1\n" } else { "0\n" }, "{row:?}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(losing_size(max - 1, 1, max), max);
        assert_eq!(losing_size(max, max, 1), max - 1);
        assert_eq!(answer(&[max]), "1\n");
        assert_eq!(answer(&[max, max]), "0\n");
        assert_eq!(answer(&[max, max - 1, max]), "0\n");
        assert_eq!(answer(&[max - 1, 1, max, max - 1]), "1\n");
        assert_eq!(answer(&[max - 2, 1, max, max - 1]), "0\n");
    }
}
