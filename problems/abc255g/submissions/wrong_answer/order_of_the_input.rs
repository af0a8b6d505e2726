// Wrong: goes through the heaps X as the input has them, not from the smallest on.

use std::collections::{BTreeMap, HashMap};
use std::io::{self, Read};

/// The value of a heap: its size, less the number of smaller repeats met so far, unless it is one.
fn value(heap: u64, repeats: &BTreeMap<u64, u64>) -> u64 {
    match repeats.get(&heap) {
        Some(value) => *value,
        None => heap - repeats.range(..heap).count() as u64,
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (n, m) = (numbers.next().unwrap(), numbers.next().unwrap());
    let heaps: Vec<u64> = (0..n).map(|_| numbers.next().unwrap()).collect();
    let mut forbidden: HashMap<u64, Vec<u64>> = HashMap::new();
    let mut order = Vec::new();
    for _ in 0..m {
        let (x, y) = (numbers.next().unwrap(), numbers.next().unwrap());
        if !forbidden.contains_key(&x) {
            order.push(x);
        }
        forbidden.entry(x).or_default().push(x - y);
    }
    let mut repeats: BTreeMap<u64, u64> = BTreeMap::new();
    let mut repeats_of: HashMap<u64, usize> = HashMap::new();
    for heap in order {
        let targets = &forbidden[&heap];
        let mut blocked: HashMap<u64, usize> = HashMap::new();
        for &target in targets {
            *blocked.entry(value(target, &repeats)).or_default() += 1;
        }
        let all =
            blocked.iter().filter(|(value, count)| **count > *repeats_of.get(value).unwrap_or(&0));
        if let Some(value) = all.map(|(value, _)| *value).min() {
            repeats.insert(heap, value);
            *repeats_of.entry(value).or_default() += 1;
        }
    }
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ value(heap, &repeats));
    println!("{}", if sum != 0 { "Takahashi" } else { "Aoki" });
}
