//! The page `periods`.

use crate::grundy::grundy_table;
use checks::blocks::{cells, listed, named, spaced, Document};
use checks::rules::Search;

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
    let takes = [2, 5];
    let ([less, more], size) = (takes, takes[1]);
    let values = table(100, &takes);
    let (first, length) = repetition(&values, size).unwrap();
    let (second, shown) = (first + length, listed(&values[first..first + size]));
    let (first_end, second_end) = (first + size - 1, second + size - 1);
    PAGE.says(&format!(
        "{less}, {more}, {shown}, {first}, {first_end}, {second}, {second_end}, {length}"
    ));
    Document::theory("grundy").says(&format!("{less}, {more}, {length}"));
    let (values, length) = (takes.len() + 1, period(&takes).1);
    let bound = values.pow(u32::try_from(size).unwrap());
    PAGE.says(&format!("{values}, {size}, {bound}, {less}, {more}, {length}"));
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
    PAGE.says(&format!("{length}, 1847, 1848, {first}")); // of the powers of two, in hdu1847, and in hdu1848
}

#[test]
fn two_takes() {
    let shortest = |values: &[usize]| {
        (1..values.len() / 2).find(|&length| values[length..] == values[..values.len() - length])
    };
    for (a, b) in (2..=18).flat_map(|b| (1..b).map(move |a| (a, b))) {
        let values = table(5 * (a + b), &[a, b]);
        let period = if b % (2 * a) == a { 2 * a } else { a + b };
        assert_eq!(shortest(&values), Some(period), "{a} {b}");
    }
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
    for most in 2..=16 {
        let sets = winning_takes(most, 400);
        // By the rules: the heap, and the last take.
        let mut game = Search::normal(|&(n, last): &(usize, usize)| {
            (1..=n.min(most)).filter(|&take| take != last).map(|take| (n - take, take)).collect()
        });
        for (n, set) in sets[..60].iter().enumerate() {
            for last in 0..=most {
                assert_eq!(game.wins(&(n, last)), set & !(1 << last) != 0, "{n} {last} {most}");
            }
        }
        let is_lost = |n: usize| sets[n] == 0;
        if most % 2 == 0 {
            assert!((0..400).all(|n| is_lost(n) == (n % (most + 1) == 0)), "{most}");
            continue;
        }
        let (start, length) = repetition(&sets, most).unwrap();
        let lost: Vec<usize> = (0..length).filter(|&n| is_lost(n)).collect();
        assert!((0..start + length).all(|n| is_lost(n) == lost.contains(&(n % length))));
        rows.push(vec![most.to_string(), length.to_string(), spaced(lost)]);
    }
    PAGE.table("repeats", &rows);
}

#[test]
fn exercise_1() {
    for take in 1..10 {
        assert_eq!(period(&[take]).1, 2 * take);
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
    PAGE.says(&format!(
        "{size}, {shown}, {first}, {last}, {second}, {end}, {end}, {length}, {first}"
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
