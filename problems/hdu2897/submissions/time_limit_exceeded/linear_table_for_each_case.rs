// Slow: one step for each heap up to n, again for each line.
// Caught by: 50,000 lines of `65535 1 2`.

use std::io::{self, Read};

fn wins(n: u64, p: u64, q: u64) -> bool {
    let (n, p, q) = (n as usize, p as usize, q as usize);
    let mut lost_below = vec![0, 0]; // how many of 0, 1, ... are lost
    let mut won = true;
    for heap in 1..=n {
        won = heap >= p && lost_below[heap - p + 1] > lost_below[heap.saturating_sub(q)];
        lost_below.push(lost_below[heap] + u32::from(!won));
    }
    won
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
