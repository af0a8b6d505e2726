//! Largest inputs of Planinarenje.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, m) = (5000, 5000);
    let rng = &mut Rng::with_seed(1);
    // Peak 1, valley 1, peak 2, valley 2 and so on, to a peak without another valley.
    let way: Vec<Edge> = (1..=n / 2).flat_map(|i| [[i, i], [i + 1, i]]).collect();
    // The last peak takes the valley of the first, which takes that of the second, and so on.
    let late: Vec<Edge> =
        (1..n / 2).flat_map(|i| [[i, i], [i, i + 1]]).chain([[n / 2, 1]]).collect();
    let all = |peaks, valleys| {
        (1..=peaks).cartesian_product(1..=valleys).map(|(v, d)| [v, d]).collect_vec()
    };
    let any = (0..m).map(|_| [rng.usize(1..=n), rng.usize(1..=n)]).collect();
    let files = [
        ("a long way, lost", n, way),
        ("all exchange their valleys, won", n / 2, late),
        ("70 peaks and 71 valleys, all joined", n, all(70, 71)),
        ("71 peaks and 70 valleys, all joined", n, all(71, 70)),
        ("all at one valley", n, (1..=n).map(|peak| [peak, 1]).collect()),
        ("random", n, any),
    ];
    let map = |n, trails: Vec<Edge>| format!("{n} {}\n{}", trails.len(), edge_lines(&trails));
    largest(files.map(|(shape, n, trails)| (shape, vec![map(n, trails)])))
}
