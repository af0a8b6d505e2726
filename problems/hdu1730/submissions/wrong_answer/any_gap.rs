// Wrong: lets Tom win wherever some row has a gap, as if a sum of won rows were won.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<i64>().unwrap());
    let mut output = String::new();
    while let (Some(n), Some(_m)) = (numbers.next(), numbers.next()) {
        let mut wins = false;
        for _ in 0..n {
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            wins |= black.abs_diff(white) > 1;
        }
        output += if wins { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{output}");
}
