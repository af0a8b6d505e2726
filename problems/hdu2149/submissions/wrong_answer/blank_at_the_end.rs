// Wrong: prints a blank behind each bid, also behind the last.

use std::io::{self, Read};

fn winning_bids(m: u64, n: u64) -> Vec<u64> {
    if n >= m {
        (m..=n).collect()
    } else if m % (n + 1) == 0 {
        vec![]
    } else {
        vec![m % (n + 1)]
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    while let Some(m) = numbers.next() {
        let n = numbers.next().unwrap();
        let bids = winning_bids(m, n);
        for bid in &bids {
            output += &format!("{bid} ");
        }
        output += if bids.is_empty() { "none\n" } else { "\n" };
    }
    print!("{output}");
}
