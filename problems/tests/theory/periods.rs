//! The page `periods`.

use crate::grundy::grundy_table;
use blocks::Document;
use common::subtraction::{Period, SubtractionGame};
use helpers::{columns, listed, row, spaced};

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
        let Period { start, length } = period(&takes);
        let values = table(start + length + largest, &takes);
        assert_eq!(repetition(&values, largest), Some((start, length)), "{takes:?}");
        assert_eq!(repetition(&values[..values.len() - 1], largest), None, "{takes:?}");
    }
}

/// Of the heaps below `len`.
fn table(len: usize, takes: &[usize]) -> Vec<usize> {
    grundy_table(len - 1, takes)
}

fn period(takes: &[usize]) -> Period {
    SubtractionGame::new(takes.iter().map(|&take| take as u64)).period().unwrap()
}

#[test]
fn examples() {
    let sets: [&[usize]; 5] = [&[2, 5], &[1, 2, 5], &[1, 3, 4], &[4], &[2, 4, 7]];
    let last = 20;
    let heading = format!("values of the heaps 0 to {last}");
    let mut rows = vec![row(["takes", &heading, "start", "length"])];
    for takes in sets {
        let values = table(2000, takes);
        let Period { start, length } = period(takes);
        assert!((start..1000).all(|heap| values[heap] == values[heap + length]));
        let shown = spaced(&values[..=last]);
        rows.push(vec![spaced(takes), shown, start.to_string(), length.to_string()]);
    }
    PAGE.table("examples", &columns(&rows));
}

#[test]
fn windows() {
    let takes = [2, 5];
    let ([less, more], size) = (takes, takes[1]);
    let values = table(100, &takes);
    let (first, length) = repetition(&values, size).unwrap();
    let (second, shown) = (first + length, listed(&values[first..first + size]));
    let (first_end, second_end) = (first + size - 1, second + size - 1);
    PAGE.state(&format!(
        "{less}, {more}; {shown}; {first}, {first_end}; {second}, {second_end}, {length}"
    ));
    Document::theory("grundy").state(&format!("{less}, {more}, {length}"));
    let (values, length) = (takes.len() + 1, period(&takes).length);
    let bound = values.pow(u32::try_from(size).unwrap());
    PAGE.state(&format!("{values}, {size}, {bound}; {less}, {more}; {length}"));
}

#[test]
fn of_infinite_sets() {
    let powers: Vec<usize> = (0..10).map(|bit| 1 << bit).collect();
    let values = table(600, &powers);
    let repeats = |&length: &usize| values[length..] == values[..values.len() - length];
    let length = (1..300).find(repeats).unwrap();
    let values = table(60, &[1, 2, 3, 5, 8, 13, 21, 34, 55]);
    let first = &values[..10];
    let followed = values.chunks(10).skip(1).take_while(|&values| values == first).count();
    assert_eq!(followed, 2); // "twice"
    let first = listed(first);
    PAGE.state(&format!("{length}, {first}"));
}

#[test]
fn exercise_1() {
    for take in 1..10 {
        let values = table(100, &[take]);
        assert!((0..100).all(|heap| values[heap] == heap / take % 2));
        assert_eq!(period(&[take]).length, 2 * take);
    }
}

#[test]
fn exercise_2() {
    for takes in [&[1, 3][..], &[1, 7, 9], &[1]] {
        assert!((0..100).zip(table(100, takes)).all(|(heap, value)| value == heap % 2));
    }
}

#[test]
fn exercise_3() {
    let takes = [2, 4, 7];
    let size = takes[2];
    let values = table(100, &takes);
    let (first, length) = repetition(&values, size).unwrap();
    let (last, second, end) = (first + size - 1, first + length, first + length + size - 1);
    let shown = listed(&values[first..=last]);
    PAGE.state(&format!(
        "{size}; {shown}; {first}, {last}; {second}, {end}, {end}; {length}; {first}"
    ));
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
