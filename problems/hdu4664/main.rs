//! # HDU 4664 · Disjoint segments in a convex polygon · Triangulation
//!
//! On each of m planes there are points, the corners of a convex polygon. A move draws a segment between two points
//! of one plane, without a point in common with any segment drawn before, not even an end. A player who cannot
//! move loses. Carol moves first. Who wins?
//!
//! **Theorem.** A plane of n points has the Grundy value g(n) of a row of n skittles in Dawson's Kayles, where a move
//! knocks down two neighbours. From n = 53 on these values have the period 34. Carol wins if and only if the Nim sum of
//! the values is not 0.
//!
//! **Why.** The line through a segment has i of the other points on one side and n - 2 - i on the other; every i from 0
//! to n - 2 is possible. A later segment with ends on both sides would meet the line inside the polygon, and that is on
//! the segment. So a move leaves a plane of i points and a plane of n - 2 - i. The period is proved by the theorem of
//! Guy and Smith: it is enough that g(n + 34) = g(n) for all n from 53 to 2 * 53 + 34 + 1, which a test computes.
//!
//! **Input.** A number of cases; for each `m`, and then m numbers of points. **Output.** `Carol` or `Dave`.
//!
//! **Complexity.** O(m) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the values, and the theorem that proves the period.

use common::grundy::grundy_table;
use common::judge::{self, Input};

/// From here on the values have this period.
const START: usize = 53;
const PERIOD: usize = 34;

/// The Grundy values of all planes with fewer than `count` points.
fn grundy_values(count: usize) -> Vec<u64> {
    grundy_table(count, |n, grundy| (2..=n).map(|i| grundy[i - 2] ^ grundy[n - i]).collect())
}

/// A number below `START + PERIOD` of points that have the value of `n` points. Any `u64`.
fn reduced(n: u64) -> u64 {
    let (start, period) = (START as u64, PERIOD as u64);
    if n < start {
        n
    } else {
        start + (n - start) % period
    }
}

/// `grundy` has the values of all planes with fewer than `START + PERIOD` points.
fn solve(grundy: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    let planes = input.number();
    let mut sum = 0;
    for points in input.numbers(planes) {
        sum ^= grundy[usize::try_from(reduced(points))?];
    }
    Ok(if sum != 0 { "Carol" } else { "Dave" })
}

fn main() {
    let grundy = grundy_values(START + PERIOD);
    judge::counted(|input| solve(&grundy, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    pub type Point = [i64; 2];

    /// The points of a plane, no three of them on a line, and the segments drawn between them.
    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Plane {
        pub points: Vec<Point>,
        pub segments: Vec<[Point; 2]>,
    }

    /// A plane with `n` points of a parabola, which are the corners of a convex polygon.
    pub fn plane(n: i64) -> Plane {
        Plane { points: (0..n).map(|x| [x, x * x]).collect(), segments: Vec::new() }
    }

    /// Positive if `c` is on the left of the way from `a` to `b`, negative if it is on the right, 0 if it is `a` or `b`.
    fn side(a: Point, b: Point, c: Point) -> i64 {
        (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    }

    /// Whether two segments have a common point.
    fn meet([a, b]: [Point; 2], [c, d]: [Point; 2]) -> bool {
        side(a, b, c).signum() * side(a, b, d).signum() <= 0
            && side(c, d, a).signum() * side(c, d, b).signum() <= 0
    }

    /// The planes after each move.
    pub fn moves(planes: &[Plane]) -> Vec<Vec<Plane>> {
        let mut moves = Vec::new();
        for (i, plane) in planes.iter().enumerate() {
            for (j, &a) in plane.points.iter().enumerate() {
                for &b in &plane.points[j + 1..] {
                    if plane.segments.iter().all(|&drawn| !meet(drawn, [a, b])) {
                        let mut next = planes.to_vec();
                        next[i].segments.push([a, b]);
                        next[i].segments.sort_unstable();
                        moves.push(next);
                    }
                }
            }
        }
        moves
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(planes: &[Plane], known: &mut HashMap<Vec<Plane>, bool>) -> bool {
        if let Some(&wins) = known.get(planes) {
            return wins;
        }
        let wins = moves(planes).iter().any(|next| !brute_force(next, known));
        known.insert(planes.to_vec(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        let one = (0..=9).map(|n| vec![n]);
        let two = (1..=6).flat_map(|a| (a..=6).map(move |b| vec![a, b]));
        let three = (2..=4).flat_map(|a| (a..=4).map(move |b| vec![2, a, b]));
        for sizes in one.chain(two).chain(three) {
            let list: Vec<String> = sizes.iter().map(i64::to_string).collect();
            let (answer, _) =
                judge::transcript(main, &format!("1\n{}\n{}\n", sizes.len(), list.join(" ")));
            let planes: Vec<Plane> = sizes.into_iter().map(plane).collect();
            let wins = brute_force(&planes, &mut known);
            assert_eq!(answer, if wins { "Carol\n" } else { "Dave\n" }, "{list:?}");
        }
    }

    #[test]
    fn many_points() {
        let max = u64::MAX;
        assert_eq!(
            judge::transcript(main, &format!("2 2 {max} {max} 1 {}", max - 1)).0,
            "Dave\nCarol\n"
        );
    }
}
