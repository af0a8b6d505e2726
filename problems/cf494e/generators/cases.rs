//! Test files of Sharti. An input is a single case.

use crate::rules::Search;
use crate::{random_list, sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The largest board.
const MAX: usize = 1_000_000_000;

/// The first row and column, and the last ones.
type Rectangle = [usize; 4];

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let cell = |row, column| [row, column, row, column];
    let random = |count, seed, n| sample(count, seed, |rng| rectangle(rng, n));
    let shifted: Vec<Rectangle> = random(50, 1, 100_000)
        .iter()
        .flat_map(|&r| [r, r.map(|place| place + (1 << 17))])
        .collect();
    let mut all_but_one = shifted.clone();
    all_but_one.push(cell(3 << 16, 7 << 16));
    vec![
        test_file("edge-01", 1, 1, &[cell(1, 1)]),
        // Two cells of different values, which are equal if the squares are single cells.
        test_file("edge-02", 4, 1, &[cell(2, 2), cell(1, 3)]),
        test_file("edge-03", 4, 2, &[cell(2, 2), cell(1, 3)]),
        // 4 and 2 are equal for k = 3, and not for k = 4.
        test_file("edge-04", 4, 3, &[cell(4, 4), cell(2, 4)]),
        test_file("edge-05", 4, 4, &[cell(4, 4), cell(2, 4)]),
        // Rectangles that overlap, lie within one another, are the same, or touch one another.
        test_file("edge-06", 3, 1, &[[1, 1, 2, 2], [2, 2, 3, 3]]),
        test_file("edge-07", 4, 4, &[[1, 1, 4, 4], [2, 2, 3, 3]]),
        test_file("edge-08", 4, 2, &[cell(3, 2), cell(3, 2)]),
        test_file("edge-09", 4, 3, &[[1, 1, 2, 4], [3, 1, 4, 2], [3, 3, 4, 4]]),
        // The largest boards.
        test_file("edge-10", MAX, MAX, &[[1, 1, MAX, MAX]]),
        test_file("edge-11", MAX, MAX / 2, &[[1, 1, MAX, MAX], cell(MAX, MAX)]),
        test_file("edge-12", MAX, 1 << 29, &[cell(1 << 29, 1 << 29)]),
        test_file("edge-13", MAX, 1 << 29, &[cell(1 << 29, 1 << 29), cell(1 << 28, 1 << 29)]),
        test_file("edge-14", MAX, (1 << 29) - 1, &[cell(1 << 29, 1 << 29), cell(1 << 28, 1 << 29)]),
        // The same in two places, so that it is lost; and with one more cell.
        test_file("edge-15", MAX, (1 << 18) - 1, &shifted),
        test_file("edge-16", MAX, (1 << 18) - 1, &all_but_one),
        test_file("random-01", 4, 1, &random(2, 2, 4)),
        test_file("random-02", 4, 3, &random(3, 3, 4)),
        test_file("random-03", 60, 1, &random(20, 4, 60)),
        test_file("random-04", 60, 2, &random(20, 5, 60)),
        test_file("random-05", 60, 1, &random(12, 6, 60)),
        test_file("random-06", MAX, 1, &random(40, 7, MAX)),
        test_file("random-07", MAX, 1, &random(40, 8, MAX)),
        test_file("random-08", MAX, 3, &random(80, 9, MAX)),
    ]
}

fn rectangle(rng: &mut Rng, n: usize) -> Rectangle {
    let [rows, columns] = [(); 2].map(|()| random_list(rng, 2, 1..=n));
    let ends = [rows, columns].map(|ends| (ends[0].min(ends[1]), ends[0].max(ends[1])));
    [ends[0].0, ends[1].0, ends[0].1, ends[1].1]
}

fn test_file(name: &str, n: usize, k: usize, rectangles: &[Rectangle]) -> TestFile {
    assert!(n <= MAX && (1..=n).contains(&k), "{name}");
    assert!(rectangles.iter().all(|&[a, b, c, d]| 1 <= a
        && a <= c
        && c <= n
        && 1 <= b
        && b <= d
        && d <= n));
    let wins = by_areas(k, rectangles);
    if n <= 60 {
        assert_eq!(wins, by_cells(n, k, rectangles), "{name}");
    }
    if n <= 4 {
        assert_eq!(wins, by_rules(n, k, rectangles), "{name}");
    }
    let lines = rectangles.iter().map(|rectangle| rectangle.iter().join(" ")).join("\n");
    let input = format!("{n} {} {k}\n{lines}", rectangles.len());
    TestFile::new(name, [Case::new(input, if wins { "Hamed" } else { "Malek" })])
}

fn is_white(rectangles: &[Rectangle], row: usize, column: usize) -> bool {
    rectangles.iter().any(|&[a, b, c, d]| (a..=c).contains(&row) && (b..=d).contains(&column))
}

/// By the number of white cells in the multiples of p, for each p: all rows and columns where a rectangle begins or ends
/// cut the board into parts of one colour.
fn by_areas(k: usize, rectangles: &[Rectangle]) -> bool {
    let bounds = |first: usize| {
        let ends = |rectangle: &Rectangle| [rectangle[first] - 1, rectangle[first + 2]];
        rectangles.iter().flat_map(ends).sorted().dedup().tuple_windows::<(_, _)>().collect_vec()
    };
    let parts = bounds(0).into_iter().cartesian_product(bounds(1));
    let white =
        parts.filter(|((_, row), (_, column))| is_white(rectangles, *row, *column)).collect_vec();
    let powers = (0..30).map(|digit| 1 << digit).take_while(|&p| p <= k);
    let multiples = |(before, last): (usize, usize), p| last / p - before / p;
    let area = |p: usize| -> usize {
        white.iter().map(|&(rows, columns)| multiples(rows, p) * multiples(columns, p)).sum()
    };
    powers.into_iter().any(|p| area(p) % 2 == 1)
}

/// By the value of each white cell: the largest power of two up to k that divides its row and its column.
fn by_cells(n: usize, k: usize, rectangles: &[Rectangle]) -> bool {
    let cells = (1..=n).cartesian_product(1..=n);
    let white = cells.filter(|&(row, column)| is_white(rectangles, row, column));
    let value = |(row, column): (usize, usize)| {
        let divides = |&p: &usize| p <= k && row % p == 0 && column % p == 0;
        (0..30).map(|digit| 1 << digit).take_while(divides).last().unwrap_or(1)
    };
    white.map(value).fold(0, |sum, value| sum ^ value) != 0
}

/// By search. The binary digits of a position are its white cells.
fn by_rules(n: usize, k: usize, rectangles: &[Rectangle]) -> bool {
    let cells = (1..=n).cartesian_product(1..=n).collect_vec();
    let set = |is_in: &dyn Fn(usize, usize) -> bool| -> u32 {
        let members = cells.iter().enumerate().filter(|(_, &(row, column))| is_in(row, column));
        members.map(|(digit, _)| 1 << digit).sum()
    };
    let moves = |&white: &u32| {
        let is_corner = |digit: &usize| white >> digit & 1 == 1;
        let squares = |digit: usize| {
            let (row, column) = cells[digit];
            let sizes = 1..=k.min(row).min(column);
            sizes.map(move |size| (row + 1 - size..=row, column + 1 - size..=column))
        };
        let squares = (0..n * n).filter(is_corner).flat_map(squares);
        squares
            .map(|(rows, columns)| {
                white ^ set(&|row, column| rows.contains(&row) && columns.contains(&column))
            })
            .collect()
    };
    Search::normal(moves).wins(&set(&|row, column| is_white(rectangles, row, column)))
}
