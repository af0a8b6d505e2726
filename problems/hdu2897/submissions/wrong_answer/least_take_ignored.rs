// Wrong: solves misere Bachet's game, with 1 to q coins a move.

use std::io::{self, Read};

fn wins(n: u64, q: u64) -> bool {
    n % (q + 1) != 1
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let (_, q) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if wins(n, q) { "WIN\n" } else { "LOST\n" };
    }
    print!("{output}");
}
