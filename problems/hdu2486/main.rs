//! # HDU 2486 · At most k times the last take · A simple stone game
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later move
//! takes between one stone and k times the previous take. Whoever takes the last stone wins. Who wins and, if
//! it is the first player, what is the least take that wins?
//!
//! **Theorem.** Let H1 = 1, and let each number after Hi be Hi + Hj, where Hj is the least with k Hj >= Hi.
//! The first player loses if and only if n is one of these numbers, the lost heaps. Every other n is in one
//! way a sum of lost heaps of which each is more than k times the next smaller one, and the least of these
//! parts is the least take that wins. For k = 2 these are the Fibonacci numbers, for k = 1 the powers of two.
//!
//! **Why.** Take the largest Hi that fits. What is left is less than Hj, so all its parts are, and k times
//! each is less than Hi: this gives such a sum, and the same bounds show that there is no other. A player
//! wins if and only if the limit allows taking the least part, z. What is left has a least part of more than
//! k z: the opponent cannot take it. If a player can take only t < z stones, let g be the least part of z -
//! t, which is also that of what is left. If g were more than k t, the parts of z - t with those of t would
//! be a second sum for z. So the opponent can take g.
//!
//! **In stretches.** The lost heaps with the step Hj are those up to k Hj which are larger than k H(j-1), so
//! all lost heaps up to n are arithmetic progressions, one for each lost heap up to about n / k. The program
//! lists these progressions alone.
//!
//! **Limit:** it lists 100,000 of them. The judge's bounds need at most 10,607; where n / k is at most
//! 100,000 there are never more.
//!
//! **Input.** The number of cases, then `n k` for each. **Output.** `Case i: lose`, or `Case i: ` and the
//! least take that wins.
//!
//! **Complexity.** O(m) a case, for m lost heaps up to n / k.
//!
//! **Reference.** A. J. Schwenk, "Take-away games", The Fibonacci Quarterly 8.3 (1970), 225–234.

