//! # HDU 2486 · At most k times the last take · A simple stone game
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later move
//! takes between one stone and k times the previous take. The player who takes the last stone wins. Who wins and, if it
//! is the first player, what is the least take that wins?
//!
//! **Theorem.** Let H1 = 1, and let each number after Hi be Hi + Hj, where Hj is the least with k Hj >= Hi.
//! The first player loses if and only if n is one of these numbers, the lost heaps. Every other n is in one
//! way a sum of lost heaps of which each is more than k times the next smaller, and the least of these parts is the
//! least take that wins. For k = 2 these are the Fibonacci numbers, for k = 1 the powers of two.
//!
//! **Why.** Take the largest Hi that fits. The rest is less than Hj, so all its parts are, and k times each is less
//! than Hi: this gives such a sum, and the same bounds show that there is no other. A player wins if and only if the
//! limit allows taking the least part, z. The least part of the rest is more than k z: the opponent cannot take it.
//! If a player can take only t < z stones, let g be the least part of z - t, which is also that of the rest. If g
//! were more than k t, the parts of z - t with those of t would be a second sum for z. Thus the opponent can take g.
//!
//! **In progressions.** The lost heaps with the step Hj are those up to k Hj which are larger than k H(j-1), so
//! all lost heaps up to n are arithmetic progressions, one for each lost heap up to about n / k. The program lists only
//! these progressions.
//!
//! **Limit:** it lists 100,000 of them. The judge's bounds need at most 10,607; where n / k is at most
//! 100,000 there are never more. Both n and k are at least 1.
//!
//! **Input.** The number of cases, then `n k` for each. **Output.** `Case i: lose`, or `Case i: ` and the
//! least take that wins.
//!
//! **Complexity.** O(m) per case, for m lost heaps up to n / k.
//!
//! **Reference.** A. J. Schwenk, "Take-away games", The Fibonacci Quarterly 8.3 (1970), 225–234.

use common::judge::{self, ensure, input, Input};

/// The most progressions that are listed.
const MAX_PROGRESSIONS: usize = 100_000;

/// An arithmetic progression of lost heaps.
struct Progression {
    /// The smallest of them. The largest is below the first of the next progression.
    first: u64,
    step: u64,
}

/// The progressions of the lost heaps up to `n`, if they are not more than [`MAX_PROGRESSIONS`]. Their steps
/// are the lost heaps in turn. `n` and `k` from 1 on.
fn progressions(n: u64, k: u64) -> Option<Vec<Progression>> {
    let (mut first, mut step) = (1, 1);
    let mut j = 0; // progressions[j].step is the distance from `step` to the next lost heap
    let mut progressions: Vec<Progression> = Vec::new();
    while progressions.len() < MAX_PROGRESSIONS {
        progressions.push(Progression { first, step });
        // The first lost heap above k * step begins the next progression.
        let end = k.checked_mul(step);
        let above = end.and_then(|end| (end - (end - first) % step).checked_add(step));
        match above.filter(|&above| above <= n) {
            Some(above) => first = above,
            None => return Some(progressions),
        }
        step += progressions[j].step;
        if k * progressions[j].step < step {
            j += 1;
        }
    }
    None
}

/// The least part of `n`, which is `n` itself if that is a lost heap. None if the list is too short for it.
fn least_part(n: u64, k: u64) -> Option<u64> {
    let progressions = progressions(n, k)?;
    let mut rest = n;
    loop {
        let above = progressions.partition_point(|progression| progression.first <= rest);
        let Progression { first, step } = progressions[above - 1];
        match (rest - first) % step {
            0 => return Some(rest),
            left => rest = left, // without the largest lost heap up to it
        }
    }
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, k: u64 }
    ensure!(n > 0 && k > 0, "expected n and k of at least 1, found n = {n} and k = {k}");
    match least_part(n, k) {
        Some(take) if take == n => Ok(format!("Case {number}: lose")),
        Some(take) => Ok(format!("Case {number}: {take}")),
        None => Err(format!("too many lost heaps up to n / k for n = {n}, k = {k}").into()),
    }
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// `wins[n][max_take]` tells whether the player to move wins from n stones, if they may take up to
    /// `max_take` of them: by the rules and nothing else.
    pub fn brute_force(stones: usize, k: usize) -> Vec<Vec<bool>> {
        let mut wins: Vec<Vec<bool>> = Vec::new();
        for n in 0..=stones {
            // The opponent may take up to k times as many.
            let good = |take: usize| !wins[n - take][(k * take).min(n - take)];
            let row = (0..=n).map(|max_take| (1..=max_take).any(good)).collect();
            wins.push(row);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for k in 1..=12 {
            for (n, wins) in brute_force(150, k).iter().enumerate().skip(1) {
                let least = wins.iter().position(|&wins| wins).map(|take| take as u64);
                assert_eq!(least_part(n as u64, k as u64), least, "n = {n}, k = {k}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        let near_k = [0, 1, 2, 3].map(|more| least_part(max, max - more)); // n = k + more
        assert_eq!(near_k, [max, max, 1, max].map(Some));
        let once = [max, 1 << 63, 3 << 62].map(|n| least_part(n, 1));
        assert_eq!(once, [1, 1 << 63, 1 << 62].map(Some));
        assert_eq!(least_part(1, max), Some(1));
        // As many progressions as n / k needs, and no more.
        assert!(least_part(max, max / 99_999).is_some());
        assert!(least_part(max, max / 200_000).is_none());
        assert!((1..=20).all(|i| least_part(max, 100 * i).is_some()));
    }

    #[test]
    fn what_the_rules_exclude() {
        let answers =
            |input: &str| judge::transcript(|| judge::counted(|input| solve(1, input)), input);
        let from_1 = "expected n and k of at least 1, found";
        let no_stone = format!("line 3: {from_1} n = 0 and k = 1");
        assert_eq!(answers("2\n11 1\n0 1\n"), ("Case 1: 1\n".to_string(), Some(no_stone)));
        let no_take = format!("line 2: {from_1} n = 5 and k = 0");
        assert_eq!(answers("1\n5 0\n").1, Some(no_take));
        let too_many = "too many lost heaps up to n / k for n = 1000000000000, k = 1000000";
        assert_eq!(answers("1\n1000000000000 1000000\n").1, Some(format!("line 2: {too_many}")));
    }
}
