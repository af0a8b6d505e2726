//! Test files of the black and white pieces. An input is a single case, so there are many small ones.

use crate::prelude::*;

const P: u64 = 1_000_000_007;

/// Up to this number of cells the placements are counted by the rules alone.
const SMALL: usize = 9;

pub fn cases() -> Vec<TestFile> {
    let edge = vec![
        // The smallest input; no free cell; a single one; two pieces.
        (2, 2, 1),
        (8, 8, 3),
        (9, 8, 1),
        (7, 2, 1),
        (9, 2, 2),
        // Nim on two gaps and on three; as many gaps as may be shortened at once.
        (9, 4, 1),
        (9, 6, 1),
        (9, 4, 2),
        (9, 6, 3),
        // Three gaps, of which two may be shortened: lost if all are equal; then d of no effect.
        (9, 6, 2),
        (60, 6, 2),
        (40, 8, 4),
        (40, 8, 8),
        // Four gaps and more with d = 2: 0 or 3 of them have a one.
        (24, 8, 2),
        (50, 14, 2),
        // Fewer placements than lost ones, after both were divided by the prime.
        (5000, 50, 1),
        (9999, 98, 1),
        // Two pieces on the longest row: a gap of up to 14 digits.
        (10_000, 2, 1),
        // Equal gaps of 4096 cells and more.
        (10_000, 4, 1),
        (10_000, 6, 2),
        (8197, 4, 1),
    ];
    let mut rng = Rng::with_seed(1);
    let random = |index| {
        let most = if index <= 4 { 60 } else { 10_000 };
        let n = rng.usize(20..=most);
        let k = 2 * rng.usize(2..=(n / 3).min(50));
        let d = if index % 2 == 0 { rng.usize(1..=4) } else { rng.usize(1..=k / 2) };
        (n, k, d)
    };
    let random = (1..=12).map(random).collect();
    let max = vec![(10_000, 100, 1), (10_000, 100, 2), (10_000, 100, 49), (10_000, 100, 100)];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    files.extend(largest([
        ("an odd number of pairs, d = 3", vec!["10000 98 3"]),
        ("an odd number of cells, d = 7", vec!["9999 100 7"]),
    ]));
    files
}

fn test_file(name: &str, (n, k, d): (usize, usize, usize)) -> TestFile {
    let won = by_digits_from_the_top(n, k, d);
    if n <= SMALL {
        assert_eq!(won, by_rules(n, k, d), "{n} {k} {d}");
    }
    TestFile::new(name, [Case::new(format!("{n} {k} {d}"), won)]).at_most(1)
}

/// The binomial coefficients C(top, j) modulo P, up to j = last, one row for each top from 0 on.
fn pascal(last: usize) -> impl Iterator<Item = Vec<u64>> {
    let mut first = vec![0; last + 1];
    first[0] = 1;
    std::iter::successors(Some(first), move |row: &Vec<u64>| {
        let mut next = row.clone();
        for j in 1..=last {
            next[j] = (row[j - 1] + row[j]) % P;
        }
        Some(next)
    })
}

/// The largest binary digit first, and the free cells outside the gaps by binomial coefficients.
fn by_digits_from_the_top(n: usize, k: usize, d: usize) -> u64 {
    let (m, free) = (k / 2, n - k);
    let row = pascal(m).nth(m).expect("there are all rows");
    let mut ways = vec![0; free + 1];
    ways[0] = 1;
    for digit in (0..14).rev() {
        let mut longer = vec![0; free + 1];
        for (s, count) in ways.iter().enumerate().filter(|(_, &count)| count != 0) {
            for ones in (0..=m).step_by(d + 1) {
                let sum = s + (ones << digit);
                if sum <= free {
                    longer[sum] = (longer[sum] + count * row[ones]) % P;
                }
            }
        }
        ways = longer;
    }
    let mut lost = 0;
    for (top, row) in pascal(m).enumerate().take(n - m + 1).skip(m) {
        lost = (lost + ways[n - m - top] * row[m]) % P; // C(n - m - s, m)
    }
    let all = pascal(k).nth(n).expect("there are all rows")[k];
    (all + P - lost) % P
}

/// By the rules alone. A position has the cells of the pieces, and whether it is the turn of A, who has the first,
/// the third and so on, and goes to the right.
fn by_rules(n: usize, k: usize, d: usize) -> u64 {
    let mut game = Search::normal(move |(row, a_moves): &(Vec<usize>, bool)| {
        let own: Vec<usize> = (usize::from(!a_moves)..k).step_by(2).collect();
        let cells = own.iter().map(|&i| {
            let cells = if *a_moves { row[i]..row[i + 1] } else { row[i - 1] + 1..row[i] + 1 };
            cells.collect::<Vec<_>>()
        });
        let mut moves = Vec::new();
        for choice in cells.multi_cartesian_product() {
            let mut next = row.clone();
            for (&i, cell) in own.iter().zip(choice) {
                next[i] = cell;
            }
            let moved = (0..k).filter(|&i| next[i] != row[i]).count();
            if (1..=d).contains(&moved) {
                moves.push((next, !a_moves));
            }
        }
        moves
    });
    (1..=n).combinations(k).filter(|row| game.wins(&(row.clone(), true))).count() as u64
}
