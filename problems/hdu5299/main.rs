//! # HDU 5299 · Circles Game
//!
//! There are n circles. Of any two of them one lies inside the other, or each lies outside the other; they do not
//! touch. A move removes a circle and all circles inside it. Whoever finds no circle loses. Alice moves first. Who
//! wins?
//!
//! **Theorem.** The value of a circle is 1 more than the Nim sum of the values of the circles directly inside it. Alice
//! wins exactly when the Nim sum of the values of the outermost circles is not 0.
//!
//! **Why.** Let the plane be the root of a tree, and each circle a vertex with an edge to the smallest circle around
//! it, or to the plane if there is none. A move deletes an edge and what stands on it: the game of the lesson agc017d,
//! which proves the theorem.
//!
//! **The smallest circle around each.** A vertical line moves to the right over the plane. Each circle that it meets
//! has a lower and an upper arc on it, and as circles do not touch, the order of the arcs stays the same. Let a circle
//! C begin with its leftmost point P. The circles around C are those that have P between their arcs. If no arc is below
//! P, there is none. If the first arc below P is the lower one of D, then P is inside D, and a smaller circle around P
//! would have its lower arc between D's and P: the answer is D. If it is the upper one of D, no arc lies between D and
//! P, so the circles around P are those around D: the answer is that of D. In each case it is known with the arc. It
//! does not matter whether circles that end or begin just there are still or already counted. Two arcs are compared
//! where the later one begins, in whole numbers: at a distance u from its centre, an arc is v above or below it, v² =
//! r² - u².
//!
//! **Limit:** numbers from -1000000000 to 1000000000, and radii from 1 on. It is not checked that the circles do not
//! touch.
//!
//! **Input.** A number of cases; for each `n` and n lines `x y r`, the centre and the radius of a circle. **Output.**
//! `Alice` or `Bob`.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, ensure, Framing, Input};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// The largest absolute value of a number in the input.
const LARGEST: i64 = 1_000_000_000;

/// Half of a circle. It is compared with another one only while the line meets both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Arc {
    x: i64,
    y: i64,
    radius: i64,
    is_upper: bool,
}

impl Ord for Arc {
    /// Compares the heights of the arcs above the leftmost point of the one that begins later, with the squares of the
    /// differences to the centre, which are negative below it.
    fn cmp(&self, other: &Self) -> Ordering {
        let begin = other.x - other.radius;
        if self.x - self.radius > begin {
            return other.cmp(self).reverse();
        }
        let square = self.radius.pow(2) - (begin - self.x).pow(2);
        let own = if self.is_upper { square } else { -square };
        let difference = other.y - self.y;
        own.cmp(&(difference * difference.abs())).then(self.is_upper.cmp(&other.is_upper))
    }
}

impl PartialOrd for Arc {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The Grundy value of circles, given by their lower arcs.
fn grundy(circles: &[Arc]) -> u64 {
    let ends = |(i, circle): (usize, &Arc)| {
        [(circle.x - circle.radius, false, i), (circle.x + circle.radius, true, i)]
    };
    let mut events: Vec<(i64, bool, usize)> = circles.iter().enumerate().flat_map(ends).collect();
    events.sort_unstable();
    let plane = circles.len();
    let mut values = vec![0; plane + 1];
    let mut above = BTreeMap::new(); // for each arc on the line the smallest circle around what is just above it
    for (_, is_end, i) in events {
        let lower = circles[i];
        let upper = Arc { is_upper: true, ..lower };
        if is_end {
            // The circles inside have ended before.
            above.remove(&lower);
            let around = above.remove(&upper).unwrap_or(plane);
            values[around] ^= values[i] + 1;
        } else {
            let around = above.range(..lower).next_back().map_or(plane, |(_, &around)| around);
            above.insert(lower, i);
            above.insert(upper, around);
        }
    }
    values[plane]
}

/// The next number, which may be negative, but not less than `least`.
fn number(input: &mut Input, least: i64) -> judge::Result<i64> {
    let word = input.word();
    let number = word.parse().map_err(|_| format!("expected a number, found {word:?}"))?;
    let is_in_range = (least..=LARGEST).contains(&number);
    ensure!(is_in_range, "expected a number from {least} to {LARGEST}, found {number}");
    Ok(number)
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let mut circles = Vec::new();
    for _ in 0..input.number() {
        let (x, y) = (number(input, -LARGEST)?, number(input, -LARGEST)?);
        circles.push(Arc { x, y, radius: number(input, 1)?, is_upper: false });
    }
    Ok(if grundy(&circles) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Circle = (i64, i64, i64);

    /// The square of the distance of the centres.
    fn square(a: Circle, b: Circle) -> i64 {
        (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
    }

    fn is_inside(a: Circle, b: Circle) -> bool {
        a.2 < b.2 && square(a, b) < (b.2 - a.2).pow(2)
    }

    /// Whether one circle is inside the other, or each outside the other.
    fn are_legal(a: Circle, b: Circle) -> bool {
        is_inside(a, b) || is_inside(b, a) || square(a, b) > (a.2 + b.2).pow(2)
    }

    /// Whether the player to move wins on these circles: by the rules and nothing else.
    fn brute_force(circles: &[Circle]) -> bool {
        circles.iter().any(|&chosen| {
            let is_left = |&other: &Circle| other != chosen && !is_inside(other, chosen);
            let left: Vec<Circle> = circles.iter().copied().filter(is_left).collect();
            !brute_force(&left)
        })
    }

    /// All sets of up to six circles among 27 that do not touch each other.
    #[test]
    fn agrees_with_the_rules() {
        let places = [-3, 0, 3].iter().flat_map(|&x| [-3, 0, 3].map(|y| (x, y)));
        let all: Vec<Circle> = places.flat_map(|(x, y)| [1, 2, 4].map(|r| (x, y, r))).collect();
        let mut sets: Vec<(Vec<Circle>, usize)> = vec![(Vec::new(), 0)];
        while let Some((set, next)) = sets.pop() {
            let lines: String = set.iter().map(|(x, y, r)| format!("{x} {y} {r}\n")).collect();
            let input = format!("1\n{}\n{lines}", set.len());
            let answer = if brute_force(&set) { "Alice\n" } else { "Bob\n" };
            assert_eq!(judge::transcript(INPUT, solve, &input).0, answer, "{input}");
            for (i, &new) in all.iter().enumerate().skip(next).filter(|_| set.len() < 6) {
                if set.iter().all(|&old| are_legal(old, new)) {
                    sets.push(([&set[..], &[new]].concat(), i + 1));
                }
            }
        }
    }

    #[test]
    fn numbers_that_are_too_large() {
        let message = |text| judge::transcript(INPUT, solve, text).1.unwrap();
        let expected = "expected a number from -1000000000 to 1000000000, found -1000000001";
        assert_eq!(message("1 1\n0 -1000000001 1"), format!("line 2: {expected}"));
        assert!(message("1 1\n0 0 0").ends_with("from 1 to 1000000000, found 0"));
    }
}
