// Slow: computes the Grundy value of the same heap again and again.
// Caught by: a line `1000 999 998`.

use std::io::{self, Read};

const TAKES: [u64; 15] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

fn grundy(heap: u64) -> usize {
    let mut seen = [false; 16];
    for take in TAKES.iter().filter(|&&take| take <= heap) {
        seen[grundy(heap - take)] = true;
    }
    seen.iter().position(|&seen| !seen).unwrap()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let (n, p) = (numbers.next().unwrap(), numbers.next().unwrap());
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        let sum = grundy(m) ^ grundy(n) ^ grundy(p);
        output += if sum != 0 { "Fibo\n" } else { "Nacci\n" };
    }
    print!("{output}");
}
