// Wrong: a table that ends before the last lost heap.
// Right on small inputs: of the heaps above 1000 only 1222 shows it.

use std::io::{self, Read};

/// The Grundy values of the heaps up to 1000.
fn table() -> Vec<usize> {
    let mut grundy = vec![0; 1000 + 1];
    for n in 3..=1000 {
        let mut occurs = [false; 1024];
        for a in 1..(n + 1) / 2 {
            occurs[grundy[a] ^ grundy[n - a]] = true;
        }
        grundy[n] = occurs.iter().position(|&occurs| !occurs).unwrap();
    }
    grundy
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    let grundy = table();
    for n in numbers.skip(1) {
        output += if n >= grundy.len() || grundy[n] != 0 { "first\n" } else { "second\n" };
    }
    print!("{output}");
}
