//! The values and the tables that the write-up shows, and the answers to its exercises, against the rules.

use super::grundy;
use super::tests::brute_force;
use checks::blocks::{cells, first_lost, grid, letter_lines, listed, spaced, Document};
use checks::rules::{in_one, minus, values_of_heaps, Search};
use common::nim::nim_sum;

const WRITE_UP: Document = Document::write_up("arc091f");

/// The Grundy values of the heaps below `size`, from the definition.
fn table(size: usize, k: usize) -> Vec<u64> {
    values_of_heaps(size, |heap| minus(heap, 1..=heap / k))
}

fn value(heap: usize, k: usize) -> u64 {
    grundy(heap as u64, k as u64)
}

#[test]
fn the_write_up_shows_the_tables() {
    let rows = (2..=4).map(|k| {
        let wins = brute_force([k, 1], 20); // the second is a heap of Nim
        (format!("K = {k}"), cells(first_lost(&wins)))
    });
    WRITE_UP.table("heaps", &grid("n", 0..=19, rows));

    let values = table(15, 3);
    let mut rows = vec![cells(["n", "q", "g"])];
    for n in 5..=14 {
        let q = n / 3;
        rows.push(vec![n.to_string(), q.to_string(), spaced(&values[n - q..=n])]);
    }
    WRITE_UP.table("windows", &rows);
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for k in (1..=4).flat_map(|k| (1..=4).map(move |other| [k, other])) {
        rows += &letter_lines(brute_force(k, 16));
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// The rounds of the loop in `grundy`.
fn rounds(mut heap: u64, k: u64) -> u64 {
    let mut rounds = 0;
    while heap / k > 0 && heap % k > 0 {
        let step = heap / k + 1;
        heap -= (heap % k + step - 1) / step * step;
        rounds += 1;
    }
    rounds
}

/// The bound on them, 2 √(A / e) + 1.
fn bound(heap: u64) -> u64 {
    (4_000_000_000 * heap / 2_718_281_829).isqrt() + 1
}

#[test]
fn the_number_of_rounds() {
    for heap in 1..400_u64 {
        for k in 1..=heap {
            assert!(rounds(heap, k) <= bound(heap), "{heap} {k}");
        }
    }
    let (bound, most) = (bound(1_000_000_000), rounds(999_999_932, 19_131));
    WRITE_UP.says(&format!("10^9, {bound}, 999999932, 19131, {most}"));
}

#[test]
fn exercise_1_winning_moves() {
    let limits = [3, 2, 4];
    let mut game = Search::normal(|heaps: &Vec<usize>| {
        in_one(heaps, |i, &heap| minus(heap, 1..=heap / limits[i]))
    });
    assert_eq!(game.winning(&vec![14, 7, 13]), [[13, 7, 13], [14, 4, 13], [14, 7, 12]]);
    let values = [value(14, 3), value(7, 2), value(13, 4)];
    let left = [value(13, 3), value(4, 2), value(12, 4)];
    WRITE_UP.says(&format!(
        "{}, {}, 14, 1, 13, {}, 7, 3, 4, {}, 13, 1, 12, {}",
        listed(values),
        nim_sum(values),
        left[0],
        left[1],
        left[2]
    ));
}

#[test]
fn exercise_2_half_a_heap() {
    let heap = 0b1_0011_0111;
    WRITE_UP.says(&format!("{heap}, 100110111, 10011, {}", value(heap, 2)));
}

#[test]
fn exercise_3_from_each_heap_to_the_next_of_its_value() {
    let lost = (0..=40).filter(|&heap| value(heap, 3) == 0);
    WRITE_UP.says(&listed(lost));
}

/// The numbers 1 to `people` in the order in which they leave the circle: every `k`-th of those who are left.
fn josephus(people: usize, k: usize) -> Vec<usize> {
    let mut circle: Vec<usize> = (1..=people).collect();
    let mut order = Vec::new();
    let mut place = 0;
    while !circle.is_empty() {
        place = (place + k - 1) % circle.len();
        order.push(circle.remove(place));
    }
    order
}

#[test]
fn exercise_4_josephus() {
    let order = josephus(10, 3);
    let window = listed((20..=29).map(|heap| value(heap, 3)));
    WRITE_UP.says(&format!("10, 3, 20, 29, {window}, 26, 0, 30 - 26 = {}", order[9]));
}
