//! Test files of Attack on Red Kingdom.

use crate::rules::{mex, nim_sum, Search};
use crate::{random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The bound on the soldiers in a castle.
const MAX: usize = 1_000_000_000_000_000_000;

/// The numbers that the attacks kill, and the castles.
type Kingdom = ([usize; 3], Vec<usize>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let all_kills = || (0..125).map(|i| [i / 25 + 1, i / 5 % 5 + 1, i % 5 + 1]);
    vec![
        // The smallest castle: each attack kills all.
        test_file("edge-01", [([1, 1, 1], vec![1]), ([5, 5, 5], vec![1]), ([5, 5, 5], vec![1, 1])]),
        // All attacks, on two small castles.
        test_file("edge-02", all_kills().map(|kills| (kills, vec![kills[0] + 1, 7]))),
        // All attacks, on castles before and behind the end of all tables.
        test_file("edge-03", all_kills().map(|kills| (kills, vec![29, 41, 100]))),
        // The largest castles.
        test_file("edge-04", all_kills().step_by(4).map(|kills| (kills, vec![MAX, MAX - 1, 3]))),
        test_file("random-01", sample(60, 1, |rng| random(rng, 2, 9))),
        test_file("random-02", sample(60, 2, |rng| random(rng, 6, 60))),
        test_file("random-03", sample(30, 3, |rng| random(rng, 8, MAX))),
    ]
}

fn random(rng: &mut fastrand::Rng, most: usize, largest: usize) -> Kingdom {
    let length = rng.usize(1..=most);
    let kills = [(); 3].map(|()| rng.usize(1..=5));
    (kills, random_list(rng, length, 1..=largest))
}

/// The values of the castles up to 3000 by the rules, in rows; and a period that holds from 100 on.
fn table(kills: [usize; 3]) -> (Vec<[usize; 3]>, usize) {
    let mut rows = vec![[0; 3]];
    for soldiers in 1..=3000usize {
        rows.push([0, 1, 2].map(|latest| {
            let kinds = (0..3).filter(|&kind| kind == 0 || kind != latest);
            let options = kinds.map(|kind| rows[soldiers.saturating_sub(kills[kind])][kind]);
            mex(&options.collect_vec())
        }));
    }
    let repeats = |period: &usize| (100..3000 - period).all(|a| rows[a] == rows[a + period]);
    let period = (1..100).find(repeats).expect("a period");
    (rows, period)
}

fn test_file(name: &str, kingdoms: impl IntoIterator<Item = Kingdom>) -> TestFile {
    let case = |(kills, castles): Kingdom| {
        let (rows, period) = table(kills);
        let row = |a: usize| rows[if a > 3000 { 100 + (a - 100) % period } else { a }];
        let sum = nim_sum(&castles.iter().map(|&a| row(a)[0]).collect_vec());
        let wins = |&(a, kind): &(usize, usize)| {
            row(a.saturating_sub(kills[kind]))[kind] == sum ^ row(a)[0]
        };
        let first = castles.iter().copied().cartesian_product(0..3);
        let count = first.filter(wins).count();
        assert!(
            castles.len() > 2
                || castles.iter().any(|&a| a > 12)
                || searched(kills, &castles) == count
        );
        let [x, y, z] = kills;
        let input = format!("{} {x} {y} {z}\n{}", castles.len(), castles.iter().join(" "));
        Case::new(input, count)
    };
    TestFile::new(name, kingdoms.into_iter().map(case))
}

/// The number of winning first attacks, by search.
fn searched(kills: [usize; 3], castles: &[usize]) -> usize {
    let options = |position: &Vec<(usize, usize)>| {
        let mut options = Vec::new();
        for (i, kind) in (0..position.len()).cartesian_product(0..3) {
            let (soldiers, latest) = position[i];
            if soldiers > 0 && (kind == 0 || kind != latest) {
                let mut next = position.clone();
                next[i] = (soldiers.saturating_sub(kills[kind]), kind);
                options.push(next);
            }
        }
        options
    };
    Search::normal(options).winning(&castles.iter().map(|&a| (a, 0)).collect_vec()).len()
}
