//! # Codeforces 1091H · New Year and the Tricolore Recreation
//!
//! In each of n rows stand a blue, a white and a red token, in this order from left to right. Alice moves a blue token, or
//! a blue and a white one of a row together, k cells to the right. Bob moves a red one, or a red and a white one of a row
//! together, k cells to the left. The order must stay, and no two tokens may share a cell. Here k is a prime or the
//! product of two primes, but not f. Whoever cannot move loses. Who wins if Alice begins, and who if Bob does?
//!
//! **Theorem.** Each row is two heaps: the empty cells between blue and white, and those between white and red. A move
//! takes k stones from a heap. The player who begins wins exactly when the Nim sum of the Grundy values is not 0.
//!
//! **Why.** A blue token that goes k to the right makes the left gap smaller by k; if the white one goes with it, the left
//! gap stays and the right one becomes smaller by k. Red makes the right gap smaller by k, red and white together the left
//! one. So both players have the same moves: k from any gap of at least k cells. The heaps are a sum of games, and the
//! theory page on sums proves that the Nim sum decides. The value of d cells is the least v that no option has. For
//! each v a set is kept of the gaps with an option of the value v: as soon as d has its value v, the set gets all
//! d + k. Then the value of d is the first v whose set lacks d, as all smaller gaps have been entered. The sets are rows
//! of binary digits, of which 64 are treated at once. There are few values: for gaps below 200,000 they are less than
//! 27 if no k is barred, and less than 52 for f = 2.
//!
//! **Limit:** gaps of up to 200,000 cells.
//!
//! **Input.** `n f`, then the places `b w r` of the tokens in n rows. **Output.** The winner, `Alice` or `Bob`, if Alice
//! begins, and if Bob begins.
//!
//! **Complexity.** O(d^2 / 64 + n) for a largest gap of d cells.

use common::judge::{self, ensure, input, rule, Framing, Input};
use common::nim::nim_sum;

/// The largest gap that the program allows.
const LARGEST: u64 = 200_000;

/// The least prime factor of a number from 2 on.
fn least_factor(n: usize) -> usize {
    (2..n).take_while(|d| d * d <= n).find(|d| n % d == 0).unwrap_or(n)
}

/// The Grundy values of the gaps from 0 to `largest`.
fn grundy_values(largest: usize, forbidden: u64) -> Vec<u64> {
    let words = largest / 64 + 1;
    let mut moves = vec![vec![0u64; words + 1]; 64]; // moves[shift] has a 1 in the place k + shift for each move k
    for k in 2..=largest {
        let other = k / least_factor(k);
        if (other == 1 || least_factor(other) == other) && k as u64 != forbidden {
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

const INPUT: Framing = Framing::Single;

fn place(input: &mut Input) -> judge::Result<i64> {
    let word = input.word();
    word.parse().map_err(|_| format!("expected a number, found {word:?}").into())
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, f: u64 }
    let mut gaps = Vec::new();
    for _ in 0..n {
        let (blue, white, red) = (place(input)?, place(input)?, place(input)?);
        let is_ordered = blue < white && white < red;
        rule!(is_ordered, "expected three places in ascending order, found {blue} {white} {red}");
        for distance in [white.abs_diff(blue), red.abs_diff(white)] {
            ensure!(distance <= LARGEST, "expected a gap up to {LARGEST}, found {distance}");
            gaps.push(usize::try_from(distance)?.saturating_sub(1));
        }
    }
    let values = grundy_values(gaps.iter().copied().max().unwrap_or(0), f);
    let sum = nim_sum(gaps.iter().map(|&gap| values[gap]));
    Ok(if sum != 0 { "Alice\nBob" } else { "Bob\nAlice" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The places of blue, white and red in each row, and whether it is Alice's turn.
    type Position = (Vec<[i32; 3]>, bool);

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    fn brute_force(position: &Position, f: i32, known: &mut HashMap<Position, bool>) -> bool {
        if let Some(&wins) = known.get(position) {
            return wins;
        }
        let (rows, is_alice) = position;
        let is_prime = |k: i32| k > 1 && (2..k).all(|d| k % d != 0);
        let is_product = |k: i32| (2..k).any(|d| k % d == 0 && is_prime(d) && is_prime(k / d));
        let mut wins = false;
        for k in (1..20).filter(|&k| k != f && (is_prime(k) || is_product(k))) {
            for (i, &[blue, white, red]) in rows.iter().enumerate() {
                let [one, two] = if *is_alice {
                    [[blue + k, white, red], [blue + k, white + k, red]]
                } else {
                    [[blue, white, red - k], [blue, white - k, red - k]]
                };
                for next in [one, two].iter().filter(|next| next[0] < next[1] && next[1] < next[2])
                {
                    let mut option = rows.clone();
                    option[i] = *next;
                    wins |= !brute_force(&(option, !is_alice), f, known);
                }
            }
        }
        known.insert(position.clone(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let rows = |length: i32| {
            let middle = move |red| (1..red).map(move |white| [0, white, red]);
            (2..length).flat_map(middle)
        };
        for f in [2, 3, 4, 6, 9, 12] {
            let mut known = HashMap::new();
            let two = rows(8).flat_map(|a| rows(7).map(move |b| vec![a, b]));
            for rows in two.chain(rows(18).map(|row| vec![row])) {
                let mut input = format!("{} {f}\n", rows.len());
                for [b, w, r] in &rows {
                    input += &format!("{} {} {}\n", b - 9, w - 9, r - 9);
                }
                let alice = brute_force(&(rows.clone(), true), f, &mut known);
                let bob = brute_force(&(rows, false), f, &mut known);
                let winner = |is_alice| if is_alice { "Alice" } else { "Bob" };
                let expected = format!("{}\n{}\n", winner(alice), winner(!bob));
                assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{input}");
            }
        }
    }
}
