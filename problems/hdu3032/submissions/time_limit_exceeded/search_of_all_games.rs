// Slow: plays all games out.
// Caught by: two heaps of 13 stones.

use std::io::{self, Read};

fn alice_wins(heaps: &mut Vec<u64>) -> bool {
    for i in 0..heaps.len() {
        let heap = heaps[i];
        for left in 0..heap {
            heaps[i] = left;
            let mut wins = !alice_wins(heaps);
            if !wins && left > 0 {
                heaps.push(heap - left);
                wins = !alice_wins(heaps);
                heaps.pop();
            }
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
        let n = numbers.next().unwrap() as usize;
        let mut heaps: Vec<u64> = numbers.by_ref().take(n).collect();
        output += if alice_wins(&mut heaps) { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
