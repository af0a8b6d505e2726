//! # Codeforces 256C · Furlo and Rublo and Game
//!
//! There are n piles of coins. A move chooses a pile, of x coins, and leaves y coins of it, where y < x and
//! y^2 <= x <= y^4. A player who cannot move loses. Furlo moves first, then Rublo. Who wins?
//!
//! **Input.** n (1 <= n <= 77,777), then on the next line the n piles, of 1 to 777,777,777,777 coins. **Output.**
//! `Furlo` or `Rublo`, the winner.
//!
//! **Hint.** The options of a pile are neighbouring numbers, so compute a few thousand values and note where they
//! change.
//!
//! **Theorem.** Furlo wins if and only if the Nim sum of the Grundy values is not 0. From 0, 2^2, 4^2, 3^4 + 1, 82^2,
//! 15^4 + 1, 50626^2 and 6723^4 + 1 on, a pile has the value 0, 1, 2, 0, 3, 1, 2 and 0, each up to the next of these
//! numbers: the table `VALUES`.
//!
//! **Why.** The piles are a sum of games, and the theory page on sums proves that the Nim sum decides. The options of x
//! are a window of neighbouring numbers, and the value of x is the mex of their values. Both ends of the window only go
//! up as x grows: y comes in at x = y^2, and it is gone after x = y^4. Piles of 0 to 3 have an empty window. The value
//! 0 comes in with the pile 2 at 2^2, and the value 1 with the pile 4 at 4^2. After 3^4 the piles 2 and 3 are gone and
//! with them the value 0, until 82 comes in at 82^2; then the window has the values 0, 1 and 2, and no 3. The value 1
//! is gone after 15^4, until 50626 comes in at 50626^2; then the window begins at 226, so that 2 is gone. The value 0
//! is gone after 6723^4, and is not back before 2^64.
//!
//! **Complexity.** O(n).

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Piles in ascending order, and the Grundy value from each of them up to the next.
const VALUES: [(u64, u64); 8] = [
    (0, 0),
    (2 * 2, 1),
    (4 * 4, 2),
    (3 * 3 * 3 * 3 + 1, 0),
    (82 * 82, 3),
    (15 * 15 * 15 * 15 + 1, 1),
    (50_626 * 50_626, 2),
    (6723 * 6723 * 6723 * 6723 + 1, 0),
];

/// The Grundy value of any pile.
fn grundy(pile: u64) -> u64 {
    let row = VALUES.iter().rev().find(|&&(first, _)| first <= pile);
    row.map_or(0, |&(_, value)| value)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = nim_sum(input.numbers(n).iter().map(|&pile| grundy(pile)));
    Ok(if sum != 0 { "Furlo" } else { "Rublo" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::{grundy_table, mex};

    /// The Grundy values of all piles below `size`: by the rules and nothing else.
    fn brute_force(size: usize) -> Vec<u64> {
        grundy_table(size, |x, values| {
            let squares = (0..x).take_while(|y| y * y <= x);
            squares.filter(|y| y.pow(4) >= x).map(|y| values[y]).collect()
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for (pile, value) in (0..).zip(brute_force(7000)) {
            assert_eq!(grundy(pile), value, "{pile}");
        }
    }

    /// Where a row of the table ends and the next one begins, the values of the whole window have the right mex.
    #[test]
    fn each_row_begins_where_it_should() {
        let firsts = || VALUES[1..].iter().map(|&(first, _)| first);
        for pile in firsts().flat_map(|first| [first - 1, first]).chain([u64::MAX]) {
            let least =
                (0..=1u64 << 16).find(|&y| u128::from(y).pow(4) >= u128::from(pile)).unwrap();
            let is_in_window = |y: u64| y >= least && u128::from(y).pow(2) <= u128::from(pile);
            let window = std::iter::once(least).chain(firsts()).filter(|&y| is_in_window(y));
            assert_eq!(grundy(pile), mex(window.map(grundy)), "{pile}");
        }
    }
}
