//! The boards that the write-up shows, and the answers to the exercises, against the rules.

use super::free_cells;
use super::tests::{board, brute_force, winning_starts};
use checks::blocks::{cells, grid, Document};

const WRITE_UP: Document = Document::write_up("luogu4055");

/// The board of the write-up and its picture.
fn example() -> Vec<String> {
    ["..##.#.", ".......", "#.#...#", "....#.#"].map(String::from).to_vec()
}

/// The board with `o` for each winning start.
fn with_starts(rows: &[String]) -> Vec<String> {
    let mut cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    for (row, column) in winning_starts(rows) {
        cells[row][column] = 'o';
    }
    cells.into_iter().map(|row| row.into_iter().collect()).collect()
}

fn spaced(row: &str) -> String {
    row.chars().map(String::from).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_write_up_shows_the_board() {
    let rows = example();
    let lines = rows.iter().zip(with_starts(&rows));
    let table: String =
        lines.map(|(row, starts)| format!("{}   {}\n", spaced(row), spaced(&starts))).collect();
    WRITE_UP.text("board", &table);
}

#[test]
fn the_write_up_shows_boards_without_blocked_cells() {
    let count = |n: usize, m| winning_starts(&vec![".".repeat(m); n]).len();
    let rows = (1..=4).map(|n| (format!("n = {n}"), cells((1..=5).map(|m| count(n, m)))));
    WRITE_UP.table("free", &grid("m", 1..=5, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = with_starts(&example()).join("\n") + "\n";
    for (n, m) in (1..=4).flat_map(|n| (1..=5).map(move |m| (n, m))) {
        let starts = winning_starts(&vec![".".repeat(m); n]).len();
        lines += &format!("{n} {m}: {starts}\n");
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

/// The largest number of pairs of free cells side by side, without a common cell: by trying all.
fn most_pairs(free: &mut [Vec<bool>]) -> usize {
    let columns = free[0].len();
    let first = (0..free.len() * columns).find(|i| free[i / columns][i % columns]);
    let Some((row, column)) = first.map(|i| (i / columns, i % columns)) else { return 0 };
    free[row][column] = false;
    let mut most = most_pairs(free);
    for (r, c) in [(row + 1, column), (row, column + 1)] {
        if r < free.len() && c < columns && free[r][c] {
            free[r][c] = false;
            most = most.max(1 + most_pairs(free));
            free[r][c] = true;
        }
    }
    free[row][column] = true;
    most
}

fn is_free(rows: &[String]) -> Vec<Vec<bool>> {
    rows.iter().map(|row| row.chars().map(|cell| cell == '.').collect()).collect()
}

#[test]
fn exercise_2_as_many_of_each_colour() {
    let rows = ["#.##", "....", "##.#"].map(String::from).to_vec();
    WRITE_UP.says(&format!("{}, {}", free_cells(&rows).0.len(), winning_starts(&rows).len()));
}

#[test]
fn exercise_3_a_blocked_start() {
    for bits in 0..1 << 9 {
        let rows = board(3, 3, bits);
        let mut free = is_free(&rows);
        let starts = winning_starts(&rows);
        let pairs = most_pairs(&mut free);
        for (row, column) in (0..9).map(|i| (i / 3, i % 3)).filter(|&(r, c)| is_free(&rows)[r][c]) {
            free[row][column] = false;
            assert_eq!(starts.contains(&(row, column)), most_pairs(&mut free) == pairs);
            free[row][column] = true;
        }
    }
}

#[test]
fn exercise_4_the_player_to_move_chooses() {
    for bits in 0..1 << 12 {
        let rows = board(3, 4, bits);
        let (free, neighbours) = free_cells(&rows);
        let has_pair = neighbours.iter().any(|of_v| !of_v.is_empty());
        assert_eq!(winning_starts(&rows).len() < free.len(), has_pair);
    }
}

/// As the brute force, on any graph.
fn wins_on_a_graph(neighbours: &[Vec<usize>], token: usize, visited: u32) -> bool {
    let next = neighbours[token].iter().filter(|&&w| visited >> w & 1 == 0);
    next.into_iter().any(|&w| !wins_on_a_graph(neighbours, w, visited | 1 << w))
}

#[test]
fn exercise_5_diagonal_moves() {
    // Three cells of a square of four: each is beside each other one.
    let triangle: Vec<Vec<usize>> = (0..3).map(|v| (0..3).filter(|&w| w != v).collect()).collect();
    assert!((0..3).all(|v| !wins_on_a_graph(&triangle, v, 1 << v)));
    // The rules of the board see a path of three cells, whose middle is no winning start.
    let rows = ["..", ".#"].map(String::from).to_vec();
    assert_eq!(winning_starts(&rows), [(0, 1), (1, 0)]);
    assert!(brute_force(&mut is_free(&rows), 0, 0));
}
