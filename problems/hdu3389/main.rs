//! # HDU 3389 · Game
//!
//! There are n boxes with cards, numbered from 1 to n. A move takes at least one card from a box a and puts all the
//! cards taken into a box b with a smaller number, where a + b must be odd and divisible by 3. A player who cannot move
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line with n, 1 <= n <= 10^4, and a line with the numbers of
//! cards in the boxes 1 to n, each at most 100. **Output.** For each case a line, `Case i: Alice` or `Case i: Bob`,
//! where i counts the cases from 1.
//!
//! **Hint.** Follow a single card down to the box where it comes to rest, and count its moves.
//!
//! **Theorem.** The boxes whose number has the remainder 0, 2 or 5 modulo 6 are heaps. Alice wins if and only if their
//! Nim sum is not 0.
//!
//! **Why.** A number is odd and divisible by 3 precisely when it is 3 modulo 6. Hence cards go from a box with the
//! remainder 0, 1, 2, 3, 4 or 5 modulo 6 to one with 3, 2, 1, 0, 5 or 4: each move takes cards from one of the heaps to
//! one of the other boxes, or the other way round. And any number of cards can be taken from a heap: from box 6i to
//! 6i - 3, from 6i + 2 to 6i + 1, from 6i + 5 to 6i + 4. This is therefore Nim, with additional moves that increase one
//! heap. The game ends, since cards only go to smaller numbers. The lesson cses1099 proves that such moves do not
//! change who wins at Nim.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these cards in the boxes 1, 2, 3 and so on.
fn first_wins(cards: &[u64]) -> bool {
    let boxes = (1u64..).zip(cards);
    let heaps = boxes.filter(|(number, _)| matches!(number % 6, 0 | 2 | 5));
    nim_sum(heaps.map(|(_, &cards)| cards)) != 0
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let winner = if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" };
    Ok(format!("Case {number}: {winner}"))
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

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(cards: &[u64]) -> Vec<Vec<u64>> {
        let mut moves = Vec::new();
        for a in 1..=cards.len() {
            for b in (1..a).filter(|b| (a + b) % 2 == 1 && (a + b) % 3 == 0) {
                for taken in 1..=cards[a - 1] {
                    let mut after = cards.to_vec();
                    after[a - 1] -= taken;
                    after[b - 1] += taken;
                    moves.push(after);
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|cards: &Vec<u64>| brute_force(cards));
        for (boxes, most) in [(1, 9), (4, 9), (7, 6), (13, 4)] {
            // Each card is in one of the boxes.
            for places in (0..=most).flat_map(|cards| ascending_lists(cards, 0..boxes)) {
                let mut cards = vec![0; boxes];
                for place in places {
                    cards[place] += 1;
                }
                assert_eq!(first_wins(&cards), game.wins(&cards), "{cards:?}");
            }
        }
    }
}
