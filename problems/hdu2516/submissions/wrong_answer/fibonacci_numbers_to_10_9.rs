// Wrong: the table of Fibonacci numbers ends at 10^9; two more are below 2^31.
// Right on small inputs: 1134903170 and 1836311903 alone show it.

use std::io::{self, Read};

fn first_wins(n: u64) -> bool {
    let (mut last, mut next) = (1, 2);
    while next < 1_000_000_000 {
        if n == next {
            return false;
        }
        let sum = last + next;
        last = next;
        next = sum;
    }
    true
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for n in numbers {
        if n == 0 {
            break;
        }
        output += if first_wins(n) { "First win\n" } else { "Second win\n" };
    }
    print!("{output}");
}
