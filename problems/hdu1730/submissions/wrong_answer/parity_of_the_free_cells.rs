// Wrong: asks whether the free cells between the pieces are an odd number in all.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<i64>().unwrap());
    let mut output = String::new();
    while let (Some(n), Some(_m)) = (numbers.next(), numbers.next()) {
        let mut cells = 0;
        for _ in 0..n {
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            cells += black.abs_diff(white) - 1;
        }
        output += if cells % 2 == 1 { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{output}");
}
