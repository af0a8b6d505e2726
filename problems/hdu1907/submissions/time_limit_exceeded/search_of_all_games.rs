// Slow: plays all games out.
// Caught by: a case of `3 3000 4000 1104`.

use std::io::{self, Read};

fn john_wins(heaps: &mut [u64]) -> bool {
    if heaps.iter().all(|&heap| heap == 0) {
        return true; // the brother has eaten the last one
    }
    for i in 0..heaps.len() {
        let heap = heaps[i];
        for left in 0..heap {
            heaps[i] = left;
            let wins = !john_wins(heaps);
            heaps[i] = heap;
            if wins {
                return true;
            }
        }
    }
    false
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut heaps: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if john_wins(&mut heaps) { "John\n" } else { "Brother\n" };
    }
    print!("{output}");
}
