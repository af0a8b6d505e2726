// Slow: computes each Fibonacci number by recursion to 1 and 1.
// Caught by: 20 lines of `2147483647`.

use std::io::{self, Read};

fn fibonacci(i: u64) -> u64 {
    if i < 2 {
        1
    } else {
        fibonacci(i - 1) + fibonacci(i - 2)
    }
}

fn first_wins(n: u64) -> bool {
    (1..).map(fibonacci).find(|&number| number >= n) != Some(n)
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
