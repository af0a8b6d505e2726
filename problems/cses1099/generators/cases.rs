//! Test files of Stair Game: even and odd numbers of stairs, balls on the even or on the odd stairs alone,
//! many P-positions.

use crate::prelude::*;
use std::ops::RangeInclusive;

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
        // Balls on the odd stairs alone: the first player cannot win.
        sample(40, 1, |rng| {
            let mut balls = random_position(rng, 1..=12, 50);
            balls.iter_mut().skip(1).step_by(2).for_each(|even| *even = 0);
            balls
        }),
        // Balls on the even stairs alone, half of them P-positions.
        sample(40, 2, |rng| {
            let mut balls = random_position(rng, 1..=12, 50);
            balls.iter_mut().step_by(2).for_each(|odd| *odd = 0);
            or_changed(rng, balls, p_position)
        }),
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
    let any = vec![
        // Some stairs and any number of balls, half of them P-positions.
        sample(100, 4, |rng| {
            let balls = random_position(rng, 2..=30, MAX_BALLS);
            or_changed(rng, balls, p_position)
        }),
        // Many cases of a few stairs, half of them P-positions.
        sample(2000, 8, |rng| {
            let balls = random_position(rng, 2..=10, 99_999);
            or_changed(rng, balls, p_position)
        }),
    ];
    let max = vec![
        // As many stairs as allowed. With small numbers, as the file is to be small.
        vec![random_list(&mut Rng::with_seed(5), MAX_STAIRS, 0..=99)],
        // Large numbers, in a single P-position.
        sample(1, 6, |rng| {
            p_position(random_list(rng, 40_001, MAX_BALLS - 100_000_000..=MAX_BALLS))
        }),
        // As many cases as allowed, each of a single stair.
        sample(MAX_STAIRS, 7, |rng| vec![rng.usize(0..=9)]),
    ];
    let mut files = numbered([("edge", edge), ("random", any), ("max", max)], test_file);
    let rng = &mut Rng::with_seed(9);
    let half = random(rng, MAX_STAIRS / 2, 0..=MAX_BALLS as u64);
    let lost =
        half.iter().zip(half.iter().rev()).flat_map(|(&balls, &other)| [other, balls.min(other)]);
    files.extend(largest([
        ("all equal", vec![counted(&vec![MAX_BALLS; MAX_STAIRS])]),
        ("each number on two even stairs", vec![counted(&lost.collect::<Vec<_>>())]),
    ]));
    files
}

/// A random position with a random number of stairs and up to `most` balls on each.
fn random_position(rng: &mut Rng, stairs: RangeInclusive<usize>, most: usize) -> Vec<usize> {
    let stairs = rng.usize(stairs);
    random_list(rng, stairs, 0..=most)
}

/// A P-position: `balls` with one even stair made lower, or unchanged if it is one.
fn p_position(mut balls: Vec<usize>) -> Vec<usize> {
    let even: Vec<usize> = balls.iter().copied().skip(1).step_by(2).collect();
    for (index, left) in to_p_position(&even).into_iter().enumerate() {
        balls[2 * index + 1] = left;
    }
    balls
}

fn test_file(name: &str, positions: Vec<Vec<usize>>) -> TestFile {
    let mut search = Search::normal(|balls: &Vec<usize>| moves(balls));
    let cases = positions.into_iter().map(|balls| {
        // Nim with the stairs from which an odd number of steps leads down.
        let wins = nim_wins(&balls.iter().copied().skip(1).step_by(2).collect_vec());
        // So few balls that all ways to go on can be searched.
        if balls.len() <= 6 && balls.iter().sum::<usize>() <= 10 {
            assert_eq!(wins, search.wins(&balls), "{balls:?}");
        }
        Case::new(counted(&balls), if wins { "first" } else { "second" })
    });
    TestFile::new(name, cases).at_most(MAX_STAIRS)
}

/// The options of a position: balls go from one stair to the next lower one.
fn moves(balls: &[usize]) -> Vec<Vec<usize>> {
    let mut moves = Vec::new();
    for stair in 1..balls.len() {
        for take in 1..=balls[stair] {
            let mut next = balls.to_vec();
            next[stair] -= take;
            next[stair - 1] += take;
            moves.push(next);
        }
    }
    moves
}
