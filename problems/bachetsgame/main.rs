//! # Kattis bachetsgame · Bachet's Game
//!
//! There is a heap of n stones. A move takes s stones, where s is one of m given numbers, 1 among them. The player who
//! takes the last stone wins. Stan moves first, then Ollie. Who wins?
//!
//! **Input.** Up to the end of the file a line for each of at most 100 games: n, m and the m numbers, all different,
//! with 1 <= n <= 10^6 and 1 <= m <= 10. In this pack the m numbers are at most 10^6. **Output.** For each game a line
//! `Stan wins` or `Ollie wins`.
//!
//! **Hint.** One bit per heap is enough, and a 64-bit integer handles 64 heaps at once (a bitset).
//!
//! **Theorem.** A heap is lost if and only if no lost heap can be reached from it by one take.
//!
//! **Why.** This is one heap of the lesson hdu1536; it is lost where its Grundy value is 0, and the values themselves
//! are not needed. Go through the heaps from 0 on: a heap on which no smaller heap has left a mark is lost, and leaves
//! a mark on each heap that is larger by a take, since that is won.
//!
//! A hundred games of a million heaps are too many for single steps. The marks are therefore bits, 64 heaps in one
//! number: once the lost heaps among these are known, one shift per take moves all their marks into place. Finding them
//! takes a step for each lost heap, and at most half of all heaps are lost, since 1 is among the takes.
//!
//! **Limit:** at most 10,000,000 stones, and takes of at least 1.
//!
//! **Complexity.** O(n m / 64) time and O(n / 64) memory per game.

use common::judge::{self, ensure, input, Input};

/// No heap has more stones, whatever the input says: its table has to fit into memory.
const LARGEST_HEAP: usize = 10_000_000;

/// The won heaps of 0 to `n` stones or more: heap h is bit h % 64 of number h / 64. No take is 0.
fn won_heaps(n: usize, takes: &[usize]) -> Vec<u64> {
    let small_takes = takes.iter().filter(|&&take| take < 64);
    let settles = small_takes.fold(1, |bits, take| bits | 1 << take); // the heap itself, and won ones
    let mut won = vec![0; n / 64 + 1];
    for i in 0..won.len() {
        let (mut settled, mut lost) = (won[i], 0);
        while settled != u64::MAX {
            let heap = settled.trailing_ones();
            lost |= 1 << heap;
            settled |= settles << heap;
        }
        won[i] = !lost;
        // The marks on later numbers: a take of 64 j + s moves them by j numbers and s bits.
        for take in takes {
            let (j, s) = (take / 64, take % 64);
            if let Some(marks) = won.get_mut(i + j).filter(|_| j > 0) {
                *marks |= lost << s;
            }
            if let Some(marks) = won.get_mut(i + j + 1) {
                *marks |= lost >> 1 >> (63 - s); // by 64 - s bits, which are too many for one shift if s is 0
            }
        }
    }
    won
}

/// Whether the player to move wins on the heap `n`. No take is 0.
fn first_wins(n: usize, takes: &[usize]) -> bool {
    won_heaps(n, takes)[n / 64] >> (n % 64) & 1 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, m: usize }
    ensure!(n <= LARGEST_HEAP, "expected at most {LARGEST_HEAP} stones, found {n}");
    let mut takes = Vec::new();
    for _ in 0..m {
        input! { from input, take: usize }
        ensure!(take > 0, "expected takes of at least 1, found {take}");
        takes.push(take);
    }
    Ok(if first_wins(n, &takes) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, minus, Search};

    /// Against the rules.
    fn check(n: usize, takes: &[usize]) {
        let mut game = Search::normal(|&heap: &usize| minus(heap, takes.to_vec()));
        for heap in 0..=n {
            assert_eq!(first_wins(heap, takes), game.wins(&heap), "{heap} {takes:?}");
        }
    }

    /// All sets of takes up to 9.
    #[test]
    fn agrees_with_the_rules() {
        for others in all_sets(2..=9) {
            check(150, &[vec![1], others].concat());
        }
    }

    /// Takes that move the marks by whole numbers, and by one bit more or less.
    #[test]
    fn takes_around_64_and_128() {
        for first in 2..=70 {
            for second in [63, 64, 65, 127, 128, 129] {
                check(300, &[1, first, second]);
            }
        }
    }
}
