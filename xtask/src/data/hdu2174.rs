//! Cases of kiki's game: all parities, up to the largest board.

use super::{drawn, pairs, Question, TestCase};
use fastrand::Rng;

/// The largest number of rows, and of columns.
const MOST: usize = 2000;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let wins = wins();
    let case = |name: &str, boards: Vec<(usize, usize)>| case(name, boards, &wins);
    let ends = [1, 2, 3, 1023, 1024, MOST - 1, MOST];
    let any = |random: &mut Rng| (random.usize(1..=MOST), random.usize(1..=MOST));
    let large = |random: &mut Rng| (random.usize(1901..=MOST), random.usize(1901..=MOST));
    vec![
        // A single cell, the smallest input.
        case("edge-01", vec![(1, 1)]),
        // All boards up to 40 x 40.
        case("edge-02", pairs(1..=40, 1..=40).collect()),
        // The ends of the range, in all combinations.
        case("edge-03", ends.iter().flat_map(|&n| ends.map(|m| (n, m))).collect()),
        // A single row, a single column.
        case(
            "edge-04",
            (1..=100).flat_map(|i| [(1, 20 * i - i % 2), (20 * i - i % 2, 1)]).collect(),
        ),
        // Over the whole range, as it comes.
        case("random-01", drawn(1000, 1, any)),
        // So many large boards that a table for each takes too long.
        case("max-01", drawn(5000, 2, large)),
    ]
}

fn case(name: &str, boards: Vec<(usize, usize)>, wins: &[Vec<bool>]) -> TestCase {
    let questions = boards.into_iter().map(|(n, m)| {
        assert!((1..=MOST).contains(&n) && (1..=MOST).contains(&m));
        let answer = if wins[n - 1][m - 1] { "Wonderful!" } else { "What a pity!" };
        Question::new(format!("{n} {m}"), answer)
    });
    TestCase::closed(name, "0 0", questions)
}

/// For every number of rows below the coin and of columns left of it, whether the player to move
/// wins, by the rules.
fn wins() -> Vec<Vec<bool>> {
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for down in 0..MOST {
        let mut row: Vec<bool> = Vec::new();
        for left in 0..MOST {
            let to_the_left = left > 0 && !row[left - 1];
            let downwards = down > 0 && !wins[down - 1][left];
            let both = down > 0 && left > 0 && !wins[down - 1][left - 1];
            row.push(to_the_left || downwards || both);
        }
        wins.push(row);
    }
    wins
}
