//! # Codeforces 1991H · Prime Split Game
//!
//! There are n piles of stones. A move chooses a number k >= 1 with 2 k <= n, removes k of the piles, and splits each of
//! k other piles into two, both of a prime number of stones. So there are always n piles. A player who cannot move
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n >= 2 and a line with the n piles, of
//! 1 to 200,000 stones. The sum of all n is at most 200,000. **Output.** For each case the winner, `Alice` or `Bob`.
//!
//! **Hint.** How many piles can a move change? Look for piles that your opponent cannot split without harm.
//!
//! **Theorem.** Call a pile *winning* if it can be split into two primes that are not winning; call it *losing*
//! otherwise. Call a pile *good* if it can be split into two primes that are winning. If no pile is winning, Bob wins.
//! If some are, and n is even or a pile is losing, Alice wins. If n is odd and all piles are winning, Alice wins if and
//! only if there are a good pile and a pile that is not good.
//!
//! **Why.** The stones get fewer, so play ends. We go through the positions; the 2 k piles of a move are those that it
//! removes or splits.
//!
//! 1. *No pile is winning.* Each pile that a move splits leaves a winning one. Hence there are winning piles
//!    afterwards, and at most 2 k of them; that is less than n if n is odd. The opponent wins by 2.
//! 2. *w >= 1 piles are winning, and n is even or w < n.* Let 2 k be w or w + 1, whichever is even; then 2 k <= n. Choose
//!    the winning piles, and a losing one if w is odd. Split k winning ones into losing primes and remove the others.
//!    No pile is winning, and the opponent loses by 1.
//! 3. *n is odd, and all piles are winning.* A move leaves at least one pile unchanged, for 2 k < n. If it makes a losing
//!    pile, the opponent wins by 2. So only such moves matter that split good piles into winning primes. These primes
//!    are not good: an odd number is split into 2 and another number, and 2 is losing.
//!    - If no pile is good, there is no such move.
//!    - If g piles are good and 1 <= g < n, choose the good piles, and another if g is odd, as in 2. No pile is
//!      good, and the opponent loses.
//!    - If all piles are good, a good pile is left unchanged, and 2 k are not good. The opponent wins.
//!
//! To leave lost parts alone, all in one move, is the idea of the lesson cses2208.
//!
//! **Complexity.** O(P) per pile with the P primes below 200,000, and as much for each entry of the table; in practice
//! far less, as nearly every even number is the sum of two losing primes, one of which is small.
//!
//! **Limit.** A pile has at most 200,000 stones.

use common::judge::{self, ensure, Input};

/// The largest pile of the problem.
const LARGEST: usize = 200_000;

/// Odd primes in ascending order, and for each number whether it is one of them.
struct Primes {
    list: Vec<usize>,
    contains: Vec<bool>,
}

impl Primes {
    /// Whether the pile can be split into two of them.
    fn can_make(&self, pile: usize) -> bool {
        let mut smaller = self.list.iter().take_while(|&&p| 2 * p <= pile);
        smaller.any(|&p| self.contains[pile - p])
    }
}

/// For each pile whether it is winning, and the odd primes that are.
fn winning_piles() -> (Vec<bool>, Primes) {
    let mut is_odd_prime: Vec<bool> = (0..=LARGEST).map(|x| x > 1 && x % 2 == 1).collect();
    for p in (3..=LARGEST).take_while(|p| p * p <= LARGEST) {
        for multiple in (p * p..=LARGEST).step_by(p) {
            is_odd_prime[multiple] = false;
        }
    }
    let mut is_winning = vec![false; LARGEST + 1];
    is_winning[4] = true; // 2 + 2
    for x in (5..=LARGEST).step_by(2) {
        is_winning[x] = is_odd_prime[x - 2] && !is_winning[x - 2];
    }
    let primes = |winning: bool| {
        let contains: Vec<bool> =
            (0..=LARGEST).map(|x| is_odd_prime[x] && is_winning[x] == winning).collect();
        Primes { list: (0..=LARGEST).filter(|&x| contains[x]).collect(), contains }
    };
    let (losing_primes, winning_primes) = (primes(false), primes(true));
    for x in (6..=LARGEST).step_by(2) {
        is_winning[x] = losing_primes.can_make(x);
    }
    (is_winning, winning_primes)
}

fn solve(
    is_winning: &[bool],
    winning_primes: &Primes,
    input: &mut Input,
) -> judge::Result<&'static str> {
    let n = input.number();
    let mut piles = Vec::new();
    for pile in input.numbers(n) {
        ensure!(pile <= LARGEST as u64, "expected a pile of at most {LARGEST}, found {pile}");
        piles.push(usize::try_from(pile)?);
    }
    let winning = piles.iter().filter(|&&pile| is_winning[pile]).count();
    let alice_wins = if winning == piles.len() && winning % 2 == 1 {
        let good = piles.iter().filter(|&&pile| winning_primes.can_make(pile)).count();
        0 < good && good < piles.len()
    } else {
        winning > 0
    };
    Ok(if alice_wins { "Alice" } else { "Bob" })
}

fn main() {
    let (is_winning, winning_primes) = winning_piles();
    judge::counted(|input| solve(&is_winning, &winning_primes, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, sorted, spaced, Search};

    /// What the moves leave, in ascending order: by the rules and nothing else. A move that is not over yet has split
    /// piles into `new`, and may remove and split `old` ones.
    fn brute_force(old: &[usize], new: &[usize]) -> Vec<Vec<usize>> {
        let is_prime = |x: usize| x > 1 && (2..x).all(|d| x % d > 0);
        let mut options = Vec::new();
        let pairs = (0..old.len()).flat_map(|removed| (0..old.len()).map(move |i| (removed, i)));
        for (removed, split) in pairs.filter(|(removed, split)| removed != split) {
            let is_left = |&i: &usize| i != removed && i != split;
            let left: Vec<usize> = (0..old.len()).filter(is_left).map(|i| old[i]).collect();
            for (p, q) in (0..old[split]).map(|p| (p, old[split] - p)) {
                if is_prime(p) && is_prime(q) {
                    let new = [new, &[p, q]].concat();
                    options.push(sorted(&[&left[..], &new].concat()));
                    options.extend(brute_force(&left, &new));
                }
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|piles: &Vec<usize>| brute_force(piles, &[]));
        let (mut cases, mut expected) = (Vec::new(), Vec::new());
        for (n, largest) in [(1, 30), (2, 30), (3, 15), (4, 10), (5, 8)] {
            for piles in ascending_lists(n, 1..=largest) {
                cases.push(format!("{n}\n{}\n", spaced(&piles)));
                expected.push(if game.wins(&piles) { "Alice" } else { "Bob" });
            }
        }
        let input = format!("{}\n{}", cases.len(), cases.concat());
        let answers = judge::transcript(main, &input).0;
        assert_eq!(answers.lines().count(), cases.len());
        for ((case, answer), expected) in cases.iter().zip(answers.lines()).zip(expected) {
            assert_eq!(answer, expected, "{case}");
        }
    }
}
