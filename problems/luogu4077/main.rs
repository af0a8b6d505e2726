//! # Luogu P4077 · Coin Game
//!
//! There are n coins, numbered from 1 to n, each showing heads or tails. A move chooses a coin x that shows tails, a
//! number r > 1 that is a power of 2 or a power of 3, and a number q from 1 to MAXQ for which r^q divides x. It turns
//! over the coins x, x/r, x/r^2, ..., x/r^q, whatever the others of them show. A player who cannot move loses. Does the
//! first player win?
//!
//! **Input.** T, the number of cases (1 <= T <= 100); for each case a line with n and MAXQ (1 <= n <= 30000, 1 <= MAXQ
//! <= 20) and a line with n numbers, for the coins in order: 0 for tails, 1 for heads. **Output.** For each case `win`
//! if the first player wins, otherwise `lose`.
//!
//! **Hint.** Play with a single coin that shows tails. If there are two, their games can meet in a coin, which then
//! shows heads again. What would two equal games be worth together?
//!
//! **Theorem.** The first player wins if and only if the Nim sum of g(x) over all coins x that show tails is not 0.
//! Here g(x) is the least number that is not among the Nim sums of g(x/r), g(x/r^2), ..., g(x/r^q), for all r and q
//! with which the coin x can be chosen.
//!
//! **Why.** A move turns over a set of coins that is on a list, and the coin of the set with the largest number must
//! show tails before. This is coin turning, with tails in place of heads; its theory page proves that each such coin
//! counts on its own, and the formula for g. All numbers of a set are less than x, so the values can be computed in
//! order.
//!
//! (If x = 2^a 3^b c, and neither 2 nor 3 divides c, the value depends on a and b alone.)
//!
//! **Complexity.** O(n) per case: for a coin with exponents a and b there are at most a^2 + b^2 choices, and the
//! average of these squares over all coins is bounded.

use common::grundy::mex;
use common::judge::{self, input, rule, Input};
use common::nim::nim_sum;

/// The Grundy values of the coins 0 to `n` that alone show tails. (There is no coin 0; its value is not used.)
fn values(n: usize, max_q: u64) -> Vec<u64> {
    let mut values = vec![0];
    for x in 1..=n {
        let mut sums = Vec::new();
        for prime in [2, 3] {
            let mut r = prime;
            while x % r == 0 {
                let (mut coin, mut sum, mut q) = (x, 0, 0);
                while coin % r == 0 && q < max_q {
                    coin /= r;
                    sum ^= values[coin];
                    sums.push(sum);
                    q += 1;
                }
                r *= prime;
            }
        }
        values.push(mex(sums));
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, max_q: u64 }
    let sides = input.numbers(n);
    rule!(sides.iter().all(|&side| side <= 1), "expected 0 or 1 for each coin");
    let values = values(sides.len(), max_q);
    let tails = (1..=sides.len()).filter(|coin| sides[coin - 1] == 0);
    Ok(if nim_sum(tails.map(|coin| values[coin])) != 0 { "win" } else { "lose" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, Search};

    /// The coins that show tails after a move, in ascending order: by the rules, with x = c 2^a 3^b, and nothing else.
    fn brute_force(tails: &[u64], max_q: u32) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for &x in tails {
            for prime in [2, 3_u64] {
                for (p, q) in (1..=5).flat_map(|p| (1..=max_q).map(move |q| (p, q))) {
                    if x % prime.pow(p * q) != 0 {
                        continue;
                    }
                    let turned: Vec<u64> = (0..=q).map(|j| x / prime.pow(p * j)).collect();
                    let stay = tails.iter().filter(|coin| !turned.contains(coin));
                    let new = turned.iter().filter(|coin| !tails.contains(coin));
                    let mut option: Vec<u64> = stay.chain(new).copied().collect();
                    option.sort_unstable();
                    options.push(option);
                }
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        // All coins up to 9, and coins of which moves reach no others.
        let coins = [(1..=9).collect(), vec![1, 2, 4, 8, 16, 32], vec![1, 3, 9, 27, 81]];
        let coins = coins.into_iter().chain([vec![1, 2, 3, 4, 6, 9, 12, 18, 36]]);
        for (coins, max_q) in coins.flat_map(|coins| (1..=5).map(move |q| (coins.clone(), q))) {
            let mut game = Search::normal(|tails: &Vec<u64>| brute_force(tails, max_q));
            for tails in all_sets(coins.iter().copied()) {
                let n = coins[coins.len() - 1];
                let sides = (1..=n).map(|coin| if tails.contains(&coin) { " 0" } else { " 1" });
                let input = format!("1\n{n} {max_q}\n{}\n", sides.collect::<String>());
                let expected = if game.wins(&tails) { "win\n" } else { "lose\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{tails:?} {max_q}");
            }
        }
    }
}
