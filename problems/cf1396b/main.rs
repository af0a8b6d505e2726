//! # Codeforces 1396B · Stoned Game
//!
//! There are n piles of stones. A move takes one stone from a pile, but not from the pile that the opponent has just
//! taken from. A player who cannot move loses. T moves first, then HL. Who wins?
//!
//! **Input.** The number of cases, from 1 to 100; for each case a line with n and a line with the n piles; n and the
//! piles are from 1 to 100. **Output.** For each case a line with the winner, `T` or `HL`.
//!
//! **Hint.** Can one pile outlast all the others? If not, will any stones be left at the end?
//!
//! **Theorem.** T wins if and only if one pile is larger than all others together, or the number of stones is odd.
//!
//! **Why.** *If a pile is larger than all others together*, T always takes from it. HL never can, and has to take from
//! the others, which together run out first.
//!
//! *Otherwise*, let S be the number of stones. *If S is even, HL wins.* HL keeps to this: before each move of T, S is
//! even, and no pile has more than S/2 stones. This holds at the beginning, since no pile is larger than all others
//! together. Let T take from a pile x. It has at most S/2 - 1 stones then, so at least S/2 > 0 stones are in others. If
//! another pile has S/2, HL takes from it; there is only one such pile, since two would make S. Otherwise HL takes from
//! any pile but x. Now no pile has more than S/2 - 1 stones, half of the S - 2 that are left. Thus HL always has a
//! move. The play ends, and it is T who cannot move. *If S is odd, T wins:* no pile has more than (S - 1)/2 stones. T
//! takes any stone, and HL is in the position of T above, with fewer moves, since one pile is closed. The lesson
//! loj10246 has another game of parity with exceptions.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether the first player wins on these piles.
fn first_wins(piles: &[u64]) -> bool {
    let stones: u128 = piles.iter().map(|&pile| u128::from(pile)).sum();
    let largest = piles.iter().map(|&pile| u128::from(pile)).max().unwrap_or(0);
    largest > stones - largest || stones % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "T" } else { "HL" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, spaced, Search};

    /// The piles, and whether the last of them is closed. The others are in ascending order.
    type Position = (Vec<u64>, bool);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force((piles, closed): &Position) -> Vec<Position> {
        let open = 0..piles.len() - usize::from(*closed);
        let option = |i: usize| {
            let mut option = piles.clone();
            let pile = option.remove(i);
            option.sort_unstable();
            option.push(pile - 1);
            (option, true)
        };
        open.filter(|&i| piles[i] > 0).map(option).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (n, largest) in [(1, 9), (2, 9), (3, 9), (4, 6), (5, 4)] {
            for piles in ascending_lists(n, 0..=largest) {
                let input = format!("1 {n} {}", spaced(&piles));
                let (answer, _) = judge::transcript(|| judge::counted(solve), &input);
                let wins = game.wins(&(piles, false));
                assert_eq!(answer, if wins { "T\n" } else { "HL\n" }, "{input}");
            }
        }
    }
}
