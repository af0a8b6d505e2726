//! Cases of Be the Winner: as in John, single apples decide differently.

use super::rules::{
    can_be_searched, made_lost, mex, misere_nim_wins, nim_sum, replaced, sorted, Search,
};
use super::{drawn, drawn_row, line, rows, Question, TestCase};

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let values = grundy_values();
    let case = |name: &str, rows| case(name, rows, &values);
    vec![
        // The smallest input.
        case("edge-01", vec![vec![1]]),
        // Only single apples, in all numbers.
        case("edge-02", (1..=100).map(|length| vec![1; length]).collect()),
        // Only single apples but for one row: always won.
        case(
            "edge-03",
            (0..=99)
                .flat_map(|ones| [2, 3, 100].map(|row| [vec![1; ones], vec![row]].concat()))
                .collect(),
        ),
        // Up to three rows of up to 6 apples, and four of up to 3.
        case("edge-04", [rows(1, 1..=6), rows(2, 1..=6), rows(3, 1..=6), rows(4, 1..=3)].concat()),
        // Equal rows: lost if their number is even.
        case("edge-05", (1..=100).flat_map(|n| [2, 3, 100].map(|row| vec![row; n])).collect()),
        // Up to five rows of up to 8 apples.
        case("random-01", {
            drawn(500, 1, |random| {
                let length = random.usize(1..=5);
                drawn_row(random, length, 1..=8)
            })
        }),
        // Over the whole range, every other one lost.
        case("random-02", {
            drawn(100, 2, |random| {
                let length = random.usize(4..=100);
                let row = drawn_row(random, length, 1..=100);
                [row.clone(), sorted(&made_lost(&row))]
            })
            .concat()
        }),
        // As many rows as allowed, every other time lost.
        case("max-01", {
            drawn(150, 3, |random| {
                let row = drawn_row(random, 100, 1..=100);
                let mut lost = sorted(&made_lost(&row));
                random.shuffle(&mut lost);
                [row, lost]
            })
            .concat()
        }),
        // So many short cases that a table for each takes too long.
        case("max-02", {
            drawn(40_000, 4, |random| {
                let length = random.usize(1..=2);
                drawn_row(random, length, 96..=100)
            })
        }),
    ]
}

fn case(name: &str, cases: Vec<Vec<usize>>, values: &[usize]) -> TestCase {
    let mut search = Search::misere(|rows: &Vec<usize>| moves(rows));
    let questions = cases.into_iter().map(|rows| {
        assert!((1..=100).contains(&rows.len()));
        assert!(rows.iter().all(|row| (1..=100).contains(row)));
        let rows_of_nim: Vec<usize> = rows.iter().map(|&row| values[row]).collect();
        let wins = misere_nim_wins(&rows_of_nim);
        if can_be_searched(&rows) {
            assert_eq!(wins, search.wins(&sorted(&rows)), "{rows:?}");
        }
        let answer = if wins { "Yes" } else { "No" };
        Question::new(format!("{}\n{}", rows.len(), line(&rows)), answer)
    });
    TestCase::to_end(name, questions)
}

/// A row becomes two, with fewer apples together; either may be empty.
fn splits(row: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..row).flat_map(move |left| (0..row - left).map(move |right| (left, right)))
}

fn moves(rows: &[usize]) -> Vec<Vec<usize>> {
    let of_row = |index: usize| {
        splits(rows[index]).map(move |(left, right)| replaced(rows, index, &[left, right]))
    };
    (0..rows.len()).flat_map(of_row).collect()
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
