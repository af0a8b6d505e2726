//! # HDU 3032 · Lasker's Nim, take or split · Nim or not Nim?
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap, as in Nim, or takes none and
//! splits one heap into two, neither of them empty. The player who takes the last stone wins; Alice moves first.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 4k + 3 and 4k + 4 are
//! exchanged: heap 3 has the value 4, heap 4 the value 3, heap 7 the value 8, heap 8 the value 7. Alice wins if and
//! only if the Nim sum of the values is not 0.
//!
//! **Why.** By induction. The smaller heaps give the values that the theorem says. A split of a heap of
//! remainder r modulo 4 leaves two heaps whose values are known modulo 4, and so is their Nim sum: it is 2
//! for r = 1, 0 or 1 for r = 2, 3 for r = 3, and 0 or 1 for r = 0. In no case can it be the value that the
//! theorem gives to the heap. For r = 3, the split into 1 and h - 1 has the value h; so this heap, and no
//! other, has a value above h, and leaves the value h to the heap h + 1.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N) per case.
//!
//! **Reference.** Emanuel Lasker, *Brettspiele der Völker*, 1931. T. S. Ferguson, *Game Theory*, part I,
//! section 4: Lasker's Nim.

use common::judge::{self, Input};

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = input.numbers(n).iter().fold(0, |sum, &heap| sum ^ grundy(heap));
    Ok(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins on these heaps: by the rules and nothing else. `known` remembers
    /// the answers.
    pub fn brute_force(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let wins = moves(heaps).iter().any(|option| !brute_force(option, known));
        known.insert(heaps.to_vec(), wins);
        wins
    }

    /// What can be left of the heaps: a heap of `left` stones, or two heaps in place of one.
    fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for left in 0..heap {
                moves.push(replaced(heaps, i, &[left]));
            }
            for part in 1..heap {
                moves.push(replaced(heaps, i, &[part, heap - part]));
            }
        }
        moves
    }

    /// The heaps with others in place of the one at `i`, sorted and without empty ones.
    pub fn replaced(heaps: &[usize], i: usize, others: &[usize]) -> Vec<usize> {
        let mut heaps = [&heaps[..i], &heaps[i + 1..], others].concat();
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for n in 0..8usize.pow(3) {
            let [a, b, c] = [n % 8, n / 8 % 8, n / 64];
            let (answer, _) = judge::transcript(main, &format!("1\n3\n{a} {b} {c}\n"));
            let wins = brute_force(&replaced(&[0, a, b, c], 0, &[]), &mut known);
            assert_eq!(answer, if wins { "Alice\n" } else { "Bob\n" }, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(grundy(max), 1 << 64);
        let answer = |heaps: &str| judge::transcript(main, &format!("1 {heaps}")).0;
        assert_eq!(answer(&format!("2 {max} {max}")), "Bob\n");
        assert_eq!(answer(&format!("1 {max}")), "Alice\n");
        assert_eq!(answer(&format!("3 {max} {} 1", max - 1)), "Alice\n");
    }
}
