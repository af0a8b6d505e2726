//! The numbers of the theory pages: each table of `problems/theory/` is built here anew, from the rules of
//! its game, and must stand in the English page. (That both languages show the same tables is a test of
//! `judge`.) What the text says outside of the tables is checked below them.

use common::grundy::{grundy_table, mex, GrundySearch};
use common::nim::{nim_sum, winning_moves};
use common::subtraction::{bash_grundy, Period, SubtractionGame};
use std::path::Path;

const MEX: &str = include_str!("../theory/mex.en.md");
const GRUNDY: &str = include_str!("../theory/grundy.en.md");
const SUMS: &str = include_str!("../theory/sums.en.md");

fn shows(page: &str, table: &str) {
    assert!(page.contains(&format!("```text\n{table}```\n")), "\n{table}");
}

fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// Pads every cell but those of the last column, so that the columns stand under one another.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap();
    let mut table = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| format!("{cell:0$}", width(i)));
        table += &format!("{}\n", cells.collect::<Vec<_>>().join("   ").trim_end());
    }
    table
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(String::from).to_vec()
}

// mex

#[test]
fn mex_examples() {
    let examples: [&[u64]; 8] =
        [&[], &[0], &[1, 2, 3], &[0, 1, 2], &[0, 1, 3], &[1, 3, 0, 1], &[0, 0, 0], &[5, 9, 100]];
    let mut rows = vec![row(["values", "mex"])];
    for values in examples {
        let shown = if values.is_empty() { "(none)".to_string() } else { joined(values) };
        rows.push(vec![shown, mex(values.iter().copied()).to_string()]);
    }
    shows(MEX, &columns(&rows));
}

#[test]
fn mex_by_marks() {
    let values = [1, 3, 0, 1];
    let marks = (0..=4).map(|number| if values.contains(&number) { "x" } else { "." });
    let marks = joined(marks);
    shows(MEX, &format!("number   {}\noccurs   {marks}\n", joined(0..=4)));
    assert_eq!(marks.replace(' ', "").find('.'), Some(2));
    assert_eq!(mex(values), 2);
}

#[test]
fn mex_is_not_the_first_sorted_value_off_its_place() {
    let sorted = [0, 1, 1, 2];
    shows(MEX, &format!("place   {}\nvalue   {}\n", joined(0..4), joined(sorted)));
    assert_eq!((0..).zip(sorted).find(|(place, value)| place != value), Some((2, 1)));
    assert_eq!(mex(sorted), 3);
}

#[test]
fn mex_in_the_text() {
    assert_eq!(mex([0, 1, 3, 4]), 2); // found by asking
    assert_eq!((mex([2, 0]), mex([2, 0, 0, 2])), (1, 1));
    assert_eq!(mex([2, 0, 1]), 3); // as large as three values can make it

    // The exercises.
    assert_eq!([mex([4, 2, 0, 1, 5]), mex([7]), mex([0, 1, 0, 1, 0])], [3, 0, 2]);
    let (first, second) = (vec![0, 2], vec![1]);
    assert_eq!((mex(first.clone()), mex(second.clone())), (1, 0));
    assert_eq!(mex(first.into_iter().chain(second)), 3);
    let mut seen = Vec::new();
    let after_each = [1, 0, 3, 0, 2].map(|value| {
        seen.push(value);
        mex(seen.iter().copied())
    });
    assert_eq!(after_each, [0, 2, 2, 2, 4]);
}

// The Grundy value

/// The heaps that a move can leave, in the order of `takes`.
fn options(heap: usize, takes: &[usize]) -> Vec<usize> {
    takes.iter().filter(|&&take| take <= heap).map(|take| heap - take).collect()
}

/// By the definition.
fn subtraction(len: usize, takes: &[usize]) -> Vec<u64> {
    grundy_table(len, |heap, grundy| {
        options(heap, takes).into_iter().map(|left| grundy[left]).collect()
    })
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_string()
    } else {
        text
    }
}

