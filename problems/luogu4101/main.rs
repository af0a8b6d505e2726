//! # Luogu P4101 · Everyone Praises Jiangnan
//!
//! There are n heaps of one stone each. A move joins two heaps into one, which must not have more than m stones. Two
//! players take turns, and a player who cannot move loses. Who wins, the first player or the second?
//!
//! **Input.** The number of cases T (1 <= T <= 100), then `n m` (1 <= n, m <= 10^9) for each. **Output.** For each case
//! a line: `0` if the first player wins, `1` if the second does.
//!
//! **Hint.** Count all moves of a game by its last position, and ask how a player can keep the heaps tidy.
//!
//! **Theorem.** Let c be n / m, rounded up. The first player wins if and only if n - c is odd.
//!
//! **Why.** A move reduces the number of heaps by 1. If c heaps are left in the end, n - c moves have been made, and
//! the parity of n - c decides who made the last. Either player can make sure that c heaps are left, and the player who
//! profits from that does so. For m = 1 no move is possible, and c = n. Let m >= 2. Call a position *tidy* if at most
//! one heap has neither one stone nor m; let s be its number of stones, 1 < s < m. If no move is left in a tidy
//! position, at most one heap is not full, since a single stone could be joined to s or to another single stone; hence
//! there are c heaps. The game begins with a tidy position, and that player always leaves a tidy position: in a tidy
//! position, by joining a single stone to s, or two single stones if there is no s. The opponent can spoil it only by
//! joining two single stones while there is an s. Then
//!
//! - if s + 2 <= m, the player joins s and the new 2, and the position is tidy;
//! - otherwise s = m - 1. If a single stone is left, the player joins it to s, which becomes full, and the position is
//!   tidy. If none is left, the game is over with f full heaps, one of m - 1 and one of 2: n = (f + 1) m + 1, and the
//!   number of heaps is f + 2 = c.
//!
//! The lesson loj10246 also counts all moves of a game, and decides by their parity.
//!
//! **Limit:** m is at least 1.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, ensure, input, Input};

/// Whether the first player wins with `n` stones and heaps of at most `m` stones; both are at least 1.
fn first_wins(n: u64, m: u64) -> bool {
    let heaps_left = n / m + u64::from(n % m != 0);
    (n - heaps_left) % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(m > 0, "expected heaps of at least 1 stone, found a limit of {m}");
    Ok(if first_wins(n, m) { "0" } else { "1" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{replaced, Search};

    /// What the moves leave, where no heap may have more than `m` stones: by the rules and nothing else.
    fn brute_force(heaps: &[usize], m: usize) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for j in 0..heaps.len() {
            for i in (0..j).filter(|&i| heaps[i] + heaps[j] <= m) {
                moves.push(replaced(&replaced(heaps, j, &[])[..], i, &[heaps[i] + heaps[j]]));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        for m in 1..=14 {
            let mut game = Search::normal(|heaps: &Vec<usize>| brute_force(heaps, m));
            for n in 1..=14 {
                let expected = game.wins(&vec![1; n]);
                let found = first_wins(n as u64, m as u64);
                assert_eq!(found, expected, "{n} stones, {m} at most");
            }
        }
    }
}
