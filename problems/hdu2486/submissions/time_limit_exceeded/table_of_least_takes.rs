// Slow: finds the least winning take of every heap up to n, by trying one take after the other.
// Caught by: a line `100000000 100000`.

use std::io::{self, Read};

/// The least winning take, or None if it is n.
fn least_take(n: u64, k: u64) -> Option<u64> {
    let mut least = vec![0];
    for heap in 1..=n {
        // Too many are left for the opponent, or none.
        let wins = |&take: &u64| take == heap || u64::from(least[(heap - take) as usize]) > k * take;
        let take = (1..=heap).find(wins).unwrap();
        least.push(take as u32);
    }
    let take = u64::from(least[n as usize]);
    if take == n {
        None
    } else {
        Some(take)
    }
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for case in 1..=cases {
        let (n, k) = (numbers.next().unwrap(), numbers.next().unwrap());
        match least_take(n, k) {
            Some(take) => println!("Case {case}: {take}"),
            None => println!("Case {case}: lose"),
        }
    }
}
