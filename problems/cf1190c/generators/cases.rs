//! Test files of Tokitsukaze and Duel. An input is a single case.

use crate::{Case, TestFile};
use fastrand::Rng;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let row = |parts: &[(&str, usize)]| parts.iter().map(|(side, n)| side.repeat(*n)).collect();
    [
        // The smallest inputs; one side alone at the beginning.
        ("edge-01", 1, "0".to_string()),
        ("edge-02", 1, "111".to_string()),
        // Both sides reach over k + 1 places; n = 2k, 2k + 1, and k + 2.
        ("edge-03", 3, "001011".to_string()),
        ("edge-04", 3, "0001111".to_string()),
        ("edge-05", 4, "010101".to_string()),
        ("edge-06", 2, "1100".to_string()),
        // Only one of them does; and the other over one more, or one less.
        ("edge-07", 3, "001101".to_string()),
        ("edge-08", 3, "011101".to_string()),
        ("edge-09", 3, "011100".to_string()),
        // A side with few cards, far from one another.
        ("edge-10", 4, "0111101110".to_string()),
        ("edge-11", 9, "1000000001".to_string()),
        // Long rows: both reach over k + 1, with n = 2k and n = 2k + 2; a reach of k.
        ("edge-12", 700, row(&[("1", 699), ("0", 1), ("1", 1), ("0", 699)])),
        ("edge-13", 699, row(&[("1", 700), ("0", 700)])),
        ("edge-14", 700, row(&[("0", 500), ("1", 700), ("0", 200)])),
        ("random-01", 5, random(rng, 10)),
        ("random-02", 1, random(rng, 9)),
        ("random-03", 800, lost(rng, 1500, 800)),
        ("random-04", 1000, random(rng, 1500)),
    ]
    .map(|(name, k, cards)| test_file(name, k, &cards))
    .into()
}

/// A row of n random cards.
fn random(rng: &mut Rng, n: usize) -> String {
    (0..n).map(|_| rng.choice(['0', '1']).unwrap()).collect()
}

/// A row of n random cards in which the sides reach over k + 1 places each: 0 from the left end, 1 from the right.
fn lost(rng: &mut Rng, n: usize, k: usize) -> String {
    let between = random(rng, 2 * k - n);
    [&"0".repeat(n - k - 1), "1", &between, "0", &"1".repeat(n - k - 1)].concat()
}

fn test_file(name: &str, k: usize, cards: &str) -> TestFile {
    let cards: Vec<bool> = cards.bytes().map(|digit| digit == b'1').collect();
    assert!((1..=cards.len()).contains(&k) && cards.len() <= 100_000, "{name}");
    // If a player who cannot win at once can be copied, the first two moves tell all.
    let outcome = if can_end(&cards, k) {
        Some(true)
    } else if turns(&cards, k).all(|option| can_end(&option, k)) {
        Some(false)
    } else {
        None
    };
    assert!(cards.len() > 10 || searched(&cards, k) == outcome, "{name}");
    let answer = match outcome {
        Some(true) => "tokitsukaze",
        Some(false) => "quailty",
        None => "once again",
    };
    let digits: String = cards.iter().map(|&card| if card { '1' } else { '0' }).collect();
    TestFile::new(name, [Case::new(format!("{} {k}\n{digits}", cards.len()), answer)])
}

/// The rows after each move.
fn turns(cards: &[bool], k: usize) -> impl Iterator<Item = Vec<bool>> + '_ {
    (0..=cards.len() - k).flat_map(move |start| {
        [false, true].map(|side| {
            let mut option = cards.to_vec();
            option[start..start + k].fill(side);
            option
        })
    })
}

/// Whether a move can make all cards equal: without k of them, the others are.
fn can_end(cards: &[bool], k: usize) -> bool {
    let beginning = cards.iter().take_while(|&&card| card == cards[0]).count();
    let last = cards[cards.len() - 1];
    let end = cards.iter().rev().take_while(|&&card| card == last).count();
    let others = cards.len() - k;
    let both = if cards[0] == last { beginning + end } else { beginning.max(end) };
    both >= others
}

/// Who wins, by a search backwards from the ends: whether the player to move does, or nothing for a draw.
fn searched(cards: &[bool], k: usize) -> Option<bool> {
    let row = |number: usize| (0..cards.len()).map(|i| number >> i & 1 == 1).collect::<Vec<_>>();
    let number = |row: &[bool]| row.iter().rev().fold(0, |n, &card| 2 * n + usize::from(card));
    let all = (1 << cards.len()) - 1;
    let options: Vec<Vec<usize>> =
        (0..=all).map(|n| turns(&row(n), k).map(|option| number(&option)).collect()).collect();
    let mut wins: Vec<Option<bool>> = vec![None; all + 1];
    loop {
        let before = wins.clone();
        for (n, options) in options.iter().enumerate() {
            if options.iter().any(|&o| o == 0 || o == all || wins[o] == Some(false)) {
                wins[n] = Some(true);
            } else if options.iter().all(|&o| wins[o] == Some(true)) {
                wins[n] = Some(false);
            }
        }
        if wins == before {
            return wins[number(cards)];
        }
    }
}
