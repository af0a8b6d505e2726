//! # Codeforces 1091H · New Year and the Tricolore Recreation
//!
//! Each of n rows has a blue, a white and a red token, in this order from left to right. Alice moves a blue token, or
//! the blue and the white token of a row together, k cells to the right; Bob moves a red token, or the red and the
//! white token of a row together, k cells to the left. The order must stay, and no two tokens may share a cell. The
//! player chooses k, which is a prime or the product of two primes, maybe equal, but not f. A player who cannot move
//! loses. Who wins if Alice begins, and who if Bob does?
//!
//! **Input.** n and f (1 <= n <= 10^5, 2 <= f <= 200,000), then n lines `b w r`, the places of the blue, the white and
//! the red token of a row, with -10^5 <= b < w < r <= 10^5. **Output.** The winner, `Alice` or `Bob`, if Alice begins;
//! on a second line the winner if Bob begins.
//!
//! **Hint.** What can Alice do to the two gaps of a row, and what can Bob? Then ask how to treat many gaps at once.
//!
//! **Theorem.** Each row is two heaps: the empty cells between blue and white, and those between white and red. A move
//! takes k stones from a heap. The player who begins wins if and only if the Nim sum of the Grundy values is not 0.
//!
//! **Why.** A blue token by itself shortens the left gap by k, together with the white token the right gap; a red token
//! by itself shortens the right gap, together with the white token the left gap. Hence both players take k cells from
//! any gap of at least k: a sum of games (the theory page on sums). The value of d cells is the least v that no option
//! has. For each v keep a set of the gaps with an option of value v: once d has its value v, all d + k go into this
//! set. Smaller gaps come before d, so its value is the first v whose set lacks d. The sets are rows of binary digits,
//! 64 of them treated at once. Values of gaps below 200,000 are less than 27 if no k is excluded, and less than 52 for
//! f = 2.
//!
//! **Limit:** gaps of 0 to 200,000 cells.
//!
//! **Complexity.** O(d^2 / 64 + n) for a largest gap of d cells.

use common::judge::{self, ensure, input, Input};
use common::nim::nim_sum;

/// The least prime factor of a number from 2 on.
fn least_factor(n: usize) -> usize {
    (2..n).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n)
}

/// The Grundy values of the gaps from 0 to `largest`.
fn grundy_values(largest: usize, forbidden: u64) -> Vec<u64> {
    let words = largest / 64 + 1;
    let mut moves = vec![vec![0u64; words + 1]; 64]; // moves[shift] has a 1 in the place k + shift for each move k
    for k in 2..=largest {
        let other = k / least_factor(k); // 1, or a prime, if k is a prime or the product of two
        if least_factor(other) == other && k as u64 != forbidden {
            for (shift, set) in moves.iter_mut().enumerate() {
                set[(k + shift) / 64] |= 1 << ((k + shift) % 64);
            }
        }
    }
    let mut values = Vec::new();
    let mut reaching: Vec<Vec<u64>> = Vec::new(); // for each value, the set of the gaps with such an option
    for gap in 0..=largest {
        let (word, shift) = (gap / 64, gap % 64);
        let value = reaching.iter().take_while(|set| set[word] >> shift & 1 == 1).count();
        if value == reaching.len() {
            reaching.push(vec![0; words]);
        }
        for (set, moves) in reaching[value][word..].iter_mut().zip(&moves[shift]) {
            *set |= moves;
        }
        values.push(value as u64);
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, f: u64 }
    let mut gaps = Vec::new();
    for _ in 0..n {
        input! { from input, blue: i64, white: i64, red: i64 }
        for (left, right) in [(blue, white), (white, red)] {
            let gap = right.saturating_sub(left).saturating_sub(1);
            ensure!((0..=200_000).contains(&gap), "expected a gap from 0 to 200000, found {gap}");
            gaps.push(usize::try_from(gap)?);
        }
    }
    let values = grundy_values(gaps.iter().copied().max().unwrap_or(0), f);
    let sum = nim_sum(gaps.iter().map(|&gap| values[gap]));
    Ok(if sum != 0 { "Alice\nBob" } else { "Bob\nAlice" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins, given the places in each row: by the rules and nothing else.
    fn brute_force(rows: &[[i32; 3]], is_alice: bool, f: i32) -> bool {
        let mut wins = false;
        let all_k = (2..16).rev().filter(|k| ![8, 12, f].contains(k)); // 8 and 12 have three prime factors
        for (k, i) in all_k.flat_map(|k| (0..rows.len()).map(move |i| (k, i))) {
            let [blue, white, red] = rows[i];
            let (blue, red, step) = if is_alice { (blue + k, red, k) } else { (blue, red - k, -k) };
            for white in [white, white + step] {
                if !wins && blue < white && white < red {
                    let mut option = rows.to_vec();
                    option[i] = [blue, white, red];
                    wins = !brute_force(&option, !is_alice, f);
                }
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let row = |end| (-7..end).flat_map(|red| (-8..red).map(move |white| [-9, white, red]));
        let two_rows = || row(-1).flat_map(|a| row(-2).map(move |b| vec![a, b]));
        for f in [2, 3, 4, 6, 9, 12] {
            for rows in two_rows().chain(row(9).map(|row| vec![row])) {
                let places = format!("{:?}", rows.concat()).replace(['[', ',', ']'], " ");
                let input = format!("{} {f}{places}", rows.len());
                let alice_wins =
                    [true, false].map(|begins| brute_force(&rows, begins, f) == begins);
                let winners = alice_wins.map(|wins| if wins { "Alice\n" } else { "Bob\n" });
                assert_eq!(judge::transcript(main, &input).0, winners.concat(), "{input}");
            }
        }
    }
}
