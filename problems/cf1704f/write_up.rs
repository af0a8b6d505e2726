//! What the write-up shows, and the answers to its exercises, against the rules.

use super::tests::{brute_force, moves, rows, Known};
use super::{dawsons_kayles, PERIOD, START};
use checks::blocks::{cells, grid, listed, lost_cells, Document};

/// How many stones or skittles a move takes.
const TAKE: usize = 2;

const WRITE_UP: Document = Document::write_up("cf1704f");

fn count(row: &[u8], colour: u8) -> usize {
    row.iter().map(|&cell| usize::from(cell == colour)).sum()
}

/// A row of parts of these lengths.
fn row_of(parts: &[usize]) -> Vec<u8> {
    let (mut row, mut cell) = (Vec::new(), b'R');
    let other = |cell| if cell == b'R' { b'B' } else { b'R' };
    for &part in parts {
        for _ in 0..part {
            row.push(cell);
            cell = other(cell);
        }
        cell = other(cell);
    }
    row
}

#[test]
fn the_tables() {
    let mut known = Known::new();
    let n = 8;
    let mut table = ["red cells", "rows", "Alice wins"].map(|name| cells([name]));
    for red in 0..=n {
        let mut rows = rows(n);
        rows.retain(|row| count(row, b'R') == red);
        let won = rows.iter().filter(|row| brute_force(row, b'R', &mut known)).count();
        for (row, number) in table.iter_mut().zip([red, rows.len(), won]) {
            row.push(number.to_string());
        }
    }
    WRITE_UP.table("colours", &table);

    let parts = [2, 4, 6];
    let rows = parts.map(|a| {
        let wins = parts.map(|b| brute_force(&row_of(&[a, b]), b'R', &mut known));
        (a.to_string(), lost_cells(wins, '.'))
    });
    WRITE_UP.table("parts", &grid("parts", parts, rows));
}

/// The table of the values, in rows of one period: as long as the theorem of Guy and Smith asks for.
#[test]
fn the_period() {
    let values = dawsons_kayles(2 * START + 2 * PERIOD + TAKE);
    let rows = values
        .chunks(PERIOD)
        .enumerate()
        .map(|(i, chunk)| ((PERIOD * i).to_string(), cells(chunk)));
    WRITE_UP.table("period", &grid("+", 0..PERIOD, rows));
    let exceptions =
        (0..START).filter(|&n| values[n] != values[START + (n + PERIOD * 2 - START) % PERIOD]);
    WRITE_UP.says(&listed(exceptions));
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = Known::new();
    let mut lines = String::new();
    for n in 1..=9 {
        let wins = rows(n).into_iter().map(|row| brute_force(&row, b'R', &mut known));
        lines.extend(wins.map(|wins| if wins { 'A' } else { 'B' }));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// The winning first moves of Alice, as the place of the first of the two cells, from 1 on.
fn winning_moves(row: &[u8]) -> Vec<usize> {
    let mut known = Known::new();
    let after = |i: usize| [&row[..i - 1], b"WW", &row[i + 1..]].concat();
    (1..row.len())
        .filter(|&i| moves(row, b'R').contains(&after(i)))
        .filter(|&i| !brute_force(&after(i), b'B', &mut known))
        .collect()
}

#[test]
fn exercise_1_winning_moves() {
    assert_eq!(winning_moves(b"RRBB"), [2]);
    assert_eq!(winning_moves(b"RBRBRB"), [3]);
}

#[test]
fn exercise_2_even_parts() {
    let values = dawsons_kayles(START + PERIOD);
    let lost = (1..START + PERIOD).filter(|&n| values[n] == 0);
    WRITE_UP.says(&format!("{}, {}", START + PERIOD, listed(lost)));
}

/// The moves if no cell may be white before.
fn moves_without_white(row: &[u8], own: u8) -> Vec<Vec<u8>> {
    let mut all = moves(row, own);
    let coloured = |next: &Vec<u8>| count(next, b'W') == count(row, b'W') + 2;
    all.retain(coloured);
    all
}

fn wins_without_white(row: &[u8], own: u8) -> bool {
    let other = if own == b'R' { b'B' } else { b'R' };
    moves_without_white(row, own).iter().any(|next| !wins_without_white(next, other))
}

#[test]
fn exercise_5_without_white_cells() {
    let unexpected = |n: usize| {
        let is_unexpected = |row: &Vec<u8>| {
            let (red, blue) = (count(row, b'R'), count(row, b'B'));
            red != blue && wins_without_white(row, b'R') != (red > blue)
        };
        rows(n).into_iter().filter(is_unexpected).count()
    };
    WRITE_UP.says(&format!("{}, 5, {}", unexpected(3), unexpected(5)));
}

#[test]
fn exercise_6_plus_signs() {
    let values = dawsons_kayles(START + PERIOD);
    WRITE_UP.says(&format!("g(58) = {}, g(59) = {}", values[58], values[59]));
}