#[test]
fn grundy_worked_by_hand() {
    let grundy = subtraction(13, &[2, 5]);
    let mut rows = vec![row(["heap", "options", "their values", "Grundy value"])];
    for heap in 0..13 {
        let left = options(heap, &[2, 5]);
        let values = joined(left.iter().map(|&left| grundy[left]));
        rows.push(vec![
            heap.to_string(),
            or_dash(joined(left)),
            or_dash(values),
            grundy[heap].to_string(),
        ]);
    }
    shows(GRUNDY, &columns(&rows));
    assert_eq!([grundy[5], grundy[12]], [2, 2]);
    // 6 has two options of the value 0; 4 is lost although it has a move.
    assert_eq!((options(6, &[2, 5]), grundy[4], grundy[1], grundy[6]), (vec![4, 1], 0, 0, 1));
    assert_eq!((options(4, &[2, 5]), grundy[2]), (vec![2], 1));
    let lost: Vec<usize> = (0..13).filter(|&heap| grundy[heap] == 0).collect();
    assert_eq!(lost, [0, 1, 4, 7, 8, 11]);
}

/// The coin of hdu2174 in the cell with so many rows and columns before it, its own among them.
fn coin(&(rows, columns): &(u64, u64)) -> Vec<(u64, u64)> {
    let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
    let steps = steps.filter(|&(down, left)| down < rows && left < columns);
    steps.map(|(down, left)| (rows - down, columns - left)).collect()
}

#[test]
fn grundy_of_a_coin() {
    let mut coin = GrundySearch::new(coin);
    let mut table = format!("     {}\n", joined(1..=6));
    for rows in 1..=6 {
        let values = joined((1..=6).map(|columns| coin.grundy(&(rows, columns))));
        table += &format!("{rows}    {values}\n");
    }
    shows(GRUNDY, &table);
    for (rows, columns) in (1..=40).flat_map(|rows| (1..=40).map(move |columns| (rows, columns))) {
        assert_eq!(coin.grundy(&(rows, columns)) == 0, rows % 2 == 1 && columns % 2 == 1);
    }
    assert_eq!([(1, 3), (2, 2), (1, 2)].map(|p| coin.grundy(&p)), [0, 2, 1]);
    assert_eq!(coin.grundy(&(2, 3)), 3);
}

#[test]
fn grundy_zero_is_lost() {
    for takes in [&[2, 5][..], &[1, 2, 5], &[1, 3, 4], &[2, 4, 7], &[4]] {
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..300 {
            wins.push(options(heap, takes).into_iter().any(|left| !wins[left]));
        }
        let by_value: Vec<bool> = subtraction(300, takes).iter().map(|&value| value != 0).collect();
        assert_eq!(wins, by_value, "{takes:?}");
    }
}

#[test]
fn grundy_of_a_nim_heap_and_of_bash() {
    let nim = grundy_table(50, |_, grundy| grundy.to_vec());
    assert_eq!(nim, (0..50).collect::<Vec<_>>());
    for most in 1..10 {
        let takes: Vec<usize> = (1..=most).collect();
        let by_rule: Vec<u64> = (0..50).map(|heap| bash_grundy(heap, most as u64)).collect();
        assert_eq!(subtraction(50, &takes), by_rule);
        assert!((0..50).all(|heap| bash_grundy(heap, most as u64) == heap % (most as u64 + 1)));
    }
}

/// How often a search of the takes 1 and 2 that remembers nothing calls itself, for heaps below `len`.
fn calls(len: usize) -> Vec<u64> {
    let mut calls: Vec<u64> = Vec::new();
    for heap in 0..len {
        let below: u64 = options(heap, &[1, 2]).into_iter().map(|left| calls[left]).sum();
        calls.push(1 + below);
    }
    calls
}

#[test]
fn grundy_without_memory() {
    fn without_memory(heap: usize, count: &mut u64) -> u64 {
        *count += 1;
        mex(options(heap, &[1, 2]).into_iter().map(|left| without_memory(left, count)))
    }
    let calls = calls(41);
    let mut count = 0;
    assert_eq!((without_memory(20, &mut count), count), (2, calls[20]));
    let mut rows = vec![row(["heap", "calls", "positions"])];
    for heap in [10, 20, 30, 40] {
        let positions = heap + 1; // all the heaps 0..=heap are met
        rows.push(vec![heap.to_string(), calls[heap].to_string(), positions.to_string()]);
    }
    shows(GRUNDY, &columns(&rows));
}

