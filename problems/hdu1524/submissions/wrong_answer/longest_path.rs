// Wrong: a piece as a Nim heap of as many stones as it can make moves.

use std::io::{self, Read};

fn longest(p: usize, options: &[Vec<usize>], paths: &mut [Option<usize>]) -> usize {
    if let Some(path) = paths[p] {
        return path;
    }
    let of_options = options[p].iter().map(|&option| 1 + longest(option, options, paths));
    let path = of_options.max().unwrap_or(0);
    paths[p] = Some(path);
    path
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
        let mut paths = vec![None; n];
        loop {
            let m = numbers.next().unwrap();
            if m == 0 {
                break;
            }
            let pieces = numbers.by_ref().take(m);
            let sum = pieces.fold(0, |sum, piece| sum ^ longest(piece, &options, &mut paths));
            output += if sum != 0 { "WIN\n" } else { "LOSE\n" };
        }
    }
    print!("{output}");
}
