//! Test files of An Ordinary Game. An input is a single word.

use crate::rules::Search;
use crate::{Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // Equal ends and an even number of letters.
        test_file("edge-01", "abca".into()),
        // Different ends and an even number.
        test_file("edge-02", "abac".into()),
        // Equal ends and an odd number.
        test_file("edge-03", "zyxyxwz".into()),
        // Different ends and an odd number.
        test_file("edge-04", "qwertyuio".into()),
        // No move, in a long word.
        test_file("edge-05", "hm".repeat(500)),
        test_file("edge-06", "hm".repeat(500) + "h"),
        // One move.
        test_file("edge-07", "hm".repeat(500) + "x"),
        test_file("random-01", random(1, 10, b'c')),
        test_file("random-02", random(2, 11, b'd')),
        test_file("random-03", random(3, 2000, b'c')),
        test_file("random-04", random(4, 2001, b'z')),
    ]
}

/// A word of so many letters from a to `last`, no two neighbours equal.
fn random(seed: u64, length: usize, last: u8) -> String {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut word = String::new();
    while word.len() < length {
        let letter = char::from(rng.u8(b'a'..=last));
        if !word.ends_with(letter) {
            word.push(letter);
        }
    }
    word
}

/// The places of the letters that may be removed.
fn moves(word: &[u8]) -> Vec<usize> {
    (1..word.len() - 1).filter(|&i| word[i - 1] != word[i + 1]).collect()
}

fn test_file(name: &str, word: String) -> TestFile {
    assert!((3..=100_000).contains(&word.len()), "{name}");
    assert!(word.bytes().all(|letter| letter.is_ascii_lowercase()), "{name}");
    // One play, in which always the first letter that may be removed is removed, has the parity of all plays.
    let (mut rest, mut count) = (word.clone().into_bytes(), 0);
    while let Some(&place) = moves(&rest).first() {
        rest.remove(place);
        count += 1;
    }
    let wins = count % 2 == 1;
    if word.len() < 12 {
        let mut search = Search::normal(|word: &Vec<u8>| {
            moves(word).iter().map(|&place| [&word[..place], &word[place + 1..]].concat()).collect()
        });
        assert_eq!(search.wins(&word.clone().into_bytes()), wins, "{name}");
    }
    TestFile::new(name, [Case::new(word, if wins { "First" } else { "Second" })])
}
