// Wrong: lets both players take the largest power of two that is there.

use std::io::{self, Read};

fn kiki_wins(n: u64) -> bool {
    n.count_ones() % 2 == 1
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
