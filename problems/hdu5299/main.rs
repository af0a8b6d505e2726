//! # HDU 5299 · Circles Game
//!
//! There are n circles in the plane. Of any two of them one lies inside the other, or each lies outside the other; they
//! do not touch. A move removes a circle and all circles inside it. A player who finds no circle loses. Alice moves
//! first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 20, then T cases: a line with n, 1 <= n <= 20000, and n lines `x y r`, the
//! centre and the radius of a circle, all of them whole numbers, with |x|, |y| <= 20000 and 1 <= r <= 20000.
//! **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Hint.** Draw for each circle the smallest circle around it; to find that quickly, move a vertical line over the
//! plane.
//!
//! **Theorem.** The value of a circle is 1 more than the Nim sum of the values of the circles directly inside it. Alice
//! wins if and only if the Nim sum of the values of the outermost circles is not 0.
//!
//! **Why.** Let the plane be the root of a tree, and each circle a vertex with an edge to the smallest circle around
//! it, or to the plane. A move deletes an edge and the tree on it: the game of the lesson agc017d, which proves the
//! theorem. In the second case of the sample each of two circles contains two small circles. The small circles have the
//! value 1. In each large circle the Nim sum of 1 and 1 is 0, and its value is 1. The Nim sum of the two large circles
//! is 0, too, and Bob wins.
//!
//! **The smallest circle around each.** A vertical line moves to the right over the plane. Each circle that it meets
//! has a lower and an upper arc on it, and the order of the arcs stays the same, since circles do not touch. With each
//! arc the program keeps the smallest circle around the points just above the arc. For example, let E contain D:
//!
//! | arc on the line, from below | lower of E | lower of D | upper of D | upper of E |
//! |---|---|---|---|---|
//! | kept with it | E | D | E | none |
//!
//! Let a circle begin with its leftmost point P. The circles around it are those that have P between their arcs, and
//! the smallest is kept with the first arc below P; if no arc is below P, there is none. For if that arc is the lower
//! arc of D, the answer is D: a smaller circle around P would have its lower arc between D's and P. If it is the upper
//! arc of D, no arc lies between D and P, and the circles around P are those around D. It does not matter whether
//! circles that begin or end at this place of the line are counted. Two arcs are compared where the later of them
//! begins: at a distance u from its centre, an arc is v above or below it, v² = r² - u².
//!
//! **Limit:** numbers from -1000000000 to 1000000000, and radii from 1 on. It is not checked that circles do not touch.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, ensure, input, Input};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Half of a circle, the lower one (-1) or the upper one (1). Two are compared only while the line meets both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Arc {
    x: i64,
    y: i64,
    radius: i64,
    side: i64,
}

impl Ord for Arc {
    /// Compares the heights above `other.y` where the later one begins, by their squares, which are negative below it.
    fn cmp(&self, other: &Self) -> Ordering {
        let begin = other.x - other.radius;
        if self.x - self.radius > begin {
            return other.cmp(self).reverse();
        }
        let height = self.side * (self.radius.pow(2) - (begin - self.x).pow(2));
        let difference = other.y - self.y;
        height.cmp(&(difference * difference.abs())).then(self.side.cmp(&other.side))
    }
}

impl PartialOrd for Arc {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The Grundy value of circles, given by their lower arcs.
fn grundy(circles: &[Arc]) -> u64 {
    let mut events = Vec::new();
    for (i, &Arc { x, radius, .. }) in circles.iter().enumerate() {
        events.extend([(x - radius, false, i), (x + radius, true, i)]); // where the circle begins and ends
    }
    events.sort_unstable();
    let plane = circles.len();
    let mut values = vec![0; plane + 1];
    let mut above = BTreeMap::new(); // for each arc on the line the smallest circle around the points just above it
    for (_, is_end, i) in events {
        let lower = circles[i];
        let upper = Arc { side: 1, ..lower };
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

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let mut circles = Vec::new();
    for _ in 0..input.number() {
        input! { from input, x: i64, y: i64, radius: i64 }
        let is_small = |number: &i64| number.unsigned_abs() <= 1_000_000_000;
        let is_circle = radius > 0 && [x, y, radius].iter().all(is_small);
        ensure!(is_circle, "expected a circle with small numbers, found {x} {y} {radius}");
        circles.push(Arc { x, y, radius, side: -1 });
    }
    Ok(if grundy(&circles) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    type Circle = (i64, i64, i64); // the centre and the radius

    fn touch((x, y, r): Circle, other: Circle) -> bool {
        let square = (x - other.0).pow(2) + (y - other.1).pow(2);
        ((r - other.2).pow(2)..=(r + other.2).pow(2)).contains(&square)
    }

    /// Whether the second circle is inside the first, if they do not touch.
    fn is_around((x, y, r): Circle, other: Circle) -> bool {
        r > other.2 && (x - other.0).pow(2) + (y - other.1).pow(2) < r.pow(2)
    }

    /// Whether the player to move wins on these circles: by the rules and nothing else.
    fn brute_force(circles: &[Circle]) -> bool {
        circles.iter().any(|&chosen| {
            let is_left = |&other: &Circle| other != chosen && !is_around(chosen, other);
            !brute_force(&circles.iter().copied().filter(is_left).collect::<Vec<_>>())
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
            assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            for (i, &new) in all.iter().enumerate().skip(next).filter(|_| set.len() < 6) {
                if !set.iter().any(|&old| touch(old, new)) {
                    sets.push(([&set[..], &[new]].concat(), i + 1));
                }
            }
        }
    }
}
