//! The page `sums`.

use crate::grundy::{coin, options, subtraction};
use crate::octal::octal_table;
use checks::blocks::{cells, listed, spaced, Document};
use checks::rules::{in_one, only, Search};
use common::grundy::GrundySearch;
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

const PAGE: Document = Document::theory("sums");

/// Two heaps, by the rules and nothing else.
fn two_heaps(takes: &[usize]) -> impl Fn(&(usize, usize)) -> Vec<(usize, usize)> + '_ {
    move |&(a, b)| {
        let first = options(a, takes).into_iter().map(move |left| (left, b));
        first.chain(options(b, takes).into_iter().map(move |left| (a, left))).collect()
    }
}

#[test]
fn nim_sum_in_columns() {
    let binary = |heap: u64| format!("{heap}    {}\n", spaced(format!("{heap:03b}").chars()));
    let heaps = [3, 5, 6, 4];
    let table: String = heaps.map(binary).concat();
    PAGE.text("nim sum", &format!("{table}---------\n{}", binary(nim_sum(heaps))));
}

#[test]
fn of_two_heaps_by_the_rules() {
    let takes = [2, 5];
    let values = subtraction(8, &takes);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut table = vec![[cells(["heap", "value"]), cells(0..8)].concat()];
    table.push([cells(["value", ""]), cells(&values)].concat());
    for (a, value) in values.iter().enumerate() {
        let row = (0..8).map(|b| sum.grundy(&(a, b)));
        table.push([cells([a as u64, *value]), cells(row)].concat());
    }
    PAGE.table("two heaps", &table);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(sum.grundy(&(a, b)), values[a] ^ values[b]);
    }
}

/// The official sample of hdu1536.
#[test]
fn sample_of_hdu1536() {
    let mut letters = String::new();
    let mut rows = vec![cells(["takes", "heaps", "Grundy values", "Nim sum", "answer"])];
    for takes in [&[2, 5][..], &[1, 2, 3, 4, 5]] {
        let grundy = subtraction(13, takes);
        for heaps in [&[5, 12][..], &[2, 4, 7], &[2, 3, 7, 12]] {
            let values: Vec<u64> = heaps.iter().map(|&heap: &usize| grundy[heap]).collect();
            let sum = nim_sum(values.iter().copied());
            let letter = if sum != 0 { "W" } else { "L" };
            letters += letter;
            let [sum, letter] = [sum.to_string(), letter.to_string()];
            rows.push(vec![spaced(takes), spaced(heaps), spaced(values), sum, letter]);
        }
        letters += "\n";
    }
    PAGE.table("hdu1536", &rows);
    let problem = pack::Pack::here().unwrap().find("hdu1536").unwrap();
    assert_eq!(letters, pack::read(&problem.samples().unwrap()[0].answer).unwrap());
}

#[test]
fn of_different_games() {
    type Position = (usize, usize, (u64, u64));
    let moves = |&(a, b, c): &Position| -> Vec<Position> {
        let first = options(a, &[1, 2, 3]).into_iter().map(move |left| (left, b, c));
        let second = options(b, &[2, 5]).into_iter().map(move |left| (a, left, c));
        first.chain(second).chain(coin(&c).into_iter().map(move |cell| (a, b, cell))).collect()
    };
    let start: Position = (10, 5, (2, 3));
    let [first, second, third] =
        [bachet_grundy(10, 3), subtraction(6, &[2, 5])[5], GrundySearch::new(coin).grundy(&(2, 3))];
    let sum = nim_sum([first, second, third]);
    assert_eq!(GrundySearch::new(moves).grundy(&start), sum);
    PAGE.says(&format!("2, 3, {first}, 10, 4, 1, {second}, {third}, {sum}, {sum}"));
    // One in each part: as many as there are rows in the table.
    let [(a, ..), (_, b, _), (.., (rows, columns))] = Search::normal(moves).winning(&start)[..]
    else {
        panic!("three winning moves")
    };
    let row = |part: &str, value: u64, reply: String| {
        vec![part.to_string(), value.to_string(), (value ^ sum).to_string(), reply]
    };
    let table = [
        cells(["part", "value", "to", "winning move"]),
        row("heap of 10, take 1 to 3", first, format!("take {}, leave {a}", 10 - a)),
        row("heap of 5, take 2 or 5", second, format!("take {}, leave {b}", 5 - b)),
        row("coin, 2 rows, 3 columns", third, format!("down, leave {rows} row, {columns} columns")),
    ];
    PAGE.table("different games", &table);
}

#[test]
fn exercise_1() {
    let takes = [2, 5];
    let values = [5, 6, 9].map(|heap: usize| subtraction(10, &takes)[heap]);
    let mut game =
        Search::normal(|heaps: &Vec<usize>| in_one(heaps, |_, &heap| options(heap, &takes)));
    assert_eq!(game.winning(&vec![5, 6, 9]), [[0, 6, 9]]); // "takes the whole heap of 5"
    PAGE.says(&format!("{}, {}, 5, 0, 5", listed(values), nim_sum(values)));
}

#[test]
fn exercise_3() {
    let values = subtraction(13, &[2, 5]);
    assert!(values[2] == values[3] && values[5] == values[12]);
    PAGE.says(&format!("2, 3, {}, 5, 12, {}, 9, {}", values[2], values[5], values[9]));
}

#[test]
fn questions() {
    let nim = two_heaps(&[1, 2, 3, 4]);
    PAGE.question("options of a sum", "3 4", nim(&(3, 4)).len());
    let mut search = GrundySearch::new(&nim);
    let pairs = [(1, 3), (3, 3), (2, 3)];
    let (a, b) = only(pairs.into_iter().filter(|pair| search.grundy(pair) == 0));
    PAGE.question("lost pair", "1 3 3 3 2 3", format!("{a} {b}"));
    PAGE.question("nim sum of 5 and 6", "5 6", nim_sum([5, 6]));
    let (values, heaps) = (subtraction(13, &[2, 5]), [5, 6, 7]);
    let three = heaps.map(|heap| values[heap]);
    PAGE.question("three values", &format!("2 5 5 6 7 {}", spaced(three)), nim_sum(three));
    let (heaps, x) = ([3, 5, 4], nim_sum([3, 5, 4]));
    let changed = only(heaps.into_iter().filter(|heap| heap ^ x < *heap));
    PAGE.question("which value", &format!("3 5 4 {x} 0 3 5 4"), changed);
    let heaps = [2, 5, 12];
    let taken =
        |heap: u64| (1..=heap).filter(move |take| nim_sum(heaps) ^ heap ^ (heap - take) == 0);
    PAGE.question("how many to take", &spaced(heaps), only(heaps.into_iter().flat_map(taken)));
    let pairs = two_heaps(&[2, 5]);
    let stated = format!("2 5 12 10 {} {}", values[12], values[10]);
    PAGE.question("winning moves", &stated, Search::normal(&pairs).winning(&(12, 10)).len());
    PAGE.question("equivalent heap", "2 5 5 9", GrundySearch::new(&pairs).grundy(&(5, 9)));
    let kayles = octal_table(&[7, 7], 2);
    PAGE.question("two single skittles", "3 1", kayles[1] ^ kayles[1]);
}

#[test]
fn in_cpp() {
    let mut expected: String = [&[][..], &[3, 5, 6, 4], &[u64::MAX, 1]]
        .map(|heaps| format!("{}\n", nim_sum(heaps.iter().copied())))
        .concat();
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        expected += &format!("{} {}\n", nim_sum([a, b]), nim_sum([a, b, 7]));
    }
    PAGE.prints("sums.cpp", &expected);
}
