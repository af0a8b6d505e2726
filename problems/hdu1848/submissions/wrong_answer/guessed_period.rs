// Wrong: guesses period 10 from the first Grundy values, but they do not continue like that.

use std::io::{self, Read};

const PERIOD: [u64; 10] = [0, 1, 2, 3, 0, 1, 2, 3, 4, 5];

fn grundy(heap: u64) -> u64 {
    PERIOD[(heap % 10) as usize]
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
