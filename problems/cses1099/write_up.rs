//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, letter_rows, Document, Table};
use checks::rules::{all_lists, only, Search};
use std::collections::HashMap;

type Balls = Vec<u64>;

/// The positions after a move: balls go from a stair to the one below.
fn moves(balls: &Balls) -> Vec<Balls> {
    let mut options = Vec::new();
    for stair in 1..balls.len() {
        for take in 1..=balls[stair] {
            let mut option = balls.clone();
            option[stair] -= take;
            option[stair - 1] += take;
            options.push(option);
        }
    }
    options
}

const WRITE_UP: Document = Document::write_up("cses1099");

/// A table with a row for each of the first and a column for each of the second numbers, headed by
/// the names of both. `position` makes a position of them and of a third number: the one with
/// which the position is lost.
fn table(names: [&str; 2], size: u64, position: impl Fn(u64, u64, u64) -> Vec<u64>) -> Table {
    let mut known = HashMap::new();
    let mut lost = |row, column| {
        only((0..size).filter(|&third| !brute_force(&position(row, column, third), &mut known)))
    };
    let row = |row| (format!("{} = {row}", names[0]), cells((0..size).map(|c| lost(row, c))));
    grid(names[1], 0..size, (0..size).map(row))
}

#[test]
fn the_write_up_shows_the_tables() {
    let odd = table(["p3", "p2"], 5, |p3, p2, p4| vec![0, p2, p3, p4]);
    WRITE_UP.table("stairs 2 and 3", &odd);
    let even = table(["p2", "p4"], 4, |p2, p4, p6| vec![0, p2, 0, p4, 0, p6]);
    WRITE_UP.table("stairs 4 and 2", &even);
}

#[test]
fn the_cpp_is_the_same() {
    let mut known = HashMap::new();
    let mut lines = |size: usize, position: fn(&[u64]) -> Vec<u64>| {
        let positions = all_lists(3, 0..size as u64).into_iter();
        letter_rows(size, positions.map(|balls| brute_force(&position(&balls), &mut known)))
    };
    let lines = lines(5, |balls| [&[0], balls].concat())
        + &lines(4, |balls| vec![0, balls[0], 0, balls[1], 0, balls[2]]);
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let mut game = Search::normal(moves);
    let [low, high] = &game.winning(&vec![1, 4, 3, 1, 6])[..] else { panic!("two moves") };
    let (lowered, raised) = (4 - low[1], high[3] - 1);
    WRITE_UP.says(&format!("4, 1, 5, {lowered}, 2, {}, {raised}, 5, 4, 1, {}", low[1], high[3]));
}
