//! # AtCoder ARC 137 C · Distinct Numbers
//!
//! N different natural numbers are given. A move replaces the largest of them by a smaller natural number, 0 included,
//! that is not among them. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** N (2 <= N <= 300,000), then on the next line the N numbers in ascending order, from 0 to 10^9.
//! **Output.** `Alice` or `Bob`, the winner.
//!
//! **Hint.** Suppose you make the largest number just 1 more than the second largest. What can your opponent do that
//! you could not?
//!
//! **Theorem.** Let a be the largest number, and b the second largest. Alice wins if and only if a - b >= 2 or the
//! number of *holes* is odd. A hole is a number from 0 to a that is missing; there are a + 1 - N of them.
//!
//! **Why.** *If a - b >= 2, the player to move wins*, by stealing a strategy (the theory page on strategies). Think of
//! the move that replaces a by b + 1. If that leaves a lost position, make it. If not, it leaves a won position, and
//! some reply leaves a lost position: it replaces b + 1, now the largest number, by some x. Then replace a by x in the
//! first place.
//!
//! *If a - b = 1*, let h be the number of holes, all of them below b. We show by induction on h that the player to move
//! wins if and only if h is odd. If h = 0, there is no move. Otherwise a move fills a hole x, and a goes: b is the
//! largest number, and h - 1 holes are left below it. If the second largest number is then less than b - 1, the
//! opponent wins, as proved above. If it is b - 1, the two largest differ by 1 again, and the induction applies to
//! h - 1. A move after which it is b - 1 always exists: if b - 1 is a hole, fill that, and otherwise any. For odd h
//! this move wins, since h - 1 is even. For even h all moves lose.
//!
//! **Complexity.** O(N).

use common::judge::{self, rule, Input};

/// Whether the first player wins on different numbers in ascending order, at least two.
fn first_wins(numbers: &[u64]) -> bool {
    match *numbers {
        [.., second, largest] => {
            let numbers_and_holes = u128::from(largest) + 1;
            let holes_are_odd = numbers_and_holes % 2 != numbers.len() as u128 % 2;
            largest.abs_diff(second) >= 2 || holes_are_odd
        }
        _ => false,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    rule!(n >= 2, "expected at least two numbers, found {n}");
    let numbers = input.numbers(n);
    let is_ascending = numbers.windows(2).all(|pair| pair[0] < pair[1]);
    rule!(is_ascending, "expected {n} numbers in ascending order");
    Ok(if first_wins(&numbers) { "Alice" } else { "Bob" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, spaced};

    /// Whether the player to move wins on each set of numbers, whose elements are the binary digits of its own number:
    /// by the rules and nothing else.
    fn brute_force(sets: usize) -> Vec<bool> {
        let mut wins = vec![false; sets];
        for set in 1..sets {
            let largest = set.ilog2();
            let others = set - (1 << largest);
            // These sets are smaller numbers.
            wins[set] = (0..largest).any(|x| others >> x & 1 == 0 && !wins[others | 1 << x]);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (numbers, wins) in all_sets(0..14usize).into_iter().zip(brute_force(1 << 14)) {
            if numbers.len() >= 2 {
                let input = format!("{}\n{}\n", numbers.len(), spaced(&numbers));
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, if wins { "Alice\n" } else { "Bob\n" }, "{input}");
            }
        }
    }
}
