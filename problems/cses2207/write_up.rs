//! The tables that the write-up shows, the sparse space, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use super::{grundy_values, LARGEST, LAST_LOST};
use checks::blocks::{cells, grid, listed, lost_cells, named, Document};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("cses2207");

/// The splits of a heap: the smaller part and the larger one.
fn splits(n: usize) -> impl Iterator<Item = [usize; 2]> {
    (1..n).map(move |a| [a, n - a]).filter(|[a, b]| a < b)
}

/// The Grundy values of the heaps of 0 to `largest` coins, by the sparse space. A value is rare if the
/// number of ones in its binary representation, without the last digit, is even.
fn sparse_values(largest: usize) -> Vec<u8> {
    let is_rare = |value: u8| (value >> 1).count_ones() % 2 == 0;
    let mut grundy = vec![0; largest + 1];
    let mut rare_heaps: Vec<usize> = vec![];
    for n in 1..=largest {
        let mut occurs = [false; 256];
        for &a in rare_heaps.iter().filter(|&&a| 2 * a != n) {
            occurs[usize::from(grundy[a] ^ grundy[n - a])] = true;
        }
        // The least common value that does not occur: no other split can have a common value.
        let common =
            (0..=255).find(|&value| !is_rare(value) && !occurs[usize::from(value)]).unwrap();
        // Do the smaller rare values occur? Look at all splits until they all do.
        let mut missing = (0..common).filter(|&value| !occurs[usize::from(value)]).count();
        for a in 1..(n + 1) / 2 {
            if missing == 0 {
                break;
            }
            let value = grundy[a] ^ grundy[n - a];
            if value < common && !occurs[usize::from(value)] {
                occurs[usize::from(value)] = true;
                missing -= 1;
            }
        }
        grundy[n] = (0..=common).find(|&value| !occurs[usize::from(value)]).unwrap();
        if is_rare(grundy[n]) {
            rare_heaps.push(n);
        }
    }
    grundy
}

/// The lost heaps among these values.
fn lost(values: &[u8]) -> Vec<usize> {
    (1..values.len()).filter(|&n| values[n] == 0).collect()
}

#[test]
fn the_sparse_space_gives_the_same_values() {
    let values = sparse_values(2000);
    assert!(values.iter().map(|&value| usize::from(value)).eq(grundy_values(2000)));
    let lost = lost(&values);
    assert_eq!(lost.last(), Some(&LAST_LOST));
    assert_eq!(lost.len(), 41);
}

/// What the answers for heaps above 1222 rest on. About twenty seconds in a release build:
/// `cargo test --release --bin cses2207 -- --ignored`
#[test]
#[ignore = "computes a million values"]
fn no_heap_from_1223_to_1000000_is_lost() {
    let values = sparse_values(usize::try_from(LARGEST).unwrap());
    assert_eq!(lost(&values).last(), Some(&LAST_LOST));
    assert_eq!(values.iter().max(), Some(&231));
    // FNV-1a of all values, as a table by all splits has it as well.
    let hash = values[1..].iter().fold(1_469_598_103_934_665_603_u64, |hash, &value| {
        (hash ^ u64::from(value)).wrapping_mul(0x100_0000_01b3)
    });
    assert_eq!(hash, 0xea8c_5af7_49d5_d875);
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut known = HashMap::new();
    let row = lost_cells((1..=20).map(|n| brute_force(&mut known, &[n])), 'W');
    WRITE_UP.table("heaps", &[named("n", 1..=20), named("", row)]);

    let values = grundy_values(LAST_LOST);
    let rows = values[..96].chunks(12).enumerate();
    let rows = rows.map(|(row, values)| ((12 * row).to_string(), cells(values)));
    WRITE_UP.table("values", &grid("+", 0..12, rows));

    let lost: Vec<usize> = (1..=LAST_LOST).filter(|&n| values[n] == 0).collect();
    let rows: String = lost.chunks(12).map(|row| format!("{}\n", listed(row))).collect();
    WRITE_UP.text("lost heaps", &rows);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines: String =
        (1..=24).map(|n| if brute_force(&mut known, &[n]) { 'W' } else { 'L' }).collect();
    for value in grundy_values(LAST_LOST) {
        lines += &format!("\n{value}");
    }
    WRITE_UP.prints("brute_force.cpp", &(lines + "\n"));
}

#[test]
fn winning_moves_from_three_heaps() {
    let (heaps, values) = ([8, 11, 13], grundy_values(13));
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    let all = heaps.into_iter().flat_map(|heap| splits(heap).map(move |parts| (heap, parts)));
    let wins = |&(heap, [a, b]): &(usize, [usize; 2])| values[heap] ^ sum == values[a] ^ values[b];
    let moves = all.filter(wins).map(|(heap, [a, b])| format!("${heap} = {a} + {b}$"));
    WRITE_UP.says(&format!(
        "{}, {sum}, 3, {}",
        listed(heaps.map(|heap| values[heap])),
        listed(moves)
    ));
}

#[test]
fn a_winning_split_into_two_won_heaps() {
    let values = grundy_values(100);
    let into_lost = |n: usize| splits(n).any(|[a, b]| values[a] == 0 && values[b] == 0);
    let n = (1..100).find(|&n| values[n] != 0 && !into_lost(n)).unwrap();
    let [a, b] = splits(n).find(|&[a, b]| values[a] == values[b]).unwrap();
    WRITE_UP.says(&format!("{n}, {a}, {b}, {}", values[a]));
}

#[test]
fn another_sparse_space() {
    let values = grundy_values(2000);
    let rare =
        |mask: usize| (1..=2000).filter(|&n| (values[n] & mask).count_ones() % 2 == 0).count();
    WRITE_UP.says(&format!("2000, {}, {}", rare(!1), rare(!0)));
}
