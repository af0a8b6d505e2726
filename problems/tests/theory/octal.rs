//! The page `octal`.

use crate::mex::mex;
use checks::blocks::{cells, grid, joined, listed, named, or_dash, spaced, Document};
use common::grundy::grundy_table;
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("octal");

pub const KAYLES: [usize; 2] = [7, 7];
const DAWSONS_KAYLES: [usize; 2] = [0, 7];
pub const DAWSONS_CHESS: [usize; 3] = [1, 3, 7];

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

/// The files that a pawn leaves on either side.
fn dawsons_chess(files: usize) -> Vec<(usize, usize)> {
    (0..files).map(|i| (i.saturating_sub(1), (files - i).saturating_sub(2))).collect()
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
    let (row, (left, right)) = (6, (2, 3));
    assert!(kayles(row).contains(&(left, right)));
    let value = grundy[left] ^ grundy[right];
    let formula = format!("${} \\oplus {} = {value}$", grundy[left], grundy[right]);
    PAGE.says(&format!("{left}, {right}, {row}, {formula}"));
    let rows = [3, 5, 6];
    let values = rows.map(|row| grundy[row]);
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    assert!(sum != 0); // "wins"
    let formula = format!("${} = {sum}$", joined(values, " \\oplus "));
    let [a, b, c] = rows;
    PAGE.says(&format!("{a}, {b}, {c}, {formula}"));
}

#[test]
fn codes() {
    let games: [&[usize]; 4] = [&[3, 3, 3], &[0, 3, 0, 0, 3], &KAYLES, &DAWSONS_KAYLES];
    let largest = 20;
    let mut rows = vec![named("code", 0..=largest)];
    rows.extend(games.map(|digits| named(code(digits), octal_table(digits, largest))));
    rows.push(named("4.3", code_table(&[4, 3], largest)));
    PAGE.table("codes", &rows);
    let [bachet, takes, kayles_code, dawson] = games.map(code);
    PAGE.says(&format!("{bachet}, 1, 3, {takes}, 2, 5, {dawson}"));
    PAGE.says(&kayles_code);
    let take = |takes: &'static [usize]| {
        move |heap: usize| {
            let takes = takes.iter().filter(|&&take| take <= heap);
            takes.map(|take| (0, heap - take)).collect::<Vec<_>>()
        }
    };
    assert_eq!(octal_table(games[0], 60), by_rules(60, take(&[1, 2, 3])));
    assert_eq!(octal_table(games[1], 60), by_rules(60, take(&[2, 5])));
    assert_eq!(octal_table(games[2], 60), by_rules(60, kayles));
    assert_eq!(octal_table(games[3], 60), by_rules(60, |row| knock(row, 2)));
    let split = |heap: usize| (1..heap).map(|left| (left, heap - left)).collect::<Vec<_>>();
    let one = |heap| [split(heap), take(&[1])(heap)].concat();
    assert_eq!(code_table(&[4, 3], 60), by_rules(60, one));
    let any = |heap| [split(heap), (0..heap).map(|left| (0, left)).collect()].concat();
    let lasker = code_table(&[&[4][..], &[3; 60]].concat(), 60);
    assert_eq!(lasker, by_rules(60, any));
    assert!(lasker.into_iter().eq((0..=60).map(laskers_nim)));
}

/// The value of a heap in Lasker's Nim.
pub fn laskers_nim(heap: usize) -> usize {
    match heap % 4 {
        3 => heap + 1,
        0 => heap.saturating_sub(1),
        _ => heap,
    }
}

/// Whether the values repeat for all heaps in a range.
fn repeats(values: &[usize], period: usize, mut heaps: std::ops::Range<usize>) -> bool {
    heaps.all(|n| values[n + period] == values[n])
}

/// The theorem, on whatever it applies to: the repetition that it asks for goes on to the table's end.
#[test]
fn guy_and_smith() {
    let mut random = fastrand::Rng::with_seed(1);
    for round in 0..48 {
        let mut digits: Vec<usize> = (0..random.usize(2..5)).map(|_| random.usize(..8)).collect();
        digits[0] = if round < 24 { 0 } else { 4 };
        goes_on(&code_table(&digits, 239), 2, digits.len() - 1);
    }
}

/// That a repetition of values proves a period, if moves take at most `most` and leave at most `heaps` heaps.
pub fn goes_on(values: &[usize], heaps: usize, most: usize) {
    let known = values.len();
    for (start, period) in (1..60).flat_map(|start| (1..40).map(move |period| (start, period))) {
        let end = heaps * start + (heaps - 1) * period + most;
        if end + period <= known && repeats(values, period, start..end) {
            assert!(repeats(values, period, start..known - period), "{values:?} {start} {period}");
        }
    }
}

