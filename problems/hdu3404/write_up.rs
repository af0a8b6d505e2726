//! What the write-up shows, against the rules.

use super::tests::{brute_force, light, moves, Lights, Size};
use super::value;
use checks::blocks::{cells, grid, listed, Document, Table};
use common::grundy::{mex, GrundySearch};
use common::nim::nim_sum;
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("hdu3404");

/// The values of single lights up to (`rows`, `columns`), by all moves; 0 in row 0 and in column 0.
fn values(rows: usize, columns: usize) -> Vec<Vec<u64>> {
    let mut g = vec![vec![0; columns + 1]; rows + 1];
    for (x, y) in (1..=rows).flat_map(|x| (1..=columns).map(move |y| (x, y))) {
        let others = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
        g[x][y] = mex(others.map(|(a, b)| g[a][y] ^ g[x][b] ^ g[a][b]));
    }
    g
}

fn board(values: &[Vec<u64>]) -> Table {
    let rows = values.iter().enumerate().skip(1);
    let rows = rows.map(|(x, row)| (format!("x = {x}"), cells(&row[1..])));
    grid("y", 1..values[0].len(), rows)
}

#[test]
fn the_tables() {
    // By the rules alone, with all lights that can come into play.
    let size: Size = (3, 4);
    let mut search = GrundySearch::new(|&lights: &Lights| moves(lights, size));
    let mut grundy = |x, y| if x == 0 || y == 0 { 0 } else { search.grundy(&light(x, y, size)) };
    let single: Vec<Vec<u64>> = (0..=3).map(|x| (0..=4).map(|y| grundy(x, y)).collect()).collect();
    assert_eq!(single, values(3, 4));
    WRITE_UP.table("single lights", &board(&single));
    WRITE_UP.table("products", &board(&values(8, 8)));
}

/// The sum of two columns is a column.
#[test]
fn columns_add_up() {
    let columns = [(1, 2), (3, 5)].map(|(y, z)| {
        assert!((1..=8).all(|x| value(x, y) ^ value(x, z) == value(x, y ^ z)));
        format!("{y}, {z}, {} = {y} \\oplus {z}", y ^ z)
    });
    WRITE_UP.says(&columns.join(", "));
}

#[test]
fn the_cpp_is_the_same() {
    let (size, mut known) = ((3, 4), HashMap::new());
    let letter = |lights| if brute_force(lights, size, &mut known) { 'W' } else { 'L' };
    let mut lines: String = (0..1 << 12).map(letter).chain(['\n']).collect();
    for row in values(20, 30) {
        lines.extend(row.iter().map(|value| format!("{value} ")));
        lines += "\n";
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// The value of a light on a small board.
fn small(&(x, y): &(usize, usize)) -> u64 {
    value(x as u64, y as u64)
}

/// By the theorem: the moves on these lights after which the Nim sum is 0, as the chosen light and (a, b).
fn winning_moves(lights: &[(usize, usize)]) -> Vec<[(usize, usize); 2]> {
    let sum = nim_sum(lights.iter().map(small));
    let mut winning = Vec::new();
    for &(x, y) in lights {
        for (a, b) in (1..=x).flat_map(|a| (1..=y).map(move |b| (a, b))) {
            let mut corners = vec![(x, y), (a, y), (x, b), (a, b)];
            corners.sort_unstable();
            corners.dedup();
            if nim_sum(corners.iter().map(small)) == sum {
                winning.push([(x, y), (a, b)]);
            }
        }
    }
    winning
}

#[test]
fn exercise_1_winning_moves() {
    let lights = [(1, 4), (2, 3), (3, 4)];
    let values = lights.each_ref().map(small);
    let sum = nim_sum(values);
    let needed = values.map(|value| format!("{value} \\oplus {sum} = {}", value ^ sum));
    WRITE_UP.says(&format!("{}, {sum}", listed(values)));
    WRITE_UP.says(&needed.join(", "));
    let [[chosen, corner]] = winning_moves(&lights)[..] else { panic!("one move") };
    WRITE_UP.says(&format!("{chosen:?}, {corner:?}"));
}

#[test]
fn exercise_6_a_box() {
    WRITE_UP.says(&format!(r"2, 2, 2, 2 \otimes 2 \otimes 2 = {}", value(value(2, 2), 2)));
}
