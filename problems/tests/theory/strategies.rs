//! The page `strategies`.

use checks::blocks::{cells, lines, named, spaced, Document};
use checks::rules::Search;
use common::grundy::GrundySearch;

const PAGE: Document = Document::theory("strategies");

/// What one bite leaves of a bar with rows of these lengths. Shown by the page.
fn bites(bar: &[usize]) -> Vec<Vec<usize>> {
    let mut left = Vec::new();
    for (r, &length) in bar.iter().enumerate() {
        for c in usize::from(r == 0)..length {
            let bitten = bar[r..].iter().map(|&length| length.min(c));
            left.push(bar[..r].iter().copied().chain(bitten).collect());
        }
    }
    left
}

/// The winning first bites on a bar: their squares, as row and column, counted from 1.
fn winning_bites(rows: usize, columns: usize) -> Vec<(usize, usize)> {
    let winning = Search::normal(|bar: &Vec<usize>| bites(bar)).winning(&vec![columns; rows]);
    let square = |bar: Vec<usize>| {
        let row = bar.iter().position(|&length| length < columns).unwrap();
        (row + 1, bar[row] + 1)
    };
    winning.into_iter().map(square).collect()
}

#[test]
fn chomp() {
    let mut table = vec![cells(["rows", "1", "2", "3", "4", "5", "6", "7", "8 columns"])];
    for rows in 1..=5 {
        let cell = |columns| match winning_bites(rows, columns)[..] {
            [] if (rows, columns) == (1, 1) => "-".to_string(),
            [(row, column)] => format!("{row},{column}"),
            _ => panic!("not one winning bite on {rows} x {columns}"),
        };
        table.push(named(rows, (1..=8).map(cell)));
    }
    PAGE.table("chomp", &table);
}

#[test]
fn mirror() {
    let mut left: Vec<String> = (1..=8).map(|skittle| skittle.to_string()).collect();
    let mut table = vec![named("row", &left)];
    for (name, down) in [("first move", [4, 5]), ("any move", [1, 2]), ("mirror image", [7, 8])] {
        for skittle in down {
            left[skittle - 1] = ".".to_string();
        }
        table.push(named(name, &left));
    }
    PAGE.table("mirror", &table);
}

/// All pairs of neighbouring cells of a board.
pub fn neighbours(rows: usize, columns: usize) -> Vec<(usize, usize)> {
    let mut pairs = Vec::new();
    for (r, c) in (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))) {
        let cell = r * columns + c;
        if c + 1 < columns {
            pairs.push((cell, cell + 1));
        }
        if r + 1 < rows {
            pairs.push((cell, cell + columns));
        }
    }
    pairs
}

/// Whether the first player wins Cram. A position is the set of the covered cells.
fn cram(rows: usize, columns: usize) -> bool {
    let dominoes: Vec<u32> =
        neighbours(rows, columns).into_iter().map(|(a, b)| 1 << a | 1 << b).collect();
    let free = |covered: u32| dominoes.iter().filter(move |&domino| covered & domino == 0);
    Search::normal(|&covered: &u32| free(covered).map(|domino| covered | domino).collect()).wins(&0)
}

fn letter(wins: bool) -> &'static str {
    if wins {
        "W"
    } else {
        "L"
    }
}

#[test]
fn cram_on_small_boards() {
    let row = |rows| named(rows, (1..=5).map(|columns| letter(cram(rows, columns))));
    let head = cells(["rows", "1", "2", "3", "4", "5 columns"]);
    PAGE.table("cram", &[vec![head], (1..=4).map(row).collect()].concat());
}

/// The token on a cell, and the cells where it has been, as a set of bits.
type Token = (usize, u32);

fn pushes(pairs: &[(usize, usize)], &(cell, been): &Token) -> Vec<Token> {
    let ends = pairs.iter().flat_map(|&(a, b)| [(a, b), (b, a)]);
    let next = ends.filter(|&(from, to)| from == cell && been >> to & 1 == 0);
    next.map(|(_, to)| (to, been | 1 << to)).collect()
}

/// From which of the cells 0 to `cells` - 1 the first player wins, if these pairs of cells are neighbours.
pub fn token_wins(pairs: &[(usize, usize)], cells: usize) -> Vec<bool> {
    let mut search = GrundySearch::new(|token: &Token| pushes(pairs, token));
    (0..cells).map(|cell| search.grundy(&(cell, 1 << cell)) != 0).collect()
}

/// The theorem on all boards of up to 12 cells.
#[test]
fn pairing_the_cells() {
    for (rows, columns) in
        (1..=5).flat_map(|rows| (1..=12 / rows).map(move |columns| (rows, columns)))
    {
        let is_lost =
            |cell: usize| rows * columns % 2 == 1 && (cell / columns + cell % columns) % 2 == 0;
        let expected: Vec<bool> = (0..rows * columns).map(|cell| !is_lost(cell)).collect();
        assert_eq!(token_wins(&neighbours(rows, columns), rows * columns), expected);
    }
}

#[test]
fn token_that_never_returns() {
    let boards = [(3, 4), (3, 5)].map(|(rows, columns)| {
        let wins = token_wins(&neighbours(rows, columns), rows * columns);
        let lines = wins.chunks(columns).map(|line| spaced(line.iter().map(|&w| letter(w))));
        [vec![format!("{rows} x {columns}")], lines.collect()].concat()
    });
    let rows = boards[0].iter().zip(&boards[1]).map(|(a, b)| format!("{a:7}   {b}"));
    PAGE.text("token", &lines(rows));
}

#[test]
fn in_cpp() {
    let mut expected = String::new();
    for a in 1..=5 {
        for (b, c) in (0..=a).flat_map(|b| (0..=b).map(move |c| (b, c))) {
            for left in bites(&[a, b, c]) {
                expected += &format!("{}\n", spaced(left));
            }
            expected += "\n";
        }
    }
    PAGE.prints("strategies.cpp", &expected);
}
