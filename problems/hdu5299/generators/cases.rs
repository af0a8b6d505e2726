//! Test files of Circles Game.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on the coordinates and on the radius.
const MAX: i64 = 20_000;

/// The centre and the radius.
type Circle = (i64, i64, i64);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let target = |n: i64| (1..=n).map(|r| (0, 0, 3 * r)).collect_vec();
    vec![
        // One circle; two apart, or one around the other; the same centre, and the same leftmost x.
        test_file(
            "edge-01",
            vec![
                vec![(0, 0, 1)],
                vec![(0, 0, 1), (3, 0, 1)],
                vec![(0, 0, 1), (0, 0, 2)],
                vec![(5, 9, 2), (5, 5, 1), (6, 1, 2), (5, 5, 20)],
                target(7),
            ],
        ),
        // Circles that begin or end above or below the point where another one begins.
        test_file(
            "edge-02",
            vec![
                vec![(0, 0, 2), (4, 5, 2), (2, -5, 3), (4, -1, 1)],
                vec![(0, 0, 9), (-6, 0, 2), (-2, 4, 2), (-3, -4, 1), (-2, 0, 1), (0, -5, 2)],
            ],
        ),
        // As many circles on both sides, of other values; and the other way round; parents before children, and after.
        test_file(
            "edge-07",
            vec![
                vec![(0, 0, 9), (-3, 0, 1), (3, 0, 1), (50, 0, 9), (50, 0, 5), (50, 0, 1)],
                vec![(0, 0, 9), (-3, 0, 1), (3, 0, 1), (50, 0, 9)],
                vec![(0, 0, 9), (0, 0, 5), (0, 0, 1), (50, 0, 1), (50, 0, 5), (50, 0, 9)],
            ],
        ),
        // Above the upper arc of a circle that lies inside others, and above one that does not.
        test_file(
            "edge-03",
            vec![
                vec![(0, 0, 30), (0, 0, 29), (-5, -9, 9), (-1, 6, 2), (50, 0, 1), (50, 9, 1)],
                vec![(0, 0, 20), (0, 22, 1), (0, 25, 1), (0, 30, 3)],
                vec![(0, 0, 20), (0, 22, 1), (0, 25, 1), (0, 30, 3), (0, 30, 2)],
            ],
        ),
        // As large as allowed, and as far away.
        test_file(
            "edge-04",
            vec![
                vec![
                    (MAX, MAX, MAX),
                    (-MAX, MAX, MAX - 1),
                    (MAX, -MAX, MAX - 1),
                    (-MAX, -MAX, MAX),
                ],
                vec![(MAX, MAX, MAX), (MAX, MAX, 1), (-MAX, -MAX, MAX)],
            ],
        ),
        // Many around each other, and as many in one column, in an order of their own.
        test_file("edge-05", vec![shuffled(rng, target(150))]),
        test_file(
            "edge-06",
            vec![shuffled(rng, (0..150).map(|i| (i % 3, 10 * i, 1 + i % 4)).collect())],
        ),
        // As many cases as allowed.
        test_file("random-01", (0..20).map(|i| random(rng, 10, 4 + i)).collect()),
        test_file("random-02", (0..6).map(|_| lost(rng, 20, 60)).collect()),
        test_file("random-03", vec![lost(rng, 140, 2000)]),
        test_file("random-04", vec![random(rng, 140, MAX)]),
    ]
}

fn shuffled(rng: &mut Rng, mut circles: Vec<Circle>) -> Vec<Circle> {
    rng.shuffle(&mut circles);
    circles
}

/// Random circles in a square of this half side, as many as fit in a number of attempts.
fn random(rng: &mut Rng, count: usize, half: i64) -> Vec<Circle> {
    let mut circles: Vec<Circle> = Vec::new();
    for _ in 0..50_000 {
        let radius = 1 + (half - 1) / (1 << rng.u32(0..=half.ilog2()));
        let centre = rng.i64(radius - half..=half - radius);
        let new = (centre, rng.i64(radius - half..=half - radius), rng.i64(1..=radius));
        if circles.len() < count && circles.iter().all(|&old| are_legal(old, new)) {
            circles.push(new);
        }
    }
    circles
}

/// The same, and circles around each other beside them that make it a P-position.
fn lost(rng: &mut Rng, count: usize, half: i64) -> Vec<Circle> {
    let mut circles = random(rng, count, half);
    let value = sum(&circles);
    circles.extend((1..=value).map(|radius| (half + value + 1, 0, radius)));
    shuffled(rng, circles)
}

fn square(a: Circle, b: Circle) -> i64 {
    (a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)
}

fn is_inside(a: Circle, b: Circle) -> bool {
    a.2 < b.2 && square(a, b) < (b.2 - a.2).pow(2)
}

fn are_legal(a: Circle, b: Circle) -> bool {
    is_inside(a, b) || is_inside(b, a) || square(a, b) > (a.2 + b.2).pow(2)
}

/// The Nim sum of the outermost circles: from the smallest to the largest, each looks for the smallest one around it.
fn sum(circles: &[Circle]) -> i64 {
    let circles = circles.iter().copied().sorted_by_key(|circle| circle.2).collect_vec();
    let mut values = vec![0; circles.len() + 1];
    for (i, &circle) in circles.iter().enumerate() {
        let around = circles.iter().position(|&other| is_inside(circle, other));
        values[around.unwrap_or(circles.len())] ^= values[i] + 1;
    }
    values[circles.len()]
}

/// What each move leaves.
fn moves(circles: &[Circle]) -> Vec<Vec<Circle>> {
    let is_left = |circle: Circle, chosen| circle != chosen && !is_inside(circle, chosen);
    let left =
        |&chosen| circles.iter().copied().filter(|&circle| is_left(circle, chosen)).collect();
    circles.iter().map(left).collect()
}

fn test_file(name: &str, sets: Vec<Vec<Circle>>) -> TestFile {
    let cases = sets.into_iter().map(|circles| {
        let in_range = |&(x, y, r): &Circle| x.abs().max(y.abs()) <= MAX && (1..=MAX).contains(&r);
        assert!(circles.iter().all(in_range), "{circles:?}");
        assert!(circles.iter().tuple_combinations().all(|(&a, &b)| are_legal(a, b)), "{circles:?}");
        let wins = sum(&circles) != 0;
        assert_eq!(wins, moves(&circles).iter().any(|left| sum(left) == 0), "{circles:?}");
        let mut search = Search::normal(|circles: &Vec<Circle>| moves(circles));
        assert!(circles.len() > 10 || search.wins(&circles) == wins, "{circles:?}");
        let lines = circles.iter().map(|(x, y, r)| format!("\n{x} {y} {r}")).join("");
        Case::new(format!("{}{lines}", circles.len()), if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(20)
}