#[test]
fn grundy_periods() {
    let sets: [&[usize]; 5] = [&[2, 5], &[1, 2, 5], &[1, 3, 4], &[4], &[2, 4, 7]];
    let mut rows = vec![row(["takes", "values of the heaps 0 to 20", "start", "length"])];
    for takes in sets {
        let values = subtraction(2000, takes);
        let mut game = SubtractionGame::new(takes.iter().map(|&take| take as u64));
        let Period { start, length } = game.period().unwrap();
        assert!((start..1000).all(|heap| values[heap] == values[heap + length]));
        let shown = joined(&values[..21]);
        rows.push(vec![joined(takes), shown, start.to_string(), length.to_string()]);
    }
    shows(GRUNDY, &columns(&rows));
    // The example of windows: those of the heaps 0 to 4 and 7 to 11 are the same.
    let values = subtraction(20, &[2, 5]);
    assert_eq!(values[..5], [0, 0, 1, 1, 0]);
    assert_eq!(values[7..12], values[..5]);
    assert_eq!(3_u64.pow(5), 243);
    // Infinite sets: powers of two have the period 3 ...
    let powers: Vec<usize> = (0..10).map(|bit| 1 << bit).collect();
    let by_remainder: Vec<u64> = (0..600).map(|heap| heap % 3).collect();
    assert_eq!(subtraction(600, &powers), by_remainder);
    // ... and the first ten values of Fibonacci takes, three times in a row, are no period.
    let fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89];
    let values = subtraction(60, &fibonacci);
    assert_eq!(values[..10], [0, 1, 2, 3, 0, 1, 2, 3, 4, 5]);
    assert_eq!(values[10..20], values[..10]);
    assert_eq!(values[20..30], values[..10]);
    assert_ne!(values[30..40], values[..10]);
    // Exercise 2: odd takes with 1 among them.
    for takes in [&[1, 3][..], &[1, 7, 9], &[1]] {
        assert!((0..100).zip(subtraction(100, takes)).all(|(heap, value)| value == heap % 2));
    }
    // ... and the take 3 alone.
    assert_eq!(subtraction(12, &[3]), [0, 0, 0, 1, 1, 1, 0, 0, 0, 1, 1, 1]);
    // Exercise 3: the windows of the heaps 8 to 14 and 11 to 17.
    let values = subtraction(18, &[2, 4, 7]);
    assert_eq!(values[8..15], values[11..18]);
    assert!((0..8).all(|a| (a + 1..=10).all(|b| values[a..a + 7] != values[b..b + 7])));
}

// Sums of games

/// Two heaps, by the rules and nothing else.
fn two_heaps(takes: &[usize]) -> impl Fn(&(usize, usize)) -> Vec<(usize, usize)> + '_ {
    move |&(a, b)| {
        let first = options(a, takes).into_iter().map(move |left| (left, b));
        first.chain(options(b, takes).into_iter().map(move |left| (a, left))).collect()
    }
}

#[test]
fn sums_need_more_than_won_and_lost() {
    let mut nim = GrundySearch::new(|&(a, b): &(u64, u64)| {
        (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left))).collect()
    });
    assert_eq!((nim.grundy(&(1, 1)), nim.grundy(&(1, 2))), (0, 3));
}

#[test]
fn sums_nim_sum_in_columns() {
    let binary = |heap: u64| format!("{heap}    {}\n", joined(format!("{heap:03b}").chars()));
    let heaps = [3, 5, 6, 4];
    let table: String = heaps.map(binary).concat();
    shows(SUMS, &format!("{table}---------\n{}", binary(nim_sum(heaps))));
    assert_eq!(nim_sum([3, 5, 6]), 0);
    assert_eq!(nim_sum([3, 3]), 0);
    // The example of the second half of the proof: from 3, 5, 4 to the value 1.
    assert_eq!(nim_sum([3, 5, 4]), 2);
    assert_eq!((2 ^ 1, 3 ^ 3, nim_sum([0, 5, 4])), (3, 0, 1));
    assert_eq!([3, 5, 4].map(|value| value & 2 != 0), [true, false, false]);
}

