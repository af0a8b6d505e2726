//! The page `matching`.

use crate::backwards::Numbers;
use crate::strategies::{neighbours, token_wins};
use checks::blocks::{lines, spaced, Document};
use checks::rules::all_sets;

const PAGE: Document = Document::theory("matching");

/// The neighbours of each vertex.
type Graph = Vec<Vec<usize>>;

/// Augments the matching by a path from `start`, if there is one. Shown by the page.
fn augment(start: usize, neighbours: &[Vec<usize>], partner: &mut [Option<usize>]) -> bool {
    let mut from = vec![None; neighbours.len()];
    let mut stack = vec![start];
    while let Some(v) = stack.pop() {
        for &w in &neighbours[v] {
            if from[w].is_some() {
                continue;
            }
            from[w] = Some(v);
            if let Some(next) = partner[w] {
                stack.push(next);
                continue;
            }
            let mut end = Some(w);
            while let Some(w) = end {
                let v = from[w].unwrap();
                end = partner[v].replace(w);
                partner[w] = Some(v);
            }
            return true;
        }
    }
    false
}

/// For each vertex of a bipartite graph, whether the first player wins from there. Shown by the page.
fn first_wins(neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mut partner = vec![None; neighbours.len()];
    for v in 0..neighbours.len() {
        if partner[v].is_none() {
            augment(v, neighbours, &mut partner);
        }
    }
    let mut wins: Vec<bool> = partner.iter().map(Option::is_some).collect();
    let mut stack: Vec<usize> = (0..neighbours.len()).filter(|&v| !wins[v]).collect();
    while let Some(v) = stack.pop() {
        for &w in &neighbours[v] {
            let next = partner[w].unwrap();
            if wins[next] {
                wins[next] = false;
                stack.push(next);
            }
        }
    }
    wins
}

/// A board of free cells and blocked ones, one in four.
fn board(numbers: &mut Numbers, rows: usize, columns: usize) -> Vec<String> {
    let line = |_| (0..columns).map(|_| if numbers.below(4) == 0 { '#' } else { '.' }).collect();
    (0..rows).map(line).collect()
}

fn edges_of(board: &[String]) -> Vec<(usize, usize)> {
    let is_free: Vec<bool> = board.concat().chars().map(|cell| cell == '.').collect();
    let pairs = neighbours(board.len(), board[0].len()).into_iter();
    pairs.filter(|&(a, b)| is_free[a] && is_free[b]).collect()
}

/// The graph of a board; blocked cells are vertices without an edge.
fn adjacent(vertices: usize, edges: &[(usize, usize)]) -> Graph {
    let mut adjacent = vec![Vec::new(); vertices];
    for &(a, b) in edges {
        adjacent[a].push(b);
        adjacent[b].push(a);
    }
    adjacent
}

/// The board, with W and L for the free cells.
fn solved(board: &[String]) -> Vec<String> {
    let width = board[0].len();
    let wins = first_wins(&adjacent(board.len() * width, &edges_of(board)));
    let cell = |(cell, wins): (char, &bool)| match (cell, wins) {
        ('.', true) => 'W',
        ('.', false) => 'L',
        _ => '#',
    };
    let rows = board.iter().zip(wins.chunks(width));
    rows.map(|(line, wins)| line.chars().zip(wins).map(cell).collect()).collect()
}

/// All simple bipartite graphs on 6 vertices, not only boards.
#[test]
fn matching_game_on_bipartite_graphs() {
    for edges in all_sets((0..9).map(|i| (i / 3, 3 + i % 3))) {
        assert_eq!(first_wins(&adjacent(6, &edges)), token_wins(&edges, 6), "{edges:?}");
    }
}

#[test]
fn example_of_boards() {
    let board = ["...#..", ".#....", "....#.", ".#...."].map(String::from);
    let spaced = |line: &String| spaced(line.chars());
    let rows = board.iter().zip(solved(&board)).map(|(a, b)| spaced(a) + "   " + &spaced(&b));
    PAGE.text("board", &lines(rows));
}

/// What `main` of `matching.cpp` prints.
#[test]
fn cpp() {
    let mut numbers = Numbers(1);
    let mut printed = String::new();
    for i in 0..30 {
        printed += &format!("{}\n", solved(&board(&mut numbers, 3 + i % 5, 7)).join("\n"));
    }
    PAGE.prints("matching.cpp", &printed);
}
