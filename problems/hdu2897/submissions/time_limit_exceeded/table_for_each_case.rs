// Slow: tries all takes for all heaps up to n, again for each line.
// Caught by: 100 lines of `65535 1 32767`.

use std::io::{self, Read};

fn wins(n: u64, p: u64, q: u64) -> bool {
    let (n, p, q) = (n as usize, p as usize, q as usize);
    let mut won = vec![true]; // no coins: the other one has taken the last
    for heap in 1..=n {
        won.push(heap >= p && (p..=q.min(heap)).any(|take| !won[heap - take]));
    }
    won[n]
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
