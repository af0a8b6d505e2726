//! # Luogu P13392 · Number Game
//!
//! Two numbers A and B are at least 1. A move subtracts a positive multiple of one of them from the other. The player
//! who makes a number 0 or less loses. For how many pairs with A1 <= A <= A2 and B1 <= B <= B2 does the first player
//! win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases, each a line `A1 A2 B1 B2`, 1 <= A1 <= A2 <= 10^6, 1 <= B1 <=
//! B2 <= 10^6. **Output.** For each case a line `Case #1: 20`, with the number of the case, from 1 on, and that of the
//! pairs.
//!
//! **Hint.** For a fixed A, list the numbers B against which it loses; they are consecutive.
//!
//! **Theorem.** Let φ = (1 + √5) / 2. The first player loses if and only if the larger number is less than φ times the
//! smaller. Hence A loses against A consecutive numbers B, the last of which is f = ⌊φA⌋, the largest number with f
//! (f - A) < A². They are counted for each A.
//!
//! **Why.** Let a >= b. If a = b, every move makes a number 0 or less. For a > b only the larger number can be
//! decreased without losing.
//!
//! - If b < a < φb, only b itself can be subtracted, since φ < 2. That leaves b and a - b, and b / (a - b) > 1 /
//!   (φ - 1) = φ.
//! - Let a > φb. If b divides a, leave b and b. Otherwise let r be the remainder, 0 < r < b. If b < φr, leave b and r.
//!   If not, r < b / φ, hence b + r < (1 + 1 / φ) b = φb < a, and one can leave b + r and b.
//!
//! Thus each move from a position with a < φb loses immediately or leads to a position with a > φb, and from every
//! position with a > φb some move leads to a position with a < φb. Since 1 / φ = φ - 1, the lost B are those above φA -
//! A and below φA: there are A of them. x = φ is the positive solution of x (x - 1) = 1, and therefore B < φA means B
//! (B - A) < A². In the lesson euclidsgame making a number 0 wins; only the pairs a = b are decided otherwise there.
//!
//! **Complexity.** O(A2) once for a table, and O(A2 - A1) per case.

use common::judge::{self, ensure, input, Input};

/// Makes the table of the largest lost B of each A longer, up to `largest`. It begins with a 0, for A = 0.
fn extend(table: &mut Vec<u64>, largest: u64) {
    for a in table.len() as u64..=largest {
        let next = table[table.len() - 1] + 2; // or 1 less, as φ is between 1 and 2
        table.push(if next * (next - a) < a * a { next } else { next - 1 });
    }
}

/// The number of pairs that the first player wins, with A from a1 to a2 and B from b1 to b2.
fn won_pairs(table: &[u64], [a1, a2]: [usize; 2], [b1, b2]: [u64; 2]) -> u64 {
    let mut lost = 0;
    for (a, &last) in (a1 as u64..).zip(&table[a1..=a2]) {
        lost += (last.min(b2) + 1).saturating_sub(b1.max(last + 1 - a));
    }
    (a2 + 1 - a1) as u64 * (b2 + 1 - b1) - lost
}

/// `number` is that of the case, from 1 on.
fn solve(table: &mut Vec<u64>, number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, a1: u64, a2: u64, b1: u64, b2: u64 }
    let is_range = |from, to| 1 <= from && from <= to && to <= 1_000_000;
    let are_ranges = is_range(a1, a2) && is_range(b1, b2);
    ensure!(are_ranges, "expected ranges from 1 to 1000000, found {a1} to {a2} and {b1} to {b2}");
    extend(table, a2);
    let (a1, a2) = (usize::try_from(a1)?, usize::try_from(a2)?);
    Ok(format!("Case #{number}: {}", won_pairs(table, [a1, a2], [b1, b2])))
}

fn main() {
    let mut table = vec![0];
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(&mut table, number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins with the numbers `[a][b]` up to `largest`: by the rules and nothing else.
    fn brute_force(largest: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; largest + 1]; largest + 1];
        for a in 1..=largest {
            for b in 1..=largest {
                wins[a][b] = (1..a).any(|left| (a - left) % b == 0 && !wins[left][b])
                    || (1..b).any(|left| (b - left) % a == 0 && !wins[a][left]);
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let wins = brute_force(100);
        let single = (1..=100).map(|number| [number, number]).collect();
        let small: Vec<_> = (1..=9).flat_map(|from| (from..=9).map(move |to| [from, to])).collect();
        for ranges in [single, small] {
            for ([a1, a2], [b1, b2]) in
                ranges.iter().flat_map(|a| ranges.iter().map(move |b| (a, b)))
            {
                let won = (*a1..=*a2).flat_map(|a| &wins[a][*b1..=*b2]).filter(|&&won| won).count();
                let input = format!("1\n{a1} {a2} {b1} {b2}\n");
                let expected = format!("Case #1: {won}\n");
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
