// Wrong: asks how many heaps are won on their own, not what they are worth.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let (_, l, r) = (numbers.next().unwrap(), numbers.next().unwrap(), numbers.next().unwrap());
    let won = numbers.filter(|heap| heap % (l + r) >= l).count();
    println!("{}", if won % 2 == 1 { "First" } else { "Second" });
}
