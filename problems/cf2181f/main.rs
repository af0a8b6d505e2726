//! # Codeforces 2181F · Fragmented Nim
//!
//! There are n piles of stones. A move takes any number of stones, at least one, from one pile; but it is the opponent
//! who says from which pile that is not empty. The player who takes the last stone wins. Alice and Bob take turns, and
//! Alice moves first, from a pile that Bob chooses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and a line with the n piles, of 1 to
//! 10^9 stones. The sum of all n is at most 2 · 10^5. **Output.** For each case a line with the winner, `Alice` or
//! `Bob`.
//!
//! **Hint.** Which pile do you never choose for your opponent as long as there is another?
//!
//! **Theorem.** Let c be the number of piles of one stone. If all n piles are such piles, Alice wins if and only if c
//! is odd. Otherwise she wins if and only if c is even.
//!
//! **Why.** With piles of one stone only, all moves are forced, so the first claim is clear; it also says that the
//! player to move loses if there are no piles. *A player who has to move in a pile of two or more stones wins,* if the
//! theorem holds for fewer stones: taking the whole pile leaves c piles of one stone to the opponent, and taking all
//! but one stone leaves c + 1, with the same other piles. By the theorem the opponent loses with one of c and c + 1,
//! and wins with the other, whether or not piles of two or more are left.
//!
//! So nobody chooses such a pile for the opponent if there is another. If c is 0, there is no other, and Alice wins.
//! Otherwise Bob may choose a pile of one stone: then he faces c - 1 of them and the same other piles, and by the
//! theorem loses if c - 1 is odd. So Alice wins if and only if c is even, and the theorem follows by induction on the
//! number of stones. Sequential Nim (cf1382b) has the same formula, with c counted up to the first pile of two or more;
//! the lesson ferguson explains how to go backwards from the end.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

/// Whether Alice, who moves first, wins on these piles. None of them is empty.
fn alice_wins(piles: &[u64]) -> bool {
    let ones = piles.iter().filter(|&&pile| pile == 1).count();
    let is_odd = ones % 2 == 1;
    is_odd == (ones == piles.len())
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if alice_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;

    /// Whether the player to move wins: by the rules and nothing else. The opponent chooses the pile, and the player
    /// the number of stones that are left of it.
    fn brute_force(piles: &[u64]) -> bool {
        let wins_in = |chosen: usize| {
            (0..piles[chosen]).any(|left| {
                let mut option = piles.to_vec();
                option[chosen] = left;
                !brute_force(&option)
            })
        };
        let mut choices = (0..piles.len()).filter(|&i| piles[i] > 0).peekable();
        choices.peek().is_some() && choices.all(wins_in)
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 9_u64), (2, 6), (3, 4), (4, 3), (5, 2)] {
            for piles in all_lists(n, 1..=most) {
                assert_eq!(alice_wins(&piles), brute_force(&piles), "{piles:?}");
            }
        }
    }
}
