// Wrong: Bachet's game with 1 or 2 stones a move, as if twice the previous take meant 2.

use std::io::{self, Read};

fn first_wins(n: u64) -> bool {
    n % 3 != 0
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
