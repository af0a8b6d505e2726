// Slow: plays all games out.
// Caught by: 10000 lines with the quotients 2, 2, 2, ..., such as `1607521 665857`.

use std::io::{self, Read};

/// Whether the player to move wins on a >= b.
fn wins(a: u64, b: u64) -> bool {
    b > 0
        && (1..=a / b).rev().any(|times| {
            let rest = a - times * b;
            !wins(rest.max(b), rest.min(b))
        })
}

fn stan_wins(a: u64, b: u64) -> bool {
    wins(a.max(b), a.min(b))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(a) = numbers.next() {
        let b = numbers.next().unwrap();
        if (a, b) == (0, 0) {
            break;
        }
        output += if stan_wins(a, b) { "Stan wins\n" } else { "Ollie wins\n" };
    }
    print!("{output}");
}
