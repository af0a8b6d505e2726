//! Test files of Colouring Game. Rows with as many red cells as blue ones are rare among random ones, so many are made
//! to be.

use crate::prelude::*;

/// The bound on the cells of an input.
const MAX: usize = 500_000;

/// Parts up to this length get their values by the definition.
const TABLE: usize = 3000;

pub fn cases() -> Vec<TestFile> {
    // Two parts, of twice this many cells each.
    let two_parts = |first: usize| "RB".repeat(first) + &"BR".repeat(MAX / 2 - first);
    let rows = [
        ("two long parts of different values", two_parts(100_000)),
        ("lost: two equal parts", two_parts(MAX / 4)),
        ("half red, half blue", "R".repeat(MAX / 2) + &"B".repeat(MAX / 2)),
    ];
    let kinds = [("edge", edge_cases()), ("random", random_cases()), ("max", largest_cases())];
    let mut files = numbered(kinds, test_file);
    files.extend(largest(rows.map(|(shape, row)| (shape, vec![format!("{MAX}\n{row}")]))));
    files
}

fn edge_cases() -> Vec<Vec<String>> {
    let half = "RB".repeat(20_000);
    let mirrored: String = half.chars().chain(half.chars().rev()).collect();
    // Parts of this many cells behind those of 2, 4 and 6 cells, which have the values 1, 2 and 3, in all ways.
    let beside = |length: usize| {
        (0..8).map(move |others: usize| {
            let mut parts: Vec<usize> =
                [2, 4, 6].into_iter().filter(|part| others >> (part / 2 - 1) & 1 == 1).collect();
            parts.insert(0, length);
            row_of(&balanced(&parts))
        })
    };
    vec![
        // The smallest input.
        vec![String::from("RB")],
        // All rows of 2 to 8 cells.
        (2..=8).flat_map(|n| all_lists(n, 0..=1)).map(|cells| letters(&cells)).collect(),
        // One part of each length up to 150, which has to be even, alone and with other parts.
        (1..=75).flat_map(|half| beside(2 * half)).collect(),
        // The same with lengths that are odd; single cells and pairs make the colours equal.
        (0..75).flat_map(|half| beside(2 * half + 1)).collect(),
        // One cell more of one colour, and of the other.
        (2..60)
            .flat_map(|n| {
                let cells: Vec<usize> = (0..=2 * n).map(|i| i % 2).collect();
                let turned: Vec<usize> = cells.iter().map(|cell| 1 - cell).collect();
                [letters(&cells), letters(&turned)]
            })
            .collect(),
        // Two blocks, and blocks of two.
        (1..40)
            .flat_map(|n| {
                [format!("{}{}", "R".repeat(n), "B".repeat(n)), "RRBB".repeat(n), "RBBR".repeat(n)]
            })
            .collect(),
        // Rows in one colour.
        (2..20).flat_map(|n| ["R".repeat(n), "B".repeat(n)]).collect(),
        // Two long parts that are equal.
        vec![mirrored],
    ]
}

fn random_cases() -> Vec<Vec<String>> {
    vec![
        // As many of both colours, in parts of a few cells and of many.
        sample(500, 2, |rng| {
            let n = 2 * rng.usize(10..=100);
            let mean = rng.usize(2..=40);
            balanced_row(rng, n, mean)
        }),
        // Few long parts.
        sample(100, 3, |rng| {
            let parts = rng.usize(1..=4);
            let lengths: Vec<usize> = (0..parts).map(|_| rng.usize(1..=400)).collect();
            row_of(&balanced(&lengths))
        }),
    ]
}

fn largest_cases() -> Vec<Vec<String>> {
    vec![
        // As many cases as are legal.
        sample(10_000, 4, |rng| balanced_row(rng, 50, 9)),
        // A single part.
        vec!["RB".repeat(MAX / 2)],
        // Parts of any length.
        sample(1, 5, |rng| balanced_row(rng, MAX, 60)),
    ]
}

/// A cell is 1 where it is red.
fn letters(cells: &[usize]) -> String {
    cells.iter().map(|&cell| if cell == 1 { 'R' } else { 'B' }).collect()
}

