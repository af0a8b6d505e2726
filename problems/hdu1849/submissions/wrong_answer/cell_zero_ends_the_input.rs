// Wrong: takes a piece on cell 0 for the m = 0 that ends the input.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    'cases: while let Some(m) = numbers.next() {
        if m == 0 {
            break;
        }
        let mut sum = 0;
        for _ in 0..m {
            let cell = numbers.next().unwrap();
            if cell == 0 {
                break 'cases;
            }
            sum ^= cell;
        }
        output += if sum != 0 { "Rabbit Win!\n" } else { "Grass Win!\n" };
    }
    print!("{output}");
}
