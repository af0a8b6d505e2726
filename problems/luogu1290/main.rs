//! # Luogu P1290 · Euclid's Game
//!
//! Stan and Ollie have two positive numbers. A move subtracts a positive multiple of the smaller number from the
//! larger, and the result must not be negative. The player who makes a number 0 wins. Stan moves first. Who wins?
//!
//! **Input.** A line with C, 1 <= C <= 6, then C cases, each a line with two numbers from 1 to 2^31 - 1, in either
//! order. **Output.** For each case a line, `Stan wins` or `Ollie wins`.
//!
//! **Hint.** For many pairs there is nothing to decide; look for the first moment at which a player has a choice.
//!
//! **Theorem.** As long as the larger number is neither equal to the smaller nor at least twice as large, there is only
//! one move. The player who is the first to face another pair wins.
//!
//! **Why.** Let a >= b. If b < a < 2 b, then b can be subtracted only once, and a - b > 0. If a is a multiple of b,
//! subtract all of it, and the game is won. Otherwise let a > 2 b, and let r be the remainder of a divided by b. If the
//! pair (b, r) is lost for the player who faces it, leave it to the opponent. If it is won, leave (b + r, b): from
//! there the opponent has one move, to (b, r). The lesson euclidsgame proves this too, and that the golden ratio
//! decides.
//!
//! **Complexity.** O(log a) per case: after two steps the larger number is less than half of its old value.

use common::judge::{self, ensure, input, Input};

/// Whether Stan, who moves first, wins on `a` and `b`, in either order, both at least 1.
fn stan_wins(a: u64, b: u64) -> bool {
    let (mut a, mut b) = (a.max(b), a.min(b));
    let mut stan_to_move = true;
    while a != b && a / b == 1 {
        (a, b) = (b, a - b);
        stan_to_move = !stan_to_move;
    }
    stan_to_move
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: u64, b: u64 }
    ensure!(a > 0 && b > 0, "expected two numbers of at least 1, found {a} and {b}");
    Ok(if stan_wins(a, b) { "Stan wins" } else { "Ollie wins" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave: by the rules and nothing else. Where a number is 0, the opponent has just won.
    fn brute_force(&(a, b): &(u64, u64)) -> Vec<(u64, u64)> {
        let (small, large) = (a.min(b), a.max(b));
        let most = large.checked_div(small).unwrap_or(0);
        (1..=most).map(|times| (small, large - times * small)).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (a, b) in (1..=200).flat_map(|a| (1..=200).map(move |b| (a, b))) {
            assert_eq!(stan_wins(a, b), game.wins(&(a, b)), "{a} {b}");
        }
    }
}
