//! Cases of A Simple Game: it is the second player who is asked for.

use super::rules::{made_lost, mex, nim_wins, Search};
use super::{drawn, pairs, Question, TestCase};
use fastrand::Rng;

/// A pile and the largest take from it.
type Pile = (usize, usize);

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let any_pile = |random: &mut Rng| (random.usize(1..=20), random.usize(1..=20));
    let any_row = move |random: &mut Rng| -> Vec<Pile> {
        let n = random.usize(1..=10);
        (0..n).map(|_| any_pile(random)).collect()
    };
    vec![
        // The smallest input.
        case("edge-01", vec![vec![(1, 1)]]),
        // All single piles.
        case("edge-02", pairs(1..=20, 1..=20).map(|pile| vec![pile]).collect()),
        // All rows of two piles with numbers up to 5.
        case(
            "edge-03",
            pairs(1..=5, 1..=5)
                .flat_map(|first| pairs(1..=5, 1..=5).map(move |second| vec![first, second]))
                .collect(),
        ),
        // Equal piles, one to ten of them: the second player wins if their number is even.
        case(
            "edge-04",
            (1..=10)
                .flat_map(|n| [(1, 1), (5, 4), (20, 20), (20, 6)].map(|p| vec![p; n]))
                .collect(),
        ),
        // As it comes: nearly all are won by the first player.
        case("random-01", drawn(500, 1, any_row)),
        // The same, but won by the second player.
        case("random-02", drawn(500, 2, |random| balanced(random, &any_row))),
        // Ten piles, half of the rows won by the second player.
        case(
            "max-01",
            drawn(2000, 3, |random| {
                let ten =
                    |random: &mut Rng| -> Vec<Pile> { (0..10).map(|_| any_pile(random)).collect() };
                if random.bool() {
                    ten(random)
                } else {
                    balanced(random, &ten)
                }
            }),
        ),
    ]
}

/// Draws a row and cuts one pile down so that the next player has lost.
fn balanced(random: &mut Rng, row: &dyn Fn(&mut Rng) -> Vec<Pile>) -> Vec<Pile> {
    loop {
        let row = row(random);
        let values: Vec<usize> = row.iter().map(|&pile| grundy(pile)).collect();
        let lost = made_lost(&values);
        // Taking as much as the value is to shrink does it.
        let cut = row.iter().zip(values.iter().zip(&lost));
        let row: Vec<Pile> = cut.map(|(&(m, l), (old, new))| (m - (old - new), l)).collect();
        if row.iter().all(|&(m, _)| m > 0) {
            return row;
        }
    }
}

fn case(name: &str, rows: Vec<Vec<Pile>>) -> TestCase {
    let mut search = Search::normal(|row: &Vec<Pile>| moves(row));
    let questions = rows.into_iter().map(|row| {
        assert!((1..=10).contains(&row.len()));
        assert!(row.iter().all(|(m, l)| (1..=20).contains(m) && (1..=20).contains(l)));
        let values: Vec<usize> = row.iter().map(|&pile| grundy(pile)).collect();
        let first_wins = nim_wins(&values);
        if row.iter().map(|pile| pile.0).sum::<usize>() <= 20 && row.len() <= 2 {
            assert_eq!(first_wins, search.wins(&row), "{row:?}");
        }
        let lines: String = row.iter().map(|(m, l)| format!("\n{m} {l}")).collect();
        Question::new(format!("{}{lines}", row.len()), if first_wins { "No" } else { "Yes" })
    });
    TestCase::counted(name, usize::MAX, questions)
}

/// The Grundy value of a pile, from the definition.
fn grundy((m, l): Pile) -> usize {
    let mut values = Vec::new();
    for stones in 0..=m {
        let options: Vec<usize> = (1..=l.min(stones)).map(|take| values[stones - take]).collect();
        values.push(mex(&options));
    }
    values[m]
}

/// Stones are taken from one pile.
fn moves(row: &[Pile]) -> Vec<Vec<Pile>> {
    let mut moves = Vec::new();
    for (index, &(stones, most)) in row.iter().enumerate() {
        for take in 1..=most.min(stones) {
            let mut next = row.to_vec();
            next[index].0 -= take;
            moves.push(next);
        }
    }
    moves
}
