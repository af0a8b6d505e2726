// Wrong: begins the powers of two with 2, so that a single card cannot be taken.

use std::io::{self, Read};

/// For each number of cards, whether the player to move wins.
fn table() -> Vec<bool> {
    let mut won = vec![false; 1001];
    for n in 1..=1000 {
        won[n] = (1..10).map(|power| 1 << power).any(|take| take <= n && !won[n - take]);
    }
    won
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let won = table();
    for n in numbers {
        output += if won[n as usize] { "Kiki\n" } else { "Cici\n" };
    }
    print!("{output}");
}
