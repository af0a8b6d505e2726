// Slow: plays all games out, and the same pile again and again.
// Caught by: a line `1000`.

use std::io::{self, Read};

fn kiki_wins(n: u64) -> bool {
    (0..10).map(|power| 1 << power).any(|take| take <= n && !kiki_wins(n - take))
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    for n in numbers {
        output += if kiki_wins(n) { "Kiki\n" } else { "Cici\n" };
    }
    print!("{output}");
}
