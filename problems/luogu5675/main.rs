//! # Luogu P5675 · Stone Game
//!
//! From N heaps of stones some are chosen for a game of Nim, and one of the chosen heaps is named. Alice moves first,
//! and has to take from the named heap on her first move. Afterwards the players take turns, and a move takes from any
//! heap; every move takes as many stones as the player likes, at least one, from one heap. The player who takes the
//! last stone wins. In how many ways can the heaps and the named heap be chosen so that Alice loses?
//!
//! **Input.** N (1 <= N <= 200), then a line with the N heaps, of 1 to 200 stones. **Output.** The number of ways
//! modulo 10^9 + 7.
//!
//! **Hint.** Fix the named heap first. With which Nim sums of the other chosen heaps is every first move there a bad
//! move?
//!
//! **Theorem.** Alice loses if and only if the Nim sum of the other chosen heaps is at least the named heap.
//!
//! **Why.** She wins if and only if her first move leaves a Nim sum of 0, that is, when she reduces the named heap to
//! the Nim sum x of the others. That is a move if x is smaller than the heap. The lesson hdu1850 counts first moves in
//! this way.
//!
//! **Limit:** heaps of at most 255 stones.
//!
//! **Complexity.** O(N² · 256): for each heap as the named heap, the choices of others are counted by their Nim sum.

use common::judge::{self, ensure, Input};

/// Choices are counted modulo this prime.
const P: u64 = 1_000_000_007;

const LARGEST: u64 = 255;

/// A power of two above all heaps, and so above all Nim sums.
const SUMS: usize = 256;

/// How many choices of these heaps have each Nim sum, modulo `P`.
fn choices<'a>(heaps: impl Iterator<Item = &'a usize>) -> [u64; SUMS] {
    let mut ways = [0; SUMS];
    ways[0] = 1; // no heap
    for heap in heaps {
        let without = ways;
        for (sum, ways) in ways.iter_mut().enumerate() {
            *ways = (*ways + without[sum ^ heap]) % P;
        }
    }
    ways
}

/// In how many ways Alice loses, modulo `P`. All heaps are below `SUMS`.
fn lost_choices(heaps: &[usize]) -> u64 {
    let mut lost = 0;
    for (i, &named) in heaps.iter().enumerate() {
        let others = heaps[..i].iter().chain(&heaps[i + 1..]);
        lost += choices(others)[named..].iter().sum::<u64>();
    }
    lost % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut heaps = Vec::new();
    for heap in input.numbers(n) {
        ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} stones, found {heap}");
        heaps.push(usize::try_from(heap)?);
    }
    Ok(lost_choices(&heaps).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, replaced, Search};

    /// The number of choices that Alice loses: by the rules and nothing else. `nim` is the game after her first move.
    fn brute_force(
        heaps: &[usize],
        nim: &mut Search<Vec<usize>, impl Fn(&Vec<usize>) -> Vec<Vec<usize>>>,
    ) -> u64 {
        let mut lost = 0;
        for set in 1..1 << heaps.len() {
            let in_set = heaps.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1);
            let chosen: Vec<usize> = in_set.map(|(_, &heap)| heap).collect();
            for named in 0..chosen.len() {
                let left = (0..chosen[named]).map(|left| replaced(&chosen, named, &[left]));
                lost += u64::from(left.into_iter().all(|left| nim.wins(&left)));
            }
        }
        lost
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut nim = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        // All rows of at most four heaps of at most five stones.
        for row in all_lists(4, 0..=5) {
            let heaps: Vec<usize> = row.into_iter().filter(|&heap| heap > 0).collect();
            assert_eq!(lost_choices(&heaps), brute_force(&heaps, &mut nim), "{heaps:?}");
        }
    }
}
