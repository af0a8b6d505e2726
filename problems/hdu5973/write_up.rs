//! What the write-up shows, the bounds of its proof in whole numbers, and the answers to its exercises.

use super::tests::brute_force;
use super::{fibonacci, parse, sum, wins};
use checks::blocks::{cells, letter_lines, listed, Document};
use common::subtraction;

const WRITE_UP: Document = Document::write_up("hdu5973");

/// The Fibonacci numbers 1, 2, 3, 5, ... below 10^9.
fn numbers() -> Vec<usize> {
    subtraction::fibonacci()
        .take_while(|&number| number < 1_000_000_000)
        .map(|number| usize::try_from(number).unwrap())
        .collect()
}

/// The indices of the parts, the largest first.
fn indices(number: usize) -> Vec<usize> {
    let (mut rest, mut indices) = (number, Vec::new());
    for (index, &fibonacci) in numbers().iter().enumerate().rev() {
        if fibonacci <= rest {
            rest -= fibonacci;
            indices.push(index);
        }
    }
    indices
}

fn parts(number: usize) -> Vec<usize> {
    indices(number).into_iter().map(|index| numbers()[index]).collect()
}

fn numeral(number: usize) -> String {
    let indices = indices(number);
    let places = indices.first().map_or(1, |index| index + 1);
    (0..places).rev().map(|index| if indices.contains(&index) { '1' } else { '0' }).collect()
}

/// How many zeros the numeral of a positive number ends with.
fn zeros(number: usize) -> usize {
    *indices(number).last().unwrap()
}

fn shifted(number: usize) -> usize {
    indices(number).into_iter().map(|index| numbers()[index + 1]).sum()
}

/// The lost pairs with a positive number up to `max`, by the rules.
fn lost_pairs(max: usize) -> Vec<(usize, usize)> {
    let won = brute_force(max);
    (1..=max).flat_map(|a| (a..=max).map(move |b| (a, b))).filter(|&(a, b)| !won[a][b]).collect()
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(40)));
}

#[test]
fn the_table() {
    let mut rows = vec![cells(["a", "Z(a)", "b", "Z(b)"])];
    for (a, b) in lost_pairs(20) {
        rows.push(vec![a.to_string(), numeral(a), b.to_string(), numeral(b)]);
        assert_eq!((numeral(a) + "0", shifted(a)), (numeral(b), b));
    }
    WRITE_UP.table("numerals", &rows);
}

#[test]
fn play_it_by_hand() {
    assert_eq!([4, 7, 2, 3].map(numeral), ["101", "1010", "10", "100"]);
    let won = brute_force(7);
    let options: Vec<(usize, usize)> = (1..=4).map(|take| (4 - take, 7 - take)).collect();
    assert!(options.iter().all(|&(a, b)| won[a][b]) && !won[4][7]);
}

/// The proof in whole numbers: x < k φ says that x² < k (k + x).
#[test]
fn the_proof() {
    let is_below = |x: usize, k: usize| x * x < k * (k + x);
    for a in 1..5000 {
        let d = shifted(a) - a;
        if zeros(a) % 2 == 0 {
            assert!(is_below(a, d) && !is_below(a + 1, d), "-1 < a - d φ < 0 for {a}");
        } else {
            assert!(!is_below(a, d) && is_below(a + 1, d + 1), "0 < a - d φ < φ - 1 for {a}");
        }
    }
    let lost: Vec<(usize, usize)> =
        (1..100).filter(|&a| zeros(a) % 2 == 0).map(|a| (a, shifted(a))).collect();
    assert!(lost_pairs(100).iter().eq(lost.iter().take_while(|(_, b)| *b <= 100)));
}

/// Lost pairs up to the limit of the program: 1 + 3 + 8 + ... and 2 + 5 + 13 + ...
#[test]
fn large_heaps() {
    let (fibonacci, one) = (fibonacci(), parse("1").unwrap());
    let (mut a, mut b) = ([0; 6], [0; 6]);
    for pair in fibonacci[..510].chunks(2) {
        (a, b) = (sum(a, pair[0]), sum(b, pair[1]));
        assert!(!wins(a, b, &fibonacci) && !wins(b, a, &fibonacci));
        assert!(wins(a, sum(b, one), &fibonacci) && wins(sum(a, one), b, &fibonacci));
    }
}

#[test]
fn how_many_fibonacci_numbers() {
    let largest = parse(&format!("1{}", "0".repeat(100))).unwrap();
    let below = fibonacci().iter().filter(|&number| *number <= largest).count();
    WRITE_UP.says(&below.to_string());
}

#[test]
fn exercise_1_pairs_of_a_number() {
    for number in [100, 60] {
        WRITE_UP.says(&format!("{number}, {}", listed(parts(number))));
    }
    for number in [shifted(100), 37] {
        WRITE_UP.says(&format!("{}, {number}", listed(parts(number))));
    }
}

#[test]
fn exercise_2_the_pair_of_a_difference() {
    let a = shifted(49) + 1;
    let [before, after] = [49, a - 1].map(|number| format!("{}, {number}", listed(parts(number))));
    WRITE_UP.says(&format!("{before}, {after}, {a}, {}", a + 50));
}

#[test]
fn exercise_3_the_winning_moves() {
    let won = brute_force(100);
    let (a, b) = (60, 100);
    let one = (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left)));
    let both = (1..=a).map(|take| (a - take, b - take));
    assert!(one.chain(both).filter(|&(a, b)| !won[a][b]).eq([(60, 37)]));
    let lower = shifted(39) + 1;
    WRITE_UP.says(&format!("40, {lower}, {}", lower + 40));
}

/// Any sum of different Fibonacci numbers has the same shifted sum and as many zeros at its end, up to an even number.
#[test]
fn exercise_4_other_sums() {
    let numbers = numbers();
    for set in 1_usize..1 << 12 {
        let sum_from = |by: usize| -> usize {
            (0..12).filter(|i| set >> i & 1 == 1).map(|i| numbers[i + by]).sum()
        };
        assert_eq!(shifted(sum_from(0)), sum_from(1), "{set:b}");
        assert_eq!(zeros(sum_from(0)) % 2, set.trailing_zeros() as usize % 2, "{set:b}");
    }
}

#[test]
fn doubles_are_wrong() {
    let [a, b] = ["165580140", "267914295"].map(|word| parse(word).unwrap());
    assert!(!wins(a, b, &fibonacci()));
}
