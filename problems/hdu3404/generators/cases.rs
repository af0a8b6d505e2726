//! Test files of Switch lights: lights in one line, near the origin, near powers of two, and far away.

use crate::prelude::*;
use std::collections::BTreeSet;

/// The coordinates of a light.
type Light = (usize, usize);

const MAX: usize = 10_000;

/// Boards of up to this many rows and columns are settled by the rules alone.
const SMALL: Light = (3, 4);

pub fn cases() -> Vec<TestFile> {
    let mut rules = Search::normal(moves);
    let cells: Vec<Light> = (1..=SMALL.0).cartesian_product(1..=SMALL.1).collect();
    let of_size =
        |count: usize| -> Vec<Vec<Light>> { cells.iter().copied().combinations(count).collect() };
    let test_file = |name: &str, boards: Vec<Vec<Light>>| test_file(name, boards, &mut rules);
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
    let random = vec![
        sample(100, 5, |rng| random_board(rng, 12, 3, 4)),
        sample(100, 6, |rng| random_board(rng, 20, 9, 9)),
        sample(100, 7, |rng| lost(random_board(rng, 20, 64, 64))),
        sample(100, 8, |rng| lost(random_board(rng, 60, 300, 3000))),
        sample(100, 9, |rng| random_board(rng, 60, MAX, MAX)),
    ];
    let max = vec![
        // As many lights as allowed, every other board lost.
        sample(50, 10, |rng| {
            let boards = [(), ()].map(|()| exactly(rng, 997));
            [lost(boards[0].clone()), exactly_from(&boards[1], rng)]
        })
        .concat(),
        // The lights farthest away.
        {
            let corner: Vec<Light> = (MAX - 31..=MAX).cartesian_product(MAX - 30..=MAX).collect();
            vec![corner.clone(), lost(corner)]
        },
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
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
    files.extend(largest([(
        "pairs far away, lost or but for one",
        (0..100).map(&mut board).collect(),
    )]));
    files
}

/// Up to `most` different lights on a board.
fn random_board(rng: &mut Rng, most: usize, rows: usize, columns: usize) -> Vec<Light> {
    let count = rng.usize(1..=most);
    let mut lights = BTreeSet::new();
    for _ in 0..count {
        lights.insert((rng.usize(1..=rows), rng.usize(1..=columns)));
    }
    shuffled(rng, lights)
}

fn exactly(rng: &mut Rng, count: usize) -> Vec<Light> {
    let mut lights = BTreeSet::new();
    while lights.len() < count {
        lights.insert((rng.usize(5000..=MAX), rng.usize(5000..=MAX)));
    }
    shuffled(rng, lights)
}

/// These lights and three more: a thousand.
fn exactly_from(lights: &[Light], rng: &mut Rng) -> Vec<Light> {
    [lights, &[(1, rng.usize(1..=MAX)), (2, rng.usize(1..=MAX)), (MAX, 1)]].concat()
}

fn shuffled(rng: &mut Rng, lights: BTreeSet<Light>) -> Vec<Light> {
    let mut lights: Vec<Light> = lights.into_iter().collect();
    rng.shuffle(&mut lights);
    lights
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

fn test_file<M>(
    name: &str,
    boards: Vec<Vec<Light>>,
    rules: &mut Search<BTreeSet<Light>, M>,
) -> TestFile
where
    M: Fn(&BTreeSet<Light>) -> Vec<BTreeSet<Light>>,
{
    let cases = boards.into_iter().map(|lights| {
        let wins = lights.iter().fold(0, |sum, &(x, y)| sum ^ product(x, y)) != 0;
        if lights.iter().all(|&(x, y)| x <= SMALL.0 && y <= SMALL.1) {
            assert_eq!(rules.wins(&lights.iter().copied().collect()), wins, "{lights:?}");
        }
        let lines = lights.iter().map(|(x, y)| format!("\n{x} {y}")).join("");
        let answer = if wins { "Have a try, lxhgww." } else { "Don't waste your time." };
        Case::new(format!("{}{lines}", lights.len()), answer)
    });
    TestFile::new(name, cases).at_most(100)
}

/// By the rules alone: the corners of each rectangle are switched, those that coincide once.
fn moves(lights: &BTreeSet<Light>) -> Vec<BTreeSet<Light>> {
    let rectangles = lights
        .iter()
        .flat_map(|&(x, y)| (1..=x).cartesian_product(1..=y).map(move |corner| ((x, y), corner)));
    let after = rectangles.map(|((x, y), (a, b))| {
        let corners = BTreeSet::from([(x, y), (a, y), (x, b), (a, b)]);
        lights.symmetric_difference(&corners).copied().collect()
    });
    after.collect()
}

/// The value of a light: the nim product of its coordinates.
fn product(x: usize, y: usize) -> usize {
    let product = nim_product_by_digits(x as u64, y as u64);
    usize::try_from(product).expect("it has 16 digits")
}
