//! Cases of John: heaps of one decide differently, alone or beside a single larger heap.

use super::rules::{can_be_searched, made_lost, misere_nim_wins, nim_moves, sorted, Search};
use super::{drawn, drawn_row, line, rows, Question, TestCase};

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    vec![
        // The smallest input.
        case("edge-01", vec![vec![1]]),
        // Only ones, in all numbers.
        case("edge-02", (1..=47).map(|length| vec![1; length]).collect()),
        // Only ones but for one heap: always won.
        case(
            "edge-03",
            (0..=46)
                .flat_map(|ones| [2, 3, 4747].map(|heap| [vec![1; ones], vec![heap]].concat()))
                .collect(),
        ),
        // All rows of up to three heaps up to 6, and of four up to 3.
        case("edge-04", [rows(1, 1..=6), rows(2, 1..=6), rows(3, 1..=6), rows(4, 1..=3)].concat()),
        // Equal heaps in all numbers: lost if that is even.
        case("edge-05", (1..=47).flat_map(|n| [2, 3, 4747].map(|heap| vec![heap; n])).collect()),
        // Two equal heaps and ones: lost or won as the number of ones is even or odd.
        case(
            "edge-06",
            (0..=45)
                .flat_map(|ones| [2, 4747].map(|heap| [vec![1; ones], vec![heap; 2]].concat()))
                .collect(),
        ),
        // Up to five heaps up to 8.
        case("random-01", {
            drawn(474, 1, |random| {
                let length = random.usize(1..=5);
                drawn_row(random, length, 1..=8)
            })
        }),
        // Over the whole range, every other row lost.
        case("random-02", {
            drawn(237, 2, |random| {
                let length = random.usize(4..=47);
                let row = drawn_row(random, length, 1..=4747);
                [row.clone(), sorted(&made_lost(&row))]
            })
            .concat()
        }),
        // As many rows as allowed, of as many heaps, every other row lost.
        case("max-01", {
            drawn(237, 3, |random| {
                let row = drawn_row(random, 47, 1..=4747);
                let mut lost = sorted(&made_lost(&row));
                random.shuffle(&mut lost);
                [row, lost]
            })
            .concat()
        }),
    ]
}

fn case(name: &str, rows: Vec<Vec<usize>>) -> TestCase {
    let mut search = Search::misere(|heaps: &Vec<usize>| nim_moves(heaps));
    let questions = rows.into_iter().map(|heaps| {
        assert!((1..=47).contains(&heaps.len()));
        assert!(heaps.iter().all(|heap| (1..=4747).contains(heap)));
        let wins = misere_nim_wins(&heaps);
        if can_be_searched(&heaps) {
            assert_eq!(wins, search.wins(&sorted(&heaps)), "{heaps:?}");
        }
        let answer = if wins { "John" } else { "Brother" };
        Question::new(format!("{}\n{}", heaps.len(), line(&heaps)), answer)
    });
    TestCase::counted(name, 474, questions)
}
