// Wrong: lets the coin move any distance left or down, so that squares are lost.

use std::io::{self, Read};

fn kiki_wins(n: u64, m: u64) -> bool {
    n != m
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let m = numbers.next().unwrap();
        if (n, m) == (0, 0) {
            break;
        }
        output += if kiki_wins(n, m) { "Wonderful!\n" } else { "What a pity!\n" };
    }
    print!("{output}");
}
