//! # AtCoder ARC 131 C · Zero XOR
//!
//! There are N cookies with different numbers on them, whose exclusive or is not 0. A move eats a cookie. The player
//! after whose move the exclusive or of the remaining numbers is 0 wins; that of no numbers is 0. Who wins?
//!
//! **Input.** N (1 <= N <= 4 * 10^5), then on the next line the N numbers, from 1 to 10^9, all different, with an
//! exclusive or other than 0. **Output.** `Win` if the first player wins, otherwise `Lose`.
//!
//! **Hint.** If you cannot win at once, which cookies can you eat without letting your opponent win at once?
//!
//! **Theorem.** Let X be the exclusive or of all numbers. If N is odd, the first player wins. If N is even, the first
//! player wins if and only if X is on one of the cookies.
//!
//! **Why.** A player to move never faces an exclusive or of 0, as the game would be over; let it be X. Eating x leaves
//! X ^ x, so the player wins at once if and only if X is on a cookie.
//!
//! Suppose that it is not. If the player eats x, the opponent wins at once if and only if there is a cookie with
//! X ^ x, the partner of x. It is different from x, since X is not 0. As the numbers are different, no cookie has more
//! than one partner, and x is the partner of its partner: the cookies with partners form pairs. If N is odd, therefore,
//! some cookie has no partner. The player eats it, and the opponent cannot win at once. Whatever the opponent eats, an
//! odd number of cookies is left again, and the player goes on in this way, at the latest until a single cookie is
//! left, which wins. Hence the player to move wins if the number of cookies is odd. If it is even, the first player
//! either wins at once, or leaves an odd number of cookies and an exclusive or other than 0, and the opponent wins. The
//! lesson hdu1849 has Nim, which the exclusive or decides too.
//!
//! **Complexity.** O(N).

use common::judge::{self, rule, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these numbers, whose exclusive or is `sum`.
fn first_wins(numbers: &[u64], sum: u64) -> bool {
    numbers.len() % 2 == 1 || numbers.contains(&sum)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let numbers = input.numbers(n);
    let sum = nim_sum(numbers.iter().copied());
    rule!(sum != 0, "expected numbers with an exclusive or other than 0");
    Ok(if first_wins(&numbers, sum) { "Win" } else { "Lose" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, spaced, Search};

    /// What the moves leave: by the rules and nothing else. With an exclusive or of 0 the game is over.
    fn brute_force(cookies: &[u64]) -> Vec<Vec<u64>> {
        if nim_sum(cookies.iter().copied()) == 0 {
            return Vec::new();
        }
        let without =
            |eaten: &u64| cookies.iter().copied().filter(|cookie| cookie != eaten).collect();
        cookies.iter().map(without).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|cookies: &Vec<u64>| brute_force(cookies));
        for cookies in all_sets(1..=13_u64) {
            if nim_sum(cookies.iter().copied()) == 0 {
                continue;
            }
            let input = format!("{} {}", cookies.len(), spaced(&cookies));
            let expected = if game.wins(&cookies) { "Win\n" } else { "Lose\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
