//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::stan_wins;
use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_lines, lost_cells, Document};
use checks::rules::{in_one, Search};
use common::grundy::GrundySearch;
use common::subtraction::fibonacci;

type Pair = (usize, usize);

/// The pairs after a move, the larger number first.
fn moves(&(a, b): &Pair) -> Vec<Pair> {
    let times = a.checked_div(b).unwrap_or(0);
    (1..=times).map(|times| a - times * b).map(|rest| (rest.max(b), rest.min(b))).collect()
}

/// The moves that leave two positive numbers.
fn positive_moves(pair: &Pair) -> Vec<Pair> {
    moves(pair).into_iter().filter(|(_, b)| *b > 0).collect()
}

/// All pairs of numbers of 1 to `max`, the larger one first.
fn pairs(max: usize) -> impl Iterator<Item = Pair> {
    (1..=max).flat_map(|a| (1..=a).map(move |b| (a, b)))
}

fn wins((a, b): Pair) -> bool {
    stan_wins(a as u64, b as u64)
}

const WRITE_UP: Document = Document::write_up("euclidsgame");

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(40)));
}

#[test]
fn the_write_up_shows_the_table() {
    let won = brute_force(16);
    let rows = (won[..=10].iter().enumerate().skip(1))
        .map(|(a, row)| (a.to_string(), lost_cells(row[1..].iter().copied(), '.')));
    WRITE_UP.table("pairs", &grid("a\\b", 1..=16, rows));
}

#[test]
fn exercise_1_the_winning_move() {
    let winning = |pair: Pair| -> Vec<Pair> {
        moves(&pair).into_iter().filter(|&(a, b)| b == 0 || !wins((a, b))).collect()
    };
    for pair in pairs(150) {
        assert_eq!(winning(pair).len(), usize::from(wins(pair)), "{pair:?}");
    }
    let [(a, b)] = winning((100, 28))[..] else { panic!() };
    let times = (100 - a) / 28;
    WRITE_UP.says(&format!(r"100, 28, {times} \times 28, {a}, {b}"));
}

#[test]
fn exercise_2_whoever_makes_a_zero_loses() {
    let mut misere = Search::misere(moves);
    for (a, b) in pairs(120) {
        assert_eq!(misere.wins(&(a, b)), a != b && wins((a, b)), "{a} {b}");
    }
}

#[test]
fn exercise_3_how_many_are_lost() {
    let lost = |max: usize| pairs(max).filter(|&pair| !wins(pair)).count() * 2; // in both orders
    let count = lost(1000);
    assert_eq!(format!("{:.4}", 2.0 - (1.0 + f64::sqrt(5.0)) / 2.0), "0.3820");
    WRITE_UP.says(&format!("1000, {count}, 1000000"));
}

#[test]
fn exercise_4_neighbouring_fibonacci_numbers() {
    let numbers: Vec<usize> = fibonacci().take(40).map(|n| usize::try_from(n).unwrap()).collect();
    for (k, pair) in (1..).zip(numbers.windows(2)) {
        let (mut a, mut b) = (pair[1], pair[0]);
        assert_eq!(wins((a, b)), k % 2 == 1);
        let mut count = 0;
        while (a, b) != (2, 1) {
            let [next] = moves(&(a, b))[..] else { panic!("a choice") };
            (a, b) = next;
            count += 1;
        }
        assert_eq!(count, k - 1); // and one more takes 2 from 2
    }
}

#[test]
fn exercise_5_two_pairs_side_by_side() {
    let mut values = GrundySearch::new(positive_moves);
    let mut value = |a: usize, b: usize| values.grundy(&(a.max(b), a.min(b)));
    let rows = (1..=9).map(|a| (a.to_string(), cells((1..=9).map(|b| value(a, b)))));
    let table = grid("a\\b", 1..=9, rows);
    let [p, q] = [(7, 3), (9, 4)];
    let value = values.grundy(&p);
    let mut both =
        Search::normal(|pairs: &Vec<Pair>| in_one(pairs, |_, pair| positive_moves(pair)));
    assert!(!both.wins(&vec![p, q]));
    WRITE_UP.table("values", &table);
    WRITE_UP.says(&format!("(7, 3), (9, 4), {value}"));
}
