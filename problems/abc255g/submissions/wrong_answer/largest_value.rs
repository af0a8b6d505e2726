// Wrong: among the values whose heaps are all forbidden, takes the largest.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Read};

/// The value of a heap: its size, less the number of smaller repeats, unless it is one.
fn value(heap: u64, repeats: &[(u64, u64)]) -> u64 {
    match repeats.binary_search_by_key(&heap, |repeat| repeat.0) {
        Ok(index) => repeats[index].1,
        Err(smaller) => heap - smaller as u64,
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
    let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
    let mut forbidden: BTreeMap<u64, Vec<u64>> = BTreeMap::new();
    for _ in 0..m {
        let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
        forbidden.entry(x).or_default().push(x - y);
    }
    let mut repeats: Vec<(u64, u64)> = Vec::new();
    let mut repeats_of: HashMap<u64, usize> = HashMap::new();
    for (&heap, targets) in &forbidden {
        let mut blocked: HashMap<u64, usize> = HashMap::new();
        for &target in targets {
            *blocked.entry(value(target, &repeats)).or_default() += 1;
        }
        let all =
            blocked.iter().filter(|(value, count)| **count > *repeats_of.get(value).unwrap_or(&0));
        if let Some(value) = all.map(|(value, _)| *value).max() {
            repeats.push((heap, value));
            *repeats_of.entry(value).or_default() += 1;
        }
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap, &repeats));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
