// Wrong: looks for two equal bars, where three and more can have the Nim sum 0 as well.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let mut bars: Vec<usize> = numbers.by_ref().take(n).collect();
        bars.sort();
        let wins = bars.windows(2).any(|pair| pair[0] == pair[1]);
        output += if wins { "NO\n" } else { "YES\n" };
    }
    print!("{output}");
}
