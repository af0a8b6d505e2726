// Slow: plays all games out.
// Caught by: a line `89`.

use std::io::{self, Read};

/// Whether the player to move wins from `n` stones by a take of at most `most`.
fn wins(n: u64, most: u64) -> bool {
    most >= n || (1..=most).rev().any(|take| !wins(n - take, 2 * take))
}

fn first_wins(n: u64) -> bool {
    wins(n, n - 1)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for n in numbers {
        if n == 0 {
            break;
        }
        output += if first_wins(n) { "First win\n" } else { "Second win\n" };
    }
    print!("{output}");
}
