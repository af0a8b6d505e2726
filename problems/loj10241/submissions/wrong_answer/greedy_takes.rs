// Wrong: lets both players take as many stones as they may.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
    let moves = (n + k - 1) / k;
    println!("{}", if moves % 2 == 1 { 1 } else { 2 });
}
