//! # Codeforces 914B · Conan and Agasa play a Card Game
//!
//! There are n cards, each with a number. A move chooses a card and removes it, together with all cards whose numbers
//! are smaller. A player who finds no card loses. Conan and Agasa take turns, and Conan moves first. Who wins?
//!
//! **Input.** n (1 <= n <= 10^5), then n numbers from 1 to 10^5, those of the cards. **Output.** `Conan` or `Agasa`,
//! the winner.
//!
//! **Hint.** Play with cards that all have the same number first, then with two different numbers.
//!
//! **Theorem.** Conan wins if and only if some number is on an odd number of cards.
//!
//! **Why.** Call a set of cards even if each number is on an even number of them. *No move leads from an even set to
//! another:* if the chosen card has the number v, one card less with this number is left, an odd number. *From any
//! other set a move leads to an even one:* among the numbers that are on an odd number of cards take the largest, and
//! choose a card with it. An even number of cards with this number is left; smaller numbers are gone; and each larger
//! number was, and is, on an even number of cards. Without cards the set is even, and the player to move has lost. By
//! the P-position criterion, which the lesson ferguson proves, the lost sets are the even ones.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use std::collections::HashSet;

/// Whether Conan, who moves first, wins with these cards.
fn conan_wins(cards: &[u64]) -> bool {
    let mut odd = HashSet::new(); // the numbers that are on an odd number of the cards so far
    for card in cards {
        if !odd.insert(card) {
            odd.remove(card);
        }
    }
    !odd.is_empty()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if conan_wins(&input.numbers(n)) { "Conan" } else { "Agasa" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(cards: &[u64]) -> Vec<Vec<u64>> {
        let left = |chosen: usize| {
            let stays = |&(i, &card): &(usize, &u64)| i != chosen && card >= cards[chosen];
            cards.iter().enumerate().filter(stays).map(|(_, &card)| card).collect()
        };
        (0..cards.len()).map(left).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|cards: &Vec<u64>| brute_force(cards));
        for cards in (0..=7).flat_map(|n| ascending_lists(n, 1..=4)) {
            assert_eq!(conan_wins(&cards), game.wins(&cards), "{cards:?}");
        }
    }
}
