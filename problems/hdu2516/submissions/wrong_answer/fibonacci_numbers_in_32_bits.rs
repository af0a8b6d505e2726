// Wrong: 50 Fibonacci numbers in 32 bits; some that overflow become positive again.
// Right on small inputs: it takes one of the numbers that the overflow makes.

use std::io::{self, Read};

fn first_wins(n: u64) -> bool {
    let mut fibonacci = [1i32; 50];
    for i in 2..50 {
        fibonacci[i] = fibonacci[i - 1].wrapping_add(fibonacci[i - 2]);
    }
    !fibonacci.contains(&(n as i32))
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
