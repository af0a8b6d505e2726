// Slow: plays all games out.
// Caught by: heaps near 2000000000.

use std::io::{self, Read};

fn first_wins(heaps: &mut [u64]) -> bool {
    for i in (0..heaps.len()).step_by(2) {
        let pair = [heaps[i], heaps[i + 1]];
        for heap in pair {
            for part in (1..=heap / 2).rev() {
                heaps[i] = part;
                heaps[i + 1] = heap - part;
                let wins = !first_wins(heaps);
                heaps[i] = pair[0];
                heaps[i + 1] = pair[1];
                if wins {
                    return true;
                }
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
        output += if first_wins(&mut heaps) { "YES\n" } else { "NO\n" };
    }
    print!("{output}");
}
