//! The page `periods`.

use crate::grundy::grundy_table;
use checks::blocks::{cells, listed, named, spaced, Document};

const PAGE: Document = Document::theory("periods");

/// The first two equal windows: where the first one begins, and how far after it the second one does.
/// Shown by the page.
pub fn repetition(values: &[usize], window: usize) -> Option<(usize, usize)> {
    for b in 1..=values.len().checked_sub(window)? {
        for a in 0..b {
            if values[a..a + window] == values[b..b + window] {
                return Some((a, b - a));
            }
        }
    }
    None
}

#[test]
fn a_repetition_is_the_period() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let count = random.usize(1..5);
        let takes = random.choose_multiple(1..9, count);
        let largest = *takes.iter().max().unwrap();
        let (start, length) = period(&takes);
        let values = table(start + length + largest, &takes);
        assert_eq!(repetition(&values, largest), Some((start, length)), "{takes:?}");
        assert_eq!(repetition(&values[..values.len() - 1], largest), None, "{takes:?}");
    }
}

/// Of the heaps below `len`.
fn table(len: usize, takes: &[usize]) -> Vec<usize> {
    grundy_table(len - 1, takes)
}

/// From which heap on the values repeat, and after how many: the least of both, in a long table.
fn period(takes: &[usize]) -> (usize, usize) {
    let values = table(2000, takes);
    let repeats = |length: usize, heap: usize| values[heap] == values[heap + length];
    let length = (1..1000).find(|&length| (500..1000).all(|heap| repeats(length, heap))).unwrap();
    let start = (0..500).rev().take_while(|&heap| repeats(length, heap)).last();
    (start.unwrap_or(500), length)
}

#[test]
fn examples() {
    let sets: [&[usize]; 5] = [&[2, 5], &[1, 2, 5], &[1, 3, 4], &[4], &[2, 4, 7]];
    let last = 20;
    let mut rows = vec![[named("takes", 0..=last), cells(["start", "length"])].concat()];
    for takes in sets {
        let values = table(last + 1, takes);
        let (start, length) = period(takes);
        rows.push([named(spaced(takes), &values[..=last]), cells([start, length])].concat());
    }
    PAGE.table("examples", &rows);
}

#[test]
fn windows() {
    let values = table(100, &[2, 5]);
    let (first, length) = repetition(&values, 5).unwrap();
    let (second, shown) = (first + length, listed(&values[first..first + 5]));
    PAGE.says(&format!("2, 5, {shown}, {first}, 4, {second}, 11, {length}"));
}

/// For each heap below `len` the takes that win, as bits: 1 to `most`, but not what was taken last.
fn winning_takes(most: usize, len: usize) -> Vec<usize> {
    let mut sets: Vec<usize> = Vec::new();
    for n in 0..len {
        let wins = |&take: &usize| sets[n - take] & !(1 << take) == 0;
        sets.push((1..=n.min(most)).filter(wins).map(|take| 1 << take).sum());
    }
    sets
}

#[test]
fn the_last_take_may_not_be_repeated() {
    let mut rows = vec![cells(["m", "modulo", "lost remainders"])];
    for most in (3..=16).step_by(2) {
        let sets = winning_takes(most, 400);
        let (start, length) = repetition(&sets, most).unwrap();
        let lost: Vec<usize> = (0..length).filter(|&n| sets[n] == 0).collect();
        assert!((0..start + length).all(|n| (sets[n] == 0) == lost.contains(&(n % length))));
        rows.push(vec![most.to_string(), length.to_string(), spaced(lost)]);
    }
    PAGE.table("repeats", &rows);
}

#[test]
fn exercise_3() {
    let values = table(100, &[2, 4, 7]);
    let (first, length) = repetition(&values, 7).unwrap();
    let shown = listed(&values[first..first + 7]);
    PAGE.says(&format!("7, {shown}, {first}, 14, {}, 17, 17, {length}, {first}", first + length));
}

#[test]
fn in_cpp() {
    let mut expected = String::new();
    for (start, length) in (0..=5usize).flat_map(|start| (1..=5).map(move |length| (start, length)))
    {
        let value = |i| if i < start { 9 - i } else { (i - start) % length % 3 };
        let values: Vec<usize> = (0..12).map(value).collect();
        for window in 1..=13 {
            expected += &match repetition(&values, window) {
                Some((start, length)) => format!("{start} {length}\n"),
                None => "none\n".to_string(),
            };
        }
    }
    PAGE.prints("periods.cpp", &expected);
}
