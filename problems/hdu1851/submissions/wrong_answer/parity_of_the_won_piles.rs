// Wrong: checks whether the number of piles that the first player would win is even.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut sum = 0;
        for _ in 0..n {
            let (stones, most) = (numbers.next().unwrap(), numbers.next().unwrap());
            sum ^= u64::from(stones % (most + 1) != 0);
        }
        output += if sum == 0 { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
