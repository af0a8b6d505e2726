//! The page `octal`.

use crate::mex::mex;
use checks::blocks::{cells, grid, joined, lines, listed, named, or_dash, spaced, Document};
use checks::rules::minus;
use common::grundy::grundy_table;
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("octal");

const KAYLES: [usize; 2] = [7, 7];
const DAWSONS_KAYLES: [usize; 2] = [0, 7];
const DAWSONS_CHESS: [usize; 3] = [1, 3, 7];

/// The Grundy values of the heaps 0 to `largest` of the octal game with these digits, the first one before the point.
/// Shown by the page.
fn code_table(digits: &[usize], largest: usize) -> Vec<usize> {
    let mut grundy = Vec::new();
    for heap in 0..=largest {
        let mut values = Vec::new();
        for (take, digit) in (0..=heap).zip(digits) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                values.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                values.push(grundy[rest]);
            }
            if digit & 4 != 0 {
                values.extend((1..rest).map(|left| grundy[left] ^ grundy[rest - left]));
            }
        }
        grundy.push(mex(&values));
    }
    grundy
}

/// The same for a code `0.` with these digits after the point.
pub fn octal_table(digits: &[usize], largest: usize) -> Vec<usize> {
    code_table(&[&[0], digits].concat(), largest)
}

/// `0.77`, as the page writes a code.
fn code(digits: &[usize]) -> String {
    format!("0.{}", joined(digits, ""))
}

/// The values of the heaps 0 to `largest`, of a game given by its rules: what a move leaves of a heap.
fn by_rules(largest: usize, moves: impl Fn(usize) -> Vec<(usize, usize)>) -> Vec<usize> {
    let table = grundy_table(largest + 1, |heap, grundy| {
        moves(heap).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    table.into_iter().map(|value| usize::try_from(value).unwrap()).collect()
}

/// What is left if `pins` skittles are knocked down that stand next to each other, without mirror images.
fn knock(row: usize, pins: usize) -> Vec<(usize, usize)> {
    let rest = row.checked_sub(pins);
    rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left))).collect()
}

fn kayles(row: usize) -> Vec<(usize, usize)> {
    [knock(row, 1), knock(row, 2)].concat()
}

/// What is left of a heap from which one of these numbers is taken.
fn take(heap: usize, takes: &[usize]) -> Vec<(usize, usize)> {
    minus(heap, takes.iter().copied()).into_iter().map(|left| (0, left)).collect()
}

#[test]
fn kayles_by_hand() {
    let grundy = by_rules(20, kayles);
    let mut rows = vec![cells(["row", "options", "their values", "Grundy value"])];
    for pins in 0..=6 {
        let shown = kayles(pins).into_iter().map(|(left, right)| format!("{left}+{right}"));
        let values = kayles(pins).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]);
        let value = grundy[pins].to_string();
        rows.push(vec![pins.to_string(), or_dash(spaced(shown)), or_dash(spaced(values)), value]);
    }
    PAGE.table("kayles", &rows);
    PAGE.says(&format!("3, 5, 6, 3, 4, 3, {}", grundy[3] ^ grundy[5] ^ grundy[6]));
}

/// The page `which` has rows that hold the named games against their rules.
#[test]
fn codes() {
    let games: [&[usize]; 4] = [&[3, 3, 3], &[0, 3, 0, 0, 3], &KAYLES, &DAWSONS_KAYLES];
    let largest = 20;
    let mut rows = vec![named("code", 0..=largest)];
    rows.extend(games.map(|digits| named(code(digits), octal_table(digits, largest))));
    rows.push(named("4.3", code_table(&[4, 3], largest)));
    PAGE.table("codes", &rows);
    assert_eq!(octal_table(&[3, 3, 3], 60), by_rules(60, |heap| take(heap, &[1, 2, 3])));
    let split = |heap: usize| (1..heap).map(|left| (left, heap - left)).collect();
    let one = |heap| [split(heap), take(heap, &[1])].concat();
    assert_eq!(code_table(&[4, 3], 60), by_rules(60, one));
}

/// The start and the length of the least period that the theorem proves, and how many values prove it.
fn proved_period(digits: &[usize]) -> (usize, usize, usize) {
    let values = octal_table(digits, 300);
    let last = values.len();
    for period in 1..100 {
        let mismatch = (1..last - period).rev().find(|&n| values[n + period] != values[n]);
        let start = mismatch.map_or(1, |n| n + 1);
        let needed = 2 * start + 2 * period + digits.len();
        if needed <= last {
            return (start, period, needed);
        }
    }
    panic!("no period")
}

