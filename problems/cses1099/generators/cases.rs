//! Test files of Stair Game: even and odd numbers of stairs, balls on the even or on the odd stairs alone,
//! many P-positions.

use crate::prelude::*;

const MAX_BALLS: usize = 1_000_000_000;

/// The bound on the number of cases, and on the stairs of all cases together.
const MAX_STAIRS: usize = 200_000;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input.
        vec![vec![0]],
        // All small positions of one to four stairs.
        [(1, 4), (2, 4), (3, 3), (4, 2)]
            .into_iter()
            .flat_map(|(stairs, most)| all_lists(stairs, 0..=most))
            .collect(),
        // One ball, on each of twenty stairs in turn; and on the top of 1 to 20 stairs.
        (1..=20)
            .flat_map(|ball| {
                let with_ball = |stairs| (1..=stairs).map(|stair| usize::from(stair == ball));
                [with_ball(20).collect(), with_ball(ball).collect()]
            })
            .collect(),
        // As many balls as allowed on each of 1 to 60 stairs.
        (1..=60).map(|stairs| vec![MAX_BALLS; stairs]).collect(),
        // Numbers that differ in the highest or in the lowest bit only.
        [MAX_BALLS - 1, MAX_BALLS - (1 << 29), 1 << 29, (1 << 29) - 1, 1, 0]
            .into_iter()
            .flat_map(|balls| {
                [vec![0, MAX_BALLS, 0, balls], vec![balls, 0, MAX_BALLS, balls, MAX_BALLS]]
            })
            .collect(),
    ];
    let texts = |cases: Vec<Vec<usize>>| cases.iter().map(|balls| counted(balls)).collect_vec();
    let mut files = edges(edge.into_iter().map(texts));
    let few = |i| vec![i, MAX_BALLS - i, 2 * i, MAX_BALLS - i - i % 2, MAX_BALLS];
    let single = (0..MAX_STAIRS).map(|i| vec![i % 10]).collect();
    let half = random_list(&mut Rng::with_seed(9), MAX_STAIRS / 2, 0..=MAX_BALLS);
    let lost =
        half.iter().zip(half.iter().rev()).flat_map(|(&balls, &other)| [other, balls.min(other)]);
    files.extend(largest([
        ("all equal", texts(vec![vec![MAX_BALLS; MAX_STAIRS]])),
        ("each number on two even stairs", texts(vec![lost.collect()])),
        ("a few stairs, half of them lost", texts((0..MAX_STAIRS / 5).map(few).collect())),
        ("a single stair, the most cases", texts(single)),
    ]));
    files
}
