//! Cases of Rabbit and Grass: pieces may stand on cell 0 and share cells.

use super::rules::{can_be_searched, made_lost, nim_moves, nim_wins, sorted, Search};
use super::{drawn, drawn_row, line, rows, Question, TestCase};

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    vec![
        // One piece that cannot move: the smallest input.
        case("edge-01", vec![vec![0]]),
        // All rows of up to three pieces on the cells 0 to 6.
        case("edge-02", (1..=3).flat_map(|length| rows(length, 0..=6)).collect()),
        // All pieces on cell 0, or all but the last one.
        case(
            "edge-03",
            (1..=30)
                .flat_map(|length| {
                    [0, 1, 2, 1000].map(|last| [vec![0; length], vec![last]].concat())
                })
                .collect(),
        ),
        // All pieces on one cell: lost if their number is even.
        case(
            "edge-04",
            (1..=10)
                .flat_map(|length| [1, 2, 511, 512, 999, 1000].map(|cell| vec![cell; length]))
                .collect(),
        ),
        // A sum of 1023, above every cell, and other large sums.
        case(
            "edge-05",
            vec![vec![1000, 23], vec![512, 511], vec![999, 24, 0], vec![512, 256, 255]],
        ),
        // Up to ten pieces, on cells up to 100 or up to 1000.
        case("random-01", {
            drawn(500, 1, |random| {
                let (length, most) = (random.usize(1..=10), random.choice([100, 1000]).unwrap());
                drawn_row(random, length, 0..=most)
            })
        }),
        // The same, but lost.
        case("random-02", {
            drawn(500, 2, |random| {
                let length = random.usize(1..=10);
                made_lost(&drawn_row(random, length, 0..=1000))
            })
        }),
        // As many pieces as allowed, every other row lost.
        case("max-01", {
            drawn(30, 3, |random| {
                let row = drawn_row(random, 1000, 0..=1000);
                [row.clone(), made_lost(&row)]
            })
            .concat()
        }),
        // So many short rows on large cells that a table for each takes too long.
        case("max-02", {
            drawn(10_000, 4, |random| {
                let length = random.usize(1..=2);
                drawn_row(random, length, 901..=1000)
            })
        }),
    ]
}

fn case(name: &str, rows: Vec<Vec<usize>>) -> TestCase {
    let mut search = Search::normal(|cells: &Vec<usize>| nim_moves(cells));
    let questions = rows.into_iter().map(|cells| {
        assert!((1..=1000).contains(&cells.len()) && cells.iter().all(|&cell| cell <= 1000));
        let wins = nim_wins(&cells);
        if can_be_searched(&cells) {
            assert_eq!(wins, search.wins(&sorted(&cells)), "{cells:?}");
        }
        let answer = if wins { "Rabbit Win!" } else { "Grass Win!" };
        Question::new(format!("{}\n{}", cells.len(), line(&cells)), answer)
    });
    TestCase::closed(name, "0", questions)
}
