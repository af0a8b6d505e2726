//! The graph and the tables that the write-up shows, and the answers to the exercises, against the rules.

use super::outcome;
use super::tests::{all_graphs, brute_force, graph};
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

/// For each vertex of a graph without a target: what the player to move can force.
fn without_a_target(options: &[Vec<usize>]) -> Vec<i32> {
    let n = options.len(); // no vertex has this number
    (0..n).map(|v| brute_force(options, v, n, n)).collect()
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

/// The criterion for P-positions asks for a set such that no arrow leads within it, and one leads into it from
/// each other vertex. On a ring of four vertices there are two such sets.
#[test]
fn the_criterion_does_not_decide() {
    let ring: Vec<Vec<usize>> = (0..4).map(|v| vec![(v + 1) % 4]).collect();
    let fits = |set: &u32| {
        let lost = |v: usize| set >> v & 1 == 1;
        (0..4).all(|v| lost(v) != ring[v].iter().any(|&end| lost(end)))
    };
    let sets: Vec<u32> = (0..16).filter(fits).collect();
    assert_eq!(sets, [0b0101, 0b1010]);
    assert_eq!(without_a_target(&ring), [0; 4]);
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

#[test]
fn exercise_2_rings() {
    for n in 2..=9 {
        let ring: Vec<Vec<usize>> = (0..n).map(|v| vec![(v + 1) % n]).collect();
        for (x, y) in (0..n).flat_map(|x| (0..n).map(move |y| (x, y))) {
            let distance = (y + n - x) % n;
            let expected = if distance % 2 == 1 { 1 } else { -1 };
            assert_eq!(brute_force(&ring, x, y, n), expected);
        }
    }
}

#[test]
fn exercise_3_targets_that_change_little() {
    for options in all_graphs(4, false) {
        let before = without_a_target(&options);
        for target in 0..4 {
            for v in (0..4).filter(|&v| v != target) {
                let after = brute_force(&options, v, target, 4);
                match before[target] {
                    -1 => assert_eq!(after, before[v]),
                    0 => assert!(before[v] == 0 || after == before[v]),
                    _ => {}
                }
            }
        }
    }
    // A won target may turn everything round: a path of four vertices, and its third one as the target.
    let path = [vec![1], vec![2], vec![3], vec![]];
    assert_eq!(without_a_target(&path), [1, -1, 1, -1]);
    assert_eq!([0, 1].map(|v| brute_force(&path, v, 2, 4)), [-1, 1]);
}

#[test]
fn exercise_4_how_long_a_win_takes() {
    for n in 2..=4 {
        let longest = |options: Vec<Vec<usize>>| {
            let pairs = (0..n * n).map(|i| (i / n, i % n));
            pairs.filter_map(|(x, y)| moves_to_the_end(&options, x, y)).max()
        };
        assert_eq!(all_graphs(n, false).filter_map(longest).max(), Some(n - 1));
    }
}

/// As the brute force, but a player who moves to the target loses at once.
fn brute_force_misere(options: &[Vec<usize>], token: usize, target: usize, moves: usize) -> i32 {
    if token == target {
        return 1;
    }
    if options[token].is_empty() {
        return -1;
    }
    if moves == 0 {
        return 0;
    }
    let after = |&option: &usize| brute_force_misere(options, option, target, moves - 1);
    -options[token].iter().map(after).min().unwrap()
}

#[test]
fn exercise_5_a_target_that_loses() {
    for options in all_graphs(4, false) {
        for target in 0..4 {
            let mut changed = options.clone();
            changed[target] = vec![4];
            changed.push(vec![]);
            for start in (0..4).filter(|&start| start != target) {
                let expected = brute_force_misere(&options, start, target, 5);
                // Vertex 4 is an end, whether it is called the target or not.
                assert_eq!(outcome(&graph(&changed), start, 4), expected);
            }
        }
    }
}
