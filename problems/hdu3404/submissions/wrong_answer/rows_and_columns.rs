// Wrong: says that the first player loses if the rows and the columns have the Nim sum 0, each for itself.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<u64>().unwrap());
    let cases = numbers.next().unwrap();
    for _ in 0..cases {
        let (mut rows, mut columns) = (0, 0);
        for _ in 0..numbers.next().unwrap() {
            rows ^= numbers.next().unwrap();
            columns ^= numbers.next().unwrap();
        }
        let wins = rows != 0 || columns != 0;
        println!("{}", if wins { "Have a try, lxhgww." } else { "Don't waste your time." });
    }
}
