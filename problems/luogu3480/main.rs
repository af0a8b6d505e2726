//! # Luogu P3480 · Pebbles
//!
//! Heaps of pebbles are in a row, and none is smaller than the heap to its left. A move takes any number of pebbles, at
//! least one, from one heap, but no heap may be left smaller than the heap to its left. Johny and his opponent take
//! turns, and Johny begins. A player who cannot move, since no pebble is left, loses. Does Johny win?
//!
//! **Input.** The number of cases u (1 <= u <= 10). For each case n (1 <= n <= 1000), then a line with the n heaps from
//! left to right, in ascending order, of 0 or more pebbles and at most 10000 together. **Output.** For each case a
//! line: `TAK` (yes) if Johny wins, or `NIE` (no).
//!
//! **Hint.** Write down by how much each heap exceeds its left neighbour, and watch where taken pebbles go in that
//! list.
//!
//! **Theorem.** The *excess* of a heap is the number of pebbles by which it exceeds the heap to its left; that of the
//! first heap is all of it. Johny wins if and only if the Nim sum of every other excess, beginning with that of the
//! last heap and going left, is not 0.
//!
//! **Why.** A heap can lose as many pebbles as its excess. Taking t of them reduces its excess by t, and increases that
//! of the next heap by t; to the right of the last heap nothing grows. The excesses are therefore stairs with coins,
//! and a move takes any number of coins from one stair to the next lower stair: the last heap is stair 1, the last but
//! one is stair 2, and so on, and the floor has the pebbles taken from the last heap. This is Staircase Nim, in which
//! the Nim sum of the odd stairs decides. The theory page on Staircase Nim proves it, and so does the lesson cses1099.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** The task comes from the Polish Olympiad in Informatics of 2009, where its code is KAM.

use common::judge::{self, rule, Input};
use common::nim::nim_sum;

/// Whether Johny wins on heaps in ascending order: from the right, every other excess counts.
fn johny_wins(heaps: &[u64]) -> bool {
    let odd_stairs = heaps.rchunks(2).map(|pair| match pair {
        [left, right] => right - left,
        first => first[0], // without a heap to its left
    });
    nim_sum(odd_stairs) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let heaps = input.numbers(n);
    for pair in heaps.windows(2) {
        let (left, right) = (pair[0], pair[1]);
        rule!(left <= right, "expected heaps in ascending order, found {left} before {right}");
    }
    Ok(if johny_wins(&heaps) { "TAK" } else { "NIE" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, in_one, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(heaps: &[u64]) -> Vec<Vec<u64>> {
        in_one(heaps, |i, &heap| if i == 0 { 0..heap } else { heaps[i - 1]..heap })
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<u64>| brute_force(heaps));
        for (n, size) in [(1, 20), (2, 16), (3, 10), (4, 7), (5, 5), (6, 4)] {
            for heaps in ascending_lists(n, 0..size) {
                assert_eq!(johny_wins(&heaps), game.wins(&heaps), "{heaps:?}");
            }
        }
    }
}
