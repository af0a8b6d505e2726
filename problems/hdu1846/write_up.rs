//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, listed, lost_cells, Document};

const WRITE_UP: Document = Document::write_up("hdu1846");

/// The lost ones of the heaps of 0 to `n` stones, where `takes` are the moves from a heap and the player
/// who faces the empty heap has won or lost.
fn lost<T: IntoIterator<Item = usize>>(
    n: usize,
    wins_at_the_end: bool,
    takes: impl Fn(usize) -> T,
) -> Vec<usize> {
    let mut wins = vec![wins_at_the_end];
    for heap in 1..=n {
        wins.push(takes(heap).into_iter().any(|take| !wins[heap - take]));
    }
    (0..=n).filter(|&heap| !wins[heap]).collect()
}

#[test]
fn the_write_up_shows_the_table() {
    let rows = (1..=4).map(|m| {
        let heaps = brute_force(12, m).into_iter();
        (format!("m = {m}"), lost_cells(heaps, 'W'))
    });
    WRITE_UP.table("heaps", &grid("n", 0..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let rows = letter_lines((1..=10).map(|m| brute_force(40, m)));
    WRITE_UP.prints("brute_force.cpp", &rows);
}

#[test]
fn exercise_1_the_last_stone_loses() {
    let lost = listed(&lost(20, true, |heap| 1..=3.min(heap))[..4]);
    WRITE_UP.says(&format!("m = 3, {lost}"));
}

#[test]
fn exercise_2_takes_of_p_to_q() {
    let takes = |heap: usize| 2.min(heap)..=4.min(heap); // with fewer than p stones: all of them
    let lost = listed(&lost(20, false, takes)[..6]);
    WRITE_UP.says(&format!("p = 2, q = 4, {lost}"));
}

#[test]
fn exercise_3_at_most_one_winning_first_move() {
    for m in 1..=20 {
        let lost = lost(200, false, |heap| 1..=m.min(heap));
        for n in 0..=200 {
            let winning: Vec<usize> =
                (1..=m.min(n)).filter(|take| lost.contains(&(n - take))).collect();
            let remainder = Some(n % (m + 1)).filter(|&rest| rest != 0);
            assert_eq!(winning, Vec::from_iter(remainder), "n = {n}, m = {m}");
        }
    }
}

#[test]
fn exercise_4_powers_of_two() {
    let powers = |heap: usize| (0..).map(|e| 1 << e).take_while(move |&take| take <= heap);
    let lost = listed(&lost(20, false, powers)[..5]);
    WRITE_UP.says(&format!("{lost}, 3"));
}
