//! Largest inputs of Black and White Pieces.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let random_gaps = (0..100).map(|_| random(rng, 100, 0..=1999)).collect();
    let twins = (0..100).map(|_| cycled(&random(rng, 50, 0..=1999), 100)).collect();
    // The last one is at most 1023, as the others are.
    let lost = (0..100).map(|i| with_nim_sum_0(random(rng, 2 + i % 99, 0..=1023))).collect();
    let equal = (0..100).map(|i| all_equal(100 - i, 1999)).collect();
    let mut file = |shape, gaps: Vec<Vec<u64>>| {
        (shape, gaps.iter().map(|gaps| case(rng, gaps)).collect::<Vec<_>>())
    };
    largest([
        file("random", random_gaps),
        file("lost: each gap twice", twins),
        file("lost", lost),
        file("the largest gaps", equal),
    ])
}

/// Lines with these gaps; which piece is on the left, the retreats and their length are random.
fn case(rng: &mut Rng, gaps: &[u64]) -> String {
    let mut case = format!("\n{} {} {}", gaps.len(), rng.u32(0..=100), rng.u32(1..=20));
    for (line, &gap) in permutation(rng, 201).into_iter().zip(gaps) {
        let left = rng.i64(-1000..1000 - gap as i64);
        let mut pieces = [left, left + 1 + gap as i64];
        rng.shuffle(&mut pieces);
        case += &format!("\n{} {} {}", line as i64 - 101, pieces[0], pieces[1]);
    }
    case
}
