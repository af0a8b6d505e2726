// Wrong: the Nim sum of the odd stairs, as if stair 1 were one step above the floor.

use std::io::{self, Read};

fn first_wins(balls: &[u64]) -> bool {
    balls.iter().step_by(2).fold(0, |sum, balls| sum ^ balls) != 0
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let balls: Vec<u64> = numbers.by_ref().take(n as usize).collect();
        output += if first_wins(&balls) { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
