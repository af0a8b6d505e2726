// Slow: computes the value of a position anew for each way that leads to it.
// Caught by: 632 positions with an arrow from each to each smaller one.

use std::io::{self, Read};

fn grundy(p: usize, options: &[Vec<usize>]) -> usize {
    let mut occurs = vec![false; options[p].len() + 1];
    for &option in &options[p] {
        if let Some(occurs) = occurs.get_mut(grundy(option, options)) {
            *occurs = true;
        }
    }
    occurs.iter().position(|&occurs| !occurs).unwrap()
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let Some(n) = numbers.next() {
        let mut options = Vec::new();
        for _ in 0..n {
            let x = numbers.next().unwrap();
            options.push(numbers.by_ref().take(x).collect::<Vec<usize>>());
        }
        loop {
            let m = numbers.next().unwrap();
            if m == 0 {
                break;
            }
            let sum = numbers.by_ref().take(m).fold(0, |sum, piece| sum ^ grundy(piece, &options));
            output += if sum != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{output}");
}
