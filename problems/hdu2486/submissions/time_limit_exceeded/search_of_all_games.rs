// Slow: plays all games out.
// Caught by: a line `100000000 2`.

use std::io::{self, Read};

/// Whether the player to move wins from `n` stones by a take of at most `most`.
fn wins(n: u64, most: u64, k: u64) -> bool {
    most >= n || (1..=most).rev().any(|take| !wins(n - take, k * take, k))
}

/// The least winning take, if there is one.
fn least_take(n: u64, k: u64) -> Option<u64> {
    (1..n).rev().filter(|&take| !wins(n - take, k * take, k)).last()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for case in 1..=cases {
        let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        match least_take(n, k) {
            Some(take) => println!("Case {case}: {take}"),
            None => println!("Case {case}: lose"),
        }
    }
}
