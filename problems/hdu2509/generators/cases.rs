//! Test files of Be the Winner. As in John, misère play needs another strategy where at most one row
//! has more than one apple, so many cases are like that.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let values = grundy_values();
    let test_file = |name: &str, positions| {
        let file = test_file(name, positions, &values);
        if name == "edge-06" {
            blank_lines(file)
        } else {
            file
        }
    };
    let edge = vec![
        // The smallest input.
        vec![vec![1]],
        // Only rows of one apple, in all numbers.
        (1..=100).map(|length| vec![1; length]).collect(),
        // Only one row of more than one apple: always an N-position.
        (0..=99)
            .flat_map(|ones| [2, 3, 100].map(|row| [vec![1; ones], vec![row]].concat()))
            .collect(),
        // All positions of up to three rows of up to 6 apples, and of four rows of up to 3.
        [all_lists(1, 1..=6), all_lists(2, 1..=6), all_lists(3, 1..=6), all_lists(4, 1..=3)]
            .concat(),
        // Equal rows: a P-position if their number is even.
        (1..=100).flat_map(|n| [2, 3, 100].map(|row| vec![row; n])).collect(),
        // Blank lines between the cases, as HDU's statement has them, but not between all of them.
        [all_lists(1, 1..=6), all_lists(2, 1..=4), all_lists(3, 1..=3)].concat(),
    ];
    // Over the whole range, in every other case a P-position.
    let any = vec![{
        sample(100, 2, |rng| {
            let length = rng.usize(4..=100);
            let rows = random_list(rng, length, 1..=100);
            [rows.clone(), sorted(&to_p_position(&rows))]
        })
        .concat()
    }];
    let max = vec![
        // As many rows as allowed, in every other case a P-position.
        {
            sample(150, 3, |rng| {
                let rows = random_list(rng, 100, 1..=100);
                let mut p_position = sorted(&to_p_position(&rows));
                rng.shuffle(&mut p_position);
                [rows, p_position]
            })
            .concat()
        },
        // So many cases of one or two rows that a table for each takes too long.
        {
            sample(40_000, 4, |rng| {
                let length = rng.usize(1..=2);
                random_list(rng, length, 96..=100)
            })
        },
    ];
    let mut files = numbered([("edge", edge), ("random", any), ("max", max)], test_file);
    // Rows two and two alike, in every other case with one more apple in a row.
    let rng = &mut fastrand::Rng::with_seed(5);
    let twice = |i: u64| {
        let mut rows = random(rng, 50, 1..=99).repeat(2);
        rows[0] += i % 2;
        counted(&rows)
    };
    let equal = (1..=100).map(|n| counted(&all_equal(n, 100)));
    let all = (0..9_000).map(twice).chain(equal).collect();
    files.extend(largest([("a hundred rows, half of them lost", all)]));
    files
}

fn test_file(name: &str, positions: Vec<Vec<usize>>, values: &[usize]) -> TestFile {
    let mut search = Search::misere(|rows: &Vec<usize>| moves(rows));
    let cases = positions.into_iter().map(|rows| {
        let grundy: Vec<usize> = rows.iter().map(|&row| values[row]).collect();
        let wins = misere_nim_wins(&grundy);
        if can_be_searched(&rows) {
            assert_eq!(wins, search.wins(&sorted(&rows)), "{rows:?}");
        }
        Case::new(counted(&rows), if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases)
}

/// The same with a blank line between two cases, but not after every seventh.
fn blank_lines(mut test_file: TestFile) -> TestFile {
    let count = test_file.cases.len();
    for (i, case) in (1..count).zip(&mut test_file.cases) {
        if i % 7 > 0 {
            case.input += "\n";
        }
    }
    test_file
}

/// The two rows, either of which may be empty, that a move can leave of a row.
fn splits(row: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..row).flat_map(move |left| (0..row - left).map(move |right| (left, right)))
}

/// The options of a position.
fn moves(rows: &[usize]) -> Vec<Vec<usize>> {
    in_one_heap(rows, |row| splits(row).map(|(left, right)| vec![left, right]).collect())
}

/// The Grundy values of the rows, from the definition.
fn grundy_values() -> Vec<usize> {
    let mut values = Vec::new();
    for row in 0..=100 {
        let options: Vec<usize> =
            splits(row).map(|(left, right)| nim_sum(&[values[left], values[right]])).collect();
        values.push(mex(&options));
    }
    values
}
