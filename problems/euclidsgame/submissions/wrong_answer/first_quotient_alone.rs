// Wrong: does not look beyond the first step, in which there may be no choice.

use std::io::{self, Read};

fn stan_wins(a: u64, b: u64) -> bool {
    let (a, b) = (a.max(b), a.min(b));
    a % b == 0 || a >= 2 * b
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        if (a, b) == (0, 0) {
            break;
        }
        output += if stan_wins(a, b) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{output}");
}
