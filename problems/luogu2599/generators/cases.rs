//! Test files of Taking Stones from Both Ends: rows whose first heap is or nearly is the losing size, equal heaps
//! and heaps that differ by one.

use crate::prelude::*;

/// The bound on the number of cases.
const MAX_CASES: usize = 10;

/// The largest number of heaps.
const MAX_HEAPS: usize = 1000;

/// The largest heap.
const MAX_HEAP: usize = 1_000_000_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // One heap, and two that are equal or not.
        vec![
            vec![MAX_HEAP],
            vec![1, 1],
            vec![2, 1],
            vec![1, 2],
            vec![MAX_HEAP, MAX_HEAP],
            vec![MAX_HEAP, MAX_HEAP - 1],
            vec![2, 1, 2],
            vec![2, 2, 2],
            vec![2, 3, 2],
            vec![2, 3, 3],
        ],
        // The middle heaps 6 and 3: a heap of x behind them, and the heap before them that makes it lost.
        (1..=10).map(|x| before(&[6, 3, x], 0)).collect(),
        // The same with 3 and 6.
        (1..=10).map(|x| before(&[3, 6, x], 0)).collect(),
        // One stone more than the losing size.
        (1..=10).map(|x| before(&if x % 2 == 0 { [6, 3, x] } else { [3, 6, x] }, 1)).collect(),
        // Rows of equal heaps, of even and odd length.
        (1..=10).map(|length| vec![MAX_HEAP; length]).collect(),
        // Palindromes and near ones.
        sample(MAX_CASES, 1, |rng| {
            let length = rng.usize(2..=4);
            let half = random_list(rng, length, 1..=3);
            let back = half.iter().rev().copied().skip(usize::from(rng.bool()));
            half.iter().copied().chain(back).collect()
        }),
    ];
    // Lost and nearly lost: long rows of small heaps, of heaps over the whole range, and of the largest ones.
    let long = [1..=5, 1..=MAX_HEAP, MAX_HEAP - 4..=MAX_HEAP];
    let long = long.map(|heaps| {
        sample(MAX_CASES, 20, |rng| {
            let length = rng.usize(20..=60);
            let row = random_list(rng, length, heaps.clone());
            before(&row, [-1, 0, 0, 1][rng.usize(..4)])
        })
    });
    let edge = [edge, long.to_vec()].concat();
    let mut files = numbered([("edge", edge)], test_file);
    let (n, most) = (MAX_HEAPS, MAX_HEAP as u64);
    let rows = [
        all_equal(n, most),
        all_equal(n - 1, most),
        ascending(n),
        descending(n),
        spread(n, 1..=most),
        spread(n, 1..=most).into_iter().rev().collect(),
        cycled(&[1, most], n),
        cycled(&[most, most - 1], n),
        [ascending(n / 2), descending(n / 2)].concat(),
        [descending(n / 2), ascending(n / 2)].concat(),
    ];
    files.extend(largest([("in order, and in turns", rows.map(|row| counted(&row)).to_vec())]));
    files
}

/// A row with the heap before it that makes it lost, or with so many stones more there; if that is no legal heap, the row
/// itself.
fn before(row: &[usize], more: isize) -> Vec<usize> {
    let size = Ends::of(row).left.checked_add_signed(more);
    let legal = size.filter(|size| (1..=MAX_HEAP).contains(size));
    legal.into_iter().chain(row.iter().copied()).collect()
}

fn test_file(name: &str, rows: Vec<Vec<usize>>) -> TestFile {
    let cases = rows.into_iter().map(|row| Case::new(counted(&row), u8::from(wins(&row))));
    TestFile::new(name, cases).at_most(MAX_CASES)
}

/// Whether the first player wins: the last heap is not what makes those before it lost.
fn wins(row: &[usize]) -> bool {
    let (last, before) = row.split_last().expect("there is a heap");
    *last != Ends::of(before).right
}

/// The sizes at the two ends of a block that make it lost.
#[derive(Clone)]
struct Ends {
    left: usize,
    right: usize,
}

impl Ends {
    fn of(row: &[usize]) -> Ends {
        // At i: of the block of some length from i on.
        let mut ends = vec![Ends { left: 0, right: 0 }; row.len() + 1];
        for length in 1..=row.len() {
            for i in 0..=row.len() - length {
                let (block, mirrored) = (&ends[i], &ends[i + 1]);
                let left = across(row[i + length - 1], block.left, block.right);
                let right = across(row[i], mirrored.right, mirrored.left);
                ends[i] = Ends { left, right };
            }
        }
        ends[0].clone()
    }
}

/// The size across from a heap of x. The sizes for 0, 1, 2, ... stones are `other`, and then 1, 2, 3, ... without
/// `other`, except that the size for `same` is 0: so x has the place x or x - 1 in that list.
fn across(x: usize, other: usize, same: usize) -> usize {
    let place = if same != 0 && x > same { x - 1 } else { x };
    match x == same {
        true => 0,
        false if other == 0 || place < other => place,
        false => place + 1,
    }
}
