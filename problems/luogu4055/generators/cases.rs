//! Test files of Game. There is one board a file, so there are many small ones.

use crate::prelude::*;
use std::collections::VecDeque;

pub fn cases() -> Vec<TestFile> {
    let boards = [
        // The smallest inputs.
        ".",
        "#",
        // No free cell, no two side by side, and single cells of each colour.
        "###\n###",
        ".#.\n#.#\n.#.",
        ".##.",
        // Rows and columns of even and odd length.
        "......",
        ".......",
        ".\n.\n.\n.",
        ".\n.\n.\n.\n.",
        // Boards without blocked cells.
        "...\n...\n...",
        "....\n....\n....",
        // Without a corner, and without two opposite ones.
        "...\n...\n..#",
        "#...\n....\n....\n...#",
        // As many cells of one colour as of the other, and no perfect matching.
        "#.##\n....\n##.#",
        // A ring, a ring with a tail, two parts.
        "...\n.#.\n...",
        "....\n.#.#\n...#",
        ".....\n.###.\n.#.#.\n.....",
        // Where pairs that are made row by row have to be exchanged.
        "...\n.#.\n##.",
        "#..\n...\n.##",
        "....\n.##.",
    ];
    let full = |n: usize, m: usize| vec![".".repeat(m); n];
    // One path through half of the cells: down, along every other row, to and fro.
    let snake = |side: usize| -> Vec<String> {
        let row = |row: usize| match row % 4 {
            0 | 2 => ".".repeat(side),
            1 => "#".repeat(side - 1) + ".",
            _ => ".".to_string() + &"#".repeat(side - 1),
        };
        (0..side).map(row).collect()
    };
    let boards = boards.into_iter().map(|board| board.lines().map(String::from).collect());
    let edge = boards.chain([full(99, 99), full(1, 99), snake(99)]).collect();
    // Rows, columns, and how many of ten cells are blocked.
    let sizes = [
        (3, 3, 3),
        (3, 4, 2),
        (4, 4, 2),
        (4, 4, 3),
        (4, 5, 4),
        (5, 4, 3),
        (7, 2, 1),
        (2, 8, 2),
        (6, 6, 1),
        (7, 7, 2),
        (8, 8, 3),
        (10, 10, 1),
        (9, 30, 2),
        (30, 31, 1),
        (50, 50, 4),
    ];
    let random = |(seed, (n, m, blocked))| random_board(&mut Rng::with_seed(seed), n, m, blocked);
    let random = (1..).zip(sizes).map(random).collect();
    let max = vec![
        full(100, 100),
        full(100, 1),
        full(1, 100),
        random_board(&mut Rng::with_seed(101), 100, 100, 1),
        random_board(&mut Rng::with_seed(102), 100, 100, 2),
        random_board(&mut Rng::with_seed(103), 100, 100, 3),
    ];
    let test_file = |name: &str, rows: Vec<String>| test_file(name, &rows);
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let comb = (0..100).map(|row| if row == 0 { ".".repeat(100) } else { ".#".repeat(50) });
    let mut corners = full(100, 100);
    corners[0].replace_range(..1, "#");
    corners[99].replace_range(99.., "#");
    let board = |rows: Vec<String>| vec![format!("100 100\n{}", rows.join("\n"))];
    files.extend(largest([
        ("one path through half of the cells", board(snake(100))),
        ("a comb", board(comb.collect())),
        ("without two opposite corners", board(corners)),
    ]));
    files
}

fn random_board(rng: &mut Rng, n: usize, m: usize, blocked: usize) -> Vec<String> {
    let mut cell = || if rng.usize(0..10) < blocked { '#' } else { '.' };
    (0..n).map(|_| (0..m).map(|_| cell()).collect()).collect()
}

