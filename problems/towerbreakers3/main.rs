//! # HackerRank tower-breakers-3 · Tower Breakers, Again!
//!
//! There are N towers of bricks. A move breaks a tower of X bricks into at least two towers of the same height, which
//! have X bricks in all. Players 1 and 2 take turns, player 1 moves first, and a player who cannot move, since all
//! towers have the height 1, loses. Who wins?
//!
//! **Input.** The number of cases T (1 <= T <= 200). For each case N (1 <= N <= 100), then a line with the N heights,
//! from 1 to 10^5. **Output.** For each case a line: `1` or `2`, the number of the winner.
//!
//! **Hint.** First ask how much several equal towers are worth together.
//!
//! **Theorem.** The value of a tower is the number of its odd prime factors, with multiplicity, and 1 more if its
//! height is even: 12 = 2 · 2 · 3 has the value 2. Player 1 wins if and only if the Nim sum of the values is not 0.
//!
//! **Why.** Equal towers cancel out in pairs. An even number of them is therefore worth 0, and an odd number as much as
//! a single tower. Let w be the number of odd prime factors of a height. By induction:
//!
//! - An odd height can only be divided by an odd number. That leaves 0, 1, ..., or w - 1 odd prime factors, as the
//!   player likes, and so these values. The mex is w.
//! - An even height can be divided by an even number, which gives the value 0. Divided by an odd number it stays even,
//!   which gives the values 1, 2, ..., w. The mex is w + 1.
//!
//! **Limit:** heights from 1 to 1,000,000,000,000.
//!
//! **Complexity.** O(N √X) per case, for towers up to X.

use common::judge::{self, ensure, Input};

/// The tallest tower that is factored without a long wait.
const TALLEST: u64 = 1_000_000_000_000;

/// The Grundy value of a tower of at least 1 brick.
fn grundy(height: u64) -> u64 {
    let mut rest = height >> height.trailing_zeros();
    let mut value = u64::from(rest < height);
    let mut divisor = 3;
    while divisor <= rest / divisor {
        if rest % divisor == 0 {
            rest /= divisor;
            value += 1;
        } else {
            divisor += 2;
        }
    }
    value + u64::from(rest > 1)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for height in input.numbers(n) {
        let is_a_tower = (1..=TALLEST).contains(&height);
        ensure!(is_a_tower, "expected a height from 1 to {TALLEST}, found {height}");
        sum ^= grundy(height);
    }
    Ok(if sum != 0 { "1" } else { "2" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, replaced, spaced, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(towers: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &height) in towers.iter().enumerate() {
            for parts in (2..=height).filter(|parts| height % parts == 0) {
                moves.push(replaced(towers, i, &vec![height / parts; parts]));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|towers: &Vec<usize>| brute_force(towers));
        for (count, largest) in [(1, 30), (2, 12), (3, 8)] {
            for towers in ascending_lists(count, 1..=largest) {
                let input = format!("1\n{}\n{}\n", towers.len(), spaced(&towers));
                let expected = if game.wins(&towers) { "1\n" } else { "2\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{towers:?}");
            }
        }
    }
}
