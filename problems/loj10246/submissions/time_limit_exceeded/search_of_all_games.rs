// Slow: searches all positions, and remembers their answers.
// Caught by: fifty heaps of one stone.

use std::collections::HashMap;
use std::io::{self, Read};

fn with(heaps: &[u64], heap: u64) -> Vec<u64> {
    let mut heaps = [heaps, &[heap]].concat();
    heaps.retain(|&heap| heap > 0);
    heaps.sort_unstable();
    heaps
}

fn alice_wins(heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&wins) = known.get(heaps) {
        return wins;
    }
    let mut wins = false;
    for (i, &heap) in heaps.iter().enumerate() {
        let others = [&heaps[..i], &heaps[i + 1..]].concat();
        wins = wins || !alice_wins(&with(&others, heap - 1), known);
        for (j, &other) in others.iter().enumerate() {
            let rest = [&others[..j], &others[j + 1..]].concat();
            wins = wins || !alice_wins(&with(&rest, heap + other), known);
        }
    }
    known.insert(heaps.to_vec(), wins);
    wins
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let mut known = HashMap::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap() as usize;
        let mut heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        heaps.sort_unstable();
        output += if alice_wins(&heaps, &mut known) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
