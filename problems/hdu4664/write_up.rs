//! What the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, moves, plane, Plane};
use super::{grundy_values, reduced, PERIOD, START};
use checks::blocks::{grid, letter_lines, listed, lost_cells, named, Document};
use std::collections::HashMap;

/// A segment uses this many points.
const TAKE: usize = 2;

const WRITE_UP: Document = Document::write_up("hdu4664");

/// Whether Carol wins on planes of this many points, by the rules.
fn wins(sizes: &[i64]) -> bool {
    let planes: Vec<Plane> = sizes.iter().copied().map(plane).collect();
    brute_force(&planes, &mut HashMap::new())
}

fn values_of(numbers: &[u64]) -> Vec<u64> {
    let values = grundy_values(START + PERIOD);
    numbers.iter().map(|&n| values[usize::try_from(reduced(n)).unwrap()]).collect()
}

#[test]
fn the_tables() {
    let single = lost_cells((1..=10).map(|n| wins(&[n])), 'W');
    WRITE_UP.table("one plane", &[named("n", 1..=10), named("", single)]);
    let rows = (1..=6).map(|a| (a.to_string(), lost_cells((1..=6).map(|b| wins(&[a, b])), '.')));
    WRITE_UP.table("two planes", &grid("a\\b", 1..=6, rows));
    let values = grundy_values(21);
    WRITE_UP.table("values", &[named("points", 0..=20), named("value", values)]);
}

#[test]
fn the_cpp_is_the_same() {
    let single = letter_lines([(1..=9).map(|n| wins(&[n])).collect::<Vec<_>>()]);
    let pairs = letter_lines((1..=6).map(|a| (1..=6).map(move |b| wins(&[a, b]))));
    let periods = "175 0 0\n176 53 34\n";
    WRITE_UP.prints("brute_force.cpp", &(single + &pairs + periods));
}

/// The start and the length of a period that this table proves, if a move takes at most `take` stones.
fn proved_period(values: &[u64], take: usize) -> Option<(usize, usize)> {
    for period in 1..values.len() {
        let mut start = values.len() - period; // from here on all that is known repeats
        while start > 1 && values[start - 1] == values[start - 1 + period] {
            start -= 1;
        }
        if 2 * start + 2 * period + take <= values.len() {
            return Some((start, period));
        }
    }
    None
}

#[test]
fn the_finite_check() {
    let needed = 2 * START + 2 * PERIOD + TAKE;
    let values = grundy_values(1000);
    assert!(proved_period(&values[..needed - 1], TAKE).is_none());
    assert_eq!(proved_period(&values[..needed], TAKE), Some((START, PERIOD)));
    let (last, after) = (values[52], values[52 + PERIOD]);
    WRITE_UP.says(&format!("16, 36, 51, {PERIOD}, g(52) = {last}, g(86) = {after}"));
    WRITE_UP.says(&format!("{}, 16", values.iter().max().unwrap()));
}

fn by_the_period(n: usize) -> usize {
    START + (n + PERIOD * 2 - START) % PERIOD
}

#[test]
fn the_exceptions() {
    let values = grundy_values(START + PERIOD);
    let exceptions: Vec<usize> =
        (0..START).filter(|&n| values[n] != values[by_the_period(n)]).collect();
    let rows = [
        named("points", &exceptions),
        named("value", exceptions.iter().map(|&n| values[n])),
        named("by the period", exceptions.iter().map(|&n| values[by_the_period(n)])),
    ];
    WRITE_UP.table("exceptions", &rows);
}

/// One plane: the remainders of the lost numbers, and the lost ones that the period does not give.
#[test]
fn one_plane() {
    let values = grundy_values(START + PERIOD);
    let remainders = (0..PERIOD).filter(|r| values[by_the_period(*r)] == 0);
    let others = (1..START).filter(|&n| values[n] == 0 && values[by_the_period(n)] != 0);
    WRITE_UP.says(&format!("{PERIOD}, {}, {}", listed(remainders), listed(others)));
    WRITE_UP.says(&listed((START..START + PERIOD).filter(|&n| values[n] == 0)));
}

/// The winning first segments on one plane, as the numbers of points on their sides.
fn winning(n: i64) -> Vec<[i64; 2]> {
    let mut known = HashMap::new();
    let mut found = Vec::new();
    for after in moves(&[plane(n)]) {
        if !brute_force(&after, &mut known) {
            let [a, b] = after[0].segments[0];
            let i = b[0] - a[0] - 1;
            found.push([i.min(n - 2 - i), i.max(n - 2 - i)]);
        }
    }
    found
}

#[test]
fn exercise_1_winning_segments() {
    let found = winning(8);
    let of = |part: [i64; 2]| found.iter().filter(|&&other| other == part).count();
    WRITE_UP.says(&format!("1, 5, 3, 3, {}, {}, {}", of([1, 5]), of([3, 3]), found.len()));
}

#[test]
fn exercise_2_three_planes() {
    let values = values_of(&[4, 52, 1_000_000_000]);
    WRITE_UP.says(&format!("{}, {}, g(58) = {}", values[0], values[1], values[2]));
}

#[test]
fn exercise_5_a_circle_of_skittles() {
    let values = grundy_values(START + PERIOD);
    let won = (3..40).filter(|&n| values[n - 2] == 0);
    WRITE_UP.says(&format!("40, {}", listed(won)));
}
