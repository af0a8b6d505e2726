//! Test files of The Joy of Jiangnan (Luogu P3235).

use crate::rules::{mex, replaced, sorted, Search};
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let random = |seed, length, largest| {
        sample(20, seed, |rng| {
            // Many rows would be won: here each heap comes twice, or almost.
            let row = random_list(rng, length, 1..=largest);
            let again = row.iter().map(|heap| (heap + rng.usize(0..=1) * 499).min(largest));
            row.iter().copied().chain(again).collect_vec()
        })
    };
    vec![
        // The least heap; the heaps about F = 2; different heaps that are lost.
        test_file("edge-01", 2, (1..=5).map(|heap| vec![heap]).chain(all_lists(2, 2..=9))),
        test_file("edge-02", 3, all_lists(2, 2..=10)),
        test_file("edge-03", 4, all_lists(2, 3..=11)),
        // Only the largest heap can be split; none can, with the largest number of heaps.
        test_file("edge-04", 99_999, vec![vec![99_999], vec![99_998], vec![99_999; 2]]),
        test_file("edge-05", 12_345, vec![vec![12_344; 99], vec![12_345; 99]]),
        test_file("random-01", 2, random(1, 3, 2_000)),
        test_file("random-02", 2, random(2, 4, 20_000)),
        test_file("random-03", 300, random(3, 5, 20_000)),
        test_file("random-04", 9_000, random(4, 20, 99_999)),
    ]
}

fn test_file(name: &str, f: usize, rows: impl IntoIterator<Item = Vec<usize>>) -> TestFile {
    let rows = rows.into_iter().collect_vec();
    let mut search = Search::normal(|heaps: &Vec<usize>| moves(heaps, f));
    let values = values(rows.concat().into_iter().max().unwrap(), f);
    let mut answers = rows.iter().map(|row| {
        let wins = row.iter().fold(0, |sum, &heap| sum ^ values[heap]) != 0;
        assert!(row.iter().sum::<usize>() > 20 || search.wins(&sorted(row)) == wins, "{row:?}");
        u8::from(wins)
    });
    let answers = answers.join(" ");
    let lines = rows.iter().map(|row| format!("{} {}", row.len(), row.iter().join(" "))).join("\n");
    let input = format!("{} {f}\n{lines}", rows.len());
    TestFile::new(name, [Case::new(input, answers)])
}

/// The heaps after each move.
fn moves(heaps: &[usize], f: usize) -> Vec<Vec<usize>> {
    let indices = (0..heaps.len()).filter(|&index| heaps[index] >= f);
    let all = indices.flat_map(|index| {
        let heap = heaps[index];
        (2..=heap).map(move |m| (index, (0..m).map(|part| (heap + part) / m).collect_vec()))
    });
    all.map(|(index, parts)| replaced(heaps, index, &parts)).collect()
}

/// The Grundy values, from two splits for each quotient; up to 300 from all splits.
fn values(largest: usize, f: usize) -> Vec<usize> {
    let mut values = vec![0; largest + 2];
    let mut seen = vec![0; 10_000];
    for n in f..=largest {
        let split = |m: usize| (n % m % 2 * values[n / m + 1]) ^ ((m - n % m) % 2 * values[n / m]);
        seen[0] = n; // n heaps of one stone
        let mut m = 2;
        while n / m + 1 >= f {
            seen[split(m)] = n;
            seen[split((m + 1).min(n))] = n;
            m = n / (n / m) + 1;
        }
        let value = seen.iter().position(|&last| last != n).unwrap();
        assert!(n > 300 || value == mex(&(2..=n).map(split).collect_vec()), "{n}");
        values[n] = value;
    }
    values
}
