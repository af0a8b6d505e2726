//! # HDU 4155 · The Game of 31
//!
//! There are four of each of the cards 1 to 6. Two players, A and B, lay one card after the other on a pile, A first.
//! The sum of the pile must not exceed 31; a player who cannot lay a card loses. Some cards have been laid. Who wins?
//!
//! **Input.** To the end of the file (in this pack at most 10^4 games), a line for each game: the cards so far as
//! digits (in this pack at least one). **Output.** For each game the same line, a space, and `A` or `B`.
//!
//! **Hint.** Besides the sum, what decides the rest of the game?
//!
//! **Theorem.** Of a pile only the number of cards of each kind matters. The player to move wins if and only if some
//! card that is left and keeps the sum within 31 makes a pile that is lost.
//!
//! **Why.** These six numbers, from 0 to 4, determine which cards are left and what the sum is, and thus which moves
//! there are from now on. Each move increases one of them. Hence the piles are the positions of a graph without cycles,
//! and who wins follows from its ends backwards, as in the lesson hdu1524. Of the 5⁶ = 15,625 choices 3551 have a sum
//! within 31. If no card ran out, one could always lay 7 minus the opponent's card, and the sums 3, 10, 17, 24 and 31
//! would be lost for the player to move. Since there are only four of each card, this plan fails: A wins with 1, 2 or 5
//! as the first card, and with no other.
//!
//! **Limit:** cards from 1 to 6, at most four of each, that sum to at most 31. At least one has been laid: an empty
//! line is passed over.
//!
//! **Complexity.** 15,625 piles with 6 moves each, once, and one step for each digit.

use common::judge::{self, ensure, Input};

/// The number of each pile is the sum of this number of each of its cards, from 1 on: a digit for each in base 5.
const PLACE: [usize; 7] = [0, 1, 5, 25, 125, 625, 3125];

/// For each pile whether the player to move wins.
fn piles() -> Vec<bool> {
    let mut wins = vec![false; 15_625];
    for pile in (0..wins.len()).rev() {
        let count = |card: usize| pile / PLACE[card] % 5;
        let sum: usize = (1..=6).map(|card| card * count(card)).sum();
        let mut moves = (1..=6).filter(|&card| count(card) < 4 && sum + card <= 31);
        wins[pile] = moves.any(|card| !wins[pile + PLACE[card]]);
    }
    wins
}

/// `wins` is the table of [`piles`].
fn solve(wins: &[bool], input: &mut Input) -> judge::Result<String> {
    let game = input.number().to_string();
    let (mut counts, mut pile, mut sum) = ([0; 7], 0, 0);
    for digit in game.bytes() {
        let card = usize::from(digit - b'0');
        ensure!((1..=6).contains(&card), "expected cards from 1 to 6, found {game}");
        counts[card] += 1;
        pile += PLACE[card];
        sum += card;
        ensure!(counts[card] <= 4, "expected at most four of each card, found {game}");
        ensure!(sum <= 31, "expected cards that sum to at most 31, found {game}");
    }
    let is_a_to_move = game.len() % 2 == 0;
    Ok(format!("{game} {}", if wins[pile] == is_a_to_move { "A" } else { "B" }))
}

fn main() {
    let wins = piles();
    judge::to_end(|input| solve(&wins, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins with these cards on the table, if the pile may still grow by so much: by the
    /// rules and nothing else. `known` remembers the answers.
    fn brute_force(table: &[usize], room: usize, known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(table) {
            return wins;
        }
        let mut wins = false;
        for (i, &card) in table.iter().enumerate().filter(|(_, &card)| card <= room) {
            let rest = [&table[..i], &table[i + 1..]].concat();
            wins |= !brute_force(&rest, room - card, known); // goes on, so that all piles become known
        }
        known.insert(table.to_vec(), wins);
        wins
    }

    /// All piles that can come about, each laid in ascending order.
    #[test]
    fn agrees_with_the_rules() {
        let deck: Vec<usize> = (1..=6).flat_map(|card| [card; 4]).collect();
        let (wins, mut known) = (piles(), HashMap::new());
        assert!(brute_force(&deck, 31, &mut known));
        assert_eq!(known.len(), 3551);
        for (table, won) in known.into_iter().filter(|(table, _)| *table != deck) {
            let mut cards = deck.clone();
            for card in table {
                cards.remove(cards.iter().position(|&other| other == card).unwrap());
            }
            let game: String = cards.iter().map(usize::to_string).collect();
            let winner = if won == (cards.len() % 2 == 0) { "A" } else { "B" };
            let (answer, _) =
                judge::transcript(|| judge::to_end(|input| solve(&wins, input)), &game);
            assert_eq!(answer, format!("{game} {winner}\n"));
        }
    }
}
