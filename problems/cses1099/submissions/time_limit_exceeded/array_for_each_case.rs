// Slow: clears an array of 200000 stairs for each case.
// Caught by: 200000 cases of one stair.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    let mut balls = vec![0; 200_001];
    for _ in 0..cases {
        balls.iter_mut().for_each(|balls| *balls = 0);
        let n = numbers.next().unwrap() as usize;
        for stair in 1..=n {
            balls[stair] = numbers.next().unwrap();
        }
        let sum = balls.iter().step_by(2).fold(0, |sum, balls| sum ^ balls);
        output += if sum != 0 { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
