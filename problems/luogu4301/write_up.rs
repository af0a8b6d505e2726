//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::least_removed;
use super::tests::{as_u64, brute_force, kept};
use checks::blocks::{listed, named, spaced, Document};
use checks::rules::nim_sum;

const WRITE_UP: Document = Document::write_up("luogu4301");

/// The heaps of the diagram.
const HEAPS: [usize; 5] = [12, 10, 9, 6, 3];

#[test]
fn one_more_heap() {
    let row = |heaps: &[usize]| {
        let removed = (1..=12).map(|heap| brute_force(&[heaps, &[heap]].concat()).unwrap());
        named(format!("{} h", spaced(heaps)), removed)
    };
    WRITE_UP.table("heaps", &[named("h", 1..=12), row(&[3, 5]), row(&[3, 5, 9])]);
}

#[test]
fn the_elimination() {
    let mut basis: Vec<usize> = Vec::new();
    let mut rows = vec![["heap", "binary", "rest", "kept"].map(String::from).to_vec()];
    let mut removed = 0;
    for heap in HEAPS {
        let rest = basis.iter().fold(heap, |rest, &number| rest.min(rest ^ number));
        let kept = if rest > 0 { "yes" } else { "no" };
        rows.push(vec![
            heap.to_string(),
            format!("{heap:04b}"),
            format!("{rest:04b}"),
            kept.to_string(),
        ]);
        if rest > 0 {
            basis.push(rest);
        } else {
            removed += heap;
        }
    }
    assert_eq!(removed as u128, least_removed(as_u64(&HEAPS)));
    assert_eq!(Some(removed), brute_force(&HEAPS));
    WRITE_UP.table("elimination", &rows);
}

#[test]
fn exercise_1_heaps_that_are_not_known() {
    let pairs = [[1, 4], [2, 7], [3, 6]];
    let sums = (0..8).map(|set| nim_sum(&[0, 1, 2].map(|i| pairs[i][set >> i & 1])));
    let lost = sums.filter(|&sum| sum == 0).count();
    WRITE_UP.says(&format!("{}, {lost}, 8", listed(pairs.map(|[a, b]| a ^ b))));
}

#[test]
fn exercise_2_how_many_sets_have_the_sum_0() {
    let zeros = 1 + kept(&HEAPS).iter().filter(|set| nim_sum(set) == 0).count();
    WRITE_UP.says(&format!("2^{{5 - 3}} = {zeros}"));
}
