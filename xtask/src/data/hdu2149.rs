//! Cases of Public Sale: lists of bids where N reaches M, one bid or none elsewhere.

use super::{drawn, pairs, Question, TestCase};
use fastrand::Rng;

/// The largest price and raise.
const MOST: usize = 1099;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let wins: Vec<Vec<bool>> = (0..=MOST).map(wins).collect();
    let case = |name: &str, sales: Vec<(usize, usize)>| case(name, sales, &wins);
    vec![
        // The smallest input.
        case("edge-01", vec![(1, 1)]),
        // All prices and raises up to 40.
        case("edge-02", pairs(1..=40, 1..=40).collect()),
        // The price can just be reached by the first bid, or just not.
        case(
            "edge-03",
            [2, 3, 10, 64, 100, 511, 512, 1000, 1098]
                .into_iter()
                .flat_map(|m| [(m, m - 1), (m, m), (m, m + 1)])
                .collect(),
        ),
        // Prices that no first bid wins, and their neighbours.
        case("edge-04", drawn(300, 1, near_none).concat()),
        // The ends of the range.
        case(
            "edge-05",
            vec![(MOST, 1), (MOST - 1, 1), (MOST, MOST - 1), (MOST, MOST), (MOST - 1, MOST)],
        ),
        // Over the whole range.
        case("random-01", drawn(60, 2, |random| (random.usize(1..=MOST), random.usize(1..=MOST)))),
        // Prices out of reach of the first bid.
        case("random-02", drawn(1000, 3, out_of_reach)),
        // The longest lists.
        case("max-01", (1..=25).map(|m| (m, MOST)).collect()),
        // So many high prices that a table for each takes too long.
        case("max-02", {
            drawn(45_000, 4, |random| (random.usize(1000..=MOST), random.usize(300..=600)))
        }),
    ]
}

fn near_none(random: &mut Rng) -> [(usize, usize); 3] {
    let n = random.usize(2..=500);
    let m = (n + 1) * random.usize(1..=(MOST - 1) / (n + 1));
    [(m - 1, n), (m, n), (m + 1, n)]
}

fn out_of_reach(random: &mut Rng) -> (usize, usize) {
    let m = random.usize(2..=MOST);
    (m, random.usize(1..m))
}

fn case(name: &str, sales: Vec<(usize, usize)>, wins: &[Vec<bool>]) -> TestCase {
    let questions = sales.into_iter().map(|(m, n)| {
        assert!((1..=MOST).contains(&m) && (1..=MOST).contains(&n));
        let bids: Vec<String> = (1..=n)
            .filter(|bid| !wins[n][m.saturating_sub(*bid)])
            .map(|bid| bid.to_string())
            .collect();
        let answer = if bids.is_empty() { "none".to_string() } else { bids.join(" ") };
        Question::new(format!("{m} {n}"), answer)
    });
    TestCase::to_end(name, questions)
}

/// For every sum that is missing to the price, whether the player to move wins with raises up to `n`,
/// by the rules. Where nothing is missing, the other player has won.
fn wins(n: usize) -> Vec<bool> {
    let mut wins = vec![false];
    for missing in 1..=MOST {
        let least_left = missing.saturating_sub(n);
        wins.push(wins[least_left..].contains(&false));
    }
    wins
}
