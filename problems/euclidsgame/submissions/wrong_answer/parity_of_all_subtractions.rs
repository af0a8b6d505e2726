// Wrong: always subtracts the smaller number once, so that there is no choice.

use std::io::{self, Read};

fn stan_wins(a: u64, b: u64) -> bool {
    let (mut a, mut b) = (a, b);
    let mut moves = 0;
    while b > 0 {
        moves += a / b;
        (a, b) = (b, a % b);
    }
    moves % 2 == 1
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
