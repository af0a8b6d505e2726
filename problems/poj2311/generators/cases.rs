//! Test files of Cutting Game: all sheets, and the small ones one by one.

use crate::prelude::*;

/// The largest side.
const MAX: usize = 200;

/// Sheets of at most this many cells are settled by the rules alone.
const SEARCHED: usize = 36;

type Sheet = [usize; 2];

pub fn cases() -> Vec<TestFile> {
    let answers = Answers::new();
    let test_file = |name: &str, sheets: Vec<Sheet>| test_file(name, &sheets, &answers);
    let all = || (2..=MAX).cartesian_product(2..=MAX).map(|(w, h)| [w, h]);
    let lost = |side: usize| answers.of_a_strip(side) == 0;
    let edge = vec![
        // The smallest input.
        vec![[2, 2]],
        // Sheets of which every cut leaves a strip of width 1, and the next larger ones.
        vec![[3, 3], [2, 3], [3, 2], [4, 2], [2, 4], [4, 3], [3, 4], [4, 4]],
        // All sheets with sides up to 11.
        all().filter(|[w, h]| *w <= 11 && *h <= 11).collect(),
        // Strips of width 2 and 3, of any length.
        all().filter(|[w, h]| *w <= 3 || *h <= 3).collect(),
        // Both sides lost: all such sheets.
        all().filter(|&[w, h]| lost(w) && lost(h)).collect(),
        // One side lost.
        all().filter(|&[w, h]| lost(w) != lost(h)).collect(),
        // Sides that are equal, or differ by one or by a period of 34.
        all().filter(|[w, h]| [0, 1, 34].contains(&w.abs_diff(*h))).collect(),
    ];
    let random = vec![
        sample(20, 1, |rng| [rng.usize(2..=20), rng.usize(2..=20)]),
        sample(1000, 2, |rng| [rng.usize(2..=MAX), rng.usize(2..=MAX)]),
    ];
    let max = vec![
        // All sheets, and the largest one again, as many cases as allowed.
        all().chain([[MAX, MAX]; 399]).collect(),
        // The largest sheets alone.
        sample(40_000, 3, |rng| [rng.usize(190..=MAX), rng.usize(190..=MAX)]),
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let both_lost = all().filter(|&[w, h]| lost(w) && lost(h)).map(|[w, h]| format!("{w} {h}"));
    let both_lost = cycled(&both_lost.collect_vec(), 40_000);
    files.extend(largest([("both sides lost, the most cases", both_lost)]));
    files
}

fn test_file(name: &str, sheets: &[Sheet], answers: &Answers) -> TestFile {
    let cases = sheets.iter().map(|&[w, h]| {
        Case::new(format!("{w} {h}"), if answers.wins([w, h]) { "WIN" } else { "LOSE" })
    });
    TestFile::new(name, cases).at_most(40_000)
}

/// The answers to all sheets.
struct Answers {
    /// The Grundy values by width and height, where no cut leaves a side of 1.
    values: Vec<Vec<usize>>,
}

impl Answers {
    /// # Panics
    ///
    /// If the values disagree with the rules for a small sheet.
    fn new() -> Self {
        let answers = Self { values: table() };
        let mut search = Search::normal(|sheets: &Vec<Sheet>| moves(sheets));
        for (w, h) in (2..=MAX).cartesian_product(2..=MAX).filter(|(w, h)| w * h <= SEARCHED) {
            assert_eq!(answers.wins([w, h]), search.wins(&vec![[w, h]]), "{w} x {h}");
        }
        answers
    }

    /// The value of a sheet of width 2.
    fn of_a_strip(&self, length: usize) -> usize {
        self.values[2][length]
    }

    fn wins(&self, [w, h]: Sheet) -> bool {
        self.values[w][h] != 0
    }
}

/// The Grundy values of the sheets with sides from 2 on, all cuts of which leave such sides.
fn table() -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; MAX + 1]; MAX + 1];
    for (w, h) in (2..=MAX).cartesian_product(2..=MAX).filter(|(w, h)| w <= h) {
        let across = (2..=w / 2).filter(|a| w - a >= 2).map(|a| values[a][h] ^ values[w - a][h]);
        let along = (2..=h / 2).filter(|b| h - b >= 2).map(|b| values[w][b] ^ values[w][h - b]);
        let value = mex(&across.chain(along).collect::<Vec<_>>());
        (values[w][h], values[h][w]) = (value, value);
    }
    values
}

/// The sheets after each cut, by the rules: after a single cell there is none. A position in which a cell can be
/// cut out is won by that, so its other cuts are left out.
fn moves(sheets: &[Sheet]) -> Vec<Vec<Sheet>> {
    const CELL: Sheet = [1, 1];
    if sheets.contains(&CELL) {
        return Vec::new();
    }
    if sheets.iter().any(|sheet| sheet.contains(&1)) {
        return vec![vec![CELL]];
    }
    let mut moves = Vec::new();
    for (index, &[w, h]) in sheets.iter().enumerate() {
        let across = (1..w).map(|a| [[a, h], [w - a, h]]);
        let along = (1..h).map(|b| [[w, b], [w, h - b]]);
        for parts in across.chain(along) {
            let mut next = [&sheets[..index], &parts, &sheets[index + 1..]].concat();
            for sheet in &mut next {
                sheet.sort_unstable();
            }
            next.sort_unstable();
            moves.push(next);
        }
    }
    moves
}
