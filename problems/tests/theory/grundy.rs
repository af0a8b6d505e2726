//! The page `grundy`.

use crate::mex::mex;
use checks::blocks::{cells, grid, or_dash, spaced, Document};
use checks::rules::{minus, only, values_of_heaps};
use common::grundy::GrundySearch;
use itertools::Itertools;

const PAGE: Document = Document::theory("grundy");

/// The Grundy values of the heaps 0 to `largest`. Shown by the page.
pub fn grundy_table(largest: usize, takes: &[usize]) -> Vec<usize> {
    let mut grundy = Vec::new();
    for heap in 0..=largest {
        let possible = takes.iter().filter(|&&take| take <= heap);
        let values: Vec<usize> = possible.map(|take| grundy[heap - take]).collect();
        grundy.push(mex(&values));
    }
    grundy
}

/// The Grundy value of the position `p`, if the moves from `q` lead to `options[q]`. Shown by the page.
fn grundy_value(p: usize, options: &[Vec<usize>], known: &mut [Option<usize>]) -> usize {
    if let Some(value) = known[p] {
        return value;
    }
    let values: Vec<usize> = options[p].iter().map(|&q| grundy_value(q, options, known)).collect();
    known[p] = Some(mex(&values));
    mex(&values)
}

#[test]
fn of_a_graph() {
    let options = [vec![1, 2], vec![3], vec![1, 3, 4], vec![], vec![3]];
    let mut known = vec![None; options.len()];
    let mut value = |p: usize| grundy_value(p, &options, &mut known);
    let mut rows = vec![cells(["position", "options", "their values", "Grundy value"])];
    for (p, after) in options.iter().enumerate() {
        let values = spaced(after.iter().map(|&q| value(q)));
        rows.push(vec![
            p.to_string(),
            or_dash(spaced(after)),
            or_dash(values),
            value(p).to_string(),
        ]);
    }
    PAGE.table("a graph", &rows);
}

/// The heaps that a move can leave, in the order of `takes`.
pub fn options(heap: usize, takes: &[usize]) -> Vec<usize> {
    minus(heap, takes.iter().copied())
}

/// By the definition.
pub fn subtraction(len: usize, takes: &[usize]) -> Vec<u64> {
    values_of_heaps(len, |heap| options(heap, takes))
}

#[test]
fn worked_by_hand() {
    let takes = [2, 5];
    let grundy = subtraction(13, &takes);
    let mut rows = vec![cells(["heap", "options", "their values", "Grundy value"])];
    for (heap, value) in grundy.iter().enumerate() {
        let left = options(heap, &takes);
        let values = or_dash(spaced(left.iter().map(|&left| grundy[left])));
        rows.push(vec![heap.to_string(), or_dash(spaced(left)), values, value.to_string()]);
    }
    PAGE.table("a subtraction game", &rows);
}

/// The coin of hdu2174 in the cell with this many rows and columns before it, its own among them.
pub fn coin(&(rows, columns): &(u64, u64)) -> Vec<(u64, u64)> {
    let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
    let steps = steps.filter(|&(down, left)| down < rows && left < columns);
    steps.map(|(down, left)| (rows - down, columns - left)).collect()
}

#[test]
fn of_a_coin() {
    let mut search = GrundySearch::new(coin);
    let rows = (1..=6).map(|rows| {
        let values = (1..=6).map(|columns| search.grundy(&(rows, columns)));
        (rows.to_string(), cells(values))
    });
    PAGE.table("a coin", &grid("rows\\columns", 1..=6, rows));
}

/// How often a search that remembers nothing calls itself, for heaps below `len`.
fn calls(len: usize, takes: &[usize]) -> Vec<u64> {
    let mut calls: Vec<u64> = Vec::new();
    for heap in 0..len {
        let below: u64 = options(heap, takes).into_iter().map(|left| calls[left]).sum();
        calls.push(1 + below);
    }
    calls
}

#[test]
fn without_memory() {
    let calls = calls(41, &[1, 2]);
    let mut rows = vec![cells(["heap", "calls", "positions"])];
    for heap in [10, 20, 30, 40] {
        let positions = heap + 1; // all the heaps 0..=heap are met
        rows.push(vec![heap.to_string(), calls[heap].to_string(), positions.to_string()]);
    }
    PAGE.table("calls", &rows);
}

#[test]
fn questions() {
    let options = [vec![1, 2, 3], vec![3], vec![3], vec![]]; // two N-positions and a P-position
    let value = grundy_value(0, &options, &mut [None; 4]);
    PAGE.question("one good move", "", if value == 0 { "P" } else { "N" });
    let values = [0, 3, 1, 0];
    PAGE.question("mex of options", &spaced(values), mex(&values));
    PAGE.question("takes of 1 and 4", "1 4 4", subtraction(5, &[1, 4])[4]);
    let (heaps, values) = ([9, 10, 11], subtraction(101, &[2, 5]));
    let lost = only(heaps.into_iter().filter(|&heap| values[heap] == 0));
    PAGE.question("lost heap", &format!("2 5 {}", spaced(heaps)), lost);
    PAGE.question("heap of 100", "2 5 100", values[100]);
    let values = subtraction(7, &[1, 2, 6]);
    PAGE.question("next entry", &format!("{} 1 2 6", spaced(&values[..6])), values[6]);
    let calls = calls(5, &[1, 2]);
    assert_eq!(calls[..2], [1, 2]); // "once", "twice"
    PAGE.question("calls for 4", "1 2 0 1 1 0 4", calls[4]);
}

/// The code of the page is held against the library, too.
#[test]
fn in_cpp() {
    let line =
        |values: &[u64]| values.iter().map(|value| format!("{value} ")).collect::<String>() + "\n";
    let as_u64 = |values: Vec<usize>| values.into_iter().map(|value| value as u64).collect_vec();
    let mut expected = String::new();
    for takes in [&[][..], &[1], &[2, 5], &[1, 3, 4], &[2, 4, 7], &[5, 6, 7, 8, 9]] {
        let table = as_u64(grundy_table(99, takes));
        assert_eq!(table, subtraction(100, takes), "{takes:?}");
        expected += &line(&table);
    }
    let graph = |is_move: &dyn Fn(usize, usize) -> bool| -> Vec<Vec<usize>> {
        (0..100).map(|p| (1..p).filter(|&q| is_move(p, q)).collect()).collect()
    };
    for options in [graph(&|p, q| p % q == 0), graph(&|p, q| p - q <= 2)] {
        let (mut known, mut search) =
            (vec![None; 100], GrundySearch::new(|&p: &usize| options[p].clone()));
        let backwards = (0..100).rev();
        let values =
            as_u64(backwards.clone().map(|p| grundy_value(p, &options, &mut known)).collect());
        assert_eq!(values, backwards.map(|p| search.grundy(&p)).collect_vec());
        expected += &line(&values);
    }
    PAGE.prints("grundy.cpp", &expected);
}
