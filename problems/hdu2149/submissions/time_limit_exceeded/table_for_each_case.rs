// Slow: works backwards from the reserve price with all raises, again for each line.
// Caught by: 60,000 lines of `1099 549`.

use std::io::{self, Read};

fn winning_bids(m: u64, n: u64) -> Vec<u64> {
    let mut won = vec![false; m as usize]; // for each price below the reserve price
    let wins = |raised: u64, won: &[bool]| raised >= m || !won[raised as usize];
    for price in (1..m).rev() {
        won[price as usize] = (1..=n).any(|raise| wins(price + raise, &won));
    }
    (1..=n).filter(|&bid| wins(bid, &won)).collect()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let n = numbers.next().unwrap();
        let bids: Vec<String> = winning_bids(m, n).iter().map(u64::to_string).collect();
        output += &if bids.is_empty() { "none".to_string() } else { bids.join(" ") };
        output += "\n";
    }
    print!("{output}");
}
