//! Largest inputs of Prefix-free Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (max, sum, rng) = (1_000_000_000_000_000_000_u64, 100_000, &mut Rng::with_seed(1));
    let all = |digits: usize| (0..1 << digits).map(move |i| format!("{i:0digits$b}")).collect_vec();
    // 464 of 12 digits, and 7264 of 13: no good set with so many digits in all has more words.
    let most = [all(12).split_off(4096 - 464), all(13)[..7264].to_vec()].concat();
    let comb = (0..446).map(|ones| "1".repeat(ones) + "0").collect_vec();
    let path = word(rng, sum / 2 - 1, "01");
    let numbers = permutation(rng, 1 << 17).into_iter().take(sum / 17);
    let random = numbers.map(|i| format!("{:017b}", i - 1)).collect_vec();
    largest([
        ("one word, as long as can be", case(max, &[word(rng, sum, "01")])),
        ("one word of L digits", case(sum as u64, &["1".repeat(sum)])),
        ("the most words, and no word can be added", case(max, &most)),
        ("0, 10, 110 and so on, L = 2^59 + 445", case((1 << 59) + 445, &comb)),
        ("two words that differ at the end", case(max - 1, &[path.clone() + "0", path + "1"])),
        ("random words of 17 digits", case(max, &random)),
    ])
}

fn case(l: u64, words: &[String]) -> Vec<String> {
    vec![format!("{} {l}\n{}", words.len(), lines(words))]
}
