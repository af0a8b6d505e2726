//! The tables that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, Document, Table};
use checks::rules::{all_lists, Search};
use common::grundy::GrundySearch;
use common::nim::nim_sum;
use std::collections::HashMap;

type Balls = Vec<u64>;

/// The positions that a move reaches which takes balls from a stair, from 1 on, to one of `targets(stair)`.
/// Stair 0 is outside of the game.
fn moves(balls: &[u64], targets: impl Fn(usize) -> Vec<usize>) -> Vec<Balls> {
    let mut options = Vec::new();
    for stair in 1..=balls.len() {
        for target in targets(stair) {
            for take in 1..=balls[stair - 1] {
                let mut option = balls.to_vec();
                option[stair - 1] -= take;
                if target > 0 {
                    option[target - 1] += take;
                }
                options.push(option);
            }
        }
    }
    options
}

/// The targets of the game itself.
fn one_down(stair: usize) -> Vec<usize> {
    (2..=stair).rev().take(1).map(|stair| stair - 1).collect()
}

/// The Nim sum of the stairs for which this holds.
fn sum_of(balls: &[u64], is_heap: impl Fn(usize) -> bool) -> u64 {
    nim_sum((1..).zip(balls).filter(|(stair, _)| is_heap(*stair)).map(|(_, &balls)| balls))
}

/// That the Grundy values of the game with these targets are the Nim sums of these stairs.
fn check(stairs: usize, less: u64, targets: fn(usize) -> Vec<usize>, is_heap: fn(usize) -> bool) {
    let mut search = GrundySearch::new(|balls: &Balls| moves(balls, targets));
    for balls in all_lists(stairs, 0..less) {
        assert_eq!(search.grundy(&balls), sum_of(&balls, is_heap), "{balls:?}");
    }
}

const WRITE_UP: Document = Document::write_up("cses1099");

fn is_even(stair: usize) -> bool {
    stair % 2 == 0
}

/// A table with a row for each of the first and a column for each of the second numbers, headed by
/// the names of both. `position` makes a position of them and of a third number: the one with
/// which the position is lost.
fn table(names: [&str; 2], size: u64, position: impl Fn(u64, u64, u64) -> Vec<u64>) -> Table {
    let mut known = HashMap::new();
    let mut lost = |row, column| {
        let is_lost = |&third: &u64| !brute_force(&position(row, column, third), &mut known);
        let lost: Vec<u64> = (0..size).filter(is_lost).collect();
        let [third] = lost[..] else { panic!("{row} {column}: {lost:?}") };
        third
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
    let mut lines = String::new();
    for (size, stairs) in [(5, 4), (4, 6)] {
        for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
            for c in 0..size {
                let balls = if stairs == 4 { vec![0, a, b, c] } else { vec![0, a, 0, b, 0, c] };
                lines.push(if brute_force(&balls, &mut known) { 'W' } else { 'L' });
            }
            lines.push('\n');
        }
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let mut game = Search::normal(|balls: &Balls| moves(balls, one_down));
    let [low, high] = &game.winning(&vec![1, 4, 3, 1, 6])[..] else { panic!("two moves") };
    let (lowered, raised) = (4 - low[1], high[3] - 1);
    WRITE_UP.says(&format!("4, 1, 5, {lowered}, 2, {}, {raised}, 5, 4, 1, {}", low[1], high[3]));
}

#[test]
fn exercise_2_grundy_values() {
    check(5, 3, one_down, is_even);
}

#[test]
fn exercise_3_balls_leave_stair_1() {
    check(4, 3, |stair| vec![stair - 1], |stair| !is_even(stair));
}

#[test]
fn exercise_4_two_stairs_at_once() {
    let two_down = |stair: usize| (3..=stair).rev().take(1).map(|stair| stair - 2).collect();
    check(7, 2, two_down, |stair| matches!(stair % 4, 0 | 3));
}