fn test_file(name: &str, rows: &[String]) -> TestFile {
    let (n, m) = (rows.len(), rows[0].len());
    let is_free = |row: usize, column: usize| {
        rows.get(row).is_some_and(|cells| cells.as_bytes().get(column) == Some(&b'.'))
    };
    let cells: Vec<(usize, usize)> = (0..n)
        .flat_map(|row| (0..m).map(move |column| (row, column)))
        .filter(|&(row, column)| is_free(row, column))
        .collect();
    let number = |cell: (usize, usize)| cells.binary_search(&cell).ok();
    let beside = |&(row, column): &(usize, usize)| {
        let places = [
            (row + 1, column),
            (row.wrapping_sub(1), column),
            (row, column + 1),
            (row, column.wrapping_sub(1)),
        ];
        places.into_iter().filter_map(number).collect::<Vec<usize>>()
    };
    let neighbours: Vec<Vec<usize>> = cells.iter().map(beside).collect();

    let wins = by_a_matching(&neighbours);
    if cells.len() <= 14 {
        // By the rules: the token, and the cells that it has visited.
        let mut search = Search::normal(|&(token, visited): &(usize, u32)| {
            let next = neighbours[token].iter().filter(|&&w| visited >> w & 1 == 0);
            next.map(|&w| (w, visited | 1 << w)).collect()
        });
        for v in 0..cells.len() {
            assert_eq!(wins[v], !search.wins(&(v, 1 << v)), "{name}: {:?}", cells[v]);
        }
    }
    let starts = cells.iter().zip(&wins).filter(|(_, wins)| **wins);
    let lines: Vec<String> =
        starts.map(|((row, column), _)| format!("{} {}", row + 1, column + 1)).collect();
    let answer =
        if lines.is_empty() { "LOSE".to_string() } else { format!("WIN\n{}", lines.join("\n")) };
    TestFile::new(name, [Case::new(format!("{n} {m}\n{}", rows.join("\n")), answer)])
}

/// Which vertices some maximum matching leaves out, with a check that proves it.
fn by_a_matching(neighbours: &[Vec<usize>]) -> Vec<bool> {
    let partner = maximum_matching(neighbours);
    // In layers from the vertices that it leaves out: an edge that is not in it, then one that is.
    let mut left_out: Vec<bool> = partner.iter().map(Option::is_none).collect();
    let mut layer: Vec<usize> = (0..partner.len()).filter(|&v| left_out[v]).collect();
    while !layer.is_empty() {
        let mut next = Vec::new();
        for &v in &layer {
            for &w in &neighbours[v] {
                let u = partner[w].expect("a maximum matching");
                if !left_out[u] {
                    left_out[u] = true;
                    next.push(u);
                }
            }
        }
        layer = next;
    }
    // No two of those that are left out are side by side, and fewer others are beside them. So any matching leaves
    // out at least the difference; this one leaves out no more, and all others are covered by every such one.
    let beside: Vec<bool> =
        neighbours.iter().map(|of_v| of_v.iter().any(|&w| left_out[w])).collect();
    assert!((0..partner.len()).all(|v| !(left_out[v] && beside[v])));
    let count = |flags: &[bool]| flags.iter().filter(|&&flag| flag).count();
    let free = partner.iter().filter(|partner| partner.is_none()).count();
    assert_eq!(free, count(&left_out) - count(&beside));
    left_out
}

/// The partner of each vertex of a bipartite graph: by shortest alternating paths, one after the other.
fn maximum_matching(neighbours: &[Vec<usize>]) -> Vec<Option<usize>> {
    let mut partner: Vec<Option<usize>> = vec![None; neighbours.len()];
    let mut from = vec![usize::MAX; neighbours.len()];
    for start in 0..neighbours.len() {
        if partner[start].is_some() {
            continue;
        }
        let mut reached = Vec::new();
        let mut queue = VecDeque::from([start]);
        let mut end = None;
        'search: while let Some(v) = queue.pop_front() {
            for &w in &neighbours[v] {
                if from[w] == usize::MAX {
                    from[w] = v;
                    reached.push(w);
                    if let Some(next) = partner[w] {
                        queue.push_back(next);
                    } else {
                        end = Some(w);
                        break 'search;
                    }
                }
            }
        }
        while let Some(w) = end {
            let v = from[w];
            end = partner[v].replace(w);
            partner[w] = Some(v);
        }
        for w in reached {
            from[w] = usize::MAX;
        }
    }
    partner
}
