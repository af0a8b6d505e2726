//! # HDU 1847 · Taking powers of two · Good Luck in CET-4 Everybody!
//!
//! One pile of n cards. A move takes a power of two: 1, 2, 4, 8, ... cards. The player who takes the last card wins;
//! Kiki moves first, Cici second.
//!
//! **Theorem.** Kiki wins if and only if n mod 3 is not 0.
//!
//! **Why.** No power of two is a multiple of 3, so no move leads from a multiple of 3 to another. From any
//! other number, a move can take the remainder, 1 or 2, since both are powers of two, and leave a multiple
//! of 3. Hence the multiples of 3, among them 0, where no move is left, are the lost positions.
//!
//! **Input.** `n` for each case, to the end. **Output.** `Kiki` or `Cici`.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};

/// Whether Kiki, who moves first, wins with `n` cards. Any `u64`.
fn kiki_wins(n: u64) -> bool {
    n % 3 != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if kiki_wins(n) { "Kiki" } else { "Cici" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For each pile of 0 to `n` cards whether it is won: by the rules and nothing else.
    pub fn brute_force(n: usize) -> Vec<bool> {
        let mut wins = vec![false]; // no cards: no move
        for pile in 1..=n {
            let powers = (0..).map(|exponent| 1 << exponent);
            let mut takes = powers.take_while(|&take: &usize| take <= pile);
            wins.push(takes.any(|take| !wins[pile - take]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in (0..).zip(brute_force(4000)) {
            assert_eq!(kiki_wins(n), wins, "n = {n}");
        }
    }
}
