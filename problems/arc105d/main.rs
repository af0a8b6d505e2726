//! # AtCoder ARC 105 D · Let's Play Nim
//!
//! There are N bags of stones and N empty dishes. As long as bags are left, a move empties one bag onto one dish, which
//! may already have stones. Then the players go on with Nim: a move takes any number of stones, at least one, from one
//! dish. A player who cannot move loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with N and a line with the N bags, of 1 to
//! 10^9 stones. The sum of all N is at most 200,000. **Output.** For each case `First` if the first player wins,
//! otherwise `Second`.
//!
//! **Hint.** Who makes the first move of Nim, and how can that player make sure that the Nim sum is not 0?
//!
//! **Theorem.** If N is odd, the second player wins. If N is even, the first player wins, unless the bags form pairs of
//! equal bags; then the second player wins.
//!
//! **Why.** Emptying the bags takes N moves, so the second player begins the game of Nim if N is odd, and the first
//! player if N is even. By Bouton's theorem, which the lesson hdu1849 proves, the player who begins wants the Nim sum
//! of the dishes not to be 0.
//!
//! It is not 0 if one dish D has more stones than all others together: the Nim sum of the others is at most their sum,
//! so it is not D. The player who begins Nim always chooses the largest bag left, and empties it onto D.
//!
//! - *N is even, and the bags do not form pairs.* Let a(1) >= a(2) >= ... be the bags. The first player chooses any
//!   dish for D. Before the first player's k-th move 2k - 2 bags are gone, so this move brings at least a(2k - 1)
//!   stones to D. Together these are at least a(1) + a(3) + ... + a(N - 1). The other dishes have at most a(2) + a(4) +
//!   ... + a(N). Each term of the first sum is at least that of the second, and one is larger, because the bags do not
//!   form pairs.
//! - *N is odd.* D is the dish on which the first player empties the first bag. With the bags that are left, the second
//!   player plays the part of the first player above: the bags of the second player have at least as many stones as the
//!   later bags of the first. As the first bag is on D too, D has more than all others.
//!
//! *N is even, and the bags form pairs.* Then the dishes can be paired as well, since N is even. The second player
//! empties a bag equal to that of the first player, onto the partner of the dish that the first player has chosen. In
//! the end each dish has as many stones as its partner, and the Nim sum is 0.
//!
//! **Complexity.** O(N log N) per case.

use common::judge::{self, rule, Input};

/// Whether the first player wins with these bags, none of which is empty.
fn first_wins(mut bags: Vec<u64>) -> bool {
    bags.sort_unstable();
    bags.len() % 2 == 0 && bags.chunks(2).any(|pair| pair[0] != pair[1])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let bags = input.numbers(n);
    rule!(!bags.contains(&0), "expected at least 1 stone in each bag, found 0");
    Ok(if first_wins(bags) { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, replaced, sorted, Search};

    /// The bags, and the dishes that are not empty, each in ascending order.
    type Position = (Vec<u64>, Vec<u64>);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force((bags, dishes): &Position) -> Vec<Position> {
        let mut moves = Vec::new();
        for (i, bag) in bags.iter().enumerate() {
            let bags = [&bags[..i], &bags[i + 1..]].concat();
            // As there is a bag left, one dish at least is empty.
            moves.push((bags.clone(), sorted(&[&dishes[..], &[*bag]].concat())));
            for (j, dish) in dishes.iter().enumerate() {
                moves.push((bags.clone(), replaced(dishes, j, &[dish + bag])));
            }
        }
        if bags.is_empty() {
            for (j, &dish) in dishes.iter().enumerate() {
                moves.extend((0..dish).map(|left| (vec![], replaced(dishes, j, &[left]))));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (n, largest) in [(0, 1), (1, 9), (2, 9), (3, 5), (4, 5), (5, 3), (6, 2)] {
            for bags in ascending_lists(n, 1..=largest) {
                let wins = game.wins(&(bags.clone(), vec![]));
                assert_eq!(first_wins(bags.clone()), wins, "{bags:?}");
            }
        }
    }
}
