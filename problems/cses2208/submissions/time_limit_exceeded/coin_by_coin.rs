// Slow: plays one game out, coin by coin, by the strategy of the even heaps.
// Caught by: heaps of 10^9 coins.

use std::io::{self, Read};

fn first_wins(heaps: &[u64]) -> bool {
    let mut heaps = heaps.to_vec();
    let mut first_is_next = true;
    while heaps.iter().any(|&heap| heap > 0) {
        let odd = heaps.iter().any(|heap| heap % 2 == 1);
        for heap in heaps.iter_mut().filter(|heap| **heap > 0) {
            // Without an odd heap nothing wins, so a coin from each.
            *heap -= if odd { *heap % 2 } else { 1 };
        }
        first_is_next = !first_is_next;
    }
    !first_is_next
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for _ in 0..numbers.next().unwrap() {
        let n = numbers.next().unwrap() as usize;
        let heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if first_wins(&heaps) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
