//! The page `strategies`.

use crate::grundy::coin;
use checks::blocks::{cells, lines, named, spaced, Document};
use checks::rules::Search;
use common::grundy::GrundySearch;
use std::collections::HashSet;

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
    let mut search = GrundySearch::new(|bar: &Vec<usize>| bites(bar));
    let mut found = bites(&vec![columns; rows]);
    found.retain(|bar| search.grundy(bar) == 0);
    let square = |bar: Vec<usize>| {
        let row = bar.iter().position(|&length| length < columns).unwrap();
        (row + 1, bar[row] + 1)
    };
    found.into_iter().map(square).collect()
}

#[test]
fn chomp() {
    let mut table = vec![cells(["rows", "1", "2", "3", "4", "5", "6", "7", "8 columns"])];
    for rows in 1..=5 {
        let mut line = vec![rows.to_string()];
        for columns in 1..=8 {
            line.push(match winning_bites(rows, columns)[..] {
                [] if (rows, columns) == (1, 1) => "-".to_string(),
                [(row, column)] => format!("{row},{column}"),
                _ => panic!("not one winning bite on {rows} x {columns}"),
            });
        }
        table.push(line);
    }
    PAGE.table("chomp", &table);
    assert!((2..=6).all(|side| winning_bites(side, side) == [(2, 2)]));
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

/// That each move from a position of a set has a reply that leads back into it.
fn is_paired<P: std::fmt::Debug>(
    position: &P,
    moves: impl Fn(&P) -> Vec<P>,
    is_in_set: impl Fn(&P) -> bool,
) {
    assert!(is_in_set(position));
    for after in moves(position) {
        assert!(moves(&after).iter().any(&is_in_set), "no reply to {after:?}");
    }
}

#[test]
fn replies() {
    for (most, times) in (1..6).flat_map(|most| (0..9).map(move |times| (most, times))) {
        let moves = |heap: &usize| (1..=most.min(*heap)).map(|take| heap - take).collect();
        is_paired(&(times * (most + 1)), moves, |heap| heap % (most + 1) == 0);
    }
    let odd = |&(rows, columns): &(u64, u64)| rows % 2 == 1 && columns % 2 == 1;
    for cell in (1..12).step_by(2).flat_map(|rows| (1..12).step_by(2).map(move |c| (rows, c))) {
        is_paired(&cell, coin, odd);
        for (rows, columns) in coin(&cell) {
            let again = (2 * rows - cell.0, 2 * columns - cell.1); // "the same move"
            assert!(coin(&(rows, columns)).contains(&again) && odd(&again));
        }
    }
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
    let mut table = vec![cells(["rows", "1", "2", "3", "4", "5 columns"])];
    for rows in 1..=4 {
        let mut line = vec![rows.to_string()];
        for columns in 1..=5 {
            let wins = cram(rows, columns);
            match (rows % 2, columns % 2) {
                (0, 0) => assert!(!wins),
                (1, 1) => {} // "proves nothing"
                _ => assert!(wins),
            }
            line.push(letter(wins).to_string());
        }
        table.push(line);
    }
    PAGE.table("cram", &table);
    let won = [(1, 3), (3, 5)];
    let lost = [(1, 5), (3, 3)];
    assert!(won.iter().all(|&(rows, columns)| cram(rows, columns)));
    assert!(lost.iter().all(|&(rows, columns)| !cram(rows, columns)));
    let shown = |boards: [(usize, usize); 2], and: &str| {
        let boards = boards.map(|(rows, columns)| format!("${rows} \\times {columns}$"));
        boards.join(and)
    };
    PAGE.says(&format!("{}, {}", shown(won, " and "), shown(lost, " and ")));
    let strips = (0..=16).map(|cells| cells > 0 && cram(1, cells));
    let dawson = crate::octal::octal_table(&[0, 7], 16);
    assert!(strips.eq(dawson.into_iter().map(|value| value != 0)));
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

/// The same for a board.
fn token(rows: usize, columns: usize) -> Vec<bool> {
    token_wins(&neighbours(rows, columns), rows * columns)
}

#[test]
fn token_that_never_returns() {
    let boards = [(3, 4), (3, 5)].map(|(rows, columns)| {
        let wins = token(rows, columns);
        let lines = wins.chunks(columns).map(|line| spaced(line.iter().map(|&w| letter(w))));
        [vec![format!("{rows} x {columns}")], lines.collect()].concat()
    });
    let rows = boards[0].iter().zip(&boards[1]).map(|(a, b)| format!("{a:7}   {b}"));
    PAGE.text("token", &lines(rows));
    for (rows, columns) in [(1, 1), (1, 4), (1, 7), (2, 2), (2, 5), (3, 3), (3, 4), (3, 5), (4, 4)]
    {
        let is_even = rows * columns % 2 == 0;
        for (cell, wins) in token(rows, columns).into_iter().enumerate() {
            let is_black = (cell / columns + cell % columns) % 2 == 0;
            assert_eq!(wins, is_even || !is_black, "{rows} x {columns}");
        }
    }
}

#[test]
fn exercise_1() {
    let mut search = GrundySearch::new(|bar: &Vec<usize>| bites(bar));
    for (a, b) in (1..12).flat_map(|a| (0..=a).map(move |b| (a, b))) {
        assert_eq!(search.grundy(&vec![a, b]) == 0, b + 1 == a);
        if b + 1 < a {
            assert!(bites(&[a, b]).contains(&vec![b + 1, b])); // "square b + 2 of the lower row"
        }
    }
}

#[test]
fn exercise_2() {
    for n in 1..=12u32 {
        let erased = |&left: &u32| {
            let chosen = (1..=n).filter(|chosen| left >> chosen & 1 == 1);
            let without = |chosen| (1..=n).filter(move |x| chosen % x == 0);
            chosen
                .map(|chosen| without(chosen).fold(left, |left, divisor| left & !(1 << divisor)))
                .collect::<Vec<_>>()
        };
        let all = (1..=n).map(|x| 1 << x).sum::<u32>();
        assert!(erased(&all).iter().all(|left| left & 2 == 0));
        assert_ne!(GrundySearch::new(erased).grundy(&all), 0);
    }
}

/// The dominoes of the answer, on boards up to 9 x 9.
#[test]
fn exercise_4() {
    let odd = || (1..10).step_by(2);
    for (rows, columns) in odd().flat_map(|rows| odd().map(move |columns| (rows, columns))) {
        for (r, c) in (0..rows).flat_map(|r| (0..columns).map(move |c| (r, c))) {
            if (r + c) % 2 == 0 {
                let dominoes = dominoes(rows, columns, (r, c));
                let cells: HashSet<_> = dominoes.iter().flat_map(|&(a, b)| [a, b]).collect();
                assert_eq!(cells.len(), 2 * dominoes.len()); // none twice
                assert_eq!(cells.len(), rows * columns - 1);
                assert!(!cells.contains(&(r * columns + c)));
                let pairs = neighbours(rows, columns);
                assert!(dominoes.iter().all(|domino| pairs.contains(domino)));
            }
        }
    }
}

fn dominoes(rows: usize, columns: usize, (r, c): (usize, usize)) -> Vec<(usize, usize)> {
    let cell = |r: usize, c: usize| r * columns + c;
    let reach = r % 2; // 1, counted from 0, in a row that is even, counted from 1
    let (top, bottom, left, right) = (r - reach, r + reach, c - reach, c + reach);
    let mut dominoes = Vec::new();
    for row in top..=bottom {
        let ends = (0..left).chain(right + 1..columns).step_by(2);
        dominoes.extend(ends.map(|c| (cell(row, c), cell(row, c + 1))));
    }
    for row in (0..top).chain(bottom + 1..rows).step_by(2) {
        dominoes.extend((0..columns).map(|c| (cell(row, c), cell(row + 1, c))));
    }
    if reach == 1 {
        dominoes.extend([
            (cell(top, left), cell(top, c)),
            (cell(top, right), cell(r, right)),
            (cell(bottom, c), cell(bottom, right)),
            (cell(r, left), cell(bottom, left)),
        ]);
    }
    dominoes
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
