// Slow: the values of all heaps up to n, by all splits.
// Caught by: a case of `1000000`.

use std::io::{self, Read};

/// The Grundy values, up to the heap `largest`.
fn grow(grundy: &mut Vec<usize>, largest: usize) {
    for n in grundy.len()..=largest {
        let mut occurs = [false; 256];
        for a in 1..(n + 1) / 2 {
            occurs[grundy[a] ^ grundy[n - a]] = true;
        }
        grundy.push(occurs.iter().position(|&occurs| !occurs).unwrap());
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let mut grundy = Vec::new();
    for n in numbers.skip(1) {
        grow(&mut grundy, n);
        output += if grundy[n] != 0 { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
