//! # Codeforces 1451D · Circle Game
//!
//! A token is at the origin (0, 0). A move adds k to one of its two coordinates, such that its distance from the origin
//! stays at most d: x^2 + y^2 <= d^2. A player who cannot move loses. Ashish and Utkarsh take turns, and Ashish moves
//! first. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with d and k (1 <= k <= d <= 10^5).
//! **Output.** For each case a line with the winner, `Ashish` or `Utkarsh`.
//!
//! **Hint.** To what kind of point can the second player always return?
//!
//! **Theorem.** Take k as the unit of length, and call a point with whole coordinates allowed if its distance from the
//! origin is at most d / k. Let (z, z) be the last allowed point on the diagonal. Ashish wins if and only if (z + 1, z)
//! is allowed.
//!
//! **Why.** *If (z + 1, z) is not allowed*, Utkarsh always returns to the diagonal. When Ashish leaves a point (a, a)
//! of it, then a < z, since from (z, z) there is no move. So (a + 1, a + 1) is allowed, and Utkarsh moves there. He
//! always has a move, and Ashish is stuck in the end.
//!
//! *If (z + 1, z) is allowed*, Ashish moves to (1, 0), and then always to a point one step beside the diagonal; suppose
//! that he has reached (a + 1, a). Utkarsh's moves lead to (a + 1, a + 1) and to (a + 2, a), which is not nearer to the
//! origin, as the sum of its squares is greater by 2. So if Utkarsh has a move, (a + 1, a + 1) is allowed and a + 1 <=
//! z. From both points Ashish can move to (a + 2, a + 1), which is allowed because (z + 1, z) is. The same holds with x
//! and y exchanged. So Ashish always has a move. Both strategies make pairs of points, as in the lesson luogu4055.
//!
//! **Complexity.** O(d / k) per case.

use common::judge::{self, ensure, input, Input};

/// The largest d. Far beyond it the walk along the diagonal would take too long.
const LARGEST: u64 = 100_000;

/// Whether Ashish, who moves first, wins with steps of `k` from 1 to `d`, in a circle of radius `d`.
fn ashish_wins(d: u64, k: u64) -> bool {
    let is_allowed = |x: u64, y: u64| (x * x + y * y) * k * k <= d * d;
    let mut z = 0;
    while is_allowed(z + 1, z + 1) {
        z += 1;
    }
    is_allowed(z + 1, z)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, d: u64, k: u64 }
    ensure!(d <= LARGEST, "expected a distance of at most {LARGEST}, found {d}");
    ensure!((1..=d).contains(&k), "expected steps from 1 to {d}, found {k}");
    Ok(if ashish_wins(d, k) { "Ashish" } else { "Utkarsh" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with the token at (0, 0): by the rules and nothing else.
    fn brute_force(d: usize, k: usize) -> bool {
        let mut wins = vec![vec![false; d + k + 1]; d + k + 1];
        for (x, y) in (0..=d).rev().flat_map(|x| (0..=d).rev().map(move |y| (x, y))) {
            let options = [(x + k, y), (x, y + k)];
            wins[x][y] = options.iter().any(|&(x, y)| x * x + y * y <= d * d && !wins[x][y]);
        }
        wins[0][0]
    }

    #[test]
    fn agrees_with_the_rules() {
        for (d, k) in (1..=60).flat_map(|d| (1..=d).map(move |k| (d, k))) {
            assert_eq!(ashish_wins(d as u64, k as u64), brute_force(d, k), "{d} {k}");
        }
    }
}
