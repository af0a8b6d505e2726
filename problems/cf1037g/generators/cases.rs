//! Test files of A Game on Strings. An input is a single case.

use crate::rules::{mex, nim_sum, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let alphabet: String = ('a'..='z').collect();
    vec![
        // One letter, and one kind of letter.
        test_file("edge-01", "z", &[(1, 1)]),
        all_parts("edge-02", "aaaaa"),
        // Strings that do not fall apart, and strings that do, into one, two and three pieces.
        all_parts("edge-03", "abcdefgh"),
        all_parts("edge-04", "abacabad"),
        all_parts("edge-05", "abcabcabc"),
        // A letter in the middle leaves two equal strings.
        all_parts("edge-06", "bcadbcad"),
        // All letters, forwards and backwards.
        some_parts(rng, "edge-07", &alphabet.repeat(3)),
        some_parts(
            rng,
            "edge-08",
            &(alphabet.clone() + &alphabet.chars().rev().collect::<String>()),
        ),
        // Letters that stand between others: x y x z x y x, and so on.
        some_parts(
            rng,
            "edge-09",
            &(1..128).map(|i: u32| letter(i.trailing_zeros())).collect::<String>(),
        ),
        all_parts("random-01", &random(rng, 9, 3)),
        all_parts("random-02", &random(rng, 9, 5)),
        some_parts_of(rng, "random-03", 150, 2),
        some_parts_of(rng, "random-04", 150, 4),
        some_parts_of(rng, "random-05", 150, 26),
    ]
}

fn letter(number: u32) -> char {
    char::from(b'a' + u8::try_from(number).expect("a small number"))
}

fn random(rng: &mut Rng, length: usize, letters: u32) -> String {
    (0..length).map(|_| letter(rng.u32(0..letters))).collect()
}

fn all_parts(name: &str, string: &str) -> TestFile {
    let ends = (1..=string.len()).flat_map(|r| (1..=r).map(move |l| (l, r)));
    test_file(name, string, &ends.collect_vec())
}

fn some_parts_of(rng: &mut Rng, name: &str, length: usize, letters: u32) -> TestFile {
    let string = random(rng, length, letters);
    some_parts(rng, name, &string)
}

/// The whole string, and random parts of it.
fn some_parts(rng: &mut Rng, name: &str, string: &str) -> TestFile {
    let n = string.len();
    let parts = sample(60, rng.u64(..), |rng| {
        let l = rng.usize(1..=n);
        (l, rng.usize(l..=n))
    });
    test_file(name, string, &[vec![(1, n)], parts].concat())
}

/// Says for each part who wins: by the values of all parts, and by search if the string is short.
fn test_file(name: &str, string: &str, parts: &[(usize, usize)]) -> TestFile {
    let n = string.len();
    let letters = string.chars().collect_vec();
    // values[l][r] is that of the part from l up to r, by the pieces of each option.
    let mut values = vec![vec![0; n + 1]; n + 1];
    for length in 1..=n {
        for l in 0..=n - length {
            let part = &letters[l..l + length];
            let option = |erased: &char| {
                let places = (0..length).filter(|&i| part[i] == *erased).map(|i| l + i);
                let gaps = places.chain([l + length]);
                let mut from = l;
                let mut pieces = Vec::new();
                for gap in gaps {
                    pieces.push(values[from][gap]);
                    from = gap + 1;
                }
                nim_sum(&pieces)
            };
            let value = mex(&part.iter().unique().map(option).collect_vec());
            values[l][l + length] = value;
        }
    }
    let mut search = Search::normal(moves);
    let mut answer = |&(l, r): &(usize, usize)| {
        let wins = values[l - 1][r] != 0;
        assert!(n > 10 || search.wins(&vec![string[l - 1..r].to_string()]) == wins, "{string}");
        if wins {
            "Alice"
        } else {
            "Bob"
        }
    };
    let answers = parts.iter().map(&mut answer).join("\n");
    let lines = parts.iter().map(|(l, r)| format!("{l} {r}")).join("\n");
    TestFile::new(name, [Case::new(format!("{string}\n{}\n{lines}", parts.len()), answers)])
}

#[allow(clippy::ptr_arg)] // as the search has it
fn moves(strings: &Vec<String>) -> Vec<Vec<String>> {
    let mut moves = Vec::new();
    for (i, string) in strings.iter().enumerate() {
        for erased in string.chars().unique() {
            let mut left = [&strings[..i], &strings[i + 1..]].concat();
            left.extend(string.split(erased).filter(|piece| !piece.is_empty()).map(String::from));
            left.sort_unstable();
            moves.push(left);
        }
    }
    moves
}
