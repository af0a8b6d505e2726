//! # Codeforces 1965A · Everything Nim
//!
//! There are n heaps of stones. A move takes the same number of stones, at least one, from every heap that is not
//! empty; this is at most the size of the smallest of these heaps. A player who cannot move, since all heaps are empty,
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n heaps, of 1 to
//! 10^9 stones. The sum of all n is at most 200,000. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Hint.** Sort the heaps and ask, as in Euclid's game, who is the first to have more than one move.
//!
//! **Theorem.** Let t be the largest number such that there are heaps of 1, 2, ..., t stones. If there is a larger
//! heap, Alice wins if and only if t is even; otherwise if and only if t is odd.
//!
//! **Why.** Equal heaps stay equal, so count each size once. The smallest size and the differences between neighbouring
//! sizes form a row, and a move takes stones from the first number of the row that is not 0. If this number is 1, the
//! move is forced. If it is at least 2 and others follow, the player to move may take it all, or all but one stone,
//! which the opponent then has to take. Either way this player chooses who begins with the rest, and wins. On the last
//! number the player to move takes all and wins. Hence the first player who has a choice wins, as in Euclid's game, the
//! lesson euclidsgame. The row begins with t ones, and each is one move. If another number follows, it is at least 2,
//! and it falls to Alice when t is even. If none does, Alice makes the last of t moves when t is odd.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on these heaps of at least one stone.
fn alice_wins(mut heaps: Vec<u64>) -> bool {
    heaps.sort_unstable();
    heaps.dedup();
    let t = (1..).zip(&heaps).take_while(|&(i, &heap)| heap == i).count();
    if t < heaps.len() {
        t % 2 == 0
    } else {
        t % 2 == 1
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(input.numbers(n)) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// What the moves leave of heaps, none of them empty: by the rules and nothing else.
    fn brute_force(heaps: &[u64]) -> Vec<Vec<u64>> {
        let smallest = heaps.iter().copied().min().unwrap_or(0);
        let left = |take| heaps.iter().map(|heap| heap - take).filter(|&heap| heap > 0).collect();
        (1..=smallest).map(left).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<u64>| brute_force(heaps));
        for (length, largest) in [(1, 30), (2, 30), (3, 12), (4, 7), (5, 6)] {
            for heaps in all_lists(length, 1..=largest) {
                assert_eq!(alice_wins(heaps.clone()), game.wins(&heaps), "{heaps:?}");
            }
        }
    }
}
