// Wrong: the table of Fibonacci numbers ends with the 40th.

use std::io::{self, Read};

fn first_wins(n: u64) -> bool {
    let mut fibonacci = [1; 40];
    for i in 2..40 {
        fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    }
    !fibonacci.contains(&n)
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
