// Wrong: takes n / x for the value of x, as if a cell were a heap of as many stones as it has multiples.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let n = numbers.next().unwrap();
    let queries = numbers.next().unwrap();
    for _ in 0..queries {
        let w = numbers.next().unwrap() as usize;
        let sum = numbers.by_ref().take(w).fold(0, |sum, x| sum ^ (n / x));
        output += if sum != 0 { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
