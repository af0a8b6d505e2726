//! # HDU 4388 · Stone Game II
//!
//! There are n heaps of stones. A move replaces a heap of h stones by two heaps of k and k ^ h stones, where ^ is the
//! Nim sum (the bitwise exclusive or), 0 < k < h and k ^ h < h. Once in the game each player may make the second heap
//! (2k) ^ h instead. No heap may become empty. A player who cannot move loses. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 150, then T cases: a line with n, 1 <= n <= 50, and a line with the n heaps,
//! each of 1 to 10^5 stones. **Output.** For each case a line, `Case i: Yes` or `Case i: No`, where i counts the cases
//! from 1.
//!
//! **Hint.** Count the ones of all heaps in binary, before and after a move.
//!
//! **Theorem.** The first player wins if and only if the sum of b(h) - 1 over all heaps is odd, where b(h) is the
//! number of binary ones of h. It does not matter how anybody plays.
//!
//! **Why.** Modulo 2, b(k ^ h) = b(k) + b(h), because a place where both numbers have a one loses two. Hence the new
//! heaps have b(k) + b(k ^ h) = b(h), and as there is one heap more, the sum of b - 1 changes by 1 modulo 2. With 2k it
//! is the same, since b(2k) = b(k). Therefore every move changes the parity of the sum. If b(h) = 1, h is a power of
//! two and k ^ h = h + k is too large; otherwise k can be the lowest binary one of h. At the end, then, all b - 1 are
//! 0, and the number of moves has the parity of the sum. There is an end: the exceptional moves are at most two, and
//! every other move replaces a heap by two smaller heaps.
//!
//! **The flaw of the problem.** The judge's text does not exclude k = h / 2, with which the exceptional move leaves
//! (2k) ^ h = 0 stones. Then b - 1 = -1 is left at the end, and the theorem fails: with empty heaps, the heap 14 is won
//! by leaving 7 and 0. The judge expects the answers of the theorem; that is why no heap may become empty.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, rule, Input};

/// Whether the first player wins on heaps of at least one stone.
fn first_wins(heaps: &[u64]) -> bool {
    heaps.iter().filter(|heap| heap.count_ones() % 2 == 0).count() % 2 == 1
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let heaps = input.numbers(n);
    rule!(!heaps.contains(&0), "expected a stone or more in each heap, found 0");
    Ok(format!("Case {number}: {}", if first_wins(&heaps) { "Yes" } else { "No" }))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, Search};

    /// The heaps in ascending order, and whether the player to move, and the other, may still use 2k.
    type Position = (Vec<u64>, bool, bool);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force((heaps, own, other): &Position) -> Vec<Position> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for k in (1..heap).filter(|k| k ^ heap < heap) {
                let mut options = vec![(k ^ heap, *own)];
                if *own && 2 * k != heap {
                    options.push(((2 * k) ^ heap, false));
                }
                for (second, own) in options {
                    let mut next = [&heaps[..i], &heaps[i + 1..], &[k, second]].concat();
                    next.retain(|&heap| heap > 0);
                    next.sort_unstable();
                    moves.push((next, *other, own));
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (count, largest) in [(1, 12), (2, 7), (3, 5)] {
            for heaps in ascending_lists(count, 1..=largest) {
                let wins = game.wins(&(heaps.clone(), true, true));
                assert_eq!(first_wins(&heaps), wins, "{heaps:?}");
            }
        }
    }
}
