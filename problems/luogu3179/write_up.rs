//! The tables and the values that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, moves, white};
use super::{Values, LARGEST, SUMS};
use checks::blocks::{cells, joined, letter_lines, listed, named, or_dash, spaced, Document};
use common::grundy::mex;
use common::nim::nim_sum;

const WRITE_UP: Document = Document::write_up("luogu3179");

/// The Grundy values of the cells, each as the only white one; that of cell 0 is unused. Shown by the page.
fn single_cells(n: usize) -> Vec<u64> {
    let mut grundy = vec![0; n + 1];
    for x in (1..=n).rev() {
        let mut sum = 0;
        let mut options = vec![sum]; // x alone
        for k in 2..=n / x {
            sum ^= grundy[k * x];
            options.push(sum);
        }
        grundy[x] = mex(options);
    }
    grundy
}

/// The position with these white cells.
fn position(n: usize, white: &[usize]) -> usize {
    white.iter().map(|x| 1 << (n - x)).sum()
}

/// The winning first moves, by the rules alone.
fn winning_moves(n: usize, white: &[usize]) -> Vec<(usize, usize)> {
    let wins = brute_force(n);
    let moves = moves(n, position(n, white)).into_iter();
    moves.filter(|(_, after)| !wins[*after]).map(|(chosen, _)| chosen).collect()
}

/// The values of the program, and that they depend on the quotient alone.
#[test]
fn the_values_are_those_of_single_cells() {
    let by_quotient: Vec<u64> =
        (0..=400).map(|m| if m == 0 { 0 } else { single_cells(m)[1] }).collect();
    for n in (1..200).chain([360, 361, 379, 380, 400]) {
        let (values, cells) = (Values::new(n), single_cells(n));
        for x in 1..=n {
            assert_eq!(values.get(n / x) as u64, cells[x], "{n} cells, cell {x}");
            assert_eq!(by_quotient[n / x], cells[x]);
        }
    }
}

#[test]
fn the_write_up_shows_the_tables() {
    let mut table = vec![cells(["n", "lost"])];
    for n in 1..=5 {
        let wins = brute_force(n).into_iter().enumerate().skip(1);
        let lost =
            wins.filter(|(_, wins)| !wins).map(|(position, _)| joined(white(n, position), ""));
        let mut lost: Vec<String> = lost.collect();
        lost.sort_by_key(|cells| (cells.len(), cells.clone()));
        table.push(vec![n.to_string(), or_dash(spaced(lost))]);
    }
    WRITE_UP.table("lost", &table);

    let mut table = vec![named("x", 1..=16)];
    for n in [5, 8, 12, 16] {
        table.push(named(format!("n = {n}"), &single_cells(n)[1..]));
    }
    WRITE_UP.table("cells", &table);

    let values: Vec<u64> = (1..=24).map(|m| single_cells(m)[1]).collect();
    WRITE_UP.table("values", &[named("m", 1..=24), named("h(m)", values)]);
}

/// How many quotients m / i there are for i from 1 on.
fn quotients(m: usize) -> usize {
    let root = m.isqrt();
    if root * (root + 1) <= m {
        2 * root
    } else {
        2 * root - 1
    }
}

/// That the table of Nim sums has room for them.
#[test]
fn how_large_the_values_are() {
    for m in 1..400 {
        let value = single_cells(m)[1];
        assert!(value * value < 4 * m as u64, "h({m}) = {value}");
    }
    assert!(SUMS.is_power_of_two() && 4 * LARGEST <= (SUMS as u64).pow(2));
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = format!("{}\n", spaced(&single_cells(200)[1..]));
    lines += &letter_lines((1..=8).map(brute_force));
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let cells = single_cells(12);
    let [a, b, c] = [cells[1], cells[2], cells[3]];
    WRITE_UP.says(&format!(r"{a}, {b}, {c}, {a} \oplus {b} \oplus {c} = {}", a ^ b ^ c));
    let turned = (1..=12).map(|k| nim_sum(cells[1..=k].iter().copied()));
    WRITE_UP.says(&listed(turned));
    let shown = winning_moves(12, &[1, 2, 3]).into_iter().map(|(x, k)| format!("({x}, {k})"));
    WRITE_UP.says(&listed(shown));
}

#[test]
fn exercise_2_the_right_part() {
    let values = (1..=5).map(|m| single_cells(m)[1]);
    WRITE_UP.says(&format!("h(1), h(5) = {}", listed(values)));
}

#[test]
fn exercise_5_how_many_quotients() {
    let (product, count) = (31622 * 31623, quotients(1_000_000_000));
    WRITE_UP.says(&format!("10^9, 31622, 31622 \\cdot 31623 = {product}, {count}"));
}
