//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, Forbidden};
use super::{grundy, repeats};
use checks::blocks::{first_lost, letter_lines, listed, named, spaced, Document};
use checks::rules::{all_sets, in_one, minus, values_of_heaps, Search};

const WRITE_UP: Document = Document::write_up("abc255g");

/// The Grundy values of the heaps below `size`, from the definition.
fn table(forbidden: &[(usize, usize)], size: usize) -> Vec<u64> {
    values_of_heaps(size, |heap| moves(heap, forbidden))
}

/// The repeats, as the program finds them.
fn repeats_of(forbidden: &[(usize, usize)]) -> Vec<(u64, u64)> {
    repeats(forbidden.iter().map(|&(heap, take)| (heap as u64, take as u64)).collect())
}

#[test]
fn the_write_up_shows_the_table() {
    let mut table = vec![named("forbidden", 0..=11)];
    for pairs in [
        vec![],
        vec![(2, 2)],
        vec![(2, 2), (5, 5)],
        vec![(2, 2), (5, 5), (5, 3)],
        vec![(2, 2), (5, 5), (5, 3), (8, 1)],
        vec![(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)],
    ] {
        let shown = spaced(pairs.iter().map(|(heap, take)| format!("{heap}-{take}")));
        let forbidden: Forbidden = pairs.into_iter().collect();
        let wins = brute_force(&forbidden, &Forbidden::new(), 12); // the second is a heap of Nim
        table.push(named(shown, first_lost(&wins)));
    }
    WRITE_UP.table("heaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let some = Forbidden::from([(2, 2), (5, 5), (5, 3), (8, 1), (8, 4)]);
    let all_stones = (1..=11).map(|heap| (heap, heap)).collect();
    let sets = [Forbidden::new(), some, all_stones];
    let mut rows = String::new();
    for in_a in &sets {
        for in_b in &sets {
            rows += &letter_lines(brute_force(in_a, in_b, 12));
        }
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// What the moves leave of a heap.
fn moves(heap: usize, forbidden: &[(usize, usize)]) -> Vec<usize> {
    minus(heap, (1..=heap).filter(|&take| !forbidden.contains(&(heap, take))))
}

#[test]
fn exercise_1_winning_moves() {
    let forbidden = [(2, 1), (3, 3), (3, 1), (1, 1)];
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| moves(heap, &forbidden)));
    assert_eq!(game.winning(&vec![1, 2, 4]), [[1, 2, 3], [1, 2, 2]]);
    let values = table(&forbidden, 5);
    let sum = values[1] ^ values[2] ^ values[4];
    WRITE_UP.says(&format!("1, 2, 3, 4, {}, {sum}, 1, 2, 4", listed(&values[1..])));
}

#[test]
fn exercise_3_bachet() {
    for limit in 1..=5 {
        let n = 16;
        let takes =
            (limit + 1..=n).flat_map(|heap| (limit + 1..=heap).map(move |take| (heap, take)));
        let forbidden: Vec<(usize, usize)> = takes.collect();
        assert_eq!(forbidden.len(), (n - limit) * (n - limit + 1) / 2);
        let repeats = repeats_of(&forbidden);
        assert!(repeats.iter().map(|repeat| repeat.0).eq(limit as u64 + 1..=n as u64));
        for heap in 0..=n {
            assert_eq!(grundy(heap as u64, &repeats), (heap % (limit + 1)) as u64);
        }
    }
}

#[test]
fn exercise_4_lost_heaps() {
    // Of pairs up to 4, all sets of up to 4.
    let pairs = (1..=4).flat_map(|heap| (1..=heap).map(move |take| (heap, take)));
    let mut most = [0; 5];
    for forbidden in all_sets(pairs) {
        if let Some(most) = most.get_mut(forbidden.len()) {
            let lost = table(&forbidden, 6).iter().skip(1).filter(|&&value| value == 0).count();
            *most = lost.max(*most);
        }
    }
    let largest = |m: usize| (0..=m).rfind(|k| k * (k + 1) / 2 <= m).unwrap();
    assert_eq!(most, [0, 1, 2, 3, 4].map(largest));
    let k = largest(200_000);
    WRITE_UP.says(&format!("M = 200000, {k}"));
}
