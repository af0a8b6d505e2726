//! # AtCoder ARC 087 E · Prefix-free Game
//!
//! A set of words is good if each of them is made of 1 to L digits 0 and 1, and none of them is a prefix of another. Of
//! a good set of N words, a move adds a word to the set so that it is good again. A player who cannot move loses. Alice
//! moves first, then Bob. Who wins?
//!
//! **Input.** A line with N and L (1 <= N <= 10^5, 1 <= L <= 10^18), then N lines, each with a word of a good set. All
//! words together have at most 10^5 digits. **Output.** `Alice` or `Bob`, the winner.
//!
//! **Hint.** Draw all words of up to L digits as a binary tree. What is left of a part that is a full tree when one of
//! its nodes is chosen?
//!
//! **Theorem.** Take the trie of the N words, whose nodes are all their prefixes, from the empty one on. Alice wins if
//! and only if this Nim sum is not 0: over all nodes with exactly one child, of the largest power of two that divides
//! L - d, where d is the number of digits of the node.
//!
//! **Why.** A word can be added if it is no node of the trie and continues none of the N words. So it leaves the trie at
//! a node that has one child: it takes the other digit. Behind this digit all words of up to L digits can be added: a
//! full binary tree with h = L - d levels. Words of different full trees are no prefixes of each other, so the full trees
//! are a sum of games. (Where a node has two children, there is none, and a leaf is one of the N words.)
//!
//! Choose a node on level j of a full tree with h levels, where the root is on level 1. The nodes on the way to it are
//! its prefixes, and the nodes below it continue it. What is left are the full trees beside the way: on the levels 2 to
//! j there is one each, and they have h - 1, h - 2, ..., h - j + 1 levels. Any j from 1 to h can be chosen. So a full
//! tree is a head in the game of Ruler, that of coin h, where a move turns over the coin h and any number of coins right
//! before it. Its value is the largest power of two that divides h; the theory page on coin turning proves this.
//!
//! **Limit:** no word has more than L digits.
//!
//! **Complexity.** O(n) for n digits of all words together.

use common::judge::{self, ensure, input, rule, Input};

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, l: u64 }
    // The nodes of the trie: how many digits each has, and its children by the next digit, 0 for none.
    let (mut depths, mut children) = (vec![0], vec![[0; 2]]);
    for _ in 0..n {
        input! { from input, word: String }
        ensure!(word.len() as u64 <= l, "expected at most {l} digits, found {word}");
        rule!(word.chars().all(|digit| "01".contains(digit)), "expected digits, found {word}");
        let mut node = 0;
        for digit in word.chars().map(|digit| usize::from(digit == '1')) {
            if children[node][digit] == 0 {
                children[node][digit] = children.len();
                children.push([0; 2]);
                depths.push(depths[node] + 1);
            }
            node = children[node][digit];
        }
    }
    let leaves = children.iter().filter(|&&children| children == [0, 0]);
    rule!(leaves.count() as u64 == n, "expected words that are no prefixes of each other");
    let mut nim_sum = 0_u64;
    for (depth, [zero, one]) in depths.into_iter().zip(children) {
        if (zero == 0) != (one == 0) {
            // the largest power of two that divides L - d
            nim_sum ^= 1 << (l - depth).trailing_zeros();
        }
    }
    Ok(if nim_sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// All good sets that a move makes of a set, each in order: by the rules and nothing else.
    fn brute_force(set: &[String], all_words: &[String]) -> Vec<Vec<String>> {
        let mut options = Vec::new();
        for new in all_words {
            if set.iter().all(|word| !word.starts_with(&**new) && !new.starts_with(&**word)) {
                let mut option = set.to_vec();
                option.push(new.clone());
                option.sort();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        // All good sets for L up to 3, and those with the word 0 for L = 4.
        for (l, first) in [(1, None), (2, None), (3, None), (4, Some("0".to_string()))] {
            let words = (1..=l).flat_map(|length| all_lists(length, "01".chars()));
            let words: Vec<String> = words.map(|word| word.into_iter().collect()).collect();
            let mut game = Search::normal(|set: &Vec<String>| brute_force(set, &words));
            let mut sets = vec![Vec::from_iter(first)];
            let mut next = 0;
            while next < sets.len() {
                for set in brute_force(&sets[next], &words) {
                    if !sets.contains(&set) {
                        sets.push(set);
                    }
                }
                next += 1;
            }
            for set in sets.iter().filter(|set| !set.is_empty()) {
                let input = format!("{} {l}\n{}\n", set.len(), set.join("\n"));
                let expected = if game.wins(set) { "Alice\n" } else { "Bob\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