#[test]
fn sums_of_two_heaps_by_the_rules() {
    let takes = [2, 5];
    let values = subtraction(8, &takes);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut table = format!("heap           {}\n", joined(0..8));
    table += &format!("       value   {}\n\n", joined(&values));
    for (a, value) in values.iter().enumerate() {
        let row = (0..8).map(|b| sum.grundy(&(a, b)));
        table += &format!("{a}      {value}       {}\n", joined(row));
    }
    shows(SUMS, &table);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(sum.grundy(&(a, b)), values[a] ^ values[b]);
    }
}

/// The official sample of hdu1536.
#[test]
fn sums_sample_of_hdu1536() {
    let mut letters = Vec::new();
    let mut rows = vec![row(["takes", "heaps", "Grundy values", "Nim sum", ""])];
    for takes in [&[2, 5][..], &[1, 2, 3, 4, 5]] {
        let grundy = subtraction(13, takes);
        for heaps in [&[5, 12][..], &[2, 4, 7], &[2, 3, 7, 12]] {
            let values: Vec<u64> = heaps.iter().map(|&heap: &usize| grundy[heap]).collect();
            let sum = nim_sum(values.iter().copied());
            letters.push(if sum != 0 { "W" } else { "L" });
            rows.push(vec![
                joined(takes),
                joined(heaps),
                joined(values),
                sum.to_string(),
                (*letters.last().unwrap()).to_string(),
            ]);
        }
    }
    shows(SUMS, &columns(&rows));
    assert_eq!(letters.concat(), "LWWWWL");
}

/// A heap of 10 with takes 1 to 3, a heap of 5 with takes 2 and 5, and the coin on 2 rows and 3 columns.
#[test]
fn sums_of_different_games() {
    type Position = (usize, usize, (u64, u64));
    let moves = |&(a, b, c): &Position| -> Vec<Position> {
        let first = options(a, &[1, 2, 3]).into_iter().map(move |left| (left, b, c));
        let second = options(b, &[2, 5]).into_iter().map(move |left| (a, left, c));
        first.chain(second).chain(coin(&c).into_iter().map(move |cell| (a, b, cell))).collect()
    };
    let start: Position = (10, 5, (2, 3));
    let mut sum = GrundySearch::new(moves);
    let parts =
        [bash_grundy(10, 3), subtraction(6, &[2, 5])[5], GrundySearch::new(coin).grundy(&(2, 3))];
    assert_eq!(parts, [2, 2, 3]);
    assert_eq!(sum.grundy(&start), nim_sum(parts));
    assert_eq!(nim_sum(parts), 3);
    let mut winning = moves(&start);
    winning.retain(|option| sum.grundy(option) == 0);
    assert_eq!(winning, [(9, 5, (2, 3)), (10, 3, (2, 3)), (10, 5, (1, 3))]);
    let rows = [
        row(["part", "value", "to", "winning move"]),
        row(["heap of 10, take 1 to 3", "2", "1", "take 1, leave 9"]),
        row(["heap of 5, take 2 or 5", "2", "1", "take 2, leave 3"]),
        row(["coin, 2 rows, 3 columns", "3", "0", "down, leave 1 row, 3 columns"]),
    ];
    shows(SUMS, &columns(&rows));
    assert_eq!([bash_grundy(9, 3), subtraction(4, &[2, 5])[3]], [1, 1]);
    assert_eq!(GrundySearch::new(coin).grundy(&(1, 3)), 0);
    assert_eq!(parts.map(|value| value ^ 3), [1, 1, 0]);
}

