//! Test files of Stone Game. A box is its size and the number of stones in it.

use crate::rules::{nim_sum, nim_wins, Search};
use crate::{sample, Case, TestFile};
use std::collections::BTreeMap;

const MAX_BOXES: usize = 50;
const MAX_SIZE: usize = 1_000_000;

/// The size of a box, and the number of stones in it.
type Filled = (usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let up_to = |max: usize| -> Vec<Filled> {
        (0..=max).flat_map(|size| (0..=size).map(move |stones| (size, stones))).collect()
    };
    let pairs = up_to(4).into_iter().flat_map(|a| up_to(4).into_iter().map(move |b| vec![a, b]));
    // The largest t with t + t² < size, and the numbers of stones next to it.
    let sizes = [2, 3, 6, 7, 12, 13, 20, 21, 30, 31, 110, 111, 992, 993, 300_000];
    let near_t = sizes.into_iter().flat_map(|size| {
        let t = (0..size).take_while(|t| t + t * t < size).count() - 1;
        (t.saturating_sub(1)..=t + 1).map(move |stones| (size, stones))
    });
    let mut random = sample(8, 1, |rng| {
        let mut filled = || {
            let size = rng.usize(1..=100_000);
            let most = [1000, 30, 6, size][rng.usize(..4)];
            (size, rng.usize(..=most.min(size)))
        };
        (0..10).map(|_| filled()).collect::<Vec<_>>()
    });
    for boxes in random.iter_mut().step_by(2) {
        boxes.push(of_value(nim_sum(&values(boxes))));
    }
    vec![
        // All single boxes of small sizes: empty and full ones, and no box to put a stone into.
        test_file("edge-01", up_to(7).into_iter().map(|filled| vec![filled])),
        test_file("edge-02", pairs),
        // Each beside a box of the same value, and beside one of a larger value.
        test_file(
            "edge-03",
            near_t.flat_map(|filled| {
                let value = value(filled);
                [value, value + 1].map(|value| vec![filled, of_value(value)])
            }),
        ),
        // The largest boxes: those that cannot be filled at once; and as many boxes as possible.
        test_file(
            "edge-04",
            [998, 999, 1000, 31, 32, 5, 6, 1, 0, MAX_SIZE]
                .map(|stones| vec![(MAX_SIZE, stones)])
                .into_iter()
                .chain([vec![(MAX_SIZE, 2); MAX_BOXES], vec![(MAX_SIZE, 2); MAX_BOXES - 1]]),
        ),
        // Every other case is lost.
        test_file("random-01", random),
    ]
}

/// A box of this value: it can be filled at once.
fn of_value(value: usize) -> Filled {
    (1000 + value, 1000)
}

/// The values of the boxes, by their definition.
fn values(boxes: &[Filled]) -> Vec<usize> {
    let mut known = BTreeMap::new();
    boxes.iter().map(|&filled| *known.entry(filled).or_insert_with(|| value(filled))).collect()
}

/// The value of a box: the mex for each number of stones, from the full box on. What a move reaches is a window of
/// the values, which loses some at its end as it gets one at its beginning.
fn value((size, stones): Filled) -> usize {
    let (mut values, mut counts) = (vec![0; size + 1], vec![0; size + 2]);
    let (mut end, mut mex) = (size, 0);
    for c in (stones..size).rev() {
        counts[values[c + 1]] += 1;
        while end > c + c * c {
            counts[values[end]] -= 1;
            if counts[values[end]] == 0 {
                mex = mex.min(values[end]);
            }
            end -= 1;
        }
        while counts[mex] > 0 {
            mex += 1;
        }
        values[c] = mex;
    }
    values[stones]
}

fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<Filled>>) -> TestFile {
    let mut search = Search::normal(|boxes: &Vec<Filled>| {
        let most = |(size, c): Filled| size.min(c + c * c);
        let moves = |i: usize| (boxes[i].1 + 1..=most(boxes[i])).map(move |c| (i, c));
        let put = |(i, c): (usize, usize)| {
            let mut next = boxes.clone();
            next[i] = (boxes[i].0, c);
            next
        };
        (0..boxes.len()).flat_map(moves).map(put).collect()
    });
    let cases = positions.into_iter().zip(1..).map(|(boxes, number)| {
        let is_legal = |&(size, stones): &Filled| stones <= size && size <= MAX_SIZE;
        assert!((1..=MAX_BOXES).contains(&boxes.len()) && boxes.iter().all(is_legal), "{boxes:?}");
        let wins = nim_wins(&values(&boxes));
        let is_small = boxes.iter().all(|&(size, _)| size <= 7);
        assert!(!is_small || search.wins(&boxes) == wins, "{boxes:?}");
        let lines = boxes.iter().map(|(size, stones)| format!("\n{size} {stones}"));
        let input = format!("{}{}", boxes.len(), lines.collect::<String>());
        Case::new(input, format!("Case {number}:\n{}", if wins { "Yes" } else { "No" }))
    });
    TestFile::new(name, cases)
}
