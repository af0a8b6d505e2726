// Wrong: where the Nim sum is 0, compares how far the two players can retreat.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<i64>().unwrap());
    let mut output = String::new();
    while let (Some(n), Some(m)) = (numbers.next(), numbers.next()) {
        let (mut sum, mut tom, mut jerry) = (0, 0, 0);
        for _ in 0..n {
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= black.abs_diff(white) - 1;
            let (left, right) = (black.min(white) - 1, m - black.max(white));
            tom += if black < white { left } else { right };
            jerry += if black < white { right } else { left };
        }
        output += if sum != 0 || tom > jerry { "I WIN!\n" } else { "BAD LUCK!\n" };
    }
    print!("{output}");
}
