//! # POJ 1740 · A New Stone Game
//!
//! There are n heaps of stones. A move chooses a heap, discards at least one of its stones, and then may move any of
//! its other stones to other heaps that are not empty. Alice and Bob take turns, Alice moves first, and a player who
//! cannot move loses. Does Alice win?
//!
//! **Input.** For each case n (1 <= n <= 10), then a line with the n heaps, of 1 to 100 stones; 0 ends. There are at
//! most 1000 cases in this pack. **Output.** For each case a line: `1` if Alice wins, otherwise `0`.
//!
//! **Hint.** Begin with two heaps, and look for positions where you can undo with your move the change that your
//! opponent has just made.
//!
//! **Theorem.** Alice loses if and only if the heaps can be put into pairs of equal heaps.
//!
//! **Why.** If every move from pairs has a reply that leaves pairs again, a player who faces pairs loses: the theory
//! page on pairing proves it. Let a move discard d stones of heap A. Reply in its partner B: bring B to the new size of
//! A, and give the partner of each other heap as many stones as that heap got. If B itself got x stones, the reply
//! discards d + 2x, at least one.
//!
//! A player who does not face pairs can leave pairs. Sort the heaps. If n is odd, use up the largest heap: fill the
//! first heap up to the second, the third up to the fourth, and so on. This takes fewer stones than the largest heap
//! has, so some are discarded. If n is even, reduce the largest heap to the size of the first, and fill the second up
//! to the third, the fourth up to the fifth, and so on. This discards the difference of the first two heaps, plus that
//! of the next two, and so on: 0 only for pairs.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on these heaps. An empty heap is none.
fn first_wins(mut heaps: Vec<u64>) -> bool {
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps.chunks(2).any(|pair| pair.len() == 1 || pair[0] != pair[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(input.numbers(n)) { "1" } else { "0" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, Search};

    /// The heaps after each move with the heap `chosen`, in ascending order: by the rules and nothing else.
    fn brute_force(heaps: &[u64], chosen: usize) -> Vec<Vec<u64>> {
        let discard = |left| {
            let mut heaps = heaps.to_vec();
            heaps[chosen] = left;
            heaps
        };
        let mut options: Vec<Vec<u64>> = (0..heaps[chosen]).map(discard).collect();
        for other in (0..heaps.len()).filter(|&other| other != chosen) {
            for i in 0..options.len() {
                for stones in 1..=options[i][chosen] {
                    let mut option = options[i].clone();
                    option[chosen] -= stones;
                    option[other] += stones;
                    options.push(option);
                }
            }
        }
        for option in &mut options {
            option.retain(|&heap| heap > 0);
            option.sort_unstable();
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<u64>| {
            (0..heaps.len()).flat_map(|chosen| brute_force(heaps, chosen)).collect()
        });
        for (n, largest) in [(0, 1), (1, 15), (2, 7), (3, 5), (4, 4), (5, 3), (6, 2), (15, 1)] {
            for heaps in ascending_lists(n, 1..=largest) {
                assert_eq!(first_wins(heaps.clone()), game.wins(&heaps), "{heaps:?}");
            }
        }
    }
}
