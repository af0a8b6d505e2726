// Wrong: looks in f64 whether 5 n^2 + 4 or 5 n^2 - 4 is a square, which f64 cannot tell apart.
// Right on small inputs: it takes one of 396 numbers, all above 70 million.

use std::io::{self, Read};

fn is_square(n: f64) -> bool {
    let root = n.sqrt().round();
    root * root == n
}

fn first_wins(n: u64) -> bool {
    let square = 5.0 * n as f64 * n as f64;
    !is_square(square + 4.0) && !is_square(square - 4.0)
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
