// Wrong: as if whoever takes the last match lost.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let heaps: Vec<usize> = numbers.by_ref().take(m).collect();
        let sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let is_large = heaps.iter().any(|&heap| heap > 1);
        output += if is_large == (sum != 0) { "Yes\n" } else { "No\n" };
    }
    print!("{output}");
}