/// The values that the period gives to the heaps before its start, with those that differ from them.
fn exceptions(values: &[usize], start: usize, period: usize) -> Vec<(usize, usize, usize)> {
    let by_period = |n: usize| {
        let steps = (start - n - 1) / period + 1; // the least that lead to `start` or beyond
        values[n + steps * period]
    };
    let before = (0..start).map(|n| (n, values[n], by_period(n)));
    before.filter(|(_, value, by_period)| value != by_period).collect()
}

#[test]
fn kayles_is_periodic() {
    let (start, period, needed) = proved_period(&KAYLES);
    let (last, largest, end) = (start - 1, needed - 1, needed - period);
    PAGE.says(&format!("{period}, {last}, 0, {start}, {period}, 2, {period}, {start}, {end}, {needed}, {largest}, {period}, {start}"));
    let values = octal_table(&KAYLES, largest);
    let rows = (0..96).step_by(period);
    let rows = rows.map(|first| (first.to_string(), cells(&values[first..first + period])));
    PAGE.table("period of kayles", &grid("+", 0..period, rows));

    let exceptions = exceptions(&values, start, period);
    PAGE.says(&exceptions.len().to_string());
    let rows = [
        named("row", exceptions.iter().map(|exception| exception.0)),
        named("value", exceptions.iter().map(|exception| exception.1)),
        named("by the period", exceptions.iter().map(|exception| exception.2)),
    ];
    PAGE.table("exceptions", &rows);
}

#[test]
fn exercise_1() {
    let games: [&[usize]; 3] = [&[3, 3, 0, 3], &[4], &DAWSONS_CHESS];
    PAGE.says(&listed(games.map(code)));
    assert_eq!(octal_table(games[0], 60), by_rules(60, |heap| take(heap, &[1, 2, 4])));
    let split = |heap: usize| (1..heap.max(2) - 1).map(|left| (left, heap - 1 - left)).collect();
    assert_eq!(octal_table(games[1], 60), by_rules(60, split));
}

#[test]
fn exercise_3() {
    let (start, period, needed) = proved_period(&DAWSONS_KAYLES);
    let values = octal_table(&DAWSONS_KAYLES, needed);
    let rows = listed(exceptions(&values, start, period).into_iter().map(|(row, ..)| row));
    let (of_chess, ..) = proved_period(&DAWSONS_CHESS);
    PAGE.says(&format!("{period}, {start}, 2, {needed}, {rows}, 2, {period}, {of_chess}"));
}

#[test]
fn exercise_4() {
    let (start, period, needed) = proved_period(&KAYLES);
    let values = octal_table(&KAYLES, needed);
    let [a, b, c] =
        [101, 10usize.pow(9), 10usize.pow(18)].map(|row| start + (row - start) % period);
    let sum = values[a] ^ values[b] ^ values[c];
    PAGE.says(&format!("{a}, {}, {b}, {}, {c}, {}, {sum}", values[a], values[b], values[c]));
}

#[test]
fn exercise_5() {
    PAGE.says(&format!("0.004, 1, 5, {}", listed(&octal_table(&[0, 0, 4], 5)[1..])));
}

#[test]
fn in_cpp() {
    let codes = (0..128).map(|code| vec![code / 64 * 4, code / 8 % 8, code % 8]);
    let codes = [vec![0, 4, 0, 3, 1]].into_iter().chain(codes);
    PAGE.prints("octal.cpp", &lines(codes.map(|digits| spaced(code_table(&digits, 30)) + " ")));
}

#[test]
fn rare_rows_of_kayles() {
    let (start, period, needed) = proved_period(&KAYLES);
    let values = octal_table(&KAYLES, needed);
    let is_rare = |value: usize| value.count_ones() % 2 == 0;
    let in_period = BTreeSet::from_iter(&values[start..start + period]);
    assert!(in_period.iter().all(|&&value| !is_rare(value)));
    PAGE.says(&format!("{}, {start}", listed(in_period)));
    let rare: Vec<usize> = (0..start).filter(|&row| is_rare(values[row])).collect();
    let of_rare = rare.iter().map(|&row| values[row]);
    PAGE.table("rare rows", &[named("row", &rare), named("value", of_rare)]);
}
