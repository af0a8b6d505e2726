//! Test files of Switch lights: lights in one line, near the origin, near powers of two, and far away.

use crate::prelude::*;
use std::collections::BTreeSet;

/// The coordinates of a light.
type Light = (usize, usize);

const MAX: usize = 10_000;

pub fn cases() -> Vec<TestFile> {
    let cells: Vec<Light> = iproduct!(1..=3, 1..=4).collect();
    let of_size =
        |count: usize| -> Vec<Vec<Light>> { cells.iter().copied().combinations(count).collect() };
    let edge = vec![
        // The smallest input.
        vec![vec![(1, 1)]],
        // All boards of two lights, and boards of three, on a small board.
        of_size(2),
        of_size(3)[..100].to_vec(),
        // All lights of small boards, and their diagonals.
        {
            let full = |(x, y): Light| (1..=x).cartesian_product(1..=y).collect();
            let full = (1..=7).cartesian_product(1..=7).map(full);
            full.chain((1..=40).map(|n| (1..=n).map(|x| (x, x)).collect())).collect()
        },
        // One row or one column: Nim.
        sample(50, 1, |rng| {
            let (x, turned) = (rng.usize(1..=MAX), rng.bool());
            let (a, b) = (rng.usize(1..=8191), rng.usize(1..=8191));
            let third = (a ^ b) + rng.usize(0..=1);
            let places: BTreeSet<usize> = [a, b, third].into_iter().collect();
            let in_range = places.into_iter().filter(|place| (1..=MAX).contains(place));
            in_range.map(|y| if turned { (y, x) } else { (x, y) }).collect()
        }),
        // Two lights, of which the second has the value of the first or one more.
        sample(100, 2, |rng| pair(rng, 100)),
        sample(100, 3, |rng| pair(rng, MAX)),
        // Powers of two, alone and with a light of the same value.
        {
            let powers = (0..14).cartesian_product(0..14).map(|(i, j)| (1 << i, 1 << j));
            let lost = powers.filter_map(|(x, y)| with_equal_value((x, y)));
            lost.take(100).collect()
        },
        // Symmetric boards: the lights off the diagonal cancel.
        sample(50, 4, symmetric),
    ];
    // P-positions of many lights.
    let lost_boards = [(64, 64), (300, 3000)]
        .map(|(rows, columns)| sample(100, 7, |rng| lost(random_board(rng, 60, rows, columns))));
    let edge = [edge, lost_boards.to_vec()].concat();
    let mut files = numbered([("edge", edge)], test_file);
    // The lights at (x, y) and (y, x) cancel; in every other case one has no partner.
    let mut rng = Rng::with_seed(11);
    let mut board = |i: usize| {
        let cells = distinct(&mut rng, 500, 0..=999_999);
        let pairs = cells.iter().flat_map(|cell| {
            let (x, y) = (9000 - cell / 1000, 10_000 - cell % 1000);
            [[x, y], [y, x]]
        });
        let lights: Vec<_> = pairs.skip(i % 2).collect();
        format!("{}\n{}", lights.len(), lines(lights.iter().map(spaced)))
    };
    let pairs = (0..100).map(&mut board).collect();
    files.extend(largest([("pairs far away, lost or but for one", pairs)]));
    files
}

/// Up to `most` different lights on a board.
fn random_board(rng: &mut Rng, most: usize, rows: usize, columns: usize) -> Vec<Light> {
    let lights = (0..rng.usize(1..=most)).map(|_| (rng.usize(1..=rows), rng.usize(1..=columns)));
    lights.unique().collect()
}

/// The lights, with up to two of them switched so that the Nim sum is 0.
fn lost(mut lights: Vec<Light>) -> Vec<Light> {
    let sum = lights.iter().fold(0, |sum, &(x, y)| sum ^ product(x, y));
    // The lowest 13 digits of the sum are the value of a light in the first column, the others that of another light.
    for light in [(sum & 0x1fff, 1)].into_iter().chain(high_light(sum & !0x1fff)) {
        if light.0 > 0 {
            match lights.iter().position(|&other| other == light) {
                Some(place) => drop(lights.remove(place)),
                None => lights.push(light),
            }
        }
    }
    if lights.is_empty() {
        lights.push((1, 1));
    }
    lights
}

/// A light with the value `sum`, a multiple of 2^13 that a single light can have.
fn high_light(sum: usize) -> Option<Light> {
    if sum == 0 {
        return None;
    }
    (1..=MAX).map(|x| (x, 256)).find(|&(x, y)| product(x, y) == sum)
}

/// Two lights: the second has the value of the first, or one more or less, in the first row.
fn pair(rng: &mut Rng, most: usize) -> Vec<Light> {
    loop {
        let (x, y) = (rng.usize(2..=most), rng.usize(2..=most));
        let second = product(x, y) ^ usize::from(rng.bool());
        if (1..=MAX).contains(&second) {
            return vec![(x, y), (1, second)];
        }
    }
}

/// The light, and another one of the same value in the first row, if there is one.
fn with_equal_value((x, y): Light) -> Option<Vec<Light>> {
    let value = product(x, y);
    (value <= MAX && x > 1).then(|| vec![(x, y), (1, value)])
}

fn symmetric(rng: &mut Rng) -> Vec<Light> {
    let half = random_board(rng, 30, MAX, MAX);
    let diagonal: Vec<usize> = (0..3).map(|_| rng.usize(1..=63)).collect();
    let last = nim_sum(&diagonal) ^ usize::from(rng.bool());
    let on_it = diagonal.into_iter().chain([last]).filter(|&x| x > 0).map(|x| (x, x));
    let both = half.into_iter().flat_map(|(x, y)| [(x, y), (y, x)]).chain(on_it);
    both.collect::<BTreeSet<_>>().into_iter().collect()
}

fn test_file(name: &str, boards: Vec<Vec<Light>>) -> TestFile {
    let cases = boards.into_iter().map(|lights| {
        let wins = nim_wins(&lights.iter().map(|&(x, y)| product(x, y)).collect_vec());
        let input =
            format!("{}\n{}", lights.len(), lines(lights.iter().map(|(x, y)| format!("{x} {y}"))));
        Case::new(input, if wins { "Have a try, lxhgww." } else { "Don't waste your time." })
    });
    TestFile::new(name, cases).at_most(100)
}

/// The value of a light: the nim product of its coordinates.
fn product(x: usize, y: usize) -> usize {
    let product = nim_product_by_digits(x as u64, y as u64);
    usize::try_from(product).expect("it has 16 digits")
}