#[test]
fn sums_where_a_raise_wins() {
    let takes = [2, 5];
    let values = subtraction(20, &takes);
    assert_eq!([10, 5, 8].map(|heap: usize| values[heap]), [1, 2, 0]);
    assert_eq!(options(10, &takes), [8, 5]);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut winning = two_heaps(&takes)(&(10, 5));
    winning.retain(|option| sum.grundy(option) == 0);
    assert_eq!(winning, [(5, 5), (10, 3)]);
    assert_eq!(winning_moves(&[1, 2]).collect::<Vec<_>>(), [(1, 1)]);
    // A raise from a lost heap: 4 (value 0) to 2 (value 1), and back to 0 (value 0).
    assert_eq!([4, 2, 0].map(|heap: usize| values[heap]), [0, 1, 0]);
}

/// The rows that a move of Kayles leaves, without mirror images.
fn kayles(row: usize) -> Vec<(usize, usize)> {
    let knock = |pins: usize| {
        let rest = row.checked_sub(pins);
        rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)))
    };
    knock(1).chain(knock(2)).collect()
}

#[test]
fn sums_kayles() {
    let grundy = grundy_table(200, |row, grundy| {
        kayles(row).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    let mut rows = vec![row(["row", "options", "their values", "Grundy value"])];
    for pins in 0..=6 {
        let shown = kayles(pins).into_iter().map(|(left, right)| format!("{left}+{right}"));
        let values = kayles(pins).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]);
        let value = grundy[pins].to_string();
        rows.push(vec![pins.to_string(), or_dash(joined(shown)), or_dash(joined(values)), value]);
    }
    shows(SUMS, &columns(&rows));
    let heading: String = (0..=20).map(|row| format!("{row:3}")).collect();
    let values: String = grundy[..=20].iter().map(|value| format!("{value:3}")).collect();
    shows(SUMS, &format!("row  {heading}\nvalue{values}\n"));
    assert!(grundy[1..].iter().all(|&value| value != 0)); // the first player wins every row
    assert_eq!((grundy[2] ^ grundy[3], grundy[5]), (1, 4));
    assert_eq!(nim_sum([grundy[3], grundy[5], grundy[6]]), 4);
}

#[test]
fn sums_taking_with_splitting_is_nim() {
    let apples = grundy_table(40, |row, grundy| {
        let splits = |left: usize| (0..row - left).map(move |right| (left, right));
        (0..row).flat_map(splits).map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    assert_eq!(apples, (0..40).collect::<Vec<_>>());
}

#[test]
fn sums_exercises() {
    let values = subtraction(20, &[2, 5]);
    let heaps = [5, 6, 9];
    let sum = nim_sum(heaps.map(|heap: usize| values[heap]));
    assert_eq!((heaps.map(|heap| values[heap]), sum), ([2, 1, 1], 2));
    let mut winning = Vec::new();
    for (i, &heap) in heaps.iter().enumerate() {
        for left in options(heap, &[2, 5]) {
            if values[left] ^ values[heap] ^ sum == 0 {
                winning.push((i, left));
            }
        }
    }
    assert_eq!(winning, [(0, 0)]);
}

// The course

/// Every problem has its place in the course, and every link of it leads somewhere.
#[test]
fn course() {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let languages = [include_str!("../README.md"), include_str!("../README.zh.md")];
    for (course, language) in languages.into_iter().zip(["en", "zh"]) {
        let links = pack::markdown::links(course);
        for path in links.iter().filter_map(pack::markdown::Link::path) {
            assert!(problems.join(path).exists(), "{path} is not there");
        }
        for folder in std::fs::read_dir(problems).unwrap().map(|folder| folder.unwrap().path()) {
            if folder.join("main.rs").exists() {
                let id = folder.file_name().unwrap().to_str().unwrap();
                let write_up = format!("{id}/solution/solution.{language}.md");
                let statement = format!("{id}/statement/problem.{language}.md");
                for page in [format!("{id}/main.rs"), write_up, statement] {
                    let is_linked = links.iter().any(|link| link.target == page);
                    assert!(is_linked, "{page} is not linked");
                }
            }
        }
    }
}
