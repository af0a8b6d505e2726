// Slow: fills the table anew for each test case.
// Caught by: 40000 sheets.

use std::io::{self, Read};

fn grundy(width: usize, height: usize) -> usize {
    let mut grundy = vec![vec![0; height + 1]; width + 1];
    let mut occurs = vec![0; 256];
    let mut round = 0;
    for w in 2..=width {
        for h in 2..=height {
            round += 1;
            for a in 2..w - 1 {
                occurs[grundy[a][h] ^ grundy[w - a][h]] = round;
            }
            for b in 2..h - 1 {
                occurs[grundy[w][b] ^ grundy[w][h - b]] = round;
            }
            grundy[w][h] = (0..).find(|&value: &usize| occurs[value] != round).unwrap();
        }
    }
    grundy[width][height]
}

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let mut output = String::new();
    while let (Some(w), Some(h)) = (numbers.next(), numbers.next()) {
        output += if grundy(w, h) != 0 { "WIN\n" } else { "LOSE\n" };
    }
    print!("{output}");
}
