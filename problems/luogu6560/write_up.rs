//! The graph and the tables that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{listed, named, or_dash, spaced, Document};

const WRITE_UP: Document = Document::write_up("luogu6560");

/// The arrows of the graph of the write-up, its picture and its game; its vertices are numbered from 1.
const ARROWS: [(usize, usize); 12] = [
    (1, 2),
    (2, 5),
    (3, 2),
    (3, 4),
    (3, 7),
    (3, 8),
    (5, 1),
    (5, 6),
    (6, 2),
    (6, 3),
    (7, 6),
    (8, 7),
];

/// Its options, with vertices numbered from 0.
fn example() -> Vec<Vec<usize>> {
    let mut options = vec![Vec::new(); 8];
    for (from, to) in ARROWS {
        options[from - 1].push(to - 1);
    }
    options
}

fn letter(outcome: i32) -> char {
    ['L', 'D', 'W'][usize::try_from(outcome + 1).unwrap()]
}

/// The number of moves in which a win can be forced from `start`, if it can be.
fn moves_to_the_end(options: &[Vec<usize>], start: usize, target: usize) -> Option<usize> {
    (0..=options.len()).find(|&moves| brute_force(options, start, target, moves) != 0)
}

#[test]
fn the_write_up_shows_the_graph() {
    let options = example();
    let ends = options.iter().map(|ends| or_dash(spaced(ends.iter().map(|end| end + 1))));
    let table = [named("vertex", 1..=options.len()), named("leads to", ends)];
    WRITE_UP.table("graph", &table);
}

#[test]
fn the_write_up_shows_what_can_be_forced() {
    let options = example();
    let mut table = vec![named("start", 1..=8)];
    for moves in 0..=5 {
        let row = (0..8).map(|v| match brute_force(&options, v, 2, moves) {
            0 => '.',
            outcome => letter(outcome),
        });
        table.push(named(format!("{moves} moves"), row));
    }
    WRITE_UP.table("moves", &table);
    let [of_7, of_8] = [6, 7].map(|v| moves_to_the_end(&options, v, 2).unwrap());
    WRITE_UP.says(&format!("7, {of_7}, 8, {of_8}"));
}

#[test]
fn the_write_up_shows_all_targets() {
    let options = example();
    let mut table = vec![named("start", 1..=8)];
    for target in 0..8 {
        let row = (0..8).map(|v| match v {
            _ if v == target => '-',
            _ => letter(brute_force(&options, v, target, 8)),
        });
        table.push(named(format!("target {}", target + 1), row));
    }
    WRITE_UP.table("targets", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let options = example();
    let mut lines = String::new();
    for (target, moves) in (0..8).flat_map(|target| (0..=8).map(move |moves| (target, moves))) {
        let outcomes = (0..8).map(|start| brute_force(&options, start, target, moves));
        lines += &format!(
            "{target} {moves}:{}\n",
            outcomes.map(|o| format!(" {o}")).collect::<String>()
        );
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_the_way_from_8() {
    let options = example();
    let mut way = vec![7];
    while let Some(&v) = way.last().filter(|&&v| v != 0) {
        // The winner hurries, and the loser delays the end.
        let left = |option: &usize| moves_to_the_end(&options, *option, 0).unwrap();
        let all = options[v].iter().copied();
        let next = if brute_force(&options, v, 0, 8) == 1 {
            all.filter(|&option| brute_force(&options, option, 0, 8) == -1).min_by_key(left)
        } else {
            all.max_by_key(left)
        };
        way.push(next.unwrap());
    }
    WRITE_UP.says(&listed(way.iter().map(|v| v + 1)));
}
