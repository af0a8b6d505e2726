//! Cases of Good Luck in CET-4 Everybody!

use super::{drawn, Question, TestCase};

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let powers = (0..10).map(|exponent| 1 << exponent);
    vec![
        // The smallest input.
        case("edge-01", [1]),
        // All legal inputs.
        case("edge-02", 1..=1000),
        // Powers of two with their neighbours, and three times as much, which is lost.
        case(
            "edge-03",
            powers
                .flat_map(|power| [power - 1, power, power + 1, 3 * power])
                .filter(|n| (1..=1000).contains(n)),
        ),
        // Over the whole range, as it comes.
        case("random-01", drawn(1000, 1, |random| random.usize(1..=1000))),
        // So many large piles that a table for each takes too long.
        case("max-01", drawn(120_000, 2, |random| random.usize(961..=1000))),
    ]
}

fn case(name: &str, piles: impl IntoIterator<Item = usize>) -> TestCase {
    let wins = wins();
    let questions = piles.into_iter().map(|n| {
        assert!((1..=1000).contains(&n));
        Question::new(n, if wins[n] { "Kiki" } else { "Cici" })
    });
    TestCase::to_end(name, questions)
}

/// For each pile, whether the player to move wins, by the rules.
fn wins() -> Vec<bool> {
    let takes: Vec<usize> = (0..10).map(|exponent| 1 << exponent).collect();
    let mut wins = vec![false];
    for pile in 1..=1000 {
        wins.push(takes.iter().any(|&take| take <= pile && !wins[pile - take]));
    }
    wins
}
