// Wrong: p + q in 16 bits.

use std::io::{self, Read};

fn wins(n: u64, p: u64, q: u64) -> bool {
    let sum = (p as u16).wrapping_add(q as u16);
    let rest = (n as u16).checked_rem(sum).unwrap_or(n as u16);
    !(1..=p as u16).contains(&rest)
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let (p, q) = (numbers.next().unwrap(), numbers.next().unwrap());
        output += if wins(n, p, q) { "WIN\n" } else { "LOST\n" };
    }
    print!("{output}");
}
