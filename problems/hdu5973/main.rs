//! # HDU 5973 · Wythoff's game on huge heaps · Game of Taking Stones
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from both. The
//! player who takes the last stone wins. Who wins?
//!
//! **Theorem.** Write the smaller heap a as a sum of Fibonacci numbers 1, 2, 3, 5, 8, ..., no two of them neighbours,
//! and the sum as a numeral: 7 = 5 + 2 is 1010. The player to move loses if and only if both heaps are empty, or this
//! numeral ends in an even number of zeros and b has the same numeral with one more zero.
//!
//! **Why.** By the lesson hdu1527 heaps a and a + k are lost if and only if a = floor(k φ), with φ = (1 + √5) / 2. Each
//! Fibonacci number is φ times the number before it, up to a power of 1/φ. Let D be the sum of the numbers before the
//! parts of a. Then a + D is the sum of those after them, and a = D φ + e with a small e. As the write-up proves, -1 <
//! e < 0 if the numeral ends in an even number of zeros, so a = floor(D φ). Otherwise 0 < e < φ - 1, and a = floor(k φ)
//! for no k.
//!
//! **Limit:** numbers below 10^107.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(d²) per case for numbers of d digits: only additions and comparisons.

use common::judge::{self, ensure, input, Input};

/// A number below 10^108: six words of 18 digits, the first digits in front. So arrays compare as their numbers do.
type Number = [u64; 6];

const BASE: u64 = 1_000_000_000_000_000_000;

/// The number with these digits.
fn parse(word: &str) -> judge::Result<Number> {
    ensure!(word.bytes().all(|byte| byte.is_ascii_digit()), "expected a number, found {word:?}");
    let word = word.trim_start_matches('0');
    let count = word.len();
    ensure!(count <= 107, "expected a number below 10^107, found one of {count} digits");
    let digits = format!("{word:0>108}");
    Ok(std::array::from_fn(|i| digits[18 * i..18 * i + 18].parse().unwrap_or(0)))
}

/// The sum of two numbers, if it is below 10^108.
fn sum(a: Number, b: Number) -> Number {
    let (mut sum, mut carry) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = a[i] + b[i] + carry;
        (sum[i], carry) = if word < BASE { (word, 0) } else { (word - BASE, 1) };
    }
    sum
}

/// The Fibonacci numbers 1, 2, 3, 5, ..., of which the last two are beyond 10^107.
fn fibonacci() -> Vec<Number> {
    let mut numbers = vec![[0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]];
    for i in 0..512 {
        numbers.push(sum(numbers[i], numbers[i + 1]));
    }
    numbers
}

/// Whether the player to move wins on these heaps, in either order.
fn wins(a: Number, b: Number, fibonacci: &[Number]) -> bool {
    let (smaller, larger) = (a.min(b), a.max(b));
    let (mut parts, mut shifted, mut zeros) = ([0; 6], [0; 6], 0);
    for (index, pair) in fibonacci.windows(2).enumerate().rev() {
        let with_this = sum(parts, pair[0]);
        if with_this <= smaller {
            parts = with_this;
            shifted = sum(shifted, pair[1]);
            zeros = index;
        }
    }
    larger != shifted || zeros % 2 == 1
}

fn solve(fibonacci: &[Number], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: String, b: String }
    Ok(if wins(parse(&a)?, parse(&b)?, fibonacci) { "1" } else { "0" })
}

fn main() {
    let fibonacci = fibonacci();
    judge::to_end(|input| solve(&fibonacci, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For all heaps of 0 to `max` stones whether they are won: by the rules and nothing else.
    pub fn brute_force(max: usize) -> Vec<Vec<bool>> {
        let mut won = vec![vec![false; max + 1]; max + 1];
        for a in 0..=max {
            for b in 0..=max {
                won[a][b] = (1..=a).any(|take| !won[a - take][b])
                    || (1..=b).any(|take| !won[a][b - take])
                    || (1..=a.min(b)).any(|take| !won[a - take][b - take]);
            }
        }
        won
    }

    #[test]
    fn agrees_with_the_rules() {
        let fibonacci = fibonacci();
        for (a, row) in brute_force(40).iter().enumerate() {
            for (b, &won) in row.iter().enumerate() {
                let [x, y] = [a, b].map(|heap| [0, 0, 0, 0, 0, heap as u64]);
                assert_eq!(wins(x, y, &fibonacci), won, "{a} {b}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let [longest, zeros] = ["9".repeat(107), "0".repeat(200)];
        let input = format!("{longest} 1\n{zeros} 0\n{longest}9 2\n");
        let (answers, error) =
            judge::transcript(|| judge::to_end(|input| solve(&fibonacci(), input)), &input);
        assert!(answers == "1\n0\n" && error.is_some());
    }
}
