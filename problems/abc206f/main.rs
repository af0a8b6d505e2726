//! # AtCoder ABC 206 F · Choosing disjoint intervals · Interval Game 2
//!
//! A list of half-open intervals [L, R). The players take turns; a move chooses an interval of the list that is
//! disjoint from all that have been chosen. A player who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Let g(l, r) be the mex of g(l, L) xor g(R, r) over all intervals [L, R) of the list that are
//! contained in [l, r). Alice wins if and only if g is not 0 for the stretch from the least L to the largest R.
//!
//! **Why.** The rest after [L, R) lies to its left or to its right. Hence a stretch becomes the sum of two stretches,
//! and the theorem of Sprague and Grundy gives its value.
//!
//! **Limit:** at most 1000 intervals.
//!
//! **Input.** A number of cases; for each `N`, then `L R` for each interval. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(m² N) per case for m different ends, of which there are at most 2N.
//!
//! **Reference.** AtCoder Beginner Contest 206, F.

use common::grundy::mex;
use common::judge::{self, ensure, input, rule, Input};

/// The largest number of intervals: the table of their stretches has up to 4N² values.
const MAX_INTERVALS: u64 = 1000;

/// The Grundy value of the game on these intervals, each of which begins before it ends.
fn grundy(intervals: &[(u64, u64)]) -> u64 {
    // Only the order of the ends counts, so they may be numbered: 0, 1, 2, ...
    let mut ends: Vec<u64> = intervals.iter().flat_map(|&(left, right)| [left, right]).collect();
    ends.sort_unstable();
    ends.dedup();
    let number = |end: u64| ends.partition_point(|&other| other < end);
    let intervals: Vec<(usize, usize)> =
        intervals.iter().map(|&(left, right)| (number(left), number(right))).collect();

    // The value of the stretch from end l to end r, after those of the shorter ones in it.
    let mut value = vec![vec![0; ends.len()]; ends.len()];
    for l in (0..ends.len()).rev() {
        for r in l + 1..ends.len() {
            let inside = intervals.iter().filter(|&&(left, right)| l <= left && right <= r);
            value[l][r] = mex(inside.map(|&(left, right)| value[l][left] ^ value[right][r]));
        }
    }
    value.first().and_then(|row| row.last()).copied().unwrap_or(0)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    ensure!(n <= MAX_INTERVALS, "expected at most {MAX_INTERVALS} intervals, found {n}");
    let mut intervals = Vec::new();
    for _ in 0..n {
        input! { from input, left: u64, right: u64 }
        rule!(left < right, "expected L < R, found L = {left} and R = {right}");
        intervals.push((left, right));
    }
    Ok(if grundy(&intervals) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins if these intervals are left: by the rules and nothing else.
    pub fn brute_force(intervals: &[(u64, u64)]) -> bool {
        intervals.iter().any(|&chosen| !brute_force(&left_after(intervals, chosen)))
    }

    /// The intervals that are disjoint from the chosen one.
    pub fn left_after(intervals: &[(u64, u64)], chosen: (u64, u64)) -> Vec<(u64, u64)> {
        let mut left = intervals.to_vec();
        left.retain(|&interval| interval.1 <= chosen.0 || chosen.1 <= interval.0);
        left
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut random = fastrand::Rng::with_seed(1);
        for (most, last) in [(9, 8), (7, 30)].repeat(128) {
            let count = random.usize(..=most);
            let (mut input, mut intervals) = (format!("1\n{count}\n"), Vec::new());
            for _ in 0..count {
                let left = random.u64(..last);
                let right = random.u64(left + 1..=last);
                input += &format!("{left} {right}\n");
                intervals.push((left, right));
            }
            let winner = if brute_force(&intervals) { "Alice\n" } else { "Bob\n" };
            assert_eq!(judge::transcript(main, &input).0, winner, "{intervals:?}");
        }
    }

    #[test]
    fn any_ends() {
        let max = u64::MAX;
        assert_eq!(grundy(&[]), 0);
        assert_eq!(grundy(&[(0, max)]), 1);
        assert_eq!(grundy(&[(0, max - 1), (max - 1, max)]), 0);
        assert_eq!(grundy(&[(0, max), (max - 1, max)]), 1);
    }

    #[test]
    fn what_the_program_refuses() {
        let message = |input: &str| judge::transcript(main, input).1.unwrap();
        assert_eq!(message("1\n2\n1 3\n5 5\n"), "line 4: expected L < R, found L = 5 and R = 5");
        assert_eq!(message("1\n1001\n"), "line 2: expected at most 1000 intervals, found 1001");
    }
}
