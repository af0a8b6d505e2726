//! Cases of Meeting Mingxia: both sides of each bound of the remainder, and sums above 16 bits.

use super::{drawn, Question, TestCase};
use fastrand::Rng;
use std::collections::BTreeMap;

/// The largest number of coins, and the largest take.
const MOST: usize = 65_535;

/// Coins, least take, largest take.
type Heap = (usize, usize, usize);

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let takes = |most: usize| (1..=most).flat_map(move |q| (1..=q).map(move |p| (p, q)));
    vec![
        // The smallest input.
        case("edge-01", vec![(1, 1, 1)]),
        // All takes up to 8, all heaps up to 40.
        case("edge-02", takes(8).flat_map(|(p, q)| (1..=40).map(move |n| (n, p, q))).collect()),
        // Both sides of each bound of the remainder, from the first period to the last.
        case("edge-03", drawn(60, 1, |random| around_the_bounds(random, 2000)).concat()),
        case("edge-04", drawn(60, 2, |random| around_the_bounds(random, 60_000)).concat()),
        // p = q: no choice at all.
        case(
            "edge-05",
            [1, 2, 7, 1000, 32_767, 32_768, MOST]
                .into_iter()
                .flat_map(|p| {
                    [1, p - 1, p, p + 1, 2 * p - 1, 2 * p, 2 * p + 1, 3 * p, 3 * p + 1, MOST]
                        .map(|n| (n, p, p))
                })
                .filter(|&(n, _, _)| (1..=MOST).contains(&n))
                .collect(),
        ),
        // p + q from 65,534 to 65,538, which need not fit into 16 bits, and far beyond.
        case("edge-06", {
            (MOST - 1..=MOST + 3)
                .flat_map(|sum| [1, 2, 1000, 32_766, 32_767].map(|p| (p, sum - p)))
                .chain([(MOST, MOST), (40_000, 50_000), (1, MOST), (MOST - 1, MOST)])
                .filter(|&(_, q)| q <= MOST)
                .flat_map(|(p, q)| [1, p, p + 1, q, MOST - 1, MOST].map(|n| (n, p, q)))
                .filter(|&(n, _, _)| n <= MOST)
                .collect()
        }),
        // Small takes, which many periods fit into.
        case("random-01", drawn(1000, 3, |random| any(random, 30))),
        // Over the whole range.
        case("random-02", drawn(500, 4, |random| any(random, MOST))),
        // So many large heaps that a table for each takes too long.
        case("max-01", {
            let takes = drawn(40, 5, |random| any(random, 3000));
            drawn(39_000, 6, |random| {
                let (_, p, q) = takes[random.usize(..takes.len())];
                (random.usize(64_000..=MOST), p, q)
            })
        }),
    ]
}

fn any(random: &mut Rng, largest_take: usize) -> Heap {
    let (one, other) = (random.usize(1..=largest_take), random.usize(1..=largest_take));
    (random.usize(1..=MOST), one.min(other), one.max(other))
}

/// A number of whole periods, and a remainder at one of the bounds.
fn around_the_bounds(random: &mut Rng, largest_sum: usize) -> Vec<Heap> {
    let p = random.usize(1..=largest_sum / 2);
    let q = random.usize(p..=largest_sum - p);
    let last = (MOST / (p + q) - 1) * (p + q);
    let rests = [0, 1, p, p + 1, p + q - 1, p + q, p + q + 1];
    let heaps = [0, last].into_iter().flat_map(|periods| rests.map(|rest| (periods + rest, p, q)));
    heaps.filter(|&(n, _, _)| (1..=MOST).contains(&n)).collect()
}

fn case(name: &str, heaps: Vec<Heap>) -> TestCase {
    // One table for all questions with the same takes.
    let mut tables = BTreeMap::new();
    let questions = heaps.into_iter().map(|(n, p, q)| {
        assert!((1..=MOST).contains(&n) && 1 <= p && p <= q && q <= MOST);
        let won = tables.entry((p, q)).or_insert_with(|| won(p, q))[n];
        Question::new(format!("{n} {p} {q}"), if won { "WIN" } else { "LOST" })
    });
    TestCase::to_end(name, questions)
}

/// For every heap, whether the player to move wins with takes from `p` to `q`, by the rules.
fn won(p: usize, q: usize) -> Vec<bool> {
    let mut won = vec![true]; // no coins: the other player has taken the last one
    let mut lost = None; // the largest heap known as lost that a take of p or more leads to
    for n in 1..=MOST {
        if n < p {
            won.push(false); // takes all, and so the last one
            continue;
        }
        if !won[n - p] {
            lost = Some(n - p);
        }
        won.push(lost.is_some_and(|lost| n - lost <= q));
    }
    won
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The rules without the shortcut of the largest lost heap.
    #[test]
    fn the_table_follows_the_rules() {
        for (p, q) in (1..=9).flat_map(|q| (1..=q).map(move |p| (p, q))) {
            let won = won(p, q);
            for n in 1..=100 {
                let can_win =
                    if n < p { !won[0] } else { (p..=q.min(n)).any(|take| !won[n - take]) };
                assert_eq!(won[n], can_win, "{n} {p} {q}");
            }
        }
    }
}
