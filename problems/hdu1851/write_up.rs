//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};

const WRITE_UP: Document = Document::write_up("hdu1851");

/// The Grundy values of the piles of 0 to `max` stones, from the definition.
fn grundy(takes: &[usize], max: usize) -> Vec<u64> {
    values_of_heaps(max + 1, |pile| minus(pile, takes.iter().copied()))
}

#[test]
fn the_write_up_shows_the_table() {
    let rows = (1..=4).map(|l| {
        let wins = brute_force([l, 12], 13); // the second pile is a heap of Nim
        (format!("L = {l}"), cells(first_lost(&wins)))
    });
    WRITE_UP.table("piles", &grid("M", 0..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for n in 0..5_usize.pow(2) {
        rows += &letter_lines(brute_force([n % 5 + 1, n / 5 + 1], 13));
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// What Theorem 2 of the page on misère play asks for: the reason in the answer to exercise 5.
#[test]
fn a_pile_of_value_0_is_empty_or_has_an_option_of_value_1() {
    for limit in 1..=20 {
        let takes: Vec<usize> = (1..=limit).collect();
        let values = grundy(&takes, 100);
        assert!((1..=100).all(|pile| values[pile] != 0 || values[pile - limit] == 1), "{limit}");
    }
}

#[test]
fn a_winning_move_that_raises_a_value() {
    let mut game =
        Search::normal(|piles: &Vec<usize>| in_one(piles, |_, &pile| minus(pile, 1..=3)));
    let winning = game.winning(&vec![5, 3]);
    let [raised, lowered] = &winning[..] else { panic!("not two moves") };
    assert_eq!([raised[1], lowered[0]], [3, 5]);
    let (five, three) = (5 - raised[0], 3 - lowered[1]);
    let values = grundy(&[1, 2, 3], 5);
    let (left, low) = (5 - five, values[3 - three]);
    let (old, new) = (values[5], values[left]);
    assert!(old < new && low < values[3]);
    WRITE_UP.says(&format!(
        "{old}, {}, {}, {three}, 3, {low}, {five}, 5, {left}, {old}, {new}",
        values[3],
        old ^ values[3]
    ));
    let [four, three, two] = [4, 3, 2].map(|stones| values[stones]);
    WRITE_UP.says(&format!("4, 3, 2, {four}, {three}, {two}"));
}

#[test]
fn takes_of_2_to_4_and_the_last_stone_loses() {
    let mut game = Search::misere(|&stones: &usize| minus(stones, stones.min(2)..=4));
    let wins: Vec<bool> = (0..60).map(|stones| game.wins(&stones)).collect();
    let period = (1..20).find(|q| (1..40).all(|m| wins[m] == wins[m + q])).unwrap();
    let lost: Vec<usize> = (1..=period).filter(|&stones| !wins[stones]).collect();
    let [first, second] = lost[..] else { panic!("{lost:?}") };
    WRITE_UP.says(&format!("{first}, {second}, {period}"));
}
