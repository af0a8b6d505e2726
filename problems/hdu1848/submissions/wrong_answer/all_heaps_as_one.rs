// Wrong: plays on one heap of all m + n + p stones.

use std::io::{self, Read};

const TAKES: [usize; 15] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987];

/// The Grundy values of heaps up to `most`.
fn table(most: usize) -> Vec<usize> {
    let mut grundy = vec![0; most + 1];
    for heap in 1..=most {
        let mut seen = [false; 16];
        for take in TAKES.iter().filter(|&&take| take <= heap) {
            seen[grundy[heap - take]] = true;
        }
        grundy[heap] = seen.iter().position(|&seen| !seen).unwrap();
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let grundy = table(3000);
    while let Some(m) = numbers.next() {
        let (n, p) = (numbers.next().unwrap(), numbers.next().unwrap());
        if (m, n, p) == (0, 0, 0) {
            break;
        }
        let sum = grundy[(m + n + p) as usize];
        output += if sum != 0 { "Fibo\n" } else { "Nacci\n" };
    }
    print!("{output}");
}
