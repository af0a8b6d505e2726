// Wrong: forgets that in column 1, too, a set is a run of neighbours.

use std::collections::HashSet;
use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut words = input.split_whitespace();
    let mut output = String::new();
    let cases: usize = words.next().unwrap().parse().unwrap();
    for _ in 0..cases {
        let n: u32 = words.next().unwrap().parse().unwrap();
        words.next();
        let mut odd = HashSet::new(); // the exponents of values that occur an odd number of times
        for i in 1..=n {
            for (j, coin) in (1u32..).zip(words.next().unwrap().bytes()) {
                let exponent = if i == 1 { j.trailing_zeros() } else { i + j - 2 };
                if coin == b'T' && !odd.insert(exponent) {
                    odd.remove(&exponent);
                }
            }
        }
        output += if odd.is_empty() { "=_=\n" } else { "-_-\n" };
    }
    print!("{output}");
}
