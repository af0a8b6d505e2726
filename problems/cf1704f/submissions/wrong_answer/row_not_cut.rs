// Wrong: takes a row with as many red cells as blue ones for a single part, whatever the order of its letters.

use std::io::{self, Read};

fn main() {
    let mut value: Vec<usize> = Vec::new();
    for n in 0..87usize {
        let options: Vec<usize> = (2..=n).map(|end| value[end - 2] ^ value[n - end]).collect();
        value.push((0..).find(|candidate| !options.contains(candidate)).unwrap());
    }
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut tokens = input.split_whitespace();
    let cases: usize = tokens.next().unwrap().parse().unwrap();
    let mut output = String::new();
    for _ in 0..cases {
        let n: usize = tokens.next().unwrap().parse().unwrap();
        let red = tokens.next().unwrap().matches('R').count();
        let value = value[if n < 53 { n } else { 53 + (n - 53) % 34 }];
        let wins = 2 * red > n || 2 * red == n && value != 0;
        output += if wins { "Alice\n" } else { "Bob\n" };
    }
    print!("{output}");
}
