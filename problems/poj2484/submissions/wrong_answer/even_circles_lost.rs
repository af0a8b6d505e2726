// Wrong: lets Bob mirror Alice's moves in even circles only, though he does so in the row that she leaves.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    for n in numbers.take_while(|&n| n != 0) {
        output += if n % 2 == 1 || n == 2 { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
