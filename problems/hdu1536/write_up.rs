//! The table that the write-up shows, its theorem, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, letter_lines, listed, named, Document};
use checks::rules::{all_sets, in_one, mex, minus, period, Search};

const WRITE_UP: Document = Document::write_up("hdu1536");

/// The Grundy values of the heaps of 0 to `max` beads: by the definition and nothing else.
fn grundy_values(takes: &[usize], max: usize) -> Vec<usize> {
    let mut grundy = Vec::new();
    for heap in 0..=max {
        let left = minus(heap, takes.iter().copied()).into_iter();
        let options: Vec<usize> = left.map(|left| grundy[left]).collect();
        grundy.push(mex(&options));
    }
    grundy
}

#[test]
fn the_write_up_shows_the_table() {
    let mut table = vec![[named("heap", 0..20), cells(["from", "length"])].concat()];
    for takes in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[1, 2, 5], &[2, 4, 7]] {
        let values = grundy_values(takes, 100);
        let (start, length) = period(&values, *takes.last().unwrap()).unwrap();
        let takes = format!("{takes:?}").replace('[', "{").replace(']', "}");
        table.push([named(takes, &values[..20]), cells([start, length])].concat());
    }
    WRITE_UP.table("values", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for takes in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[5, 2, 1], &[7, 4, 2, 4]]
    {
        lines += &format!("{}\n", listed(grundy_values(takes, 99)));
        lines += &letter_lines(brute_force(takes, 19));
    }
    WRITE_UP.prints("brute_force.cpp", &lines.replace(", ", " "));
}

fn set(takes: &[usize]) -> String {
    format!(r"$\lbrace {} \rbrace$", listed(takes))
}

#[test]
fn periods_of_two_takes() {
    let (mut sets, mut exceptions) = (0, Vec::new());
    for b in 2..=12 {
        for a in 1..b {
            let values = grundy_values(&[a, b], 3 * b);
            // From heap 0 on: a window of b values that occurs again proves it.
            let period = (1..=a + b).find(|&q| values[..b] == values[q..q + b]).unwrap();
            let odd_multiple = b % a == 0 && b / a % 2 == 1;
            assert_eq!(period, if odd_multiple { 2 * a } else { a + b }, "{a} {b}");
            if odd_multiple {
                exceptions.push([a, b]);
            }
            sets += 1;
        }
    }
    exceptions.sort_unstable();
    let (count, all) = (exceptions.len(), exceptions.iter().map(|takes| set(takes)));
    let all: Vec<String> = all.collect();
    WRITE_UP.says(&format!("{sets}, {count}, 2a, {}", all.join(", ")));
}

#[test]
fn ferguson_pairing() {
    for takes in all_sets(1..=7).into_iter().skip(1) {
        let values = grundy_values(&takes, 60);
        for heap in 0..=60 - takes[0] {
            assert_eq!(values[heap + takes[0]] == 1, values[heap] == 0, "{takes:?} {heap}");
        }
    }
    let values = grundy_values(&[2, 5], 20);
    let heaps_with =
        |value, max| -> Vec<usize> { (0..=max).filter(|&heap| values[heap] == value).collect() };
    let (zeros, ones) = (listed(heaps_with(0, 19)), listed(heaps_with(1, 19)));
    assert_eq!(values[20], 1);
    WRITE_UP.says(&format!("{zeros}, 2, {ones}, 20"));
}

#[test]
fn a_set_for_each_heap() {
    let sets = [&[2, 5][..], &[1, 2, 3]];
    let mut game = Search::normal(|heaps: &Vec<usize>| {
        in_one(heaps, |i, &heap| minus(heap, sets[i].iter().copied()))
    });
    assert!(!game.wins(&vec![5, 6]));
    let values = [grundy_values(sets[0], 5)[5], grundy_values(sets[1], 6)[6]];
    assert_eq!(values[0], values[1]);
    WRITE_UP.says(&format!("1, 0, {}, 0", values[0]));
}

#[test]
fn a_winning_move_that_raises_the_value() {
    let takes = [2, 5];
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| minus(heap, takes)));
    let values = grundy_values(&takes, 10);
    let winning = game.winning(&vec![10, 5]);
    assert_eq!(winning, [[5, 5], [10, 3]]);
    let (count, old) = (winning.len(), [values[10], values[5]]);
    let new = [values[3], values[5]];
    assert!(new[0] < old[1] && new[1] > old[0]);
    WRITE_UP.says(&format!("{}, {}, {count}, 2, 5, {}, 5, 10, {}", old[0], old[1], new[0], new[1]));
}
