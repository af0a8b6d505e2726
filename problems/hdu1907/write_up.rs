//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, listed, lost_cells, Document};
use checks::rules::{all_lists, in_one, in_one_heap, minus, values_of_heaps, Search};
use common::grundy::grundy_table;
use common::nim::{misere_nim_wins, nim_sum};

const WRITE_UP: Document = Document::write_up("hdu1907");

#[test]
fn the_write_up_shows_the_table() {
    for (game, is_misere) in [("normal play", false), ("misère", true)] {
        let lost = brute_force(6, is_misere);
        let rows = (0..=6).map(|a| {
            let wins = (0..=6).map(|b| !lost.contains(&[a, b, 0]));
            (format!("a = {a}"), lost_cells(wins, 'W'))
        });
        WRITE_UP.table(game, &grid("b", 0..=6, rows));
    }
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for misere in [false, true] {
        let lost = brute_force(8, misere);
        let wins = |ab: &Vec<usize>| {
            (0..=8).map(|c| !lost.contains(&[ab[0], ab[1], c])).collect::<Vec<_>>()
        };
        rows += &letter_lines(all_lists(2, 0..=8).iter().map(wins));
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

type Position = Vec<usize>;

#[test]
fn exercise_1_the_first_moves_of_both_games() {
    let moves = |heaps: &Position| in_one(heaps, |_, &heap| 0..heap);
    let (mut misere, mut normal) = (Search::misere(moves), Search::normal(moves));
    let mut winning = |heaps: &Position| [misere.winning(heaps), normal.winning(heaps)];
    for heaps in all_lists(3, 0..=5) {
        let [misere, normal] = winning(&heaps);
        let (sweets, count) = (heaps.iter().sum::<usize>(), moves(&heaps).len());
        match heaps.iter().filter(|&&heap| heap > 1).count() {
            0 if sweets % 2 == 0 => assert!(misere.len() == count && normal.is_empty()),
            0 => assert!(normal.len() == count && misere.is_empty()),
            1 => assert!(misere.len() == 1 && normal.len() == 1 && misere != normal, "{heaps:?}"),
            _ => assert_eq!(misere, normal, "{heaps:?}"),
        }
    }
    let [misere, normal] = winning(&vec![1, 1, 3]).map(|options| {
        assert_eq!((options.len(), &options[0][..2]), (1, &[1, 1][..]));
        options[0][2]
    });
    WRITE_UP.says(&format!("1, 1, 3, 3, {misere}, {normal}"));
}

#[test]
fn exercise_3_from_p_to_q_coins() {
    let (p, q) = (2, 4);
    let lost = Search::misere(|&heap: &usize| minus(heap, heap.min(p)..=q)).lost(0..24);
    WRITE_UP.says(&format!("{p}, {q}, {}", listed(lost)));
}

/// The example; the theory of misère play has all sets of takes up to 5.
#[test]
fn exercise_4_misere_s_nim() {
    let values = values_of_heaps(8, |heap| minus(heap, [2, 5]));
    let take = [2, 5].into_iter().find(|take| values[7 - take] == 1).unwrap();
    let (of_seven, of_rest) = (values[7], values[7 - take]);
    WRITE_UP.says(&format!("2, 5, 7, {of_seven}, {take}, {of_rest}"));
}

#[test]
fn exercise_5_kayles() {
    let splits = |row: usize| {
        let left = |take: usize| (0..=row - take).map(move |left| [left, row - take - left]);
        (1..=row.min(2)).flat_map(left).collect::<Vec<_>>()
    };
    let moves = |rows: &Position| {
        in_one_heap(rows, |row| splits(row).iter().map(|split| split.to_vec()).collect())
    };
    let values = grundy_table(6, |row, grundy| {
        splits(row).iter().map(|split| nim_sum(split.map(|row| grundy[row]))).collect()
    });
    let value = |rows: &Position| nim_sum(rows.iter().map(|&row| values[row]));
    assert!(misere_nim_wins([values[1], values[5]]));
    assert!(!Search::misere(moves).wins(&vec![1, 5]));
    assert!(moves(&vec![5]).contains(&vec![2, 2]));
    assert!(moves(&vec![2, 2]).iter().all(|option| value(option) != 1));
    let [one, five, two, pair] =
        [value(&vec![1]), value(&vec![5]), value(&vec![2]), value(&vec![2, 2])];
    WRITE_UP.says(&format!(r"1, 5, {one}, {five}, {two} \oplus {two} = {pair}"));
}