use common::judge::{self, ensure, row, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// The most stretches that are listed.
const MOST: usize = 100_000;

/// Lost heaps of which each is `step` stones larger than the one before.
struct Stretch {
    /// The smallest of them. The largest is below the first of the next stretch.
    first: u64,
    step: u64,
}

/// The stretches of the lost heaps up to `n`, if they are not more than [`MOST`]. Their steps are the lost
/// heaps in turn. `n` and `k` from 1 on.
fn stretches(n: u64, k: u64) -> Option<Vec<Stretch>> {
    let (mut first, mut step) = (1, 1);
    let mut between = 0; // stretches[between].step is the distance from `step` to the next lost heap
    let mut stretches: Vec<Stretch> = Vec::new();
    while stretches.len() < MOST {
        stretches.push(Stretch { first, step });
        // The first lost heap above k * step begins the next stretch.
        let end = k.checked_mul(step);
        let above = end.and_then(|end| (end - (end - first) % step).checked_add(step));
        match above.filter(|&above| above <= n) {
            Some(above) => first = above,
            None => return Some(stretches),
        }
        step += stretches[between].step;
        if k * stretches[between].step < step {
            between += 1;
        }
    }
    None
}

/// The least part of `n`, which is `n` itself if that is a lost heap. None if the list is too short for it.
fn least_part(n: u64, k: u64) -> Option<u64> {
    let stretches = stretches(n, k)?;
    let mut rest = n;
    loop {
        let above = stretches.partition_point(|stretch| stretch.first <= rest);
        let Stretch { first, step } = stretches[above - 1];
        match (rest - first) % step {
            0 => return Some(rest),
            left => rest = left, // without the largest lost heap up to it
        }
    }
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`, which has this number.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: Number, k: Number }
    ensure(n > 0, "at least 1 stone", n)?;
    ensure(k > 0, "a factor of at least 1", k)?;
    let mut answer = String::from("Case ");
    answer += &row([number]);
    answer += ": ";
    match least_part(n, k) {
        Some(least) if least == n => answer += "lose",
        Some(least) => answer += &row([least]),
        None => return Err(format!("too many lost heaps up to n / k for n = {n}, k = {k}").into()),
    }
    Ok(answer)
}

fn main() -> ExitCode {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::sequences::fibonacci;
    use pack::pages::{listed, Pages};

    /// `wins[n][max_take]` tells whether the player to move wins from n stones, if they may take up to
    /// `max_take` of them: by the rules and nothing else.
    fn brute_force(stones: usize, k: usize) -> Vec<Vec<bool>> {
        let mut wins: Vec<Vec<bool>> = Vec::new();
        for n in 0..=stones {
            // The opponent may take k times as many, if there are so many.
            let good = |take: usize| !wins[n - take][(k * take).min(n - take)];
            let row = (0..=n).map(|max_take| (1..=max_take).any(good)).collect();
            wins.push(row);
        }
        wins
    }

    /// The lost heaps up to `n`, one by one.
    fn lost_heaps(n: u64, k: u64) -> Vec<u64> {
        let (mut lost, mut j) = (vec![1], 0);
        loop {
            let last = lost[lost.len() - 1];
            if k * lost[j] < last {
                j += 1;
            }
            if last + lost[j] > n {
                return lost;
            }
            lost.push(last + lost[j]);
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        for k in 1..=12 {
            for (n, wins) in brute_force(150, k).iter().enumerate().skip(1) {
                let least = wins.iter().position(|&wins| wins);
                let least = least.map(|take| take as u64);
                assert_eq!(least_part(n as u64, k as u64), least, "n = {n}, k = {k}");
            }
        }
    }

    #[test]
    fn the_stretches_are_the_lost_heaps() {
        for (n, k) in [(500, 1), (3000, 2), (3000, 3), (3000, 7), (3000, 60), (100_000, 1000)] {
            let lost = lost_heaps(n, k);
            let stretches = stretches(n, k).unwrap();
            let steps = stretches.iter().map(|stretch| stretch.step);
            assert!(steps.eq(lost_heaps(n, k).into_iter().take(stretches.len())), "{n} {k}");
            let mut listed = Vec::new();
            for (i, &Stretch { first, step }) in stretches.iter().enumerate() {
                let end = stretches.get(i + 1).map_or(n + 1, |next| next.first);
                listed.extend((first..end).step_by(usize::try_from(step).unwrap()));
            }
            assert_eq!(listed, lost, "{n} {k}");
            for n in 1..=n {
                assert_eq!(least_part(n, k) == Some(n), lost.binary_search(&n).is_ok(), "{n} {k}");
            }
        }
    }

    #[test]
    fn the_write_up_shows_the_tables() {
        let page = include_str!("solution/solution.en.md");
        let max_takes: String = (1..=12).map(|max_take| format!("{max_take:3}")).collect();
        let mut table = format!("up to {max_takes}\n");
        for (n, wins) in brute_force(12, 3).iter().enumerate().skip(1) {
            let row: String = wins[1..].iter().map(|&w| if w { "  W" } else { "  L" }).collect();
            table += &format!("n ={n:3}{row}\n");
        }
        assert!(page.contains(&table), "{table}");

        let mut table = String::new();
        for k in 1..=6 {
            let wins = brute_force(60, k);
            let lost = (1..=60).filter(|&n| !wins[n][n - 1]);
            let row: String = lost.map(|n| format!("{n:3}")).collect();
            table += &format!("k = {k} {row}\n");
        }
        assert!(page.contains(&table), "{table}");

        let mut table = "     k   lost heaps    stretches\n".to_string();
        for k in [1, 2, 10, 100, 1000, 10_000, 100_000] {
            let (lost, stretches) =
                (lost_heaps(100_000_000, k), stretches(100_000_000, k).unwrap());
            table += &format!("{k:6}   {:10}    {:9}\n", lost.len(), stretches.len());
        }
        assert!(page.contains(&table), "{table}");
    }

    #[test]
    fn the_sums_of_the_write_up() {
        let parts = |mut n: u64, k: u64| {
            let mut parts = Vec::new();
            for &part in lost_heaps(n, k).iter().rev() {
                if part <= n {
                    parts.push(part);
                    n -= part;
                }
            }
            parts
        };
        for (n, k) in [(100, 3), (19, 2), (1000, 10)] {
            let parts = parts(n, k);
            assert!(parts.windows(2).all(|pair| pair[0] > k * pair[1]));
            assert_eq!(parts.last().copied(), least_part(n, k));
        }
        assert_eq!(listed(parts(100, 3)), "76, 21, 3");
        Pages::write_up("hdu2486").say("$100 = 76 + 21 + 3$", "$100 = 76 + 21 + 3$");
    }

    #[test]
    fn one_and_two_times() {
        let powers: Vec<u64> = (0..64).map(|exponent| 1 << exponent).collect();
        assert!(stretches(u64::MAX, 1).unwrap().iter().map(|s| s.step).eq(powers));
        let fibonacci: Vec<u64> = fibonacci().collect();
        let heaps = stretches(u64::MAX, 2).unwrap();
        assert!(heaps.iter().map(|s| s.step).eq(fibonacci[..heaps.len()].iter().copied()));
        assert!(fibonacci.iter().all(|&n| least_part(n, 2) == Some(n)));
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(least_part(max, max), Some(max));
        assert_eq!(least_part(max, max - 1), Some(max)); // n = k + 1
        assert_eq!(least_part(max, max - 2), Some(1)); // n = k + 2
        assert_eq!(least_part(max, max - 3), Some(max)); // n = k + 3
        assert_eq!(least_part(max, 1), Some(1));
        assert_eq!(least_part(1 << 63, 1), Some(1 << 63));
        assert_eq!(least_part(3 << 62, 1), Some(1 << 62));
        assert_eq!(least_part(1, max), Some(1));
        // As many stretches as n / k needs, and no more.
        assert!(least_part(max, max / 99_999).is_some());
        assert!(least_part(max, max / 200_000).is_none());
        assert!((1..=20).all(|i| least_part(max, 100 * i).is_some()));
    }

    /// Of all k from 1 to 100,000 this one needs the most, as a run over all of them found.
    #[test]
    fn the_worst_of_the_judge() {
        let len = |k| stretches(100_000_000, k).unwrap().len();
        assert_eq!(len(7069), 10_607);
        assert!((1..=400).all(|i| len(250 * i) <= 10_607));
    }

    #[test]
    fn what_the_rules_exclude() {
        let answers = |input| {
            let mut number = 0;
            let solve = |input: &mut Input| {
                number += 1;
                solve(number, input)
            };
            let (answers, message) = judge::transcript(INPUT, solve, input);
            (answers, message.unwrap())
        };
        let (first, message) = answers("2\n11 1\n0 1\n");
        assert_eq!(first, "Case 1: 1\n");
        assert_eq!(message, "line 3: expected at least 1 stone, found 0");
        assert_eq!(answers("1\n5 0\n").1, "line 2: expected a factor of at least 1, found 0");
        let too_many = "too many lost heaps up to n / k for n = 1000000000000, k = 1000000";
        assert_eq!(answers("1\n1000000000000 1000000\n").1, format!("line 2: {too_many}"));
    }
}
