// Wrong: forgets the moves that leave more than 50 blue stones.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut numbers = input.split_whitespace().map(|number| number.parse::<usize>().unwrap());
    let n = numbers.next().unwrap();
    let mut values = vec![vec![0; 51]; 51];
    for w in 0..=50 {
        for b in 0..=50 {
            let mut options = values[w][b - b / 2..b].to_vec();
            if w > 0 && b + w <= 50 {
                options.push(values[w - 1][b + w]);
            }
            values[w][b] = (0..).find(|value| !options.contains(value)).unwrap();
        }
    }
    let white: Vec<usize> = numbers.by_ref().take(n).collect();
    let sum = white.iter().zip(numbers).fold(0, |sum, (&w, b)| sum ^ values[w][b]);
    println!("{}", if sum != 0 { "First" } else { "Second" });
}
