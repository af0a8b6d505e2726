// Wrong: Alice wins whenever she may go back, as if that could not be answered.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<i32>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        numbers.next();
        let mut sum = 0;
        for _ in 0..n {
            numbers.next();
            let (black, white) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= (black - white).abs() - 1;
        }
        output += if sum != 0 || k > 0 { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