/// A row of parts of these lengths: within a part neighbours differ, and between parts they do not.
fn row_of(parts: &[usize]) -> String {
    let (mut cells, mut cell) = (Vec::new(), 1);
    for &part in parts {
        for _ in 0..part {
            cells.push(cell);
            cell = 1 - cell;
        }
        cell = 1 - cell;
    }
    letters(&cells)
}

/// The parts, and behind them parts of 1 and 2 cells until their row has as many cells of both colours.
fn balanced(parts: &[usize]) -> Vec<usize> {
    // A part of odd length has one cell more of the colour with which it begins. One of even length turns the colour.
    let mut parts = parts.to_vec();
    loop {
        let row = row_of(&parts);
        let (red, blue) = (row.matches('R').count(), row.matches('B').count());
        if red == blue {
            return parts;
        }
        let next_is_red = row.ends_with('R');
        if next_is_red == (red > blue) {
            parts.push(2);
        }
        parts.push(1);
    }
}

/// Each cell differs from the one before it, except with a chance of 1 in `mean`.
fn random_row(rng: &mut Rng, n: usize, mean: usize) -> String {
    let mut cell = rng.usize(0..=1);
    let mut cells = Vec::new();
    for _ in 0..n {
        cells.push(cell);
        if rng.usize(0..mean) > 0 {
            cell = 1 - cell;
        }
    }
    letters(&cells)
}

/// A row like `random_row` with as many cells of both colours: a part at its end is made of the colour that is
/// missing.
fn balanced_row(rng: &mut Rng, n: usize, mean: usize) -> String {
    let row = random_row(rng, n, mean);
    let (mut red, mut blue) = (0, 0);
    let mut cells = String::new();
    for cell in row.chars() {
        let is_red = (cell == 'R' && 2 * red < n) || 2 * blue >= n;
        red += usize::from(is_red);
        blue += usize::from(!is_red);
        cells.push(if is_red { 'R' } else { 'B' });
    }
    cells
}

/// The values of Dawson's Kayles, and who wins by them.
struct Values {
    table: Vec<usize>,
}

impl Values {
    /// The table by the definition.
    fn new() -> Self {
        let mut table: Vec<usize> = Vec::new();
        for n in 0..=TABLE {
            let options: Vec<usize> = (2..=n).map(|end| table[end - 2] ^ table[n - end]).collect();
            table.push(mex(&options));
        }
        Values { table }
    }

    /// The value of a part: from the table, or by the period, which the whole table has from 53 on. A part of even
    /// length has a move to two equal parts, so its value is not 0.
    fn of(&self, part: usize) -> usize {
        if part <= TABLE {
            return self.table[part];
        }
        assert!((53..=TABLE - 34).all(|n| self.table[n + 34] == self.table[n]));
        let value = self.table[53 + (part - 53) % 34];
        assert!(part % 2 == 1 || value != 0);
        value
    }

    /// Whether Alice wins by the theorem.
    fn alice_wins(&self, row: &str) -> bool {
        let (red, blue) = (row.matches('R').count(), row.matches('B').count());
        if red != blue {
            return red > blue;
        }
        // The ends of the parts are between equal letters.
        let separated = row.replace("RR", "R R").replace("RR", "R R");
        let separated = separated.replace("BB", "B B").replace("BB", "B B");
        let parts = separated.split(' ').map(|part| self.of(part.len()));
        nim_wins(&parts.collect::<Vec<_>>())
    }
}

/// The moves of the player whose letter is first; then the other one moves.
fn moves((row, [own, other]): &(String, [char; 2])) -> Vec<(String, [char; 2])> {
    (1..row.len())
        .filter(|&i| row[i - 1..=i].contains(*own))
        .map(|i| (format!("{}WW{}", &row[..i - 1], &row[i + 1..]), [*other, *own]))
        .collect()
}

fn test_file(name: &str, rows: Vec<String>) -> TestFile {
    let values = Values::new();
    let mut search = Search::normal(moves);
    let cases = rows.into_iter().map(|row| {
        let wins = values.alice_wins(&row);
        if row.len() <= 12 {
            assert_eq!(wins, search.wins(&(row.clone(), ['R', 'B'])), "{row}");
        }
        Case::new(format!("{}\n{row}", row.len()), if wins { "Alice" } else { "Bob" })
    });
    TestFile::new(name, cases).at_most(10_000)
}
