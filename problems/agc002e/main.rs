//! # AtCoder AGC 002 E · Candy Piles
//!
//! There are N piles of candies. A move eats the largest pile, or one candy of every pile that is left. The player who
//! eats the last candy loses. Who wins?
//!
//! **Input.** N (1 <= N <= 10^5), then on the next line the N piles, of 1 to 10^9 candies. **Output.** `First` if the
//! first player wins, otherwise `Second`.
//!
//! **Hint.** Sort the piles, draw them as columns, and see how each kind of move shifts the lower left corner of the
//! drawing.
//!
//! **Theorem.** Let a(1) >= a(2) >= ... be the piles, and k the largest number with a(k) >= k. The first player loses
//! if and only if a(k) - k and the number of piles after a(k) that are equal to k are both even.
//!
//! **Why.** After x moves of the first kind and y of the second, the piles a(i) with i > x and a(i) > y are left, each
//! reduced by y. Draw the cells (x, y) with a(x + 1) > y: pile i is a column of a(i) cells. A coin starts on (0, 0),
//! and a move pushes it one cell right or up, much as in the lesson hdu2174. Pushing it off the drawing means eating
//! the last candy; let that be forbidden, and let a player who cannot move lose.
//!
//! *If (x + 1, y + 1) is in the drawing, (x, y) is lost if and only if (x + 1, y + 1) is.* If (x + 1, y + 1) is lost,
//! both (x + 1, y) and (x, y + 1) are won. No other moves lead from (x, y), which is therefore lost. If (x + 1, y + 1)
//! is won, some move leads to a lost cell, say to (x + 2, y + 1). Then (x + 2, y) below it is won. Both moves from
//! (x + 1, y) then lead to cells that are won: it is lost, and (x, y) is won. If the move to the lost cell goes up,
//! exchange right and up.
//!
//! Hence (0, 0) is lost precisely when (k - 1, k - 1), the last cell of its diagonal, is. As (k, k) is not in the
//! drawing, the coin can only go straight on from there: a(k) - k cells up, or to the right as many cells as there are
//! piles after a(k) with k candies. One of the two numbers has to be odd for the player to move to win.
//!
//! In combinatorics the game is called LCTR, for *left column, top row* of a Young diagram, here in misère play: E.
//! Gottlieb, J. Ilić, M. Krnc, "Some results on LCTR, an impartial game on partitions", Involve 16 (2023), 529–546.
//!
//! **Limit:** one pile or more, none of them empty.
//!
//! **Complexity.** O(N log N).

use common::judge::{self, ensure, Input};

/// Whether the first player wins on these piles. There is one at least, and none is empty.
fn first_wins(mut piles: Vec<u64>) -> bool {
    piles.sort_unstable_by(|a, b| b.cmp(a));
    let k = (1..).zip(&piles).take_while(|&(i, &pile)| pile >= i).count();
    let up = piles[k - 1] - k as u64;
    let right = piles[k..].iter().filter(|&&pile| pile == k as u64).count();
    up % 2 == 1 || right % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let piles = input.numbers(n);
    ensure!(
        !piles.is_empty() && !piles.contains(&0),
        "expected a pile or more, none of them empty"
    );
    Ok(if first_wins(piles) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, Search};

    /// What the moves leave of piles in ascending order, none of them empty: by the rules and nothing else.
    fn brute_force(piles: &[u64]) -> Vec<Vec<u64>> {
        let Some((_, without_largest)) = piles.split_last() else { return vec![] };
        let one_less = piles.iter().map(|pile| pile - 1).filter(|&pile| pile > 0).collect();
        vec![without_largest.to_vec(), one_less]
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::misere(|piles: &Vec<u64>| brute_force(piles));
        for piles in (1..=7).flat_map(|count| ascending_lists(count, 1..=8)) {
            assert_eq!(first_wins(piles.clone()), game.wins(&piles), "{piles:?}");
        }
    }
}