/// The start and the length of the least period that the theorem proves, and how many values prove it.
pub fn proved_period(digits: &[usize]) -> (usize, usize, usize) {
    let values = octal_table(digits, 300);
    let last = values.len();
    for period in 1..100 {
        let mismatch = (1..last - period).rev().find(|&n| values[n + period] != values[n]);
        let start = mismatch.map_or(1, |n| n + 1);
        let needed = 2 * start + 2 * period + digits.len();
        if needed <= last {
            // Far beyond, to see the theorem at work.
            assert!(repeats(&octal_table(digits, 900), period, start..900 - period));
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
    let (last, largest) = (start - 1, needed - 1);
    let end = needed - period;
    let takes = KAYLES.len();
    PAGE.says(&format!("{period}, {last}, 0, {start}, {period}, {takes}, {period}, {start}, {end}, {needed}, {largest}, {period}, {start}"));
    let values = octal_table(&KAYLES, largest);
    assert!(repeats(&values, period, start..end));
    let rows = (0..96).step_by(period);
    let rows = rows.map(|first| (first.to_string(), cells(&values[first..first + period])));
    PAGE.table("period of kayles", &grid("+", 0..period, rows));

    let exceptions = exceptions(&values, start, period);
    let count = exceptions.len();
    PAGE.says(&format!("{count}"));
    let rows = [
        named("row", exceptions.iter().map(|exception| exception.0)),
        named("value", exceptions.iter().map(|exception| exception.1)),
        named("by the period", exceptions.iter().map(|exception| exception.2)),
    ];
    PAGE.table("exceptions", &rows);

    let agree = (0..last).rev().take_while(|&n| values[n + period] == values[n]).count();
    let (first, before) = (last - agree, last - 1);
    PAGE.says(&format!("{last}, {agree}, {first}, {before}, {period}, {last}"));
}

#[test]
fn exercise_1() {
    let games: [&[usize]; 3] = [&[3, 3, 0, 3], &[4], &DAWSONS_CHESS];
    let [a, b, c] = games.map(code);
    PAGE.says(&format!("{a}, {b}, {c}"));
    let takes = |heap: usize| {
        [1, 2, 4].into_iter().filter(|&take| take <= heap).map(|take| (0, heap - take)).collect()
    };
    assert_eq!(octal_table(games[0], 60), by_rules(60, takes));
    let split = |heap: usize| (1..heap.max(2) - 1).map(|left| (left, heap - 1 - left)).collect();
    assert_eq!(octal_table(games[1], 60), by_rules(60, split));
    assert_eq!(octal_table(games[2], 60), by_rules(60, dawsons_chess));
}

#[test]
fn exercise_2() {
    let skittles = by_rules(100, |row| knock(row, 2));
    assert_eq!(by_rules(99, dawsons_chess), skittles[1..]);
    assert_eq!(skittles[..2], [0, 0]); // "a row of no skittle and a row of one"
}

#[test]
fn exercise_3() {
    let (start, period, needed) = proved_period(&DAWSONS_KAYLES);
    let values = octal_table(&DAWSONS_KAYLES, needed);
    let rows = listed(exceptions(&values, start, period).into_iter().map(|(row, ..)| row));
    let (chess_start, chess_period, _) = proved_period(&DAWSONS_CHESS);
    let takes = DAWSONS_KAYLES.len();
    PAGE.says(&format!(
        "{period}, {start}, {takes}, {needed}, {rows}, 2, {chess_period}, {chess_start}"
    ));
}

#[test]
fn exercise_4() {
    let (start, period, needed) = proved_period(&KAYLES);
    let values = octal_table(&KAYLES, needed);
    let rows = [101, 10usize.pow(9), 10usize.pow(18)];
    let [a, b, c] = rows.map(|row| start + (row - start) % period);
    let [first, second, third] = [a, b, c].map(|row| values[row]);
    assert_eq!(values[rows[0]], first);
    let sum = first ^ second ^ third;
    // "cancel out"; and the middle of an odd row leaves two equal rows.
    assert!(second == third && sum == first && sum != 0 && rows[0] % 2 == 1);
    let odd = rows[0];
    PAGE.says(&format!("{odd}, 10^9, 10^{{18}}"));
    PAGE.says(&format!("g({a}) = {first}, g({b}) = {second}, g({c}) = {third}, {sum}, {odd}"));
}

#[test]
fn exercise_5() {
    let digits = [0, 0, 4];
    let (start, period) = (1, 1);
    let values = octal_table(&digits, 10);
    let end = 2 * start + period + digits.len() - 2;
    assert!(repeats(&values, period, start..end));
    assert_ne!(values[end + period], values[end]);
    let (shown, last) = (listed(&values[1..=end + 1]), end + 1);
    PAGE.says(&format!("{}, 1, {last}, {shown}, 1, 1, {end}, {end}", code(&digits)));
    PAGE.says(&format!(
        "n < 2 n_0 + p + t - 1, {}, n_0 = {start}, p = {period}, n < 2 n_0 + p + t - 2",
        code(&digits)
    ));
    // With one heap fewer than the theorem asks for, on all codes of two digits.
    for digits in (0..64).map(|code| [code / 8, code % 8]) {
        let values = octal_table(&digits, 120);
        for (start, period) in (1..30).flat_map(|start| (1..20).map(move |period| (start, period)))
        {
            let end = 2 * start + period + digits.len() - 1;
            if repeats(&values, period, start..end) {
                assert!(repeats(&values, period, start..120 - period), "{digits:?}");
            }
        }
    }
}

#[test]
fn in_cpp() {
    let codes = (0..128).map(|code| vec![code / 64 * 4, code / 8 % 8, code % 8]);
    let mut expected = String::new();
    for digits in [vec![0, 4, 0, 3, 1]].into_iter().chain(codes) {
        let values = code_table(&digits, 30);
        expected += &values.iter().map(|value| format!("{value} ")).collect::<String>();
        expected += "\n";
    }
    PAGE.prints("octal.cpp", &expected);
}

/// Whether a number has an even number of ones in the digits of a mask.
fn is_rare(value: usize, digits: usize) -> bool {
    (value & digits).count_ones() % 2 == 0
}

#[test]
fn rare_rows_of_kayles() {
    let (start, period, needed) = proved_period(&KAYLES);
    let values = octal_table(&KAYLES, needed);
    let all = usize::MAX;
    let in_period = BTreeSet::from_iter(&values[start..start + period]);
    assert!(in_period.iter().all(|&&value| !is_rare(value, all)));
    PAGE.says(&format!("{}, {start}", listed(in_period)));
    let rare: Vec<usize> = (0..start).filter(|&row| is_rare(values[row], all)).collect();
    let of_rare = rare.iter().map(|&row| values[row]);
    PAGE.table("rare rows", &[named("row", &rare), named("value", of_rare)]);
    let (start, period, needed) = proved_period(&DAWSONS_KAYLES);
    assert!(octal_table(&DAWSONS_KAYLES, needed)[start..start + period].contains(&0));
}

/// The rule in the proof: a common value is the least common number that is no value of an option with one
/// rare part and one common part.
#[test]
fn options_with_one_rare_part_determine_common_values() {
    let grundys_game = |heap: usize| (1..heap.div_ceil(2)).map(|a| (a, heap - a)).collect();
    let moves: [&dyn Fn(usize) -> Vec<(usize, usize)>; 3] =
        [&kayles, &|row| knock(row, 2), &grundys_game];
    for (moves, digits) in moves.into_iter().flat_map(|moves| (1..16).map(move |d| (moves, d))) {
        let values = by_rules(300, moves);
        for (n, &value) in values.iter().enumerate().filter(|(_, &value)| !is_rare(value, digits)) {
            let is_mixed =
                |&(a, b): &(usize, usize)| is_rare(values[a], digits) != is_rare(values[b], digits);
            let mixed: BTreeSet<usize> =
                moves(n).into_iter().filter(is_mixed).map(|(a, b)| values[a] ^ values[b]).collect();
            let by_rule = (0..=64).find(|&v| !is_rare(v, digits) && !mixed.contains(&v));
            assert_eq!(by_rule, Some(value), "{n}");
        }
    }
}

/// The theorem, on all codes of two digits whose table has a rare value near its beginning only.
#[test]
fn few_rare_values_imply_a_period() {
    let mut games = 0;
    for code in (0..64).map(|code| [code / 8, code % 8]) {
        let values = octal_table(&code, 299);
        let last = |digits| values.iter().rposition(|&value| is_rare(value, digits)).unwrap();
        if (1..16).any(|digits| last(digits) < 100) {
            proved_period(&code); // which panics without one
            games += 1;
        }
    }
    assert!(games > 1, "{games}");
}
