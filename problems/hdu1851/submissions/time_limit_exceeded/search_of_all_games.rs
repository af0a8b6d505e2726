// Slow: plays all games out.
// Caught by: a case of 10 piles `20 20`.

use std::io::{self, Read};

fn first_wins(piles: &mut [(u64, u64)]) -> bool {
    for i in 0..piles.len() {
        let (stones, most) = piles[i];
        for left in stones.saturating_sub(most)..stones {
            piles[i] = (left, most);
            let wins = !first_wins(piles);
            piles[i] = (stones, most);
            if wins {
                return true;
            }
        }
    }
    false
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let mut output = String::new();
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let n = numbers.next().unwrap();
        let mut piles = Vec::new();
        for _ in 0..n {
            let (stones, most) = (numbers.next().unwrap(), numbers.next().unwrap());
            piles.push((stones, most));
        }
        output += if first_wins(&mut piles) { "No\n" } else { "Yes\n" };
    }
    print!("{output}");
}
