//! Largest inputs of Stone Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, most, rng) = (50, 1_000_000, &mut Rng::with_seed(1));
    // The boxes two and two alike: lost. In every other case one has a stone more.
    let mut pairs = |stones: &dyn Fn(&mut Rng, u64) -> u64| {
        let case = |i: usize| {
            let mut boxes = Vec::new();
            for size in random(rng, n / 2, most / 2..=most) {
                boxes.extend([(size, stones(rng, size)); 2]);
            }
            boxes[0].1 += (i % 2) as u64;
            format!("{n}\n{}", lines(boxes.iter().map(|(size, stones)| format!("{size} {stones}"))))
        };
        (0..1000).map(case).collect::<Vec<_>>()
    };
    largest([
        ("any number of stones", pairs(&|rng, size| rng.u64(..size))),
        // 1000 stones fill a box of 10^6 at once, and 32 one of 1000, but not less.
        ("boxes that cannot be filled at once", pairs(&|rng, _| rng.u64(..1000))),
        ("few stones", pairs(&|rng, _| rng.u64(..32))),
        (
            "boxes of the largest size",
            vec![format!("{n}\n{}", lines(vec![format!("{most} 1"); n]))],
        ),
    ])
}
