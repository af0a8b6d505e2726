//! # Codeforces 1147C · Thanos Nim
//!
//! There are n piles of stones, and n is even. A move chooses exactly n/2 piles that are not empty, and takes at least
//! one stone from each of them; the numbers may differ. A player who cannot move, since fewer than n/2 piles have
//! stones, loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** n, even and from 2 to 50, then on the next line the n piles, of 1 to 50 stones. **Output.** `Alice` or
//! `Bob`, the winner.
//!
//! **Hint.** Watch how many piles have the smallest size, before and after a move.
//!
//! **Theorem.** Bob wins if and only if more than half of the piles have the smallest size, which may be 0.
//!
//! **Why.** By the P-position criterion (the lesson ferguson): the positions of the theorem contain all ends, no move
//! leads from one of them to another, and from any other position some move leads to one of them. At an end more than
//! half of the piles are empty, so it is one of them. Let more than half of the piles have the smallest size m. If
//! m = 0, there is no move. Otherwise fewer than n/2 piles are larger, so a move takes from a pile of m. Then the
//! smallest size is less than m, and only piles that were chosen can have it: at most half. In any other position at
//! least half of the piles are larger than m. Take n/2 of them down to m. Together with a pile that had m before, they
//! are more than half. The lesson luogu2490 has Moore's Nim, where a move may take from fewer piles.
//!
//! **Complexity.** O(n).

use common::judge::{self, rule, Input};

/// Whether the first player wins on these piles, an even number of them.
fn first_wins(piles: &[u64]) -> bool {
    let smallest = piles.iter().min();
    let count = piles.iter().filter(|&pile| Some(pile) == smallest).count();
    count <= piles.len() / 2
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    rule!(n > 0 && n % 2 == 0, "expected an even number of piles, at least 2, found {n}");
    Ok(if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, spaced, Search};

    /// The piles after takes from exactly `count` of them, in all ways: by the rules and nothing else.
    fn brute_force(piles: &[u64], count: usize) -> Vec<Vec<u64>> {
        let Some((&pile, others)) = piles.split_first() else {
            return if count == 0 { vec![vec![]] } else { vec![] };
        };
        let mut all = Vec::new();
        for left in 0..=pile {
            let takes = usize::from(left < pile);
            if takes <= count {
                let rest = brute_force(others, count - takes);
                all.extend(rest.iter().map(|rest| [&[left], &rest[..]].concat()));
            }
        }
        all
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|piles: &Vec<u64>| brute_force(piles, piles.len() / 2));
        for (n, largest) in [(2, 12), (4, 5), (6, 3), (8, 1)] {
            for piles in ascending_lists(n, 0..=largest) {
                let (answer, _) = judge::transcript(main, &format!("{n} {}", spaced(&piles)));
                let wins = game.wins(&piles);
                assert_eq!(answer, if wins { "Alice\n" } else { "Bob\n" }, "{piles:?}");
            }
        }
    }
}
