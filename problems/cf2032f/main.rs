//! # Codeforces 2032F · Peanuts
//!
//! There is a row of n pockets of peanuts. Alice divides it into boxes, each of which is made of one or more
//! neighbouring pockets. Then a move takes any number of peanuts, at least one, from one pocket of the first box that
//! is not empty. A player who cannot move loses. Alice moves first, then Jack. In how many ways can Alice divide the
//! row so that she wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with n and a line with the n pockets, of 1
//! to 10^9 peanuts. The sum of all n is at most 10^6. **Output.** For each case the number of ways modulo 998244353.
//!
//! **Hint.** Look at the first box with a pocket of two peanuts or more. What is it worth to begin it?
//!
//! **Theorem.** Let X(r) be the Nim sum of the first r pockets, l the number of pockets of one peanut before the first
//! larger one, and w(0) = 1 and w(m) = 2^(m - 1) the number of ways to divide m > 0 pockets. If all pockets have one
//! peanut, there are w(n) ways if n is odd, and none otherwise. If not, let A be the sum of w(p) over the even p from 0
//! to l, and B over the odd ones. Then the number of ways is the sum over r from l + 1 to n of w(n - r) times: A + B if
//! X(r) = 1; A if X(r) is neither 0 nor 1; and 0 if X(r) = 0.
//!
//! **Why.** If all pockets have one peanut, the n moves are forced in any boxes. Otherwise let the first box with a
//! larger pocket be made of the pockets p + 1 to r; so p <= l < r. The p pockets before it are forced moves, so Alice
//! begins this box if and only if p is even. A box is Nim, and this one has a pocket of two or more: by the lesson
//! hdu1907 the player who can force the last move in it and the player who can force the opponent to make it are the
//! same, the beginner if the Nim sum of the box is not 0, otherwise the other. This player can choose who begins the
//! rest of the row, takes the side that wins there, and so wins; if there is no rest, it is enough to make the last
//! move.
//!
//! The Nim sum of the p ones is 0 for an even p and 1 for an odd p. So Alice wins with an even p if X(r) is not 0, and
//! with an odd p if the Nim sum of the box is 0, that is, X(r) = 1. The pockets before and behind the box can be
//! divided in w(p) w(n - r) ways.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};

const MODULUS: u64 = 998_244_353;

/// In how many ways the pockets can be divided into boxes so that the first player wins, modulo 998244353.
fn winning_ways(pockets: &[u64]) -> u64 {
    let ones = pockets.iter().take_while(|&&peanuts| peanuts == 1).count();
    let mut ways = 1; // w(p), the ways to divide the first p pockets
    let mut before = [1, 0]; // their sums A and B, over even and odd p
    for p in 1..=ones {
        if p > 1 {
            ways = 2 * ways % MODULUS;
        }
        before[p % 2] = (before[p % 2] + ways) % MODULUS;
    }
    if ones == pockets.len() {
        return if ones % 2 == 1 { ways } else { 0 };
    }
    let mut nim_sum = u64::from(ones % 2 == 1);
    // The ways for all ends r so far but the last, and for the last. A pocket begins a new box or not, which doubles the
    // earlier ones; right behind the last end it begins one.
    let (mut earlier, mut last) = (0, 0);
    for peanuts in &pockets[ones..] {
        nim_sum ^= peanuts;
        earlier = (2 * earlier + last) % MODULUS;
        last = match nim_sum {
            0 => 0,
            1 => before[0] + before[1],
            _ => before[0],
        };
    }
    (earlier + last) % MODULUS
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    Ok(winning_ways(&input.numbers(n)).to_string())
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;

    /// Whether the player to move wins with these boxes: by the rules and nothing else.
    fn brute_force(boxes: &[Vec<u64>]) -> bool {
        let Some(first) = boxes.iter().position(|pockets| pockets.iter().any(|&a| a > 0)) else {
            return false;
        };
        (0..boxes[first].len()).any(|pocket| {
            (0..boxes[first][pocket]).any(|left| {
                let mut option = boxes[first..].to_vec();
                option[0][pocket] = left;
                !brute_force(&option)
            })
        })
    }

    /// All ways to divide the pockets into boxes.
    fn divisions(pockets: &[u64]) -> Vec<Vec<Vec<u64>>> {
        if pockets.is_empty() {
            return vec![vec![]];
        }
        let with_first = |first: usize| {
            let rest = divisions(&pockets[first..]).into_iter();
            rest.map(move |rest| [vec![pockets[..first].to_vec()], rest].concat())
        };
        (1..=pockets.len()).flat_map(with_first).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 5_u64), (2, 4), (3, 3), (4, 3), (5, 2)] {
            for pockets in all_lists(n, 1..=most) {
                let won =
                    divisions(&pockets).into_iter().filter(|boxes| brute_force(boxes)).count();
                assert_eq!(winning_ways(&pockets), won as u64, "{pockets:?}");
            }
        }
    }
}
