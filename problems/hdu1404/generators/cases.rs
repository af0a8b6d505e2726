//! Test files of Digital Deletions.

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::Itertools;

/// The numbers below this one have up to six digits.
const NUMBERS: usize = 1_000_000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let lost = lost_numbers();
    let test_file = |name: &str, strings: Vec<String>| test_file(name, &strings, &lost);
    let a_lost_one = |from: usize| (from..lost.len()).find(|&n| lost[n]).expect("not the last one");
    let mut random = fastrand::Rng::with_seed(1);
    let lost_ones = sample(60, 2, |rng| a_lost_one(rng.usize(1..999_000)).to_string());
    vec![
        // All strings of one and of two digits: 01 is no 1.
        test_file(
            "edge-01",
            (0..10).map(|n| n.to_string()).chain((0..100).map(|n| format!("{n:02}"))).collect(),
        ),
        // Zeros at the beginning, before lost and won numbers.
        test_file("edge-02", {
            ["000000", "000001", "011", "012", "0999", "01000", "999999", "100000", "000", "0101"]
                .map(String::from)
                .to_vec()
        }),
        // A zero and digits behind it: one can erase all of them, or leave what is behind another zero.
        test_file("edge-03", (100..=130).chain(1000..=1020).map(|n| n.to_string()).collect()),
        test_file(
            "edge-04",
            lost_ones
                .iter()
                .flat_map(|string| [string.clone(), near(string, &mut random)])
                .collect(),
        ),
        // The largest numbers, 20 of them lost.
        test_file(
            "edge-05",
            (1..NUMBERS)
                .rev()
                .filter(|&n| lost[n])
                .take(20)
                .flat_map(|n| [n, n - 1])
                .map(|n| n.to_string())
                .collect(),
        ),
        test_file("random-01", sample(120, 3, |rng| format!("{:06}", rng.usize(50_000..NUMBERS)))),
        test_file(
            "random-02",
            sample(120, 4, |rng| {
                let length = rng.usize(3..=6);
                (0..length).map(|i| rng.usize(usize::from(i == 0)..=4)).join("")
            }),
        ),
    ]
}

/// A digit made larger, or a zero and further digits behind the string; of at most six digits.
fn near(string: &str, rng: &mut fastrand::Rng) -> String {
    if string.len() < 6 && rng.bool() {
        return format!("{string}0{}", "5".repeat(rng.usize(..6 - string.len())));
    }
    let place = rng.usize(..string.len());
    let digit = string[place..=place].parse::<usize>().expect("a digit");
    format!("{}{}{}", &string[..place], rng.usize(digit..=9), &string[place + 1..])
}

/// For each number whether it is lost as a string: a sieve, in which a lost number marks those from which a move leads
/// to it.
fn lost_numbers() -> Vec<bool> {
    let mut lost = vec![true; NUMBERS];
    lost[0] = false;
    for number in 1..NUMBERS {
        if lost[number] {
            for place in (0..6).map(|i| 10usize.pow(i)).take_while(|&place| place <= number) {
                let digit = number / place % 10;
                (1..=9 - digit).for_each(|more| lost[number + more * place] = false);
            }
            // Behind the number a zero and further digits.
            for tails in (0..5).map(|i| 10usize.pow(i)).take_while(|i| 10 * i * number < NUMBERS) {
                lost[10 * tails * number..][..tails].fill(false);
            }
        }
    }
    lost
}

fn test_file(name: &str, strings: &[String], lost: &[bool]) -> TestFile {
    let mut search = Search::normal(|string: &String| moves(string));
    let cases = strings.iter().map(|string| {
        assert!((1..=6).contains(&string.len()), "{string}");
        let number: usize = string.parse().expect("digits");
        let wins = string.starts_with('0') || !lost[number];
        // So many strings of the same length can be reached.
        let reachable: u32 = string.bytes().map(|digit| u32::from(digit - b'0') + 1).product();
        assert!(reachable > 1000 || search.wins(string) == wins, "{string}");
        Case::new(string, if wins { "Yes" } else { "No" })
    });
    TestFile::new(name, cases)
}

fn moves(string: &str) -> Vec<String> {
    let mut moves = Vec::new();
    for (i, digit) in string.char_indices() {
        let others = (&string[..i], &string[i + 1..]);
        moves.extend(('0'..digit).map(|smaller| format!("{}{smaller}{}", others.0, others.1)));
        moves.extend((digit == '0').then(|| others.0.to_string()));
    }
    moves
}
